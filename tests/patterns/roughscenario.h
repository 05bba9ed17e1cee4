// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/patterncase.h"

#include <QDirIterator>
#include <QFileInfo>
#include <QRegularExpression>

namespace sw::patterntesting
{

const QString roughFolder = QStringLiteral(SHAPEWRIGHT_TEST_DATA "/patterns/");

inline QString textOfFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Every name that a script gives to a field or variable of its own, and those that every object has, as a list for
/// JavaScript.
inline QString namesInScripts()
{
    static const QRegularExpression name(QStringLiteral("\\b([a-z]\\w*):|\"\\$+([a-z]\\w*)|(?:const|let) (\\w+)"));
    QStringList names;
    for (const char *name :
         {"docs", "tmp", "toString", "constructor", "length", "hasOwnProperty", "valueOf", "isPrototypeOf"})
        names << QLatin1String(name);
    QDirIterator files(QStringLiteral(":/patterns"), {QStringLiteral("*.js")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString script = textOfFile(files.next());
        for (auto it = name.globalMatch(script); it.hasNext();) {
            const QRegularExpressionMatch match = it.next();
            names << match.captured(match.lastCapturedIndex());
        }
    }
    names.removeDuplicates();
    names.sort();
    return QStringLiteral("const NAMES = [\"%1\"];\n").arg(names.join(QStringLiteral("\", \"")));
}

/// "subset/move-rest.same-ids" is a scenario of the golden case subset/move-rest.
struct RoughScenario
{
    QString casePath;
    QString script;
    QString refusal; ///< what the migration says instead of changing anything
    QString backRefusal;
    QString besideWriters; ///< what it may say while old writers go on, and not once they have stopped
    QString betweenRuns;   ///< a pattern of what it may say after old writers went on between two runs
    bool isLarge = false;  ///< too large to be run many times
    QString codeOfSteps;   ///< the steps whose code it uses, "4, 9", or empty: that of the design
    bool functionIn(const char *name) const { return testsupport::defines(script, QLatin1String(name)); }
};

inline RoughScenario roughScenarioAt(const QString &path)
{
    const auto said = [](const QString &script, const char *what) {
        const QRegularExpression line(QStringLiteral("^// %1: (.+)$").arg(QLatin1String(what)),
                                      QRegularExpression::MultilineOption);
        return line.match(script).captured(1);
    };
    const QString own = textOfFile(path);
    const QFileInfo file(path);
    return {file.path() + QLatin1Char('/') + file.fileName().section(QLatin1Char('.'), 0, 0),
            namesInScripts() + textOfFile(roughFolder + QStringLiteral("rough.js")) + own,
            said(own, "Refused"),
            said(own, "The way back is refused"),
            said(own, "Beside writers"),
            said(own, "Between runs"),
            !said(own, "Large").isEmpty(),
            said(own, "Code of steps")};
}

} // namespace sw::patterntesting
