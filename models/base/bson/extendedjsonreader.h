// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bsonwriter.h"

#include <QString>

#include <vector>

namespace sw::base
{

/// Turns the text of one JSON object into BSON, for inputs of any size and of any origin: no recursion, a bounded
/// depth, and Extended JSON v2 (canonical, relaxed and the older forms) in the same pass. Plain whole numbers become
/// int32 when they fit, else int64, and double beyond that; texts stay texts. It is our own because libbson's reader
/// recurses, takes ten times as long, and tells neither where a text is wrong nor where an object ends in a stream.
class ExtendedJsonReader
{
public:
    enum class Status { Done, NeedMore, Bad };
    static constexpr qsizetype mostLevels = 1000;

    explicit ExtendedJsonReader(qsizetype maximumDepth = mostLevels)
        : m_maximumDepth(maximumDepth), m_out(m_bytes), m_converted(m_convertedBytes)
    {}

    /// Reads what mongosh prints, too, and what people write in it: names without quotes or in single ones,
    /// ObjectId("…") and its like, /regular expressions/, comments, a comma behind the last member.
    void takeShellNotation() { m_shell = true; }
    bool takesShellNotation() const { return m_shell; }

    /// Reads from \p begin, which must point at the opening brace. NeedMore: the text ended inside the object and \p
    /// atEnd is false; call again with more of it, from the object's begin.
    Status read(const char *begin, const char *end, bool atEnd);
    /// Reads a text that is one object with nothing but blanks around it. False when it is not.
    bool readWhole(QByteArrayView text);

    /// The finished document. Valid until the next read().
    QByteArrayView document() const { return {m_out.data(), m_out.size()}; }
    /// Behind the object, or where it is wrong.
    const char *position() const { return m_at; }
    /// What is wrong there, translated.
    const QString &problem() const { return m_problem; }
    /// Whether any text had a number such as 4.0, which others write as 4.
    bool sawWholeReals() const { return m_sawWholeReals; }

private:
    struct Frame
    {
        qsizetype start;  ///< of the document in the output
        qsizetype typeAt; ///< of its type byte; none for the root
        bool array;
        bool extended; ///< its first name begins with "$"
        quint32 index; ///< of the next item
    };
    enum class Step { Ok, More, Bad };

    Step value();
    Step member();
    Step item();
    Step close(char bracket);
    Step open(char bracket);
    Step text(bool name);
    Step escape();
    Step number();
    Step real(const char *end);
    Step word(QByteArrayView letters, BsonType type);
    Step skipBlanks();
    Step plainName();
    Step call(QByteArrayView name);
    Step regex();
    /// Puts the one value that \p json writes.
    Step valueOf(const QByteArray &json, QByteArrayView written);
    Step bad(const QString &problem);
    Step badText();
    /// Replaces the object just closed by the value it stands for, when it is one of Extended JSON.
    Step convertExtended(const Frame &frame);
    void setType(BsonType type) { m_out.setType(m_typeAt, type); }

    const qsizetype m_maximumDepth;
    const char *m_at = nullptr;
    const char *m_end = nullptr;
    bool m_atEnd = false;
    bool m_expectValue = false; ///< behind a name or a comma
    bool m_justOpened = false;
    bool m_sawWholeReals = false;
    bool m_shell = false;
    std::vector<Frame> m_frames;
    QByteArray m_bytes;
    BsonWriter m_out;
    QByteArray m_convertedBytes;
    BsonWriter m_converted; ///< a value of Extended JSON
    qsizetype m_typeAt = 0; ///< of the value being written
    QString m_problem;
};

} // namespace sw::base
