// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/tree/treechoice.h"

#include "models/base/texts.h"
#include "models/design/shape/entityshape.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace sw::patterns
{

using schema::FieldType;
using schema::OperationKind;

namespace
{

constexpr double frequentMoves = 0.1;  // of the reads along the hierarchy
constexpr double fixedChanges = 0.001; // of the reads of branches, for a tree that hardly changes
constexpr double mostChildren = 1000;  // in one array

struct VariantName
{
    TreeVariant variant;
    const char *name;
};
constexpr VariantName names[] = {{TreeVariant::ParentReferences, "parentReferences"},
                                 {TreeVariant::ChildReferences, "childReferences"},
                                 {TreeVariant::Ancestors, "ancestors"},
                                 {TreeVariant::Path, "path"},
                                 {TreeVariant::NestedSets, "nestedSets"}};

bool writesLink(const schema::Operation &operation, const QString &link)
{
    return std::any_of(operation.writes.cbegin(), operation.writes.cend(),
                       [&](const schema::FieldRef &ref) { return ref.path == link; });
}

/// A character of a path's separator in the texts that _id is made of.
bool holdsComma(const QStringList &texts)
{
    return std::any_of(texts.cbegin(), texts.cend(),
                       [](const QString &text) { return text.contains(QLatin1Char(',')); });
}

} // namespace

QString nameOfVariant(TreeVariant variant)
{
    const auto found = std::find_if(std::begin(names), std::end(names),
                                    [&](const VariantName &row) { return row.variant == variant; });
    return QLatin1String(found->name);
}

std::optional<TreeVariant> variantNamed(const QString &name)
{
    const auto found = std::find_if(std::begin(names), std::end(names),
                                    [&](const VariantName &row) { return name == QLatin1String(row.name); });
    return found == std::end(names) ? std::nullopt : std::optional(found->variant);
}

double likelyDepth(const schema::Relationship &relationship, const schema::Entity &entity)
{
    const double fanOut = std::max(2.0, relationship.b.perOther.likely);
    return std::max(1.0, std::ceil(std::log(std::max(2.0, entity.count.likely)) / std::log(fanOut)));
}

TreeWalk walkOf(const schema::Operation &operation, const schema::Relationship &relationship)
{
    qsizetype steps = 0;
    bool single = true;
    for (const schema::PathStep &step : operation.path) {
        steps += step.relationship == relationship.id ? 1 : 0;
        single = single && (step.relationship != relationship.id || step.itemsWanted.value_or(2) <= 1);
    }
    const QString link =
        relationship.a.role.isEmpty() ? QStringLiteral("parent_id") : relationship.a.role + QStringLiteral("_id");
    if (!operation.isRead())
        return operation.kind == OperationKind::Update && (steps > 0 || writesLink(operation, link)) ? TreeWalk::Move
                                                                                                     : TreeWalk::None;
    if (steps == 0)
        return TreeWalk::None;
    if (single)
        return TreeWalk::Ancestors;
    return steps >= 2 || operation.kind == OperationKind::Aggregate ? TreeWalk::Branch : TreeWalk::Children;
}

TreeRates treeRates(const schema::ModelIndex &model, const schema::Relationship &relationship)
{
    TreeRates rates;
    const schema::EntityId entity = relationship.a.entity;
    for (const schema::Operation *operation : model.operationsOf(entity)) {
        const TreeWalk walk = walkOf(*operation, relationship);
        rates.children += walk == TreeWalk::Children ? operation->perSecond : 0;
        rates.branches += walk == TreeWalk::Branch ? operation->perSecond : 0;
        rates.ancestors += walk == TreeWalk::Ancestors ? operation->perSecond : 0;
        rates.moves += walk == TreeWalk::Move ? operation->perSecond : 0;
        const bool comesOrGoes = operation->kind == OperationKind::Insert || operation->kind == OperationKind::Delete;
        rates.changes +=
            walk == TreeWalk::Move || (operation->entity == entity && comesOrGoes) ? operation->perSecond : 0;
    }
    return rates;
}

QString pathFault(const schema::ModelIndex &model, const schema::Entity &entity)
{
    const design::Node root = design::shapeOfEntity(model, entity);
    const design::Node &id = *root.field(design::idName);
    const FieldType type = id.type();
    if (type != FieldType::String && type != FieldType::Int32 && type != FieldType::Int64 &&
        type != FieldType::ObjectId)
        return Text::tr("An _id of this type cannot be written into a text and read back.");
    const bool composed = id.derivation && id.derivation->of.contains(QLatin1Char(','));
    if (composed || holdsComma(id.constraints.enumValues))
        return Text::tr("An _id may hold a comma, which separates the levels of a path.");
    return {};
}

QList<TreeVariant> treeVariants(const schema::ModelIndex &model, const schema::Relationship &relationship)
{
    using enum TreeVariant;
    const schema::Entity *entity = model.entity(relationship.a.entity);
    const TreeRates rates = treeRates(model, relationship);
    if (!entity || rates.reads() <= 0 || rates.moves > frequentMoves * rates.reads())
        return {ParentReferences};
    const bool bounded = relationship.growth == schema::Growth::Bounded && relationship.b.perOther.max <= mostChildren;
    const bool paths = pathFault(model, *entity).isEmpty();
    QList<std::pair<double, TreeVariant>> ranks;
    ranks << std::pair(rates.ancestors, Ancestors);
    ranks << std::pair(paths ? rates.branches : -1, Path);
    ranks << std::pair(rates.changes <= fixedChanges * rates.branches ? rates.branches * 1.01 : -1, NestedSets);
    ranks << std::pair(bounded ? rates.children : -1, ChildReferences);
    std::stable_sort(ranks.begin(), ranks.end(), [](const auto &a, const auto &b) { return a.first > b.first; });
    QList<TreeVariant> variants;
    for (const auto &[rate, variant] : std::as_const(ranks)) {
        if (rate > 0)
            variants << variant;
    }
    if (!paths && rates.branches > 0 && !variants.contains(Ancestors))
        variants << Ancestors;
    return variants << ParentReferences;
}

} // namespace sw::patterns
