// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/documents/documentreader.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/formats/importer.h"

// One object whose members are lists of documents.
namespace sw::formats
{

namespace
{

constexpr qsizetype longestName = 64 * 1024;

/// Behind the closing quote of the text that begins at \p at; nothing when it is not in the window.
const char *endOfText(const char *at, const char *end)
{
    for (++at; at < end; ++at) {
        if (*at == '"')
            return at + 1;
        if (*at == '\\')
            ++at;
    }
    return nullptr;
}

} // namespace

/// Steps to the next member that is a list of documents, and into it. False at the object's end.
base::Result<bool> DocumentReader::enterMember()
{
    const auto cutOff = [this] {
        return problemAt(m_window.begin(), Text::tr("The object has no end: the input was cut off."));
    };
    if (!m_window.skipBlanks())
        return cutOff();
    if (*m_window.begin() == ',') {
        m_window.drop(m_window.begin() + 1);
        if (!m_window.skipBlanks())
            return cutOff();
    } else if (*m_window.begin() == '}') {
        m_window.drop(m_window.begin() + 1);
        if (!m_window.skipBlanks())
            return end();
        return problemAt(m_window.begin(), Text::tr("Something follows behind the object."));
    }
    if (*m_window.begin() != '"')
        return problemAt(m_window.begin(), Text::tr("The name of a member in double quotes is expected here."));
    const char *behind = nullptr;
    while ((behind = endOfText(m_window.begin(), m_window.end())) == nullptr) {
        if (m_window.size() > longestName || !m_window.more())
            return cutOff();
    }
    // The name as JSON writes it; as the only member of an object, the other reader turns it into plain UTF-8.
    const QByteArray object = '{' + QByteArray(m_window.begin(), behind - m_window.begin()) + ":null}";
    if (m_json.read(object.begin(), object.end(), true) != base::ExtendedJsonReader::Status::Done)
        return problemAt(m_window.begin(), m_json.problem());
    m_currentMember = QByteArray(m_json.document().data() + 5);
    m_window.drop(behind);
    if (!m_window.skipBlanks())
        return cutOff();
    if (*m_window.begin() != ':')
        return problemAt(m_window.begin(), Text::tr("A colon is expected here."));
    m_window.drop(m_window.begin() + 1);
    if (!m_window.skipBlanks())
        return cutOff();
    const bool list = *m_window.begin() == '[';
    if (m_wanted.isEmpty() ? list : m_currentMember == m_wanted) {
        if (!list)
            return problemAt(
                m_window.begin(),
                Text::tr("The member %1 is no list of documents.").arg(base::visibleText(QString::fromUtf8(m_wanted))),
                Text::tr("Name another member with --member."));
        m_window.drop(m_window.begin() + 1);
        m_stand = Stand::Items;
        return true;
    }
    m_skipped << QString::fromUtf8(m_currentMember);
    if (const auto skipped = skipValue(); !skipped)
        return skipped.error();
    return true;
}

/// Steps over a value of any length without keeping it.
base::Result<void> DocumentReader::skipValue()
{
    qint64 depth = 0;
    bool inText = false;
    bool escaped = false;
    while (true) {
        const char *at = m_window.begin();
        for (; at < m_window.end(); ++at) {
            if (inText) {
                inText = escaped || *at != '"';
                escaped = !escaped && *at == '\\';
            } else if (*at == '"') {
                inText = true;
            } else if (*at == '{' || *at == '[') {
                ++depth;
            } else if ((*at == ',' || *at == '}') && depth == 0) {
                m_window.drop(at);
                return {};
            } else if (*at == '}' || *at == ']') {
                --depth;
            }
        }
        m_window.drop(at);
        if (!m_window.more())
            return problemAt(m_window.begin(), Text::tr("The object has no end: the input was cut off."));
    }
}

} // namespace sw::formats
