// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/deriveddesign.h"

#include "models/design/indexes/deriveindexes.h"
#include "models/design/indexes/indexneeds.h"
#include "models/patterns/core/designbuilder.h"

#include <algorithm>

namespace sw::patterns
{

namespace
{

design::Design ownCopy(design::Design design)
{
    design.collections.detach(); // what is found in it stays where it is
    return design;
}

} // namespace

DerivedDesign::DerivedDesign(const schema::ModelIndex &model, const design::Design &mapped,
                             const QList<schema::PatternUse> &patterns)
    : m_shapes(applyPatterns(model, mapped, patterns)), m_design(ownCopy(m_shapes)), m_places(m_design)
{
    design::deriveIndexes(m_design, m_places, model);
    noteCautions(m_design);
}

DerivedDesign::DerivedDesign(const schema::ModelIndex &model, const design::Design &mapped,
                             const QList<schema::PatternUse> &patterns, const DerivedDesign &similar)
    : m_shapes(applyPatterns(model, mapped, patterns)), m_design(ownCopy(m_shapes)), m_places(m_design)
{
    const QSet<QString> others = withOtherIndexes(model, similar);
    for (design::Collection &collection : m_design.collections) {
        if (others.contains(collection.name))
            continue;
        const design::Collection &same = *similar.m_places.collection(collection.name);
        collection.indexes = same.indexes;
        collection.askedBy = same.askedBy;
    }
    design::deriveIndexes(m_design, m_places, model, &others);
    noteCautions(m_design);
}

/// Collections whose indexes may differ from those in \p similar: the changed ones, and those that are asked by
/// operations which pass these.
QSet<QString> DerivedDesign::withOtherIndexes(const schema::ModelIndex &model, const DerivedDesign &similar) const
{
    const design::Difference difference(model, similar.m_shapes, m_shapes);
    QSet<QString> collections = difference.collections();
    const auto addHomes = [&](const schema::EntityId &entity) {
        for (const design::DesignIndex *places : {&similar.m_places, &m_places}) {
            for (const design::Location &home : places->homesOf(entity))
                collections.insert(home.collection);
        }
    };
    for (const schema::EntityId &entity : difference.entities())
        addHomes(entity);
    const design::AccessResolver resolvers[] = {{similar.m_places, model}, {m_places, model}};
    for (const schema::Operation &operation : model.model().operations) {
        if (!difference.concerns(operation))
            continue;
        for (const design::AccessResolver &resolver : resolvers)
            collections += resolver.collectionsOf(operation);
    }
    return collections;
}

} // namespace sw::patterns
