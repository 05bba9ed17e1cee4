// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/normalise/normalise.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/deploy/bsonread.h"

#include <QMap>

#include <cmath>

namespace sw::deploy
{

namespace
{

void addCanonical(base::BsonBuilder &to, const base::BsonFields &fields)
{
    for (const base::BsonField &field : base::BsonFields(fields)) {
        const auto real = field.type == base::BsonType::Double ? field.as<double>() : std::nan("");
        if (field.isContainer()) {
            field.isArray() ? to.beginArray(field.name) : to.beginDocument(field.name);
            addCanonical(to, base::BsonFields(field));
            to.end();
        } else if (field.isInteger() || (std::floor(real) == real && std::abs(real) < 9.0e15)) {
            to.int64(field.name, *field.whole());
        } else {
            to.field(field);
        }
    }
}

} // namespace

base::Bson canonicalNumbers(const base::Bson &document)
{
    base::BsonBuilder out;
    addCanonical(out, base::BsonFields(document));
    return out.finish();
}

base::Bson sortedFields(const base::Bson &document)
{
    return sortedNames(canonicalNumbers(document));
}

base::Bson sortedNames(const base::Bson &document)
{
    QMap<QByteArrayView, base::BsonField> fields;
    for (const base::BsonField &field : base::BsonFields(document))
        fields.insert(field.name, field);
    base::BsonBuilder out;
    for (const base::BsonField &field : std::as_const(fields))
        out.field(field);
    return out.finish();
}

} // namespace sw::deploy
