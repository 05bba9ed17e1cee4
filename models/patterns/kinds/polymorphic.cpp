// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/kinds/polymorphic.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/workload.h"
#include "models/patterns/patternregistry.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QSet>

#include <algorithm>

namespace sw::patterns
{

const Pattern &polymorphic()
{
    static const Polymorphic pattern;
    return pattern;
}

namespace
{

/// The entities that \p model has an operation for that asks for \p entity and others at one go; the first such
/// operation counts.
QList<schema::EntityId> likely(const schema::ModelIndex &model, const schema::EntityId &entity)
{
    for (const schema::Operation *operation : model.operationsOf(entity)) {
        const QList<schema::EntityId> besides =
            operation->entity == entity ? design::askedBesides(model, *operation) : QList<schema::EntityId>();
        if (!besides.isEmpty())
            return besides;
    }
    return {};
}

QJsonArray idsOf(const QList<schema::EntityId> &entities)
{
    QJsonArray ids;
    for (const schema::EntityId &entity : entities)
        ids << entity.text();
    return ids;
}

} // namespace

QString Polymorphic::name() const
{
    return Text::tr("Polymorphic");
}

QList<Parameter> Polymorphic::parameters() const
{
    const Parameter entities{QStringLiteral("entities"),
                             Text::tr("Together with"),
                             Parameter::Kind::EntityList,
                             {},
                             0,
                             0,
                             {},
                             Text::tr("The other entities whose documents go into the same collection.")};
    const Parameter mapping{
        QStringLiteral("mapping"),
        Text::tr("Fields that get another name"),
        Parameter::Kind::TextList,
        {},
        0,
        0,
        {},
        Text::tr("Each as entity.field=name, so that what means the same in several sources is one field."),
        true};
    const Parameter sources{QStringLiteral("sources"),
                            Text::tr("Note where each document comes from"),
                            Parameter::Kind::Switch,
                            false,
                            0,
                            0,
                            {},
                            Text::tr("A list of sources with the _id there, for one view of several systems.")};
    return QList<Parameter>{entities} + KindsPattern::parameters() + QList<Parameter>{mapping, sources};
}

QJsonObject Polymorphic::defaults(const schema::ModelIndex &model, const Target &target) const
{
    QJsonObject defaults = KindsPattern::defaults(model, target);
    defaults.insert(QStringLiteral("mapping"), QJsonArray());
    defaults.insert(QStringLiteral("sources"), false);
    defaults.insert(QStringLiteral("entities"), idsOf(likely(model, target.entity)));
    return defaults;
}

bool Polymorphic::notesSources(const UseContext &context) const
{
    return context.parameters.value(QStringLiteral("sources")).toBool();
}

QList<FieldRename> Polymorphic::renamesOf(const UseContext &context) const
{
    const QList<const schema::Entity *> kinds = kindsOf(context);
    QList<FieldRename> renames;
    for (const QString &text : pathsOf(context.parameters.value(QStringLiteral("mapping")))) {
        const qsizetype equal = text.lastIndexOf(QLatin1Char('='));
        const QString left = text.left(std::max<qsizetype>(equal, 0)).trimmed();
        const schema::Entity *entity = entityCalled(context.model.model(), left.section(QLatin1Char('.'), 0, 0));
        const FieldRename rename{entity, left.section(QLatin1Char('.'), 1), text.mid(equal + 1).trimmed()};
        if (equal > 0 && kinds.contains(entity) && !rename.from.isEmpty())
            renames << rename;
    }
    return renames;
}

base::Result<void> Polymorphic::checkMore(const UseContext &context) const
{
    const base::Result<void> result = KindsPattern::checkMore(context);
    if (!result)
        return result;
    const QStringList mapping = pathsOf(context.parameters.value(QStringLiteral("mapping")));
    const QList<FieldRename> renames = renamesOf(context);
    const auto isPlain = [](const FieldRename &rename) {
        return !rename.to.isEmpty() && !rename.to.contains(QLatin1Char('.')) &&
               !rename.to.startsWith(QLatin1Char('$')) && rename.to != design::idName &&
               !rename.from.contains(QLatin1Char('.'));
    };
    if (renames.size() == mapping.size() && std::all_of(renames.cbegin(), renames.cend(), isPlain))
        return {};
    return error(context, Text::tr("A top-level field of an entity gets another name."),
                 Text::tr("Write each as entity.field=name."), QStringLiteral("mapping"));
}

base::Result<void> Polymorphic::checkTarget(const UseContext &context) const
{
    if (context.model.entity(context.use.entity) && context.use.relationship.isEmpty() && context.use.path.isEmpty())
        return {};
    return error(context, Text::tr("This pattern applies to an entity, together with others that are like it."),
                 Text::tr("Choose an entity."));
}

QList<const schema::Entity *> Polymorphic::kindsOf(const UseContext &context) const
{
    const schema::Entity *target = context.model.entity(context.use.entity);
    if (!target)
        return {};
    QList<const schema::Entity *> kinds{target};
    const bool given = context.parameters.contains(QStringLiteral("entities"));
    const QJsonValue entities = given ? context.parameters.value(QStringLiteral("entities"))
                                      : QJsonValue(idsOf(likely(context.model, target->id)));
    for (const QString &text : pathsOf(entities)) {
        const schema::Entity *entity = entityCalled(context.model.model(), text);
        if (entity && !kinds.contains(entity))
            kinds << entity;
    }
    return kinds;
}

QString Polymorphic::defaultCollection(const QList<const schema::Entity *> &kinds) const
{
    QStringList names;
    for (const schema::Entity *kind : kinds.mid(0, 3))
        names << schema::collectionNameOf(*kind);
    return names.join(QLatin1Char('_'));
}

QList<Condition> Polymorphic::conditionsFor(const QList<const design::Collection *> &collections, double crossing) const
{
    const double alike = similarity(collections);
    return {{Text::tr("%1 reads ask for documents of several collections at once.")
                 .arg(base::rateText(base::PerSecond(crossing))),
             crossing > 0, true},
            {Text::tr("Their documents have %1 of their fields in common.").arg(base::percentText(alike)),
             alike >= alikeEnough, true},
            {Text::tr("Their indexes fit into one collection."), areIndexesCompatible(collections), true},
            {Text::tr("They are %1 collections.").arg(base::countText(static_cast<double>(collections.size()))),
             collections.size() <= 5, false}};
}

QList<Finding> Polymorphic::findings(const schema::ModelIndex &model, const design::Design &design,
                                     const Targets &) const
{
    QList<Finding> findings;
    QSet<schema::EntityId> done;
    for (const schema::Operation &operation : model.model().operations) {
        const QList<schema::EntityId> besides = design::askedBesides(model, operation);
        if (besides.isEmpty() || done.contains(operation.entity))
            continue;
        done << operation.entity;
        done += QSet<schema::EntityId>(besides.cbegin(), besides.cend());
        std::optional<Finding> finding =
            findingFor(model, design, {operation.entity, {}, {}}, QList<schema::EntityId>{operation.entity} + besides);
        if (finding)
            findings << *finding;
    }
    return findings;
}

} // namespace sw::patterns
