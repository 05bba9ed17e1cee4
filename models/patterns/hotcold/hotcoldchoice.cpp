// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/shape/documentpath.h"
#include "models/design/shape/documentsize.h"
#include "models/design/shape/entityshape.h"
#include "models/patterns/core/stored.h"
#include "models/patterns/hotcold/hotcold.h"
#include "models/patterns/subset/subset.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace sw::patterns
{

using design::Node;

namespace
{

constexpr double leastShare = 0.1;                       // of a document that a field has to take to be proposed
constexpr base::Bytes smallDocument = base::Bytes(1024); // not worth a second one

/// \p entity and those that it is a kind of.
QList<schema::EntityId> itselfAndSupers(const schema::ModelIndex &model, const schema::Entity &entity)
{
    QList<schema::EntityId> ids{entity.id};
    for (const schema::Entity *super : design::superEntities(model, entity))
        ids << super->id;
    return ids;
}

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
    const bool possible = !hotColdObstacle(design, context);
    const double others = 1 - coldReadShare(context.model, entity, cold).value_or(1);
    base::Bytes whole, part;
    if (possible) {
        const Node &root = design.collection(home->collection)->root;
        whole = design::documentSize(root).likely;
        for (const QString &name : cold)
            part += design::likelyFieldBytes(*root.field(name));
    }
    return {{Text::tr("%1 are in a collection of their own, and %2 can leave it.").arg(what, fields), possible, true},
            {Text::tr("%1 of the reads of %2 want none of: %3.").arg(base::percentText(others), what, fields),
             others >= subsetReads, true},
            {Text::tr("These take %1 of %2 of the document.").arg(base::bytesText(part), base::bytesText(whole)),
             part.value() > 0 && part >= whole * subsetHeavyShare, true},
            {Text::tr("The document takes %1.").arg(base::bytesText(whole)), whole > subsetLargeDocument, true, true}};
}

} // namespace

bool isHotCold(const Target &target)
{
    return !target.entity.isEmpty() && target.relationship.isEmpty() && target.path.isEmpty();
}

QList<const schema::Operation *> operationsAround(const schema::ModelIndex &model, const schema::Entity &entity)
{
    QList<const schema::Operation *> operations;
    for (const schema::EntityId &id : itselfAndSupers(model, entity)) {
        for (const schema::Operation *operation : model.operationsOf(id)) {
            if (!operations.contains(operation))
                operations << operation;
        }
    }
    return operations;
}

QStringList coldFieldsRead(const schema::ModelIndex &model, const schema::Operation &operation,
                           const schema::Entity &entity, const QStringList &cold)
{
    const QList<schema::EntityId> ids = itselfAndSupers(model, entity);
    bool reached = ids.contains(operation.entity), named = false;
    for (const schema::PathStep &step : operation.path)
        reached = reached || ids.contains(step.to);
    QStringList read;
    for (const schema::FieldRef &ref : operation.reads) {
        if (!ids.contains(ref.entity))
            continue;
        named = true;
        const QString name = design::topLevel(ref.path);
        if (cold.contains(name) && !read.contains(name))
            read << name;
    }
    return named ? read : reached ? cold : QStringList();
}

std::optional<double> coldReadShare(const schema::ModelIndex &model, const schema::Entity &entity,
                                    const QStringList &cold)
{
    double all = 0, wanting = 0;
    for (const schema::Operation *operation : operationsAround(model, entity)) {
        if (!operation->isRead())
            continue;
        all += operation->perSecond;
        wanting += coldFieldsRead(model, *operation, entity, cold).isEmpty() ? 0 : operation->perSecond;
    }
    return all > 0 ? std::optional(wanting / all) : std::nullopt;
}

HotColdQuestion hotColdQuestion(const schema::ModelIndex &model, const schema::Operation &operation,
                                const schema::Entity &entity, const QStringList &cold)
{
    const QList<schema::EntityId> ids = itselfAndSupers(model, entity);
    HotColdQuestion question;
    question.besides = !ids.contains(operation.entity);
    const auto isCold = [&](const schema::FieldRef &ref) {
        const bool own = ids.contains(ref.entity);
        const bool moves = own && cold.contains(design::topLevel(ref.path));
        question.besides = question.besides || (own && !moves && design::topLevel(ref.path) != design::idName);
        return moves;
    };
    for (const schema::Filter &filter : operation.filters) {
        if (isCold(filter.field))
            question.filters << filter;
    }
    for (const schema::SortKey &key : operation.sort) {
        if (isCold(key.field))
            question.sort << key;
    }
    return question;
}

QJsonObject hotColdDefaults(const schema::ModelIndex &model, const schema::EntityId &id)
{
    const schema::Entity *entity = model.entity(id);
    const QStringList cold = entity ? proposedFields(model, *entity) : QStringList();
    return {{QStringLiteral("cold"), QJsonArray::fromStringList(cold)},
            {QStringLiteral("collection"),
             entity ? schema::collectionNameOf(*entity) + QStringLiteral("_details") : QString()}};
}

QList<Finding> hotColdFindings(const Pattern &pattern, const schema::ModelIndex &model, const design::Design &design,
                               const Targets &known)
{
    QList<Finding> findings;
    for (const schema::Entity &entity : model.model().entities) {
        const Target target{entity.id, {}, {}};
        if (known.contains(target))
            continue;
        const schema::PatternUse use{{}, pattern.id(), entity.id, {}, {}, {}, true, {}};
        const UseContext context{model, use, hotColdDefaults(model, entity.id)};
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

} // namespace sw::patterns
