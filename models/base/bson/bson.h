// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <QByteArray>
#include <QMetaType>

class QJsonObject;
struct _bson_t;
using bson_t = struct _bson_t;

namespace sw::base
{

struct BsonField;

/// A BSON document as a value: ordered, typed, implicitly shared. Server documents, validators and sample documents are
/// kept in it because a JSON object would lose the order of index keys and the types of numbers.
class Bson
{
public:
    static constexpr int deepest = 200; ///< levels, which MongoDB's own tools accept

    Bson();
    explicit Bson(const bson_t *document);

    /// Reads one object of Extended JSON (canonical, relaxed or of the older forms); an Error of code Format names the
    /// byte.
    static Result<Bson> fromJson(const QByteArray &json);
    static Result<Bson> fromJsonObject(const QJsonObject &json);
    /// Checks length, depth (at most \ref deepest) and structure without recursion before anything else reads \p bytes.
    static Result<Bson> fromBytes(const QByteArray &bytes);
    /// \p bytes were checked, or written by us.
    static Bson fromTrusted(QByteArray bytes);
    /// What an object or array holds; an empty document for any other type.
    static Bson inside(const BsonField &field);

    const QByteArray &bytes() const { return m_bytes; }
    bool isEmpty() const { return m_bytes.size() <= 5; }
    /// A read-only view for libbson; valid as long as this object is unchanged. Use with bson_init_static only.
    bool view(bson_t *out) const;

    /// Canonical Extended JSON, one line without blanks: keeps every type (more forms: extendedjsonwriter.h).
    QByteArray toCanonicalJson() const;
    /// Relaxed Extended JSON, one line without blanks: for people.
    QByteArray toRelaxedJson() const;
    /// Relaxed Extended JSON too: without the order of members.
    QJsonObject toJsonObject() const;

    friend bool operator==(const Bson &a, const Bson &b) { return a.m_bytes == b.m_bytes; }

private:
    QByteArray m_bytes;
};

/// Number of bytes of the decimal array keys "0" … "n-1" without their NUL: n·d − (10^d − 10)/9, d = digits of n−1.
double arrayKeyDigits(double count);

} // namespace sw::base

Q_DECLARE_METATYPE(sw::base::Bson)
