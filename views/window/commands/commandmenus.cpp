// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/commands/windowcommand.h"

namespace sw::views
{

QList<Act> allActs()
{
    using Source = QList<Act> (*)();
    static constexpr Source sources[] = {clipboardActs, findActs,     toolActs,  fieldActs, linkActs,    bendActs,
                                         arrangeActs,   groupActs,    colorActs, pathActs,  diagramActs, sourceActs,
                                         sampleActs,    workloadActs, helpActs,  canvasActs};
    QList<Act> all;
    for (const Source source : sources)
        all += source();
    return all;
}

ActionSpec spec(const char *id, const QString &text, const char *icon, const QStringList &keys, const QString &help)
{
    ActionSpec result;
    result.id = QString::fromLatin1(id);
    result.text = text;
    result.icon = QString::fromLatin1(icon);
    for (const QString &key : keys)
        result.keys << QKeySequence(key);
    result.help = help;
    return result;
}

ActionSpec canvasSpec(const char *id, const QString &text, const QStringList &keys, const QString &help)
{
    ActionSpec result = spec(id, text, "", keys, help);
    result.scope = ActionScope::Canvas;
    return result;
}

} // namespace sw::views
