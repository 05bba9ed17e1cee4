// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/tree/tree.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/shape/documentsize.h"
#include "models/design/shape/entityshape.h"
#include "models/design/shape/linknames.h"
#include "models/patterns/tree/treemigration.h"
#include "models/schema/names.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sw::patterns
{

using design::Collection;
using design::KeyKind;
using design::Node;
using schema::FieldType;

namespace
{

constexpr double leastDepth = 10; // levels that are always allowed
constexpr double rareMoves = 0.1; // of the reads along the hierarchy

const schema::Relationship *treeOf(const schema::ModelIndex &model, const schema::RelationshipId &id)
{
    const schema::Relationship *relationship = model.relationship(id);
    const bool fits =
        relationship && relationship->isSelf() && relationship->type == schema::RelationshipType::OneToMany;
    return fits && model.entity(relationship->a.entity) ? relationship : nullptr;
}

bool isLink(const Node &node, const schema::RelationshipId &relationship)
{
    const Node &value = node.isArray() && !node.fields.isEmpty() ? node.item() : node;
    return value.reference && value.reference->relationship == relationship && !value.copyOf;
}

QString parentName(const schema::ModelIndex &model, const schema::Relationship &relationship)
{
    schema::RelationshipEnd end = relationship.a;
    if (end.role.isEmpty())
        end.role = QStringLiteral("parent");
    return design::referenceName(end, *model.entity(end.entity));
}

/// {children: {$gt: ""}}: leaves out documents without children, and serves every search for a child.
base::Bson withChildren(const QString &path, FieldType id)
{
    base::BsonBuilder filter;
    filter.beginDocument(path);
    const QString above = QStringLiteral("$gt");
    if (id == FieldType::String)
        filter.string(above, {});
    else if (id == FieldType::ObjectId)
        filter.objectId(above, QByteArray(12, '\0'));
    else if (id == FieldType::Int32 || id == FieldType::Int64 || id == FieldType::Double || id == FieldType::Decimal128)
        filter.real(above, -std::numeric_limits<double>::infinity());
    else
        return {};
    return filter.finish();
}

double idLength(const Node &id)
{
    return design::textLength(id) + 1;
}

Node number(const QString &name, const schema::RelationshipId &relationship)
{
    Node node = design::makeNode(name, FieldType::Int32);
    node.types = {FieldType::Int32, FieldType::Double, FieldType::Int64, FieldType::Decimal128};
    node.constraints.minimum = 1;
    node.mutability = schema::Mutability::Often;
    node.source.relationship = relationship;
    return node;
}

/// Documents that an operation reads in the branch, the one on top included.
double branchDocuments(const schema::Operation &operation, const schema::Relationship &relationship)
{
    double level = std::max(1.0, operation.selectivity.value_or(1));
    double all = level;
    for (const schema::PathStep &step : operation.path) {
        if (step.relationship != relationship.id)
            continue;
        level *= std::max(1.0, step.itemsWanted.value_or(relationship.b.perOther.likely));
        all += level;
    }
    return all;
}

QString priceOf(TreeVariant variant)
{
    switch (variant) {
    case TreeVariant::ParentReferences:
        return Text::tr("branches and breadcrumbs take a recursive query");
    case TreeVariant::ChildReferences:
        return Text::tr("a move writes two documents");
    case TreeVariant::NestedSets:
        return Text::tr("every change numbers half of the documents again");
    case TreeVariant::Ancestors:
    case TreeVariant::Path:
        break;
    }
    return Text::tr("a move rewrites the whole branch");
}

} // namespace

QString Tree::name() const
{
    return Text::tr("Tree");
}

QList<Parameter> Tree::parameters() const
{
    using Kind = Parameter::Kind;
    const QList<Choice> variants{{QStringLiteral("parentReferences"), Text::tr("Its parent (parent references)")},
                                 {QStringLiteral("childReferences"), Text::tr("Its children (child references)")},
                                 {QStringLiteral("ancestors"), Text::tr("All its ancestors (array of ancestors)")},
                                 {QStringLiteral("path"), Text::tr("Its path as text (materialized paths)")},
                                 {QStringLiteral("nestedSets"), Text::tr("Its range of numbers (nested sets)")}};
    return {
        {QStringLiteral("variant"),
         Text::tr("A document knows"),
         Kind::Choice,
         {},
         0,
         0,
         variants,
         Text::tr("Parent references suit many moves, ancestors breadcrumbs, paths branches, and nested sets branches "
                  "of trees that hardly change.")},
        {QStringLiteral("children"),
         Text::tr("Array of children"),
         Kind::Text,
         QStringLiteral("children"),
         0,
         0,
         {},
         {}},
        {QStringLiteral("ancestors"),
         Text::tr("Array of ancestors"),
         Kind::Text,
         QStringLiteral("ancestors"),
         0,
         0,
         {},
         {}},
        {QStringLiteral("path"), Text::tr("Field with the path"), Kind::Text, QStringLiteral("path"), 0, 0, {}, {}},
        {QStringLiteral("left"),
         Text::tr("Left number (nested set)"),
         Kind::Text,
         QStringLiteral("left"),
         0,
         0,
         {},
         {}},
        {QStringLiteral("right"),
         Text::tr("Right number (nested set)"),
         Kind::Text,
         QStringLiteral("right"),
         0,
         0,
         {},
         {}},
        {QStringLiteral("depth"),
         Text::tr("Maximum levels"),
         Kind::Integer,
         {},
         2,
         90,
         {},
         Text::tr("The longest way from the root.")}};
}

QJsonObject Tree::defaults(const schema::ModelIndex &model, const Target &target) const
{
    QJsonObject values;
    for (const char *name : {"children", "ancestors", "path", "left", "right"})
        values.insert(QLatin1String(name), QLatin1String(name));
    const schema::Relationship *relationship = treeOf(model, target.relationship);
    const TreeVariant variant =
        relationship ? treeVariants(model, *relationship).first() : TreeVariant::ParentReferences;
    values.insert(QStringLiteral("variant"), nameOfVariant(variant));
    const double depth = relationship ? likelyDepth(*relationship, *model.entity(relationship->a.entity)) : 1;
    values.insert(QStringLiteral("depth"), std::min(90.0, std::max(leastDepth, 2 * depth)));
    return values;
}

base::Result<void> Tree::checkTarget(const UseContext &context) const
{
    const schema::Relationship *tree = treeOf(context.model, context.use.relationship);
    if (tree && !keyObstacle(*tree).isEmpty())
        return error(context, keyObstacle(*tree), Text::tr("Take the key out of the relationship first."));
    if (tree)
        return {};
    return error(context, Text::tr("A tree is a one-to-many relationship of an entity with itself."),
                 Text::tr("Choose such a relationship."));
}

const schema::Entity *Tree::fieldOwner(const UseContext &context) const
{
    const schema::Relationship *relationship = treeOf(context.model, context.use.relationship);
    return relationship ? context.model.entity(relationship->a.entity) : nullptr;
}

base::Result<void> Tree::checkMore(const UseContext &context) const
{
    const TreeParts parts = treeParts(context);
    QSet<QString> names;
    for (const char *parameter : {"children", "ancestors", "path", "left", "right"}) {
        const QString name = context.text(parameter);
        if (name.contains(QLatin1Char('.')) || name == design::idName || names.contains(name))
            return error(context, Text::tr("\"%1\" cannot be the name of this field.").arg(name),
                         Text::tr("Give it a plain name of its own."), QLatin1String(parameter));
        names.insert(name);
    }
    const QString fault =
        parts.variant == TreeVariant::Path ? pathFault(context.model, *fieldOwner(context)) : QString();
    if (!fault.isEmpty())
        return error(context, fault,
                     Text::tr("Choose %1: an array holds ids of any kind.").arg(choiceName("variant", "ancestors")),
                     QStringLiteral("variant"));
    return {};
}

TreeParts treeParts(const UseContext &context)
{
    TreeParts parts;
    const schema::Relationship &relationship = *treeOf(context.model, context.use.relationship);
    const schema::Entity &entity = *context.model.entity(relationship.a.entity);
    parts.variant = variantNamed(context.text("variant")).value_or(TreeVariant::ParentReferences);
    parts.parent = parentName(context.model, relationship);
    parts.children = context.text("children");
    parts.ancestors = context.text("ancestors");
    parts.path = context.text("path");
    parts.left = context.text("left");
    parts.right = context.text("right");
    parts.node = schema::singularName(schema::collectionNameOf(entity));
    return parts;
}

base::Result<TreeParts> Tree::partsIn(const design::Design &design, const UseContext &context) const
{
    TreeParts parts = treeParts(context);
    const std::optional<design::Location> home = homeOf(design, fieldOwner(context)->id);
    const Collection *collection = home ? design.collection(home->collection) : nullptr;
    if (!collection || !home->path.isEmpty())
        return error(context, Text::tr("They have no collection of their own in this design."),
                     Text::tr("Keep them in a collection of their own."));
    parts.collection = collection->name;
    const Node *id = collection->root.field(design::idName);
    parts.idType = id ? id->type() : FieldType::ObjectId;
    bool parent = false;
    for (const Node &node : collection->root.fields) {
        if (!isLink(node, context.use.relationship))
            continue;
        if (node.isArray() && node.origin.isEmpty())
            parts.oldChildren = node.name;
        if (!node.isArray()) {
            parent = true;
            parts.parent = node.name;
        }
    }
    parts.hadParent = parent || parts.oldChildren.isEmpty();
    return parts;
}

/// The fields that say where a document is, for the chosen variant.
QList<Node> Tree::position(const Node &root, const TreeParts &parts, const UseContext &context) const
{
    const schema::Relationship &relationship = *treeOf(context.model, context.use.relationship);
    const schema::Entity &entity = *fieldOwner(context);
    const double most = context.parameters.value(QStringLiteral("depth")).toDouble();
    const double depth = std::min(most, likelyDepth(relationship, entity));
    const design::Reference reference{parts.collection, relationship.id};
    Node parent = referenceTo(root, parts.parent, reference);
    for (const Node &node : root.fields) {
        if (isLink(node, relationship.id) && !node.isArray())
            parent = node;
    }
    parent.presence = std::min(parent.presence, 0.99);
    parent.distinctValues = entity.count.likely;
    const auto list = [&](const QString &name, const schema::Cardinality &count, bool ofChildren) {
        Node array = design::makeArray(name, referenceTo(root, {}, reference), count);
        array.item().reference->once = ofChildren;
        array.source.relationship = relationship.id;
        return array;
    };
    switch (parts.variant) {
    case TreeVariant::ParentReferences:
        return {parent};
    case TreeVariant::ChildReferences:
        return {list(parts.children,
                     {0, std::min(relationship.b.perOther.likely, 1.0), relationship.b.perOther.max, false}, true)};
    case TreeVariant::Ancestors:
        return {parent, list(parts.ancestors, {0, depth, most, false}, false)};
    case TreeVariant::NestedSets:
        return {parent, number(parts.left, relationship.id), number(parts.right, relationship.id)};
    case TreeVariant::Path:
        break;
    }
    Node path = design::makeNode(parts.path, FieldType::String);
    path.nullable = true;
    path.averageBytes = 1 + depth * idLength(*root.field(design::idName));
    path.distinctValues = entity.count.likely;
    path.constraints.pattern = QStringLiteral("^(,[^,]+)+,$");
    path.source.relationship = relationship.id;
    return {path};
}

void Tree::addIndexes(Collection &collection, const TreeParts &parts, const UseContext &context) const
{
    const auto key = [](const QString &path) {
        return design::IndexKey{path, KeyKind::Ascending};
    };
    const QString children = Text::tr("the children of a document");
    const QString branch = Text::tr("all that is below a document");
    switch (parts.variant) {
    case TreeVariant::ParentReferences:
        collection.indexes << patternIndex({key(parts.parent)}, children, context);
        return;
    case TreeVariant::ChildReferences: {
        design::Index once =
            patternIndex({key(parts.children)}, Text::tr("the parent of a document, and one only"), context);
        once.partialFilter = withChildren(parts.children, parts.idType);
        once.unique = !once.partialFilter.isEmpty();
        collection.indexes << once;
        collection.served << QStringList{parts.children};
        return;
    }
    case TreeVariant::Ancestors:
        collection.indexes << patternIndex({key(parts.ancestors)}, branch, context)
                           << patternIndex({key(parts.parent)}, children, context);
        return;
    case TreeVariant::Path:
        collection.indexes << patternIndex({key(parts.path)}, branch, context);
        return;
    case TreeVariant::NestedSets:
        collection.indexes << patternIndex({key(parts.left), key(parts.right)}, branch, context)
                           << patternIndex({key(parts.parent)}, children, context);
        return;
    }
}

base::Result<void> Tree::apply(design::Design &design, const UseContext &context) const
{
    const base::Result<TreeParts> parts = partsIn(design, context);
    if (!parts)
        return parts.error();
    Collection &collection = *design.collection(parts->collection);
    Node &root = collection.root;
    const schema::RelationshipId link = context.use.relationship;
    QList<Node> made = position(root, *parts, context);
    for (const Node &node : std::as_const(made)) {
        const Node *there = root.field(node.name);
        if (there && !isLink(*there, link))
            return error(context, Text::tr("There is a field \"%1\" already.").arg(node.name),
                         Text::tr("Give it another name."));
    }
    const auto first =
        std::find_if(root.fields.cbegin(), root.fields.cend(), [&](const Node &node) { return isLink(node, link); });
    const qsizetype at =
        first == root.fields.cend() ? std::min<qsizetype>(1, root.fields.size()) : first - root.fields.cbegin();
    root.fields.removeIf([&](const Node &node) { return isLink(node, link); });
    for (qsizetype i = 0; i < made.size(); ++i) {
        setOrigin(made[i], context.origin());
        root.fields.insert(std::min(at + i, root.fields.size()), made.at(i));
    }
    Node *id = root.field(design::idName);
    if (parts->variant == TreeVariant::Path && id && id->type() == FieldType::String &&
        id->constraints.pattern.isEmpty() && id->constraints.enumValues.isEmpty())
        id->constraints.pattern = QStringLiteral("^[^,]+$");
    addIndexes(collection, *parts, context);
    addEfforts(design, *parts, context);
    return {};
}

/// What the shape cannot tell: the way up is in the document, a branch is found by one index, and a move writes many
/// documents.
void Tree::addEfforts(design::Design &design, const TreeParts &parts, const UseContext &context) const
{
    const schema::Relationship &relationship = *treeOf(context.model, context.use.relationship);
    const schema::Entity &entity = *fieldOwner(context);
    const bool upward = parts.variant == TreeVariant::Ancestors || parts.variant == TreeVariant::Path;
    const bool numbers = parts.variant == TreeVariant::NestedSets;
    for (const schema::Operation *operation : context.model.operationsOf(entity.id)) {
        const TreeWalk walk = walkOf(*operation, relationship);
        design::Effort effort;
        effort.operation = operation->id;
        effort.origin = context.origin();
        const bool changes = walk == TreeWalk::Move || operation->kind == schema::OperationKind::Insert ||
                             operation->kind == schema::OperationKind::Delete;
        if (walk == TreeWalk::Ancestors && upward)
            effort.stored << relationship.id;
        else if (walk == TreeWalk::Branch && (upward || numbers))
            effort.instead = design::Amount{parts.collection, branchDocuments(*operation, relationship)};
        else if (changes && numbers && operation->entity == entity.id)
            effort.writes << design::Amount{parts.collection, std::max(1.0, entity.count.likely / 2)};
        else if (walk == TreeWalk::Move && upward)
            effort.writes << design::Amount{parts.collection, likelyDepth(relationship, entity)};
        else if (walk == TreeWalk::Move && parts.variant == TreeVariant::ChildReferences)
            effort.writes << design::Amount{parts.collection, 1};
        else
            continue;
        design.efforts << effort;
    }
}

QList<Condition> Tree::conditionsFor(const schema::ModelIndex &model, const schema::Relationship &relationship) const
{
    using base::PerSecond;
    using base::rateText;
    const TreeRates rates = treeRates(model, relationship);
    const TreeVariant variant = treeVariants(model, relationship).first();
    const schema::Entity &entity = *model.entity(relationship.a.entity);
    const double deep = likelyDepth(relationship, entity);
    return {{Text::tr("Lists of children %1, whole branches %2, breadcrumbs %3, moves %4.")
                 .arg(rateText(PerSecond(rates.children)), rateText(PerSecond(rates.branches)),
                      rateText(PerSecond(rates.ancestors)), rateText(PerSecond(rates.moves))),
             variant != TreeVariant::ParentReferences, true},
            {Text::tr("Moves are %1 of the reads along the hierarchy.")
                 .arg(base::percentText(rates.reads() > 0 ? rates.moves / rates.reads() : 1)),
             rates.moves <= rareMoves * rates.reads(), true},
            {Text::tr("Branches and breadcrumbs are asked for more often than lists of children."),
             rates.branches + rates.ancestors > rates.children, false},
            {Text::tr("There are %1 levels or so.").arg(base::countText(deep)), deep >= 2, false}};
}

QList<Finding> Tree::findings(const schema::ModelIndex &model, const design::Design &design, const Targets &) const
{
    QList<Finding> findings;
    for (const schema::Relationship &relationship : model.model().relationships) {
        if (!treeOf(model, relationship.id))
            continue;
        const Target target{{}, relationship.id, {}};
        const schema::PatternUse use{{}, id(), {}, relationship.id, {}, {}, true, {}};
        const UseContext context{model, use, parametersAt(model, target)};
        if (!partsIn(design, context) || treeRates(model, relationship).reads() <= 0)
            continue;
        const QList<TreeVariant> variants = treeVariants(model, relationship);
        Finding finding{target,
                        {},
                        conditionsFor(model, relationship),
                        {priceOf(variantNamed(context.text("variant")).value_or(variants.first())),
                         Text::tr("code that keeps the positions right")}};
        for (const TreeVariant variant : variants.mid(0, std::max<qsizetype>(1, variants.size() - 1))) {
            QJsonObject parameters = context.parameters;
            parameters.insert(QStringLiteral("variant"), nameOfVariant(variant));
            finding.parameterSets << parameters;
        }
        findings << finding;
    }
    return findings;
}

QList<CodeSnippet> Tree::code(const design::Design &design, const UseContext &context) const
{
    const base::Result<TreeParts> parts = partsIn(design, context);
    return parts ? treeCode(*parts, context) : QList<CodeSnippet>();
}

Migration Tree::migration(const design::Design &before, const design::Design &, const UseContext &context) const
{
    const base::Result<TreeParts> parts = partsIn(before, context);
    return parts ? treeMigration(*parts) : Migration();
}

const Pattern &tree()
{
    static const Tree pattern;
    return pattern;
}

} // namespace sw::patterns
