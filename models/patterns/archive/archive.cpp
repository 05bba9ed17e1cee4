// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/archive/archive.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/patterns/core/conditiontexts.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace sw::patterns
{

using design::Collection;
using design::Node;
using schema::FieldType;

const Pattern &archive()
{
    static const Archive pattern;
    return pattern;
}

namespace
{

constexpr double oldShare = 0.3; // of the documents that nobody reads by any time window any more
constexpr double defaultDays = 365;
constexpr double defaultBatch = 10000;
constexpr double mostBatch = 100000; // ids of a batch have to fit into one command

/// "30 days", "1 month": in days; 0 when it says something else.
double daysOf(const QString &window)
{
    struct Unit
    {
        const char *name;
        double days;
    };
    constexpr Unit units[] = {{"hour", 1.0 / 24}, {"day", 1}, {"week", 7}, {"month", 30.44}, {"year", 365.25}};
    const QStringList words = window.simplified().toLower().split(QLatin1Char(' '));
    const double number = words.first().toDouble();
    for (const Unit &unit : units) {
        if (words.size() == 2 && words.last().startsWith(QLatin1String(unit.name)))
            return number * unit.days;
    }
    return 0;
}

/// The longest time that a read of \p entity looks back; 0 when none says so.
double longestWindow(const schema::ModelIndex &model, const schema::Entity &entity)
{
    double longest = 0;
    for (const schema::Operation *operation : model.operationsOf(entity.id))
        longest = std::max(longest, operation->isRead() ? daysOf(operation->timeWindow) : 0);
    return longest;
}

bool isArchived(const schema::Entity &entity)
{
    return entity.lifecycle == schema::Lifecycle::Archive && entity.lifecycleDays > 0;
}

/// Share of the documents that are younger than \p days, when they come evenly; 1 when nobody says how fast they come.
double youngShare(const Collection &collection, double days)
{
    const double documents = collection.documents.likely;
    return collection.growthPerDay > 0 && documents > 0 ? std::min(1.0, collection.growthPerDay * days / documents) : 1;
}

schema::Cardinality shareOf(const schema::Cardinality &all, double share)
{
    if (share <= 0)
        return {0, 0, 0, all.guessed}; // nothing of a number without limit, too
    return {std::floor(all.min * share), std::round(all.likely * share), std::ceil(all.max * share), all.guessed};
}

/// What the archive holds is read by _id only: nothing in it is indexed, nothing checked to be unique.
void dropUniqueness(QList<Node> &nodes)
{
    for (Node &node : nodes) {
        node.uniqueValues = node.uniqueValues && node.name == design::idName;
        dropUniqueness(node.fields);
        for (design::Variant &variant : node.variants)
            dropUniqueness(variant.fields);
    }
}

/// Lets the date that counts be of such an age; where it is the newest of several, all of these.
void setAge(Collection &collection, const ArchiveParts &parts, const design::Age &age)
{
    Node &date = *nodeAt(collection.root, parts.age);
    date.age = age;
    if (Node *item = date.derivation ? nodeAt(collection.root, date.derivation->of) : nullptr)
        item->age = age;
}

/// The collection of the archive, with \p share of the documents and no index but that of _id.
Collection archiveOf(const Collection &active, const ArchiveParts &parts, double share, const UseContext &context)
{
    Collection old;
    old.name = parts.archive;
    old.root = active.root;
    old.root.source = {};
    dropUniqueness(old.root.fields);
    setAge(old, parts, {parts.days, {}});
    makeAlwaysThere(old.root, parts.age);
    if (Node *kept = old.root.field(parts.keep))
        kept->presence = 0; // those stay where they are
    setOrigin(old.root, context.origin());
    old.origin = context.origin();
    old.rules = active.rules;
    old.documents = shareOf(active.documents, share);
    old.hotDocuments = 0;
    old.hotByRecency = true;
    old.growthPerDay = active.growthPerDay;
    old.appendOnly = true;
    forEachNode(old.root, [&](const QString &path, const Node &) { old.served << QStringList{path}; });
    old.description = Text::tr("Documents of %1 that are older than %2 days.")
                          .arg(parts.collection, QString::number(parts.days, 'g', 12));
    return old;
}

/// The date of the items that a pattern grouped, as the newest of them; "" when there is none.
QString newestOfItems(const Node &root, const QString &age)
{
    const auto found = std::find_if(root.fields.cbegin(), root.fields.cend(), [&](const Node &node) {
        return node.derivation && node.derivation->kind == design::Derivation::Kind::MaxOf &&
               node.derivation->of.endsWith(QLatin1Char('.') + age);
    });
    return found == root.fields.cend() ? QString() : found->name;
}

} // namespace

QString Archive::name() const
{
    return Text::tr("Archive");
}

QList<Parameter> Archive::parameters() const
{
    using Kind = Parameter::Kind;
    const QList<Choice> targets{{QStringLiteral("collection"), Text::tr("A collection of the same database")},
                                {QStringLiteral("cluster"), Text::tr("A database on other servers")},
                                {QStringLiteral("files"), Text::tr("Files for an object store")}};
    return {
        {QStringLiteral("age"),
         Text::tr("Date of a document"),
         Kind::Field,
         {},
         0,
         0,
         {},
         Text::tr("The one date that its age counts from.")},
        {QStringLiteral("days"),
         Text::tr("Archived after days"),
         Kind::Integer,
         {},
         1,
         100000,
         {},
         Text::tr("Longer than any read looks back."),
         false,
         base::NumberUnit::Days},
        {QStringLiteral("target"), Text::tr("Archived to"), Kind::Choice, QStringLiteral("collection"), 0, 0, targets,
         Text::tr("Files are the cheapest.")},
        {QStringLiteral("collection"),
         Text::tr("Collection of the archive"),
         Kind::Text,
         {},
         0,
         0,
         {},
         Text::tr("A name that is not used yet.")},
        {QStringLiteral("keep"),
         Text::tr("Field of those that stay"),
         Kind::Text,
         QString(),
         0,
         0,
         {},
         Text::tr("A field that is true in documents that are never archived; may be empty."),
         true},
        {QStringLiteral("batch"), Text::tr("Documents at a time"), Kind::Integer, defaultBatch, 1, mostBatch, {}, {}}};
}

QJsonObject Archive::defaults(const schema::ModelIndex &model, const Target &target) const
{
    const schema::Entity *entity = model.entity(target.entity);
    const bool says = entity && isArchived(*entity);
    const double window = entity ? longestWindow(model, *entity) : 0;
    const double days = says ? entity->lifecycleDays : window > 0 ? window : defaultDays;
    const QString date = says && !entity->lifecycleField.isEmpty() ? entity->lifecycleField
                         : entity                                  ? dateFieldOf(*entity)
                                                                   : QString();
    return {{QStringLiteral("age"), date},
            {QStringLiteral("days"), std::clamp(std::ceil(days), 1.0, 100000.0)},
            {QStringLiteral("target"), QStringLiteral("collection")},
            {QStringLiteral("collection"),
             entity ? QStringLiteral("archived_") + schema::collectionNameOf(*entity) : QString()},
            {QStringLiteral("keep"), QString()},
            {QStringLiteral("batch"), defaultBatch}};
}

base::Result<void> Archive::checkTarget(const UseContext &context) const
{
    if (context.model.entity(context.use.entity) && context.use.relationship.isEmpty() && context.use.path.isEmpty())
        return {};
    return error(context, Text::tr("Only the documents of an entity can be archived."), Text::tr("Choose an entity."));
}

const schema::Entity *Archive::fieldOwner(const UseContext &context) const
{
    return context.model.entity(context.use.entity);
}

base::Result<void> Archive::checkMore(const UseContext &context) const
{
    const schema::Entity &entity = *fieldOwner(context);
    const QString age = context.text("age");
    const schema::Field *date = fieldOf(context.model, entity, age);
    if (!date || date->type != FieldType::Date)
        return error(context, Text::tr("The age of a document counts from a date."),
                     Text::tr("Choose a field of type date."), QStringLiteral("age"));
    const QString keep = context.text("keep");
    const schema::Field *kept = fieldOf(context.model, entity, keep);
    if (keep.contains(QLatin1Char('.')) || keep == design::idName || (kept && kept->type != FieldType::Bool))
        return error(context, Text::tr("\"%1\" cannot say that a document stays.").arg(keep),
                     Text::tr("Choose a field of type bool, or a new name without a dot."), QStringLiteral("keep"));
    const double days = context.parameters.value(QStringLiteral("days")).toDouble();
    if (entity.lifecycle == schema::Lifecycle::Retention && entity.lifecycleDays > 0 && entity.lifecycleDays <= days)
        return error(context,
                     Text::tr("They are deleted after %1, before they are archived.")
                         .arg(base::periodText(entity.lifecycleDays)),
                     Text::tr("Give fewer days, or keep them longer."), QStringLiteral("days"));
    return {};
}

base::Result<ArchiveParts> Archive::partsOf(const design::Design &design, const UseContext &context) const
{
    const auto text = [&](const char *name) {
        return context.parameters.value(QLatin1String(name)).toString();
    };
    const std::optional<design::Location> home = homeOf(design, context.use.entity);
    const Collection *collection = home ? design.collection(home->collection) : nullptr;
    if (!collection || collection->entity() != context.use.entity)
        return error(context, Text::tr("They are not documents of their own in this design."),
                     Text::tr("Archive what they are embedded in."));
    if (!collection->root.variants.isEmpty())
        return error(context, Text::tr("They share a collection with others in this design."),
                     Text::tr("Let them expire, or keep them in a collection of their own."));
    if (collection->timeSeries)
        return error(context, Text::tr("A time-series collection deletes what is old by itself."),
                     Text::tr("Give it an expiry."));
    ArchiveParts parts;
    parts.collection = collection->name;
    parts.age = text("age");
    const Node *date = home->path.isEmpty() ? nodeAt(collection->root, parts.age) : nullptr;
    if (!date || date->type() != FieldType::Date || !arrayOn(collection->root, parts.age).isEmpty())
        parts.age = newestOfItems(collection->root, parts.age);
    if (parts.age.isEmpty())
        return error(context, Text::tr("The documents have no such date in this design."),
                     Text::tr("Choose another date."), QStringLiteral("age"));
    parts.keep = text("keep");
    parts.target = text("target");
    parts.archive = text("collection");
    parts.days = context.parameters.value(QStringLiteral("days")).toDouble();
    parts.batch = context.parameters.value(QStringLiteral("batch")).toDouble();
    return parts;
}

base::Result<void> Archive::checkPlace(const design::Design &design, const ArchiveParts &parts,
                                       const UseContext &context) const
{
    if (parts.target == QLatin1String("collection") && design.collection(parts.archive))
        return error(context, Text::tr("There is a collection \"%1\" already.").arg(parts.archive),
                     Text::tr("Give the archive another name."), QStringLiteral("collection"));
    const Node *kept = parts.keep.isEmpty() ? nullptr : design.collection(parts.collection)->root.field(parts.keep);
    if (kept && kept->type() != FieldType::Bool)
        return error(context, Text::tr("\"%1\" is something else in this design.").arg(parts.keep),
                     Text::tr("Give another name."), QStringLiteral("keep"));
    return {};
}

base::Result<void> Archive::apply(design::Design &design, const UseContext &context) const
{
    const base::Result<ArchiveParts> parts = partsOf(design, context);
    if (!parts)
        return parts.error();
    if (const base::Result<void> place = checkPlace(design, *parts, context); !place)
        return place;
    Collection &active = *design.collection(parts->collection);
    if (!parts->keep.isEmpty() && !active.root.field(parts->keep)) {
        Node keep = design::makeNode(parts->keep, FieldType::Bool);
        keep.presence = 0.01;
        keep.description = Text::tr("True: never archived.");
        keep.origin = context.origin();
        active.root.fields << keep;
    }
    nodeAt(active.root, parts->age)->origin = context.origin();
    if (active.origin.isEmpty())
        active.origin = context.origin();
    active.indexes << patternIndex({{parts->age, design::KeyKind::Ascending}}, Text::tr("finds what is to be archived"),
                                   context);
    const double young = youngShare(active, parts->days);
    design::Effort job;
    job.name = Text::tr("Archive %1").arg(parts->collection);
    job.perSecond = active.growthPerDay / base::secondsPerDay / parts->batch;
    job.reads = {{parts->collection, parts->batch}};
    job.writes = {{parts->collection, parts->batch}};
    job.origin = context.origin();
    const Collection old = archiveOf(active, *parts, 1 - young, context);
    setAge(active, *parts, {0, parts->days});
    active.documents = shareOf(active.documents, young);
    active.hotDocuments = std::min(active.hotDocuments, active.documents.likely);
    if (parts->target == QLatin1String("collection")) {
        job.writes << design::Amount{parts->archive, parts->batch};
        design.collections << old;
    }
    if (job.perSecond > 0)
        design.efforts << job;
    return {};
}

QList<Condition> Archive::conditionsFor(const schema::Entity &entity, const design::Design &design,
                                        const UseContext &context) const
{
    const base::Result<ArchiveParts> parts = partsOf(design, context);
    const Collection *collection = parts ? design.collection(parts->collection) : nullptr;
    const double days = context.parameters.value(QStringLiteral("days")).toDouble();
    const double old = collection ? 1 - youngShare(*collection, days) : 0;
    const double window = longestWindow(context.model, entity);
    const QString what = schema::collectionNameOf(entity);
    bool refers = false;
    if (collection)
        forEachNode(collection->root,
                    [&](const QString &, const Node &node) { refers = refers || node.reference.has_value(); });
    const bool apart = collection && bool(check(context));
    const bool kept = isArchived(entity) || entity.needsHistory;
    const QString age = base::periodText(days);
    return {{apart ? Text::tr("%1 are in a collection of their own and have a date.").arg(what)
                   : Text::tr("%1 are not in a collection of their own, or have no date.").arg(what),
             apart, true},
            {kept ? Text::tr("%1 must be kept, but not where they are in use.").arg(what)
                  : Text::tr("Nothing says that old %1 must be kept elsewhere.").arg(what),
             kept, true},
            {old > 0.0005 ? Text::tr("%1 of %2 are older than %3.").arg(base::percentText(old), what, age)
                          : Text::tr("None of %1 is older than %2.").arg(what, age),
             old >= oldShare, true},
            {window <= days ? Text::tr("No read looks back further than %1.").arg(age)
                            : Text::tr("Reads look back further than %1.").arg(age),
             window <= days, true},
            {refers ? Text::tr("The documents refer to others, which an archive does not hold.")
                    : Text::tr("Each document says all without those that it refers to."),
             !refers, false}};
}

QList<Finding> Archive::findings(const schema::ModelIndex &model, const design::Design &design, const Targets &) const
{
    QList<Finding> findings;
    for (const schema::Entity &entity : model.model().entities) {
        if ((!isArchived(entity) && !entity.needsHistory) || dateFieldOf(entity).isEmpty())
            continue;
        const Target target{entity.id, {}, {}};
        const schema::PatternUse use{{}, id(), entity.id, {}, {}, {}, true, {}};
        const UseContext context{model, use, parametersAt(model, target)};
        findings << Finding{target,
                            {context.parameters},
                            conditionsFor(entity, design, context),
                            {Text::tr("two places to ask for what is old"),
                             Text::tr("a job that runs every night and has to be watched"),
                             Text::tr("references to archived documents lead nowhere")}};
    }
    return findings;
}

QList<CodeSnippet> Archive::code(const design::Design &design, const UseContext &context) const
{
    const base::Result<ArchiveParts> parts = partsOf(design, context);
    if (!parts)
        return {};
    QString reads;
    for (const schema::Operation *operation : context.model.operationsOf(context.use.entity)) {
        if (operation->isRead() && reads.isEmpty())
            reads = operation->name;
    }
    return archiveCode(*parts, reads);
}

Migration Archive::migration(const design::Design &, const design::Design &after, const UseContext &context) const
{
    const base::Result<ArchiveParts> parts = partsOf(after, context);
    return parts ? archiveMigration(*parts) : Migration();
}

} // namespace sw::patterns
