// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/hotcold/hotcoldfaults.h"

#include "models/base/texts.h"
#include "models/design/shape/entityshape.h"
#include "models/patterns/core/basepattern.h"
#include "models/patterns/core/stored.h"
#include "models/patterns/hotcold/coldfields.h"
#include "models/patterns/patternregistry.h"
#include "models/schema/fieldpath.h"

#include <algorithm>

namespace sw::patterns
{

using design::Collection;
using design::Node;
using Fault = std::optional<HotColdFault>;

namespace
{

Fault fieldFault(const QString &message, const QString &wayOut = {})
{
    return HotColdFault{message, wayOut.isEmpty() ? Text::tr("Leave it in the document.") : wayOut,
                        QStringLiteral("cold")};
}

bool holdsUnique(const schema::Field &field)
{
    return field.unique || std::any_of(field.fields.cbegin(), field.fields.cend(), holdsUnique);
}

/// Why the document cannot do without the field called \p name, as far as the model says.
Fault modelFault(const UseContext &context, const schema::Entity &entity, const QString &name)
{
    if (name == design::idName)
        return fieldFault(Text::tr("Both documents have the _id; it cannot be moved."), Text::tr("Name other fields."));
    if (name.contains(QLatin1Char('.')))
        return fieldFault(Text::tr("\"%1\" is a part of a field, and only whole fields are moved.").arg(name),
                          Text::tr("Name \"%1\".").arg(schema::topLevel(name)));
    const schema::Field *field = fieldOf(context.model, entity, name);
    if (!field)
        return fieldFault(Text::tr("%1 has no field \"%2\".").arg(entity.name, name),
                          Text::tr("Name a field that it has."));
    if (holdsUnique(*field))
        return fieldFault(
            Text::tr("The values of \"%1\" are unique, and an insert has to find that out with the document itself.")
                .arg(name));
    QList<const schema::Entity *> owners = design::superEntities(context.model, entity);
    owners.prepend(&entity);
    for (const schema::Entity *owner : std::as_const(owners)) {
        if (owner->idFields.contains(name) && owner->idStrategy != schema::IdStrategy::ObjectId)
            return fieldFault(Text::tr("The _id is made from \"%1\".").arg(name));
        if (owner->lifecycle != schema::Lifecycle::KeepForever && schema::isWithin(owner->lifecycleField, name))
            return fieldFault(Text::tr("\"%1\" says when a document goes.").arg(name));
    }
    return {};
}

/// An index lies in one collection: nobody may ask for fields of both at once.
Fault questionFault(const UseContext &context, const schema::Entity &entity, const QStringList &cold)
{
    for (const schema::Operation *operation : operationsAround(context.model, entity)) {
        const HotColdQuestion question = hotColdQuestion(context.model, *operation, entity, cold);
        if (!question.isCold() || !question.besides)
            continue;
        const QString path =
            question.filters.isEmpty() ? question.sort.first().field.path : question.filters.first().field.path;
        return fieldFault(Text::tr("\"%1\" asks for \"%2\" together with what stays, and no index holds both.")
                              .arg(operation->name, path));
    }
    return {};
}

QString makerOf(const Node &node)
{
    QString pattern = node.origin.pattern;
    forEachNode(node, [&](const QString &, const Node &child) {
        pattern = pattern.isEmpty() ? child.origin.pattern : pattern;
    });
    return pattern;
}

/// True when the value of \p node in the same document is made from \p field.
bool isMadeFrom(const Node &node, const QString &field)
{
    if (!node.derivation || !node.derivation->over.isEmpty())
        return false;
    const QString &of = node.derivation->of;
    const auto isNamed = [&](const QString &opening) {
        return of.contains(opening + field + QLatin1Char('.')) || of.contains(opening + field + QLatin1Char('}'));
    };
    return schema::isWithin(of, field) || of.endsWith(QLatin1Char(':') + field) || isNamed(QStringLiteral("{")) ||
           isNamed(QStringLiteral(":"));
}

/// Another pattern that needs \p field where it is.
Fault neededFault(const design::Design &design, const Collection &hot, const QString &field)
{
    Fault fault;
    for (const Collection &collection : design.collections) {
        forEachNode(collection.root, [&](const QString &path, const Node &node) {
            const bool copied =
                node.copyOf && node.copyOf->collection == hot.name && schema::isWithin(node.copyOf->path, field);
            if (fault || (!copied && !(collection.name == hot.name && isMadeFrom(node, field))))
                return;
            fault = fieldFault(Text::tr("\"%1\" in %2 is made from \"%3\".").arg(path, collection.name, field));
        });
    }
    for (const design::Rule &rule : hot.rules) {
        const QString text = QString::fromUtf8(rule.expression.toRelaxedJson());
        const auto names = [&](const QString &before) {
            return text.contains(before + field + QLatin1Char('"')) || text.contains(before + field + QLatin1Char('.'));
        };
        if (!fault && (names(QStringLiteral("\"")) || names(QStringLiteral("\"$"))))
            fault = fieldFault(Text::tr("A rule of these documents names \"%1\".").arg(field));
    }
    return fault;
}

Fault indexFault(const Collection &hot, const QStringList &cold)
{
    for (const design::Index &index : hot.indexes) {
        for (const design::IndexKey &key : index.keys) {
            const QString name = schema::topLevel(key.path);
            if (!cold.contains(name))
                continue;
            if (index.unique || index.expireAfterSeconds)
                return fieldFault(Text::tr("An index on \"%1\" guards these documents.").arg(name));
            if (!isOnCold(index, cold))
                return fieldFault(Text::tr("An index holds \"%1\" together with what stays.").arg(name));
        }
    }
    return {};
}

Fault nodeFault(const design::Design &design, const Collection &hot, const QString &name, const schema::Field &field)
{
    const Node *node = hot.root.field(name);
    if (!node || node->source.field != field.id)
        return fieldFault(
            Text::tr("\"%1\" is not a field of the document itself in this design: another pattern has moved it.")
                .arg(name),
            Text::tr("Name other fields, or remove the other pattern."));
    const QString maker = makerOf(*node);
    if (!maker.isEmpty())
        return fieldFault(Text::tr("%1 has shaped \"%2\" and needs it where it is.").arg(patternName(maker), name),
                          Text::tr("Name other fields, or remove the other pattern."));
    return neededFault(design, hot, name);
}

} // namespace

QStringList coldFields(const UseContext &context)
{
    QStringList cold = pathsOf(context.parameters.value(QStringLiteral("cold")));
    cold.removeDuplicates();
    return cold;
}

bool isOnCold(const design::Index &index, const QStringList &cold)
{
    return std::all_of(index.keys.cbegin(), index.keys.cend(),
                       [&](const design::IndexKey &key) { return cold.contains(schema::topLevel(key.path)); });
}

Fault hotColdFault(const UseContext &context)
{
    const schema::Entity *entity = context.model.entity(context.use.entity);
    const QStringList cold = coldFields(context);
    for (const QString &name : cold) {
        if (Fault fault = modelFault(context, *entity, name))
            return fault;
    }
    const Node whole = design::shapeOfEntity(context.model, *entity);
    const bool empty = std::all_of(whole.fields.cbegin(), whole.fields.cend(), [&](const Node &node) {
        return node.name == design::idName || cold.contains(node.name);
    });
    if (empty)
        return fieldFault(Text::tr("Nothing would be left in the document."),
                          Text::tr("Leave the fields in it that are read most."));
    return questionFault(context, *entity, cold);
}

Fault hotColdObstacle(const design::Design &design, const UseContext &context)
{
    const schema::Entity &entity = *context.model.entity(context.use.entity);
    const std::optional<design::Location> home = homeOf(design, entity.id);
    const Collection *hot = home ? design.collection(home->collection) : nullptr;
    if (!hot || !home->path.isEmpty() || hot->entity() != entity.id || hot->timeSeries || !hot->root.variants.isEmpty())
        return HotColdFault{Text::tr("%1 are not documents of their own in this design.").arg(entity.name),
                            Text::tr("Keep them in a collection of their own."),
                            {}};
    const QString name = context.text("collection");
    if (design.collection(name))
        return HotColdFault{Text::tr("There is a collection \"%1\" already.").arg(name),
                            Text::tr("Give the second collection another name."), QStringLiteral("collection")};
    const QStringList cold = coldFields(context);
    for (const QString &field : cold) {
        const schema::Field *drawn = fieldOf(context.model, entity, field);
        if (!drawn)
            return fieldFault(Text::tr("%1 has no field \"%2\".").arg(entity.name, field));
        if (Fault fault = nodeFault(design, *hot, field, *drawn))
            return fault;
    }
    return indexFault(*hot, cold);
}

} // namespace sw::patterns
