// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/approximation/approximation.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/patterns/core/grouping.h"
#include "models/patterns/core/target.h"
#include "models/schema/fieldpath.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace sw::patterns
{

using design::Node;
using schema::FieldType;

const Pattern &approximation()
{
    static const Approximation pattern;
    return pattern;
}

namespace
{

constexpr double leastWrites = 10; // a second, or
constexpr double writesPerRead = 10;
constexpr double secondsOfCounting =
    365 * base::secondsPerDay; // a number is judged by what a year of events makes of it
constexpr double steps[] = {1000, 100, 10};

QString modeOf(const UseContext &context)
{
    return context.text("mode");
}

double stepOf(const UseContext &context)
{
    return context.parameters.value(QStringLiteral("step")).toDouble();
}

/// An update that does nothing but change the number at \p path.
bool onlyWrites(const schema::Operation &operation, const schema::EntityId &entity, const QString &path)
{
    return operation.kind == schema::OperationKind::Update && operation.writes.size() == 1 &&
           operation.writes.first().entity == entity && operation.writes.first().path == path;
}

/// Fewer of the writes by which another pattern keeps the number.
void thinOut(design::Design &design, const schema::PatternUseId &use, const QString &collection, double share)
{
    for (design::Effort &effort : design.efforts) {
        if (use.isEmpty() || effort.origin.use != use)
            continue;
        for (design::Amount &amount : effort.writes) {
            if (amount.collection == collection)
                amount.documents *= share;
        }
    }
}

/// What the operations do with a number, per second.
struct CounterLoad
{
    double writes = 0;
    double reads = 0;
    bool durable = false; ///< a write must survive the loss of a member
};

CounterLoad loadOf(const schema::ModelIndex &model, const schema::Entity &entity, const QString &path)
{
    CounterLoad load;
    for (const schema::Operation *operation : model.operationsOf(entity.id)) {
        const bool reads =
            std::any_of(operation->reads.cbegin(), operation->reads.cend(),
                        [&](const schema::FieldRef &ref) { return ref.entity == entity.id && ref.path == path; });
        load.reads += operation->isRead() && reads ? operation->perSecond : 0;
        if (!onlyWrites(*operation, entity.id, path))
            continue;
        load.writes += operation->perSecond;
        load.durable = load.durable || operation->durability == schema::Durability::Majority;
    }
    return load;
}

QList<Condition> conditionsFor(const schema::Field &field, const CounterLoad &load, double events, double step)
{
    using base::countText;
    using base::rateText;
    const double tolerated = field.toleratedErrorPercent.value_or(0);
    const double off = approximationError(step, events);
    return {
        {Text::tr("It is written %1 and read %2.")
             .arg(rateText(base::PerSecond(load.writes)), rateText(base::PerSecond(load.reads))),
         load.writes >= leastWrites || (load.writes > 0 && load.reads > 0 && load.writes >= writesPerRead * load.reads),
         true},
        {Text::tr("Readers tolerate an error of %1 %.").arg(countText(tolerated)), tolerated > 0, true},
        {Text::tr("After %1 events a step of %2 is off by %3.")
             .arg(countText(events), countText(step), base::percentText(off)),
         off * 100 <= tolerated, true},
        {Text::tr("A write may be lost when a server fails."), !load.durable, true},
        {Text::tr("It is not an amount of money."), field.type != FieldType::Decimal128, true}};
}

} // namespace

QString Approximation::name() const
{
    return Text::tr("Approximation");
}

QList<Parameter> Approximation::parameters() const
{
    using Kind = Parameter::Kind;
    const QList<Choice> modes{
        {QStringLiteral("random"), Text::tr("Randomly, about once every N events")},
        {QStringLiteral("localCounter"), Text::tr("When a client has counted N events")},
        {QStringLiteral("thresholdInsert"), Text::tr("As a new document after a change of that size")}};
    return {{QStringLiteral("step"),
             Text::tr("Step"),
             Kind::Integer,
             100,
             2,
             1000000,
             {},
             Text::tr("One write per this many events, or per change of this size.")},
            {QStringLiteral("mode"), Text::tr("Written"), Kind::Choice, QStringLiteral("random"), 0, 0, modes, {}},
            {QStringLiteral("processes"),
             Text::tr("Clients that count"),
             Kind::Integer,
             1,
             1,
             100000,
             {},
             Text::tr("Each may hold back almost one step. Unused when written at random."),
             false,
             base::NumberUnit::None,
             QStringLiteral("mode"),
             {QStringLiteral("localCounter"), QStringLiteral("thresholdInsert")}}};
}

QJsonObject Approximation::defaults(const schema::ModelIndex &, const Target &) const
{
    return {{QStringLiteral("step"), 100},
            {QStringLiteral("mode"), QStringLiteral("random")},
            {QStringLiteral("processes"), 1}};
}

QHash<QString, QString> Approximation::conflicts() const
{
    return {{QStringLiteral("document-versioning"), Text::tr("a number that is never exact makes no history.")}};
}

base::Result<void> Approximation::checkTarget(const UseContext &context) const
{
    const schema::Entity *entity = context.model.entity(context.use.entity);
    const schema::Field *field = entity ? fieldOf(context.model, *entity, context.use.path) : nullptr;
    if (entity && context.use.relationship.isEmpty() && !context.use.path.isEmpty() &&
        (!field || isNumber(field->type)))
        return {};
    return error(context, Text::tr("Approximation needs a numeric field."), Text::tr("Choose a field with a number."));
}

const schema::Entity *Approximation::fieldOwner(const UseContext &context) const
{
    return context.model.entity(context.use.entity);
}

base::Result<void> Approximation::checkMore(const UseContext &context) const
{
    const schema::Field *field = fieldOf(context.model, *fieldOwner(context), context.use.path);
    if (field && field->toleratedErrorPercent.value_or(0) <= 0)
        return error(context, Text::tr("\"%1\" has to be exact.").arg(context.use.path),
                     Text::tr("Say in the field which error is tolerated, or count exactly."));
    return {};
}

base::Result<ApproximationParts> Approximation::partsOf(const design::Design &design, const UseContext &context) const
{
    ApproximationParts parts;
    const std::optional<design::Location> home = homeOf(design, context.use.entity);
    const design::Collection *collection = home ? design.collection(home->collection) : nullptr;
    parts.path = !home || home->path.isEmpty() ? context.use.path : home->path + QLatin1Char('.') + context.use.path;
    const Node *node = collection ? nodeAt(collection->root, parts.path) : nullptr;
    if (!node || !isNumber(node->type()))
        return error(context, Text::tr("There is no number \"%1\" in this design.").arg(context.use.path),
                     Text::tr("Choose another field."));
    parts.collection = collection->name;
    parts.array = arrayOn(collection->root, parts.path);
    parts.type = node->type();
    parts.nullable = node->nullable;
    parts.step = stepOf(context);
    parts.mode = modeOf(context);
    const Node *array = parts.array.isEmpty() ? nullptr : nodeAt(collection->root, parts.array);
    const Node *item = array && array->item().isObject() ? &array->item() : nullptr;
    const QString inside = array ? parts.pathInItem() : QString();
    if (array && (!item || !item->field(design::idName) || !arrayOn(*item, inside).isEmpty()))
        return error(context, Text::tr("The number is in an array whose items have no _id."),
                     Text::tr("Keep the items in a collection of their own."));
    if (parts.mode == QLatin1String("thresholdInsert") &&
        (!home->path.isEmpty() || collection->entity() != context.use.entity))
        return error(context, Text::tr("The values are not documents of their own in this design."),
                     Text::tr("Choose another way of writing."), QStringLiteral("mode"));
    const Node *id = collection->root.field(design::idName);
    parts.generatesId = id && id->type() == FieldType::ObjectId && !id->reference;
    parts.field = schema::lastName(parts.path);
    parts.item = singularOf(*fieldOwner(context));
    return parts;
}

base::Result<void> Approximation::apply(design::Design &design, const UseContext &context) const
{
    const base::Result<ApproximationParts> parts = partsOf(design, context);
    if (!parts)
        return parts.error();
    Node &node = *nodeAt(design.collection(parts->collection)->root, parts->path);
    const bool counts = parts->mode != QLatin1String("thresholdInsert");
    if (counts && !node.constraints.minimum)
        node.constraints.minimum = 0;
    const double share = counts ? 1 / parts->step : 1;
    thinOut(design, node.origin.use, parts->collection, share);
    node.origin = context.origin();
    for (const schema::Operation *operation : context.model.operationsOf(context.use.entity)) {
        if (!counts || !onlyWrites(*operation, context.use.entity, context.use.path))
            continue;
        design::Effort effort;
        effort.operation = operation->id;
        effort.share = share;
        effort.origin = context.origin();
        design.efforts << effort;
    }
    return {};
}

void Approximation::addFindings(const schema::Entity &entity, const QList<schema::Field> &fields, const QString &prefix,
                                const schema::ModelIndex &model, const design::Design &design,
                                QList<Finding> &findings) const
{
    for (const schema::Field &field : fields) {
        const QString path = prefix.isEmpty() ? field.name : prefix + QLatin1Char('.') + field.name;
        if (field.type == FieldType::Object)
            addFindings(entity, field.fields, path, model, design, findings);
        if (!isNumber(field.type) || field.toleratedErrorPercent.value_or(0) <= 0)
            continue;
        const Target target{entity.id, {}, path};
        const CounterLoad load = loadOf(model, entity, path);
        const schema::PatternUse use{{}, id(), entity.id, {}, path, {}, true, {}};
        const UseContext context{model, use, parametersAt(model, target)};
        if (load.writes <= 0 || !partsOf(design, context))
            continue;
        const double hot = entity.count.likely * schema::hotShareOf(entity);
        const double events = load.writes * secondsOfCounting / std::max(1.0, hot);
        Finding finding{
            target, {}, {}, {Text::tr("a number that is never exact"), Text::tr("logic in every client that counts")}};
        for (const double step : steps) {
            QJsonObject parameters = context.parameters;
            parameters.insert(QStringLiteral("step"), step);
            if (approximationError(step, events) * 100 <= *field.toleratedErrorPercent)
                finding.parameterSets << parameters;
        }
        const bool isChosen = useAt(model.model(), this->id(), target) != nullptr;
        const QJsonObject &judged =
            isChosen || finding.parameterSets.isEmpty() ? context.parameters : finding.parameterSets.first();
        finding.conditions = conditionsFor(field, load, events, judged.value(QStringLiteral("step")).toDouble());
        findings << finding;
    }
}

QList<Finding> Approximation::findings(const schema::ModelIndex &model, const design::Design &design,
                                       const Targets &) const
{
    QList<Finding> findings;
    for (const schema::Entity &entity : model.model().entities)
        addFindings(entity, entity.fields, {}, model, design, findings);
    return findings;
}

QList<CodeSnippet> Approximation::code(const design::Design &design, const UseContext &context) const
{
    const base::Result<ApproximationParts> parts = partsOf(design, context);
    return parts ? approximationCode(*parts, context) : QList<CodeSnippet>();
}

Migration Approximation::migration(const design::Design &, const design::Design &after, const UseContext &context) const
{
    const base::Result<ApproximationParts> parts = partsOf(after, context);
    return parts ? approximationMigration(*parts) : Migration();
}

} // namespace sw::patterns
