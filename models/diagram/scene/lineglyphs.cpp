// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/scene/lineglyphs.h"

#include "models/base/text.h"

#include <cmath>

// What the three notations say about a relationship.
namespace sw::diagram
{

namespace
{

/// Size of the label with its height, at 0, 0 until the line has a way.
QRectF textRect(const QString &text, const Metrics &metrics)
{
    return text.isEmpty() ? QRectF() : QRectF(0, 0, metrics.width(FontRole::Label, text), metrics.rowHeight - 4);
}

void setLabel(LineEnd &end, const QString &text, const Metrics &metrics)
{
    end.label = text;
    end.labelRect = textRect(text, metrics);
}

QRectF attributesRect(const QList<Row> &rows, const Metrics &metrics)
{
    if (rows.isEmpty())
        return {};
    double width = 60;
    for (const Row &row : rows)
        width =
            std::max(width, metrics.width(FontRole::Row, row.fullName) + metrics.width(FontRole::Type, row.type) + 34);
    return {0, 0, std::ceil(width), static_cast<double>(rows.size()) * metrics.rowHeight + 6};
}

void applyCrowsFoot(Line &line, const schema::Relationship &relationship, const Metrics &metrics)
{
    const auto apply = [&metrics](LineEnd &end, const schema::Cardinality &count) {
        end.glyph = glyphOf(count);
        setLabel(end, countLabel(count), metrics);
    };
    apply(line.a, relationship.a.perOther);
    apply(line.b, relationship.b.perOther);
    line.attributesRect = attributesRect(line.attributes, metrics);
}

/// "1", "0..1", "1..60", "0..*": with the star for zillions, too, because a number that large means "any".
QString multiplicity(const schema::Cardinality &count)
{
    const QString most = count.isZillions() ? QStringLiteral("*") : base::countText(count.max);
    return count.min == count.max ? most : base::countText(count.min) + QStringLiteral("..") + most;
}

void applyUml(Line &line, const schema::Relationship &relationship, const Metrics &metrics)
{
    setLabel(line.a, multiplicity(relationship.a.perOther), metrics);
    setLabel(line.b, multiplicity(relationship.b.perOther), metrics);
    if (relationship.composition || line.identifying)
        line.a.glyph = relationship.shared ? Glyph::Holder : Glyph::Owner;
    line.attributesRect = attributesRect(line.attributes, metrics);
}

/// The letter and the numbers behind it, because a letter alone says too little for a design.
QString chenLabel(const schema::Cardinality &count, QChar letter)
{
    return count.max <= 1 ? QStringLiteral("1") : letter + QLatin1Char(' ') + countLabel(count);
}

void applyChen(Line &line, const schema::Relationship &relationship, const Metrics &metrics)
{
    const bool both = relationship.a.perOther.max > 1 && relationship.b.perOther.max > 1;
    setLabel(line.a, chenLabel(relationship.a.perOther, QLatin1Char(both ? 'M' : 'N')), metrics);
    setLabel(line.b, chenLabel(relationship.b.perOther, QLatin1Char('N')), metrics);
    line.allOfA = relationship.b.perOther.min >= 1;
    line.allOfB = relationship.a.perOther.min >= 1;
    // What has no name of its own gets a small, empty diamond: the names of its ends stand at its ends.
    line.diamond = relationship.name.isEmpty()
                       ? QStringLiteral(" ")
                       : metrics.elided(FontRole::Label, base::visibleText(relationship.name), 110);
    double width =
        relationship.name.isEmpty() ? 2.4 * metrics.rowHeight : metrics.width(FontRole::Label, line.diamond) * 1.4 + 24;
    for (const Row &row : std::as_const(line.attributes))
        width = std::max(width, metrics.width(FontRole::Row, row.fullName) + 28);
    const double ovals = static_cast<double>((line.attributes.size() + 1) / 2) * (metrics.rowHeight + 6);
    line.attributesRect = QRectF(0, 0, std::ceil(width), chenDiamondHeight(line, metrics) + 2 * ovals);
}

} // namespace

double chenDiamondHeight(const Line &line, const Metrics &metrics)
{
    return line.diamond.size() > 1 ? 2 * metrics.rowHeight : 1.3 * metrics.rowHeight;
}

Glyph glyphOf(const schema::Cardinality &count)
{
    if (count.max <= 1)
        return count.min >= 1 ? Glyph::One : Glyph::ZeroOrOne;
    if (count.isZillions())
        return Glyph::Zillions;
    return count.min >= 1 ? Glyph::OneOrMany : Glyph::ZeroOrMany;
}

void applyNotation(Line &line, const schema::Relationship &relationship, Notation notation, const Metrics &metrics)
{
    switch (notation) {
    case Notation::CrowsFoot:
        return applyCrowsFoot(line, relationship, metrics);
    case Notation::Chen:
        return applyChen(line, relationship, metrics);
    case Notation::Uml:
        return applyUml(line, relationship, metrics);
    }
}

} // namespace sw::diagram
