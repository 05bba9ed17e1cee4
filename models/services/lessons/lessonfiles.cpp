// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/lessons/lessonfiles.h"

#include "models/base/files/safefile.h"
#include "models/base/texts.h"
#include "models/formats/lessons/lessonlibrary.h"
#include "models/formats/lessons/lessonreader.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace sw::services
{

namespace
{

/// Made of the name of the file; never that of a shipped lesson.
QString ownId(const QString &name)
{
    static const QRegularExpression others(QStringLiteral("[^A-Za-z0-9_-]+"));
    constexpr qsizetype longest = 50;
    QString id = QString(name).replace(others, QStringLiteral("-")).left(longest);
    if (id.isEmpty() || formats::lessonIds().contains(id))
        id.prepend(QStringLiteral("my-"));
    return id;
}

/// The lesson of the program at \p source, with the texts that it speaks.
base::Result<LessonFiles> filesOf(const QString &source, const QString &path)
{
    static const QRegularExpression id(QStringLiteral("\"id\": \"[^\"]*\""));
    static const QRegularExpression number(QStringLiteral("\\n  \"number\": \\d+,"));
    const auto lesson = formats::loadLessonFile(source);
    if (!lesson)
        return lesson.error();
    const auto steps = base::readFile(source, formats::maximumLessonBytes);
    const auto texts = base::readFile(lesson->texts.file, formats::maximumLessonBytes);
    if (!steps || !texts)
        return (steps ? texts : steps).error();
    const QFileInfo target(path);
    QString json = QString::fromUtf8(*steps).remove(number);
    const auto match = id.match(json); // the first one is that of the lesson
    json.replace(match.capturedStart(), match.capturedLength(),
                 QStringLiteral("\"id\": \"%1\"").arg(ownId(target.completeBaseName())));
    return LessonFiles{json.toUtf8(), *texts,
                       target.path() + QLatin1Char('/') + target.completeBaseName() + QStringLiteral(".md")};
}

} // namespace

base::Result<LessonFiles> templateLesson(const QString &path)
{
    return filesOf(QStringLiteral(":/lessons/template/lesson.json"), path);
}

base::Result<LessonFiles> copiedLesson(const QString &id, const QString &path)
{
    const auto lesson = formats::shippedLesson(id);
    return lesson ? filesOf(formats::pathOfLesson(id), path) : lesson.error();
}

} // namespace sw::services
