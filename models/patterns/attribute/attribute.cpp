// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/attribute/attribute.h"

#include "models/base/suggestion.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/patterns/attribute/attributegroups.h"
#include "models/patterns/core/target.h"
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

namespace
{

constexpr qsizetype leastFields = 2;
constexpr int leastSearched = 2;
constexpr qsizetype leastAlike = 3;
constexpr double mostlyPresent = 0.7;

/// Numbers of all kinds, the field's own first: drivers of JavaScript send 12.0 as a whole number.
QList<FieldType> lenientTypes(const Node &field)
{
    if (field.types.size() != 1 || !isNumber(field.type()))
        return field.types;
    QList<FieldType> types = design::numberTypes();
    types.removeOne(field.type());
    types.prepend(field.type());
    return types;
}

/// The fields of an item that is about \p field.
design::Variant variantOf(const Node &field, const QString &key, const QString &unit, const AttributeSpec &spec)
{
    Node value = field;
    value.name = spec.value;
    value.types = lenientTypes(field);
    value.presence = 1;
    design::Variant variant{key, field.presence, {value}};
    if (!unit.isEmpty()) {
        Node qualifier = design::makeNode(spec.qualifier, FieldType::String);
        qualifier.constraints.enumValues = {unit};
        variant.fields << qualifier;
    }
    return variant;
}

Node arrayOf(const QList<Node> &fields, const AttributeSpec &spec)
{
    Node key = design::makeNode(spec.key, FieldType::String);
    key.constraints.enumValues = spec.keys;
    key.constraints.enumValues.removeDuplicates();
    key.distinctValues = static_cast<double>(key.constraints.enumValues.size());
    Node item = design::makeObject({}, {key});
    item.discriminator = spec.key;
    double required = 0, expected = 0, none = 1;
    schema::Mutability mutability = schema::Mutability::Immutable;
    for (qsizetype i = 0; i < fields.size(); ++i) {
        const Node &field = fields.at(i);
        item.variants << variantOf(field, spec.keys.at(i), spec.unitOf.at(i), spec);
        required += field.isRequired() ? 1 : 0;
        expected += field.presence;
        none *= 1 - field.presence;
        mutability = std::max(mutability, field.mutability);
    }
    const double presence = required > 0 ? 1 : 1 - none;
    const double least = required > 0 ? required : 1;
    const double most = static_cast<double>(fields.size() + spec.headroom);
    Node array = design::makeArray(spec.array, item, {least, std::max(least, expected / presence), most, false});
    array.presence = presence;
    array.mutability = mutability;
    return array;
}

/// The group that \p target means: the one with its field, or the entity's first.
std::optional<FieldGroup> groupFor(const schema::ModelIndex &model, const Target &target)
{
    const schema::Entity *entity = model.entity(target.entity);
    const QList<FieldGroup> groups = entity ? lookAlikeFields(model, *entity) : QList<FieldGroup>();
    for (const FieldGroup &group : groups) {
        if (target.path.isEmpty() || group.paths.contains(target.path))
            return group;
    }
    return std::nullopt;
}

QList<Condition> conditionsFor(const schema::ModelIndex &model, const schema::Entity &entity, const FieldGroup &group)
{
    using base::countText;
    const int searched = searchedFields(model, entity, group.paths);
    double present = 0;
    for (const QString &path : group.paths)
        present += fieldOf(model, entity, path)->presence;
    const auto number = static_cast<double>(group.paths.size());
    const QString names = base::firstOf(group.paths, 4);
    QList<Condition> conditions;
    if (group.kind == FieldGroup::Kind::Rare)
        conditions << Condition{
            Text::tr("%1 searched fields are in 30 % of the documents or fewer (%2).").arg(countText(number), names),
            true, true};
    else
        conditions << Condition{Text::tr("%1 fields are similar (%2).").arg(countText(number), names),
                                group.paths.size() >= leastAlike, true};
    conditions << Condition{
        searched >= leastSearched ? Text::tr("Operations filter or sort by %1 of them, each with an index of its own.")
                                        .arg(countText(searched))
        : searched > 0
            ? Text::tr("Operations filter or sort by only %1 of the fields %2.").arg(countText(searched), names)
            : Text::tr("No operation filters or sorts by the fields %1.").arg(names),
        searched >= leastSearched, true};
    const bool some = present / number <= mostlyPresent;
    conditions << Condition{some ? Text::tr("A document has %1 of them.").arg(base::percentText(present / number))
                                 : Text::tr("Nearly all documents have all of them."),
                            some, false};
    if (searched > 0)
        conditions << Condition{Text::tr("%1 indexes become one.").arg(countText(searched)), searched > leastSearched,
                                false};
    return conditions;
}

/// To make attributes of \p group; of none: those fields that people choose.
QJsonObject parametersFor(const std::optional<FieldGroup> &group)
{
    const bool stripped = group && group->kind == FieldGroup::Kind::SamePrefix;
    return {{QStringLiteral("fields"), group ? QJsonArray::fromStringList(group->paths) : QJsonArray()},
            {QStringLiteral("array"), group ? group->array : QStringLiteral("attributes")},
            {QStringLiteral("keys"), stripped ? group->keys.join(QStringLiteral(", ")) : QString()},
            {QStringLiteral("key"), QStringLiteral("k")},
            {QStringLiteral("value"), QStringLiteral("v")},
            {QStringLiteral("units"), true},
            {QStringLiteral("qualifier"), QStringLiteral("u")},
            {QStringLiteral("headroom"), 0}};
}

} // namespace

QString Attribute::name() const
{
    return Text::tr("Attribute");
}

QList<Parameter> Attribute::parameters() const
{
    using Kind = Parameter::Kind;
    return {
        {QStringLiteral("fields"),
         Text::tr("Fields to move"),
         Kind::FieldList,
         {},
         0,
         0,
         {},
         Text::tr("Single values that look alike or that few documents have.")},
        {QStringLiteral("array"),
         Text::tr("Name of the array"),
         Kind::Text,
         {},
         0,
         0,
         {},
         Text::tr("A name that is not used yet.")},
        {QStringLiteral("keys"),
         Text::tr("Names in the array"),
         Kind::Text,
         QString(),
         0,
         0,
         {},
         Text::tr(
             "One for each field, separated by commas; empty: the names of the fields. Fields in different units may "
             "share one."),
         true},
        {QStringLiteral("key"),
         Text::tr("Field with the name"),
         Kind::Text,
         QStringLiteral("k"),
         0,
         0,
         {},
         Text::tr("A short name, such as k or country.")},
        {QStringLiteral("value"),
         Text::tr("Field with the value"),
         Kind::Text,
         QStringLiteral("v"),
         0,
         0,
         {},
         Text::tr("A short name, such as v or date.")},
        {QStringLiteral("units"),
         Text::tr("Store the units"),
         Kind::Switch,
         true,
         0,
         0,
         {},
         Text::tr("Of those fields that have one.")},
        {QStringLiteral("qualifier"), Text::tr("Field with the unit"), Kind::Text, QStringLiteral("u"), 0, 0, {}, {}},
        {QStringLiteral("headroom"),
         Text::tr("Room for more"),
         Kind::Integer,
         0,
         0,
         1000,
         {},
         Text::tr("Items that the array may hold beyond those of today.")}};
}

QJsonObject Attribute::defaults(const schema::ModelIndex &model, const Target &target) const
{
    return parametersFor(groupFor(model, target));
}

QHash<QString, QString> Attribute::conflicts() const
{
    return {{QStringLiteral("pre-allocation"),
             Text::tr("a field cannot be an attribute and a prepared place at the same time.")}};
}

QHash<QString, QString> Attribute::cautions() const
{
    const QString reason = Text::tr("items that are grouped already have no steps to attributes, and attributes of "
                                    "grouped items have no code: migrate to Attribute first, and group afterwards.");
    return {{QStringLiteral("bucket-by-time"), reason}, {QStringLiteral("bucket-by-count"), reason}};
}

base::Result<void> Attribute::checkTarget(const UseContext &context) const
{
    const schema::Entity *entity =
        context.use.relationship.isEmpty() ? context.model.entity(context.use.entity) : nullptr;
    if (entity && (context.use.path.isEmpty() || hasField(context.model, *entity, context.use.path)))
        return {};
    return error(context, Text::tr("Attributes are made of fields of an entity."),
                 Text::tr("Choose an entity, or one of the fields."));
}

const schema::Entity *Attribute::fieldOwner(const UseContext &context) const
{
    return context.model.entity(context.use.entity);
}

base::Result<void> Attribute::checkMore(const UseContext &context) const
{
    const AttributeSpec spec = attributeSpec(context);
    const QString fields = QStringLiteral("fields");
    if (spec.fields.size() < leastFields)
        return error(context, Text::tr("One field alone gains nothing."), Text::tr("Name two fields or more."), fields);
    for (const QString &path : spec.fields) {
        if (spec.fields.count(path) > 1)
            return error(context, Text::tr("\"%1\" is named twice.").arg(path), Text::tr("Name each field once."),
                         fields);
        const QString fault = attributeFault(context.model, *fieldOwner(context), path);
        if (!fault.isEmpty())
            return error(context, fault, Text::tr("Leave it where it is."), fields);
    }
    QSet<QPair<QString, QString>> told;
    for (qsizetype i = 0; i < std::min(spec.keys.size(), spec.fields.size()); ++i)
        told.insert({spec.keys.at(i), spec.unitOf.at(i)});
    if (spec.keys.size() != spec.fields.size() || told.size() != spec.fields.size() || spec.keys.contains(QString()))
        return error(context, Text::tr("The names in the array do not tell the fields apart."),
                     Text::tr("Give each field a name of its own, or several fields one name and different units."),
                     QStringLiteral("keys"));
    return checkNames(spec, context);
}

base::Result<void> Attribute::checkNames(const AttributeSpec &spec, const UseContext &context) const
{
    const std::pair<QString, QString> names[] = {{QStringLiteral("array"), spec.array},
                                                 {QStringLiteral("key"), spec.key},
                                                 {QStringLiteral("value"), spec.value},
                                                 {QStringLiteral("qualifier"), spec.qualifier}};
    for (const auto &[parameter, name] : names) {
        if (name.contains(QLatin1Char('.')))
            return error(context, Text::tr("The name holds a dot."), Text::tr("Give it a plain name."), parameter);
    }
    if (spec.key == spec.value || spec.key == spec.qualifier || spec.value == spec.qualifier)
        return error(context, Text::tr("Name, value and unit share a field."),
                     Text::tr("Give each a field of its own."), QStringLiteral("key"));
    return {};
}

/// The object that holds the fields.
base::Result<design::Location> Attribute::placeOf(const design::Design &design, const UseContext &context) const
{
    const std::optional<design::Location> home = homeOf(design, context.use.entity);
    const Collection *collection = home ? design.collection(home->collection) : nullptr;
    if (!collection)
        return error(context, Text::tr("The entity has no documents of its own in this design."),
                     Text::tr("Choose another entity."));
    if (!arrayOn(collection->root, home->path).isEmpty())
        return error(context, Text::tr("They are embedded in a list of other documents in this design."),
                     Text::tr("Keep them in a collection of their own."));
    return *home;
}

base::Result<void> Attribute::apply(design::Design &design, const UseContext &context) const
{
    const base::Result<design::Location> place = placeOf(design, context);
    if (!place)
        return place.error();
    const AttributeSpec spec = attributeSpec(context);
    Collection &collection = *design.collection(place->collection);
    Node &object = *nodeAt(collection.root, place->path);
    QList<Node> fields;
    for (const QString &path : spec.fields) {
        const Node *field = nodeAt(object, path);
        if (!field || field->reference || field->isObject() || field->isArray() || !arrayOn(object, path).isEmpty())
            return error(context, Text::tr("\"%1\" is not a single value of the document in this design.").arg(path),
                         Text::tr("Leave it where it is."), QStringLiteral("fields"));
        fields << *field;
    }
    const bool top = !spec.fields.first().contains(QLatin1Char('.'));
    if (object.field(spec.array) && !spec.fields.contains(spec.array))
        return error(context, Text::tr("There is a field \"%1\" already.").arg(spec.array),
                     Text::tr("Give the array another name."), QStringLiteral("array"));
    Node array = arrayOf(fields, spec);
    setOrigin(array, context.origin());
    qsizetype at = object.fields.size();
    for (qsizetype i = 0; top && i < object.fields.size(); ++i) {
        if (object.fields.at(i).name == spec.fields.first())
            at = i;
    }
    for (const QString &path : spec.fields)
        takeNode(object, path);
    object.fields.insert(std::min(at, object.fields.size()), array);
    const QString path = design::joinedPath(place->path, spec.array);
    QStringList keys = spec.keys;
    keys.removeDuplicates();
    collection.indexes << patternIndex(attributeIndexKeys(path, spec),
                                       Text::tr("any of %1").arg(keys.join(QStringLiteral(", "))), context);
    collection.served << QStringList{path + QLatin1Char('.') + spec.value};
    return {};
}

QList<Finding> Attribute::findings(const schema::ModelIndex &model, const design::Design &design,
                                   const Targets &known) const
{
    QList<Finding> findings;
    for (const schema::Entity &entity : model.model().entities) {
        bool first = true;
        for (const FieldGroup &group : lookAlikeFields(model, entity)) {
            const Target target{entity.id, {}, first ? QString() : group.paths.first()};
            const schema::PatternUse use{{}, id(), entity.id, {}, target.path, {}, true, {}};
            const schema::PatternUse *chosen = useAt(model.model(), this->id(), target);
            const UseContext context{model, use,
                                     chosen ? completeParameters(*this, model, *chosen) : parametersFor(group)};
            FieldGroup judged = group;
            judged.paths = pathsOf(context.parameters.value(QStringLiteral("fields")));
            first = false;
            if (known.contains(target) || !check(context) || !placeOf(design, context))
                continue;
            findings << Finding{target,
                                {context.parameters},
                                conditionsFor(model, entity, judged),
                                {Text::tr("searches must name field and value together"),
                                 Text::tr("sorting by one of them needs a pipeline"),
                                 Text::tr("one more level to write")}};
        }
    }
    return findings;
}

QList<CodeSnippet> Attribute::code(const design::Design &design, const UseContext &context) const
{
    return attributeCode(design, context);
}

Migration Attribute::migration(const design::Design &before, const design::Design &after,
                               const UseContext &context) const
{
    return attributeMigration(before, after, context);
}

const Pattern &attribute()
{
    static const Attribute pattern;
    return pattern;
}

} // namespace sw::patterns
