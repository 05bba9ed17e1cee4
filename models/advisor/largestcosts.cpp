// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/advisor/largestcosts.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/shape/documentsize.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::advisor
{

namespace
{

constexpr qsizetype most = 3;
constexpr double widelyUsed = 0.2; // share in use that is assumed where nobody states one
constexpr double heavy = 0.5;      // share of a document that an embedded list takes

void onlyMemoryHelps(LargestCost &cost)
{
    cost.lever = Lever::Memory;
    cost.text = Text::tr("It is in use as it is: only more memory helps.");
}

/// The embedded list of another entity's documents that makes up most of a document; nullptr when there is none.
const design::Node *heaviestList(const design::Collection &collection, base::Bytes document)
{
    for (const design::Node &field : collection.root.fields) {
        const bool embedded = field.isArray() && !field.source.relationship.isEmpty() && !field.copyOf;
        if (embedded && design::likelyFieldBytes(field) >= document * heavy)
            return &field;
    }
    return nullptr;
}

/// What can be done about the documents of a collection.
void pullDocuments(const schema::ModelIndex &model, const design::Collection &collection,
                   const sizing::CollectionSize &size, bool isTight, LargestCost &cost)
{
    const schema::Entity *entity = model.entity(collection.entity());
    const design::Node *list = isTight ? heaviestList(collection, size.document.likely) : nullptr;
    if (list) {
        cost.lever = Lever::Link;
        cost.text = Text::tr("%1 make up %2 of each %3 document: link them where reads do without them.")
                        .arg(list->name, base::bytesText(design::likelyFieldBytes(*list)),
                             base::bytesText(size.document.likely));
    } else if (entity && entity->lifecycle == schema::Lifecycle::KeepForever && collection.growthPerDay > 0) {
        cost.lever = Lever::ArchiveOrTtl;
        cost.text =
            Text::tr("It grows by %1 documents a day and nothing is deleted: set a TTL, or archive what no read "
                     "asks for.")
                .arg(base::countText(collection.growthPerDay));
    } else if (isTight && size.documents.likely > 0 && size.hotDocuments >= widelyUsed * size.documents.likely) {
        cost.lever = Lever::ShareInUse;
        cost.text = Text::tr("%1 of its documents count as in use: state the share that operations really touch.")
                        .arg(base::percentText(size.hotDocuments / size.documents.likely));
    } else if (isTight) {
        onlyMemoryHelps(cost);
    } else {
        cost.text = Text::tr("It fits: nothing needs to be done.");
    }
}

void pullIndex(const sizing::IndexSize &index, LargestCost &cost)
{
    if (!index.used && index.name != QLatin1String("_id_")) {
        cost.lever = Lever::DropIndex;
        cost.text = Text::tr("No operation uses this index: drop it.");
    } else if (cost.lever == Lever::Link) { // which an index on the documents around the list does not feel
        onlyMemoryHelps(cost);
    }
}

} // namespace

QList<LargestCost> largestCosts(const schema::ModelIndex &model, const design::Design &design,
                                const sizing::SizeReport &sizes)
{
    QList<LargestCost> costs;
    const bool isTight = sizes.fit() != sizing::Fit::Fits;
    for (const sizing::CollectionSize &size : sizes.collections) {
        const design::Collection *collection = design.collection(size.name);
        if (!collection)
            continue;
        LargestCost documents{size.name, {}, size.hot.likely, Lever::None, {}};
        pullDocuments(model, *collection, size, isTight, documents);
        costs << documents;
        for (const sizing::IndexSize &index : size.indexes) {
            LargestCost cost{size.name, index.name, index.inUse.likely, documents.lever, documents.text};
            pullIndex(index, cost);
            costs << cost;
        }
    }
    costs.removeIf([](const LargestCost &cost) { return cost.inUse.value() <= 0; });
    std::stable_sort(costs.begin(), costs.end(),
                     [](const LargestCost &a, const LargestCost &b) { return a.inUse > b.inUse; });
    costs = costs.first(std::min(most, costs.size()));
    for (LargestCost &cost : costs) {
        const QString what =
            cost.index.isEmpty() ? cost.collection : Text::tr("index %1 of %2").arg(cost.index, cost.collection);
        cost.text =
            Text::tr("%1: %2 in use, %3 of the cache. %4")
                .arg(what, base::bytesText(cost.inUse), base::percentText(cost.inUse / sizes.cache.bytes), cost.text);
    }
    return costs;
}

} // namespace sw::advisor
