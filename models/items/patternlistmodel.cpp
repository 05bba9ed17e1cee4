// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/patternlistmodel.h"

#include "models/base/text.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/document/edits/projectedits.h"
#include "models/document/edits/workloadedits.h"
#include "models/items/status.h"
#include "models/patterns/core/withoutuse.h"
#include "models/patterns/patternregistry.h"
#include "models/services/patternuses/useorder.h"

#include <algorithm>

namespace sw::items
{

namespace
{

QList<QString> useIds(const schema::Model &model)
{
    QList<QString> ids;
    for (const schema::PatternUseId &id : services::applicationOrder(model))
        ids.append(id.text());
    return ids;
}

} // namespace

PatternListModel::PatternListModel(document::Document &document, document::DerivedState *derived, QObject *parent)
    : KeyedTable(parent), m_document(document), m_derived(derived)
{
    resetKeys(useIds(document.model()));
    connect(&document, &document::Document::changed, this, &PatternListModel::onChanged);
    if (derived)
        connect(derived, &document::DerivedState::updated, this, &PatternListModel::tellAll);
}

void PatternListModel::onChanged(const document::ChangeEvent &event)
{
    using enum document::Change;
    if (event.hasAny({PatternAdded, PatternRemoved, PatternOrder}))
        syncKeys(useIds(m_document.model()));
    for (const schema::PatternUseId &id : event.patterns)
        tellRow(id.text());
    if (event.hasAny({EntityChanged, RelationshipChanged}))
        tellAll();
}

int PatternListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PatternListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Name ? tr("Pattern") : section == Target ? tr("Applied to") : tr("State");
}

const schema::PatternUse *PatternListModel::useAt(const QModelIndex &index) const
{
    return index.isValid() ? m_document.model().pattern(schema::PatternUseId(keys().at(index.row()))) : nullptr;
}

QString PatternListModel::reason(const schema::PatternUse &use) const
{
    return m_derived ? m_derived->design().whySkipped(use.id) : QString();
}

QString PatternListModel::stateText(const schema::PatternUse &use) const
{
    if (!use.enabled)
        return tr("off");
    return reason(use).isEmpty() ? tr("used") : tr("does not apply");
}

QString PatternListModel::toolTip(const schema::PatternUse &use) const
{
    QStringList lines{patterns::useTitle(m_document.model(), use)};
    if (!use.enabled)
        lines << tr("Switched off: the design is made without it.");
    else if (const QString why = reason(use); !why.isEmpty())
        lines << tr("Does not apply: %1").arg(base::visibleText(why));
    return base::paragraphs(lines);
}

QVariant PatternListModel::data(const QModelIndex &index, int role) const
{
    const schema::PatternUse *use = useAt(index);
    if (!use)
        return {};
    const patterns::Pattern *pattern = patterns::PatternRegistry::instance().find(use->pattern);
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == Name)
            return pattern ? pattern->name() : base::visibleText(use->pattern);
        if (index.column() == Target)
            return base::visibleText(patterns::targetName(m_document.model(), patterns::targetOf(*use)));
        return stateText(*use);
    case Qt::CheckStateRole:
        return index.column() == Name ? QVariant(use->enabled ? Qt::Checked : Qt::Unchecked) : QVariant();
    case Qt::ToolTipRole:
        return toolTip(*use);
    case ReasonRole:
        return base::visibleText(reason(*use));
    case SecondaryRole:
        return index.column() != Name || !use->enabled;
    case StatusRole:
        return index.column() == State && use->enabled && !reason(*use).isEmpty()
                   ? QVariant(static_cast<int>(Status::Warn))
                   : QVariant();
    case UseRole:
        return use->id.text();
    case PatternRole:
        return use->pattern;
    case LettersRole:
        return pattern ? pattern->letters() : QString();
    case FamilyRole:
        return pattern ? static_cast<int>(pattern->family()) : -1;
    case EntityRole:
        return use->entity.text();
    case RelationshipRole:
        return use->relationship.text();
    case PathRole:
        return use->path;
    default:
        return {};
    }
}

Qt::ItemFlags PatternListModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags result = QAbstractTableModel::flags(index);
    return index.isValid() && index.column() == Name ? result | Qt::ItemIsUserCheckable : result;
}

bool PatternListModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const schema::PatternUse *use = useAt(index);
    if (!use || role != Qt::CheckStateRole || index.column() != Name)
        return false;
    const bool enabled = value.toInt() == Qt::Checked;
    return document::changePattern(m_document, use->id, {},
                                   [enabled](schema::PatternUse &each) { each.decide(enabled); })
        .has_value();
}

base::Result<void> PatternListModel::step(int row, int by)
{
    const schema::PatternUseId id(keys().value(row));
    const auto place = services::placeAfterStep(m_document.model(), id, by);
    if (!place)
        return place.error();
    document::movePattern(m_document, id, *place);
    return {};
}

bool PatternListModel::moveRows(const QModelIndex &from, int row, int count, const QModelIndex &to, int before)
{
    const bool usable = !from.isValid() && !to.isValid() && count == 1 && row >= 0 && row < rowCount() && before >= 0 &&
                        before <= rowCount();
    if (!usable || before == row || before == row + 1)
        return false;
    const schema::PatternUseId id(keys().at(row));
    const auto place = services::placeAfterStep(m_document.model(), id, (before > row ? before - 1 : before) - row);
    return place && document::movePattern(m_document, id, *place);
}

} // namespace sw::items

#include "moc_patternlistmodel.cpp"
