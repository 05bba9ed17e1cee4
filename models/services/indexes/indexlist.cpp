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
                               const sizing::SizeReport *sizes)
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
    addMissing(rows, model, design);
    return rows;
}

} // namespace sw::services
