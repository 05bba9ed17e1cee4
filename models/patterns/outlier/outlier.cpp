// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/outlier/outlier.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/shape/entityshape.h"
#include "models/design/shape/linknames.h"
#include "models/patterns/core/grouping.h"
#include "models/patterns/core/itemsmove.h"
#include "models/schema/fieldpath.h"
#include "models/schema/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace sw::patterns
{

using design::Collection;
using design::Node;
using schema::FieldType;

namespace
{

constexpr double defaultThreshold = 50;
constexpr double outlierShare = 0.01; // of the documents, those above the 99th percentile
constexpr double farLonger = 10;      // times the threshold that the longest array must have at least
constexpr double bucketSize = OutlierParts::bucketSize;

double thresholdOf(const UseContext &context)
{
    return context.parameters.value(QStringLiteral("threshold")).toDouble();
}

bool sweeps(const UseContext &context)
{
    return context.text("mode") == QLatin1String("sweep");
}

OutlierParts::Form formOf(const UseContext &context)
{
    const QString form = context.text("form");
    return form == QLatin1String("oneDocument") ? OutlierParts::Form::OneDocument
           : form == QLatin1String("buckets")   ? OutlierParts::Form::Buckets
                                                : OutlierParts::Form::PerItem;
}

double outliersAmong(const Collection &parents)
{
    return std::max(1.0, std::ceil(parents.documents.likely * outlierShare));
}

/// Items of an outlier beyond the threshold: between it and the longest array, nearer to the shorter ones, and not more
/// than there are once the usual documents have theirs.
double likelyRest(const Collection &parents, const schema::Cardinality &all, const UseContext &context)
{
    const double threshold = thresholdOf(context);
    const double longest = all.isUnbounded() ? farLonger * threshold : all.max;
    double rest = std::sqrt(threshold * std::max(threshold, longest)) - threshold;
    const schema::Relationship *relationship = context.model.relationship(context.use.relationship);
    const schema::Entity *child = relationship ? context.model.entity(relationship->b.entity) : nullptr;
    if (child) {
        const double usual = relationship->p50.value_or(std::min(all.likely, threshold));
        rest = std::min(rest, (child->count.likely - parents.documents.likely * usual) / outliersAmong(parents));
    }
    return std::max(1.0, rest);
}

/// Items on average that stay within the threshold: those of outliers beyond it are elsewhere.
double likelyKept(const Collection &parents, const schema::Cardinality &all, const UseContext &context)
{
    const double moved =
        outliersAmong(parents) * likelyRest(parents, all, context) / std::max(1.0, parents.documents.likely);
    const schema::Relationship *relationship = context.model.relationship(context.use.relationship);
    const double usual = relationship ? relationship->p50.value_or(all.likely) : all.likely;
    const double least = std::min({all.likely, usual, thresholdOf(context)});
    return std::clamp(all.likely - moved, std::max(least, all.min), std::max({least, all.min, thresholdOf(context)}));
}

/// How many documents hold what does not fit into \p array, and how many of them are in use.
void countExtras(Collection &extras, const Collection &parents, const Node &array, const UseContext &context)
{
    const double rest = likelyRest(parents, array.count, context);
    const double most =
        array.count.isUnbounded() ? array.count.max : std::max(1.0, array.count.max - thresholdOf(context));
    const OutlierParts::Form form = formOf(context);
    const double each = form == OutlierParts::Form::PerItem   ? 1
                        : form == OutlierParts::Form::Buckets ? std::min(rest, bucketSize)
                                                              : rest;
    const double likely = std::ceil(outliersAmong(parents) * rest / each);
    const double largest = std::isfinite(most) ? std::ceil(outliersAmong(parents) * most / each) : likely * farLonger;
    extras.documents = {0, likely, std::max(likely, largest), false};
    extras.hotDocuments = std::min(likely, std::ceil(parents.hotDocuments * outlierShare * rest / each));
}

/// The field of \p extras with the id of the document of \p parents.
QString linkOf(const Collection &extras, const QString &parents)
{
    const auto found = std::find_if(extras.root.fields.cbegin(), extras.root.fields.cend(), [&](const Node &field) {
        return field.reference && field.reference->collection == parents;
    });
    return found == extras.root.fields.cend() ? QString() : found->name;
}

Node idNode()
{
    Node id = design::makeNode(design::idName, FieldType::ObjectId);
    id.uniqueValues = true;
    id.mutability = schema::Mutability::Immutable;
    return id;
}

/// The entity and the field, for a target that is an array of its own.
const schema::Field *drawnArray(const UseContext &context)
{
    const schema::Entity *entity =
        context.use.relationship.isEmpty() ? context.model.entity(context.use.entity) : nullptr;
    const schema::Field *field = entity ? fieldOf(context.model, *entity, context.use.path) : nullptr;
    return field && field->type == FieldType::Array && field->itemType == FieldType::Object ? field : nullptr;
}

/// At most one bucket of each document is not full, so that no two are filled at the same time.
design::Index openBucket(const QString &parentId, const UseContext &context)
{
    design::Index open = patternIndex({{parentId, design::KeyKind::Ascending}},
                                      Text::tr("one bucket that is not full for each document"), context);
    base::BsonBuilder filter;
    filter.beginDocument(QStringLiteral("count")).int32(QStringLiteral("$lt"), static_cast<int>(bucketSize));
    open.partialFilter = filter.finish();
    open.unique = true;
    open.name = parentId + QStringLiteral("_open");
    return open;
}

/// Indexes for what operations search the items by: who looks for an item finds it wherever it is. \p list is the array
/// in \p extras that holds them, empty when each is a document.
QList<design::Index> itemIndexes(const Collection &extras, const QString &list, const UseContext &context)
{
    using schema::FilterOp;
    const schema::Relationship *relationship = context.model.relationship(context.use.relationship);
    const schema::EntityId owner = relationship ? relationship->b.entity : context.use.entity;
    const QString prefix = relationship ? QString() : context.use.path + QLatin1Char('.');
    QList<design::Index> indexes;
    for (const schema::Operation *operation : context.model.operationsOf(owner)) {
        if (operation->entity != owner || operation->kind == schema::OperationKind::Insert)
            continue;
        QList<design::IndexKey> keys, ranges;
        for (const schema::Filter &filter : operation->filters) {
            const QString path = design::joinedPath(list, filter.field.path.mid(prefix.size()));
            if (filter.field.entity != owner || !filter.field.path.startsWith(prefix) || !nodeAt(extras.root, path))
                continue;
            if (filter.op == FilterOp::Equal || filter.op == FilterOp::In)
                keys << design::IndexKey{path, design::KeyKind::Ascending};
            else if (filter.op == FilterOp::Range || filter.op == FilterOp::PrefixRegex)
                ranges << design::IndexKey{path, design::KeyKind::Ascending};
        }
        if (relationship && operation->filters.isEmpty() && operation->sort.isEmpty() && operation->path.isEmpty())
            keys << design::IndexKey{design::joinedPath(list, design::idName),
                                     design::KeyKind::Ascending}; // one item by its own key
        keys += ranges;
        if (!keys.isEmpty() && keys.first().path != design::idName)
            indexes << patternIndex(keys, operation->name, context);
    }
    return indexes;
}

} // namespace

QString Outlier::name() const
{
    return Text::tr("Outlier");
}

QList<Parameter> Outlier::parameters() const
{
    using Kind = Parameter::Kind;
    return {{QStringLiteral("threshold"),
             Text::tr("Items in the document"),
             Kind::Integer,
             {},
             1,
             10000,
             {},
             Text::tr("As many as 99 of 100 documents have at most.")},
            {QStringLiteral("flag"),
             Text::tr("Field that says there is more"),
             Kind::Text,
             QStringLiteral("has_extras"),
             0,
             0,
             {},
             {}},
            {QStringLiteral("collection"),
             Text::tr("Overflow collection"),
             Kind::Text,
             {},
             0,
             0,
             {},
             Text::tr("A name that is not used yet.")},
            {QStringLiteral("parentId"), Text::tr("Field with the document's id"), Kind::Text, {}, 0, 0, {}, {}},
            {QStringLiteral("form"),
             Text::tr("Overflow stored as"),
             Kind::Choice,
             QStringLiteral("perItem"),
             0,
             0,
             {{QStringLiteral("perItem"), Text::tr("A document for each item")},
              {QStringLiteral("oneDocument"), Text::tr("One document with one more array")},
              {QStringLiteral("buckets"), Text::tr("Buckets of 1,000 items")}},
             Text::tr("One more array grows without limit again.")},
            {QStringLiteral("mode"),
             Text::tr("Moved out"),
             Kind::Choice,
             QStringLiteral("inline"),
             0,
             0,
             {{QStringLiteral("inline"), Text::tr("By those who add an item")},
              {QStringLiteral("sweep"), Text::tr("By a job that runs now and then")}},
             Text::tr("With a job, arrays may be longer for a while.")}};
}

QJsonObject Outlier::defaults(const schema::ModelIndex &model, const Target &target) const
{
    const schema::Relationship *relationship = model.relationship(target.relationship);
    const schema::Entity *parent = model.entity(relationship ? relationship->a.entity : target.entity);
    const double p99 = relationship && relationship->p99 ? std::ceil(*relationship->p99) : defaultThreshold;
    const schema::RelationshipEnd end =
        relationship ? relationship->a : schema::RelationshipEnd{target.entity, {}, {}, {}};
    return {{QStringLiteral("threshold"), std::clamp(p99, 1.0, 10000.0)},
            {QStringLiteral("flag"), QStringLiteral("has_extras")},
            {QStringLiteral("collection"),
             parent ? schema::singularName(schema::collectionNameOf(*parent)) + QStringLiteral("_extras") : QString()},
            {QStringLiteral("parentId"), parent ? design::referenceName(end, *parent) : QString()},
            {QStringLiteral("form"), QStringLiteral("perItem")},
            {QStringLiteral("mode"), QStringLiteral("inline")}};
}

QHash<QString, QString> Outlier::conflicts() const
{
    return {{QStringLiteral("subset"), Text::tr("both would decide which items stay in the array.")}};
}

base::Result<void> Outlier::checkTarget(const UseContext &context) const
{
    const schema::Relationship *relationship = context.model.relationship(context.use.relationship);
    const bool many =
        relationship && relationship->type == schema::RelationshipType::OneToMany && !relationship->isSelf();
    if (many || drawnArray(context))
        return {};
    return error(context,
                 Text::tr("Outliers are found in the many side of a 1:N relationship or in an array of objects."),
                 Text::tr("Choose such a relationship or field."));
}

const schema::Entity *Outlier::fieldOwner(const UseContext &context) const
{
    const schema::Relationship *relationship = context.model.relationship(context.use.relationship);
    return context.model.entity(relationship ? relationship->b.entity : context.use.entity);
}

base::Result<void> Outlier::checkMore(const UseContext &context) const
{
    for (const char *parameter : {"flag", "parentId"}) {
        const QString name = context.text(parameter);
        if (name.contains(QLatin1Char('.')) || name == design::idName)
            return error(context, Text::tr("\"%1\" cannot be the name of this field.").arg(name),
                         Text::tr("Give it a plain name of its own."), QLatin1String(parameter));
    }
    if (sweeps(context) && formOf(context) != OutlierParts::Form::PerItem)
        return error(context, Text::tr("A job moves items one by one."),
                     Text::tr("Choose %1, or %2.").arg(choiceName("form", "perItem"), choiceName("mode", "inline")),
                     QStringLiteral("form"));
    return {};
}

base::Result<design::Location> Outlier::arrayIn(const design::Design &design, const UseContext &context) const
{
    const auto fault = [&](const QString &wayOut) {
        return error(context, Text::tr("There is no array of objects in the document itself in this design."), wayOut);
    };
    design::Location place;
    if (context.use.relationship.isEmpty()) {
        const std::optional<design::Location> home = homeOf(design, context.use.entity);
        if (!home)
            return fault(Text::tr("Choose another field."));
        place = {home->collection, design::joinedPath(home->path, context.use.path)};
    } else {
        const base::Result<StoredChildren> stored = storedChildren(design, context);
        if (!stored)
            return stored.error();
        if (!stored->isEmbedded())
            return fault(Text::tr("Embed the many side in the one side."));
        place = {stored->childCollection, stored->array};
    }
    const Collection *collection = design.collection(place.collection);
    const Node *array = collection ? nodeAt(collection->root, place.path) : nullptr;
    if (!array || !array->isArray() || !array->item().isObject() || array->copyOf ||
        arrayOn(collection->root, place.path) != place.path)
        return fault(Text::tr("Choose an array that lies in no other array."));
    return place;
}

Collection Outlier::extrasOf(const Collection &parents, const Node &array, const UseContext &context) const
{
    Node parentId = referenceTo(parents.root, context.text("parentId"), {parents.name, context.use.relationship});
    parentId.distinctValues = outliersAmong(parents);
    Collection extras;
    extras.name = context.text("collection");
    extras.origin = context.origin();
    const OutlierParts::Form form = formOf(context);
    design::Index list =
        patternIndex({{parentId.name, design::KeyKind::Ascending}}, Text::tr("the rest of a document"), context);
    if (form == OutlierParts::Form::PerItem) {
        extras.root = array.item();
        parentId.name = freeFieldName(extras.root, parentId.name);
        list.keys.first().path = parentId.name;
        extras.root.fields.insert(1, parentId);
    } else {
        const double likely = likelyRest(parents, array.count, context);
        const double most =
            array.count.isUnbounded() ? array.count.max : std::max(1.0, array.count.max - thresholdOf(context));
        extras.root = design::makeObject({}, {idNode(), parentId});
        if (form == OutlierParts::Form::Buckets) {
            extras.root.fields << countNode(array.name, bucketSize, context);
            extras.indexes << openBucket(parentId.name, context);
            extras.rules << countRule(array.name, context);
            list.keys << design::IndexKey{design::idName, design::KeyKind::Ascending};
        }
        const double limit = form == OutlierParts::Form::Buckets ? bucketSize : most;
        extras.root.fields << design::makeArray(array.name, array.item(), {1, std::min(likely, limit), limit, false});
        list.unique = form == OutlierParts::Form::OneDocument;
    }
    list.name = design::defaultIndexName(list.keys);
    extras.indexes << list
                   << itemIndexes(extras, form == OutlierParts::Form::PerItem ? QString() : array.name, context);
    extras.root.source = {};
    setOrigin(extras.root, context.origin());
    countExtras(extras, parents, array, context);
    return extras;
}

base::Result<void> Outlier::checkNames(const design::Design &design, const Collection &parents, const Node &array,
                                       const UseContext &context) const
{
    const QString name = context.text("collection");
    if (design.collection(name))
        return error(context, Text::tr("There is a collection \"%1\" already.").arg(name),
                     Text::tr("Give the rest another name."), QStringLiteral("collection"));
    const QString flag = context.text("flag");
    if (parents.root.field(flag))
        return error(context, Text::tr("There is a field \"%1\" already.").arg(flag), Text::tr("Give it another name."),
                     QStringLiteral("flag"));
    QStringList names{context.text("parentId"), array.name};
    if (formOf(context) == OutlierParts::Form::Buckets)
        names << QStringLiteral("count");
    if (formOf(context) != OutlierParts::Form::PerItem && names.removeDuplicates() > 0)
        return error(context, Text::tr("Two fields of the rest would have the same name."),
                     Text::tr("Give this field another name, or choose %1.").arg(choiceName("form", "perItem")),
                     QStringLiteral("parentId"));
    if (array.count.min > thresholdOf(context))
        return error(context, Text::tr("Every document has more items than that."),
                     Text::tr("Give a higher threshold."), QStringLiteral("threshold"));
    return {};
}

base::Result<void> Outlier::apply(design::Design &design, const UseContext &context) const
{
    const base::Result<design::Location> place = arrayIn(design, context);
    if (!place)
        return place.error();
    Collection &parents = *design.collection(place->collection);
    Node &array = *nodeAt(parents.root, place->path);
    const base::Result<void> names = checkNames(design, parents, array, context);
    if (!names)
        return names;
    const bool hadIds = array.item().field(design::idName) != nullptr;
    if (!hadIds)
        array.item().fields.prepend(idNode());
    const double threshold = thresholdOf(context);
    const Collection extras = extrasOf(parents, array, context);
    array.item().field(design::idName)->optional = !hadIds; // lists that are short enough stay as they are
    const double most = sweeps(context) ? farLonger * threshold : threshold;
    array.count = {array.count.min, likelyKept(parents, array.count, context), std::min(most, array.count.max), false};
    if (array.countP99)
        array.countP99 = std::min(*array.countP99, array.count.max);
    array.rest = design::Rest{{extras.name, linkOf(extras, parents.name)}, threshold, context.text("flag")};
    array.origin = context.origin();
    array.item().origin = context.origin();
    Node flag = design::makeNode(context.text("flag"), FieldType::Bool);
    flag.presence = outlierShare;
    flag.description = Text::tr("There are more items in %1.").arg(extras.name);
    flag.origin = context.origin();
    const QString top = schema::topLevel(place->path);
    const auto after = std::find_if(parents.root.fields.cbegin(), parents.root.fields.cend(),
                                    [&](const Node &node) { return node.name == top; });
    const qsizetype at =
        after == parents.root.fields.cend() ? parents.root.fields.size() : after - parents.root.fields.cbegin() + 1;
    parents.root.fields.insert(at, flag);
    design.collections << extras;
    return {};
}

QList<Condition> Outlier::conditionsFor(const schema::ModelIndex &model, const schema::Relationship &relationship,
                                        const UseContext &context) const
{
    using base::countText;
    const double threshold = thresholdOf(context);
    const schema::Cardinality &count = relationship.b.perOther;
    const QString what = schema::collectionNameOf(*model.entity(relationship.b.entity));
    const ChildReads reads = childReads(model, relationship, threshold);
    double whole = 0;
    for (const schema::Operation *operation : model.operationsOf(relationship.b.entity)) {
        const bool all =
            std::any_of(operation->path.cbegin(), operation->path.cend(), [&](const schema::PathStep &step) {
                return step.relationship == relationship.id && step.to == relationship.b.entity && !step.itemsWanted;
            });
        whole += operation->isRead() && all ? operation->perSecond : 0;
    }
    const bool far = count.max >= farLonger * threshold;
    const QString longest =
        count.isUnbounded() ? Text::tr("One list may have any number of %1.").arg(what)
        : far
            ? Text::tr("The longest list has %1, ten times %2 or more.").arg(countText(count.max), countText(threshold))
            : Text::tr("The longest list has %1, less than ten times %2.")
                  .arg(countText(count.max), countText(threshold));
    const bool wanted = reads.together > 0 && whole >= reads.together / 2;
    return {{Text::tr("99 of 100 documents have %1 %2 or fewer.").arg(countText(relationship.p99.value_or(0)), what),
             relationship.p99 && *relationship.p99 <= threshold, true},
            {longest, far, true},
            {whole > 0
                 ? Text::tr("%1 of the reads want all %2 at once.").arg(base::percentText(whole / reads.together), what)
                 : Text::tr("No read wants all %1 at once.").arg(what),
             wanted, true},
            {Text::tr("Half of the documents have %1 %2 or fewer.")
                 .arg(countText(relationship.p50.value_or(count.likely)), what),
             relationship.p50.value_or(count.likely) * 2 <= threshold, false}};
}

QList<Finding> Outlier::findings(const schema::ModelIndex &model, const design::Design &design, const Targets &) const
{
    QList<Finding> findings;
    for (const schema::Relationship &relationship : model.model().relationships) {
        if (!relationship.p99)
            continue;
        const Target target{{}, relationship.id, {}};
        const schema::PatternUse use{{}, id(), {}, relationship.id, {}, {}, true, {}};
        const UseContext context{model, use, parametersAt(model, target)};
        if (!check(context) || !arrayIn(design, context))
            continue;
        findings << Finding{target,
                            {context.parameters},
                            conditionsFor(model, relationship, context),
                            {Text::tr("a second query for the few that have more"),
                             Text::tr("queries of other people miss what is moved out"),
                             Text::tr("code for the one case in a hundred")}};
    }
    return findings;
}

std::optional<OutlierParts> outlierParts(const design::Design &design, const UseContext &context)
{
    OutlierParts parts;
    parts.form = formOf(context);
    parts.sweeps = sweeps(context);
    parts.threshold = context.parameters.value(QStringLiteral("threshold")).toInt();
    parts.flag = context.text("flag");
    if (const Collection *extras = madeCollection(design, context)) {
        parts.extras = extras->name;
        std::copy_if(extras->indexes.cbegin(), extras->indexes.cend(), std::back_inserter(parts.indexes),
                     [&](const design::Index &index) { return index.origin.use == context.use.id; });
        for (const Node &node : extras->root.fields)
            parts.parentId =
                node.reference && node.reference->relationship == context.use.relationship ? node.name : parts.parentId;
    }
    for (const Collection &collection : design.collections) {
        if (collection.name == parts.extras)
            continue;
        forEachNode(collection.root, [&](const QString &at, const Node &node) {
            if (parts.array.isEmpty() && node.isArray() && node.origin.use == context.use.id) {
                parts.array = at;
                parts.parents = collection.name;
            }
        });
    }
    if (parts.array.isEmpty() || parts.extras.isEmpty() || parts.parentId.isEmpty())
        return std::nullopt;
    parts.parent = schema::singularName(parts.parents);
    parts.item = schema::singularName(schema::lastName(parts.array));
    return parts;
}

QList<CodeSnippet> Outlier::code(const design::Design &design, const UseContext &context) const
{
    const std::optional<OutlierParts> parts = outlierParts(design, context);
    return parts ? outlierCode(*parts, context) : QList<CodeSnippet>();
}

Migration Outlier::migration(const design::Design &before, const design::Design &after, const UseContext &context) const
{
    const std::optional<OutlierParts> parts = outlierParts(after, context);
    if (!parts)
        return {};
    Migration migration = outlierMigration(*parts);
    migration.undo << stepsWithoutItemIds(before, parts->parents, parts->array, parts->extras, context);
    return migration;
}

const Pattern &outlier()
{
    static const Outlier pattern;
    return pattern;
}

} // namespace sw::patterns
