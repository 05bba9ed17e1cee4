// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/projectreader.h"

#include "models/base/sha256.h"
#include "models/base/text.h"
#include "models/base/utf8text.h"
#include "models/formats/project/objectreader.h"
#include "models/formats/project/projectfile.h"
#include "models/formats/project/projectmembers.h"
#include "models/formats/project/projectmigrations.h"
#include "models/formats/project/projectscan.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace sw::formats
{

namespace
{

constexpr qsizetype largeProjectBytes = 64 * 1024 * 1024;

class ProjectReader
{
    Q_DECLARE_TR_FUNCTIONS(ProjectFile)

public:
    explicit ProjectReader(const QByteArray &json) : m_json(json.startsWith("\xef\xbb\xbf") ? json.sliced(3) : json) {}
    base::Result<LoadedProject> read();

private:
    base::Error wrong(const QString &where, const QString &message, const QString &wayOut) const
    {
        return {base::ErrorCode::Format, message, where, wayOut};
    }
    base::Result<QJsonObject> parse() const;
    base::Error syntaxError(const QJsonParseError &error) const;
    static QString syntaxMessage(QJsonParseError::ParseError error);
    base::Result<void> checkFormat(const QJsonObject &file);
    void checkChecksum(const QJsonObject &file, const ProjectScan &scan);
    base::Result<void> readMembers(const QJsonObject &file);
    void warn(const QString &where, const QString &message, const QString &wayOut)
    {
        m_project.warnings.append(wrong(where, message, wayOut));
    }

    const QByteArray m_json;
    LoadedProject m_project;
    QString m_newerMinor;
};

QString ProjectReader::syntaxMessage(QJsonParseError::ParseError error)
{
    switch (error) {
    case QJsonParseError::UnterminatedObject:
        return tr("An object is not closed, or a comma is missing.");
    case QJsonParseError::MissingNameSeparator:
        return tr("A colon is missing between a member's name and its value.");
    case QJsonParseError::UnterminatedArray:
        return tr("A list is not closed, or a comma is missing.");
    case QJsonParseError::MissingValueSeparator:
        return tr("A comma is missing.");
    case QJsonParseError::IllegalNumber:
        return tr("This is not a number.");
    case QJsonParseError::IllegalEscapeSequence:
        return tr("This escape sequence does not exist.");
    case QJsonParseError::IllegalUTF8String:
        return tr("The text is not valid UTF-8 here.");
    case QJsonParseError::UnterminatedString:
        return tr("A text is not closed.");
    case QJsonParseError::MissingObject:
        return tr("A member is expected; perhaps there is one comma too many.");
    case QJsonParseError::GarbageAtEnd:
        return tr("Unexpected text after the end of the project.");
    default:
        return tr("This is not a value.");
    }
}

base::Error ProjectReader::syntaxError(const QJsonParseError &error) const
{
    const bool atEnd = error.error != QJsonParseError::GarbageAtEnd && error.offset >= m_json.trimmed().size();
    return wrong(placeInText(m_json, error.offset), syntaxMessage(error.error),
                 atEnd ? tr("The file ends too early: restore it from a copy.") : tr("Correct the text there."));
}

base::Result<QJsonObject> ProjectReader::parse() const
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(base::withEscapedMarks(m_json), &error);
    if (error.error != QJsonParseError::NoError) {
        QJsonDocument::fromJson(m_json, &error); // for the place in the text as it is
        return syntaxError(error);
    }
    if (!document.isObject())
        return wrong({}, tr("This is JSON, but no Shapewright project."), tr("Choose a project file (*.shape.json)."));
    return document.object();
}

base::Result<void> ProjectReader::checkFormat(const QJsonObject &file)
{
    if (file.value(QLatin1String("format")) != QJsonValue(QLatin1String("shapewright")))
        return wrong({}, tr("This is JSON, but no Shapewright project."), tr("Choose a project file (*.shape.json)."));
    const QJsonObject version = file.value(QLatin1String("version")).toObject();
    const int major = version.value(QLatin1String("major")).toInt(-1);
    const int minor = version.value(QLatin1String("minor")).toInt(-1);
    if (major < 1 || minor < 0)
        return wrong(QStringLiteral("version"), tr("The version of the format is missing or wrong."),
                     tr("Write it as {\"major\": 1, \"minor\": 0}."));
    if (major > formatMajor) {
        const QString writer = file.value(QLatin1String("writer")).toString().left(60);
        return wrong(QStringLiteral("version"),
                     tr("The file has format %1; this program reads format %2.").arg(major).arg(formatMajor),
                     writer.isEmpty() ? tr("Update the program.")
                                      : tr("Open it with %1 or update the program.").arg(base::visibleText(writer)));
    }
    if (minor > formatMinor) {
        m_newerMinor = QStringLiteral("%1.%2").arg(major).arg(minor);
        warn(QStringLiteral("version"), tr("The file was written by a newer version (format %1).").arg(m_newerMinor),
             tr("What this program does not know is kept; update it to see everything."));
    }
    return {};
}

void ProjectReader::checkChecksum(const QJsonObject &file, const ProjectScan &scan)
{
    if (scan.behindChecksum < 0)
        return;
    QByteArray body = m_json.sliced(scan.behindChecksum);
    if (body.contains('\r'))
        body.replace("\r\n", "\n"); // version control may change the ends of lines
    const QByteArray found = base::sha256(body).toHex();
    if (file.value(QLatin1String("sha256")).toString() != QLatin1String(found))
        warn(QStringLiteral("sha256"), tr("The checksum does not match: the file was changed outside this program."),
             tr("If it was not edited on purpose, compare it with a copy."));
}

base::Result<void> ProjectReader::readMembers(const QJsonObject &file)
{
    ObjectReader reader(m_newerMinor);
    static const QStringList known{QStringLiteral("format"), QStringLiteral("version"), QStringLiteral("writer"),
                                   QStringLiteral("sha256"), QStringLiteral("model"),   QStringLiteral("diagrams")};
    for (auto it = file.begin(); it != file.end(); ++it) {
        if (!known.contains(it.key())) {
            m_project.model.unknownOfFile.insert(it.key(), it.value());
            reader.unknownMember(it.key(), true);
        }
    }
    const QJsonValue model = file.value(QLatin1String("model"));
    if (model.isUndefined()) {
        reader.missing(QStringLiteral("model"));
    } else if (!model.isObject()) {
        const QString member = QStringLiteral("model");
        const ObjectReader::Step step(reader, member);
        reader.isObject(model);
    } else {
        readModel(m_project.model, model, reader); // places in it are named without "model."
    }
    if (!reader.failed() && file.contains(QLatin1String("diagrams"))) {
        const QString member = QStringLiteral("diagrams");
        const ObjectReader::Step step(reader, member);
        readDiagrams(m_project.model.diagrams, file.value(QLatin1String("diagrams")), reader);
    }
    m_project.warnings += reader.warnings();
    if (reader.failed())
        return reader.error();
    return {};
}

base::Result<LoadedProject> ProjectReader::read()
{
    if (const auto text = checkIsText(m_json); !text)
        return text.error();
    if (m_json.size() > maximumProjectBytes)
        return wrong({}, tr("The project is larger than %1.").arg(base::bytesText(base::Bytes(maximumProjectBytes))),
                     tr("Split the project."));
    const auto scan = scanProject(m_json);
    if (!scan)
        return scan.error();
    const auto file = parse();
    if (!file)
        return file.error();
    if (const auto known = checkFormat(*file); !known)
        return known.error();
    if (m_json.size() > largeProjectBytes)
        warn({}, tr("The project is %1 large.").arg(base::bytesText(base::Bytes(static_cast<double>(m_json.size())))),
             tr("Such a large project may be slow; split it."));
    checkChecksum(*file, *scan);
    const int minor = file->value(QLatin1String("version")).toObject().value(QLatin1String("minor")).toInt();
    if (const auto done = readMembers(migratedProject(*file, minor)); !done)
        return done.error();
    return std::move(m_project);
}

} // namespace

base::Result<LoadedProject> readProject(const QByteArray &json)
{
    return ProjectReader(json).read();
}

} // namespace sw::formats
