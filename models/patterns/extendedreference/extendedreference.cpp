// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/extendedreference/extendedreference.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/shape/documentsize.h"
#include "models/design/shape/entityshape.h"
#include "models/design/shape/linknames.h"
#include "models/patterns/core/target.h"
#include "models/patterns/extendedreference/joinedreads.h"
#include "models/schema/fieldpath.h"
#include "models/schema/names.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace sw::patterns
{

using design::Collection;
using design::Node;

namespace
{

constexpr double leastReads = 1;   // reads a second that are worth copies, or
constexpr double leastShare = 0.3; // this share of the reads of the holders
constexpr double writesPerLookup = 0.1;
constexpr int defaultFields = 2;

QStringList fieldsOf(const UseContext &context)
{
    return pathsOf(context.parameters.value(QStringLiteral("fields")));
}

/// The copied fields that change with their original; the others keep their state.
QStringList followedFields(const UseContext &context)
{
    if (context.text("policy") == QLatin1String("snapshot"))
        return {};
    QStringList fields = fieldsOf(context);
    const schema::Relationship *relationship = context.model.relationship(context.use.relationship);
    fields.removeIf([&](const QString &field) { return relationship && relationship->snapshotFields.contains(field); });
    return fields;
}

/// Puts \p node at \p path below \p object, making the objects on the way.
void insertAt(Node &object, const QString &path, const Node &node)
{
    const qsizetype dot = path.indexOf(QLatin1Char('.'));
    if (dot < 0) {
        object.fields << node;
        return;
    }
    const QString first = path.left(dot);
    if (!object.field(first))
        object.fields << design::makeObject(first, {});
    insertAt(*object.field(first), path.mid(dot + 1), node);
}

/// The copies are in what one of the other side has many of; of an N:M in the side that has fewer.
bool holdsInA(const schema::Relationship &relationship)
{
    return relationship.type == schema::RelationshipType::ManyToMany &&
           relationship.b.perOther.likely <= relationship.a.perOther.likely;
}

/// What the object with the copies is called after; empty when the end names no entity.
QString objectName(const schema::ModelIndex &model, const schema::Relationship &relationship)
{
    const bool many = relationship.type == schema::RelationshipType::ManyToMany;
    const schema::RelationshipEnd &end = holdsInA(relationship) ? relationship.b : relationship.a;
    const schema::Entity *original = model.entity(end.entity);
    if (!original)
        return {};
    const bool inItem = many && !relationship.attributes.isEmpty();
    const schema::RelationshipType shape = many && !inItem ? relationship.type : schema::RelationshipType::OneToOne;
    return design::embeddedName(inItem ? schema::RelationshipEnd{end.entity, {}, {}, {}} : end, *original, shape);
}

/// That name, unless another relationship of the holder comes before with the same.
QString freeObjectName(const schema::ModelIndex &model, const schema::Relationship &relationship)
{
    const auto holderOf = [](const schema::Relationship &one) {
        return holdsInA(one) ? one.a.entity : one.b.entity;
    };
    QStringList taken;
    for (const schema::Relationship &other : model.model().relationships) {
        if (other.id == relationship.id)
            break;
        if (holderOf(other) == holderOf(relationship))
            taken << objectName(model, other);
    }
    return design::freeName(objectName(model, relationship), relationship, taken);
}

/// Whether one of \p others lies in the same top field.
bool isBesideAny(const QString &field, const QStringList &others)
{
    return std::any_of(others.cbegin(), others.cend(),
                       [&](const QString &other) { return schema::topLevel(other) == schema::topLevel(field); });
}

/// The field that shows what a document is, then others that do not change often.
QJsonArray shownFields(const schema::Entity &entity)
{
    QStringList named, others;
    for (const schema::Field &field : entity.fields) {
        const bool plain = field.type != schema::FieldType::Array && field.type != schema::FieldType::Object &&
                           field.name != design::idName;
        if (!plain || field.mutability == schema::Mutability::Often || field.personal)
            continue;
        const bool names = field.name.contains(QLatin1String("name"), Qt::CaseInsensitive) ||
                           field.name.contains(QLatin1String("title"), Qt::CaseInsensitive);
        (names ? named : others) << field.name;
    }
    return QJsonArray::fromStringList(named.isEmpty() ? others.mid(0, 1) : named.mid(0, defaultFields));
}

} // namespace

QString ExtendedReference::name() const
{
    return Text::tr("Extended reference");
}

QList<Parameter> ExtendedReference::parameters() const
{
    using Kind = Parameter::Kind;
    const QList<Choice> policies{
        {QStringLiteral("snapshot"), Text::tr("Copies keep their state")},
        {QStringLiteral("transaction"), Text::tr("Copies are changed in the same transaction")},
        {QStringLiteral("bulk"), Text::tr("Copies are changed soon after")},
        {QStringLiteral("changeStream"), Text::tr("A change stream updates the copies")},
        {QStringLiteral("expiry"), Text::tr("Copies are renewed when they are read later")}};
    return {{QStringLiteral("fields"),
             Text::tr("Copied fields"),
             Kind::FieldList,
             {},
             0,
             0,
             {},
             Text::tr("Choose those that the reads through the reference want.")},
            {QStringLiteral("holder"), Text::tr("Copies are in"), Kind::Choice, QStringLiteral("b"), 0, 0, endChoices(),
             Text::tr("The end of the relationship that holds the reference.")},
            {QStringLiteral("as"), Text::tr("Name of the object"), Kind::Text, {}, 0, 0, {}, {}},
            {QStringLiteral("policy"), Text::tr("When the original changes"), Kind::Choice, QStringLiteral("bulk"), 0,
             0, policies, Text::tr("Transactions and change streams need a replica set.")}};
}

QJsonObject ExtendedReference::defaults(const schema::ModelIndex &model, const Target &target) const
{
    QJsonObject values{{QStringLiteral("holder"), QStringLiteral("b")},
                       {QStringLiteral("policy"), QStringLiteral("bulk")}};
    const schema::Relationship *relationship = model.relationship(target.relationship);
    if (!relationship)
        return values;
    const bool holderIsA = holdsInA(*relationship);
    values.insert(QStringLiteral("holder"), holderIsA ? QStringLiteral("a") : QStringLiteral("b"));
    const schema::Entity *original = model.entity((holderIsA ? relationship->b : relationship->a).entity);
    if (!original)
        return values;
    values.insert(QStringLiteral("as"), freeObjectName(model, *relationship));
    const ReferenceEnds ends{relationship, holderIsA};
    const QStringList kept = relationship->snapshotFields;
    QStringList fields = kept;
    for (const QString &read : fieldsToCopy(model, ends, joinedReads(model, ends))) {
        if (!isBesideAny(read, kept))
            fields << read;
    }
    values.insert(QStringLiteral("fields"),
                  fields.isEmpty() ? shownFields(*original) : QJsonArray::fromStringList(fields));
    if (!kept.isEmpty() && fields == kept)
        values.insert(QStringLiteral("policy"), QStringLiteral("snapshot"));
    return values;
}

base::Result<void> ExtendedReference::checkTarget(const UseContext &context) const
{
    if (referenceEnds(context))
        return {};
    return error(context, Text::tr("Fields are copied along a relationship of two entities."),
                 Text::tr("Choose a relationship."));
}

const schema::Entity *ExtendedReference::fieldOwner(const UseContext &context) const
{
    const std::optional<ReferenceEnds> ends = referenceEnds(context);
    return ends ? context.model.entity(ends->original().entity) : nullptr;
}

base::Result<void> ExtendedReference::checkMore(const UseContext &context) const
{
    const QStringList fields = fieldsOf(context);
    if (fields.contains(design::idName))
        return error(context, Text::tr("The _id is always copied."), Text::tr("Leave it out of the list."),
                     QStringLiteral("fields"));
    for (const QString &field : fields) {
        const bool twice =
            fields.count(field) > 1 || std::any_of(fields.cbegin(), fields.cend(),
                                                   [&](const QString &other) { return schema::isBelow(other, field); });
        if (twice)
            return error(context, Text::tr("\"%1\" is named twice.").arg(field), Text::tr("Name each field once."),
                         QStringLiteral("fields"));
    }
    const QStringList followed = followedFields(context);
    for (const QString &field : fields) {
        if (!followed.contains(field) && isBesideAny(field, followed))
            return error(context, Text::tr("\"%1\" keeps its state while others in the same object change.").arg(field),
                         Text::tr("Copy the whole object, or fields of one sort only."), QStringLiteral("fields"));
    }
    if (context.text("as").contains(QLatin1Char('.')))
        return error(context, Text::tr("The object's name holds a dot."), Text::tr("Give it a plain name."),
                     QStringLiteral("as"));
    return {};
}

namespace
{

/// True when documents of \p entity are in the collections of its kinds, none of which is its own.
bool isScattered(const design::Design &design, const schema::EntityId &entity)
{
    qsizetype holders = 0;
    for (const Collection &collection : design.collections) {
        if (collection.entity() == entity)
            return false;
        holders += collection.entities.contains(entity);
    }
    return holders > 1;
}

} // namespace

base::Result<ExtendedReference::Place> ExtendedReference::placeOf(const design::Design &design,
                                                                  const UseContext &context) const
{
    const std::optional<ReferenceEnds> ends = referenceEnds(context);
    const std::optional<design::Location> holder = ends ? homeOf(design, ends->holder().entity) : std::nullopt;
    const std::optional<design::Location> original = ends ? homeOf(design, ends->original().entity) : std::nullopt;
    if (!holder || !original)
        return error(context, Text::tr("An end of the relationship is not stored in this design."),
                     Text::tr("Choose another relationship."));
    if (!original->path.isEmpty())
        return error(context, Text::tr("The originals are embedded in other documents in this design."),
                     Text::tr("Keep them in a collection of their own."));
    if (isScattered(design, ends->original().entity)) {
        return error(
            context,
            Text::tr("The originals are in several collections, one for each kind, and an id does not say in which."),
            Text::tr("Keep the kinds in one collection first."));
    }
    if (const QString obstacle = keyObstacle(*ends->relationship); !obstacle.isEmpty())
        return error(context, obstacle, Text::tr("Take the key out of the relationship first."));
    const QString path = referencePath(*design.collection(holder->collection), ends->relationship->id);
    if (path.isEmpty() || path == design::idName || path.startsWith(QStringLiteral("_id.")))
        return error(context, Text::tr("There is no reference to extend on this side in this design."),
                     Text::tr("Store the relationship as a reference, or choose the other holder."));
    return Place{holder->collection, path, original->collection};
}

base::Result<Node> ExtendedReference::extended(const design::Design &design, const Place &place, const Node &reference,
                                               const UseContext &context) const
{
    const Collection &originals = *design.collection(place.originals);
    const std::optional<ReferenceEnds> ends = referenceEnds(context);
    const QStringList followed = followedFields(context);
    Node id = reference;
    id.name = design::idName;
    id.presence = 1;
    Node object = design::makeObject(context.text("as"), {id});
    for (const QString &field : fieldsOf(context)) {
        const Node *original = nodeAt(originals.root, field);
        if (!original || !arrayOn(originals.root, field).isEmpty())
            return error(context,
                         Text::tr("\"%1\" is not a single value of %2 in this design.").arg(field, place.originals),
                         Text::tr("Choose other fields."), QStringLiteral("fields"));
        Node copy = copyOfNode(*original, place.originals, field);
        copy.copyOf->snapshot = !followed.contains(field);
        insertAt(object, field, copy);
    }
    if (context.text("policy") == QLatin1String("expiry"))
        object.fields << design::makeNode(QStringLiteral("cached_at"), schema::FieldType::Date);
    object.presence = reference.presence;
    object.nullable = reference.nullable;
    object.source = {{}, {}, ends->relationship->id};
    setOrigin(object, context.origin());
    return object;
}

namespace
{

/// Changes a second of copied fields that change with their original.
double copiedChanges(const UseContext &context)
{
    const schema::EntityId original = referenceEnds(context)->original().entity;
    const QStringList fields = followedFields(context);
    double changes = 0;
    for (const schema::Operation *operation : context.model.operationsOf(original)) {
        const bool touches =
            operation->kind == schema::OperationKind::Update &&
            std::any_of(operation->writes.cbegin(), operation->writes.cend(), [&](const schema::FieldRef &ref) {
                return ref.entity == original && fields.contains(ref.path);
            });
        changes += touches ? operation->perSecond : 0;
    }
    return changes;
}

/// Whether a change of an original looks for its copies.
bool looksForCopies(const UseContext &context)
{
    return context.text("policy") != QLatin1String("expiry") && copiedChanges(context) > 0;
}

} // namespace

base::Result<void> ExtendedReference::apply(design::Design &design, const UseContext &context) const
{
    const base::Result<Place> place = placeOf(design, context);
    if (!place)
        return place.error();
    Collection &holders = *design.collection(place->holders);
    Node *at = nodeAt(holders.root, place->path);
    const bool list = at->isArray();
    const base::Result<Node> object = extended(design, *place, list ? at->item() : *at, context);
    if (!object)
        return object.error();
    const QString parentPath = schema::parentPath(place->path);
    Node *parent = nodeAt(holders.root, parentPath);
    while (parent->isArray())
        parent = &parent->item();
    if (parent->field(object->name))
        return error(context, Text::tr("There is a field \"%1\" already.").arg(object->name),
                     Text::tr("Give the object another name."), QStringLiteral("as"));
    if (list) {
        const QString name = object->name;
        at->item() = *object;
        at->item().name.clear();
        at->name = name;
        at->origin = context.origin();
    } else {
        *at = *object;
    }
    if (looksForCopies(context)) {
        const QString id = design::joinedPath(design::joinedPath(parentPath, object->name), design::idName);
        holders.indexes << patternIndex({{id, design::KeyKind::Ascending}}, Text::tr("all copies of an original"),
                                        context);
    }
    return {};
}

namespace
{

/// Whether the copies save enough lookups of the reads that follow the reference.
Condition savesLookups(const ReferenceEnds &ends, const QString &holders, const QString &originals,
                       const UseContext &context, double &saved)
{
    const QStringList fields = fieldsOf(context);
    const QList<JoinedRead> joined = joinedReads(context.model, ends);
    double all = 0, rate = 0;
    for (const schema::Operation *operation : context.model.operationsOf(ends.holder().entity))
        all += operation->isRead() ? operation->perSecond : 0;
    const JoinedRead *unsaved = nullptr;
    for (const JoinedRead &read : joined) {
        const bool isSaved = read.isSavedBy(fields);
        saved += isSaved ? read.lookups : 0;
        rate += isSaved ? read.operation->perSecond : 0;
        unsaved = isSaved || unsaved ? unsaved : &read;
    }
    const QString lookups = base::rateText(base::PerSecond(saved));
    if (saved >= leastReads || (rate > 0 && rate >= leastShare * all))
        return {Text::tr("The copies (%1) save %2 lookups in %3.")
                    .arg(fields.join(QLatin1String(", ")), lookups, originals),
                true, true};
    if (joined.isEmpty())
        return {Text::tr("No read of %1 also needs %2.").arg(holders, originals), false, true};
    if (saved > 0)
        return {Text::tr("The copies would save only %1 lookups in %2.").arg(lookups, originals), false, true};
    QStringList more = unsaved->fields;
    more.removeIf([&](const QString &field) { return fields.contains(field); });
    return {unsaved->whole
                ? Text::tr("“%1” reads whole documents of %2, which copies of a few fields do not save.")
                      .arg(unsaved->operation->name, originals)
                : Text::tr("The copies (%1) do not save the lookup: “%2” also reads %3.")
                      .arg(fields.join(QLatin1String(", ")), unsaved->operation->name, more.join(QLatin1String(", "))),
            false, true};
}

} // namespace

QList<Condition> ExtendedReference::conditionsFor(const design::Design &design, const Place &place,
                                                  const UseContext &context) const
{
    using base::bytesText;
    using base::countText;
    using base::rateText;
    const ReferenceEnds ends = *referenceEnds(context);
    const QStringList fields = fieldsOf(context);
    double saved = 0;
    const Condition saves = savesLookups(ends, place.holders, place.originals, context, saved);
    const Collection &originals = *design.collection(place.originals);
    base::Bytes copied;
    const QStringList followed = followedFields(context);
    QStringList often;
    for (const QString &field : fields) {
        const Node *node = nodeAt(originals.root, field);
        copied += node ? design::likelyFieldBytes(*node) : base::Bytes();
        if (node && node->mutability == schema::Mutability::Often && followed.contains(field))
            often << field;
    }
    const base::Bytes whole = design::documentSize(originals.root).likely;
    const bool isSmall = !fields.isEmpty() && isSmallCopy(copied, whole);
    const double copies = ends.holder().perOther.likely;
    const double changes = copiedChanges(context) * copies;
    const bool isCheap = changes <= writesPerLookup * saved;
    const QString kept = followed.isEmpty() ? Text::tr("The copies keep their state when the original changes.")
                         : changes > 0      ? Text::tr("%1 copies have to be changed, for %2 saved lookups.")
                                             .arg(rateText(base::PerSecond(changes)), rateText(base::PerSecond(saved)))
                                       : Text::tr("No operation changes the copied fields.");
    return {
        saves,
        {isSmall
             ? Text::tr("The copied fields take %1 of the %2 of an original.").arg(bytesText(copied), bytesText(whole))
             : Text::tr("The copied fields take %1 of the %2 of an original, too much for a copy.")
                   .arg(bytesText(copied), bytesText(whole)),
         isSmall, true},
        {often.isEmpty() ? Text::tr("None of the copied fields changes often.")
                         : Text::tr("Too often changed for copies: %1.").arg(often.join(QLatin1String(", "))),
         often.isEmpty(), true},
        {kept, isCheap, true}};
}

namespace
{

/// What is done about copies when their original changes.
QStringList priceOf(const UseContext &context)
{
    if (followedFields(context).isEmpty())
        return {Text::tr("copies that show the state of the moment they were stored")};
    if (context.text("policy") == QLatin1String("expiry"))
        return {Text::tr("copies that are old until they are read again")};
    if (copiedChanges(context) > 0)
        return {Text::tr("copies to keep in step"), Text::tr("an update of every copy when the original changes")};
    return {Text::tr("copies to keep in step, should their originals ever change")};
}

} // namespace

QList<Finding> ExtendedReference::findings(const schema::ModelIndex &model, const design::Design &design,
                                           const Targets &known) const
{
    QList<Finding> findings;
    for (const schema::Relationship &relationship : model.model().relationships) {
        const schema::PatternUse use{{}, id(), {}, relationship.id, {}, {}, true, {}};
        const Target target{{}, relationship.id, {}};
        if (known.contains(target))
            continue;
        const UseContext context{model, use, parametersAt(model, target)};
        const base::Result<Place> place = placeOf(design, context);
        if (!place || fieldsOf(context).isEmpty())
            continue;
        findings << Finding{target, {context.parameters}, conditionsFor(design, *place, context), priceOf(context)};
    }
    return findings;
}

namespace
{

bool mayBeMissing(const Node &root, const QString &path)
{
    const QStringList names = path.split(QLatin1Char('.'));
    for (qsizetype i = 1; i <= names.size(); ++i) {
        const Node *node = nodeAt(root, names.mid(0, i).join(QLatin1Char('.')));
        if (node && !node->isRequired())
            return true;
    }
    return false;
}

std::optional<design::Index> indexOn(const Collection &collection, const QString &path)
{
    const auto found = std::find_if(collection.indexes.cbegin(), collection.indexes.cend(), [&](const auto &index) {
        return index.keys.first().path == path && index.partialFilter.isEmpty();
    });
    return found == collection.indexes.cend() ? std::nullopt : std::optional(*found);
}

ReferenceParts partsOf(const design::Design &design, const QString &holders, const QString &originals,
                       const UseContext &context)
{
    ReferenceParts parts;
    parts.holders = holders;
    parts.originals = originals;
    parts.policy = context.text("policy");
    parts.fields = fieldsOf(context);
    parts.followed = followedFields(context);
    for (const QString &field : std::as_const(parts.followed)) {
        const QString top = schema::topLevel(field);
        if (!parts.fleeting.contains(top) && mayBeMissing(design.collection(originals)->root, field))
            parts.fleeting << top;
    }
    const QString id = referencePath(*design.collection(holders), context.use.relationship);
    parts.object = schema::parentPath(id);
    parts.list = arrayOn(design.collection(holders)->root, parts.object);
    parts.inItem = parts.list.isEmpty() ? QString() : parts.object.mid(parts.list.size() + 1);
    parts.index = indexOn(*design.collection(holders), id);
    for (const design::Index &index : design.collection(holders)->indexes) {
        const bool holdsCopies = std::any_of(index.keys.cbegin(), index.keys.cend(), [&](const design::IndexKey &key) {
            return schema::isBelow(key.path, parts.object);
        });
        if (holdsCopies)
            parts.indexes << index;
    }
    parts.holder = schema::singularName(holders);
    parts.original = schema::singularName(originals);
    return parts;
}

} // namespace

QList<CodeSnippet> ExtendedReference::code(const design::Design &design, const UseContext &context) const
{
    const base::Result<Place> place = placeOf(design, context);
    if (!place || !place->path.endsWith(QStringLiteral("._id")))
        return {};
    return referenceCode(partsOf(design, place->holders, place->originals, context), design, context);
}

Migration ExtendedReference::migration(const design::Design &before, const design::Design &after,
                                       const UseContext &context) const
{
    const base::Result<Place> from = placeOf(before, context);
    const base::Result<Place> to = placeOf(after, context);
    if (!from || !to || !to->path.endsWith(QStringLiteral("._id")))
        return {};
    ReferenceParts parts = partsOf(after, to->holders, to->originals, context);
    parts.oldPath = from->path;
    return referenceMigration(parts);
}

const Pattern &extendedReference()
{
    static const ExtendedReference pattern;
    return pattern;
}

} // namespace sw::patterns
