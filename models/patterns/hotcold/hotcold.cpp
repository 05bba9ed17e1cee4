// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/hotcold/hotcold.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/shape/documentsize.h"
#include "models/design/shape/entityshape.h"
#include "models/design/workload.h"
#include "models/patterns/core/stored.h"
#include "models/patterns/hotcold/coldfields.h"
#include "models/patterns/hotcold/hotcoldfaults.h"
#include "models/patterns/hotcold/hotcoldscripts.h"
#include "models/patterns/subset/subset.h"
#include "models/schema/names.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>

namespace sw::patterns
{

using design::Collection;
using design::Node;
using schema::FilterOp;

const Pattern &hotCold()
{
    static const HotCold pattern;
    return pattern;
}

namespace
{

constexpr double leastShare = 0.02;                      // of a document that a field has to take to be proposed
constexpr base::Bytes smallDocument = base::Bytes(1024); // not worth a second one

/// The fields that may be proposed, the one that is read least first and of those the largest.
QList<Node> candidates(const schema::ModelIndex &model, const schema::Entity &entity, const Node &root)
{
    const double whole = design::documentSize(root).likely.value();
    const QList<const schema::Operation *> operations = operationsAround(model, entity);
    struct Candidate
    {
        Node field;
        double readShare;
        base::Bytes bytes;
    };
    QList<Candidate> found;
    for (const Node &field : root.fields) {
        const bool large = design::likelyFieldBytes(field).value() >= whole * leastShare;
        const bool asked = std::any_of(operations.cbegin(), operations.cend(), [&](const schema::Operation *operation) {
            return hotColdQuestion(model, *operation, entity, {field.name}).isCold();
        });
        if (large && !asked && field.name != design::idName && !field.source.field.isEmpty())
            found << Candidate{field, coldReadShare(model, entity, {field.name}).value_or(0),
                               design::likelyFieldBytes(field)};
    }
    std::stable_sort(found.begin(), found.end(), [](const Candidate &a, const Candidate &b) {
        return a.readShare != b.readShare ? a.readShare < b.readShare : a.bytes > b.bytes;
    });
    QList<Node> fields;
    for (const Candidate &candidate : std::as_const(found))
        fields << candidate.field;
    return fields;
}

/// In the order of the document; empty when it is small, or when nobody reads it, for then nothing is known.
QStringList proposedFields(const schema::ModelIndex &model, const schema::Entity &entity)
{
    if (!coldReadShare(model, entity, {}))
        return {};
    const Node root = design::shapeOfEntity(model, entity);
    if (design::documentSize(root).likely < smallDocument)
        return {};
    QStringList chosen;
    for (const Node &field : candidates(model, entity, root)) {
        const QStringList more = chosen + QStringList{field.name};
        schema::PatternUse use;
        use.entity = entity.id;
        const UseContext context{model, use, {{QStringLiteral("cold"), QJsonArray::fromStringList({field.name})}}};
        if (coldReadShare(model, entity, more).value_or(0) <= 1 - subsetReads && !hotColdFault(context))
            chosen = more;
    }
    QStringList inOrder;
    for (const Node &field : root.fields) {
        if (chosen.contains(field.name))
            inOrder << field.name;
    }
    return inOrder;
}

QList<Condition> conditionsFor(const design::Design &design, const UseContext &context)
{
    const schema::Entity &entity = *context.model.entity(context.use.entity);
    const QStringList cold = pathsOf(context.parameters.value(QStringLiteral("cold")));
    const QString fields = cold.join(QStringLiteral(", "));
    const QString what = schema::collectionNameOf(entity);
    const std::optional<design::Location> home = homeOf(design, entity.id);
    const std::optional<HotColdFault> obstacle = hotColdObstacle(design, context);
    const bool possible = !obstacle;
    const double others = 1 - coldReadShare(context.model, entity, cold).value_or(1);
    base::Bytes whole, part;
    if (possible) {
        const Node &root = design.collection(home->collection)->root;
        whole = design::documentSize(root).likely;
        for (const QString &name : cold)
            part += design::likelyFieldBytes(*root.field(name));
    }
    const bool heavy = part.value() > 0 && part >= whole * subsetHeavyShare;
    return {
        {possible ? Text::tr("%1 are in a collection of their own, and %2 can leave it.").arg(what, fields)
                  : obstacle->message,
         possible, true},
        {Text::tr("%1 of the reads of %2 want none of: %3.").arg(base::percentText(others), what, fields),
         others >= subsetReads, true},
        {heavy ? Text::tr("These make up %1 of a %2 document.").arg(base::bytesText(part), base::bytesText(whole))
               : Text::tr("These make up only %1 of a %2 document.").arg(base::bytesText(part), base::bytesText(whole)),
         heavy, true},
        {Text::tr("The document takes %1.").arg(base::bytesText(whole)), whole > subsetLargeDocument, false, true}};
}

/// Documents of \p entity that one execution of \p operation reaches.
double documentsOf(const schema::ModelIndex &model, const schema::Operation &operation, const schema::Entity &entity)
{
    const QHash<schema::EntityId, double> reached = design::reachedDocuments(model, operation);
    return std::min(reached.value(entity.id, reached.value(operation.entity)), std::max(1.0, entity.count.likely));
}

/// What operations do in the second collection; an update of named fields finds them there by itself.
void addEfforts(design::Design &design, const UseContext &context, const schema::Entity &entity, const QString &details)
{
    using Kind = schema::OperationKind;
    const QStringList cold = coldFields(context);
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

QString HotCold::name() const
{
    return Text::tr("Hot/cold split");
}

QList<Parameter> HotCold::parameters() const
{
    using Kind = Parameter::Kind;
    return {{QStringLiteral("cold"),
             Text::tr("Fields that move"),
             Kind::FieldList,
             {},
             0,
             0,
             {},
             Text::tr("Those that are large and rarely read.")},
            {QStringLiteral("collection"),
             Text::tr("Second collection"),
             Kind::Text,
             {},
             0,
             0,
             {},
             Text::tr("A name that is not used yet.")}};
}

QJsonObject HotCold::defaults(const schema::ModelIndex &model, const Target &target) const
{
    const schema::Entity *entity = model.entity(target.entity);
    const QStringList cold = entity ? proposedFields(model, *entity) : QStringList();
    return {{QStringLiteral("cold"), QJsonArray::fromStringList(cold)},
            {QStringLiteral("collection"),
             entity ? schema::collectionNameOf(*entity) + QStringLiteral("_details") : QString()}};
}

QList<Finding> HotCold::findings(const schema::ModelIndex &model, const design::Design &design,
                                 const Targets &known) const
{
    QList<Finding> findings;
    for (const schema::Entity &entity : model.model().entities) {
        const Target target{entity.id, {}, {}};
        if (known.contains(target))
            continue;
        const schema::PatternUse use{{}, id(), entity.id, {}, {}, {}, true, {}};
        const UseContext context{model, use, parametersAt(model, target)};
        const std::optional<design::Location> home = homeOf(design, entity.id);
        if (!home || !home->path.isEmpty() || context.parameters.value(QStringLiteral("cold")).toArray().isEmpty())
            continue;
        findings << Finding{target,
                            {context.parameters},
                            conditionsFor(design, context),
                            {Text::tr("another query for the rare fields"),
                             Text::tr("two writes for each new document and for each that goes"),
                             Text::tr("both parts of a document are not changed together")}};
    }
    return findings;
}

QHash<QString, QString> HotCold::cautions() const
{
    return {{QStringLiteral("document-versioning"),
             Text::tr("an older revision holds only what was in the document itself; the rest has no history.")},
            {QStringLiteral("archive"),
             Text::tr("what is in the second collection stays there when the document is archived.")}};
}

base::Result<void> HotCold::checkTarget(const UseContext &context) const
{
    if (context.model.entity(context.use.entity) && context.use.relationship.isEmpty() && context.use.path.isEmpty())
        return {};
    return error(context, Text::tr("Whole documents are split here."), Text::tr("Choose an entity."));
}

base::Result<void> HotCold::checkMore(const UseContext &context) const
{
    const std::optional<HotColdFault> fault = hotColdFault(context);
    return fault ? base::Result<void>(error(context, fault->message, fault->wayOut, fault->parameter))
                 : base::Result<void>();
}

const schema::Entity *HotCold::fieldOwner(const UseContext &context) const
{
    return context.model.entity(context.use.entity);
}

base::Result<void> HotCold::apply(design::Design &design, const UseContext &context) const
{
    if (const std::optional<HotColdFault> fault = hotColdObstacle(design, context))
        return error(context, fault->message, fault->wayOut, fault->parameter);
    const schema::Entity &entity = *context.model.entity(context.use.entity);
    const QStringList cold = coldFields(context);
    Collection &hot = *design.collection(homeOf(design, entity.id)->collection);
    Collection details = detailsOf(hot, context.text("collection"), context);
    for (const Node &node : std::as_const(hot.root.fields)) {
        if (cold.contains(node.name))
            details.root.fields << node;
    }
    hot.root.fields.removeIf([&](const Node &node) { return cold.contains(node.name); });
    setOrigin(details.root, context.origin());
    for (const design::Index &index : std::as_const(hot.indexes)) {
        if (isOnCold(index, cold))
            details.indexes << index;
    }
    hot.indexes.removeIf([&](const design::Index &index) { return isOnCold(index, cold); });
    addIndexes(details, context, entity, cold);
    details.hotDocuments = std::ceil(hot.hotDocuments * coldReadShare(context.model, entity, cold).value_or(1));
    if (Node *id = hot.root.field(design::idName); id && id->origin.isEmpty())
        id->origin = context.origin(); // the other part has it as well
    addEfforts(design, context, entity, details.name);
    design.collections << details;
    return {};
}

QList<CodeSnippet> HotCold::code(const design::Design &design, const UseContext &context) const
{
    const std::optional<HotColdParts> parts = hotColdParts(design, context);
    return parts ? hotColdCode(*parts, context) : QList<CodeSnippet>();
}

Migration HotCold::migration(const design::Design &before, const design::Design &after, const UseContext &context) const
{
    const std::optional<HotColdParts> parts = hotColdParts(after, context);
    return parts ? hotColdMigration(*parts, before, after) : Migration();
}

} // namespace sw::patterns
