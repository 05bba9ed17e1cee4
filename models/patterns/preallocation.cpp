// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/preallocation.h"

#include "models/base/text.h"
#include "models/patterns/script.h"
#include "models/schema/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::patterns
{

using design::Collection;
using design::Node;
using schema::Field;
using schema::FieldType;
using Values = QHash<QString, QString>;

namespace
{

class Text
{
    Q_DECLARE_TR_FUNCTIONS(PreAllocation)
};

constexpr double mostPlaces = 100000; // in one document
constexpr double usualFill = 0.5;

/// The parameters of a use, read once.
struct Layout
{
    bool nested = false;   ///< rows of places
    bool calendar = false; ///< rows are days or other spans of one period
    int rows = 1;
    int columns = 1;
    QString empty; ///< as the items' type reads it
};

Layout layoutOf(const UseContext &context)
{
    const QString layout = context.parameters.value(QStringLiteral("layout")).toString();
    Layout result;
    result.calendar = layout == QLatin1String("calendar");
    result.nested = result.calendar || layout == QLatin1String("grid");
    result.rows = result.nested ? context.parameters.value(QStringLiteral("rows")).toInt() : 1;
    result.columns = context.parameters.value(QStringLiteral("columns")).toInt();
    result.empty = context.parameters.value(QStringLiteral("empty")).toString();
    return result;
}

bool isNumber(FieldType type)
{
    return type == FieldType::Double || type == FieldType::Decimal128 || type == FieldType::Int32 || type == FieldType::Int64;
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

const Field *arrayField(const UseContext &context)
{
    const schema::Entity *entity = context.use.relationship.isEmpty() ? context.model.entity(context.use.entity) : nullptr;
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
        const bool touches = operation->kind == schema::OperationKind::Update && std::any_of(operation->writes.cbegin(), operation->writes.cend(), [&](const schema::FieldRef &ref) {
            return ref.entity == entity.id && ref.path == path;
        });
        sum += touches ? operation->perSecond : 0;
    }
    return sum;
}

template <typename Visit>
void forEachArray(const QList<Field> &fields, const QString &prefix, const Visit &visit)
{
    for (const Field &field : fields) {
        const QString path = prefix.isEmpty() ? field.name : prefix + QLatin1Char('.') + field.name;
        if (field.type == FieldType::Object)
            forEachArray(field.fields, path, visit);
        else if (field.type == FieldType::Array && canBePrepared(field.itemType))
            visit(path, field);
    }
}

constexpr char newPlaces[] = R"js(
// A document with all its places, empty.
function @prepare@(document) {
  const empty = @emptyArray@;
  const { @idOf@, ...rest } = document;
  @docs@.updateOne({ _id }, { $setOnInsert: { ...rest, @pathSet@ } }, { upsert: true });
  return _id;
}
)js";

constexpr char newPeriods[] = R"js(
// One document for each period, all prepared ahead; periods: documents that say which. Run again, it adds what is missing.
function @prepareAll@(periods) {
  return periods.map(period => @prepare@(period));
}
)js";

constexpr char takePlace[] = R"js(
// Whoever is first gets the place; the others get false.
function @take@(id, @position@, value) {
  const place = @pathText@ + @positionText@;
  return @docs@.updateOne({ _id: id, [place]: @empty@ }, { $set: { [place]: value } }).matchedCount === 1;
}
)js";

constexpr char freePlace[] = R"js(
// Only who has the place can give it back.
function @free@(id, @position@, value) {
  const place = @pathText@ + @positionText@;
  return @docs@.updateOne({ _id: id, [place]: value }, { $set: { [place]: @empty@ } }).matchedCount === 1;
}
)js";

constexpr char findFree[] = R"js(
function @findFree@(id) {
  const doc = @docs@.findOne({ _id: id }, { @path@: 1 });
  return @freeList@;
}
)js";

constexpr char checkPlaces[] = R"js(
print("server", db.version());
print("documents", @docs@.countDocuments({}), "with all places", @docs@.countDocuments({ @whole@ }));
const longer = @docs@.countDocuments({ @longer@ });
print("with more places than there will be (must be none)", longer);
if (longer > 0) throw new Error("more places are needed than the layout has");
)js";

constexpr char fillPlaces[] = R"js(
const all = { $ifNull: [@pathValue@, []] };
@docs@.updateMany({ $nor: [{ @whole@ }] }, [{ $set: { @path@: @filled@ } }]);
)js";

constexpr char comparePlaces[] = R"js(
const short = @docs@.countDocuments({ $nor: [{ @whole@ }] });
print("documents without all places (must be none)", short);
if (short > 0) throw new Error("run the step before once more");
)js";

constexpr char flatten[] = R"js(
@docs@.updateMany({ @firstRow@: { $exists: true } }, [{ $set: { @path@: { $reduce: { input: @pathValue@, initialValue: [], in:
  { $concatArrays: ["$$value", { $cond: [{ $isArray: "$$this" }, "$$this", ["$$this"]] }] } } } } }]);
)js";

/// The expression that keeps what is in the array and fills the rest: missing and null both become empty.
QString filledExpression(const Layout &layout, const QString &empty)
{
    const QString columns = QString::number(layout.columns);
    const auto orEmpty = [&](const QString &value) { return QStringLiteral("{ $ifNull: [%1, %2] }").arg(value, empty); };
    if (!layout.nested)
        return QStringLiteral("{ $map: { input: { $range: [0, %1] }, as: \"i\", in: %2 } }").arg(columns, orEmpty(QStringLiteral("{ $arrayElemAt: [all, \"$$i\"] }")));
    const QString inRow = orEmpty(QStringLiteral("{ $arrayElemAt: [\"$$row\", \"$$j\"] }"));
    const QString flat = orEmpty(QStringLiteral("{ $arrayElemAt: [all, { $add: [{ $multiply: [\"$$i\", %1] }, \"$$j\"] }] }").arg(columns));
    return QStringLiteral("{ $map: { input: { $range: [0, %1] }, as: \"i\", in: { $let: { vars: { row: { $arrayElemAt: [all, \"$$i\"] } }, in:\n"
                          "  { $map: { input: { $range: [0, %2] }, as: \"j\", in: { $cond: [{ $isArray: \"$$row\" }, %3, %4] } } } } } } }")
        .arg(QString::number(layout.rows), columns, inRow, flat);
}

/// "whole": a document that has all rows and places; "longer": one that has too many of them, as a list or in rows.
void addBounds(Values &values, const Layout &layout, const QString &path)
{
    const QString columns = QString::number(layout.columns);
    const auto exists = [&](int at) { return QStringLiteral("%1: { $exists: true }").arg(scriptString(path + QLatin1Char('.') + QString::number(at))); };
    if (!layout.nested) {
        values.insert(QStringLiteral("whole"), exists(layout.columns - 1));
        values.insert(QStringLiteral("longer"), exists(layout.columns));
        return;
    }
    const QString rows = QString::number(layout.rows);
    const QString all = QStringLiteral("{ $ifNull: [%1, []] }").arg(scriptString(QLatin1Char('$') + path));
    const auto sizes = [&](const QString &plain) {
        return QStringLiteral("{ $map: { input: %1, as: \"row\", in: { $cond: [{ $isArray: \"$$row\" }, { $size: \"$$row\" }, %2] } } }").arg(all, plain);
    };
    values.insert(QStringLiteral("whole"), QStringLiteral("$expr: { $and: [{ $eq: [{ $size: %1 }, %2] }, { $eq: [{ $min: %3 }, %4] }] }").arg(all, rows, sizes(QStringLiteral("-1")), columns));
    values.insert(QStringLiteral("longer"), QStringLiteral("$expr: { $or: [{ $gt: [{ $max: %1 }, %2] },\n  { $gt: [{ $size: %3 }, { $cond: [{ $isArray: { $arrayElemAt: [%3, 0] } }, %4, %5] }] }] }")
                                               .arg(sizes(QStringLiteral("0")), columns, all, rows, QString::number(layout.rows * layout.columns)));
}

/// "empty" as it stands in scripts.
QString scriptEmpty(FieldType type, const QString &text)
{
    if (type == FieldType::Int32)
        return text;
    if (type == FieldType::Int64)
        return QStringLiteral("Long(%1)").arg(scriptString(text));
    if (type == FieldType::Double)
        return text == QLatin1String("0") ? QStringLiteral("Double(0)") : QStringLiteral("Double(%1)").arg(text);
    if (type == FieldType::Decimal128)
        return QStringLiteral("Decimal128(%1)").arg(scriptString(text));
    return type == FieldType::Bool ? text : scriptString(text);
}

/// { places: { seats: empty } } for places.seats, so that an insert makes the objects around it.
QString nestedKey(const QString &path)
{
    const QStringList names = path.split(QLatin1Char('.'));
    QString out = scriptKey(names.last()) + QStringLiteral(": empty");
    for (qsizetype i = names.size() - 1; i-- > 0;)
        out = QStringLiteral("%1: { ...rest%2, %3 }").arg(scriptKey(names.at(i)), scriptMember(QString(), names.mid(0, i + 1).join(QLatin1Char('.'))), out);
    return out;
}

Values valuesOf(const design::Location &place, const Layout &layout, FieldType item, FieldType id)
{
    const QString doc = schema::singularName(place.collection);
    const QString thing = schema::singularName(place.path.mid(place.path.lastIndexOf(QLatin1Char('.')) + 1));
    const QString empty = scriptEmpty(item, layout.empty);
    const QString rows = QString::number(layout.rows);
    const QString columns = QString::number(layout.columns);
    const QString row = layout.calendar ? QStringLiteral("day") : QStringLiteral("row");
    const QString column = layout.calendar ? QStringLiteral("slot") : layout.nested ? QStringLiteral("column") : QStringLiteral("position");
    const QString array = scriptMember(QStringLiteral("doc"), place.path);
    const QString isFree = QStringLiteral("String(value) === String(%1)").arg(empty);
    const QString free = layout.nested
        ? QStringLiteral("doc ? %1.flatMap((places, %2) => places.flatMap((value, %3) => (%4 ? [{ %2, %3 }] : []))) : []").arg(array, row, column, isFree)
        : QStringLiteral("doc ? %1.flatMap((value, %2) => (%3 ? [%2] : [])) : []").arg(array, column, isFree);
    Values values{{QStringLiteral("docs"), scriptCollection(place.collection)},
                  {QStringLiteral("path"), scriptKey(place.path)},
                  {QStringLiteral("pathText"), scriptString(place.path + QLatin1Char('.'))},
                  {QStringLiteral("pathValue"), scriptString(QLatin1Char('$') + place.path)},
                  {QStringLiteral("firstRow"), scriptString(place.path + QStringLiteral(".0.0"))},
                  {QStringLiteral("pathSet"), nestedKey(place.path)},
                  {QStringLiteral("empty"), empty},
                  {QStringLiteral("emptyArray"), layout.nested ? QStringLiteral("Array.from({ length: %1 }, () => Array(%2).fill(%3))").arg(rows, columns, empty)
                                                               : QStringLiteral("Array(%1).fill(%2)").arg(columns, empty)},
                  {QStringLiteral("position"), layout.nested ? row + QStringLiteral(", ") + column : column},
                  {QStringLiteral("positionText"), layout.nested ? QStringLiteral("%1 + \".\" + %2").arg(row, column) : column},
                  {QStringLiteral("freeList"), free},
                  {QStringLiteral("idOf"), id == FieldType::ObjectId ? QStringLiteral("_id = new ObjectId()") : QStringLiteral("_id")},
                  {QStringLiteral("prepare"), scriptName(QStringLiteral("prepare"), doc)},
                  {QStringLiteral("prepareAll"), scriptName(QStringLiteral("prepareAll"), schema::pluralName(doc))},
                  {QStringLiteral("take"), scriptName(QStringLiteral("take"), thing)},
                  {QStringLiteral("free"), scriptName(QStringLiteral("free"), thing)},
                  {QStringLiteral("findFree"), scriptName(QStringLiteral("findFree"), schema::pluralName(thing))}};
    values.insert(QStringLiteral("filled"), filledExpression(layout, empty));
    addBounds(values, layout, place.path);
    return values;
}

FieldType idTypeOf(const Collection &collection)
{
    const Node *id = collection.root.field(design::idName);
    return id ? id->type() : FieldType::ObjectId;
}

} // namespace

QString PreAllocation::name() const
{
    return Text::tr("Pre-allocation");
}

QList<Parameter> PreAllocation::parameters() const
{
    using Kind = Parameter::Kind;
    return {{QStringLiteral("layout"), Text::tr("Layout"), Kind::Choice, QStringLiteral("list"), 0, 0,
             {QStringLiteral("list"), QStringLiteral("grid"), QStringLiteral("calendar")},
             Text::tr("list: one place after the other; grid: rows of places; calendar: a document for each period, with rows of days.")},
            {QStringLiteral("columns"), Text::tr("Places, in a row if there are rows"), Kind::Integer, {}, 1, 10000, {}, {}},
            {QStringLiteral("rows"), Text::tr("Rows or days"), Kind::Integer, 1, 1, 1000, {}, Text::tr("Unused for a list.")},
            {QStringLiteral("empty"), Text::tr("An empty place holds"), Kind::Text, QStringLiteral("0"), 0, 0, {},
             Text::tr("Not null: a search for null finds missing places as well."), true}};
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
    return {{QStringLiteral("attribute"), Text::tr("a field cannot be an attribute and a prepared place at the same time.")}};
}

base::Result<void> PreAllocation::checkTarget(const UseContext &context) const
{
    if (arrayField(context))
        return {};
    return error(context, Text::tr("Places are prepared in an array of numbers, texts or truth values."), Text::tr("Choose such a field of an entity."));
}

const schema::Entity *PreAllocation::fieldOwner(const UseContext &context) const
{
    return context.model.entity(context.use.entity);
}

base::Result<void> PreAllocation::checkMore(const UseContext &context) const
{
    const Layout layout = layoutOf(context);
    if (static_cast<double>(layout.rows) * layout.columns > mostPlaces)
        return error(context, Text::tr("That is more than 100,000 places in one document."), Text::tr("Split the structure into several documents."), QStringLiteral("rows"));
    const Field &field = *arrayField(context);
    if (!isEmptyValue(field.itemType, layout.empty))
        return error(context, Text::tr("\"%1\" is no value of the items' type.").arg(layout.empty), Text::tr("Give a value of this type, such as 0."), QStringLiteral("empty"));
    const bool listed = field.enumValues.isEmpty() || field.enumValues.contains(layout.empty);
    const bool inside = !isNumber(field.itemType) || (layout.empty.toDouble() >= field.minimum.value_or(layout.empty.toDouble())
                                                      && layout.empty.toDouble() <= field.maximum.value_or(layout.empty.toDouble()));
    if (!listed || !inside)
        return error(context, Text::tr("An empty place would break the rules of the field."), Text::tr("Allow this value in the field's limits."), QStringLiteral("empty"));
    return {};
}

base::Result<design::Location> PreAllocation::arrayIn(const design::Design &design, const UseContext &context) const
{
    const std::optional<design::Location> home = homeOf(design, context.use.entity);
    const Collection *collection = home ? design.collection(home->collection) : nullptr;
    const QString path = home && !home->path.isEmpty() ? home->path + QLatin1Char('.') + context.use.path : context.use.path;
    const Node *array = collection ? nodeAt(collection->root, path) : nullptr;
    if (!array || !array->isArray() || array->item().isObject() || arrayOn(collection->root, path) != path)
        return error(context, Text::tr("The array is not in the document itself in this design."), Text::tr("Choose an array that lies in no other array."));
    return design::Location{collection->name, path};
}

base::Result<void> PreAllocation::apply(design::Design &design, const UseContext &context) const
{
    const base::Result<design::Location> place = arrayIn(design, context);
    if (!place)
        return place.error();
    const Layout layout = layoutOf(context);
    Collection &collection = *design.collection(place->collection);
    Node &array = *nodeAt(collection.root, place->path);
    if (array.item().isArray())
        return error(context, Text::tr("The array holds arrays already."), Text::tr("Choose an array of single values."));
    Node item = array.item();
    if (isNumber(item.type()) && item.types.size() == 1) {
        item.types = design::numberTypes();
        item.types.removeOne(array.item().type());
        item.types.prepend(array.item().type());
    }
    const auto exactly = [](int n) { return schema::Cardinality{double(n), double(n), double(n), false}; };
    array.count = exactly(layout.nested ? layout.rows : layout.columns);
    array.item() = layout.nested ? design::makeArray({}, item, exactly(layout.columns)) : item;
    array.countP99.reset();
    array.presence = 1;
    array.nullable = false;
    array.mutability = schema::Mutability::Often;
    setOrigin(array, context.origin());
    if (layout.nested)
        collection.served << QStringList{place->path}; // an index on rows would hold whole rows and find no place
    return {};
}

QList<Finding> PreAllocation::findings(const schema::ModelIndex &model, const design::Design &design) const
{
    QList<Finding> findings;
    for (const schema::Entity &entity : model.model().entities) {
        forEachArray(entity.fields, {}, [&](const QString &path, const Field &field) {
            const Target target{entity.id, {}, path};
            const schema::PatternUse use{{}, id(), entity.id, {}, path, {}, true, {}};
            const UseContext context{model, use, defaults(model, target)};
            const double writes = writesOf(model, entity, path);
            if (!check(context) || !arrayIn(design, context) || (!isFixed(field) && writes <= 0))
                return;
            Finding finding{target, {context.parameters}, {}, {Text::tr("space for places that stay empty")}};
            finding.conditions = {{Text::tr("There are always %1 places.").arg(base::countText(field.count.max)), isFixed(field), true},
                                  {Text::tr("%1 updates fill a place.").arg(base::rateText(base::PerSecond(writes))), writes > 0, true},
                                  {Text::tr("%1 of the places are filled or will be.").arg(base::percentText(field.count.max > 0 ? field.count.likely / field.count.max : 0)),
                                   field.count.likely >= usualFill * field.count.max, false}};
            findings << finding;
        });
    }
    return findings;
}

QList<CodeSnippet> PreAllocation::code(const design::Design &design, const UseContext &context) const
{
    const base::Result<design::Location> place = arrayIn(design, context);
    if (!place)
        return {};
    const Layout layout = layoutOf(context);
    const Values values = valuesOf(*place, layout, arrayField(context)->itemType, idTypeOf(*design.collection(place->collection)));
    QString inserts, updates;
    for (const schema::Operation *operation : context.model.operationsOf(context.use.entity)) {
        if (operation->kind == schema::OperationKind::Insert && inserts.isEmpty())
            inserts = operation->name;
        const bool writes = std::any_of(operation->writes.cbegin(), operation->writes.cend(), [&](const schema::FieldRef &ref) { return ref.path == context.use.path; });
        if (operation->kind == schema::OperationKind::Update && writes && updates.isEmpty())
            updates = operation->name;
    }
    const QString all = layout.calendar ? scriptFilled(newPeriods, values) : QString();
    const QString id(design::idName);
    return {{Text::tr("Create a document with empty places"), inserts, scriptFilled(newPlaces, values) + all, 1, id, {}},
            {Text::tr("Take a place"), updates, scriptFilled(takePlace, values), 1, id, Text::tr("Positions count from 0.")},
            {Text::tr("Give a place back"), {}, scriptFilled(freePlace, values), 1, id, {}},
            {Text::tr("Find the free places"), {}, scriptFilled(findFree, values), 1, id, {}}};
}

Migration PreAllocation::migration(const design::Design &, const design::Design &after, const UseContext &context) const
{
    const base::Result<design::Location> place = arrayIn(after, context);
    if (!place)
        return {};
    const Layout layout = layoutOf(context);
    const Values values = valuesOf(*place, layout, arrayField(context)->itemType, idTypeOf(*after.collection(place->collection)));
    Migration migration;
    migration.steps = {{Text::tr("Check"), scriptFilled(checkPlaces, values), {}},
                       {Text::tr("Start readers and writers that use the new code"), scriptFilled(newPlaces, values) + scriptFilled(takePlace, values),
                        Text::tr("A writer that still appends would add a place too many.")},
                       {Text::tr("Add the missing places"), scriptFilled(fillPlaces, values), Text::tr("Needs MongoDB 4.2. What is in the array keeps its position.")},
                       {Text::tr("Compare"), scriptFilled(comparePlaces, values), {}}};
    if (layout.nested)
        migration.undo = {{Text::tr("Make one list of the rows"), scriptFilled(flatten, values), Text::tr("Empty places stay, for the positions they keep.")}};
    else
        migration.undo = {{Text::tr("Loosen the validator"), {}, Text::tr("The documents are right for the old shape as they are; empty places stay, for the positions they keep.")}};
    return migration;
}

const Pattern &preAllocation()
{
    static const PreAllocation pattern;
    return pattern;
}

} // namespace sw::patterns
