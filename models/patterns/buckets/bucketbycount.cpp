// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/buckets/bucketbycount.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/patterns/core/bucketframe.h"
#include "models/patterns/core/conditiontexts.h"
#include "models/patterns/core/grouping.h"
#include "models/patterns/core/refusal.h"
#include "models/patterns/core/script.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace sw::patterns
{

using design::Collection;
using design::Node;
using schema::FieldType;

namespace
{

constexpr double mostSingle = 0.2;  // share of the reads that may look for one item
constexpr double largestPage = 100; // items that a page shows; more are a range, not a page

bool hasPlainText(FieldType type)
{
    return type == FieldType::String || type == FieldType::Int32 || type == FieldType::Int64 ||
           type == FieldType::ObjectId;
}

Node idNode(const Node &key, const UseContext &context)
{
    const QString separator = context.text("separator");
    Node id = design::makeNode(design::idName, FieldType::String);
    const double keyBytes = key.type() == FieldType::ObjectId ? 24
                            : key.type() == FieldType::String ? std::max(1.0, key.averageBytes)
                                                              : 5;
    id.averageBytes = keyBytes + static_cast<double>(separator.toUtf8().size()) + 13;
    id.uniqueValues = true;
    id.mutability = schema::Mutability::Immutable;
    id.derivation = design::Derivation{
        design::Derivation::Kind::Text,
        QStringLiteral("{%1}%2{first:%3.%4}").arg(key.name, separator, context.text("array"), context.text("time"))};
    id.constraints.pattern = QStringLiteral("^.+[0-9]{13}(_[0-9]+)?$");
    id.description = Text::tr("The group, then the time of the first item in milliseconds.");
    return id;
}

base::Bson openPages(double size)
{
    base::BsonBuilder filter;
    filter.beginDocument(QStringLiteral("count")).int32(QStringLiteral("$lt"), static_cast<int>(size));
    return filter.finish();
}

} // namespace

QString BucketByCount::name() const
{
    return Text::tr("Bucket by count");
}

QList<Parameter> BucketByCount::parameters() const
{
    using Kind = Parameter::Kind;
    return {
        {QStringLiteral("n"),
         Text::tr("Items per page"),
         Kind::Integer,
         10,
         2,
         10000,
         {},
         Text::tr("As many as one read shows.")},
        {QStringLiteral("group"),
         Text::tr("Grouped by"),
         Kind::Field,
         {},
         0,
         0,
         {},
         Text::tr("Needed for an entity; a relationship groups by its parent."),
         true},
        {QStringLiteral("time"),
         Text::tr("Date of an item"),
         Kind::Field,
         {},
         0,
         0,
         {},
         Text::tr("The date that orders the items.")},
        {QStringLiteral("array"), Text::tr("Name of the array"), Kind::Text, QStringLiteral("history"), 0, 0, {}, {}},
        {QStringLiteral("separator"),
         Text::tr("Separator in _id"),
         Kind::Text,
         QStringLiteral("_"),
         0,
         0,
         {},
         Text::tr("A character that no group's id holds.")},
        {QStringLiteral("collection"),
         Text::tr("Collection of the pages"),
         Kind::Text,
         {},
         0,
         0,
         {},
         Text::tr("A name that is not used yet.")}};
}

QJsonObject BucketByCount::defaults(const schema::ModelIndex &model, const Target &target) const
{
    const schema::Entity *child = groupedEntity(model, target);
    const auto isGroup = [](const schema::Field &field) {
        return hasPlainText(field.type) && !field.unique && field.name != design::idName;
    };
    return {{QStringLiteral("n"), 10},
            {QStringLiteral("group"),
             child && target.relationship.isEmpty() ? firstField(child->fields, isGroup) : QString()},
            {QStringLiteral("time"), child ? dateFieldOf(*child) : QString()},
            {QStringLiteral("array"), QStringLiteral("history")},
            {QStringLiteral("separator"), QStringLiteral("_")},
            {QStringLiteral("collection"), child ? singularOf(*child) + QStringLiteral("_pages") : QString()}};
}

QHash<QString, QString> BucketByCount::conflicts() const
{
    return {{QStringLiteral("time-series"),
             Text::tr("the server groups the documents of a time-series collection by itself.")},
            {QStringLiteral("bucket-by-time"), Text::tr("a document can be in one kind of bucket only.")}};
}

base::Result<void> BucketByCount::checkTarget(const UseContext &context) const
{
    if (canBeGrouped(context.model, context.use))
        return {};
    return error(context, Text::tr("Pages are made of an entity or of the many side of a 1:N relationship."),
                 Text::tr("Choose one of these."));
}

const schema::Entity *BucketByCount::fieldOwner(const UseContext &context) const
{
    return groupedEntity(context);
}

base::Result<void> BucketByCount::checkMore(const UseContext &context) const
{
    const schema::Entity &child = *fieldOwner(context);
    const schema::Field *time = fieldOf(context.model, child, context.text("time"));
    if (!time || time->type != FieldType::Date)
        return error(context, Text::tr("The items need a date."), Text::tr("Choose a field of type date."),
                     QStringLiteral("time"));
    if (context.use.relationship.isEmpty() && context.text("group").isEmpty())
        return error(context, Text::tr("It must say what the items are grouped by."), Text::tr("Choose a field."),
                     QStringLiteral("group"));
    if (context.text("array").contains(QLatin1Char('.')))
        return error(context, Text::tr("The array's name holds a dot."), Text::tr("Give it a plain name."),
                     QStringLiteral("array"));
    return {};
}

base::Result<void> BucketByCount::apply(design::Design &design, const UseContext &context) const
{
    base::Result<Grouping> found = groupingOf(design, context);
    if (!found)
        return found.error();
    Grouping &grouping = *found;
    const QString collection = context.text("collection");
    if (collection != grouping.collection->name && design.collection(collection))
        return error(context, Text::tr("There is a collection \"%1\" already.").arg(collection),
                     Text::tr("Give the pages another name."), QStringLiteral("collection"));
    std::optional<Node> key = takeKey(grouping, grouping.key);
    if (!key || !hasPlainText(key->type()))
        return error(context, Text::tr("The group's value has no plain text form for _id."),
                     Text::tr("Group by a string, a whole number or an ObjectId."));
    const QString array = context.text("array");
    const QString time = context.text("time");
    const Node *date = nodeAt(grouping.item, time);
    if (!date || date->type() != FieldType::Date)
        return error(context, Text::tr("Another pattern took the items' date away."), Text::tr("Choose another date."),
                     QStringLiteral("time"));
    key->presence = 1;
    makeAlwaysThere(grouping.item, time);
    const double size = context.parameters.value(QStringLiteral("n")).toDouble();
    const double pages = std::max(1.0, std::ceil(grouping.itemsPerGroup() / size));
    const double filled = std::max(1.0, grouping.itemsPerGroup() / pages);
    const Node root = design::makeObject({}, {idNode(*key, context), *key, countNode(array, size, context),
                                              itemsNode(grouping, array, filled, size, context)});
    Collection &made = putBuckets(design, grouping, root, array, collection, filled, context);
    design::Index open = patternIndex({{key->name, design::KeyKind::Ascending}},
                                      Text::tr("the one page of a group that is not full"), context);
    open.unique = true;
    open.partialFilter = openPages(size);
    made.indexes << open;
    made.rules << countRule(array, context);
    made.served << QStringList{key->name, array + QLatin1Char('.') + time};
    return {};
}

QList<Finding> BucketByCount::findings(const schema::ModelIndex &model, const design::Design &design,
                                       const Targets &known) const
{
    QList<Finding> findings;
    for (const schema::Relationship &relationship : model.model().relationships) {
        const schema::Entity *child = model.entity(relationship.b.entity);
        const schema::PatternUse use{{}, id(), {}, relationship.id, {}, {}, true, {}};
        Finding finding;
        finding.target.relationship = relationship.id;
        if (!child || known.contains(finding.target) || !canBeGrouped(model, use) || dateFieldOf(*child).isEmpty())
            continue;
        const UseContext context{model, use, parametersAt(model, finding.target)};
        const ChildReads reads = childReads(model, relationship, 0);
        const QString what = schema::collectionNameOf(*child);
        const double single = reads.all > 0 ? reads.single / reads.all : 0;
        const bool apart(groupingOf(design, context));
        const bool paged = reads.mostWanted > 1 && reads.mostWanted <= largestPage;
        const bool appendOnly = isOnlyAdded(model, *child);
        finding.conditions = {
            {apartText(apart, what), apart, true},
            {paged ? Text::tr("Reads want %1 %2 at a time.").arg(base::countText(reads.mostWanted), what)
                   : Text::tr("No operation reads %1 page by page.").arg(what),
             paged, true},
            {single > 0 ? Text::tr("%1 of the reads of %2 look for a single one.").arg(base::percentText(single), what)
                        : Text::tr("No read looks for a single one of %1.").arg(what),
             single <= mostSingle, true},
            {appendOnlyText(appendOnly, what), appendOnly, true},
            {Text::tr("One parent has %1 %2.").arg(base::countText(relationship.b.perOther.likely), what),
             relationship.b.perOther.likely > 2 * std::max(10.0, reads.mostWanted), false}};
        QList<int> sizes = finding.possible() ? QList<int>{10, 3, 5, 20} : QList<int>();
        const int wanted = static_cast<int>(reads.mostWanted);
        if (finding.possible() && !sizes.contains(wanted))
            sizes.prepend(wanted);
        for (const int n : std::as_const(sizes)) {
            QJsonObject parameters = context.parameters;
            parameters.insert(QStringLiteral("n"), n);
            finding.parameterSets << parameters;
        }
        finding.price = {Text::tr("single items are harder to find and to change"),
                         Text::tr("an upsert with a retry for each new item")};
        findings << finding;
    }
    return findings;
}

QHash<QString, QString> BucketByCount::scriptValues(const Collection &pages, const UseContext &context) const
{
    const QString array = context.text("array");
    const QString separator = context.text("separator");
    const QString key = pages.root.fields.at(1).name;
    const schema::Entity &child = *fieldOwner(context);
    const bool keepsId = pages.root.fields.last().item().field(design::idName);
    QString after = separator;
    after.back() = QChar(separator.back().unicode() + 1);
    return {
        {QStringLiteral("pages"), scriptCollection(pages.name)},
        {QStringLiteral("pagesName"), scriptString(pages.name)},
        {QStringLiteral("key"), scriptKey(key)},
        {QStringLiteral("keyValue"), scriptValue(key)},
        {QStringLiteral("groupKey"), scriptName({}, key)},
        {QStringLiteral("array"), scriptKey(array)},
        {QStringLiteral("arrayValue"), scriptValue(array)},
        {QStringLiteral("size"), QString::number(context.parameters.value(QStringLiteral("n")).toInt())},
        {QStringLiteral("separator"), scriptString(separator)},
        {QStringLiteral("after"), scriptString(after)},
        {QStringLiteral("time"), scriptMember(QStringLiteral("item"), context.text("time"))},
        {QStringLiteral("timeValue"), scriptValue(context.text("time"))},
        {QStringLiteral("identify"),
         keepsId ? QStringLiteral("if (item._id === undefined) item._id = new ObjectId();") : QString()},
        {QStringLiteral("add"), scriptName(QStringLiteral("add"), singularOf(child))},
        {QStringLiteral("readPage"), scriptName(QStringLiteral("read"), singularOf(child) + QStringLiteral("_page"))}};
}

QList<CodeSnippet> BucketByCount::code(const design::Design &design, const UseContext &context) const
{
    const Collection *pages = madeCollection(design, context);
    if (!pages)
        return {};
    const QHash<QString, QString> values = scriptValues(*pages, context);
    const schema::EntityId child = fieldOwner(context)->id;
    QString adds, reads;
    for (const schema::Operation *operation : context.model.operationsOf(child)) {
        if (operation->kind == schema::OperationKind::Insert && operation->entity == child && adds.isEmpty())
            adds = operation->name;
        if (operation->isRead() && reads.isEmpty())
            reads = operation->name;
    }
    const QString key = pages->root.fields.at(1).name;
    return {{Text::tr("Add an item"), adds, boundScript("bucket-by-count/add-to-page", values), 1, key,
             Text::tr("A second query only when a page was just filled or opened.")},
            {Text::tr("Read one page"),
             reads,
             boundScript("bucket-by-count/read-page-of", values),
             1,
             QStringLiteral("_id"),
             {}}};
}

Migration BucketByCount::migration(const design::Design &before, const design::Design &after,
                                   const UseContext &context) const
{
    const Collection *pages = madeCollection(after, context);
    const std::optional<design::Location> home = homeOf(before, fieldOwner(context)->id);
    if (!pages || !home)
        return {};
    QHash<QString, QString> values = scriptValues(*pages, context);
    const base::Result<Grouping> grouping = groupingOf(before, context);
    const QString key = grouping ? grouping->key : pages->root.fields.at(1).name;
    const QString pageKey = pages->root.fields.at(1).name;
    const QString separator = QRegularExpression::escape(context.text("separator"));
    const auto add = [&](const char *name, const QString &value) {
        values.insert(QLatin1String(name), value);
    };
    add("keyValue", scriptValue(key));
    add("itemKey", scriptKey(key));
    add("itemKeyName", scriptString(key));
    add("separatorPattern", scriptString(separator));
    add("pageKeyValue", scriptValue(pageKey));
    add("pageItems", scriptValue(QStringLiteral("page.") + context.text("array")));
    add("mergeOn", QStringLiteral("\"_id\""));
    add("sameBucket", QStringLiteral("{ $eq: [\"$_id\", \"$$new._id\"] }"));
    // A key from deeper inside stays in the item.
    const bool moves = !key.contains(QLatin1Char('.'));
    const bool keepsId = pages->root.fields.last().item().field(design::idName);
    QStringList drop;
    if (moves)
        drop << scriptString(QStringLiteral("item.") + key);
    if (!keepsId)
        drop << QStringLiteral("\"item._id\"");
    add("unset", drop.isEmpty() ? QString() : QStringLiteral("{ $unset: [%1] },").arg(drop.join(QStringLiteral(", "))));
    add("keysFromBucket", moves ? QStringLiteral("%1: %2").arg(scriptKey(pageKey), scriptValue(pageKey)) : QString());
    add("keysOfItem", moves ? QStringLiteral("%1: %2").arg(scriptKey(pageKey), scriptValue(key)) : QString());
    addBucketStores(values, home->collection, pages->name);
    add("newItems", scriptString(QStringLiteral("$$new.") + context.text("array")));
    values.insert(QStringLiteral("fillOpen"), boundScript("bucket-by-count/fill-open", values).trimmed());
    add("most", values.value(QStringLiteral("size")));
    add("keysFromItem", QStringLiteral("group: ") + scriptValue(key));
    addBucketFrames(values, keepsId);
    const QString refusals =
        refuseUndated(home->collection, context.text("time")) +
        scriptRefuse(home->collection, scriptKey(key) + QStringLiteral(": null"),
                     QStringLiteral("these items belong to no group: give them one first, or move them elsewhere"));
    Migration migration;
    migration.steps = {
        checkStep(refusals + boundScript("bucket-by-count/check-pages", values) + refuseLargeBuckets(values, 1)),
        {Text::tr("Stop the writers"),
         {},
         Text::tr("The pages are built in one run; what is written meanwhile would be missing.")},
        {Text::tr("Build the pages"), boundScript("bucket-by-count/build-pages", values),
         Text::tr("Needs MongoDB 5.0. A second run adds what is missing and takes nothing away.")},
        {Text::tr("Build the index of open pages"), boundScript("bucket-by-count/create-open-index", values), {}},
        compareBuckets(values),
        {Text::tr("Start readers and writers that use the new code"),
         boundScript("bucket-by-count/add-to-page", values) + boundScript("bucket-by-count/read-page-of", values),
         {}},
        dropBucketItems(values)};
    migration.undo = unpackBuckets(values, *before.collection(home->collection));
    return migration;
}

const Pattern &bucketByCount()
{
    static const BucketByCount pattern;
    return pattern;
}

} // namespace sw::patterns
