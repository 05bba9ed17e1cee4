// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/patternfitmodel.h"

#include "models/base/text.h"
#include "models/items/status.h"
#include "models/patterns/core/card.h"
#include "models/patterns/patternregistry.h"

#include <algorithm>
#include <cmath>

namespace sw::items
{

using services::PatternFit;

namespace
{

QString scoreText(double score)
{
    return QString::number(std::lround(score));
}

} // namespace

void PatternFitModel::setFits(const QList<PatternFit> &fits, const QString &selected)
{
    beginResetModel();
    m_fits = fits;
    m_selected = selected;
    m_best = fits.isEmpty() ? QString() : fits.first().pattern;
    rebuild();
    endResetModel();
}

void PatternFitModel::updateFits(const QList<PatternFit> &fits, const QString &selected)
{
    if (m_fits.size() != fits.size()) // it is the first time
        return setFits(fits, selected);
    for (PatternFit &each : m_fits) {
        const auto now = std::find_if(fits.cbegin(), fits.cend(),
                                      [&each](const PatternFit &fit) { return fit.pattern == each.pattern; });
        if (now != fits.cend())
            each = *now;
    }
    m_selected = selected;
    m_best = fits.isEmpty() ? QString() : fits.first().pattern;
    tellAll();
}

void PatternFitModel::tellAll()
{
    for (int group = 0; group < m_groups.size(); ++group) {
        const QModelIndex parent = index(group, 0);
        Q_EMIT dataChanged(parent, parent);
        Q_EMIT dataChanged(index(0, 0, parent), index(rowCount(parent) - 1, ColumnCount - 1, parent));
    }
}

void PatternFitModel::setPending(bool pending)
{
    if (pending == m_pending)
        return;
    m_pending = pending;
    tellAll();
}

bool PatternFitModel::isNothingKnown() const
{
    return std::none_of(m_fits.cbegin(), m_fits.cend(), [](const PatternFit &fit) { return fit.looked; });
}

/// What is used, or impossible whatever its score, waits for none.
bool PatternFitModel::isAwaited(const PatternFit &fit) const
{
    return m_pending && !fit.used && !fit.required && (fit.group != PatternFit::Group::NotMet || isNothingKnown());
}

void PatternFitModel::setFilter(const QString &text)
{
    if (text == m_filter)
        return;
    beginResetModel();
    m_filter = text;
    rebuild();
    endResetModel();
}

void PatternFitModel::rebuild()
{
    m_groups.clear();
    for (const PatternFit::Group group :
         {PatternFit::Group::Fits, PatternFit::Group::Possible, PatternFit::Group::NotMet}) {
        Group made{group, {}};
        for (qsizetype i = 0; i < m_fits.size(); ++i) {
            if (m_fits.at(i).group == group &&
                patterns::patternName(m_fits.at(i).pattern).contains(m_filter, Qt::CaseInsensitive))
                made.rows << i;
        }
        if (!made.rows.isEmpty())
            m_groups << made;
    }
}

std::optional<PatternFit> PatternFitModel::fitOf(const QString &pattern) const
{
    for (const PatternFit &fit : m_fits) {
        if (fit.pattern == pattern)
            return fit;
    }
    return std::nullopt;
}

QModelIndex PatternFitModel::indexOf(const QString &pattern) const
{
    for (int group = 0; group < m_groups.size(); ++group) {
        const QList<qsizetype> &rows = m_groups.at(group).rows;
        for (int row = 0; row < rows.size(); ++row) {
            if (m_fits.at(rows.at(row)).pattern == pattern)
                return index(row, 0, index(group, 0));
        }
    }
    return {};
}

QModelIndex PatternFitModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    // A group's rows know their group by its number and one, a group has 0.
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row() + 1) : quintptr(0));
}

QModelIndex PatternFitModel::parent(const QModelIndex &index) const
{
    return index.isValid() && index.internalId() > 0
               ? createIndex(static_cast<int>(index.internalId()) - 1, 0, quintptr(0))
               : QModelIndex();
}

int PatternFitModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    return parent.internalId() == 0 && parent.column() == 0 ? static_cast<int>(m_groups.at(parent.row()).rows.size())
                                                            : 0;
}

int PatternFitModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

const PatternFit *PatternFitModel::fitAt(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == 0)
        return nullptr;
    return &m_fits.at(m_groups.at(static_cast<int>(index.internalId()) - 1).rows.at(index.row()));
}

QString PatternFitModel::groupText(PatternFit::Group group) const
{
    switch (group) {
    case PatternFit::Group::Fits:
        return m_selected.isEmpty() ? tr("Fits this model") : tr("Fits %1").arg(m_selected);
    case PatternFit::Group::Possible:
        return tr("Possible, but not proposed");
    case PatternFit::Group::NotMet:
        break;
    }
    return m_pending && isNothingKnown() ? tr("Being computed…")
           : m_selected.isEmpty()        ? tr("Conditions not met")
                                         : tr("Conditions not met for %1").arg(m_selected);
}

QString PatternFitModel::fitText(const PatternFit &fit) const
{
    if (fit.used)
        return tr("used");
    if (isAwaited(fit) && !fit.score)
        return QStringLiteral("…");
    if (fit.group == PatternFit::Group::NotMet)
        return fit.looked                 ? base::visibleText(fit.obstacle)
               : !fit.elsewhere.isEmpty() ? tr("fits %1").arg(base::visibleText(fit.elsewhere))
                                          : QStringLiteral("–"); // the tip says it in words
    if (fit.declined)
        return tr("declined");
    if (fit.required)
        return tr("required fix");
    if (fit.score)
        return scoreText(*fit.score);
    if (m_selected.isEmpty() && fit.places > 1)
        return tr("fits %1×").arg(fit.places);
    const QString place = base::visibleText(fit.place);
    return place.isEmpty() || place == m_selected ? tr("fits") : tr("fits %1").arg(place);
}

QString PatternFitModel::spokenFit(const PatternFit &fit) const
{
    return isAwaited(fit) && !fit.score ? tr("score being computed") : fitText(fit);
}

QString PatternFitModel::toolTip(const PatternFit &fit) const
{
    const patterns::Pattern *pattern = patterns::PatternRegistry::instance().find(fit.pattern);
    const patterns::Card card = patterns::cardOf(*pattern);
    QStringList lines{pattern->name(), card.problem, card.solution};
    if (fit.group == PatternFit::Group::NotMet && !isAwaited(fit)) {
        lines << tr("Here: %1").arg(base::visibleText(fit.obstacle));
        if (!fit.elsewhere.isEmpty())
            lines << tr("It is possible for %1.").arg(base::visibleText(fit.elsewhere));
    } else {
        if (!fit.place.isEmpty())
            lines << tr("On %1").arg(base::visibleText(fit.place));
        if (fit.score)
            lines << tr("Fit %1 of 100").arg(scoreText(*fit.score));
    }
    if (isAwaited(fit))
        lines << tr("The score is being computed.");
    lines.removeAll(QString());
    return base::paragraphs(lines);
}

QVariant PatternFitModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const PatternFit *fit = fitAt(index);
    if (!fit) {
        const bool shows = index.column() == Name && (role == Qt::DisplayRole || role == Qt::ToolTipRole);
        if (shows)
            return role == Qt::DisplayRole ? groupText(m_groups.at(index.row()).group)
                                           : groupText(m_groups.at(index.row()).group).toHtmlEscaped();
        return role == SecondaryRole ? QVariant(true) : QVariant();
    }
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == Name ? patterns::patternName(fit->pattern) : fitText(*fit);
    case Qt::AccessibleTextRole:
        return index.column() == Name
                   ? tr("%1, %2").arg(patterns::patternName(fit->pattern), fit->looked || isAwaited(*fit)
                                                                               ? spokenFit(*fit)
                                                                               : base::visibleText(fit->obstacle))
                   : spokenFit(*fit);
    case Qt::ToolTipRole:
        return toolTip(*fit);
    case PatternRole:
        return fit->pattern;
    case FitsRole:
        return fit->group != PatternFit::Group::NotMet;
    case ScoreRole:
        return index.column() == Fit && fit->score && !fit->used && !fit->declined && !fit->required &&
                       fit->group != PatternFit::Group::NotMet
                   ? QVariant(*fit->score)
                   : QVariant();
    case PendingRole:
        return index.column() == Fit && isAwaited(*fit);
    case Qt::TextAlignmentRole:
        return index.column() == Fit ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case SecondaryRole:
        return index.column() == Fit || fit->group == PatternFit::Group::NotMet;
    case StatusRole:
        return index.column() == Fit && fit->used ? QVariant(static_cast<int>(Status::Ok)) : QVariant();
    default:
        return {};
    }
}

Qt::ItemFlags PatternFitModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    return fitAt(index) ? QAbstractItemModel::flags(index) | Qt::ItemNeverHasChildren : Qt::ItemIsEnabled;
}

} // namespace sw::items

#include "moc_patternfitmodel.cpp"
