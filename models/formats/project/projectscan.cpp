// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/projectscan.h"

#include "models/base/bson/bsonfield.h"
#include "models/base/bson/jsontext.h"

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

qsizetype Scanner::escape(qsizetype at)
{
    using Status = base::JsonEscape::Status;
    const base::JsonEscape escape = base::jsonEscapeAt(m_json.constData() + at, m_json.constData() + m_end);
    if (escape.status == Status::Unknown)
        fail(at, tr("This escape sequence does not exist."), tr("Write \\\\ for a backslash."));
    if (escape.status == Status::Half)
        fail(at, tr("Half of a character stands alone here."),
             tr("Write the character itself, or both halves (\\ud83d\\ude00)."));
    return at + std::max(escape.length, 2); // Qt's parser complains of what is cut off or no number
}

qsizetype Scanner::utf8(qsizetype at)
{
    const base::Utf8Character character = base::utf8At(m_json.constData() + at, m_json.constData() + m_end);
    if (character.length == 0)
        fail(at, tr("The text is not valid UTF-8 here."), tr("Save the file as UTF-8."));
    return at + std::max(character.length, 1);
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
    QByteArray out;
    for (const char *at = text.begin(); at < text.end();) {
        const char *const plain = std::find(at, text.end(), '\\');
        out.append(at, plain - at);
        if (plain == text.end())
            break;
        const base::JsonEscape escape = base::jsonEscapeAt(plain, text.end());
        char character[4];
        out.append(character, base::putUtf8(character, escape.point) - character);
        at = plain + std::max(escape.length, 2);
    }
    return out;
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
        const auto length = base::readNumber<quint32>(bytes.constData());
        if (length >= 5 && length <= static_cast<quint64>(bytes.size()))
            return wrong(tr("The file is BSON."), other);
    }
    if (bytes.contains('\0'))
        return wrong(tr("This is not a text file."), other);
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
