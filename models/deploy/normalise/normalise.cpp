// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/normalise/normalise.h"

#include "models/deploy/bsonread.h"
#include "models/deploy/rawbson.h"

#include <QMap>

#include <cmath>

namespace sw::deploy
{

namespace
{

void appendCanonical(bson_t *to, const char *key, int keyLength, bson_iter_t &field);

void copyCanonical(bson_t *to, bson_iter_t &level)
{
    while (bson_iter_next(&level))
        appendCanonical(to, bson_iter_key(&level), static_cast<int>(bson_iter_key_len(&level)), level);
}

void appendCanonical(bson_t *to, const char *key, int keyLength, bson_iter_t &field)
{
    bson_iter_t inner;
    bson_t child;
    if (BSON_ITER_HOLDS_DOCUMENT(&field) && bson_iter_recurse(&field, &inner)) {
        bson_append_document_begin(to, key, keyLength, &child);
        copyCanonical(&child, inner);
        bson_append_document_end(to, &child);
    } else if (BSON_ITER_HOLDS_ARRAY(&field) && bson_iter_recurse(&field, &inner)) {
        bson_append_array_begin(to, key, keyLength, &child);
        copyCanonical(&child, inner);
        bson_append_array_end(to, &child);
    } else if (BSON_ITER_HOLDS_INT(&field)) {
        bson_append_int64(to, key, keyLength, bson_iter_as_int64(&field));
    } else if (BSON_ITER_HOLDS_DOUBLE(&field)) {
        const double number = bson_iter_double(&field);
        if (std::floor(number) == number && std::abs(number) < 9.0e15)
            bson_append_int64(to, key, keyLength, static_cast<int64_t>(number));
        else
            bson_append_double(to, key, keyLength, number);
    } else {
        bson_append_iter(to, key, keyLength, &field);
    }
}

} // namespace

base::Bson canonicalNumbers(const base::Bson &document)
{
    RawBson out;
    bson_t view;
    bson_iter_t level;
    if (document.view(&view) && bson_iter_init(&level, &view))
        copyCanonical(out.get(), level);
    return out.value();
}

base::Bson sortedFields(const base::Bson &document)
{
    const base::Bson canonical = canonicalNumbers(document);
    QMap<QByteArray, bson_iter_t> fields;
    forEachField(canonical, [&](const bson_iter_t &field) { fields.insert(keyOf(field), field); });
    RawBson out;
    for (auto field = fields.cbegin(); field != fields.cend(); ++field)
        appendField(out, field.key(), field.value());
    return out.value();
}

base::Bson validatorState(const base::Bson &options)
{
    const QString level = textAt(options, "validationLevel");
    const QString action = textAt(options, "validationAction");
    base::BsonBuilder out;
    out.document(QStringLiteral("validator"), normaliseValidator(documentAt(options, "validator")));
    out.string(QStringLiteral("validationLevel"), level.isEmpty() ? QStringLiteral("strict") : level);
    out.string(QStringLiteral("validationAction"), action.isEmpty() ? QStringLiteral("error") : action);
    return out.finish();
}

} // namespace sw::deploy
