// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/lessons/lessontextcheck.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/services/lessons/lessonfigures.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace sw::services
{

namespace
{

base::Error problem(const QString &message, const QString &wayOut)
{
    return {base::ErrorCode::Format, message, {}, wayOut};
}

/// "document books", perhaps with models in front of it.
bool looksLikeFigure(const QString &text)
{
    const QString name = text.section(QLatin1Char(':'), -1).trimmed().section(QLatin1Char(' '), 0, 0);
    const QList<FigureKind> kinds = figureKinds();
    return std::any_of(kinds.begin(), kinds.end(), [&](const FigureKind &kind) { return kind.name == name; });
}

void checkBraces(const QString &line, QList<base::Error> &problems)
{
    static const QRegularExpression slot(QStringLiteral("\\{\\{.*?\\}\\}"));
    static const QRegularExpression code(QStringLiteral("`[^`]*`"));
    static const QRegularExpression single(QStringLiteral("\\{([^{}]+)\\}"));
    QString rest = line;
    rest.remove(slot);
    if (rest.contains(QLatin1String("{{")) || (rest.contains(QLatin1String("}}")) && !rest.contains(u'{')))
        problems << problem(Text::tr("Double braces are not closed, or not opened: “%1”.").arg(base::visibleText(line)),
                            Text::tr("Write a figure as {{document books}}, in one line."));
    for (auto it = single.globalMatch(rest.remove(code)); it.hasNext();) {
        const QString inside = it.next().captured(1);
        if (looksLikeFigure(inside))
            problems << problem(
                Text::tr("“{%1}” is shown as it is written, not as a figure.").arg(base::visibleText(inside)),
                Text::tr("Write {{%1}} with double braces.").arg(inside));
    }
}

void checkForms(const QString &line, QList<base::Error> &problems)
{
    struct Form
    {
        QRegularExpression shape;
        QString name;
    };
    static const QRegularExpression table(QStringLiteral("^\\s*\\|.*\\|\\s*$"));
    static const QRegularExpression heading(QStringLiteral("^#{4,6} "));
    static const QRegularExpression numbered(QStringLiteral("^\\s*\\d+[.)] "));
    static const QRegularExpression otherList(QStringLiteral("^\\s*[*+] "));
    static const QRegularExpression quote(QStringLiteral("^> "));
    static const QRegularExpression link(QStringLiteral("!?\\[[^\\]]*\\]\\([^)]*\\)"));
    const Form forms[]{{table, Text::tr("a table")},
                       {heading, Text::tr("a heading of a fourth or lower level")},
                       {numbered, Text::tr("a numbered list")},
                       {otherList, Text::tr("a list with “*” or “+”")},
                       {quote, Text::tr("a quotation")},
                       {link, Text::tr("a link or a picture")}};
    for (const Form &form : forms) {
        if (form.shape.match(line).hasMatch())
            problems << problem(
                Text::tr("Lessons do not show %1: “%2”.").arg(form.name, base::visibleText(line.trimmed())),
                Text::tr(
                    "Use paragraphs, lists with “- ”, **strong**, *emphasis*, `code` and code between lines of ```."));
    }
}

} // namespace

QList<base::Error> problemsInText(const QString &markdown)
{
    static const QRegularExpression code(QStringLiteral("`[^`]*`"));
    QList<base::Error> problems;
    bool inCode = false;
    for (const QString &line : markdown.split(QLatin1Char('\n'))) {
        const bool isFence = line.startsWith(QLatin1String("```"));
        inCode = inCode != isFence;
        if (isFence)
            continue;
        checkBraces(line, problems);
        if (!inCode)
            checkForms(QString(line).remove(code), problems);
    }
    if (inCode)
        problems << problem(Text::tr("The code at the end is not closed."), Text::tr("Add a line with ```."));
    return problems;
}

} // namespace sw::services
