// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"

#include <bson/bson.h>

namespace sw::deploy
{

/// A libbson document that ends with its scope, for code that copies values of any type from one document to another.
class RawBson
{
public:
    RawBson() { bson_init(&m_document); }
    ~RawBson() { bson_destroy(&m_document); }
    RawBson(const RawBson &) = delete;
    RawBson &operator=(const RawBson &) = delete;

    bson_t *get() { return &m_document; }
    base::Bson value() const { return base::Bson(&m_document); }

private:
    bson_t m_document;
};

/// Calls \p visit(bson_iter_t &) for each field of \p document, in order.
template <typename Visit>
void forEachField(const base::Bson &document, const Visit &visit)
{
    bson_t view;
    bson_iter_t field;
    if (!document.view(&view) || !bson_iter_init(&field, &view))
        return;
    while (bson_iter_next(&field))
        visit(field);
}

inline QByteArray keyOf(const bson_iter_t &field)
{
    return QByteArray(bson_iter_key(&field), static_cast<qsizetype>(bson_iter_key_len(&field)));
}

/// The object or array at \p field; empty for any other type.
base::Bson subdocument(const bson_iter_t &field);
/// True for a true boolean and for a number that is not 0, as the server reads options.
bool isTruthy(const bson_iter_t &field);
void appendField(RawBson &to, const QByteArray &key, const bson_iter_t &field);
void appendDocument(RawBson &to, const QByteArray &key, const base::Bson &document);
void appendArray(RawBson &to, const QByteArray &key, const base::Bson &array);
void appendText(RawBson &to, const QByteArray &key, const QByteArray &utf8);
void appendWhole(RawBson &to, const QByteArray &key, qint64 number);
void appendTruth(RawBson &to, const QByteArray &key, bool truth);

} // namespace sw::deploy
