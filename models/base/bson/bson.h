// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <QByteArray>
#include <QMetaType>
#include <QString>

struct _bson_t;
using bson_t = struct _bson_t;

namespace sw::base
{

/// A BSON document as a value: ordered, typed, implicitly shared. Server documents, validators and sample documents are
/// kept in it because a JSON object would lose the order of index keys and the types of numbers.
class Bson
{
public:
    Bson();
    explicit Bson(const bson_t *document);

    /// Reads Extended JSON (canonical or relaxed) by libbson; an Error of code Format names the byte position.
    static Result<Bson> fromJson(const QByteArray &json);
    /// Checks length, depth (at most 200) and structure without recursion before anything else reads \p bytes.
    static Result<Bson> fromBytes(const QByteArray &bytes);

    const QByteArray &bytes() const { return m_bytes; }
    bool isEmpty() const { return m_bytes.size() <= 5; }
    /// A read-only view for libbson; valid as long as this object is unchanged. Use with bson_init_static only.
    bool view(bson_t *out) const;

    /// Canonical Extended JSON, one line without blanks: keeps every type (more forms: ejson.h).
    QByteArray toCanonicalJson() const;
    /// Relaxed Extended JSON, one line without blanks: for people.
    QByteArray toRelaxedJson() const;

    friend bool operator==(const Bson &a, const Bson &b) { return a.m_bytes == b.m_bytes; }

private:
    QByteArray m_bytes;
};

/// Builds a Bson field by field, in order. Objects and arrays are closed in the order they were opened.
class BsonBuilder
{
public:
    BsonBuilder();
    ~BsonBuilder();
    BsonBuilder(const BsonBuilder &) = delete;
    BsonBuilder &operator=(const BsonBuilder &) = delete;

    BsonBuilder &string(const QString &key, const QString &value);
    BsonBuilder &int32(const QString &key, int value);
    BsonBuilder &int64(const QString &key, qint64 value);
    BsonBuilder &real(const QString &key, double value);
    /// Decimal digits such as "24.90"; text that is no decimal becomes NaN.
    BsonBuilder &decimal(const QString &key, const QByteArray &digits);
    BsonBuilder &boolean(const QString &key, bool value);
    BsonBuilder &null(const QString &key);
    BsonBuilder &minKey(const QString &key);
    BsonBuilder &maxKey(const QString &key);
    /// Milliseconds since 1970-01-01T00:00Z.
    BsonBuilder &date(const QString &key, qint64 milliseconds);
    BsonBuilder &timestamp(const QString &key, quint32 seconds, quint32 increment);
    /// Exactly 12 bytes.
    BsonBuilder &objectId(const QString &key, const QByteArray &bytes);
    /// Subtype 0 generic, 4 UUID.
    BsonBuilder &binary(const QString &key, int subtype, const QByteArray &bytes);
    BsonBuilder &regex(const QString &key, const QString &pattern, const QString &options);
    BsonBuilder &document(const QString &key, const Bson &value);
    BsonBuilder &array(const QString &key, const Bson &value);

    BsonBuilder &beginDocument(const QString &key);
    BsonBuilder &beginArray(const QString &key);
    BsonBuilder &end();
    /// Appends all fields of \p other at the current level.
    BsonBuilder &merge(const Bson &other);

    /// The key of the next element of the array that is open: "0", "1", …
    QString nextIndex();

    /// The finished document; open objects and arrays are closed.
    Bson finish();

private:
    struct Private;
    Private *d;
};

/// Number of bytes of the decimal array keys "0" … "n-1" without their NUL: n·d − (10^d − 10)/9, d = digits of n−1.
double arrayKeyDigits(double count);

} // namespace sw::base

Q_DECLARE_METATYPE(sw::base::Bson)
