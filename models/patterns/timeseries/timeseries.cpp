// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/timeseries/timeseries.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/patterns/core/conditiontexts.h"
#include "models/patterns/core/target.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace sw::patterns
{

using design::Collection;
using design::Node;
using schema::FieldType;

const Pattern &timeSeries()
{
    static const TimeSeries pattern;
    return pattern;
}

namespace
{

constexpr double longestExpiry = 2147483647; // seconds
constexpr double manyDocuments = 10000;
constexpr schema::ServerVersion firstServer{5, 0};

struct Granularity
{
    const char *name;
    double shortestGap; ///< seconds between two values of one source for which it is meant
    double span;        ///< seconds that one of the server's buckets covers
};
constexpr Granularity granularities[] = {
    {"hours", 3600, 30 * base::secondsPerDay}, {"minutes", 60, base::secondsPerDay}, {"seconds", 0, 3600}};

double numberOf(const UseContext &context, const char *name)
{
    return context.parameters.value(QLatin1String(name)).toDouble();
}

bool isPlain(const schema::Field &field)
{
    return field.type == FieldType::String || field.type == FieldType::Int32 || field.type == FieldType::Int64 ||
           field.type == FieldType::ObjectId || field.type == FieldType::Uuid;
}

/// The field that says what sent a value, for an entity that belongs to no other.
QString sourceFieldOf(const schema::Entity &entity)
{
    const auto field = std::find_if(entity.fields.cbegin(), entity.fields.cend(), [](const schema::Field &one) {
        return isPlain(one) && !one.unique && one.isRequired() && one.mutability != schema::Mutability::Often;
    });
    return field == entity.fields.cend() ? QString() : field->name;
}

/// How many senders there are.
double sourcesOf(const schema::ModelIndex &model, const Target &target, const QString &meta)
{
    const schema::Relationship *relationship = model.relationship(target.relationship);
    const schema::Entity *entity = groupedEntity(model, target);
    const schema::Entity *parent = relationship ? model.entity(relationship->a.entity) : nullptr;
    if (parent && meta.isEmpty())
        return std::max(1.0, parent->count.likely);
    const schema::Field *field = entity ? fieldOf(model, *entity, meta) : nullptr;
    if (!field)
        return 1;
    return std::max(1.0, field->distinctValues.value_or(std::sqrt(entity->count.likely)));
}

const Granularity &granularityFor(double perDay)
{
    const double gap = base::secondsPerDay / std::max(perDay, 1e-9);
    return *std::find_if(std::begin(granularities), std::end(granularities) - 1,
                         [&](const Granularity &one) { return gap >= one.shortestGap; });
}

double spanOf(const UseContext &context)
{
    const QString name = context.text("granularity");
    const auto one = std::find_if(std::begin(granularities), std::end(granularities),
                                  [&](const Granularity &other) { return name == QLatin1String(other.name); });
    return one == std::end(granularities) ? base::secondsPerDay : one->span;
}

/// Values of one source that come while one of the server's buckets is open.
double valuesPerSpan(const UseContext &context)
{
    const Target target = targetOf(context.use);
    return itemsPerDay(context.model, target, sourcesOf(context.model, target, context.text("meta"))) *
           spanOf(context) / base::secondsPerDay;
}

/// The operation that changes or deletes single documents of \p entity, which a time-series collection refuses.
const schema::Operation *changeOf(const schema::ModelIndex &model, const schema::Entity &entity)
{
    const auto changes = [&](const schema::Operation *operation) {
        const bool writes = std::any_of(operation->writes.cbegin(), operation->writes.cend(),
                                        [&](const schema::FieldRef &ref) { return ref.entity == entity.id; });
        if (operation->kind == schema::OperationKind::Update)
            return writes || (operation->writes.isEmpty() && operation->entity == entity.id);
        return operation->kind == schema::OperationKind::Delete && operation->entity == entity.id;
    };
    const QList<const schema::Operation *> operations = model.operationsOf(entity.id);
    const auto found = std::find_if(operations.cbegin(), operations.cend(), changes);
    return found == operations.cend() ? nullptr : *found;
}

QString uniqueFieldOf(const schema::Entity &entity)
{
    return firstField(entity.fields, [](const schema::Field &field) { return field.unique; });
}

QString versionText(const schema::ServerVersion &version)
{
    return QStringLiteral("%1.%2").arg(QString::number(version.major), QString::number(version.minor));
}

} // namespace

QString TimeSeries::name() const
{
    return Text::tr("Time series");
}

QList<Parameter> TimeSeries::parameters() const
{
    using Kind = Parameter::Kind;
    const QList<Choice> granularities{{QStringLiteral("seconds"), Text::tr("About a second")},
                                      {QStringLiteral("minutes"), Text::tr("About a minute")},
                                      {QStringLiteral("hours"), Text::tr("About an hour or more")}};
    return {{QStringLiteral("time"),
             Text::tr("Date of a value"),
             Kind::Field,
             {},
             0,
             0,
             {},
             Text::tr("A required date at the top of the document.")},
            {QStringLiteral("meta"),
             Text::tr("Source of a value"),
             Kind::Field,
             {},
             0,
             0,
             {},
             Text::tr("The field that says what was measured; empty for a relationship takes its parent."),
             true},
            {QStringLiteral("granularity"),
             Text::tr("Time between two values of a source"),
             Kind::Choice,
             {},
             0,
             0,
             granularities,
             Text::tr("It can only grow later.")},
            {QStringLiteral("expire"),
             Text::tr("Deleted after seconds"),
             Kind::Integer,
             {},
             0,
             longestExpiry,
             {},
             Text::tr("0 keeps them forever."),
             false,
             base::NumberUnit::Seconds},
            {QStringLiteral("collection"),
             Text::tr("New collection"),
             Kind::Text,
             {},
             0,
             0,
             {},
             Text::tr("A name that is not used yet: an existing collection cannot be converted.")}};
}

QJsonObject TimeSeries::defaults(const schema::ModelIndex &model, const Target &target) const
{
    const schema::Entity *entity = groupedEntity(model, target);
    const QString meta = entity && target.relationship.isEmpty() ? sourceFieldOf(*entity) : QString();
    const double perDay = entity ? itemsPerDay(model, target, sourcesOf(model, target, meta)) : base::secondsPerDay;
    const bool expires = entity && entity->lifecycle == schema::Lifecycle::Retention && entity->lifecycleDays > 0;
    return {{QStringLiteral("time"), entity ? dateFieldOf(*entity) : QString()},
            {QStringLiteral("meta"), meta},
            {QStringLiteral("granularity"), QLatin1String(granularityFor(perDay).name)},
            {QStringLiteral("expire"),
             expires ? std::min(longestExpiry, std::floor(entity->lifecycleDays * base::secondsPerDay)) : 0},
            {QStringLiteral("collection"), entity ? singularOf(*entity) + QStringLiteral("_series") : QString()}};
}

QHash<QString, QString> TimeSeries::conflicts() const
{
    const QString buckets = Text::tr("the server groups the documents of a time-series collection by itself.");
    return {{QStringLiteral("bucket-by-count"), buckets},
            {QStringLiteral("bucket-by-time"), buckets},
            {QStringLiteral("document-versioning"),
             Text::tr("single documents of a time-series collection cannot be changed.")},
            {QStringLiteral("single-collection"), Text::tr("a time-series collection holds one type of measurement.")},
            {QStringLiteral("attribute"),
             Text::tr("a time-series collection has indexes on arrays in its source field only.")},
            {QStringLiteral("archive"),
             Text::tr("a time-series collection deletes old data by itself; other deletes need MongoDB 7.0.")}};
}

base::Result<void> TimeSeries::checkTarget(const UseContext &context) const
{
    if (canBeGrouped(context.model, context.use))
        return {};
    return error(context, Text::tr("A time series is made of an entity or of the many side of a 1:N relationship."),
                 Text::tr("Choose one of these."));
}

const schema::Entity *TimeSeries::fieldOwner(const UseContext &context) const
{
    return groupedEntity(context);
}

base::Result<void> TimeSeries::checkEntity(const schema::Entity &entity, const UseContext &context) const
{
    const QString unique = uniqueFieldOf(entity);
    if (!unique.isEmpty())
        return error(context, Text::tr("\"%1\" is unique, which a time-series collection cannot ensure.").arg(unique),
                     Text::tr("Use buckets by time."));
    if (const schema::Operation *change = changeOf(context.model, entity)) {
        return error(context,
                     Text::tr("\"%1\" changes or deletes single documents, which a time-series collection refuses.")
                         .arg(change->name),
                     Text::tr("Use buckets by time."));
    }
    return {};
}

base::Result<void> TimeSeries::checkMeta(const schema::Entity &entity, const UseContext &context) const
{
    const QString meta = context.text("meta");
    const QString parameter = QStringLiteral("meta");
    if (meta.isEmpty())
        return {};
    if (meta.contains(QLatin1Char('.')) || meta == design::idName || meta == context.text("time"))
        return error(context, Text::tr("\"%1\" cannot be the source.").arg(meta),
                     Text::tr("Choose a field at the top of the document, neither _id nor the date."), parameter);
    const schema::Field *field = fieldOf(context.model, entity, meta);
    if (field && field->type == FieldType::Array)
        return error(context, Text::tr("A list cannot be the source."), Text::tr("Choose a field with one value."),
                     parameter);
    return {};
}

base::Result<void> TimeSeries::checkMore(const UseContext &context) const
{
    const schema::Entity &entity = *fieldOwner(context);
    const schema::ServerVersion server = context.model.model().server;
    if (server < firstServer)
        return error(
            context,
            Text::tr("Time-series collections need MongoDB 5.0; the project is for %1.").arg(versionText(server)),
            Text::tr("Use buckets by time, or a newer server."));
    const QString time = context.text("time");
    const schema::Field *date = time.contains(QLatin1Char('.')) ? nullptr : fieldOf(context.model, entity, time);
    if (!date || date->type != FieldType::Date || !date->isRequired() || date->nullable)
        return error(context, Text::tr("Each value needs a date at the top of its document."),
                     Text::tr("Choose a required field of type date."), QStringLiteral("time"));
    const base::Result<void> meta = checkMeta(entity, context);
    return meta ? checkEntity(entity, context) : meta;
}

/// The collection of the values with the path of their source as key.
base::Result<Grouping> TimeSeries::placeOf(const design::Design &design, const UseContext &context) const
{
    base::Result<Grouping> found = groupingOf(design, context);
    if (!found)
        return found;
    Grouping &grouping = *found;
    if (grouping.keepsId) {
        return error(context,
                     Text::tr("Single documents are found by their _id, which a time-series collection neither indexes "
                              "nor keeps unique."),
                     Text::tr("Use buckets by time."));
    }
    const QString meta = context.text("meta");
    if (!meta.isEmpty() || !grouping.relationship)
        grouping.key = meta;
    if (grouping.key.contains(QLatin1Char('.')))
        return error(context, Text::tr("The parent's id lies deeper in the documents."),
                     Text::tr("Choose another source."), QStringLiteral("meta"));
    const Node *date = nodeAt(grouping.collection->root, context.text("time"));
    if (!date || date->type() != FieldType::Date)
        return error(context, Text::tr("Another pattern took the date away."), Text::tr("Choose another date."),
                     QStringLiteral("time"));
    if (!grouping.key.isEmpty() && !nodeAt(grouping.collection->root, grouping.key))
        return error(context, Text::tr("Another pattern took the source away."), Text::tr("Choose another source."),
                     QStringLiteral("meta"));
    const QString name = context.text("collection");
    if (design.collection(name))
        return error(context, Text::tr("There is a collection \"%1\" already.").arg(name),
                     Text::tr("Give the new collection another name."), QStringLiteral("collection"));
    return found;
}

base::Result<void> TimeSeries::apply(design::Design &design, const UseContext &context) const
{
    const base::Result<Grouping> place = placeOf(design, context);
    if (!place)
        return place.error();
    Collection &collection = *design.collection(place->collection->name);
    const QString time = context.text("time");
    const double expire = numberOf(context, "expire");
    collection.name = context.text("collection");
    collection.origin = context.origin();
    collection.rules.clear(); // the server takes no validator for it
    collection.indexes.clear();
    collection.hotByRecency = true;
    collection.timeSeries = design::TimeSeriesOptions{time, place->key, context.text("granularity")};
    if (expire > 0)
        collection.expireAfterSeconds = static_cast<qint64>(expire);
    nodeAt(collection.root, time)->origin = context.origin();
    collection.served << QStringList{time};
    if (place->key.isEmpty())
        return {};
    Node &source = *nodeAt(collection.root, place->key);
    source.origin = context.origin();
    source.distinctValues = sourcesOf(context.model, targetOf(context.use), context.text("meta"));
    collection.indexes << patternIndex(
        {{place->key, design::KeyKind::Ascending}, {time, design::KeyKind::Ascending}},
        Text::tr("values of a source by time; from MongoDB 6.3 on the server creates it by itself"), context);
    return {};
}

QList<Condition> TimeSeries::conditionsFor(const schema::Entity &entity, const design::Design &design,
                                           const UseContext &context) const
{
    const QString what = schema::collectionNameOf(entity);
    const Target target{context.use.entity, context.use.relationship, {}};
    const schema::Relationship *relationship = context.model.relationship(target.relationship);
    const QString meta = context.text("meta");
    const double sources = sourcesOf(context.model, target, meta);
    const double perSpan = valuesPerSpan(context);
    const bool endless =
        relationship && (relationship->growth == schema::Growth::Unbounded || relationship->b.perOther.isZillions());
    bool byRange = false;
    for (const schema::Operation *operation : context.model.operationsOf(entity.id)) {
        byRange =
            byRange ||
            std::any_of(operation->filters.cbegin(), operation->filters.cend(), [&](const schema::Filter &filter) {
                return operation->isRead() && filter.op == schema::FilterOp::Range &&
                       filter.field.entity == entity.id && filter.field.path == context.text("time");
            });
    }
    const base::Result<Grouping> place = placeOf(design, context);
    const base::Result<void> checked = check(context);
    const bool known = context.model.model().server >= firstServer;
    const bool appendOnly = isOnlyAdded(context.model, entity) && !changeOf(context.model, entity);
    const bool many = endless || entity.count.likely >= manyDocuments;
    const bool fromSources = relationship || !meta.isEmpty();
    const QString server = versionText(context.model.model().server);
    const QString values = base::countText(perSpan);
    return {
        {place ? Text::tr("%1 are in a collection of their own, and no operation finds them by _id.").arg(what)
               : place.error().message,
         bool(place), true},
        {known ? Text::tr("The server is MongoDB %1.").arg(server)
               : Text::tr("MongoDB %1 has no time-series collections.").arg(server),
         known, true},
        {appendOnlyText(appendOnly, what), appendOnly, true},
        {checked ? Text::tr("Each has a date, and no field is unique.") : checked.error().message, bool(checked), true},
        {many ? Text::tr("There may be 10,000 %1 or more.").arg(what)
              : Text::tr("There are fewer than 10,000 %1; a time-series collection is for more.").arg(what),
         many, true},
        {fromSources ? Text::tr("There are %1 sources, which do not change.").arg(base::countText(sources))
                     : Text::tr("No field says which source a value comes from."),
         fromSources, true},
        {perSpan >= 2 ? Text::tr("About %1 values of a source fall into one server bucket.").arg(values)
                      : Text::tr("Only about %1 values of a source fall into one server bucket; it needs at least 2.")
                            .arg(values),
         perSpan >= 2, true},
        {rangeReadsText(byRange), byRange, false}};
}

void TimeSeries::addFinding(const Target &target, const schema::ModelIndex &model, const design::Design &design,
                            QList<Finding> &findings) const
{
    const schema::PatternUse use{{}, id(), target.entity, target.relationship, {}, {}, true, {}};
    const schema::Entity *entity = groupedEntity(model, target);
    if (!entity || !canBeGrouped(model, use) || dateFieldOf(*entity).isEmpty())
        return;
    const UseContext context{model, use, parametersAt(model, target)};
    findings << Finding{target,
                        {context.parameters},
                        conditionsFor(*entity, design, context),
                        {Text::tr("no validator: the server checks nothing but the date"),
                         Text::tr("no unique fields, no changes of single documents, no change streams"),
                         Text::tr("options that are almost final")}};
}

QList<Finding> TimeSeries::findings(const schema::ModelIndex &model, const design::Design &design,
                                    const Targets &known) const
{
    QList<Finding> findings;
    QSet<schema::EntityId> children;
    for (const schema::Relationship &relationship : model.model().relationships) {
        children << relationship.b.entity;
        if (const Target target{{}, relationship.id, {}}; !known.contains(target))
            addFinding(target, model, design, findings);
    }
    for (const schema::Entity &entity : model.model().entities) {
        if (const Target target{entity.id, {}, {}};
            !children.contains(entity.id) && entity.appendOnly && !known.contains(target))
            addFinding(target, model, design, findings);
    }
    return findings;
}

QList<CodeSnippet> TimeSeries::code(const design::Design &design, const UseContext &context) const
{
    const Collection *series = madeCollection(design, context);
    return series ? timeSeriesCode(*series, *fieldOwner(context), context) : QList<CodeSnippet>();
}

Migration TimeSeries::migration(const design::Design &before, const design::Design &after,
                                const UseContext &context) const
{
    const Collection *series = madeCollection(after, context);
    const std::optional<design::Location> home = homeOf(before, fieldOwner(context)->id);
    if (!series || !home || !series->timeSeries)
        return {};
    return timeSeriesMigration(*before.collection(home->collection), *series, *fieldOwner(context), context);
}

} // namespace sw::patterns
