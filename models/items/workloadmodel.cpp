// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/workloadmodel.h"

#include "models/base/text.h"
#include "models/document/document.h"
#include "models/document/edits/projectedits.h"
#include "models/document/edits/workloadedits.h"
#include "models/items/operationpathtext.h"
#include "models/items/quantitytext.h"

namespace sw::items
{

namespace
{

QList<QString> operationIds(const schema::Model &model)
{
    QList<QString> ids;
    for (const schema::Operation &operation : model.operations)
        ids.append(operation.id.text());
    return ids;
}

base::Error unreadable(const QString &text, const QString &wayOut)
{
    return {base::ErrorCode::InvalidModel, WorkloadModel::tr("“%1” cannot be read.").arg(text), {}, wayOut};
}

} // namespace

WorkloadModel::WorkloadModel(document::Document &document, QObject *parent) : KeyedTable(parent), m_document(document)
{
    resetKeys(operationIds(document.model()));
    connect(&document, &document::Document::changed, this, &WorkloadModel::onChanged);
}

void WorkloadModel::onChanged(const document::ChangeEvent &event)
{
    using enum document::Change;
    if (event.hasAny({OperationAdded, OperationRemoved, OperationOrder}))
        syncKeys(operationIds(m_document.model()));
    for (const schema::OperationId &id : event.operations)
        tellRow(id.text());
    // Paths show names of entities and roles.
    if (event.hasAny({EntityChanged, RelationshipChanged}) || event.has(Reset))
        tellAll();
}

int WorkloadModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

const schema::Operation *WorkloadModel::operationAt(const QModelIndex &index) const
{
    return index.isValid() ? m_document.model().operation(schema::OperationId(keys().at(index.row()))) : nullptr;
}

QModelIndex WorkloadModel::indexOf(const schema::OperationId &id) const
{
    const int row = rowOf(id.text());
    return row < 0 ? QModelIndex() : index(row, 0);
}

QVariant WorkloadModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return section == Rate || section == Peak || section == Latency || section == MayBeOld
                   ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                   : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    return role == Qt::DisplayRole ? QVariant(heading(section)) : QVariant();
}

QString WorkloadModel::heading(int section)
{
    switch (section) {
    case Name:
        return tr("Operation");
    case Kind:
        return tr("Kind");
    case Rate:
        return tr("Rate");
    case Peak:
        return tr("Peak");
    case Criticality:
        return tr("Criticality");
    case Latency:
        return tr("Latency");
    case MayBeOld:
        return tr("Max. staleness");
    default:
        return tr("Path");
    }
}

QString WorkloadModel::path(const schema::Operation &operation) const
{
    const schema::Model &model = m_document.model();
    const auto nameOf = [&model](const schema::EntityId &id) {
        const schema::Entity *entity = model.entity(id);
        return entity ? base::visibleText(entity->name) : QStringLiteral("?");
    };
    QStringList others;
    for (const schema::PathStep &step : operation.path)
        others.append(nameOf(step.to));
    const QString first = nameOf(operation.entity);
    return others.isEmpty() ? first : first + QStringLiteral(" › ") + others.join(QStringLiteral(", "));
}

QVariant WorkloadModel::display(const schema::Operation &operation, int column) const
{
    switch (column) {
    case Name:
        return base::visibleText(operation.name);
    case Kind:
        return schema::nameOf(operation.kind);
    case Rate:
        return schema::rateText(operation);
    case Peak:
        return QStringLiteral("× ") + base::exactNumberText(operation.peakFactor);
    case Criticality:
        return schema::nameOf(operation.criticality);
    case Latency:
        return operation.latencyMs ? durationText(*operation.latencyMs / 1000) : QString();
    case MayBeOld:
        return operation.freshnessSeconds ? durationText(*operation.freshnessSeconds) : QString();
    default:
        return path(operation);
    }
}

QVariant WorkloadModel::edit(const schema::Operation &operation, int column) const
{
    switch (column) {
    case Name:
        return operation.name;
    case Rate:
        return rateEditText(operation.perSecond, operation.rateUnit);
    case Peak:
        return base::exactNumberText(operation.peakFactor);
    case Path:
        return writePath(m_document.model(), operation);
    default:
        return display(operation, column);
    }
}

QVariant WorkloadModel::sortKey(const schema::Operation &operation, int column) const
{
    switch (column) {
    case Rate:
        return operation.perSecond;
    case Peak:
        return operation.peakFactor;
    case Criticality:
        return static_cast<int>(operation.criticality);
    case Latency:
        return operation.latencyMs.value_or(-1);
    case MayBeOld:
        return operation.freshnessSeconds.value_or(-1);
    default:
        return display(operation, column);
    }
}

QVariant WorkloadModel::data(const QModelIndex &index, int role) const
{
    const schema::Operation *operation = operationAt(index);
    if (!operation)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return display(*operation, index.column());
    case Qt::EditRole:
        return edit(*operation, index.column());
    case Qt::TextAlignmentRole:
        return headerData(index.column(), Qt::Horizontal, Qt::TextAlignmentRole);
    case Qt::ToolTipRole:
        return index.column() == Name && !operation->description.isEmpty()
                   ? QVariant(operation->description.toHtmlEscaped())
                   : QVariant();
    case OperationRole:
        return operation->id.text();
    case IconRole:
        return schema::nameOf(operation->kind).toLower();
    case SortRole:
        return sortKey(*operation, index.column());
    case ChoicesRole:
        if (index.column() == Kind)
            return schema::namesOf<schema::OperationKind>();
        return index.column() == Criticality ? schema::namesOf<schema::Criticality>() : QStringList();
    default:
        return {};
    }
}

Qt::ItemFlags WorkloadModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags result = QAbstractTableModel::flags(index);
    return index.isValid() ? result | Qt::ItemIsEditable : result;
}

base::Result<void> WorkloadModel::change(const schema::OperationId &id, int column, const QString &text)
{
    const auto write = [&](const std::function<void(schema::Operation &)> &edit) {
        return document::changeOperation(m_document, id, {}, edit);
    };
    const base::Error noChoice =
        unreadable(text, tr("Write a value such as 900/s, 24/day, 15 ms, or one of the choices."));
    switch (column) {
    case Name:
        return write([&](schema::Operation &operation) { operation.name = text; });
    case Kind: {
        const auto kind = schema::parseName<schema::OperationKind>(text);
        return kind ? write([&](schema::Operation &operation) { operation.kind = *kind; }) : noChoice;
    }
    case Rate: {
        const auto rate = parseRate(text);
        if (!rate)
            return rate.error();
        return write([&](schema::Operation &operation) {
            operation.perSecond = rate->perSecond;
            operation.rateUnit = rate->unit;
        });
    }
    case Peak: {
        const auto factor = base::readNumber(text, base::NumberUnit::Times);
        if (!factor)
            return factor.error();
        return write([&](schema::Operation &operation) { operation.peakFactor = *factor; });
    }
    case Criticality: {
        const auto criticality = schema::parseName<schema::Criticality>(text);
        return criticality ? write([&](schema::Operation &operation) { operation.criticality = *criticality; })
                           : noChoice;
    }
    case Path: {
        const auto path = readPath(m_document.model(), text);
        if (!path)
            return path.error();
        return write([&](schema::Operation &operation) {
            operation.entity = path->entity;
            operation.path = path->steps;
        });
    }
    default:
        break;
    }
    const bool none = text.trimmed().isEmpty();
    const base::Result<double> seconds =
        none ? 0 : parseDuration(text, column == Latency ? base::NumberUnit::Milliseconds : base::NumberUnit::Seconds);
    if (!seconds)
        return seconds.error();
    return write([&](schema::Operation &operation) {
        if (column == Latency)
            operation.latencyMs = none ? std::nullopt : std::optional(*seconds * 1000);
        else
            operation.freshnessSeconds = none ? std::nullopt : std::optional(*seconds);
    });
}

bool WorkloadModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const schema::Operation *operation = operationAt(index);
    if (!operation || role != Qt::EditRole)
        return false;
    const base::Result<void> done = change(operation->id, index.column(), value.toString());
    if (!done)
        Q_EMIT rejected(done.error());
    return done.has_value();
}

} // namespace sw::items

#include "moc_workloadmodel.cpp"
