// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/indexes/indexlist.h"

#include "models/base/texts.h"
#include "models/design/indexes/ownindexes.h"

#include <algorithm>

namespace sw::services
{

namespace
{

std::optional<base::Bytes> bytesOf(const sizing::CollectionSize *size, const QString &index)
{
    if (!size)
        return std::nullopt;
    const auto found = std::find_if(size->indexes.cbegin(), size->indexes.cend(),
                                    [&](const sizing::IndexSize &one) { return one.name == index; });
    return found == size->indexes.cend() ? std::nullopt : std::optional(found->file.likely);
}

IndexOrigin originOf(const design::Index &index)
{
    if (!index.owner.isEmpty())
        return IndexOrigin::Yours;
    return index.origin.isEmpty() ? IndexOrigin::Derived : IndexOrigin::Pattern;
}

ListedIndex listed(const schema::ModelIndex &model, const QSet<QString> &operations,
                   const design::Collection &collection, const design::Index &index)
{
    ListedIndex row;
    row.origin = originOf(index);
    row.collection = collection.name;
    row.name = index.name;
    row.ownName = index.ownName;
    row.pattern = index.origin.pattern;
    row.entity = index.owner.isEmpty() ? design::ownedForm(index, collection, model).entity : index.owner;
    row.definition = design::definitionOf(index);
    for (const QString &reason : index.reasons)
        (operations.contains(reason) ? row.operations : row.reasons) << reason;
    return row;
}

/// Whether \p operation only passes \p collection, for what copies elsewhere hold.
bool isServedByCopies(const design::DesignIndex &places, const QString &collection, const schema::Operation &operation,
                      const sizing::OperationCost &cost)
{
    const auto isThere = [&](const schema::EntityId &entity) {
        const QList<design::Location> homes = places.homesOf(entity);
        return std::any_of(homes.cbegin(), homes.cend(),
                           [&](const design::Location &home) { return home.collection == collection; });
    };
    const bool asks = isThere(operation.entity) ||
                      std::any_of(operation.filters.cbegin(), operation.filters.cend(),
                                  [&](const schema::Filter &filter) { return isThere(filter.field.entity); });
    if (asks || !operation.isRead())
        return false;
    bool copied = false;
    for (qsizetype i = 0; i < cost.steps.size() && i < operation.path.size(); ++i) {
        if (!isThere(operation.path.at(i).to))
            continue;
        if (cost.steps.at(i).way != sizing::StepCost::Way::Copy)
            return false;
        copied = true;
    }
    return copied;
}

/// Operations that copies serve are named by the way their path takes, which they need not go.
void dropServedByCopies(QList<ListedIndex> &rows, const schema::ModelIndex &model, const design::Design &design,
                        const QList<sizing::OperationCost> &costs)
{
    const design::DesignIndex places(design);
    for (const sizing::OperationCost &cost : costs) {
        const schema::Operation *operation = model.model().operation(cost.operation);
        if (operation == nullptr)
            continue;
        for (ListedIndex &row : rows) {
            if (!row.operations.contains(operation->name) ||
                !isServedByCopies(places, row.collection, *operation, cost))
                continue;
            row.operations.removeAll(operation->name);
            if (row.operations.isEmpty() && row.reasons.isEmpty())
                row.reasons << Text::tr("nothing: copies serve %1").arg(operation->name);
        }
    }
}

void addMissing(QList<ListedIndex> &rows, const schema::ModelIndex &model, const design::Design &design)
{
    const design::DesignIndex places(design);
    const design::OwnIndexes own(places, model);
    for (const design::OwnIndexes::Unplaced &unplaced : own.unplaced()) {
        const schema::Entity *entity = model.entity(unplaced.entity);
        ListedIndex row;
        row.origin = IndexOrigin::NotBuilt;
        row.collection = unplaced.home.collection;
        row.name = row.ownName = unplaced.index;
        row.entity = unplaced.entity;
        row.reasons = {unplaced.reason};
        for (const schema::IndexDefinition &one : entity->indexes) {
            if (schema::indexNameOf(one) == unplaced.index)
                row.definition = one;
        }
        rows << row;
    }
    for (const schema::Entity &entity : model.model().entities) {
        for (const schema::SuppressedIndex &suppressed : entity.suppressedIndexes) {
            ListedIndex row;
            row.origin = IndexOrigin::Suppressed;
            row.collection = places.homeOf(entity.id).value_or(design::Location{}).collection;
            row.name = row.ownName = schema::defaultIndexName(suppressed.keys);
            row.entity = entity.id;
            row.definition.keys = suppressed.keys;
            if (!suppressed.reason.isEmpty())
                row.reasons = {suppressed.reason};
            rows << row;
        }
    }
}

} // namespace

QString nameOf(IndexOrigin origin)
{
    static const QStringList names{QStringLiteral("yours"), QStringLiteral("derived"), QStringLiteral("pattern"),
                                   QStringLiteral("suppressed"), QStringLiteral("notBuilt")};
    return names.value(static_cast<int>(origin));
}

QString originText(IndexOrigin origin)
{
    switch (origin) {
    case IndexOrigin::Yours:
        return Text::tr("yours");
    case IndexOrigin::Derived:
        return Text::tr("derived");
    case IndexOrigin::Pattern:
        return Text::tr("of a pattern");
    case IndexOrigin::Suppressed:
        return Text::tr("suppressed");
    case IndexOrigin::NotBuilt:
        return Text::tr("not built");
    }
    return {};
}

QString fullName(const ListedIndex &index)
{
    return index.collection.isEmpty() ? index.name : index.collection + QLatin1Char('.') + index.name;
}

QList<ListedIndex> listIndexes(const schema::ModelIndex &model, const design::Design &design,
                               const sizing::SizeReport *sizes, const QList<sizing::OperationCost> &costs)
{
    QSet<QString> operations;
    for (const schema::Operation &operation : model.model().operations)
        operations.insert(operation.name);
    QHash<QString, const sizing::CollectionSize *> sizeOf;
    if (sizes) {
        for (const sizing::CollectionSize &size : sizes->collections)
            sizeOf.insert(size.name, &size);
    }
    QList<ListedIndex> rows;
    for (const design::Collection &collection : design.collections) {
        for (const design::Index &index : collection.indexes) {
            rows << listed(model, operations, collection, index);
            rows.last().bytes = bytesOf(sizeOf.value(collection.name), index.name);
        }
    }
    dropServedByCopies(rows, model, design, costs);
    addMissing(rows, model, design);
    return rows;
}

} // namespace sw::services
