// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/hotcold/hotcold.h"

#include "models/base/texts.h"
#include "models/design/shape/documentpath.h"
#include "models/design/shape/entityshape.h"
#include "models/patterns/core/basepattern.h"
#include "models/patterns/core/stored.h"
#include "models/patterns/patternregistry.h"
#include "models/schema/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace sw::patterns
{

using design::Collection;
using design::Node;
using schema::FilterOp;
using Fault = std::optional<HotColdFault>;

namespace
{

constexpr double listLength = 20; // documents of a page of a list

QStringList coldOf(const UseContext &context)
{
    QStringList cold = pathsOf(context.parameters.value(QStringLiteral("cold")));
    cold.removeDuplicates();
    return cold;
}

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
                          Text::tr("Name \"%1\".").arg(design::topLevel(name)));
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
        if (owner->lifecycle != schema::Lifecycle::KeepForever && design::isWithin(owner->lifecycleField, name))
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
    if (!node.derivation)
        return false;
    const QString &of = node.derivation->of;
    const auto isNamed = [&](const QString &opening) {
        return of.contains(opening + field + QLatin1Char('.')) || of.contains(opening + field + QLatin1Char('}'));
    };
    return design::isWithin(of, field) || of.endsWith(QLatin1Char(':') + field) || isNamed(QStringLiteral("{")) ||
           isNamed(QStringLiteral(":"));
}

/// Another pattern that needs \p field where it is.
Fault neededFault(const design::Design &design, const Collection &hot, const QString &field)
{
    Fault fault;
    for (const Collection &collection : design.collections) {
        forEachNode(collection.root, [&](const QString &path, const Node &node) {
            const bool copied =
                node.copyOf && node.copyOf->collection == hot.name && design::isWithin(node.copyOf->path, field);
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

bool isOnly(const design::Index &index, const QStringList &cold)
{
    return std::all_of(index.keys.cbegin(), index.keys.cend(),
                       [&](const design::IndexKey &key) { return cold.contains(design::topLevel(key.path)); });
}

Fault indexFault(const Collection &hot, const QStringList &cold)
{
    for (const design::Index &index : hot.indexes) {
        for (const design::IndexKey &key : index.keys) {
            const QString name = design::topLevel(key.path);
            if (!cold.contains(name))
                continue;
            if (index.unique || index.expireAfterSeconds)
                return fieldFault(Text::tr("An index on \"%1\" guards these documents.").arg(name));
            if (!isOnly(index, cold))
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
            Text::tr("\"%1\" is no field of the document itself in this design: another pattern has moved it.")
                .arg(name),
            Text::tr("Name other fields, or remove the other pattern."));
    const QString maker = makerOf(*node);
    if (!maker.isEmpty())
        return fieldFault(Text::tr("%1 has shaped \"%2\" and needs it where it is.").arg(patternName(maker), name),
                          Text::tr("Name other fields, or remove the other pattern."));
    return neededFault(design, hot, name);
}

/// Documents of its first entity that \p operation is expected to find: as stated, else one by a key, a page of a list,
/// all for an aggregate without filter; as the costs of operations see it.
double foundBy(const schema::ModelIndex &model, const schema::Operation &operation)
{
    const schema::Entity *entity = model.entity(operation.entity);
    const double all = std::max(1.0, entity ? entity->count.likely : 1);
    if (operation.selectivity)
        return std::min(*operation.selectivity, all);
    const bool sums = operation.kind == schema::OperationKind::Aggregate;
    if (operation.filters.isEmpty() && !sums && operation.sort.isEmpty())
        return 1;
    double found = all;
    for (const schema::Filter &filter : operation.filters) {
        const schema::Field *field = entity && filter.op == FilterOp::Equal && filter.field.entity == entity->id
                                         ? fieldOf(model, *entity, filter.field.path)
                                         : nullptr;
        if (filter.field.path == design::idName || (field && field->unique))
            return 1;
        if (field && field->distinctValues)
            found /= std::max(1.0, *field->distinctValues);
    }
    return sums ? std::max(1.0, found) : std::clamp(found, 1.0, listLength);
}

/// Documents of \p entity that one execution of \p operation reaches.
double documentsOf(const schema::ModelIndex &model, const schema::Operation &operation, const schema::Entity &entity)
{
    double documents = foundBy(model, operation);
    for (const schema::PathStep &step : operation.path) {
        const schema::Relationship *relationship = model.relationship(step.relationship);
        if (!relationship || operation.entity == entity.id)
            continue;
        const bool toA = step.to == relationship->a.entity && !relationship->isSelf();
        const double linked = toA ? relationship->a.perOther.likely : relationship->b.perOther.likely;
        documents *= step.itemsWanted ? std::min(*step.itemsWanted, linked) : linked;
        if (step.to == entity.id)
            break;
    }
    return std::min(documents, std::max(1.0, entity.count.likely));
}

/// What operations do in the second collection; an update of named fields finds them there by itself.
void addEfforts(design::Design &design, const UseContext &context, const schema::Entity &entity, const QString &details)
{
    using Kind = schema::OperationKind;
    const QStringList cold = coldOf(context);
    for (const schema::Operation &operation : context.model.model().operations) {
        design::Effort effort;
        effort.operation = operation.id;
        effort.origin = context.origin();
        const design::Amount amount{details,
                                    operation.kind == Kind::Insert ? 1 : documentsOf(context.model, operation, entity)};
        const bool own = operation.entity == entity.id;
        const bool found = hotColdQuestion(context.model, operation, entity, cold).isCold();
        if ((operation.isRead() && !coldFieldsRead(context.model, operation, entity, cold).isEmpty()) || found)
            effort.reads << amount;
        if (own && !operation.isRead() && (operation.kind != Kind::Update || operation.writes.isEmpty()))
            effort.writes << amount;
        if (!effort.reads.isEmpty() || !effort.writes.isEmpty())
            design.efforts << effort;
    }
}

/// Keys of an index in \p root that answers \p question: what is compared with one value, the order, then ranges.
QList<design::IndexKey> keysFor(const HotColdQuestion &question, const Node &root)
{
    using design::KeyKind;
    QList<design::IndexKey> text, equal, range;
    for (const schema::Filter &filter : question.filters) {
        const QString path = filter.field.path;
        const Node *node = nodeAt(root, path);
        if (filter.op == FilterOp::Equal || filter.op == FilterOp::In)
            equal << design::IndexKey{path, KeyKind::Ascending};
        else if (filter.op == FilterOp::Range || filter.op == FilterOp::PrefixRegex)
            range << design::IndexKey{path, KeyKind::Ascending};
        else if (filter.op == FilterOp::Text)
            text << design::IndexKey{path, KeyKind::Text};
        else if (filter.op == FilterOp::Geo && node && node->type() == schema::FieldType::GeoPoint)
            equal << design::IndexKey{path, KeyKind::Geo2dSphere};
    }
    if (!text.isEmpty())
        return text;
    for (const schema::SortKey &key : question.sort)
        equal << design::IndexKey{key.field.path, key.descending ? KeyKind::Descending : KeyKind::Ascending};
    QList<design::IndexKey> keys;
    for (const design::IndexKey &key : equal + range) {
        const bool isArray = !arrayOn(root, key.path).isEmpty();
        const bool fits = std::none_of(keys.cbegin(), keys.cend(), [&](const design::IndexKey &other) {
            return other.path == key.path || (isArray && !arrayOn(root, other.path).isEmpty());
        });
        if (fits && nodeAt(root, key.path) && !isBelowData(root, key.path))
            keys << key;
    }
    return keys;
}

/// The indexes by which operations find documents by what is cold only.
void addIndexes(Collection &details, const UseContext &context, const schema::Entity &entity, const QStringList &cold)
{
    for (const schema::Operation &operation : context.model.model().operations) {
        const QList<design::IndexKey> keys =
            keysFor(hotColdQuestion(context.model, operation, entity, cold), details.root);
        if (!keys.isEmpty())
            details.indexes << patternIndex(keys, operation.name, context);
    }
}

Collection detailsOf(const Collection &hot, const QString &name, const UseContext &context)
{
    Node id = referenceTo(hot.root, design::idName, {hot.name, {}});
    id.uniqueValues = true;
    id.mutability = schema::Mutability::Immutable;
    Collection details;
    details.name = name;
    details.root = design::makeObject({}, {id});
    details.root.closed = hot.root.closed;
    details.origin = context.origin();
    details.documents = hot.documents;
    details.growthPerDay = hot.growthPerDay;
    details.appendOnly = hot.appendOnly;
    details.hotByRecency = hot.hotByRecency;
    details.level = hot.level;
    details.action = hot.action;
    details.description = Text::tr("The rarely read fields of %1; both documents have the same _id.").arg(hot.name);
    return details;
}

} // namespace

Fault hotColdFault(const UseContext &context)
{
    const schema::Entity *entity = context.model.entity(context.use.entity);
    const QStringList cold = coldOf(context);
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
        return HotColdFault{Text::tr("%1 are no documents of their own in this design.").arg(entity.name),
                            Text::tr("Keep them in a collection of their own."),
                            {}};
    const QString name = context.text("collection");
    if (design.collection(name))
        return HotColdFault{Text::tr("There is a collection \"%1\" already.").arg(name),
                            Text::tr("Give the second collection another name."), QStringLiteral("collection")};
    const QStringList cold = coldOf(context);
    for (const QString &field : cold) {
        const schema::Field *drawn = fieldOf(context.model, entity, field);
        if (!drawn)
            return fieldFault(Text::tr("%1 has no field \"%2\".").arg(entity.name, field));
        if (Fault fault = nodeFault(design, *hot, field, *drawn))
            return fault;
    }
    return indexFault(*hot, cold);
}

void applyHotCold(design::Design &design, const UseContext &context)
{
    const schema::Entity &entity = *context.model.entity(context.use.entity);
    const QStringList cold = coldOf(context);
    Collection &hot = *design.collection(homeOf(design, entity.id)->collection);
    Collection details = detailsOf(hot, context.text("collection"), context);
    for (const Node &node : std::as_const(hot.root.fields)) {
        if (cold.contains(node.name))
            details.root.fields << node;
    }
    hot.root.fields.removeIf([&](const Node &node) { return cold.contains(node.name); });
    setOrigin(details.root, context.origin());
    for (const design::Index &index : std::as_const(hot.indexes)) {
        if (isOnly(index, cold))
            details.indexes << index;
    }
    hot.indexes.removeIf([&](const design::Index &index) { return isOnly(index, cold); });
    addIndexes(details, context, entity, cold);
    details.hotDocuments = std::ceil(hot.hotDocuments * coldReadShare(context.model, entity, cold).value_or(1));
    if (Node *id = hot.root.field(design::idName); id && id->origin.isEmpty())
        id->origin = context.origin(); // the other part has it as well
    addEfforts(design, context, entity, details.name);
    design.collections << details;
}

std::optional<HotColdParts> hotColdParts(const design::Design &design, const UseContext &context)
{
    const Collection *details = madeCollection(design, context);
    const Node *id = details ? details->root.field(design::idName) : nullptr;
    const Collection *hot = id && id->reference ? design.collection(id->reference->collection) : nullptr;
    if (!hot)
        return std::nullopt;
    HotColdParts parts{hot->name, details->name, coldOf(context), schema::singularName(hot->name),
                       QStringLiteral("details")};
    while (hot->root.field(parts.joined) || parts.cold.contains(parts.joined))
        parts.joined += QLatin1Char('_');
    return parts;
}

} // namespace sw::patterns
