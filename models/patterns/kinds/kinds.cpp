// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/kinds/kinds.h"

#include "models/base/texts.h"
#include "models/design/shape/entityshape.h"
#include "models/design/workload.h"
#include "models/patterns/core/script.h"
#include "models/patterns/core/stored.h"
#include "models/patterns/kinds/kindscode.h"
#include "models/patterns/kinds/mergingscripts.h"
#include "models/patterns/kinds/newids.h"
#include "models/patterns/patternregistry.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QSet>

#include <algorithm>

namespace sw::patterns
{

using design::Collection;
using design::Node;

namespace
{

constexpr QLatin1String newIdsName("newIds");
constexpr qsizetype mostIndexes = 63; // beside that of _id
constexpr double mostSources = 20;    // that one document may come from

/// A name for the discriminator that no entity uses for a field.
QString freeDiscriminator(const QList<const schema::Entity *> &entities)
{
    const auto isTaken = [&](const QString &name) {
        return std::any_of(entities.cbegin(), entities.cend(), [&](const schema::Entity *entity) {
            return schema::fieldAtPath(entity->fields, name) != nullptr;
        });
    };
    for (const QString &name : {QStringLiteral("type"), QStringLiteral("kind"), QStringLiteral("doc_type")}) {
        if (!isTaken(name))
            return name;
    }
    return QStringLiteral("kind_of_document");
}

QStringList defaultValues(const QList<const schema::Entity *> &entities)
{
    QStringList values;
    for (const schema::Entity *entity : entities) {
        const QString wanted = kindValue(*entity);
        QString value = wanted;
        for (int n = 2; values.contains(value); ++n)
            value = wanted + QLatin1Char('_') + QString::number(n);
        values << value;
    }
    return values;
}

/// What the discriminator says of each of \p kinds.
QStringList valuesOf(const UseContext &context, const QList<const schema::Entity *> &kinds)
{
    const QStringList given = pathsOf(context.parameters.value(QStringLiteral("values")));
    return given.isEmpty() ? defaultValues(kinds) : given;
}

/// Moves what only one kind has into a sub-document called \p name.
void moveInside(design::Variant &kind, const QString &name, const design::Origin &origin)
{
    if (kind.fields.isEmpty())
        return;
    Node object = design::makeObject(name, kind.fields);
    const bool required =
        std::any_of(kind.fields.cbegin(), kind.fields.cend(), [](const Node &field) { return field.isRequired(); });
    object.presence = required ? 1 : 0.9;
    object.origin = origin;
    kind.fields = {object};
}

/// Calls \p visit for every reference below \p fields, as long as it stays in \p collection.
template <typename Visit>
void forReferencesTo(const QString &collection, QList<Node> &fields, const Visit &visit)
{
    for (Node &field : fields) {
        if (field.reference && field.reference->collection == collection)
            visit(*field.reference);
        forReferencesTo(collection, field.fields, visit);
        for (design::Variant &variant : field.variants)
            forReferencesTo(collection, variant.fields, visit);
    }
}

bool refersTo(const Node &root, const QString &collection)
{
    bool found = false;
    forEachNode(root, [&](const QString &, const Node &node) {
        const Node &value = node.isArray() && !node.fields.isEmpty() ? node.item() : node;
        found = found || (value.reference && value.reference->collection == collection);
    });
    return found;
}

/// References along a relationship of \p whole may mean a document of any kind, those of one kind only that.
void nameKinds(design::Design &design, const Node &root, const QString &target, const schema::ModelIndex &model,
               const QList<const schema::Entity *> &kinds)
{
    const auto visit = [&](design::Reference &reference) {
        const schema::Relationship *relationship = model.relationship(reference.relationship);
        QStringList meant;
        bool any = relationship == nullptr;
        for (const schema::Entity *kind : kinds) {
            if (!relationship || (relationship->a.entity != kind->id && relationship->b.entity != kind->id))
                continue;
            const QStringList values = design::kindsIn(root, model, kind->id);
            any = any || values.size() != 1;
            meant += values;
        }
        if (any)
            reference.kind.clear();
        else if (meant.size() == 1)
            reference.kind = meant.first();
    };
    for (qsizetype i = 0; i < design.collections.size(); ++i) {
        if (!refersTo(design.collections.at(i).root, target))
            continue;
        Node &holder = design.collections[i].root;
        forReferencesTo(target, holder.fields, visit);
        for (design::Variant &variant : holder.variants)
            forReferencesTo(target, variant.fields, visit);
    }
}

/// The stages that move fields of a kind into a sub-document, and back.
MergedSource sourceOf(const MergedKind &kind, const Node &root, const QString &details)
{
    MergedSource source{kind.collection, kind.value, {}, {}};
    const auto variant = std::find_if(root.variants.cbegin(), root.variants.cend(),
                                      [&](const design::Variant &one) { return one.value == kind.value; });
    const Node *object = variant == root.variants.cend() || details.isEmpty() || variant->fields.isEmpty()
                             ? nullptr
                             : &variant->fields.first();
    if (!object || object->name != details)
        return source;
    QStringList moved, names;
    for (const Node &field : object->fields) {
        moved << scriptKey(field.name) + QStringLiteral(": ") + scriptValue(field.name);
        names << scriptString(field.name);
    }
    const QString key = scriptKey(details);
    source.stages = QStringLiteral("{ $set: { %1: { %2 } } }, { $unset: [%3] },")
                        .arg(key, moved.join(QStringLiteral(", ")), names.join(QStringLiteral(", ")));
    source.back = QStringLiteral("{ $replaceRoot: { newRoot: { $mergeObjects: [\"$$ROOT\", %1] } } }, { $unset: %2 },")
                      .arg(scriptValue(details), scriptString(details));
    return source;
}

/// The list of places that a document comes from, of \p kinds; \p id is what identifies it there.
Node sourcesNode(const QList<MergedKind> &kinds, Node id)
{
    id.name = QStringLiteral("id");
    id.uniqueValues = false;
    id.derivation.reset();
    id.distinctValues.reset();
    id.description.clear();
    id.source = {};
    for (Node &part : id.fields)
        part.source = {};
    Node source = design::makeNode(QStringLiteral("source"), schema::FieldType::String);
    for (const MergedKind &kind : kinds)
        source.constraints.enumValues << kind.collection;
    const Node item = design::makeObject({}, {source, id});
    return design::makeArray(sourcesName, item, {1, 1, mostSources, false});
}

} // namespace

bool areIndexesCompatible(const QList<const Collection *> &collections)
{
    qsizetype all = 0, ofTexts = 0;
    for (const Collection *collection : collections) {
        all += collection->indexes.size();
        ofTexts +=
            std::any_of(collection->indexes.cbegin(), collection->indexes.cend(), [](const design::Index &index) {
                return std::any_of(index.keys.cbegin(), index.keys.cend(),
                                   [](const design::IndexKey &key) { return key.kind == design::KeyKind::Text; });
            });
    }
    return all <= mostIndexes && ofTexts <= 1;
}

QList<Parameter> KindsPattern::parameters() const
{
    using Kind = Parameter::Kind;
    return {{QStringLiteral("discriminator"),
             Text::tr("Discriminator field"),
             Kind::Text,
             QStringLiteral("type"),
             0,
             0,
             {},
             Text::tr("A name that none of the entities uses.")},
            {QStringLiteral("values"),
             Text::tr("Names of the kinds"),
             Kind::TextList,
             {},
             0,
             0,
             {},
             Text::tr("One for each entity, that of the target first; none: what the entities are called."),
             true},
            {QStringLiteral("collection"),
             Text::tr("Collection"),
             Kind::Text,
             {},
             0,
             0,
             {},
             Text::tr("Its name; the name of an entity is allowed.")},
            {QStringLiteral("details"),
             Text::tr("Sub-document for what one kind has"),
             Kind::Text,
             QString(),
             0,
             0,
             {},
             Text::tr("Empty: beside the fields that all kinds have."),
             true},
            {newIdsName,
             Text::tr("New ids where two kinds have the same"),
             Kind::Switch,
             false,
             0,
             0,
             {},
             Text::tr("The documents of the later kind get them and keep the former in \"%1\"; references follow. "
                      "Otherwise the migration stops there.")
                 .arg(legacyIdName)}};
}

QJsonObject KindsPattern::defaults(const schema::ModelIndex &model, const Target &target) const
{
    const schema::PatternUse use{{}, id(), target.entity, target.relationship, target.path, {}, true, {}};
    const QList<const schema::Entity *> kinds = kindsOf({model, use, {}});
    return {{QStringLiteral("discriminator"), freeDiscriminator(kinds)},
            {QStringLiteral("values"), QJsonArray()},
            {QStringLiteral("collection"), kinds.isEmpty() ? QString() : defaultCollection(kinds)},
            {QStringLiteral("details"), QString()},
            {newIdsName, false}};
}

QHash<QString, QString> KindsPattern::conflicts() const
{
    const QString reason = Text::tr("the documents of one subtype are no longer alone in their collection.");
    return {{QStringLiteral("time-series"), reason},
            {QStringLiteral("bucket-by-count"), reason},
            {QStringLiteral("bucket-by-time"), reason}};
}

base::Result<void> KindsPattern::checkMore(const UseContext &context) const
{
    const QString discriminator = context.text("discriminator");
    const QString details = context.text("details");
    const auto isPlain = [](const QString &name) {
        return !name.contains(QLatin1Char('.')) && name != design::idName;
    };
    if (!isPlain(discriminator))
        return error(context, Text::tr("The kind stands in a field at the top of the document."),
                     Text::tr("Give a name without \".\" that is not _id."), QStringLiteral("discriminator"));
    if (!isPlain(details) || details == discriminator)
        return error(context, Text::tr("The sub-document stands at the top of the document."),
                     Text::tr("Give another name without \".\", or none."), QStringLiteral("details"));
    const QList<const schema::Entity *> kinds = kindsOf(context);
    const QStringList values = valuesOf(context, kinds);
    if (kinds.size() < 2)
        return error(context, Text::tr("There are fewer than two subtypes."),
                     Text::tr("Choose an entity with others that are like it."));
    if (values.size() != kinds.size()) {
        return error(context,
                     Text::tr("There are %1 entities and %2 names of kinds.")
                         .arg(QString::number(kinds.size()), QString::number(values.size())),
                     Text::tr("Give one name for each, that of the target first."), QStringLiteral("values"));
    }
    if (QSet<QString>(values.cbegin(), values.cend()).size() != values.size())
        return error(context, Text::tr("Two subtypes have the same name."), Text::tr("Give each a name of its own."),
                     QStringLiteral("values"));
    return {};
}

base::Result<Merging> KindsPattern::mergingIn(const design::Design &design, const UseContext &context) const
{
    Merging merging{context.text("collection"), context.text("discriminator"), {}, {}};
    const QList<const schema::Entity *> kinds = kindsOf(context);
    const QStringList values = valuesOf(context, kinds);
    for (qsizetype i = 0; i < std::min(kinds.size(), values.size()); ++i) {
        const schema::EntityId entity = kinds.at(i)->id;
        const auto own = std::find_if(design.collections.cbegin(), design.collections.cend(),
                                      [&](const Collection &one) { return one.entity() == entity; });
        if (own != design.collections.cend())
            merging.kinds << MergedKind{own->name, values.at(i), {}};
        else if (i > 0 || !mayBeAbstract())
            return error(context, Text::tr("%1 have no collection of their own in this design.").arg(kinds.at(i)->name),
                         Text::tr("Store them apart, as a reference."));
    }
    const Collection *first = merging.kinds.isEmpty() ? nullptr : design.collection(merging.kinds.first().collection);
    const Node *id = first && notesSources(context) ? first->root.field(design::idName) : nullptr;
    if (id)
        merging.extra << sourcesNode(merging.kinds, *id);
    if (!context.parameters.value(newIdsName).toBool())
        return merging;
    const base::Result<void> possible = checkNewIds(design, merging, context);
    if (!possible)
        return possible.error();
    merging.extra << legacyIdNode(design, merging);
    return merging;
}

base::Result<void> KindsPattern::apply(design::Design &design, const UseContext &context) const
{
    const base::Result<Merging> merging = mergingIn(design, context);
    if (!merging)
        return merging.error();
    const QString details = context.text("details");
    if (!details.isEmpty()) {
        for (const MergedKind &kind : merging->kinds) {
            const Collection *collection = design.collection(kind.collection);
            if (collection && collection->root.field(details))
                return error(context, Text::tr("There is a field \"%1\" already.").arg(details),
                             Text::tr("Give the sub-document another name."), QStringLiteral("details"));
        }
    }
    design::Design renamed = design;
    base::Result<void> merged = renameFields(renamed, renamesOf(context));
    if (merged)
        merged = mergeCollections(renamed, *merging, context);
    if (!merged)
        return merged;
    design = renamed;
    Collection &collection = *design.collection(merging->target);
    const schema::EntityId whole = kindsOf(context).first()->id;
    collection.entities.removeAll(whole);
    collection.entities.prepend(whole);
    collection.root.source.entity = whole;
    for (design::Variant &kind : collection.root.variants) {
        if (!details.isEmpty())
            moveInside(kind, details, context.origin());
    }
    if (notesSources(context)) {
        const QString path = sourcesName + QLatin1Char('.');
        collection.indexes << patternIndex({{path + QStringLiteral("source"), design::KeyKind::Ascending},
                                            {path + QStringLiteral("id"), design::KeyKind::Ascending}},
                                           Text::tr("the document of a source"), context);
    }
    const Node root = collection.root;
    nameKinds(design, root, merging->target, context.model, kindsOf(context));
    return {};
}

double KindsPattern::crossingReads(const schema::ModelIndex &model, const QList<schema::EntityId> &kinds) const
{
    double crossing = 0;
    for (const schema::Operation *operation :
         mayBeAbstract() ? model.operationsOf(kinds.first()) : QList<const schema::Operation *>())
        crossing += operation->isRead() ? operation->perSecond : 0;
    for (const schema::EntityId &kind : kinds) {
        for (const schema::Operation *operation : model.operationsOf(kind)) {
            const QList<schema::EntityId> besides = operation->isRead() && operation->entity == kind
                                                        ? design::askedBesides(model, *operation)
                                                        : QList<schema::EntityId>();
            if (std::any_of(besides.cbegin(), besides.cend(),
                            [&](const schema::EntityId &other) { return kinds.contains(other); }))
                crossing += operation->perSecond;
        }
    }
    return crossing;
}

std::optional<Finding> KindsPattern::findingFor(const schema::ModelIndex &model, const design::Design &design,
                                                const Target &target, const QList<schema::EntityId> &kinds) const
{
    const schema::PatternUse use{{}, id(), target.entity, {}, {}, {}, true, {}};
    const UseContext context{model, use, parametersAt(model, target)};
    const base::Result<Merging> merging = check(context) ? mergingIn(design, context) : check(context).error();
    if (!merging || merging->kinds.size() < 2)
        return std::nullopt;
    QList<const Collection *> collections;
    for (const MergedKind &kind : merging->kinds)
        collections << design.collection(kind.collection);
    design::Design tried = design;
    if (!mergeCollections(tried, *merging, context))
        return std::nullopt;
    return Finding{target,
                   {context.parameters},
                   conditionsFor(collections, crossingReads(model, kinds)),
                   {Text::tr("code for each kind"),
                    Text::tr("an index of one subtype serves only queries that name the subtype")}};
}

QList<CodeSnippet> KindsPattern::code(const design::Design &design, const UseContext &context) const
{
    const Collection *made = madeCollection(design, context);
    if (!made || made->root.variants.isEmpty())
        return {};
    Merging merging{made->name, made->root.discriminator, {}, {}};
    QList<schema::EntityId> entities;
    for (const design::Variant &kind : made->root.variants) {
        merging.kinds << MergedKind{made->name, kind.value, {}};
        entities << kind.entity;
    }
    return kindsCode(design, merging, entities, context);
}

Migration KindsPattern::migration(const design::Design &before, const design::Design &after,
                                  const UseContext &context) const
{
    const base::Result<Merging> merging = mergingIn(before, context);
    const Collection *merged = madeCollection(after, context);
    if (!merging || !merged)
        return {};
    QList<MergedSource> sources;
    const bool newIds = context.parameters.value(newIdsName).toBool();
    const QList<FieldRename> renames = renamesOf(context);
    for (const MergedKind &kind : merging->kinds) {
        MergedSource source = sourceOf(kind, merged->root, context.text("details"));
        const schema::EntityId entity = before.collection(kind.collection)->entity();
        if (notesSources(context)) {
            const QString id = newIds ? QStringLiteral("{ $ifNull: [\"$%1\", \"$_id\"] }").arg(legacyIdName)
                                      : QStringLiteral("\"$_id\"");
            source.stages.prepend(QStringLiteral("{ $set: { %1: [{ source: { $literal: %2 }, id: %3 }] } }, ")
                                      .arg(sourcesName, scriptString(kind.collection), id));
            source.back += QStringLiteral(" { $unset: \"%1\" },").arg(sourcesName);
        }
        source.stages = (renameStages(renames, entity, false) + QLatin1Char(' ') + source.stages).trimmed();
        source.back = (source.back + QLatin1Char(' ') + renameStages(renames, entity, true)).trimmed();
        sources << source;
    }
    QString functions;
    for (const CodeSnippet &snippet : code(after, context))
        functions += snippet.script;
    return mergeMigration(before, after, merging->target, merging->discriminator, sources, functions,
                          newIds ? IdClash::GetsNewId : IdClash::Stops);
}

} // namespace sw::patterns
