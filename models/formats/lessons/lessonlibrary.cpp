// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/lessons/lessonlibrary.h"

#include "models/base/files/safefile.h"
#include "models/base/sha256.h"
#include "models/base/texts.h"
#include "models/formats/lessons/lessonreader.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

static void openLessonResources()
{
    // The files are linked from a static library, whose initialisation a linker may leave out.
    Q_INIT_RESOURCE(shapewright_data);
}

namespace sw::formats
{

namespace
{

base::Error inFile(const QString &path, base::Error error)
{
    error.where = error.where.isEmpty() ? path : Text::tr("%1, %2").arg(path, error.where);
    return error;
}

/// "lesson.md" in the folder of \p language, or beside the lesson.
QString textPath(const QString &path, const QString &language)
{
    const QFileInfo info(path);
    const QString name = info.completeBaseName() + QStringLiteral(".md");
    return info.dir().filePath(language.isEmpty() ? name : language + QLatin1Char('/') + name);
}

/// Two lessons of one's own may have the same id, or that of a shipped one.
QString keyOf(const Lesson &lesson, const QString &path)
{
    if (path == pathOfLesson(lesson.id))
        return lesson.id;
    const QString place = QFileInfo(path).canonicalFilePath();
    return lesson.id + QLatin1Char('@') + QString::fromLatin1(base::sha256(place.toUtf8()).first(8).toHex());
}

base::Error missingTexts(const QString &file)
{
    return {base::ErrorCode::File, Text::tr("The texts of the lesson cannot be read."), file,
            Text::tr("Write them into a Markdown file of this name.")};
}

QList<std::pair<int, QString>> numberedLessons()
{
    openLessonResources();
    QList<std::pair<int, QString>> all;
    const QDir folder(QStringLiteral(":/lessons"));
    for (const QString &name : folder.entryList({QStringLiteral("*.json")}, QDir::Files)) {
        const QString id = name.chopped(5);
        QFile file(pathOfLesson(id));
        const auto lesson = file.open(QIODevice::ReadOnly) ? readLesson(file.readAll()) : Lesson();
        all.append({lesson ? lesson->number : 0, id});
    }
    std::sort(all.begin(), all.end());
    return all;
}

} // namespace

QString pathOfLesson(const QString &id)
{
    return QStringLiteral(":/lessons/%1.json").arg(id);
}

QStringList lessonIds()
{
    static const QList<std::pair<int, QString>> lessons = numberedLessons();
    QStringList ids;
    for (const auto &[number, id] : lessons)
        ids << id;
    return ids;
}

QString lessonBeside(const QString &id, int by)
{
    const QStringList ids = lessonIds();
    const qsizetype at = ids.indexOf(id);
    return at < 0 ? QString() : ids.value(at + by);
}

base::Result<Lesson> shippedLesson(const QString &id, const QString &language)
{
    if (lessonIds().contains(id))
        return loadLessonFile(pathOfLesson(id), language);
    return base::Error{base::ErrorCode::Usage, Text::tr("There is no lesson of this name."), id,
                       Text::tr("Choose one of %1.").arg(lessonIds().join(QLatin1String(", ")))};
}

QStringList languagesOfLesson(const QString &path)
{
    QStringList languages;
    const QDir folder = QFileInfo(path).dir();
    for (const QString &name : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (name.size() <= 3 && QFile::exists(textPath(path, name)))
            languages << name;
    }
    return languages;
}

base::Result<Lesson> loadLessonFile(const QString &path, const QString &language)
{
    const auto json = base::readFile(path, maximumLessonBytes);
    if (!json)
        return json.error();
    auto lesson = readLesson(*json);
    if (!lesson)
        return inFile(path, lesson.error());
    //: The code of the language for which resources/patterns/<code>/ holds cards; "en" where there are none.
    const QString wanted = language.isEmpty() ? Text::tr("en") : language;
    QString file = textPath(path, wanted);
    if (!QFile::exists(file))
        file = textPath(path, {});
    const auto markdown = base::readFile(file, maximumLessonBytes);
    if (!markdown)
        return missingTexts(file);
    const auto texts = readLessonTexts(*markdown);
    if (!texts)
        return inFile(file, texts.error());
    lesson->file = path;
    lesson->key = keyOf(*lesson, path);
    lesson->texts = *texts;
    lesson->texts.file = file;
    return lesson;
}

QList<base::Error> errorsOfLessonFile(const QString &path)
{
    const auto json = base::readFile(path, maximumLessonBytes);
    if (!json)
        return {json.error()};
    Lesson lesson;
    QList<base::Error> errors;
    for (const base::Error &error : readLesson(*json, lesson))
        errors << inFile(path, error);
    const QString file = textPath(path, {});
    const auto markdown = base::readFile(file, maximumLessonBytes);
    if (!markdown)
        return errors << missingTexts(file);
    if (const auto texts = readLessonTexts(*markdown); !texts)
        errors << inFile(file, texts.error());
    return errors;
}

} // namespace sw::formats
