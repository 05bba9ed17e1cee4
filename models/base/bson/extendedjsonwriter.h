// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bsonfields.h"
#include "models/base/bson/growingbytes.h"
#include "models/base/bson/jsontext.h"

namespace sw::base
{

/// Which Extended JSON v2 is written: Canonical keeps every type, Relaxed is for people.
enum class EjsonForm { Canonical, Relaxed };

/// \p document as Extended JSON in one line without blanks.
QByteArray toExtendedJson(const Bson &document, EjsonForm form, JsonEscapes escapes = JsonEscapes::Required);
/// The same of one value.
QByteArray toExtendedJson(const BsonField &value, EjsonForm form, JsonEscapes escapes = JsonEscapes::Required);
/// \p documents, one behind the other, as lines of canonical Extended JSON.
QByteArray toExtendedJsonLines(const QByteArray &documents);

/// Writes BSON as Extended JSON at the end of a buffer. It is our own because whole collections of synthetic documents
/// go through it: ten times as fast as libbson's, and doubles have the fewest digits that read back exactly. What is
/// nested deeper than Bson::deepest, scopes of code included, is written empty, so that no document overflows the
/// stack.
class ExtendedJsonWriter
{
public:
    explicit ExtendedJsonWriter(QByteArray &out, EjsonForm form, JsonEscapes escapes)
        : m_out(out), m_relaxed(form == EjsonForm::Relaxed), m_script(escapes == JsonEscapes::Script)
    {}

    /// Ends early where \p document is broken.
    void document(QByteArrayView document) { container(BsonFields(document), false); }
    void value(const BsonField &field);
    void lineBreak() { m_out.byte('\n'); }

private:
    void container(BsonFields fields, bool array);
    void members(BsonFields fields);
    void items(BsonFields fields);
    void scalar(const BsonField &field);
    void name(QByteArrayView utf8, bool first);
    void string(QByteArrayView utf8);
    void number(const BsonField &field);
    void real(double number);
    void date(qint64 milliseconds);
    void objectId(const char *bytes);
    void binary(const BsonField &field);
    void regex(const BsonField &field);
    void dbPointer(const BsonField &field);
    void scopedCode(const BsonField &field);
    void text(QByteArrayView plain) { m_out.bytes(plain.data(), plain.size()); }
    /// A number between two constant texts.
    template <size_t N, size_t M, typename T>
    void wrapped(const char (&before)[N], T number, const char (&after)[M]);
    /// A string between two constant texts.
    template <size_t N, size_t M>
    void wrappedString(const char (&before)[N], QByteArrayView utf8, const char (&after)[M])
    {
        text({before, N - 1});
        string(utf8);
        text({after, M - 1});
    }

    GrowingBytes m_out;
    const bool m_relaxed;
    const bool m_script;
    int m_levels = 0;
};

} // namespace sw::base
