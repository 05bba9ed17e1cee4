// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/subset/subset.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/shape/documentsize.h"
#include "models/design/shape/entityshape.h"
#include "models/design/shape/linknames.h"
#include "models/patterns/core/itemsmove.h"
#include "models/patterns/patternregistry.h"
#include "models/schema/fieldpath.h"
#include "models/schema/names.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <cmath>

namespace sw::patterns
{

using design::Collection;
using design::Node;

const Pattern &subset()
{
    static const Subset pattern;
    return pattern;
}

namespace
{

constexpr double defaultHotFraction = 0.2;
constexpr double usualItems = 10;
constexpr double mostItems = 1000;

schema::Cardinality fewOf(const schema::Cardinality &all, double items)
{
    return {std::min(all.min, items), std::min(all.likely, items), items, false};
}

double product(double a, double b)
{
    return a <= 0 || b <= 0 ? 0 : a * b;
}

schema::Cardinality documentsOf(const schema::Cardinality &parents, const schema::Cardinality &each, double without)
{
    const auto rest = [&](double items) {
        return std::max(0.0, items - without);
    };
    return {product(parents.min, rest(each.min)), product(parents.likely, rest(each.likely)),
            product(parents.max, rest(each.max)), false};
}

Node idNode()
{
    Node id = design::makeNode(design::idName, schema::FieldType::ObjectId);
    id.uniqueValues = true;
    id.mutability = schema::Mutability::Immutable;
    return id;
}

bool keepsAll(const UseContext &context)
{
    return context.text("mode") == QLatin1String("keepAll");
}

double itemsOf(const UseContext &context)
{
    return context.parameters.value(QStringLiteral("n")).toDouble();
}

/// What the reads that want no more than \p items show, and what sorts them; empty when one of them shows all.
QStringList shownFields(const schema::ModelIndex &model, const schema::Relationship &relationship, double items,
                        const QString &order)
{
    const schema::Entity *child = model.entity(relationship.b.entity);
    QStringList shown;
    for (const schema::Operation *operation : model.operationsOf(child->id)) {
        const bool few =
            std::any_of(operation->path.cbegin(), operation->path.cend(), [&](const schema::PathStep &step) {
                return step.relationship == relationship.id && step.to == child->id &&
                       step.itemsWanted.value_or(relationship.b.perOther.likely) <= items;
            });
        if (!operation->isRead() || !few)
            continue;
        QStringList named;
        for (const schema::FieldRef &ref : operation->reads)
            named << (ref.entity == child->id ? QStringList{schema::topLevel(ref.path)} : QStringList());
        if (named.isEmpty())
            return {};
        for (const schema::SortKey &sort : operation->sort)
            named << (sort.field.entity == child->id ? QStringList{schema::topLevel(sort.field.path)} : QStringList());
        shown << named;
    }
    if (!shown.isEmpty() && !order.isEmpty())
        shown << schema::topLevel(order);
    shown.removeAll(design::idName);
    shown.removeDuplicates();
    shown.sort();
    return shown;
}

/// The field of \p parent with the number of all items of \p array, when it is wanted.
void addCount(Node &parent, const QString &array, const design::Derivation &all, const UseContext &context)
{
    if (!context.parameters.value(QStringLiteral("count")).toBool())
        return;
    Node count = design::makeNode(freeFieldName(parent, schema::singularName(array) + QStringLiteral("_count")),
                                  schema::FieldType::Int32);
    count.constraints.minimum = 0;
    count.derivation = all;
    count.mutability = schema::Mutability::Often;
    count.description = Text::tr("How many items there are in all, in both places.");
    count.origin = context.origin();
    parent.fields << count;
}

/// The order in which the first items are kept. Without one it is the order in which they were stored; \p newest: then
/// the newest first.
std::optional<design::ItemOrder> orderOf(const UseContext &context, bool newest)
{
    const QString order = context.text("order");
    if (order.isEmpty())
        return newest ? std::optional(design::ItemOrder{design::idName, true}) : std::nullopt;
    return design::ItemOrder{order, context.parameters.value(QStringLiteral("descending")).toBool()};
}

/// The index by which the whole list of one parent is read in order.
design::Index listIndex(const Node &root, const QString &parentId, const UseContext &context)
{
    QList<design::IndexKey> keys{{parentId, design::KeyKind::Ascending}};
    const QString order = context.text("order");
    const bool down = context.parameters.value(QStringLiteral("descending")).toBool();
    if (!order.isEmpty() && nodeAt(root, order))
        keys << design::IndexKey{order, down ? design::KeyKind::Descending : design::KeyKind::Ascending};
    return patternIndex(keys, Text::tr("the whole list of a document"), context);
}

/// The entities whose originals are inside \p node move from \p from to \p to.
void moveEntities(const Node &node, QList<schema::EntityId> &from, QList<schema::EntityId> &to)
{
    const auto move = [&](const Node &holder) {
        if (holder.source.field.isEmpty() && !holder.reference && from.removeAll(holder.source.entity) > 0)
            to << holder.source.entity;
    };
    move(node);
    forEachNode(node, [&](const QString &, const Node &child) { move(child); });
}

/// The smallest number of items that is enough for nearly all reads from the one side: 1 for those that want "the
/// latest"; \p otherwise when they do not say.
double enoughItems(const schema::ModelIndex &model, const schema::Relationship &relationship, double otherwise)
{
    QList<double> wanted;
    for (const schema::Operation *operation : model.operationsOf(relationship.b.entity)) {
        for (const schema::PathStep &step : operation->path) {
            if (operation->isRead() && step.relationship == relationship.id && step.itemsWanted)
                wanted << std::clamp(std::ceil(*step.itemsWanted), 1.0, mostItems);
        }
    }
    std::sort(wanted.begin(), wanted.end());
    for (const double items : std::as_const(wanted)) {
        if (childReads(model, relationship, items).withinShare() >= subsetReads)
            return items;
    }
    return otherwise;
}

/// Reads that the few items do not serve, as a share of all; 1 without a workload.
double restShare(const UseContext &context, const schema::Relationship *relationship, double items)
{
    if (!relationship)
        return 1;
    const ChildReads reads = childReads(context.model, *relationship, items);
    return reads.all > 0 ? 1 - reads.within / reads.all : 1;
}

} // namespace

QString Subset::name() const
{
    return Text::tr("Subset");
}

QList<Parameter> Subset::parameters() const
{
    using Kind = Parameter::Kind;
    return {{QStringLiteral("n"),
             Text::tr("Items kept in the document"),
             Kind::Integer,
             {},
             1,
             mostItems,
             {},
             Text::tr("As many as most reads want.")},
            {QStringLiteral("order"),
             Text::tr("Sorted by"),
             Kind::Field,
             {},
             0,
             0,
             {},
             Text::tr("The field that says which items are kept."),
             true},
            {QStringLiteral("descending"), Text::tr("Largest or newest first"), Kind::Switch, true, 0, 0, {}, {}},
            {QStringLiteral("mode"),
             Text::tr("Second collection holds"),
             Kind::Choice,
             QStringLiteral("keepAll"),
             0,
             0,
             {{QStringLiteral("keepAll"), Text::tr("The whole list")},
              {QStringLiteral("moveRest"), Text::tr("Only what is not in the document")}},
             {}},
            {QStringLiteral("collection"),
             Text::tr("Second collection"),
             Kind::Text,
             {},
             0,
             0,
             {},
             Text::tr("A name that is not used yet; ignored when the items already have a collection.")},
            {QStringLiteral("parentId"),
             Text::tr("Field with the parent's id"),
             Kind::Text,
             {},
             0,
             0,
             {},
             Text::tr("Unused when the items have such a field.")},
            {QStringLiteral("count"), Text::tr("Keep the number of all items"), Kind::Switch, true, 0, 0, {}, {}},
            {QStringLiteral("fields"),
             Text::tr("Copied fields"),
             Kind::FieldList,
             QJsonArray(),
             0,
             0,
             {},
             Text::tr("Those that the reads of the first items show; empty: all of them."),
             true}};
}

QJsonObject Subset::defaults(const schema::ModelIndex &model, const Target &target) const
{
    QJsonObject values{{QStringLiteral("n"), usualItems},
                       {QStringLiteral("descending"), true},
                       {QStringLiteral("mode"), QStringLiteral("keepAll")},
                       {QStringLiteral("count"), true}};
    const schema::Relationship *relationship = model.relationship(target.relationship);
    if (relationship && relationship->type == schema::RelationshipType::OneToMany)
        values.insert(QStringLiteral("n"), enoughItems(model, *relationship, usualItems));
    const schema::Entity *parent = model.entity(relationship ? relationship->a.entity : target.entity);
    const schema::Entity *child = relationship ? model.entity(relationship->b.entity) : nullptr;
    const schema::Field *array = parent && !relationship ? fieldOf(model, *parent, target.path) : nullptr;
    const auto isDate = [](const schema::Field &field) {
        return field.type == schema::FieldType::Date;
    };
    values.insert(QStringLiteral("order"), child   ? dateFieldOf(*child)
                                           : array ? firstField(array->fields, isDate)
                                                   : QString());
    const QString last = schema::lastName(target.path);
    values.insert(QStringLiteral("collection"),
                  child ? schema::collectionNameOf(*child) : schema::pluralName(schema::snakeCase(last)));
    const schema::RelationshipEnd end =
        relationship ? relationship->a : schema::RelationshipEnd{target.entity, {}, {}, {}};
    values.insert(QStringLiteral("parentId"), parent ? design::referenceName(end, *parent) : QString());
    return values;
}

QHash<QString, QString> Subset::conflicts() const
{
    return {{QStringLiteral("outlier"), Text::tr("both would decide which items stay in the array.")}};
}

QHash<QString, QString> Subset::cautions() const
{
    return {{QStringLiteral("document-versioning"),
             Text::tr("an older revision holds only what was in the document itself; the rest has no history.")},
            {QStringLiteral("archive"),
             Text::tr("what is in the second collection stays there when the document is archived.")}};
}

base::Result<void> Subset::checkTarget(const UseContext &context) const
{
    const schema::Relationship *relationship = context.model.relationship(context.use.relationship);
    if (relationship && relationship->type == schema::RelationshipType::OneToMany && !relationship->isSelf())
        return {};
    const schema::Entity *entity = context.model.entity(context.use.entity);
    const schema::Field *field = entity ? fieldOf(context.model, *entity, context.use.path) : nullptr;
    if (!relationship && field && field->type == schema::FieldType::Array &&
        field->itemType == schema::FieldType::Object)
        return {};
    return error(context,
                 Text::tr("A subset is made of the many side of a 1:N relationship or of an array of objects."),
                 Text::tr("Choose such a relationship or field."));
}

const schema::Entity *Subset::fieldOwner(const UseContext &context) const
{
    const schema::Relationship *relationship = context.model.relationship(context.use.relationship);
    return relationship ? context.model.entity(relationship->b.entity) : nullptr;
}

base::Result<void> Subset::apply(design::Design &design, const UseContext &context) const
{
    if (context.use.relationship.isEmpty()) {
        const std::optional<design::Location> home = homeOf(design, context.use.entity);
        const QString path =
            home && !home->path.isEmpty() ? home->path + QLatin1Char('.') + context.use.path : context.use.path;
        return split(design, context, {home ? home->collection : QString(), path, nullptr, nullptr});
    }
    const base::Result<StoredChildren> stored = storedChildren(design, context);
    if (!stored)
        return stored.error();
    if (stored->isEmbedded())
        return split(design, context, {stored->childCollection, stored->array, stored->child, stored->relationship});
    return gather(design, context, *stored);
}

base::Result<void> Subset::split(design::Design &design, const UseContext &context, const Split &what) const
{
    Collection *parents = design.collection(what.collection);
    Node *array = parents ? nodeAt(parents->root, what.array) : nullptr;
    if (!array || !array->isArray() || !array->item().isObject() || arrayOn(parents->root, what.array) != what.array)
        return error(context, Text::tr("There is no array of objects in the document itself to be split."),
                     Text::tr("Choose an array that lies in no other array."));
    if (!copiedFields(context).isEmpty())
        return error(context, Text::tr("The items are in the document already and stay whole there."),
                     Text::tr("Leave the copied fields empty."), QStringLiteral("fields"));
    const QString name = context.text("collection");
    if (design.collection(name))
        return error(context, Text::tr("There is a collection \"%1\" already.").arg(name),
                     Text::tr("Give the second collection another name."), QStringLiteral("collection"));
    if (!array->item().field(design::idName))
        array->item().fields.prepend(idNode());
    Collection second = secondCollection(*parents, *array, context, what);
    moveEntities(array->item(), parents->entities, second.entities);
    if (keepsAll(context)) {
        array->item() = copyOfNode(array->item(), name, {});
        array->copyOf = design::CopyOf{name, {}, false};
    }
    array->count = fewOf(array->count, itemsOf(context));
    array->countP99.reset();
    setOrigin(*array, context.origin());
    const design::Referrers apart{name, second.root.fields.at(1).name};
    array->order = orderOf(context, keepsAll(context));
    if (!keepsAll(context))
        array->rest = design::Rest{apart, itemsOf(context)};
    const QString arrayName = array->name;
    addCount(parents->root, arrayName,
             {design::Derivation::Kind::SizeOf, {}, {}, apart, keepsAll(context) ? QString() : what.array}, context);
    design.collections << second;
    return {};
}

Collection Subset::secondCollection(const Collection &parents, const Node &array, const UseContext &context,
                                    const Split &what) const
{
    Collection second;
    second.name = context.text("collection");
    second.root = array.item();
    second.root.source = {what.child ? what.child->id : schema::EntityId(), {}, {}};
    const schema::RelationshipId link = what.relationship ? what.relationship->id : schema::RelationshipId();
    Node parentId = referenceTo(parents.root, context.text("parentId"), {parents.name, link});
    parentId.name = freeFieldName(second.root, parentId.name);
    parentId.distinctValues = parents.documents.likely;
    second.root.fields.insert(1, parentId);
    setOrigin(second.root, context.origin());
    second.origin = context.origin();
    const bool all = keepsAll(context);
    second.documents =
        what.child && all ? what.child->count : documentsOf(parents.documents, array.count, all ? 0 : itemsOf(context));
    const double hot = what.child ? schema::hotDocumentsOf(*what.child, second.documents.likely)
                                  : std::ceil(second.documents.likely * defaultHotFraction);
    second.hotDocuments =
        std::min(second.documents.likely, std::ceil(hot * restShare(context, what.relationship, itemsOf(context))));
    second.growthPerDay = what.child ? what.child->growthPerDay : 0;
    second.appendOnly = what.child && what.child->appendOnly;
    second.hotByRecency = second.appendOnly;
    second.indexes << listIndex(second.root, parentId.name, context);
    return second;
}

base::Result<void> Subset::gather(design::Design &design, const UseContext &context, const StoredChildren &stored) const
{
    if (!stored.parentPath.isEmpty())
        return error(context, Text::tr("%1 are kept inside other documents.").arg(stored.parent->name),
                     Text::tr("Keep them in a collection of their own."));
    const bool grouped = !stored.items.isEmpty();
    if (stored.parentId.isEmpty())
        return error(context, Text::tr("The items do not hold the id of their parent in this design."),
                     Text::tr("Store the relationship as a reference from the many side."));
    if (grouped && !keepsAll(context))
        return error(context, Text::tr("Grouped items can only be copied."),
                     Text::tr("Choose %1.").arg(choiceName("mode", "keepAll")), QStringLiteral("mode"));
    if (stored.parentId.contains(QLatin1Char('.')) && !keepsAll(context))
        return error(context, Text::tr("Items that hold the id of their parent in an object can only be copied."),
                     Text::tr("Choose %1.").arg(choiceName("mode", "keepAll")), QStringLiteral("mode"));
    Collection &parents = *design.collection(stored.parentCollection);
    Collection &children = *design.collection(stored.childCollection);
    Node item = grouped ? nodeAt(children.root, stored.items)->item() : children.root;
    const QStringList copied = copiedFields(context);
    if (!copied.isEmpty() && !keepsAll(context))
        return error(context, Text::tr("Only copies can leave fields out."),
                     Text::tr("Leave the copied fields empty, or choose %1.").arg(choiceName("mode", "keepAll")),
                     QStringLiteral("fields"));
    for (const QString &field : copied) {
        if (!item.field(field))
            return error(context, Text::tr("%1 has no field \"%2\".").arg(children.name, field),
                         Text::tr("Choose other fields."), QStringLiteral("fields"));
    }
    item.fields.removeIf([&](const Node &node) {
        return node.name == stored.parentId ||
               (!copied.isEmpty() && node.name != design::idName && !copied.contains(node.name));
    });
    const schema::RelationshipEnd &end = stored.relationship->b;
    Node array = makeArray({}, item, fewOf(end.perOther, itemsOf(context)));
    if (keepsAll(context))
        array = copyOfNode(array, children.name, stored.items);
    if (const base::Bytes kept = design::likelyFieldBytes(array); kept > subsetLargeDocument)
        return error(context,
                     Text::tr("The kept %1 would take %2 in each document, and a document of more than %3 is large.")
                         .arg(schema::collectionNameOf(*stored.child), base::bytesText(kept),
                              base::bytesText(subsetLargeDocument)),
                     Text::tr("Keep fewer of them."), QStringLiteral("n"));
    array.name = freeFieldName(parents.root, design::embeddedName(end, *stored.child, stored.relationship->type));
    array.source = {keepsAll(context) ? stored.child->id : schema::EntityId(), {}, stored.relationship->id};
    setOrigin(array, context.origin());
    const design::Referrers apart{children.name, stored.parentId};
    array.order = orderOf(context, true);
    if (!keepsAll(context))
        array.rest = design::Rest{apart, itemsOf(context)};
    addCount(parents.root, array.name,
             {design::Derivation::Kind::SizeOf, stored.items, {}, apart, keepsAll(context) ? QString() : array.name},
             context);
    parents.root.fields << array;
    children.hotDocuments =
        std::ceil(children.hotDocuments * restShare(context, stored.relationship, itemsOf(context)));
    if (!keepsAll(context))
        children.documents = documentsOf(parents.documents, end.perOther, itemsOf(context));
    if (!grouped)
        children.indexes << listIndex(children.root, stored.parentId, context);
    return {};
}

base::Result<Finding> Subset::findingFor(const schema::ModelIndex &model, const design::Design &design,
                                         const schema::Relationship &relationship) const
{
    Finding finding;
    finding.target.relationship = relationship.id;
    const schema::PatternUse use{{}, id(), {}, relationship.id, {}, {}, true, {}};
    const UseContext context{model, use, parametersAt(model, finding.target)};
    const base::Result<StoredChildren> stored = storedChildren(design, context);
    if (!stored)
        return stored.error();
    finding.conditions = conditionsFor(*stored, design, context);
    const auto withShownFields = [&](QJsonObject parameters, double n) {
        if (!stored->isEmbedded() && stored->items.isEmpty())
            parameters.insert(QStringLiteral("fields"),
                              QJsonArray::fromStringList(shownFields(model, relationship, n, context.text("order"))));
        return parameters;
    };
    finding.parameterSets << withShownFields(context.parameters, itemsOf(context));
    for (const double n : finding.possible() ? QList<double>{3, 5, 10, 20} : QList<double>()) {
        QJsonObject parameters = context.parameters;
        parameters.insert(QStringLiteral("n"), n);
        if (n > itemsOf(context))
            finding.parameterSets << withShownFields(parameters, n);
    }
    finding.price = {Text::tr("another query for the full list"), Text::tr("two writes for each new item"),
                     Text::tr("copies of the few items")};
    return finding;
}

QList<Condition> Subset::conditionsFor(const StoredChildren &stored, const design::Design &design,
                                       const UseContext &context) const
{
    using base::bytesText;
    using base::countText;
    const schema::Relationship &relationship = *stored.relationship;
    const double items = itemsOf(context);
    const double likely = relationship.b.perOther.likely;
    const double share = childReads(context.model, relationship, items).withinShare();
    const QString what = schema::collectionNameOf(*stored.child);
    QList<Condition> conditions;
    const QString parents = schema::collectionNameOf(*stored.parent);
    conditions << Condition{
        share >= 1  ? Text::tr("All reads of %1 that want %2 need at most %3.").arg(parents, what, countText(items))
        : share > 0 ? Text::tr("%1 of the reads of %2 that want %3 need at most %4.")
                          .arg(base::percentText(share), parents, what, countText(items))
                    : Text::tr("No read of %1 wants only a few %2.").arg(parents, what),
        share >= subsetReads, true};
    conditions << Condition{
        likely > items && share >= subsetReads ? Text::tr("One parent typically has %1 %2; reads need only %3.")
                                                     .arg(countText(likely), what, countText(items))
        : likely > items
            ? Text::tr("One parent typically has %1 %2, more than %3.").arg(countText(likely), what, countText(items))
            : Text::tr("One parent typically has %1 %2, no more than the %3 that would stay.")
                  .arg(countText(likely), what, countText(items)),
        likely > items, true};
    const Collection &holders =
        *design.collection(stored.isEmbedded() ? stored.childCollection : stored.parentCollection);
    const base::Bytes whole = design::documentSize(holders.root).likely;
    if (stored.isEmbedded()) {
        const base::Bytes part = design::likelyFieldBytes(*nodeAt(holders.root, stored.array));
        conditions << Condition{
            Text::tr("%1 make up %2 of a %3 document.").arg(what, bytesText(part), bytesText(whole)),
            part >= whole * subsetHeavyShare, false};
    }
    const bool unbounded = relationship.growth == schema::Growth::Unbounded;
    const bool large = whole > subsetLargeDocument;
    const QString size = unbounded ? Text::tr("The list grows without limit.")
                         : large
                             ? Text::tr("The document takes %1.").arg(bytesText(whole))
                             : Text::tr("A document takes only %1; keeping it small matters most where it is large.")
                                   .arg(bytesText(whole));
    conditions << Condition{size, unbounded || large, false, true};
    return conditions;
}

QList<Finding> Subset::findings(const schema::ModelIndex &model, const design::Design &design,
                                const Targets &known) const
{
    QList<Finding> findings;
    for (const schema::Relationship &relationship : model.model().relationships) {
        if (relationship.type != schema::RelationshipType::OneToMany || relationship.isSelf() ||
            known.contains({{}, relationship.id, {}}))
            continue;
        const base::Result<Finding> finding = findingFor(model, design, relationship);
        if (finding)
            findings << *finding;
    }
    return findings;
}

QList<CodeSnippet> Subset::code(const design::Design &design, const UseContext &context) const
{
    const std::optional<SubsetParts> parts = subsetParts(design, context);
    return parts ? subsetCode(*parts, context) : QList<CodeSnippet>();
}

Migration Subset::migration(const design::Design &before, const design::Design &after, const UseContext &context) const
{
    const std::optional<SubsetParts> parts = subsetParts(after, context);
    if (!parts)
        return {};
    const bool fromArray = parts->grouped.isEmpty() && !before.collection(parts->all);
    Migration migration = subsetMigration(*parts, fromArray);
    if (fromArray)
        migration.undo << stepsWithoutItemIds(before, parts->parents, parts->array, parts->all, context);
    return migration;
}

} // namespace sw::patterns
