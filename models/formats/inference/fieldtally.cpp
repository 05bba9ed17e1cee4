// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/inference/fieldtally.h"

#include "models/base/bson/isodate.h"

#include <QtEndian>

#include <algorithm>
#include <cmath>

namespace sw::formats
{

using base::BsonType;
using base::readNumber;
using schema::FieldType;

namespace
{

constexpr size_t mostWords = 12;
constexpr qsizetype longestWord = 40;
constexpr double exactlyWhole = 9007199254740992; // 2^53

bool looksLikeUuid(QByteArrayView text)
{
    if (text.size() != 36 || text[8] != '-' || text[13] != '-' || text[18] != '-' || text[23] != '-')
        return false;
    return std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F') || c == '-';
    });
}

QByteArrayView textOf(QByteArrayView value)
{
    return value.sliced(4, value.size() - 5);
}

/// The bytes of an ObjectId that is written out; empty for other texts.
QByteArray idInText(QByteArrayView text)
{
    constexpr qsizetype digits = 24;
    const bool isId = text.size() == digits && std::all_of(text.begin(), text.end(), [](char c) {
                          return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
                      });
    return isId ? QByteArray::fromHex(text.toByteArray()) : QByteArray();
}

/// Of an id in text that of the id, so that references of either type are known as the same.
std::optional<quint64> hashOfText(QByteArrayView value)
{
    const QByteArrayView text = textOf(value);
    const QByteArray id = idInText(text);
    return valueHash(id.isEmpty() ? text : QByteArrayView(id));
}

std::optional<quint64> hashOfBytes(QByteArrayView value)
{
    return valueHash(value);
}

template <typename Number>
std::optional<quint64> hashOfWhole(QByteArrayView value)
{
    return valueHash(static_cast<qint64>(readNumber<Number>(value.data())));
}

std::optional<quint64> hashOfReal(QByteArrayView value)
{
    const auto number = readNumber<double>(value.data());
    const bool whole = std::abs(number) < exactlyWhole && std::trunc(number) == number;
    return whole ? valueHash(static_cast<qint64>(number)) : valueHash(value);
}

template <typename Number>
double numberOf(QByteArrayView value)
{
    return static_cast<double>(readNumber<Number>(value.data()));
}

struct TalliedType
{
    FieldType type;
    std::optional<quint64> (*hash)(QByteArrayView value) = nullptr;
    double (*number)(QByteArrayView value) = nullptr;
};
constexpr TalliedType talliedTypes[] = {{FieldType::String, hashOfText},
                                        {FieldType::Int32, hashOfWhole<qint32>, numberOf<qint32>},
                                        {FieldType::Int64, hashOfWhole<qint64>, numberOf<qint64>},
                                        {FieldType::Double, hashOfReal, numberOf<double>},
                                        {FieldType::Decimal128, hashOfBytes},
                                        {FieldType::Bool},
                                        {FieldType::Date, hashOfWhole<qint64>},
                                        {FieldType::Timestamp, hashOfWhole<qint64>},
                                        {FieldType::ObjectId, hashOfBytes},
                                        {FieldType::Uuid, hashOfBytes},
                                        {FieldType::Binary, hashOfBytes},
                                        {FieldType::Object},
                                        {FieldType::Array},
                                        {FieldType::Map},
                                        {FieldType::GeoPoint},
                                        {FieldType::Any}};
static_assert(base::isTableOf<FieldType::Any>(talliedTypes, &TalliedType::type));

} // namespace

ValueKind kindOf(const base::BsonField &field)
{
    if (field.type == BsonType::Null || field.type == BsonType::Undefined)
        return std::nullopt;
    const FieldType type = schema::fieldTypeOf(field.type);
    const bool isUuid =
        type == FieldType::Binary && field.subtype() == base::BsonSubtype::Uuid && field.bytes().size() == 16;
    return isUuid ? FieldType::Uuid : type;
}

std::optional<quint64> hashOf(ValueKind kind, QByteArrayView value)
{
    const auto hash = kind ? talliedTypes[placeOf(kind)].hash : nullptr;
    return hash ? hash(value) : std::nullopt;
}

void IdTimes::add(QByteArrayView id)
{
    const quint32 seconds = qFromBigEndian<quint32>(id.data());
    first = std::min(first, seconds);
    last = std::max(last, seconds);
    turns += turns == 0 || seconds != latest;
    latest = seconds;
}

void IdTimes::add(const IdTimes &other)
{
    first = std::min(first, other.first);
    last = std::max(last, other.last);
    turns += other.turns;
    latest = other.latest;
}

FieldTally::FieldTally(const QByteArray &fieldName, quint32 distinctBound) : name(fieldName), distinct(distinctBound)
{}

quint64 FieldTally::seen() const
{
    quint64 sum = 0;
    for (const quint64 count : values)
        sum += count;
    return sum;
}

quint64 FieldTally::allWholeReals() const
{
    quint64 all = wholeReals + (item ? item->allWholeReals() : 0) + (anyField ? anyField->allWholeReals() : 0);
    for (const auto &field : fields)
        all += field->allWholeReals();
    return all;
}

double FieldTally::meanBytes() const
{
    return filled() > 0 ? static_cast<double>(bytes) / static_cast<double>(filled()) : 0;
}

void NumberOrder::add(double number)
{
    if (!std::isnan(before))
        ++(number > before ? larger : others);
    before = number;
}

void NumberOrder::add(const NumberOrder &other)
{
    larger += other.larger;
    others += other.others;
}

void FieldTally::addNumber(double number)
{
    order.add(number);
    if (number < least) // not true of NaN
        least = number;
    if (number > most)
        most = number;
}

void FieldTally::addText(QByteArrayView content, bool isNew)
{
    qsizetype length = content.size();
    for (const char c : content)
        length -= (static_cast<unsigned char>(c) & 0xC0) == 0x80;
    text.bytes += static_cast<quint64>(content.size());
    text.leastLength = std::min(text.leastLength, length);
    text.mostLength = std::max(text.mostLength, length);
    if (content.size() >= 10 && content.size() <= 40) {
        text.dates += content[4] == '-' && base::isoMilliseconds(content).has_value();
        text.uuids += looksLikeUuid(content);
    }
    if (!isNew)
        return;
    ++text.different;
    text.differentBytes += static_cast<quint64>(content.size());
    if (manyWords)
        return;
    manyWords = words.size() == mostWords || content.size() > longestWord;
    if (manyWords)
        words.clear();
    else
        words.push_back(content.toByteArray());
}

void FieldTally::add(ValueKind kind, QByteArrayView value)
{
    ++values[placeOf(kind)];
    bytes += static_cast<quint64>(value.size());
    const std::optional<quint64> hash = hashOf(kind, value);
    const bool isNew = hash && distinct.add(*hash);
    if (kind == FieldType::String) {
        if (isNew)
            starts.add(*hash, textOf(value));
        addText(textOf(value), isNew);
    } else if (kind == FieldType::Date) {
        earliest = std::min(earliest, readNumber<qint64>(value.data()));
        latest = std::max(latest, readNumber<qint64>(value.data()));
    } else if (kind == FieldType::ObjectId) {
        ids.add(value);
        if (isNew)
            starts.add(*hash, value);
    } else if (kind && talliedTypes[placeOf(kind)].number) {
        const double number = talliedTypes[placeOf(kind)].number(value);
        addNumber(number);
        wholeReals += kind == FieldType::Double && std::trunc(number) == number;
    }
}

FieldTally *FieldTally::field(QByteArrayView fieldName) const
{
    const auto found = m_byName.constFind(QByteArray::fromRawData(fieldName.data(), fieldName.size()));
    return found == m_byName.cend() ? nullptr : fields[*found].get();
}

FieldTally &FieldTally::addField(std::unique_ptr<FieldTally> field)
{
    field->position = static_cast<quint32>(fields.size());
    m_byName.insert(field->name, field->position);
    fields.push_back(std::move(field));
    return *fields.back();
}

void FieldTally::foldFields()
{
    anyField = std::make_unique<FieldTally>(fields.empty() ? QByteArray() : fields.front()->name);
    for (const auto &field : fields) {
        nameBytes += static_cast<quint64>(field->name.size()) * field->seen();
        anyField->absorb(*field);
    }
    fields.clear();
    m_byName.clear();
}

void FieldTally::absorb(FieldTally &other)
{
    for (size_t kind = 0; kind < valueKinds; ++kind)
        values[kind] += other.values[kind];
    bytes += other.bytes;
    wholeReals += other.wholeReals;
    least = std::min(least, other.least);
    most = std::max(most, other.most);
    order.add(other.order);
    earliest = std::min(earliest, other.earliest);
    latest = std::max(latest, other.latest);
    ids.add(other.ids);
    text.bytes += other.text.bytes;
    text.different += other.text.different;
    text.differentBytes += other.text.differentBytes;
    text.leastLength = std::min(text.leastLength, other.text.leastLength);
    text.mostLength = std::max(text.mostLength, other.text.mostLength);
    text.dates += other.text.dates;
    text.uuids += other.text.uuids;
    distinct.add(other.distinct);
    starts.add(other.starts);
    for (const QByteArray &word : other.words) {
        if (std::find(words.cbegin(), words.cend(), word) == words.cend())
            words.push_back(word);
    }
    manyWords = manyWords || other.manyWords || words.size() > mostWords;
    items.add(other.items);
    members.add(other.members);
    opaque = opaque || other.opaque;
    repeated += other.repeated;
    if (other.item) {
        if (!item)
            item = std::make_unique<FieldTally>();
        item->absorb(*other.item);
    }
    if (other.anyField && !anyField)
        foldFields();
    if (anyField && !other.anyField)
        other.foldFields();
    if (anyField) {
        nameBytes += other.nameBytes;
        anyField->absorb(*other.anyField);
    }
    for (const auto &theirs : other.fields) {
        FieldTally *own = field(theirs->name);
        (own ? *own : addField(std::make_unique<FieldTally>(theirs->name))).absorb(*theirs);
    }
}

} // namespace sw::formats
