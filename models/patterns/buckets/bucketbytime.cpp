// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/buckets/bucketbytime.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/shape/documentsize.h"
#include "models/patterns/core/conditiontexts.h"
#include "models/schema/fieldpath.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <cmath>

namespace sw::patterns
{

using design::Collection;
using design::Derivation;
using design::Node;
using schema::FieldType;

namespace
{

struct Span
{
    const char *name;
    double days;
    const char *text; ///< how many of what come in it from one parent
};
constexpr Span spans[] = {{"minute", 1.0 / 1440, QT_TRANSLATE_NOOP("Text", "About %1 %2 per %3 and minute")},
                          {"hour", 1.0 / 24, QT_TRANSLATE_NOOP("Text", "About %1 %2 per %3 and hour")},
                          {"day", 1, QT_TRANSLATE_NOOP("Text", "About %1 %2 per %3 and day")},
                          {"month", 30.44, QT_TRANSLATE_NOOP("Text", "About %1 %2 per %3 and month")}};
constexpr double mostItems[] = {1000, 500, 200, 100, 50, 20, 10};
constexpr double leastItems = 2; // in a bucket
constexpr base::Bytes largestBucket = base::kibibytes(200);

const Span &spanOf(const QString &granule)
{
    const auto span = std::find_if(std::begin(spans), std::end(spans),
                                   [&](const Span &one) { return granule == QLatin1String(one.name); });
    return span == std::end(spans) ? spans[2] : *span;
}

double daysOf(const QString &granule)
{
    return spanOf(granule).days;
}

/// How many of \p what come to one of \p parent in a span, and whether that is enough for a bucket.
Condition spanCondition(double perSpan, const QString &what, const schema::Entity *parent, const QString &granule)
{
    const QString one = parent ? schema::singularName(schema::collectionNameOf(*parent)) : Text::tr("collection");
    const QString each = Text::tr(spanOf(granule).text).arg(base::countText(perSpan), what, one);
    const bool enough = perSpan >= leastItems;
    return {enough ? each + QLatin1Char('.') : Text::tr("%1; a bucket needs at least 2.").arg(each), enough, true};
}

base::Bytes bytesOf(const schema::Entity &child)
{
    base::Bytes bytes;
    for (const schema::Field &field : child.fields)
        bytes += design::likelyFieldBytes(design::nodeOfField(field, child.id));
    return bytes;
}

/// As many items as a bucket holds that does not become too large.
double mostIn(const schema::Entity *child)
{
    const auto fits = [child](double items) {
        return !child || bytesOf(*child) * items <= largestBucket;
    };
    const auto most = std::find_if(std::begin(mostItems), std::end(mostItems), fits);
    return most == std::end(mostItems) ? *std::prev(std::end(mostItems)) : *most;
}

/// Whether \p operation reads several items of one parent at once, as a bucket has them.
bool readsList(const schema::Operation &operation, const schema::Relationship &relationship)
{
    return std::any_of(operation.path.cbegin(), operation.path.cend(), [&](const schema::PathStep &step) {
        return operation.isRead() && step.relationship == relationship.id && step.to == relationship.b.entity &&
               step.itemsWanted.value_or(leastItems) >= leastItems;
    });
}

/// The longest span whose items fit into one bucket.
QString fittingGranule(const schema::ModelIndex &model, const Target &target)
{
    const schema::Entity *child = groupedEntity(model, target);
    if (!child)
        return QStringLiteral("hour");
    const schema::Relationship *relationship = model.relationship(target.relationship);
    const schema::Entity *parent = relationship ? model.entity(relationship->a.entity) : nullptr;
    const double perDay = itemsPerDay(model, target, parent ? parent->count.likely : 1);
    const base::Bytes bytes = bytesOf(*child);
    for (qsizetype i = std::size(spans) - 1; i > 0; --i) {
        const double items = perDay * spans[i].days;
        if (items <= mostItems[0] && bytes * items <= largestBucket)
            return QLatin1String(spans[i].name);
    }
    return QStringLiteral("minute");
}

/// How many spans a document of buckets within a bucket holds at most.
double mostSpans(const BucketSpec &spec)
{
    constexpr double daysOfMonth = 31;
    const double days = spec.granule == QLatin1String("month") ? daysOfMonth : daysOf(spec.granule);
    return spec.inner.isEmpty() ? 1 : std::round(days / daysOf(spec.inner));
}

/// \p itemsPerGroup: no bucket holds more, however fast they come.
SpanNumbers spanNumbers(double itemsPerDay, double itemsPerGroup, const BucketSpec &spec)
{
    SpanNumbers numbers;
    numbers.most = mostSpans(spec);
    const double days = std::min(daysOf(spec.granule), itemsPerGroup / itemsPerDay);
    const double all = std::max(1.0, itemsPerDay * days);
    const double inner = spec.inner.isEmpty() ? numbers.most : std::ceil(days / daysOf(spec.inner));
    numbers.spans = std::clamp(std::min(all, inner), 1.0, numbers.most);
    const double each = all / numbers.spans;
    numbers.items = each / std::ceil(each / spec.most);
    return numbers;
}

/// What a bucket within a bucket holds besides its items.
QStringList reservedInside(const BucketSpec &spec)
{
    QStringList names{spec.inner, QStringLiteral("count")};
    for (const QString &field : spec.sums)
        names << QStringLiteral("sum_") + schema::lastName(field) << QStringLiteral("count_") + schema::lastName(field);
    for (const QString &field : spec.minima)
        names << QStringLiteral("min_") + schema::lastName(field);
    for (const QString &field : spec.maxima)
        names << QStringLiteral("max_") + schema::lastName(field);
    return names;
}

Node whole(const QString &name, double minimum)
{
    Node node = design::makeNode(name, FieldType::Int32);
    node.constraints.minimum = minimum;
    return node;
}

Node derived(const QString &name, FieldType type, Derivation::Kind kind, const QString &of)
{
    Node node = design::makeNode(name, type);
    node.derivation = Derivation{kind, of};
    node.mutability = schema::Mutability::Often;
    return node;
}

} // namespace

QString BucketByTime::name() const
{
    return Text::tr("Bucket by time");
}

QList<Parameter> BucketByTime::parameters() const
{
    using Kind = Parameter::Kind;
    const QList<Choice> granules{{QStringLiteral("minute"), Text::tr("One minute")},
                                 {QStringLiteral("hour"), Text::tr("One hour")},
                                 {QStringLiteral("day"), Text::tr("One day")},
                                 {QStringLiteral("month"), Text::tr("One month")}};
    return {{QStringLiteral("keys"),
             Text::tr("Grouped by"),
             Kind::FieldList,
             {},
             0,
             0,
             {},
             Text::tr("Needed for an entity; a relationship groups by its parent first."),
             true},
            {QStringLiteral("time"),
             Text::tr("Date of an item"),
             Kind::Field,
             {},
             0,
             0,
             {},
             Text::tr("The date that says into which bucket an item goes.")},
            {QStringLiteral("granule"), Text::tr("Span of a bucket"), Kind::Choice, {}, 0, 0, granules, {}},
            {QStringLiteral("inner"), Text::tr("Buckets within a bucket"), Kind::Choice, QStringLiteral("none"), 0, 0,
             QList<Choice>{{QStringLiteral("none"), Text::tr("None")}} + granules.mid(0, 3),
             Text::tr("A shorter span whose items, with their number and sums, are together in the bucket.")},
            {QStringLiteral("maximum"),
             Text::tr("Maximum items"),
             Kind::Integer,
             mostItems[0],
             2,
             100000,
             {},
             Text::tr("More of them in one span, the shortest one, go into another bucket.")},
            {QStringLiteral("sum"),
             Text::tr("Sums"),
             Kind::FieldList,
             QJsonArray(),
             0,
             0,
             {},
             Text::tr("Numbers whose sum each bucket keeps."),
             true},
            {QStringLiteral("min"), Text::tr("Minima"), Kind::FieldList, QJsonArray(), 0, 0, {}, {}, true},
            {QStringLiteral("max"), Text::tr("Maxima"), Kind::FieldList, QJsonArray(), 0, 0, {}, {}, true},
            {QStringLiteral("idForm"),
             Text::tr("Form of _id"),
             Kind::Choice,
             QStringLiteral("subdocument"),
             0,
             0,
             {{QStringLiteral("subdocument"), Text::tr("A sub-document of the groups and the time")},
              {QStringLiteral("objectId"), Text::tr("An ObjectId, groups and time beside it")}},
             {}},
            {QStringLiteral("array"), Text::tr("Name of the array"), Kind::Text, {}, 0, 0, {}, {}},
            {QStringLiteral("collection"),
             Text::tr("Collection of the buckets"),
             Kind::Text,
             {},
             0,
             0,
             {},
             Text::tr("A name that is not used yet.")}};
}

QJsonObject BucketByTime::defaults(const schema::ModelIndex &model, const Target &target) const
{
    const schema::Entity *child = groupedEntity(model, target);
    const QString granule = fittingGranule(model, target);
    QJsonArray keys, sums;
    for (const schema::Field &field : child ? child->fields : QList<schema::Field>()) {
        const bool plain = field.type != FieldType::Array && field.type != FieldType::Object &&
                           field.type != FieldType::Date && !isNumber(field.type);
        if (target.relationship.isEmpty() && keys.isEmpty() && plain && !field.unique)
            keys << field.name;
        if (field.type == FieldType::Double || field.type == FieldType::Decimal128)
            sums << field.name;
    }
    return {{QStringLiteral("keys"), keys},
            {QStringLiteral("time"), child ? dateFieldOf(*child) : QString()},
            {QStringLiteral("granule"), granule},
            {QStringLiteral("inner"), QStringLiteral("none")},
            {QStringLiteral("maximum"), mostIn(child)},
            {QStringLiteral("sum"), sums},
            {QStringLiteral("min"), QJsonArray()},
            {QStringLiteral("max"), QJsonArray()},
            {QStringLiteral("idForm"), QStringLiteral("subdocument")},
            {QStringLiteral("array"), child ? schema::pluralName(singularOf(*child)) : QString()},
            {QStringLiteral("collection"), child ? singularOf(*child) + QStringLiteral("_buckets") : QString()}};
}

QHash<QString, QString> BucketByTime::conflicts() const
{
    return {{QStringLiteral("time-series"),
             Text::tr("the server groups the documents of a time-series collection by itself.")},
            {QStringLiteral("bucket-by-count"), Text::tr("a document can be in one kind of bucket only.")}};
}

base::Result<void> BucketByTime::checkTarget(const UseContext &context) const
{
    if (canBeGrouped(context.model, context.use))
        return {};
    return error(context, Text::tr("Buckets are made of an entity or of the many side of a 1:N relationship."),
                 Text::tr("Choose one of these."));
}

const schema::Entity *BucketByTime::fieldOwner(const UseContext &context) const
{
    return groupedEntity(context);
}

base::Result<void> BucketByTime::checkMore(const UseContext &context) const
{
    const BucketSpec spec = bucketSpec(context);
    const schema::Entity &child = *fieldOwner(context);
    const auto typeOf = [&](const QString &path) {
        const schema::Field *field = fieldOf(context.model, child, path);
        return field ? field->type : FieldType::Any;
    };
    if (typeOf(spec.time) != FieldType::Date)
        return error(context, Text::tr("The items need a date."), Text::tr("Choose a field of type date."),
                     QStringLiteral("time"));
    if (context.use.relationship.isEmpty() && spec.keys.isEmpty())
        return error(context, Text::tr("It must say what the items are grouped by."), Text::tr("Choose a field."),
                     QStringLiteral("keys"));
    for (const QString &path : spec.sums + spec.minima + spec.maxima) {
        if (!isNumber(typeOf(path)))
            return error(context, Text::tr("\"%1\" is not a number.").arg(path), Text::tr("Choose numbers only."),
                         QStringLiteral("sum"));
    }
    if (spec.array.contains(QLatin1Char('.')))
        return error(context, Text::tr("The array's name holds a dot."), Text::tr("Give it a plain name."),
                     QStringLiteral("array"));
    if (!spec.inner.isEmpty() && daysOf(spec.inner) >= daysOf(spec.granule))
        return error(context, Text::tr("The buckets within a bucket are as long as it is, or longer."),
                     Text::tr("Choose a shorter span for them, or a longer one for the bucket."),
                     QStringLiteral("inner"));
    if (!spec.inner.isEmpty() && reservedInside(spec).contains(spec.array))
        return error(context, Text::tr("\"%1\" is another field of the buckets.").arg(spec.array),
                     Text::tr("Give the array another name."), QStringLiteral("array"));
    return {};
}

/// The array of the buckets within a bucket, each with its start, its number of items and their measures.
Node BucketByTime::innerNode(const Grouping &grouping, const BucketSpec &spec, const SpanNumbers &numbers,
                             const UseContext &context) const
{
    const QString prefix = spec.innerArray();
    Node start = derived(spec.inner, FieldType::Date, Derivation::Kind::StartOf,
                         spec.inner + QLatin1Char(':') + spec.items() + QLatin1Char('.') + spec.time);
    start.mutability = schema::Mutability::Immutable;
    QList<Node> fields{start};
    for (const Node &measure : measures(grouping, spec, context)) {
        if (measure.name == QLatin1String("start_date") || measure.name == QLatin1String("end_date"))
            continue;
        fields << measure;
        if (measure.name == QLatin1String("count"))
            fields.last().constraints.maximum = spec.most;
    }
    fields << itemsNode(grouping, spec.array, numbers.items, spec.most, context);
    Node inner = design::makeArray(prefix, design::makeObject({}, fields), {1, numbers.spans, numbers.most, false});
    inner.mutability = schema::Mutability::Often;
    return inner;
}

/// The values that say which bucket an item goes to: the keys, the start of the span, and a number for those that
/// overflow.
base::Result<QList<Node>> BucketByTime::idParts(Grouping &grouping, const BucketSpec &spec,
                                                const UseContext &context) const
{
    QStringList paths = spec.keys;
    if (grouping.relationship)
        paths.prepend(grouping.key);
    QList<Node> parts;
    for (const QString &path : std::as_const(paths)) {
        std::optional<Node> key = takeKey(grouping, path);
        if (!key || key->isArray() || key->isObject())
            return error(context, Text::tr("The items cannot be grouped by \"%1\" in this design.").arg(path),
                         Text::tr("Choose another field."), QStringLiteral("keys"));
        key->presence = 1;
        key->nullable = false;
        key->mutability = schema::Mutability::Immutable;
        parts << *key;
    }
    Node start = derived(spec.granule, FieldType::Date, Derivation::Kind::StartOf,
                         spec.granule + QLatin1Char(':') + spec.items() + QLatin1Char('.') + spec.time);
    start.mutability = schema::Mutability::Immutable;
    parts << start << whole(QStringLiteral("seq"), 0);
    return parts;
}

QList<Node> BucketByTime::measures(const Grouping &grouping, const BucketSpec &spec, const UseContext &context) const
{
    const auto path = [&](const QString &field) {
        return spec.items() + QLatin1Char('.') + field;
    };
    const auto typeOf = [&](const QString &field) {
        const Node *node = nodeAt(grouping.item, field);
        return node ? node->types : design::numberTypes();
    };
    QList<Node> nodes{countNode(spec.items(), spec.most * mostSpans(spec), context)};
    for (const QString &field : spec.sums) {
        Node sum = derived(QStringLiteral("sum_") + schema::lastName(field), FieldType::Double, Derivation::Kind::SumOf,
                           path(field));
        sum.types = typeOf(field).first() == FieldType::Decimal128 ? QList<FieldType>{FieldType::Decimal128}
                                                                   : design::numberTypes();
        nodes << sum;
        Node count = derived(QStringLiteral("count_") + schema::lastName(field), FieldType::Int32,
                             Derivation::Kind::CountOf, path(field));
        count.types << FieldType::Int64;
        nodes << count;
    }
    for (const auto &[fields, prefix, kind] :
         {std::tuple(spec.minima, QStringLiteral("min_"), Derivation::Kind::MinOf),
          std::tuple(spec.maxima, QStringLiteral("max_"), Derivation::Kind::MaxOf)}) {
        for (const QString &field : fields) {
            Node extreme = derived(prefix + schema::lastName(field), FieldType::Double, kind, path(field));
            extreme.types = typeOf(field);
            const Node *source = nodeAt(grouping.item, field);
            extreme.presence = source && !source->nullable ? source->presence : 0.5;
            nodes << extreme;
        }
    }
    nodes << derived(QStringLiteral("start_date"), FieldType::Date, Derivation::Kind::MinOf, path(spec.time))
          << derived(QStringLiteral("end_date"), FieldType::Date, Derivation::Kind::MaxOf, path(spec.time));
    return nodes;
}

base::Result<void> BucketByTime::apply(design::Design &design, const UseContext &context) const
{
    base::Result<Grouping> found = groupingOf(design, context);
    if (!found)
        return found.error();
    Grouping &grouping = *found;
    const BucketSpec spec = bucketSpec(context, grouping.item);
    if (spec.collection != grouping.collection->name && design.collection(spec.collection))
        return error(context, Text::tr("There is a collection \"%1\" already.").arg(spec.collection),
                     Text::tr("Give the buckets another name."), QStringLiteral("collection"));
    const base::Result<QList<Node>> parts = idParts(grouping, spec, context);
    if (!parts)
        return parts.error();
    const Node *date = nodeAt(grouping.item, spec.time);
    if (!date || date->type() != FieldType::Date)
        return error(context, Text::tr("Another pattern took the items' date away."), Text::tr("Choose another date."),
                     QStringLiteral("time"));
    makeAlwaysThere(grouping.item, spec.time);

    const SpanNumbers numbers =
        spanNumbers(itemsPerDay(context.model, {context.use.entity, context.use.relationship, {}}, grouping.groups),
                    grouping.collection->documents.likely / std::max(1.0, grouping.groups), spec);
    const double perBucket = numbers.spans * numbers.items;
    const bool isTaken = std::any_of(parts->cbegin(), parts->cend(),
                                     [&](const Node &part) { return part.name == schema::topLevel(spec.items()); });
    if (!spec.subdocument && isTaken)
        return error(context, Text::tr("\"%1\" is another field of the buckets.").arg(schema::topLevel(spec.items())),
                     Text::tr("Give the array another name."), QStringLiteral("array"));
    Node id = spec.subdocument ? design::makeObject(design::idName, *parts)
                               : design::makeNode(design::idName, FieldType::ObjectId);
    id.closed = spec.subdocument;
    id.uniqueValues = true;
    id.mutability = schema::Mutability::Immutable;
    QList<Node> fields{id};
    if (!spec.subdocument)
        fields << *parts;
    fields << measures(grouping, spec, context)
           << (spec.inner.isEmpty() ? itemsNode(grouping, spec.array, perBucket, spec.most, context)
                                    : innerNode(grouping, spec, numbers, context));
    Collection &made =
        putBuckets(design, grouping, design::makeObject({}, fields), spec.items(), spec.collection, perBucket, context);
    addIndexes(made, spec, *parts, grouping, context);
    made.rules << (spec.inner.isEmpty() ? countRule(spec.array, context)
                                        : countRule(spec.innerArray(), spec.array, context));
    return {};
}

void BucketByTime::addIndexes(Collection &collection, const BucketSpec &spec, const QList<Node> &parts,
                              const Grouping &grouping, const UseContext &context) const
{
    const QString prefix = spec.subdocument ? QStringLiteral("_id.") : QString();
    QStringList served;
    QList<design::IndexKey> keys;
    for (const Node &part : parts) {
        served << prefix + part.name;
        keys << design::IndexKey{part.name, design::KeyKind::Ascending};
    }
    served << spec.items() + QLatin1Char('.') + spec.time;
    collection.served << served;
    if (!spec.subdocument) {
        design::Index once = patternIndex(keys, Text::tr("each bucket once, read by group and time"), context);
        once.unique = true;
        collection.indexes << once;
    }
    const schema::Entity &child = *grouping.child;
    if (child.lifecycle == schema::Lifecycle::Retention && child.lifecycleDays > 0) {
        design::Index expiry = patternIndex(
            {{QStringLiteral("end_date"), design::KeyKind::Ascending}},
            Text::tr("whole buckets are deleted after %1").arg(base::periodText(child.lifecycleDays)), context);
        expiry.expireAfterSeconds = static_cast<qint64>(child.lifecycleDays * base::secondsPerDay);
        collection.indexes << expiry;
    }
}

QList<Finding> BucketByTime::findings(const schema::ModelIndex &model, const design::Design &design,
                                      const Targets &known) const
{
    QList<Finding> findings;
    for (const schema::Relationship &relationship : model.model().relationships) {
        const schema::Entity *child = model.entity(relationship.b.entity);
        const schema::PatternUse use{{}, id(), {}, relationship.id, {}, {}, true, {}};
        const Target target{{}, relationship.id, {}};
        if (!child || known.contains(target) || !canBeGrouped(model, use) || dateFieldOf(*child).isEmpty())
            continue;
        const UseContext context{model, use, parametersAt(model, target)};
        Finding finding{target, {context.parameters}, conditionsFor(relationship, *child, design, context), {}};
        for (const Span &span : spans) {
            if (!finding.possible() || context.text("granule") == QLatin1String(span.name))
                continue;
            QJsonObject parameters = context.parameters;
            parameters.insert(QStringLiteral("granule"), QLatin1String(span.name));
            finding.parameterSets << parameters;
        }
        finding.price = {Text::tr("items are harder to change and to analyse"),
                         Text::tr("an upsert with a retry for each new item")};
        findings << finding;
    }
    return findings;
}

QList<Condition> BucketByTime::conditionsFor(const schema::Relationship &relationship, const schema::Entity &child,
                                             const design::Design &design, const UseContext &context) const
{
    const BucketSpec spec = bucketSpec(context);
    const QString what = schema::collectionNameOf(child);
    const schema::Entity *parent = context.model.entity(relationship.a.entity);
    const double perSpan =
        itemsPerDay(context.model, {{}, relationship.id, {}}, parent ? parent->count.likely : 1) * daysOf(spec.granule);
    const bool endless = relationship.growth == schema::Growth::Unbounded || relationship.b.perOther.isZillions();
    bool byRange = false;
    bool asList = false;
    for (const schema::Operation *operation : context.model.operationsOf(child.id)) {
        asList = asList || readsList(*operation, relationship);
        byRange = byRange || std::any_of(operation->filters.cbegin(), operation->filters.cend(),
                                         [&](const schema::Filter &filter) {
                                             return operation->isRead() && filter.op == schema::FilterOp::Range &&
                                                    filter.field.entity == child.id && filter.field.path == spec.time;
                                         });
    }
    const bool apart(groupingOf(design, context));
    const bool appendOnly = isOnlyAdded(context.model, child);
    return {{apartText(apart, what), apart, true},
            {endless ? Text::tr("One parent may have 10,000 %1 or more.").arg(what)
                     : Text::tr("One parent has fewer than 10,000 %1; buckets are for longer lists.").arg(what),
             endless, true},
            spanCondition(perSpan, what, parent, spec.granule),
            {appendOnlyText(appendOnly, what), appendOnly, true},
            {byRange || asList ? Text::tr("Reads ask for many %1 at once.").arg(what)
                               : Text::tr("No read asks for many %1 at once: by a range of time or with what they "
                                          "belong to.")
                                     .arg(what),
             byRange || asList, true},
            {rangeReadsText(byRange), byRange, false}};
}

const Pattern &bucketByTime()
{
    static const BucketByTime pattern;
    return pattern;
}

QList<CodeSnippet> BucketByTime::code(const design::Design &design, const UseContext &context) const
{
    return bucketByTimeCode(design, *fieldOwner(context), context);
}

Migration BucketByTime::migration(const design::Design &before, const design::Design &after,
                                  const UseContext &context) const
{
    return bucketByTimeMigration(before, after, *fieldOwner(context), context);
}

} // namespace sw::patterns
