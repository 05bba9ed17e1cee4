// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/help/helppages.h"

#include "models/base/texts.h"
#include "models/services/lessons/lessonfigures.h"

#include <QFile>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>

namespace sw::services
{

namespace
{

constexpr const char *ids[] = {"drawing", "cardinalities", "workload", "goals", "patterns",
                               "sizes",   "export",        "lessons",  "keys"};

QString textOf(const QString &id)
{
    //: The code of the language for which resources/help/<code>/ holds pages; "en" where there are none.
    const QString language = Text::tr("en");
    for (const QString &folder : {language + QLatin1Char('/'), QString()}) {
        QFile file(QStringLiteral(":/help/") + folder + id + QStringLiteral(".md"));
        if (file.open(QIODevice::ReadOnly))
            return QString::fromUtf8(file.readAll());
    }
    return {};
}

QString listOfFigures()
{
    QStringList lines;
    for (const FigureKind &kind : figureKinds())
        lines << QStringLiteral("- `%1`: %2").arg((kind.name + QLatin1Char(' ') + kind.object).trimmed(), kind.text);
    return lines.join(QLatin1Char('\n'));
}

QString titleOf(const QString &text)
{
    return text.section(QLatin1Char('\n'), 0, 0).mid(2).trimmed();
}

/// The last line names pages by their ids: these become links.
QString withLinks(const QString &text, const QHash<QString, QString> &titles)
{
    const QString body = text.trimmed();
    const qsizetype last = body.lastIndexOf(QLatin1Char('\n')) + 1;
    const qsizetype colon = body.indexOf(QStringLiteral(": "), last);
    if (colon < 0)
        return body;
    QStringList links;
    for (const QString &id : body.mid(colon + 2).split(QStringLiteral(", "))) {
        if (!titles.contains(id))
            return body;
        links << QStringLiteral("[%1](help:%2)").arg(titles.value(id), id);
    }
    return body.left(colon + 2) + links.join(QStringLiteral(" · "));
}

/// A line of Markdown as it is read.
QString plain(QString line)
{
    static const QRegularExpression marks(QStringLiteral("[*`|#]|\\]\\(help:[a-z]+\\)|\\["));
    line.replace(marks, QStringLiteral(" "));
    return line.simplified();
}

} // namespace

QList<HelpPage> helpPages()
{
    QList<HelpPage> pages;
    QHash<QString, QString> titles;
    for (const char *id : ids) {
        const QString text = textOf(QLatin1String(id)).replace(QStringLiteral("{{figures}}"), listOfFigures());
        pages << HelpPage{QLatin1String(id), titleOf(text), text};
        titles.insert(pages.last().id, pages.last().title);
    }
    for (HelpPage &page : pages)
        page.text = withLinks(page.text, titles);
    return pages;
}

QList<HelpHit> findInHelp(const QList<HelpPage> &pages, const QString &words)
{
    const QStringList wanted = words.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QList<HelpHit> byTitle, byText;
    for (const HelpPage &page : pages) {
        const auto holds = [&wanted](const QString &text) {
            return std::all_of(wanted.cbegin(), wanted.cend(),
                               [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
        };
        if (!holds(page.text))
            continue;
        HelpHit hit{page.id, page.title, {}};
        for (const QString &line : page.text.split(QLatin1Char('\n')).mid(1)) {
            if (!wanted.isEmpty() && hit.line.isEmpty() && line.contains(wanted.first(), Qt::CaseInsensitive))
                hit.line = plain(line);
        }
        (holds(page.title) ? byTitle : byText) << hit;
    }
    return byTitle + byText;
}

} // namespace sw::services
