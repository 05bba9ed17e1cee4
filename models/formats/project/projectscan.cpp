// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/projectscan.h"

#include <QByteArrayView>
#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <list>
#include <vector>

namespace sw::formats
{

namespace
{

constexpr size_t maximumDepth = 64;
constexpr qsizetype maximumValues = 20'000'000;
constexpr qsizetype maximumContainers = 2'000'000;
constexpr size_t manyKeys = 24;

class Scanner
{
    Q_DECLARE_TR_FUNCTIONS(ProjectFile)

public:
    explicit Scanner(const QByteArray &json) : m_json(json), m_end(json.size()) {}
    base::Result<ProjectScan> run();
    static base::Result<void> checkIsText(const QByteArray &bytes);
    static QString place(const QByteArray &json, qsizetype position);

private:
    struct Level
    {
        bool object;
        bool expectsKey;
        size_t firstKey;                 ///< in m_keys
        QSet<QByteArrayView> known = {}; ///< only in objects with many keys
    };
    base::Error wrong(qsizetype at, const QString &message, const QString &wayOut) const
    {
        return {base::ErrorCode::Format, message, place(m_json, at), wayOut};
    }
    void fail(qsizetype at, const QString &message, const QString &wayOut)
    {
        if (!m_error)
            m_error = wrong(at, message, wayOut);
    }
    void open(qsizetype at, bool object);
    void close();
    /// \p at is the opening quote; returns the position behind the closing one.
    qsizetype string(qsizetype at);
    qsizetype escape(qsizetype at);
    qsizetype utf8(qsizetype at);
    int hex4(qsizetype at) const;
    void key(qsizetype at, qsizetype behind);
    bool isRepeated(QByteArrayView name);
    static QByteArray unescaped(QByteArrayView text);

    const QByteArray &m_json;
    const qsizetype m_end;
    std::vector<Level> m_levels;
    std::vector<QByteArrayView> m_keys;
    std::list<QByteArray> m_decoded; ///< keys that were written with escapes
    std::optional<base::Error> m_error;
    ProjectScan m_found;
    bool m_checksumFollows = false;
    qsizetype m_values = 0;
    qsizetype m_containers = 0;
};

uchar byteAt(const QByteArray &text, qsizetype at)
{
    return static_cast<uchar>(text.at(at));
}

void Scanner::open(qsizetype at, bool object)
{
    if (m_levels.size() >= maximumDepth)
        fail(at, tr("Objects and lists are nested more than %1 deep.").arg(maximumDepth),
             tr("Check that it is the right file; a project needs far fewer levels."));
    if (++m_containers > maximumContainers)
        fail(at, tr("The file has more than %1 objects and lists.").arg(maximumContainers), tr("Split the project."));
    m_levels.push_back({object, object, m_keys.size()});
}

void Scanner::close()
{
    if (m_levels.empty())
        return; // Qt's parser complains
    m_keys.resize(m_levels.back().firstKey);
    m_levels.pop_back();
}

int Scanner::hex4(qsizetype at) const
{
    if (at + 4 > m_end)
        return -1;
    bool ok = false;
    const int value = m_json.mid(at, 4).toInt(&ok, 16);
    return ok ? value : -1;
}

qsizetype Scanner::escape(qsizetype at)
{
    if (at + 1 >= m_end)
        return at + 2;
    if (m_json.at(at + 1) != 'u') {
        if (!QByteArrayView("\"\\/bfnrt").contains(m_json.at(at + 1)))
            fail(at, tr("This escape sequence does not exist."), tr("Write \\\\ for a backslash."));
        return at + 2;
    }
    const int unit = hex4(at + 2);
    const bool high = unit >= 0xd800 && unit < 0xdc00;
    const bool low = unit >= 0xdc00 && unit < 0xe000;
    if (!high && !low)
        return at + 6;
    const bool followed = at + 7 < m_end && m_json.at(at + 6) == '\\' && m_json.at(at + 7) == 'u';
    const int second = followed ? hex4(at + 8) : -1;
    if (low || second < 0xdc00 || second >= 0xe000)
        fail(at, tr("Half of a character stands alone here."),
             tr("Write the character itself, or both halves (\\ud83d\\ude00)."));
    return at + 12;
}

qsizetype Scanner::utf8(qsizetype at)
{
    const uchar first = byteAt(m_json, at);
    const int length = first >= 0xf0 && first < 0xf5   ? 4
                       : first >= 0xe0 && first < 0xf0 ? 3
                       : first >= 0xc2 && first < 0xe0 ? 2
                                                       : 0;
    bool valid = length > 0 && at + length <= m_end;
    for (int i = 1; valid && i < length; ++i)
        valid = (byteAt(m_json, at + i) & 0xc0) == 0x80;
    if (valid && length > 2) {
        const uchar second = byteAt(m_json, at + 1);
        valid = !(first == 0xe0 && second < 0xa0) && !(first == 0xed && second >= 0xa0) &&
                !(first == 0xf0 && second < 0x90) && !(first == 0xf4 && second >= 0x90);
    }
    if (valid)
        return at + length;
    fail(at, tr("The text is not valid UTF-8 here."), tr("Save the file as UTF-8."));
    return at + 1;
}

qsizetype Scanner::string(qsizetype at)
{
    qsizetype i = at + 1;
    const char *const bytes = m_json.constData();
    while (i < m_end) {
        const auto c = static_cast<uchar>(bytes[i]);
        if (c == '"')
            return i + 1;
        if (c == '\\')
            i = escape(i);
        else if (c >= 0x80)
            i = utf8(i);
        else
            ++i;
    }
    return m_end;
}

QByteArray Scanner::unescaped(QByteArrayView text)
{
    QString out;
    qsizetype plain = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text.at(i) != '\\' || i + 1 >= text.size())
            continue;
        out += QString::fromUtf8(text.sliced(plain, i - plain));
        const char c = text.at(++i);
        if (c == 'u' && i + 4 < text.size()) {
            out += QChar(static_cast<char16_t>(text.sliced(i + 1, 4).toByteArray().toUShort(nullptr, 16)));
            i += 4;
        } else {
            static const char from[] = "bfnrt", to[] = "\b\f\n\r\t";
            const char *const special = std::find(from, from + 5, c);
            out += QLatin1Char(special == from + 5 ? c : to[special - from]);
        }
        plain = i + 1;
    }
    out += QString::fromUtf8(text.sliced(std::min(plain, text.size())));
    return out.toUtf8();
}

bool Scanner::isRepeated(QByteArrayView name)
{
    Level &level = m_levels.back();
    const size_t count = m_keys.size() - level.firstKey;
    bool repeated = false;
    if (count < manyKeys) {
        repeated =
            std::find(m_keys.begin() + static_cast<std::ptrdiff_t>(level.firstKey), m_keys.end(), name) != m_keys.end();
    } else {
        if (count == manyKeys) {
            for (size_t i = level.firstKey; i < m_keys.size(); ++i)
                level.known.insert(m_keys[i]);
        }
        repeated = level.known.contains(name);
        level.known.insert(name);
    }
    m_keys.push_back(name);
    return repeated;
}

void Scanner::key(qsizetype at, qsizetype behind)
{
    QByteArrayView name = QByteArrayView(m_json).sliced(at + 1, std::max<qsizetype>(behind - at - 2, 0));
    if (name.contains('\\')) {
        m_decoded.push_back(unescaped(name));
        name = m_decoded.back();
    }
    m_checksumFollows = m_levels.size() == 1 && name == "sha256";
    if (isRepeated(name))
        fail(at, tr("The member “%1” stands here a second time.").arg(QString::fromUtf8(name).left(60)),
             tr("Remove one of the two."));
    m_levels.back().expectsKey = false;
}

base::Result<ProjectScan> Scanner::run()
{
    for (qsizetype i = 0; i < m_end && !m_error;) {
        const auto c = byteAt(m_json, i);
        if (c == '"') {
            const qsizetype behind = string(i);
            if (!m_levels.empty() && m_levels.back().expectsKey)
                key(i, behind);
            else if (m_checksumFollows)
                m_found.behindChecksum = behind;
            i = behind;
            continue;
        }
        if (c == '{' || c == '[')
            open(i, c == '{');
        else if (c == '}' || c == ']')
            close();
        else if (c >= 0x80)
            utf8(i);
        else if (c == ',' && !m_levels.empty() && m_levels.back().object)
            m_levels.back().expectsKey = true;
        if (c == ',') {
            m_checksumFollows = false;
            if (++m_values > maximumValues)
                fail(i, tr("The file has more than %1 values.").arg(maximumValues), tr("Split the project."));
        }
        ++i;
    }
    if (m_error)
        return *m_error;
    return m_found;
}

base::Result<void> Scanner::checkIsText(const QByteArray &bytes)
{
    const auto wrong = [](const QString &message, const QString &wayOut) {
        return base::Error{base::ErrorCode::Format, message, {}, wayOut};
    };
    const QString other = tr("Choose a project file (*.shape.json).");
    if (bytes.trimmed().isEmpty())
        return wrong(tr("The file is empty."), tr("Restore it from a copy, or begin a new project."));
    if (bytes.startsWith("\xff\xfe") || bytes.startsWith("\xfe\xff") ||
        (bytes.size() > 3 &&
         (bytes.startsWith(QByteArrayView("\0{", 2)) || bytes.startsWith(QByteArrayView("{\0", 2)))))
        return wrong(tr("The file is UTF-16 text."), tr("Save it as UTF-8."));
    if (bytes.startsWith("\x1f\x8b") || bytes.startsWith("\x28\xb5\x2f\xfd") ||
        bytes.startsWith("\xfd"
                         "7zXZ") ||
        bytes.startsWith("PK\x03\x04"))
        return wrong(tr("The file is compressed."), tr("Unpack it first."));
    if (bytes.size() >= 5 && bytes.back() == '\0') {
        const quint32 length = static_cast<quint32>(byteAt(bytes, 0)) | static_cast<quint32>(byteAt(bytes, 1)) << 8 |
                               static_cast<quint32>(byteAt(bytes, 2)) << 16 |
                               static_cast<quint32>(byteAt(bytes, 3)) << 24;
        if (length >= 5 && length <= static_cast<quint64>(bytes.size()))
            return wrong(tr("The file is BSON."), other);
    }
    if (bytes.contains('\0'))
        return wrong(tr("The file is no text."), other);
    return {};
}

QString Scanner::place(const QByteArray &json, qsizetype position)
{
    const QByteArrayView before = QByteArrayView(json).first(std::clamp<qsizetype>(position, 0, json.size()));
    const qsizetype line = std::count(before.begin(), before.end(), '\n') + 1;
    const QByteArrayView lead = before.sliced(before.lastIndexOf('\n') + 1);
    const qsizetype column =
        std::count_if(lead.begin(), lead.end(), [](char c) { return (static_cast<uchar>(c) & 0xc0) != 0x80; }) + 1;
    return tr("line %1, column %2").arg(line).arg(column);
}

} // namespace

base::Result<void> checkIsText(const QByteArray &bytes)
{
    return Scanner::checkIsText(bytes);
}

base::Result<ProjectScan> scanProject(const QByteArray &json)
{
    return Scanner(json).run();
}

QString placeInText(const QByteArray &json, qsizetype position)
{
    return Scanner::place(json, position);
}

} // namespace sw::formats
