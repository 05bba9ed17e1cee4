// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/kinds/inheritance.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/shape/entityshape.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::patterns
{

const Pattern &inheritance()
{
    static const Inheritance pattern;
    return pattern;
}

namespace
{

bool isA(const schema::ModelIndex &model, const schema::Entity &entity, const schema::EntityId &super)
{
    const QList<const schema::Entity *> supers = design::superEntities(model, entity);
    return std::any_of(supers.cbegin(), supers.cend(), [&](const schema::Entity *one) { return one->id == super; });
}

} // namespace

QString Inheritance::name() const
{
    return Text::tr("Inheritance");
}

base::Result<void> Inheritance::checkTarget(const UseContext &context) const
{
    const bool ofEntity =
        context.model.entity(context.use.entity) && context.use.relationship.isEmpty() && context.use.path.isEmpty();
    if (ofEntity && kindsOf(context).size() > 1)
        return {};
    return error(context, Text::tr("Inheritance needs an entity with subtypes."),
                 Text::tr("Choose such an entity, or draw which entities are its subtypes."));
}

QList<const schema::Entity *> Inheritance::kindsOf(const UseContext &context) const
{
    const schema::Entity *whole = context.model.entity(context.use.entity);
    if (!whole)
        return {};
    QList<const schema::Entity *> kinds{whole};
    for (const schema::Entity &entity : context.model.model().entities) {
        if (!entity.superEntity.isEmpty() && entity.id != whole->id && isA(context.model, entity, whole->id))
            kinds << &entity;
    }
    return kinds;
}

QString Inheritance::defaultCollection(const QList<const schema::Entity *> &kinds) const
{
    return schema::collectionNameOf(*kinds.first());
}

QList<Condition> Inheritance::conditionsFor(const QList<const design::Collection *> &collections, double crossing) const
{
    const double alike = similarity(collections);
    return {
        {Text::tr("The subtypes are in %1 collections.").arg(base::countText(static_cast<double>(collections.size()))),
         true, true},
        {Text::tr("%1 reads want them whatever their subtype.").arg(base::rateText(base::PerSecond(crossing))),
         crossing > 0, true},
        {Text::tr("Their indexes fit into one collection."), areIndexesCompatible(collections), true},
        {Text::tr("They have %1 of their fields in common.").arg(base::percentText(alike)), alike >= alikeEnough,
         false}};
}

QList<Finding> Inheritance::findings(const schema::ModelIndex &model, const design::Design &design,
                                     const Targets &) const
{
    QHash<schema::EntityId, QList<schema::EntityId>> kinds;
    for (const schema::Entity &entity : model.model().entities) {
        const QList<const schema::Entity *> supers = design::superEntities(model, entity);
        if (!supers.isEmpty())
            kinds[supers.last()->id] << entity.id;
    }
    QList<Finding> findings;
    for (const schema::Entity &entity : model.model().entities) {
        if (!kinds.contains(entity.id))
            continue;
        std::optional<Finding> finding =
            findingFor(model, design, {entity.id, {}, {}}, QList<schema::EntityId>{entity.id} + kinds.value(entity.id));
        if (finding)
            findings << *finding;
    }
    return findings;
}

} // namespace sw::patterns
