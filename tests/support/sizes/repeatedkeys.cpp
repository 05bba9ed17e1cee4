// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sizes/repeatedkeys.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/occupancy.h"
#include "models/base/units.h"
#include "tests/support/sizes/madevalues.h"

namespace sw::testsupport
{

using base::BsonBuilder;
using design::Node;
using schema::FieldType;

namespace
{

constexpr quint32 firstSecond = 1600000000;
constexpr quint64 idsPerSecond = 2000;
constexpr qint64 twoYears = qint64(730) * 24 * 3600 * 1000;

/// An id of a document that was inserted \p seconds after the first, the \p nth of all.
QByteArray idOf(quint64 seconds, quint64 nth)
{
    return objectIdBytes(firstSecond + seconds, 0xa1b2c3d4e5, 1234567 + nth);
}

/// A field and how its value number n is written.
struct Repeated
{
    const char *name;
    FieldType type;
    void (*append)(BsonBuilder &out, const char *name, quint64 value);
    double low = 0;
    double high = 0; ///< of numbers
};

constexpr Repeated fields[] = {
    {"uuid", FieldType::Uuid,
     [](BsonBuilder &out, const char *name, quint64 value) {
         out.binary(name, 4, bigEndian(mixed(value), 8) + bigEndian(mixed(~value), 8));
     }},
    {"loadedAtOnce", FieldType::ObjectId,
     [](BsonBuilder &out, const char *name, quint64 value) {
         out.objectId(name, idOf(value / idsPerSecond, value));
     }},
    {"hexadecimal", FieldType::String,
     [](BsonBuilder &out, const char *name, quint64 value) {
         out.string(name, QString::fromLatin1((bigEndian(mixed(value), 8) + bigEndian(mixed(~value), 4)).toHex()));
     }},
    {"number", FieldType::Int64,
     [](BsonBuilder &out, const char *name, quint64 value) {
         out.int64(name, static_cast<qint64>(mixed(value) % 1'000'000'000));
     },
     0, 1e9},
    {"sequence", FieldType::Int32,
     [](BsonBuilder &out, const char *name, quint64 value) {
         out.int32(name, static_cast<int>(value) + 1);
     }},
    {"at", FieldType::Date,
     [](BsonBuilder &out, const char *name, quint64 value) {
         out.date(name, qint64(firstSecond) * 1000 + static_cast<qint64>(mixed(value) % quint64(twoYears)));
     }},
    {"amount", FieldType::Double,
     [](BsonBuilder &out, const char *name, quint64 value) {
         out.real(name, static_cast<double>(mixed(value) % 10'000'000) / 100);
     },
     0, 1e5},
};

Node nodeOf(const Repeated &field, quint64 documents, quint64 different)
{
    Node node;
    node.name = QString::fromLatin1(field.name);
    node.types = {field.type};
    node.averageBytes = field.type == FieldType::String ? 24 : 0;
    if (field.high > 0) {
        node.constraints.minimum = field.low;
        node.constraints.maximum = field.high;
    } else if (field.type == FieldType::Int32) {
        node.constraints.minimum = 1;
        node.constraints.maximum = static_cast<double>(different);
    }
    if (field.type == FieldType::ObjectId) // what an import sees
        node.spread.spanDays = static_cast<double>(different) / idsPerSecond / base::secondsPerDay;
    if (different >= documents)
        node.uniqueValues = true;
    else
        node.distinctValues = base::occupied(static_cast<double>(different), static_cast<double>(documents));
    return node;
}

} // namespace

SizedDesign repeatedKeys(quint64 documents, quint64 different)
{
    SizedDesign sized;
    sized.collection.name = QStringLiteral("repeated%1").arg(different);
    sized.name = sized.collection.name;
    const auto count = static_cast<double>(documents);
    sized.collection.documents = {count, count, count};
    for (const Repeated &field : fields) {
        sized.collection.root.fields << nodeOf(field, documents, different);
        design::Index index;
        index.name = QString::fromLatin1(field.name);
        index.keys = {{index.name, design::KeyKind::Ascending}};
        sized.collection.indexes << index;
    }
    sized.few = count;
    sized.document = [documents, different](quint64 n) {
        BsonBuilder out;
        out.int64("_id", static_cast<qint64>(n));
        const quint64 value = different >= documents ? n : mixed(n ^ 0x5eed) % different;
        for (const Repeated &field : fields)
            field.append(out, field.name, value);
        return out.finish();
    };
    return sized;
}

} // namespace sw::testsupport
