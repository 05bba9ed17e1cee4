// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/preallocation/preallocation.h"

#include "models/base/text.h"
#include "models/base/texts.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sw::patterns
{

using design::Collection;
using design::Node;
using schema::Field;
using schema::FieldType;
using schema::isNumber;

namespace
{

constexpr double mostPlaces = 100000; // in one document
constexpr double usualFill = 0.5;     // of the places at least; else there are too many

PreparedPlaces layoutOf(const UseContext &context)
{
    const QString layout = context.text("layout");
    PreparedPlaces places;
    places.calendar = layout == QLatin1String("calendar");
    places.nested = places.calendar || layout == QLatin1String("grid");
    places.rows = places.nested ? context.parameters.value(QStringLiteral("rows")).toInt() : 1;
    places.columns = context.parameters.value(QStringLiteral("columns")).toInt();
    places.empty = context.text("empty");
    return places;
}

/// Of the places, when \p filled are filled as far as the model says. It says nothing where their number is fixed: then
/// the middle between the fill that the pattern asks for and all places.
double emptyShare(double filled)
{
    return filled < 1 ? 1 - filled : (1 - usualFill) / 2;
}

bool canBePrepared(FieldType type)
{
    return isNumber(type) || type == FieldType::Bool || type == FieldType::String;
}

/// What an empty place holds; never null, because a search for null finds missing fields as well.
QString emptyOf(FieldType type)
{
    return isNumber(type) ? QStringLiteral("0") : type == FieldType::Bool ? QStringLiteral("false") : QString();
}

bool isEmptyValue(FieldType type, const QString &text)
{
    if (type == FieldType::Bool)
        return text == QLatin1String("true") || text == QLatin1String("false");
    bool valid = true;
    if (isNumber(type))
        (void)text.toLongLong(&valid);
    return valid;
}

/// Whether \p text, a value of the items' type, keeps to the limits of the items.
bool obeys(const Field &field, const QString &text)
{
    if (!field.enumValues.isEmpty() && !field.enumValues.contains(text))
        return false;
    if (isNumber(field.itemType)) {
        const double value = text.toDouble();
        const bool above =
            !field.minimum || value > *field.minimum || (!field.exclusiveMinimum && value == *field.minimum);
        const bool below =
            !field.maximum || value < *field.maximum || (!field.exclusiveMaximum && value == *field.maximum);
        return above && below;
    }
    if (field.itemType != FieldType::String)
        return true;
    const qsizetype length = text.toUcs4().size();
    return length >= field.minLength.value_or(0) &&
           length <= field.maxLength.value_or(std::numeric_limits<int>::max()) &&
           (field.pattern.isEmpty() || QRegularExpression(field.pattern).match(text).hasMatch());
}

const Field *arrayField(const UseContext &context)
{
    const schema::Entity *entity =
        context.use.relationship.isEmpty() ? context.model.entity(context.use.entity) : nullptr;
    const Field *field = entity ? fieldOf(context.model, *entity, context.use.path) : nullptr;
    return field && field->type == FieldType::Array && canBePrepared(field->itemType) ? field : nullptr;
}

bool isFixed(const Field &field)
{
    return field.bounded && field.count.min > 1 && field.count.min == field.count.max;
}

/// Updates per second that write \p path or a place in it.
double writesOf(const schema::ModelIndex &model, const schema::Entity &entity, const QString &path)
{
    double sum = 0;
    for (const schema::Operation *operation : model.operationsOf(entity.id)) {
        const bool touches =
            operation->kind == schema::OperationKind::Update &&
            std::any_of(operation->writes.cbegin(), operation->writes.cend(),
                        [&](const schema::FieldRef &ref) { return ref.entity == entity.id && ref.path == path; });
        sum += touches ? operation->perSecond : 0;
    }
    return sum;
}

template <typename Visit>
void forEachArray(const QList<Field> &fields, const QString &prefix, const Visit &visit)
{
    for (const Field &field : fields) {
        const QString path = design::joinedPath(prefix, field.name);
        if (field.type == FieldType::Object)
            forEachArray(field.fields, path, visit);
        else if (field.type == FieldType::Array && canBePrepared(field.itemType))
            visit(path, field);
    }
}

} // namespace

QString PreAllocation::name() const
{
    return Text::tr("Pre-allocation");
}

QList<Parameter> PreAllocation::parameters() const
{
    using Kind = Parameter::Kind;
    return {{QStringLiteral("layout"),
             Text::tr("Layout"),
             Kind::Choice,
             QStringLiteral("list"),
             0,
             0,
             {{QStringLiteral("list"), Text::tr("One slot after another")},
              {QStringLiteral("grid"), Text::tr("Rows of slots")},
              {QStringLiteral("calendar"), Text::tr("A document for each period, rows of days")}},
             {}},
            {QStringLiteral("columns"), Text::tr("Slots (per row)"), Kind::Integer, {}, 1, 10000, {}, {}},
            {QStringLiteral("rows"),
             Text::tr("Rows or days"),
             Kind::Integer,
             1,
             1,
             1000,
             {},
             Text::tr("Unused without rows.")},
            {QStringLiteral("empty"),
             Text::tr("An empty place holds"),
             Kind::Text,
             QStringLiteral("0"),
             0,
             0,
             {},
             Text::tr("Not null: a search for null finds missing places as well."),
             true}};
}

QJsonObject PreAllocation::defaults(const schema::ModelIndex &model, const Target &target) const
{
    const schema::PatternUse use{{}, id(), target.entity, target.relationship, target.path, {}, true, {}};
    const Field *field = arrayField({model, use, {}});
    const double places = field ? std::clamp(field->count.max, 1.0, 10000.0) : 10;
    return {{QStringLiteral("layout"), QStringLiteral("list")},
            {QStringLiteral("columns"), std::floor(places)},
            {QStringLiteral("rows"), 1},
            {QStringLiteral("empty"), field ? emptyOf(field->itemType) : QStringLiteral("0")}};
}

QHash<QString, QString> PreAllocation::conflicts() const
{
    return {{QStringLiteral("attribute"),
             Text::tr("a field cannot be an attribute and a prepared place at the same time.")}};
}

base::Result<void> PreAllocation::checkTarget(const UseContext &context) const
{
    if (arrayField(context))
        return {};
    return error(context, Text::tr("Places are prepared in an array of numbers, texts or truth values."),
                 Text::tr("Choose such a field of an entity."));
}

const schema::Entity *PreAllocation::fieldOwner(const UseContext &context) const
{
    return context.model.entity(context.use.entity);
}

base::Result<void> PreAllocation::checkMore(const UseContext &context) const
{
    const PreparedPlaces layout = layoutOf(context);
    if (static_cast<double>(layout.rows) * layout.columns > mostPlaces)
        return error(context, Text::tr("That is more than 100,000 places in one document."),
                     Text::tr("Split the structure into several documents."), QStringLiteral("rows"));
    const Field &field = *arrayField(context);
    if (!isEmptyValue(field.itemType, layout.empty))
        return error(context, Text::tr("\"%1\" is not a value of the items' type.").arg(layout.empty),
                     Text::tr("Give a value of this type, such as 0."), QStringLiteral("empty"));
    if (!obeys(field, layout.empty))
        return error(context, Text::tr("An empty place would break the rules of the field."),
                     Text::tr("Allow this value in the field's limits."), QStringLiteral("empty"));
    return {};
}

base::Result<design::Location> PreAllocation::arrayIn(const design::Design &design, const UseContext &context) const
{
    const std::optional<design::Location> home = homeOf(design, context.use.entity);
    const Collection *collection = home ? design.collection(home->collection) : nullptr;
    const QString path = home ? design::joinedPath(home->path, context.use.path) : QString();
    const Node *array = collection ? nodeAt(collection->root, path) : nullptr;
    if (!array || !array->isArray() || array->item().isObject() || arrayOn(collection->root, path) != path)
        return error(context, Text::tr("The array is not in the document itself in this design."),
                     Text::tr("Choose an array that lies in no other array."));
    return design::Location{collection->name, path};
}

base::Result<void> PreAllocation::apply(design::Design &design, const UseContext &context) const
{
    const base::Result<design::Location> place = arrayIn(design, context);
    if (!place)
        return place.error();
    const PreparedPlaces layout = layoutOf(context);
    Collection &collection = *design.collection(place->collection);
    Node &array = *nodeAt(collection.root, place->path);
    if (array.item().isArray())
        return error(context, Text::tr("The array holds arrays already."),
                     Text::tr("Choose an array of single values."));
    Node item = array.item();
    if (isNumber(item.type()) && item.types.size() == 1) {
        item.types = design::numberTypes();
        item.types.removeOne(array.item().type());
        item.types.prepend(array.item().type());
    }
    item.emptyPlace = {layout.empty, emptyShare(array.count.likely / (layout.rows * layout.columns))};
    const auto exactly = [](int n) {
        return schema::Cardinality{double(n), double(n), double(n), false};
    };
    array.count = exactly(layout.nested ? layout.rows : layout.columns);
    array.item() = layout.nested ? design::makeArray({}, item, exactly(layout.columns)) : item;
    array.countP99.reset();
    array.emptyShare.reset();
    array.presence = 1;
    array.nullable = false;
    array.mutability = schema::Mutability::Often;
    setOrigin(array, context.origin());
    if (layout.nested)
        collection.served << QStringList{place->path}; // an index on rows would hold whole rows and find no place
    return {};
}

QList<Finding> PreAllocation::findings(const schema::ModelIndex &model, const design::Design &design,
                                       const Targets &) const
{
    QList<Finding> findings;
    for (const schema::Entity &entity : model.model().entities) {
        forEachArray(entity.fields, {}, [&](const QString &path, const Field &field) {
            const Target target{entity.id, {}, path};
            const schema::PatternUse use{{}, id(), entity.id, {}, path, {}, true, {}};
            const UseContext context{model, use, parametersAt(model, target)};
            const double writes = writesOf(model, entity, path);
            if (!check(context) || !arrayIn(design, context) || (!isFixed(field) && writes <= 0))
                return;
            Finding finding{target, {context.parameters}, {}, {Text::tr("space for places that stay empty")}};
            finding.conditions = {
                {isFixed(field) ? Text::tr("There are always %1 places.").arg(base::countText(field.count.max))
                                : Text::tr("The number of places is not fixed: %1 to %2.")
                                      .arg(base::countText(field.count.min), base::countText(field.count.max)),
                 isFixed(field), true},
                {writes > 0 ? Text::tr("%1 updates fill a place.").arg(base::rateText(base::PerSecond(writes)))
                            : Text::tr("No operation fills a place."),
                 writes > 0, true},
                {Text::tr("%1 of the places are filled or will be.")
                     .arg(base::percentText(field.count.max > 0 ? field.count.likely / field.count.max : 0)),
                 field.count.likely >= usualFill * field.count.max, false}};
            findings << finding;
        });
    }
    return findings;
}

base::Result<PreparedPlaces> PreAllocation::placesIn(const design::Design &design, const UseContext &context) const
{
    const base::Result<design::Location> place = arrayIn(design, context);
    if (!place)
        return place.error();
    PreparedPlaces places = layoutOf(context);
    places.place = *place;
    places.item = arrayField(context)->itemType;
    const Node &root = design.collection(place->collection)->root;
    const Node *id = root.field(design::idName);
    places.id = id ? id->type() : FieldType::ObjectId;
    places.fixed = fixedValues(root, {});
    return places;
}

QList<CodeSnippet> PreAllocation::code(const design::Design &design, const UseContext &context) const
{
    const base::Result<PreparedPlaces> places = placesIn(design, context);
    return places ? preparedPlacesCode(*places, context) : QList<CodeSnippet>();
}

Migration PreAllocation::migration(const design::Design &before, const design::Design &after,
                                   const UseContext &context) const
{
    base::Result<PreparedPlaces> places = placesIn(after, context);
    const Collection *former = places ? before.collection(places->place.collection) : nullptr;
    const Node *array = former ? nodeAt(former->root, places->place.path) : nullptr;
    if (!array)
        return {};
    places->least = static_cast<int>(std::min(array->count.min, mostPlaces));
    return preparedPlacesMigration(*places);
}

const Pattern &preAllocation()
{
    static const PreAllocation pattern;
    return pattern;
}

} // namespace sw::patterns
