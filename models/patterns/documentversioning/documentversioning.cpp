// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/documentversioning/documentversioning.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/shape/entityshape.h"
#include "models/design/workload.h"
#include "models/patterns/core/conditiontexts.h"
#include "models/patterns/core/grouping.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace sw::patterns
{

using design::Collection;
using design::Node;
using schema::FieldType;

const Pattern &documentVersioning()
{
    static const DocumentVersioning pattern;
    return pattern;
}

namespace
{

constexpr double daysOfChanges = 365; // over which changes are counted when nothing says how long a document lives
constexpr double mostRevisions = 100; // of one document
constexpr double newestShare = 0.9;   // of the reads that want the newest state
constexpr double hotShare = 0.02;     // of the older states that are in use

/// Changes of the entity's documents per second.
double changesOf(const schema::ModelIndex &model, const schema::EntityId &entity)
{
    double changes = 0;
    for (const schema::Operation *operation : model.operationsOf(entity)) {
        if (operation->kind == schema::OperationKind::Update && design::writtenEntities(*operation).contains(entity))
            changes += operation->perSecond;
    }
    return changes;
}

/// Older states that are likely kept of one document.
double revisionsKept(const schema::ModelIndex &model, const schema::Entity &entity, const VersioningParts &parts)
{
    const double life = entity.lifecycleDays > 0 && entity.lifecycle != schema::Lifecycle::KeepForever
                            ? entity.lifecycleDays
                            : daysOfChanges;
    const double days = parts.keep == QLatin1String("days") ? parts.days : life;
    const double made = changesOf(model, entity.id) * base::secondsPerDay * days / std::max(1.0, entity.count.likely);
    return parts.keep == QLatin1String("last") ? std::min<double>(parts.last, made) : made;
}

void markSnapshot(Node &node)
{
    if (node.copyOf)
        node.copyOf->snapshot = true;
    for (Node &child : node.fields)
        markSnapshot(child);
    for (design::Variant &variant : node.variants) {
        for (Node &child : variant.fields)
            markSnapshot(child);
    }
}

Node revisionNode(const QString &name)
{
    Node node = design::makeNode(name, FieldType::Int32);
    node.constraints.minimum = 1;
    return node;
}

/// How many older states a document has as a rule.
Condition revisionsCondition(const QString &what, double revisions)
{
    if (revisions > mostRevisions)
        return {Text::tr("A document of %1 has about %2 older states; this pattern is for %3 at most.")
                    .arg(what, base::countText(revisions), base::countText(mostRevisions)),
                false, true};
    return {revisions < 1
                ? Text::tr("Few documents of %1 change at all.").arg(what)
                : Text::tr("A document of %1 has about %2 older states.").arg(what, base::countText(revisions)),
            true, true};
}

QList<Condition> conditionsFor(const schema::ModelIndex &model, const schema::Entity &entity,
                               const VersioningParts &parts, bool apart)
{
    double all = 0, past = 0;
    for (const schema::Operation *operation : model.operationsOf(entity.id)) {
        all += operation->isRead() ? operation->perSecond : 0;
        past += operation->isRead() && operation->readsPastState ? operation->perSecond : 0;
    }
    const double newest = all > 0 ? 1 - past / all : 1;
    const double revisions = revisionsKept(model, entity, parts);
    const QString what = schema::collectionNameOf(entity);
    const bool wanted = entity.needsHistory || past > 0;
    return {{wanted ? Text::tr("Old states of %1 have to stay readable.").arg(what)
                    : Text::tr("No operation asks for old states of %1.").arg(what),
             wanted, true},
            {apartText(apart, what), apart, true},
            revisionsCondition(what, revisions),
            {past <= 0 ? Text::tr("All reads want the newest state.")
             : newest >= newestShare
                 ? Text::tr("%1 of the reads want the newest state.").arg(base::percentText(newest))
                 : Text::tr("Only %1 of the reads want the newest state.").arg(base::percentText(newest)),
             newest >= newestShare, true}};
}

} // namespace

QString DocumentVersioning::name() const
{
    return Text::tr("Document versioning");
}

QList<Parameter> DocumentVersioning::parameters() const
{
    using Kind = Parameter::Kind;
    const QList<Choice> keeps{{QStringLiteral("all"), Text::tr("All of them")},
                              {QStringLiteral("last"), Text::tr("Only the last ones")},
                              {QStringLiteral("days"), Text::tr("Those of a number of days")}};
    return {
        {QStringLiteral("revision"),
         Text::tr("Field with the number"),
         Kind::Text,
         QStringLiteral("revision"),
         0,
         0,
         {},
         Text::tr("It counts the states of a document from 1.")},
        {QStringLiteral("collection"),
         Text::tr("Collection of the older states"),
         Kind::Text,
         {},
         0,
         0,
         {},
         Text::tr("A name that is not used yet.")},
        {QStringLiteral("docId"),
         Text::tr("Field with the document's id"),
         Kind::Text,
         QStringLiteral("doc_id"),
         0,
         0,
         {},
         Text::tr("In the older states.")},
        {QStringLiteral("stamp"),
         Text::tr("Field with the time"),
         Kind::Text,
         QStringLiteral("archived_at"),
         0,
         0,
         {},
         Text::tr("When a newer state took its place.")},
        {QStringLiteral("keep"), Text::tr("Older states kept"), Kind::Choice, QStringLiteral("all"), 0, 0, keeps, {}},
        {QStringLiteral("last"),
         Text::tr("How many"),
         Kind::Integer,
         10,
         1,
         10000,
         {},
         Text::tr("Used when the last ones are kept.")},
        {QStringLiteral("days"),
         Text::tr("How many days"),
         Kind::Integer,
         3650,
         1,
         24000,
         {},
         Text::tr("Used when they are kept for a number of days."),
         false,
         base::NumberUnit::Days},
        {QStringLiteral("transaction"),
         Text::tr("In a transaction"),
         Kind::Switch,
         false,
         0,
         0,
         {},
         Text::tr("Copy and change together or not at all; needs a replica set.")}};
}

QJsonObject DocumentVersioning::defaults(const schema::ModelIndex &model, const Target &target) const
{
    const schema::Entity *entity = model.entity(target.entity);
    const bool expires = entity && entity->lifecycle == schema::Lifecycle::Retention && entity->lifecycleDays >= 1;
    return {{QStringLiteral("revision"), QStringLiteral("revision")},
            {QStringLiteral("collection"),
             entity ? schema::collectionNameOf(*entity) + QStringLiteral("_revisions") : QString()},
            {QStringLiteral("docId"), QStringLiteral("doc_id")},
            {QStringLiteral("stamp"), QStringLiteral("archived_at")},
            {QStringLiteral("keep"), expires ? QStringLiteral("days") : QStringLiteral("all")},
            {QStringLiteral("last"), 10},
            {QStringLiteral("days"), expires ? std::floor(entity->lifecycleDays) : 3650},
            {QStringLiteral("transaction"), false}};
}

QHash<QString, QString> DocumentVersioning::conflicts() const
{
    return {{QStringLiteral("time-series"),
             Text::tr("measurements of a time-series collection are not changed one by one.")},
            {QStringLiteral("approximation"), Text::tr("a number that is never exact makes no history.")}};
}

base::Result<void> DocumentVersioning::checkTarget(const UseContext &context) const
{
    if (context.use.relationship.isEmpty() && context.use.path.isEmpty() && context.model.entity(context.use.entity))
        return {};
    return error(context, Text::tr("Whole documents of an entity get versions."), Text::tr("Choose an entity."));
}

const schema::Entity *DocumentVersioning::fieldOwner(const UseContext &context) const
{
    return context.model.entity(context.use.entity);
}

base::Result<void> DocumentVersioning::checkMore(const UseContext &context) const
{
    QStringList names;
    for (const char *name : {"revision", "docId", "stamp"}) {
        names << context.text(name);
        if (names.last().contains(QLatin1Char('.')) || names.last() == design::idName)
            return error(context, Text::tr("\"%1\" cannot be the name of this field.").arg(names.last()),
                         Text::tr("Give it a plain name."), QLatin1String(name));
    }
    if (names.removeDuplicates() > 0)
        return error(context, Text::tr("Two of the fields have one name."), Text::tr("Give each a name of its own."),
                     QStringLiteral("docId"));
    return {};
}

base::Result<VersioningParts> DocumentVersioning::partsOf(const design::Design &design, const UseContext &context) const
{
    const schema::Entity &entity = *fieldOwner(context);
    const std::optional<design::Location> home = homeOf(design, entity.id);
    const Collection *current = home ? design.collection(home->collection) : nullptr;
    if (!current || !home->path.isEmpty() || current->entity() != entity.id ||
        current->root.source.entity != entity.id || current->timeSeries)
        return error(context, Text::tr("%1 are not documents of their own in this design.").arg(entity.name),
                     Text::tr("Keep them in a collection of their own."));
    VersioningParts parts;
    parts.current = current->name;
    parts.history = context.text("collection");
    parts.revision = context.text("revision");
    parts.docId = context.text("docId");
    parts.stamp = context.text("stamp");
    parts.keep = context.text("keep");
    parts.last = context.parameters.value(QStringLiteral("last")).toInt();
    parts.days = context.parameters.value(QStringLiteral("days")).toDouble();
    parts.transaction = context.parameters.value(QStringLiteral("transaction")).toBool();
    parts.item = singularOf(entity);
    parts.kind = kindValue(*current, entity.id);
    return parts;
}

Collection DocumentVersioning::historyOf(const Collection &current, const VersioningParts &parts,
                                         const UseContext &context) const
{
    Node id = design::makeNode(design::idName, FieldType::ObjectId);
    id.uniqueValues = true;
    Collection history;
    history.name = parts.history;
    history.root = design::copyOfNode(current.root, current.name, {});
    history.root.source = {};
    history.root.fields.removeIf([](const Node &node) { return node.name == design::idName; });
    markSnapshot(history.root);
    Node docId = referenceTo(current.root, parts.docId, {current.name, {}});
    docId.distinctValues = current.documents.likely;
    history.root.fields = QList<Node>{id, docId, revisionNode(parts.revision)} + history.root.fields;
    Node stamp = design::makeNode(parts.stamp, FieldType::Date);
    if (parts.keep == QLatin1String("days"))
        stamp.age = design::Age{0, parts.days};
    history.root.fields << stamp;
    setOrigin(history.root, context.origin());
    history.origin = context.origin();
    history.rules = current.rules;
    const schema::Entity &entity = *fieldOwner(context);
    const double kept = revisionsKept(context.model, entity, parts);
    history.documents = {0, std::ceil(current.documents.likely * kept),
                         std::ceil(current.documents.likely * std::max(kept, 1.0)), false};
    history.hotDocuments = std::ceil(history.documents.likely * hotShare);
    history.hotByRecency = true;
    history.appendOnly = true;
    history.growthPerDay = changesOf(context.model, entity.id) * base::secondsPerDay;
    design::Index once =
        patternIndex({{parts.docId, design::KeyKind::Ascending}, {parts.revision, design::KeyKind::Descending}},
                     Text::tr("each state once, found by its number"), context);
    once.unique = true;
    history.indexes << once;
    if (parts.keep == QLatin1String("days")) {
        design::Index expiry =
            patternIndex({{parts.stamp, design::KeyKind::Ascending}},
                         Text::tr("older states are deleted after %1").arg(base::periodText(parts.days)), context);
        expiry.expireAfterSeconds = static_cast<qint64>(parts.days * base::secondsPerDay);
        history.indexes << expiry;
    }
    return history;
}

base::Result<void> DocumentVersioning::apply(design::Design &design, const UseContext &context) const
{
    const base::Result<VersioningParts> parts = partsOf(design, context);
    if (!parts)
        return parts.error();
    Collection &current = *design.collection(parts->current);
    if (design.collection(parts->history))
        return error(context, Text::tr("There is a collection \"%1\" already.").arg(parts->history),
                     Text::tr("Give the older states another collection."), QStringLiteral("collection"));
    for (const auto &[name, parameter] :
         {std::pair(parts->revision, "revision"), std::pair(parts->docId, "docId"), std::pair(parts->stamp, "stamp")}) {
        if (current.root.field(name))
            return error(context, Text::tr("There is a field \"%1\" already.").arg(name),
                         Text::tr("Give it another name."), QLatin1String(parameter));
    }
    QString refused;
    forEachNode(current.root, [&](const QString &, const Node &node) {
        if (refused.isEmpty())
            refused = conflicts().value(node.origin.pattern);
    });
    if (!refused.isEmpty())
        return error(context, Text::tr("A field of these documents cannot have versions: %1").arg(refused),
                     Text::tr("Remove the other pattern first."));
    design.collections << historyOf(current, *parts, context);
    Node revision = revisionNode(parts->revision);
    revision.mutability = schema::Mutability::Often;
    revision.derivation =
        design::Derivation{design::Derivation::Kind::SizeOf, {}, {}, {parts->history, parts->docId}, {}, 1};
    revision.origin = context.origin();
    design.collection(parts->current)->root.fields.insert(1, revision);
    for (const schema::Operation *operation : context.model.operationsOf(context.use.entity)) {
        design::Effort effort;
        effort.operation = operation->id;
        effort.origin = context.origin();
        if (operation->kind == schema::OperationKind::Update &&
            design::writtenEntities(*operation).contains(context.use.entity)) {
            effort.reads << design::Amount{parts->current, 1};
            effort.writes << design::Amount{parts->history, 1};
        } else if (operation->isRead() && operation->readsPastState) {
            effort.reads << design::Amount{parts->history, 1};
        } else {
            continue;
        }
        design.efforts << effort;
    }
    return {};
}

QList<Finding> DocumentVersioning::findings(const schema::ModelIndex &model, const design::Design &design,
                                            const Targets &) const
{
    QList<Finding> findings;
    for (const schema::Entity &entity : model.model().entities) {
        const QList<const schema::Operation *> operations = model.operationsOf(entity.id);
        const bool past = std::any_of(operations.cbegin(), operations.cend(), [&](const schema::Operation *one) {
            return one->readsPastState && one->entity == entity.id;
        });
        if (!entity.needsHistory && !past)
            continue;
        const Target target{entity.id, {}, {}};
        const schema::PatternUse use{{}, id(), entity.id, {}, {}, {}, true, {}};
        const UseContext context{model, use, parametersAt(model, target)};
        const base::Result<VersioningParts> parts = partsOf(design, context);
        Finding finding{target,
                        {context.parameters},
                        conditionsFor(model, entity, parts ? *parts : VersioningParts(), bool(parts)),
                        {}};
        finding.price = {Text::tr("a second write for each change"), Text::tr("queries have to choose the collection")};
        finding.needed = true;
        findings << finding;
    }
    return findings;
}

QList<CodeSnippet> DocumentVersioning::code(const design::Design &design, const UseContext &context) const
{
    const base::Result<VersioningParts> parts = partsOf(design, context);
    return parts ? versioningCode(*parts, context) : QList<CodeSnippet>();
}

Migration DocumentVersioning::migration(const design::Design &, const design::Design &after,
                                        const UseContext &context) const
{
    const base::Result<VersioningParts> parts = partsOf(after, context);
    return parts ? versioningMigration(*parts) : Migration();
}

} // namespace sw::patterns
