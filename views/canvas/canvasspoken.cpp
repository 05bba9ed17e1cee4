// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/canvasspoken.h"

#include "models/base/text.h"
#include "models/base/texts.h"

#include <QCoreApplication>

namespace sw::views
{

namespace
{

QString spoken(diagram::Glyph glyph)
{
    using diagram::Glyph;
    switch (glyph) {
    case Glyph::One:
        return Text::tr("one");
    case Glyph::ZeroOrOne:
        return Text::tr("zero or one");
    case Glyph::OneOrMany:
        return Text::tr("one or many");
    case Glyph::ZeroOrMany:
        return Text::tr("zero or many");
    case Glyph::Zillions:
        return Text::tr("zillions");
    default:
        return {};
    }
}

QString spokenEnd(const diagram::Scene &scene, const diagram::LineEnd &end)
{
    const QStringList said{spoken(end.glyph), scene.cards.at(end.card).fullTitle, end.label};
    return said.join(QLatin1Char(' ')).simplified();
}

} // namespace

QString spokenRow(const diagram::Row &row)
{
    using diagram::Mark;
    QStringList parts{row.fullName, row.type};
    switch (row.mark) {
    case Mark::Key:
        parts << Text::tr("key");
        break;
    case Mark::Link:
        parts << (row.nested   ? Text::tr("embedded relationship")
                  : row.copied ? Text::tr("relationship with copied fields")
                               : Text::tr("relationship"));
        break;
    case Mark::Required:
        parts << Text::tr("required");
        break;
    case Mark::Optional:
        parts << Text::tr("optional");
        break;
    case Mark::Open:
        parts << Text::tr("open");
        break;
    case Mark::Closed:
        parts << Text::tr("folded");
        break;
    case Mark::None:
        break;
    }
    if (row.unique)
        parts << Text::tr("unique");
    if (row.indexed)
        parts << Text::tr("indexed");
    if (!row.origin.isEmpty())
        parts << Text::tr("made by the pattern %1").arg(row.origin.pattern->name());
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

QString spokenLine(const diagram::Scene &scene, const diagram::Line &line)
{
    const QString a = scene.cards.at(line.a.card).fullTitle;
    const QString b = scene.cards.at(line.b.card).fullTitle;
    QStringList parts;
    switch (line.style) {
    case diagram::LineStyle::Relation:
        parts << Text::tr("%1 to %2, relationship").arg(a, b);
        break;
    case diagram::LineStyle::Inheritance:
        parts << Text::tr("%1 is a %2").arg(a, b);
        break;
    case diagram::LineStyle::Reference:
        parts << Text::tr("%1 refers to %2").arg(a, b);
        break;
    case diagram::LineStyle::Copy:
        parts << Text::tr("%1 is copied into %2").arg(a, b);
        break;
    }
    if (!line.caption.isEmpty())
        parts << line.caption;
    if (line.style == diagram::LineStyle::Relation)
        parts << spokenEnd(scene, line.a) << spokenEnd(scene, line.b);
    for (const diagram::Row &attribute : line.attributes)
        parts << Text::tr("attribute %1").arg(attribute.fullName);
    return parts.join(QStringLiteral(", "));
}

QString spokenStep(const QString &number)
{
    return Text::tr("number %1 on the path").arg(number);
}

QString spokenCard(const diagram::Card &card)
{
    QStringList parts{card.document ? Text::tr("collection") : Text::tr("entity"), card.footerLeft, card.footerRight};
    for (const diagram::Badge &badge : card.badges)
        parts << Text::tr("pattern %1").arg(badge.pattern->name());
    if (card.collapsed)
        parts << Text::tr("collapsed");
    if (card.locked)
        parts << Text::tr("locked");
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

} // namespace sw::views
