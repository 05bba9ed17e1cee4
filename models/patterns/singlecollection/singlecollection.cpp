// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/singlecollection/singlecollection.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/placement/placementconstraints.h"
#include "models/design/shape/entityshape.h"
#include "models/patterns/core/grouping.h"
#include "models/patterns/kinds/mergedsource.h"
#include "models/patterns/patternregistry.h"
#include "models/patterns/singlecollection/singlecollectionmigration.h"
#include "models/patterns/singlecollection/singlecollectionscripts.h"
#include "models/patterns/singlecollection/singlecollectionshape.h"
#include "models/schema/names.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QSet>

#include <algorithm>

namespace sw::patterns
{

using design::Collection;
using design::Node;
using schema::FieldType;
using schema::RelationshipType;

namespace
{

constexpr double leastJoins = 1;   // a second, and
constexpr double leastShare = 0.3; // of the reads of the root: less is not what its documents are read for
constexpr double fewLinks = 100;
constexpr int deepest = 2; // levels below the root that a composed id tells

const char *const variantNames[] = {"links", "typedLinks", "overloaded"};

const schema::Relationship *relationshipOf(const UseContext &context)
{
    const schema::Relationship *relationship = context.model.relationship(context.use.relationship);
    const bool fits = relationship && !relationship->isSelf() && relationship->type != RelationshipType::OneToOne;
    return fits && context.model.entity(relationship->a.entity) && context.model.entity(relationship->b.entity)
               ? relationship
               : nullptr;
}

SingleVariant variantOf(const UseContext &context)
{
    const QString name = context.text("variant");
    return name == QLatin1String(variantNames[1])   ? SingleVariant::TypedLinks
           : name == QLatin1String(variantNames[2]) ? SingleVariant::Overloaded
                                                    : SingleVariant::Links;
}

QString collectionNameFor(const schema::Entity &a, const schema::Entity &b)
{
    return singularOf(a) + QStringLiteral("_and_") + schema::collectionNameOf(b);
}

/// A field of the documents themselves that \p wanted is true for; "" when there is none.
template <typename Wanted>
QString topField(const Node &root, const Wanted &wanted)
{
    const auto found = std::find_if(root.fields.cbegin(), root.fields.cend(), wanted);
    return found == root.fields.cend() ? QString() : found->name;
}

bool isIdBy(const Node &node, const schema::RelationshipId &relationship)
{
    return node.reference && node.reference->relationship == relationship && node.reference->path == design::idName &&
           !node.copyOf;
}

bool isListBy(const Node &node, const schema::RelationshipId &relationship)
{
    return node.isArray() && !node.fields.isEmpty() && isIdBy(node.item(), relationship);
}

/// Characters that no number, object id or usual key holds, and that mean nothing in a regular expression.
QList<Choice> separators()
{
    return {{QStringLiteral("/"), Text::tr("Slash /")},     {QStringLiteral(":"), Text::tr("Colon :")},
            {QStringLiteral("#"), Text::tr("Hash #")},      {QStringLiteral(","), Text::tr("Comma ,")},
            {QStringLiteral(";"), Text::tr("Semicolon ;")}, {QStringLiteral("~"), Text::tr("Tilde ~")}};
}

/// How documents of \p entity say in the model what their ids are: the node of their _id.
QString idFault(const Node &id, const QString &separator)
{
    using enum FieldType;
    if (id.type() != String && id.type() != ObjectId && id.type() != Int32 && id.type() != Int64)
        return Text::tr(
            "An id that is neither a text, a whole number nor an object id cannot be put into another one.");
    const bool holds = std::any_of(id.constraints.enumValues.cbegin(), id.constraints.enumValues.cend(),
                                   [&](const QString &value) { return value.contains(separator); });
    if (holds || (id.derivation && id.derivation->of.contains(separator)))
        return Text::tr("An _id may hold \"%1\", which separates the ids.").arg(separator);
    return {};
}

} // namespace

QString SingleCollection::name() const
{
    return Text::tr("Single collection");
}

QList<Parameter> SingleCollection::parameters() const
{
    using Kind = Parameter::Kind;
    const QList<Choice> variants{{QLatin1String(variantNames[0]), Text::tr("Array of ids")},
                                 {QLatin1String(variantNames[1]), Text::tr("Array of ids and kinds of documents")},
                                 {QLatin1String(variantNames[2]), Text::tr("One text of the ids from the root down")}};
    return {{QStringLiteral("collection"),
             Text::tr("Collection"),
             Kind::Text,
             {},
             0,
             0,
             {},
             Text::tr("A name that is not used yet.")},
            {QStringLiteral("variant"), Text::tr("Links"), Kind::Choice, variants.first().id, 0, 0, variants,
             Text::tr("One text is for one-to-many relationships only.")},
            {QStringLiteral("root"), Text::tr("Root"), Kind::Choice, QStringLiteral("a"), 0, 0, endChoices(),
             Text::tr("The end of the relationship whose documents the others belong to.")},
            {QStringLiteral("entities"),
             Text::tr("Further entities"),
             Kind::EntityList,
             QJsonArray(),
             0,
             0,
             {},
             Text::tr("Others that belong to the root, or to those below it."),
             true},
            {QStringLiteral("docType"),
             Text::tr("Field with the kind"),
             Kind::Text,
             QStringLiteral("docType"),
             0,
             0,
             {},
             Text::tr("Tells what a document is.")},
            {QStringLiteral("separator"), Text::tr("Separator"), Kind::Choice, separators().first().id, 0, 0,
             separators(), Text::tr("Between the ids of the one text; no id may hold it.")}};
}

QJsonObject SingleCollection::defaults(const schema::ModelIndex &model, const Target &target) const
{
    QJsonObject values{{QStringLiteral("variant"), QLatin1String(variantNames[0])},
                       {QStringLiteral("root"), QStringLiteral("a")},
                       {QStringLiteral("entities"), QJsonArray()},
                       {QStringLiteral("docType"), QStringLiteral("docType")},
                       {QStringLiteral("separator"), separators().first().id},
                       {QStringLiteral("collection"), QString()}};
    const schema::Relationship *relationship = model.relationship(target.relationship);
    const schema::Entity *a = relationship ? model.entity(relationship->a.entity) : nullptr;
    const schema::Entity *b = relationship ? model.entity(relationship->b.entity) : nullptr;
    if (!a || !b)
        return values;
    // The array is in the documents that hold the fewer links.
    const bool rootIsB = relationship->type == RelationshipType::ManyToMany &&
                         relationship->b.perOther.likely < relationship->a.perOther.likely;
    values.insert(QStringLiteral("root"), rootIsB ? QStringLiteral("b") : QStringLiteral("a"));
    values.insert(QStringLiteral("collection"), rootIsB ? collectionNameFor(*b, *a) : collectionNameFor(*a, *b));
    return values;
}

QHash<QString, QString> SingleCollection::conflicts() const
{
    return {{QStringLiteral("time-series"), Text::tr("a time-series collection holds one type of measurement.")}};
}

base::Result<void> SingleCollection::checkTarget(const UseContext &context) const
{
    if (relationshipOf(context))
        return {};
    return error(
        context,
        Text::tr("Documents share a collection along a one-to-many or many-to-many relationship of two entities."),
        Text::tr("Choose such a relationship."));
}

const schema::Entity *SingleCollection::fieldOwner(const UseContext &) const
{
    return nullptr;
}

base::Result<void> SingleCollection::checkMore(const UseContext &context) const
{
    const QString docType = context.text("docType");
    if (docType.contains(QLatin1Char('.')) || docType == design::idName)
        return error(context, Text::tr("\"%1\" cannot be the name of this field.").arg(docType),
                     Text::tr("Give it a plain name of its own."), QStringLiteral("docType"));
    const base::Result<SingleParts> parts = modelParts(context);
    return parts ? base::Result<void>() : parts.error();
}

/// What the model says of the kinds, without the places where a design keeps them.
base::Result<SingleParts> SingleCollection::modelParts(const UseContext &context) const
{
    const schema::Relationship &relationship = *relationshipOf(context);
    const bool rootIsA = context.text("root") == QLatin1String("a");
    if (!rootIsA && relationship.type == RelationshipType::OneToMany)
        return error(context, Text::tr("The root of a one-to-many relationship is its one side."),
                     Text::tr("Choose \"%1\" (a).").arg(context.model.entity(relationship.a.entity)->name),
                     QStringLiteral("root"));
    SingleParts parts;
    parts.variant = variantOf(context);
    parts.collection = context.text("collection");
    parts.docType = context.text("docType");
    parts.separator = context.text("separator");
    const schema::Entity *root = context.model.entity(rootIsA ? relationship.a.entity : relationship.b.entity);
    const schema::Entity *other = context.model.entity(rootIsA ? relationship.b.entity : relationship.a.entity);
    parts.kinds << SingleKind{root, -1, nullptr, kindValue(*root)}
                << SingleKind{other, 0, &relationship, kindValue(*other)};
    if (parts.variant == SingleVariant::Overloaded && relationship.type == RelationshipType::ManyToMany)
        return error(context, Text::tr("A composed id holds one way from the root only."),
                     Text::tr("Choose %1 for a many-to-many relationship.").arg(choiceName("variant", "links")),
                     QStringLiteral("variant"));
    base::Result<void> fits = addFurther(parts, context);
    if (fits)
        fits = checkIds(parts, context);
    return fits ? base::Result<SingleParts>(parts) : fits.error();
}

base::Result<void> SingleCollection::addFurther(SingleParts &parts, const UseContext &context) const
{
    const bool chain = parts.variant == SingleVariant::Overloaded;
    for (const QString &name : pathsOf(context.parameters.value(QStringLiteral("entities")))) {
        const schema::Entity *entity = entityCalled(context.model.model(), name);
        SingleKind kind{entity, -1, nullptr, entity ? kindValue(*entity) : QString()};
        for (qsizetype i = 0; i < (chain ? parts.kinds.size() : 1) && entity && !kind.relationship; ++i) {
            const schema::EntityId above = parts.kinds.at(i).entity->id;
            for (const schema::Relationship *one : context.model.relationshipsOf(entity->id)) {
                const bool down =
                    one->type == RelationshipType::OneToMany && one->a.entity == above && one->b.entity == entity->id;
                const bool many = !chain && one->type == RelationshipType::ManyToMany &&
                                  (one->a.entity == above || one->b.entity == above);
                if (!one->isSelf() && (down || many) && !kind.relationship) {
                    kind.relationship = one;
                    kind.above = i;
                }
            }
        }
        const bool known = std::any_of(parts.kinds.cbegin(), parts.kinds.cend(),
                                       [&](const SingleKind &other) { return other.entity == entity; });
        if (known || !kind.relationship) {
            return error(
                context,
                known ? Text::tr("%1 is there already.").arg(name)
                      : Text::tr("%1 does not belong to the others.").arg(name),
                chain ? Text::tr("Name entities that are the many side of a relationship with one that is there.")
                      : Text::tr("Name entities that are related to the root."),
                QStringLiteral("entities"));
        }
        parts.kinds << kind;
        if (parts.depthOf(parts.kinds.size() - 1) > deepest)
            return error(context, Text::tr("%1 is too far from the root.").arg(name),
                         Text::tr("A composed id holds three ids at most."), QStringLiteral("entities"));
    }
    return {};
}

/// Of a composed id: no part may hold the separator.
base::Result<void> SingleCollection::checkIds(const SingleParts &parts, const UseContext &context) const
{
    if (parts.variant != SingleVariant::Overloaded)
        return {};
    for (const SingleKind &kind : parts.kinds) {
        const Node shape = design::shapeOfEntity(context.model, *kind.entity);
        const QString fault = idFault(*shape.field(design::idName), parts.separator);
        if (!fault.isEmpty())
            return error(context, fault,
                         Text::tr("Choose another separator, or %1: an array holds ids of any kind.")
                             .arg(choiceName("variant", "links")),
                         QStringLiteral("separator"));
    }
    return {};
}

base::Result<SingleParts> SingleCollection::partsIn(const design::Design &design, const UseContext &context) const
{
    base::Result<SingleParts> parts = modelParts(context);
    if (!parts)
        return parts;
    for (SingleKind &kind : parts->kinds) {
        const base::Result<void> located = locate(design, *parts, kind, context);
        if (!located)
            return located.error();
    }
    const Node *id = design.collection(parts->root().collection)->root.field(design::idName);
    parts->idType = id ? id->type() : FieldType::ObjectId;
    return parts;
}

base::Result<void> SingleCollection::locate(const design::Design &design, const SingleParts &parts, SingleKind &kind,
                                            const UseContext &context) const
{
    const std::optional<design::Location> home = homeOf(design, kind.entity->id);
    const Collection *collection = home ? design.collection(home->collection) : nullptr;
    if (!collection || !home->path.isEmpty() || collection->entity() != kind.entity->id)
        return error(context, Text::tr("%1 has no collection of its own in this design.").arg(kind.entity->name),
                     Text::tr("Store it apart from others."));
    if (collection->timeSeries || !collection->root.variants.isEmpty() || !collection->origin.isEmpty())
        return error(context, Text::tr("%1 is arranged by another pattern already.").arg(kind.entity->name),
                     Text::tr("Remove the other pattern first."));
    kind.collection = collection->name;
    return kind.above < 0 ? base::Result<void>() : locateLink(design, parts, kind, context);
}

base::Result<void> SingleCollection::locateLink(const design::Design &design, const SingleParts &parts,
                                                SingleKind &kind, const UseContext &context) const
{
    const Collection &own = *design.collection(kind.collection);
    const Collection &above = *design.collection(parts.kinds.at(kind.above).collection);
    const schema::RelationshipId link = kind.relationship->id;
    kind.ownLink = referencePath(own, link);
    kind.ownIsArray = !arrayOn(own.root, kind.ownLink).isEmpty();
    kind.ownIsGiven = kind.ownLink.contains(QLatin1Char('.'));
    kind.listAbove = topField(above.root, [&](const Node &node) { return isListBy(node, link); });
    const bool linked = !kind.ownLink.isEmpty() || !kind.listAbove.isEmpty();
    for (const Collection &collection : linked ? QList<Collection>() : design.collections) {
        if (collection.root.source.relationship != link || !collection.entities.isEmpty())
            continue;
        kind.linksAt = collection.name;
        kind.linkToOwn = topField(collection.root, [&](const Node &node) {
            return isIdBy(node, link) && node.reference->collection == kind.collection;
        });
        kind.linkToAbove = topField(collection.root, [&](const Node &node) {
            return isIdBy(node, link) && node.reference->collection == above.name;
        });
    }
    if (!kind.relationship->attributes.isEmpty())
        return error(context, Text::tr("The links have fields of their own."),
                     Text::tr("Keep these links where they are, or make them an entity."));
    if (!linked && (kind.linkToOwn.isEmpty() || kind.linkToAbove.isEmpty()))
        return error(context,
                     Text::tr("%1 and %2 are not linked by ids in this design.").arg(kind.collection, above.name),
                     Text::tr("Store the relationship as a reference."));
    return {};
}

base::Result<void> SingleCollection::apply(design::Design &design, const UseContext &context) const
{
    base::Result<SingleParts> parts = partsIn(design, context);
    if (!parts)
        return parts.error();
    if (design.collection(parts->collection))
        return error(context, Text::tr("There is a collection \"%1\" already.").arg(parts->collection),
                     Text::tr("Choose another name."), QStringLiteral("collection"));
    design::Design changed = design;
    Merging merging{parts->collection, parts->docType, {}, {}};
    for (qsizetype i = 0; i < parts->kinds.size(); ++i)
        merging.kinds << MergedKind{
            parts->kinds.at(i).collection, parts->kinds.at(i).value, {singleLinks(design, *parts, i)}};
    for (const SingleKind &kind : std::as_const(parts->kinds)) {
        if (!kind.ownLink.isEmpty() && !kind.ownIsGiven)
            takeNode(changed.collection(kind.collection)->root, kind.ownLink);
        if (!kind.listAbove.isEmpty())
            takeNode(changed.collection(parts->kinds.at(kind.above).collection)->root, kind.listAbove);
        changed.collections.removeIf(
            [&](const Collection &one) { return !kind.linksAt.isEmpty() && one.name == kind.linksAt; });
    }
    if (const base::Result<void> merged = mergeCollections(changed, merging, context); !merged)
        return merged.error();
    Collection &collection = *changed.collection(parts->collection);
    Node *id = collection.root.field(design::idName);
    const bool free = id && id->type() == FieldType::String && id->constraints.pattern.isEmpty() &&
                      id->constraints.enumValues.isEmpty();
    if (parts->variant == SingleVariant::Overloaded && free && !id->derivation)
        id->constraints.pattern = QStringLiteral("^[^%1]+$").arg(parts->separator);
    collection.indexes << singleIndexes(*parts, context);
    changed.efforts << singleEfforts(*parts, context);
    design = changed;
    return {};
}

namespace
{

/// Why the parts cannot simply be embedded; empty when they can.
QString obstacleOf(const design::Design &design, const schema::Relationship &relationship)
{
    if (relationship.type == RelationshipType::ManyToMany)
        return Text::tr("Each belongs to many on both sides: embedded ones would be copies.");
    if (relationship.shared)
        return Text::tr("They belong to others as well: embedded ones would be copies.");
    const design::PlacementDecision *decision = design.placement(relationship.id);
    const QList<design::Candidate> candidates = decision ? decision->candidates : QList<design::Candidate>();
    for (const design::Candidate &candidate : candidates) {
        const bool isPossible = candidate.refusedBy.isEmpty() || candidate.refusedBy == design::evidenceCode;
        if (candidate.placement == schema::Placement::EmbedInA && !isPossible)
            return Text::tr("They cannot be embedded: %1").arg(candidate.reason);
    }
    return {};
}

/// Reads a second that start at \p root and fetch what \p relationship links to it.
double joinsOf(const schema::ModelIndex &model, const schema::Relationship &relationship, const schema::EntityId &root)
{
    double joins = 0;
    for (const schema::Operation *operation : model.operationsOf(root)) {
        const bool follows =
            operation->entity == root &&
            std::any_of(operation->path.cbegin(), operation->path.cend(), [&](const schema::PathStep &step) {
                return step.relationship == relationship.id && step.to != root;
            });
        joins += operation->isRead() && follows ? operation->perSecond : 0;
    }
    return joins;
}

/// Reads a second that start at \p root.
double readsOf(const schema::ModelIndex &model, const schema::EntityId &root)
{
    double reads = 0;
    for (const schema::Operation *operation : model.operationsOf(root))
        reads += operation->isRead() && operation->entity == root ? operation->perSecond : 0;
    return reads;
}

/// Whether the reads of \p root usually want the other side too.
Condition rootReads(const schema::ModelIndex &model, const schema::Relationship &relationship,
                    const schema::Entity &root)
{
    const double together = joinsOf(model, relationship, root.id);
    const double all = readsOf(model, root.id);
    const QString what = schema::collectionNameOf(root);
    const bool isA = relationship.a.entity == root.id;
    const schema::Entity *linked = model.entity(isA ? relationship.b.entity : relationship.a.entity);
    const QString other = linked != nullptr ? schema::collectionNameOf(*linked) : QString();
    if (together <= 0)
        return {
            Text::tr("No read of %1 also needs %2, so one collection for both would save no lookup.").arg(what, other),
            false, true};
    const QString share = base::percentText(together / all);
    if (together < leastShare * all)
        return {Text::tr("Only %1 of the reads of %2 also need %3; the rest would meet documents of several shapes.")
                    .arg(share, what, other),
                false, true};
    if (together < leastJoins)
        return {Text::tr("Reads of %1 that also need %2: only %3, so one collection would save few lookups.")
                    .arg(what, other, base::rateText(base::PerSecond(together))),
                false, true};
    return {Text::tr("%1 of the reads of %2 also need %3.").arg(share, what, other), true, true};
}

/// Those whose documents are read together, the most frequent first: of one entity's documents all are in one place
/// only.
QList<std::pair<double, const schema::Relationship *>> joinedRelationships(const schema::ModelIndex &model)
{
    QList<std::pair<double, const schema::Relationship *>> joined;
    for (const schema::Relationship &relationship : model.model().relationships) {
        const double joins = std::max(joinsOf(model, relationship, relationship.a.entity),
                                      joinsOf(model, relationship, relationship.b.entity));
        if (joins > 0)
            joined << std::pair(joins, &relationship);
    }
    std::stable_sort(joined.begin(), joined.end(), [](const auto &a, const auto &b) { return a.first > b.first; });
    return joined;
}

} // namespace

QList<Finding> SingleCollection::findings(const schema::ModelIndex &model, const design::Design &design,
                                          const Targets &) const
{
    QList<Finding> findings;
    QSet<schema::EntityId> taken;
    for (const auto &[joins, joined] : joinedRelationships(model)) {
        const schema::Relationship &relationship = *joined;
        const schema::PatternUse use{{}, id(), {}, relationship.id, {}, {}, true, {}};
        const Target target{{}, relationship.id, {}};
        const UseContext context{model, use, parametersAt(model, target)};
        if (!relationshipOf(context) || taken.contains(relationship.a.entity) || taken.contains(relationship.b.entity))
            continue;
        const base::Result<SingleParts> parts = partsIn(design, context);
        if (!parts || design.collection(parts->collection))
            continue;
        const QString obstacle = obstacleOf(design, relationship);
        const schema::Cardinality links = parts->kinds.at(1).linkCount();
        const auto ages = [](const SingleKind &kind) {
            return kind.entity->lifecycle != schema::Lifecycle::KeepForever;
        };
        const bool expires = std::any_of(parts->kinds.cbegin(), parts->kinds.cend(), ages);
        Finding finding{target, {context.parameters}, {}, {}};
        finding.conditions = {
            {obstacle.isEmpty() ? Text::tr("They can be embedded.") : obstacle, !obstacle.isEmpty(), true},
            rootReads(model, relationship, *parts->root().entity),
            {links.max <= 1 ? Text::tr("Each document has at most one parent.")
                            : Text::tr("Each document has at most %1 parents.").arg(base::countText(links.max)),
             links.max <= fewLinks, false},
            {expires ? Text::tr("Not all kinds are kept equally long.") : Text::tr("All kinds are kept equally long."),
             !expires, false}};
        finding.price = {Text::tr("documents of several shapes, told apart by a field"),
                         Text::tr("references must be kept consistent"),
                         Text::tr("expiry, sharding and access rights per type are harder")};
        QJsonObject overloaded = context.parameters;
        overloaded.insert(QStringLiteral("variant"), QLatin1String(variantNames[2]));
        if (finding.possible() && check({model, use, overloaded}) && partsIn(design, {model, use, overloaded}))
            finding.parameterSets << overloaded;
        if (finding.possible())
            taken << relationship.a.entity << relationship.b.entity;
        findings << finding;
    }
    return findings;
}

QList<CodeSnippet> SingleCollection::code(const design::Design &design, const UseContext &context) const
{
    base::Result<SingleParts> parts = modelParts(context);
    const Collection *made = madeCollection(design, context);
    if (!parts || !made)
        return {};
    const Node *id = made->root.field(design::idName);
    parts->idType = id ? id->type() : FieldType::ObjectId;
    parts->versions = versionFields(made->root);
    return singleCode(*parts, context);
}

Migration SingleCollection::migration(const design::Design &before, const design::Design &after,
                                      const UseContext &context) const
{
    base::Result<SingleParts> parts = partsIn(before, context);
    const Collection *made = parts ? after.collection(parts->collection) : nullptr;
    if (!made)
        return {};
    parts->versions = versionFields(made->root);
    return singleMigration(*parts, before, after);
}

const Pattern &singleCollection()
{
    static const SingleCollection pattern;
    return pattern;
}

} // namespace sw::patterns
