// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <vector>

namespace sw::formats
{

/// Turns the text of one JSON object into BSON, for inputs of any size and of any origin: no recursion, a bounded
/// depth, and Extended JSON v2 (canonical, relaxed and the older forms) in the same pass. Plain whole numbers become
/// int32 when they fit, else int64, and double beyond that; texts stay texts.
class JsonObjectReader
{
public:
    enum class Status { Done, NeedMore, Bad };
    static constexpr qsizetype maximumDepth = 1000;

    /// Reads from \p begin, which must point at the opening brace. NeedMore: the text ended inside the object and \p
    /// atEnd is false; call again with more of it, from the object's begin.
    Status read(const char *begin, const char *end, bool atEnd);

    /// The finished document. Valid until the next read().
    QByteArrayView document() const { return {m_out.data(), static_cast<qsizetype>(m_size)}; }
    /// Behind the object, or where it is wrong.
    const char *position() const { return m_at; }
    /// What is wrong there, translated.
    const QString &problem() const { return m_problem; }

private:
    struct Frame
    {
        size_t start;  ///< of the document in the output
        size_t typeAt; ///< of its type byte; none for the root
        bool array;
        bool extended; ///< its first name begins with "$"
        quint32 index; ///< of the next item
    };
    enum class Step { Ok, More, Bad };

    Step value();
    Step member();
    Step close(char bracket);
    Step open(char bracket);
    Step text(bool name);
    Step escape();
    Step codePoint(unsigned &code);
    Step number();
    Step word(const char *letters, size_t length, int type);
    Step skipBlanks();
    Step bad(const QString &problem);
    Step badText();
    /// Writes the type byte and, in an array, the name of the next value; \p type may be mended later.
    void beginValue(int type);
    void ensure(size_t more);
    void put(const void *bytes, size_t length);
    void putInt32(qint32 number);
    void putInt64(qint64 number);
    bool isUtf8(size_t from) const;
    /// Replaces the object just closed by the value it stands for, when it is one of Extended JSON.
    Step convertExtended(const Frame &frame);

    const char *m_at = nullptr;
    const char *m_end = nullptr;
    bool m_atEnd = false;
    bool m_expectValue = false; ///< behind a name or a comma
    bool m_justOpened = false;
    std::vector<Frame> m_frames;
    std::vector<char> m_out;
    size_t m_size = 0;
    size_t m_typeAt = 0; ///< of the value being written
    QString m_problem;
};

} // namespace sw::formats
