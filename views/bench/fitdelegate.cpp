// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/bench/fitdelegate.h"

#include "models/items/patternfitmodel.h"
#include "models/patterns/patternregistry.h"
#include "views/widgets/style/patternbadge.h"

#include <QAbstractItemView>
#include <QPainter>

#include <algorithm>
#include <optional>

namespace sw::views
{

namespace
{

using items::PatternFitModel;

constexpr int barWidth = 28;
constexpr int barHeight = 7;
constexpr float faded = 0.4F; ///< while a newer score is worked out

} // namespace

FitDelegate::FitDelegate(QObject *parent)
    : PatternDelegate(PatternFitModel::PatternRole, parent, PatternDelegate::Show::BadgeAndName)
{}

void FitDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QVariant score = index.data(PatternFitModel::ScoreRole);
    const bool isPending = index.data(PatternFitModel::PendingRole).toBool();
    const bool group = index.data(PatternFitModel::PatternRole).toString().isEmpty();
    if (group && index.column() == PatternFitModel::Name) {
        QStyleOptionViewItem heading = option;
        heading.font.setWeight(QFont::DemiBold);
        PatternDelegate::paint(painter, heading, index);
        return;
    }
    PatternDelegate::paint(painter, option, index);
    if (!score.isValid() && !isPending)
        return;
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    QColor edge = option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
    edge.setAlphaF(0.25F);
    const bool mirrored = option.direction == Qt::RightToLeft;
    const int figure = option.fontMetrics.horizontalAdvance(QStringLiteral("100")) + 8;
    const QRect whole(mirrored ? option.rect.left() + figure : option.rect.right() - figure - barWidth,
                      option.rect.center().y() - barHeight / 2, barWidth, barHeight);
    painter->fillRect(whole, edge);
    QRect part = whole;
    part.setWidth(static_cast<int>(barWidth * score.toDouble() / 100));
    edge.setAlphaF(isPending ? faded : 0.75F); // an old score
    painter->fillRect(mirrored ? part.translated(whole.right() - part.right(), 0) : part, edge);
}

QSize FitDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = PatternDelegate::sizeHint(option, index);
    if (index.column() != PatternFitModel::Fit)
        return size;
    const int figure = barWidth + option.fontMetrics.horizontalAdvance(QStringLiteral("100")) + 14;
    const bool isFigure =
        index.data(PatternFitModel::ScoreRole).isValid() || index.data(PatternFitModel::PendingRole).toBool();
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int beside = view != nullptr ? view->viewport()->width() - widestName(option.fontMetrics) : widestFit;
    size.setWidth(isFigure ? figure : std::min(size.width(), std::clamp(beside, figure, widestFit)));
    return size;
}

int FitDelegate::widestName(const QFontMetrics &metrics)
{
    static std::optional<std::pair<QFontMetrics, int>> known; // each row asks
    if (known && known->first == metrics)
        return known->second;
    int name = 0;
    for (const patterns::Pattern *pattern : patterns::PatternRegistry::instance().all())
        name = std::max(name, metrics.horizontalAdvance(pattern->name()));
    known.emplace(metrics, name + patternBadgeSize().toSize().width() + 16);
    return known->second;
}

} // namespace sw::views
