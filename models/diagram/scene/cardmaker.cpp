// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/scene/cardmaker.h"

#include "models/base/text.h"
#include "models/patterns/patternregistry.h"

#include <atomic>
#include <cmath>

namespace sw::diagram
{

namespace
{

/// Between a row's name and its type.
constexpr double columnGap = 14;

/// Room that a row needs between the left edge and its type's right edge.
double rowWidth(const Row &row, const Metrics &metrics, FontRole role)
{
    return metrics.nameX + row.indent * metrics.indent + metrics.width(role, row.fullName) + columnGap +
           metrics.width(FontRole::Type, row.type);
}

FontRole roleOf(const Row &row, bool document)
{
    if (row.mark == Mark::Link && !document)
        return FontRole::Link;
    return row.mark == Mark::Open && document ? FontRole::Strong : FontRole::Row;
}

/// Room right of the type: marks for unique and indexed, the badge. Entities keep their columns aligned.
double slots(const Row &row, const Metrics &metrics, bool document)
{
    if (!document)
        return 38;
    return 8 + (row.unique ? 18 : 0) + (row.indexed ? 17 : 0) + (row.showsBadge ? metrics.badgeWidth : 0);
}

double headerWidth(const Card &card, const Metrics &metrics)
{
    const double badges = static_cast<double>(card.badges.size()) * (metrics.badgeWidth + 4);
    return 30 + metrics.width(FontRole::Name, card.fullTitle) + (badges > 0 ? 12 + badges : 0) + 12;
}

} // namespace

QString rangeText(const schema::Cardinality &count)
{
    const auto number = [](double value) {
        return base::countText(value).remove(QLatin1Char(' '));
    };
    if (count.min == count.max)
        return number(count.max);
    return number(count.min) + QChar(0x2013) + number(count.max);
}

QString countLabel(const schema::Cardinality &count)
{
    if (count.min == count.max)
        return QLatin1Char('[') + base::countText(count.max) + QLatin1Char(']');
    const QString comma = QStringLiteral(", ");
    return QLatin1Char('[') + base::countText(count.min) + comma + base::countText(count.likely) + comma +
           base::countText(count.max) + QLatin1Char(']');
}

Badge badgeOf(const QString &id)
{
    return {id.isEmpty() ? nullptr : patterns::PatternRegistry::instance().find(id)};
}

void fitCard(Card &card, const Metrics &metrics)
{
    static std::atomic<quint64> versions = 0;
    card.version = ++versions;
    double width = std::max(metrics.minimumWidth, headerWidth(card, metrics));
    for (const Row &row : std::as_const(card.rows))
        width =
            std::max(width, rowWidth(row, metrics, roleOf(row, card.document)) + slots(row, metrics, card.document));
    width = std::max(width, 32 + metrics.width(FontRole::Label, card.footerLeft) +
                                metrics.width(FontRole::Label, card.footerRight));
    const bool allFits = width <= metrics.maximumWidth;
    width = std::min(std::ceil(width / 2) * 2, metrics.maximumWidth);

    card.rowsTop = metrics.header;
    const double rows = card.collapsed ? 0 : static_cast<double>(card.rows.size()) * metrics.rowHeight;
    card.rect.setSize({width, metrics.header + rows + metrics.footer});
    const double badges = static_cast<double>(card.badges.size()) * (metrics.badgeWidth + 4);
    card.title = allFits ? card.fullTitle
                         : metrics.elided(FontRole::Name, card.fullTitle, width - 42 - (badges > 0 ? 12 + badges : 0));
    for (Row &row : card.rows) {
        row.typeRight = static_cast<float>(width - slots(row, metrics, card.document));
        row.name = row.fullName;
        if (allFits)
            continue;
        const double left = metrics.nameX + row.indent * metrics.indent;
        const double typeLeft = row.typeRight - metrics.width(FontRole::Type, row.type);
        row.name = metrics.elided(roleOf(row, card.document), row.fullName, typeLeft - columnGap - left);
    }
}

} // namespace sw::diagram
