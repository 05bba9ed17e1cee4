// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/singleview/singleview.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/workload.h"
#include "models/patterns/core/renaming.h"
#include "models/patterns/core/stored.h"
#include "models/patterns/core/target.h"
#include "models/schema/names.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace sw::patterns
{

using design::Collection;
using design::Node;
using schema::FieldType;

const Pattern &singleView()
{
    static const SingleView pattern;
    return pattern;
}

namespace
{

constexpr int usualMost = 10;
constexpr double mostlyThere = 0.99; // any system may be the one that knows nothing of somebody

QStringList textsOf(const UseContext &context, const char *parameter)
{
    return pathsOf(context.parameters.value(QLatin1String(parameter)));
}

QList<const schema::Entity *> entitiesOf(const schema::ModelIndex &model, const schema::EntityId &target,
                                         const QStringList &others)
{
    QList<const schema::Entity *> entities{model.entity(target)};
    for (const QString &text : others) {
        const schema::Entity *entity = entityCalled(model.model(), text);
        if (entity && !entities.contains(entity))
            entities << entity;
    }
    entities.removeAll(nullptr);
    return entities;
}

/// The entities that an operation asks for together with \p entity.
QList<schema::EntityId> askedWith(const schema::ModelIndex &model, const schema::EntityId &entity)
{
    for (const schema::Operation *operation : model.operationsOf(entity)) {
        const QList<schema::EntityId> besides =
            operation->entity == entity ? design::askedBesides(model, *operation) : QList<schema::EntityId>();
        if (!besides.isEmpty())
            return besides;
    }
    return {};
}

bool canBeKey(FieldType type)
{
    return type == FieldType::String || type == FieldType::Int32 || type == FieldType::Int64 ||
           type == FieldType::ObjectId || type == FieldType::Uuid;
}

/// The field that most likely says whom a document is about: a unique one, a mail address, or any text.
QString likelyKey(const schema::Entity &entity)
{
    const auto first = [&](const auto &wanted) {
        const auto found = std::find_if(entity.fields.cbegin(), entity.fields.cend(), [&](const schema::Field &field) {
            return canBeKey(field.type) && wanted(field);
        });
        return found == entity.fields.cend() ? QString() : found->name;
    };
    const auto isMail = [](const schema::Field &field) {
        return field.name.contains(QLatin1String("mail"), Qt::CaseInsensitive);
    };
    for (const QString &name : {first([](const schema::Field &field) { return field.unique; }), first(isMail),
                                first([](const schema::Field &field) { return field.type == FieldType::String; })}) {
        if (!name.isEmpty())
            return name;
    }
    return {};
}

/// "accounts.mail" as the entity and the path in it.
struct EntityPath
{
    const schema::Entity *entity = nullptr;
    QString path;
};

EntityPath entityPath(const schema::ModelIndex &model, const QString &text)
{
    for (qsizetype dot = text.indexOf(QLatin1Char('.')); dot > 0; dot = text.indexOf(QLatin1Char('.'), dot + 1)) {
        if (const schema::Entity *entity = entityCalled(model.model(), text.left(dot).trimmed()))
            return {entity, text.mid(dot + 1).trimmed()};
    }
    return {};
}

/// What holds references to documents of a source, or copies of them, finds these inside the view.
void pointInside(QList<Node> &nodes, const QHash<QString, QString> &arrays)
{
    for (Node &node : nodes) {
        if (node.reference && arrays.contains(node.reference->collection))
            node.reference->path = design::joinedPath(arrays.value(node.reference->collection), node.reference->path);
        if (node.copyOf && arrays.contains(node.copyOf->collection))
            node.copyOf->path = design::joinedPath(arrays.value(node.copyOf->collection), node.copyOf->path);
        pointInside(node.fields, arrays);
        for (design::Variant &variant : node.variants)
            pointInside(variant.fields, arrays);
    }
}

/// The documents of a source inside the view.
Node arrayOf(const Collection &source, const QString &key, double views, int most, const design::Origin &origin)
{
    Node item = source.root;
    item.name.clear();
    Node *by = nodeAt(item, key);
    by->uniqueValues = false; // as the view's _id it is
    if (by->type() == FieldType::String)
        by->derivation = design::Derivation{design::Derivation::Kind::Text, QStringLiteral("{_id}")};
    const double documents = std::max(1.0, source.documents.likely);
    Node array = design::makeArray(source.name, item,
                                   {0, std::clamp(documents / views, 1.0, double(most)), double(most), false});
    array.item().source = source.root.source;
    array.source = source.root.source;
    array.presence = std::min(mostlyThere, documents / views);
    array.mutability = schema::Mutability::Often;
    array.origin = origin;
    return array;
}

Node idOf(const Node &key, const design::Origin &origin)
{
    Node id = design::makeNode(design::idName, key.type());
    id.types << FieldType::Object;
    id.averageBytes = key.averageBytes;
    id.uniqueValues = true;
    id.mutability = schema::Mutability::Immutable;
    id.description = Text::tr("The key that the sources have in common; of a document without one, its source and id.");
    id.origin = origin;
    return id;
}

/// Fields keep their names in the view unless the parameters give them others.
void addOwnFields(ViewSource &source, const Node &document)
{
    for (const Node &field : document.fields) {
        const bool mapped = std::any_of(source.fields.cbegin(), source.fields.cend(),
                                        [&](const ViewField &one) { return one.path == field.name; });
        if (!mapped && field.name != design::idName)
            source.fields << ViewField{field.name, field.name};
    }
}

} // namespace

QString SingleView::name() const
{
    return Text::tr("Single view");
}

QList<Parameter> SingleView::parameters() const
{
    using Kind = Parameter::Kind;
    return {{QStringLiteral("entities"),
             Text::tr("Together with"),
             Kind::EntityList,
             {},
             0,
             0,
             {},
             Text::tr("The other systems that know the same, in the order in which their values count.")},
            {QStringLiteral("key"),
             Text::tr("Key"),
             Kind::Field,
             {},
             0,
             0,
             {},
             Text::tr("The value by which documents of the systems belong together, such as an e-mail address.")},
            {QStringLiteral("keys"),
             Text::tr("The key in the other systems"),
             Kind::TextList,
             {},
             0,
             0,
             {},
             Text::tr("Each as entity.field, where the field has another name."),
             true},
            {QStringLiteral("ignoreCase"),
             Text::tr("Ignore case and outer spaces of the key"),
             Kind::Switch,
             true,
             0,
             0,
             {},
             Text::tr("Of the letters A to Z, in keys that are texts.")},
            {QStringLiteral("mapping"),
             Text::tr("Fields that mean the same"),
             Kind::TextList,
             {},
             0,
             0,
             {},
             Text::tr("Each as entity.field=name; fields of one name are taken for the same anyway."),
             true},
            {QStringLiteral("maximum"),
             Text::tr("Documents of one system at most"),
             Kind::Integer,
             usualMost,
             1,
             1000,
             {},
             Text::tr("With the same key.")},
            {QStringLiteral("collection"),
             Text::tr("Collection of the view"),
             Kind::Text,
             {},
             0,
             0,
             {},
             Text::tr("A name that is not used yet.")}};
}

QJsonObject SingleView::defaults(const schema::ModelIndex &model, const Target &target) const
{
    const schema::Entity *entity = model.entity(target.entity);
    QJsonArray entities, keys;
    for (const schema::EntityId &other : askedWith(model, target.entity)) {
        entities << other.text();
        const schema::Entity *one = model.entity(other);
        const QString key = one ? likelyKey(*one) : QString();
        if (entity && !key.isEmpty() && key != likelyKey(*entity))
            keys << one->name + QLatin1Char('.') + key;
    }
    return {{QStringLiteral("entities"), entities},
            {QStringLiteral("key"), entity ? likelyKey(*entity) : QString()},
            {QStringLiteral("keys"), keys},
            {QStringLiteral("ignoreCase"), true},
            {QStringLiteral("mapping"), QJsonArray()},
            {QStringLiteral("maximum"), usualMost},
            {QStringLiteral("collection"),
             entity ? schema::collectionNameOf(*entity) + QStringLiteral("_view") : QString()}};
}

QHash<QString, QString> SingleView::conflicts() const
{
    const QString reason = Text::tr("a document can be put together with others in one way only.");
    return {{QStringLiteral("polymorphic"), reason},
            {QStringLiteral("inheritance"), reason},
            {QStringLiteral("single-collection"), reason}};
}

base::Result<void> SingleView::checkTarget(const UseContext &context) const
{
    if (context.model.entity(context.use.entity) && context.use.relationship.isEmpty() && context.use.path.isEmpty())
        return {};
    return error(context, Text::tr("This pattern applies to an entity, together with others that are about the same."),
                 Text::tr("Choose an entity."));
}

const schema::Entity *SingleView::fieldOwner(const UseContext &context) const
{
    return context.model.entity(context.use.entity);
}

/// What the model and the parameters say, before there is a design.
base::Result<ViewParts> SingleView::partsOf(const UseContext &context) const
{
    ViewParts parts;
    parts.view = context.text("collection");
    parts.ignoresCase = context.parameters.value(QStringLiteral("ignoreCase")).toBool();
    parts.most = context.parameters.value(QStringLiteral("maximum")).toInt();
    const QList<const schema::Entity *> entities =
        entitiesOf(context.model, context.use.entity, textsOf(context, "entities"));
    if (entities.size() < 2)
        return error(context, Text::tr("A view needs two systems at least."), Text::tr("Name another entity."),
                     QStringLiteral("entities"));
    for (const schema::Entity *entity : entities)
        parts.sources << ViewSource{entity, schema::collectionNameOf(*entity), context.text("key"), {}};
    const auto sourceOf = [&](const schema::Entity *entity) {
        return std::find_if(parts.sources.begin(), parts.sources.end(),
                            [&](const ViewSource &one) { return one.entity == entity; });
    };
    for (const QString &text : textsOf(context, "keys")) {
        const EntityPath named = entityPath(context.model, text);
        const auto source = sourceOf(named.entity);
        if (source == parts.sources.end() || source == parts.sources.begin())
            return error(context, Text::tr("\"%1\" is not a field of another system.").arg(text),
                         Text::tr("Write each as entity.field."), QStringLiteral("keys"));
        source->key = named.path;
    }
    FieldType type = FieldType::Any;
    for (const ViewSource &source : std::as_const(parts.sources)) {
        const schema::Field *field = fieldOf(context.model, *source.entity, source.key);
        if (!field)
            return error(context, Text::tr("%1 has no field \"%2\".").arg(source.entity->name, source.key),
                         Text::tr("Say which field is its key: entity.field."), QStringLiteral("keys"));
        if (!canBeKey(field->type) || (type != FieldType::Any && field->type != type))
            return error(
                context, Text::tr("The keys are not of one type: \"%1\" of %2.").arg(source.key, source.entity->name),
                Text::tr("Choose texts, whole numbers or ids, the same in all systems."), QStringLiteral("keys"));
        type = field->type;
    }
    for (const QString &text : textsOf(context, "mapping")) {
        const qsizetype equal = text.lastIndexOf(QLatin1Char('='));
        const EntityPath named = entityPath(context.model, text.left(std::max<qsizetype>(equal, 0)));
        const auto source = sourceOf(named.entity);
        const QString name = text.mid(equal + 1).trimmed();
        const bool isField = source != parts.sources.end() && hasField(context.model, *source->entity, named.path);
        if (equal < 0 || !isField || name.isEmpty())
            return error(context, Text::tr("\"%1\" does not name a field and what it is called.").arg(text),
                         Text::tr("Write each as entity.field=name."), QStringLiteral("mapping"));
        source->fields << ViewField{named.path, name};
    }
    return parts;
}

base::Result<void> SingleView::checkMore(const UseContext &context) const
{
    const base::Result<ViewParts> parts = partsOf(context);
    return parts ? base::Result<void>() : parts.error();
}

/// The same, with the names and fields that the sources have in \p design.
base::Result<ViewParts> SingleView::partsIn(const design::Design &design, const UseContext &context) const
{
    base::Result<ViewParts> parts = partsOf(context);
    if (!parts)
        return parts;
    for (ViewSource &source : parts->sources) {
        const std::optional<design::Location> home = homeOf(design, source.entity->id);
        const Collection *collection = home ? design.collection(home->collection) : nullptr;
        if (!collection || !home->path.isEmpty() || collection->entity() != source.entity->id)
            return error(context, Text::tr("%1 has no collection of its own in this design.").arg(source.entity->name),
                         Text::tr("Store it apart from others."));
        if (collection->timeSeries || !collection->root.variants.isEmpty() || !collection->origin.isEmpty())
            return error(context, Text::tr("%1 is arranged by another pattern already.").arg(source.entity->name),
                         Text::tr("Remove the other pattern first."));
        if (source.entity->lifecycle == schema::Lifecycle::Retention && source.entity->lifecycleDays > 0)
            return error(context,
                         Text::tr("The server deletes documents of %1 after %2, which it cannot do inside a view.")
                             .arg(source.entity->name, base::periodText(source.entity->lifecycleDays)),
                         Text::tr("Leave this system out, or keep its documents."), QStringLiteral("entities"));
        if (!collection->rules.isEmpty())
            return error(
                context,
                Text::tr("%1 has rules for each of its documents, which a view cannot check.").arg(source.entity->name),
                Text::tr("Leave this system out, or remove its rules."), QStringLiteral("entities"));
        const Node *key = nodeAt(collection->root, source.key);
        if (!key || key->isArray() || !arrayOn(collection->root, source.key).isEmpty())
            return error(context, Text::tr("There is no single field \"%1\" in %2.").arg(source.key, collection->name),
                         Text::tr("Choose another key."), QStringLiteral("key"));
        source.collection = collection->name;
        addOwnFields(source, collection->root);
    }
    return parts;
}

base::Result<void> SingleView::apply(design::Design &design, const UseContext &context) const
{
    const base::Result<ViewParts> parts = partsIn(design, context);
    if (!parts)
        return parts.error();
    if (design.collection(parts->view))
        return error(context, Text::tr("There is a collection \"%1\" already.").arg(parts->view),
                     Text::tr("Give the view another name."), QStringLiteral("collection"));
    double views = 1;
    QStringList names;
    for (const ViewSource &source : parts->sources) {
        views = std::max(views, design.collection(source.collection)->documents.likely);
        names << source.collection;
    }
    Collection made;
    made.name = parts->view;
    made.origin = context.origin();
    made.description = Text::tr("What %1 know of the same, found by their key.").arg(names.join(QStringLiteral(", ")));
    made.documents = {0, 0, 0, false};
    made.hotDocuments = 0;
    const Collection &first = *design.collection(parts->sources.first().collection);
    QList<Node> fields{idOf(*nodeAt(first.root, parts->sources.first().key), context.origin())};
    QHash<QString, QString> arrays, renamed;
    for (const ViewSource &source : parts->sources) {
        const Collection &own = *design.collection(source.collection);
        fields << arrayOf(own, source.key, views, parts->most, context.origin());
        arrays.insert(source.collection, source.collection);
        renamed.insert(source.collection, {});
        made.documents.min = std::max(made.documents.min, own.documents.min);
        made.documents.likely = std::max(made.documents.likely, own.documents.likely);
        made.documents.max += own.documents.max;
        made.documents.guessed = made.documents.guessed || own.documents.guessed;
        made.hotDocuments = std::max(made.hotDocuments, own.hotDocuments);
        made.growthPerDay = std::max(made.growthPerDay, own.growthPerDay);
        made.level = std::min(made.level, own.level);
        made.action = std::min(made.action, own.action);
        for (const schema::EntityId &entity : own.entities)
            made.entities << (made.entities.contains(entity) ? QList<schema::EntityId>() : QList{entity});
        made.indexes << patternIndex(
            {{source.collection + QLatin1Char('.') + design::idName, design::KeyKind::Ascending}},
            Text::tr("single documents of a system by their _id"), context);
    }
    for (const ViewSource &source : parts->sources) { // who looks for a key finds the view by its _id
        QStringList served;
        for (const ViewSource &other : parts->sources)
            served << design::joinedPath(other.collection, other.key);
        served.move(served.indexOf(design::joinedPath(source.collection, source.key)), 0);
        made.served << served;
    }
    made.root = design::makeObject({}, fields);
    made.root.source.entity = context.use.entity;
    const qsizetype at = &first - design.collections.constData();
    design.collections[at] = made;
    design.collections.removeIf([&](const Collection &one) { return names.contains(one.name); });
    for (Collection &collection : design.collections) {
        pointInside(collection.root.fields, arrays);
        for (design::Variant &variant : collection.root.variants)
            pointInside(variant.fields, arrays);
    }
    renameCollections(design, renamed, parts->view, nullptr);
    return {};
}

QList<Finding> SingleView::findings(const schema::ModelIndex &model, const design::Design &design,
                                    const Targets &) const
{
    QList<Finding> findings;
    if (model.model().useCase != schema::UseCase::SingleView)
        return findings;
    for (const schema::Entity &entity : model.model().entities) {
        const QList<schema::EntityId> besides = askedWith(model, entity.id);
        if (besides.isEmpty())
            continue;
        const Target target{entity.id, {}, {}};
        const schema::PatternUse use{{}, id(), entity.id, {}, {}, {}, true, {}};
        const UseContext context{model, use, parametersAt(model, target)};
        if (!check(context) || !partsIn(design, context))
            continue;
        double together = 0;
        for (const schema::Operation *operation : model.operationsOf(entity.id)) {
            if (operation->entity == entity.id && !design::askedBesides(model, *operation).isEmpty())
                together += operation->perSecond;
        }
        findings << Finding{
            target,
            {context.parameters},
            {{Text::tr("%1 reads ask for documents of several systems at once.")
                  .arg(base::rateText(base::PerSecond(together))),
              together > 0, true},
             {Text::tr("Their documents have a key in common: %1.").arg(context.text("key")), true, true}},
            {Text::tr("code that finds the view of each document"),
             Text::tr("values that differ between the systems have to be settled")}};
    }
    return findings;
}

QList<CodeSnippet> SingleView::code(const design::Design &design, const UseContext &context) const
{
    const Collection *made = madeCollection(design, context);
    base::Result<ViewParts> parts = partsOf(context);
    if (!made || !parts)
        return {};
    parts->view = made->name;
    for (ViewSource &source : parts->sources) {
        const Node *array = nullptr;
        for (const Node &field : made->root.fields) {
            if (field.isArray() && field.item().source.entity == source.entity->id)
                array = &field;
        }
        if (!array)
            return {};
        source.collection = array->name;
        addOwnFields(source, array->item());
    }
    return viewCode(*parts, context);
}

Migration SingleView::migration(const design::Design &before, const design::Design &after,
                                const UseContext &context) const
{
    const base::Result<ViewParts> parts = partsIn(before, context);
    return parts && after.collection(parts->view) ? viewMigration(*parts, before, after, context) : Migration();
}

} // namespace sw::patterns
