// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/schemaversioning/schemaversioning.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/patterns/core/conditiontexts.h"
#include "models/patterns/formershape.h"
#include "models/schema/fieldpath.h"
#include "models/schema/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::patterns
{

using design::Collection;
using design::Node;
using schema::FieldType;

const Pattern &schemaVersioning()
{
    static const SchemaVersioning pattern;
    return pattern;
}

namespace
{

constexpr double manyDocuments = 1e6; // that cannot be rewritten while everybody waits

int numberOf(const UseContext &context, const char *parameter)
{
    return context.parameters.value(QLatin1String(parameter)).toInt();
}

/// "phone > contacts.phone; fax >"
QList<FieldMove> movesOf(const UseContext &context)
{
    QList<FieldMove> moves;
    for (const QString &part : context.text("moved").split(QLatin1Char(';'), Qt::SkipEmptyParts)) {
        const qsizetype arrow = part.indexOf(QLatin1Char('>'));
        if (!part.trimmed().isEmpty())
            moves << FieldMove{part.left(arrow).trimmed(), arrow < 0 ? QString() : part.mid(arrow + 1).trimmed()};
    }
    return moves;
}

bool isName(const QString &path)
{
    const QStringList names = path.split(QLatin1Char('.'));
    return std::none_of(names.cbegin(), names.cend(), [](const QString &name) {
        return name.isEmpty() || name.startsWith(QLatin1Char('$')) || name.contains(QChar(0));
    });
}

/// The path at which older documents keep what the newest have at \p path; \p path itself when it has not moved.
QString olderPath(const QList<FieldMove> &moves, const QString &path)
{
    for (const FieldMove &move : moves) {
        if (!move.to.isEmpty() && schema::isWithin(path, move.to))
            return move.from + path.mid(move.to.size());
    }
    return path;
}

/// Until all documents have the newest shape, what is looked for in its new place is looked for in the old one as well.
void addOlderIndexes(Collection &collection, const SchemaVersionParts &parts, const UseContext &context)
{
    QList<QList<design::IndexKey>> wanted;
    for (const design::Index &index : std::as_const(collection.indexes))
        wanted << index.keys;
    for (const schema::Operation *operation : context.model.operationsOf(context.use.entity)) {
        for (const schema::Filter &filter : operation->filters) {
            if (filter.field.entity == context.use.entity)
                wanted << QList<design::IndexKey>{{filter.field.path, design::KeyKind::Ascending}};
        }
        for (const schema::SortKey &key : operation->sort) {
            if (key.field.entity == context.use.entity)
                wanted << QList<design::IndexKey>{{key.field.path, design::KeyKind::Ascending}};
        }
    }
    QList<QList<design::IndexKey>> done;
    const auto add = [&](const QList<design::IndexKey> &keys) {
        if (done.contains(keys))
            return;
        done << keys;
        design::Index index = patternIndex(keys, Text::tr("documents of older versions"), context);
        index.sparse = keys.size() == 1; // the newest documents all lack the value
        collection.indexes << index;
    };
    for (QList<design::IndexKey> keys : std::as_const(wanted)) {
        const QList<design::IndexKey> newer = keys;
        for (design::IndexKey &key : keys)
            key.path = olderPath(parts.moves, key.path);
        bool isGathered = false;
        for (const GatheredArray &array : parts.arrays) {
            const QList<QList<design::IndexKey>> older = olderKeys(array, keys);
            std::for_each(older.cbegin(), older.cend(), add);
            isGathered = isGathered || !older.isEmpty();
        }
        if (keys != newer && !isGathered)
            add(keys);
    }
}

Node numberNode(const QString &name, int version)
{
    Node node = design::makeNode(name, FieldType::Int32);
    node.constraints.enumValues = {QString::number(version)};
    node.description = Text::tr("Which shape the document has.");
    return node;
}

} // namespace

QString SchemaVersioning::name() const
{
    return Text::tr("Schema versioning");
}

QList<Parameter> SchemaVersioning::parameters() const
{
    using Kind = Parameter::Kind;
    const QList<Choice> strategies{{QStringLiteral("onRead"), Text::tr("When a document is read")},
                                   {QStringLiteral("onWrite"), Text::tr("When a document is written")},
                                   {QStringLiteral("background"), Text::tr("By a job")},
                                   {QStringLiteral("mixed"), Text::tr("When written, the rest by a job")}};
    return {{QStringLiteral("field"),
             Text::tr("Field with the number"),
             Kind::Text,
             QStringLiteral("schema_version"),
             0,
             0,
             {},
             Text::tr("Documents without it have the first shape.")},
            {QStringLiteral("version"),
             Text::tr("Number of the shape drawn here"),
             Kind::Integer,
             1,
             1,
             100000,
             {},
             Text::tr("One more with each change that old readers do not understand.")},
            {QStringLiteral("oldest"),
             Text::tr("Oldest shape that is accepted"),
             Kind::Integer,
             0,
             0,
             100000,
             {},
             Text::tr("0: documents without a number; the newest number: only that shape.")},
            {QStringLiteral("strategy"),
             Text::tr("Converted"),
             Kind::Choice,
             QStringLiteral("mixed"),
             0,
             0,
             strategies,
             {}},
            {QStringLiteral("batch"),
             Text::tr("Documents in one step of the job"),
             Kind::Integer,
             1000,
             1,
             100000,
             {},
             Text::tr("Smaller steps disturb others less.")},
            {QStringLiteral("moved"),
             Text::tr("Moved since the oldest shape"),
             Kind::Text,
             QString(),
             0,
             0,
             {},
             Text::tr("Old and new place of fields, such as: phone > contacts.phone; fax >"),
             true},
            {QStringLiteral("gathered"),
             Text::tr("Items of an array since the oldest shape"),
             Kind::Text,
             QString(),
             0,
             0,
             {},
             Text::tr("Fields and the item that each became, such as: phone_home > contacts[kind=home].number; "
                      "phone_work > contacts[kind=work].number"),
             true}};
}

QJsonObject SchemaVersioning::defaults(const schema::ModelIndex &, const Target &) const
{
    return {{QStringLiteral("field"), QStringLiteral("schema_version")},
            {QStringLiteral("version"), 1},
            {QStringLiteral("oldest"), 0},
            {QStringLiteral("strategy"), QStringLiteral("mixed")},
            {QStringLiteral("batch"), 1000},
            {QStringLiteral("moved"), QString()},
            {QStringLiteral("gathered"), QString()}};
}

base::Result<void> SchemaVersioning::checkTarget(const UseContext &context) const
{
    if (context.use.relationship.isEmpty() && context.use.path.isEmpty() && context.model.entity(context.use.entity))
        return {};
    return error(context, Text::tr("The documents of an entity are numbered."), Text::tr("Choose an entity."));
}

const schema::Entity *SchemaVersioning::fieldOwner(const UseContext &context) const
{
    return context.model.entity(context.use.entity);
}

base::Result<void> SchemaVersioning::checkMore(const UseContext &context) const
{
    const QString field = context.text("field");
    if (field.contains(QLatin1Char('.')) || field == design::idName)
        return error(context, Text::tr("\"%1\" cannot be the name of this field.").arg(field),
                     Text::tr("Give it a plain name."), QStringLiteral("field"));
    if (numberOf(context, "oldest") > numberOf(context, "version"))
        return error(context, Text::tr("The oldest shape is newer than the newest."),
                     Text::tr("Give it no higher number."), QStringLiteral("oldest"));
    QStringList places;
    for (const FieldMove &move : movesOf(context)) {
        const bool named = isName(move.from) && (move.to.isEmpty() || isName(move.to)) &&
                           !schema::isWithin(move.from, design::idName) && move.from != field;
        if (!named)
            return error(context, Text::tr("\"%1 > %2\" does not name two places.").arg(move.from, move.to),
                         Text::tr("Write: old name > new name; another >"), QStringLiteral("moved"));
        if (hasField(context.model, *fieldOwner(context), move.from))
            return error(context, Text::tr("\"%1\" is a field of the new shape.").arg(move.from),
                         Text::tr("Name the old place first."), QStringLiteral("moved"));
        for (const QString &place : {move.from, move.to}) {
            const bool taken =
                !place.isEmpty() && std::any_of(places.cbegin(), places.cend(), [&](const QString &other) {
                    return schema::isWithin(place, other) || schema::isWithin(other, place);
                });
            if (taken)
                return error(context, Text::tr("\"%1\" is named twice.").arg(place), Text::tr("Name each place once."),
                             QStringLiteral("moved"));
            places << (place.isEmpty() ? QStringList() : QStringList{place});
        }
    }
    return checkGathered(context, places);
}

base::Result<void> SchemaVersioning::checkGathered(const UseContext &context, QStringList places) const
{
    const QString parameter = QStringLiteral("gathered");
    QString faulty;
    const QList<GatheredArray> arrays = gatheredArrays(context.text("gathered"), faulty);
    if (!faulty.isEmpty())
        return error(context, Text::tr("\"%1\" does not name a field and an item.").arg(faulty),
                     Text::tr("Write: old name > array[field=value].field, with the same two fields for one array."),
                     parameter);
    for (const GatheredArray &array : arrays) {
        QStringList named;
        for (const GatheredField &field : array.fields)
            named << field.from;
        QStringList kinds;
        for (const GatheredField &field : array.fields)
            kinds << field.kind;
        if (kinds.removeDuplicates() > 0)
            return error(context, Text::tr("Two fields become the same item of \"%1\".").arg(array.array),
                         Text::tr("Give each item a value of its own."), parameter);
        for (const QString &from : std::as_const(named)) {
            if (!isName(from) || schema::isWithin(from, design::idName) || from == context.text("field"))
                return error(context, Text::tr("\"%1\" cannot become an item.").arg(from),
                             Text::tr("Name a field of older documents."), parameter);
            if (hasField(context.model, *fieldOwner(context), from))
                return error(context, Text::tr("\"%1\" is a field of the new shape.").arg(from),
                             Text::tr("Name the old place first."), parameter);
        }
        for (const QString &place : named + QStringList{array.array}) {
            const bool taken = std::any_of(places.cbegin(), places.cend(), [&](const QString &other) {
                return schema::isWithin(place, other) || schema::isWithin(other, place);
            });
            if (taken)
                return error(context, Text::tr("\"%1\" is named twice.").arg(place), Text::tr("Name each place once."),
                             parameter);
            places << place;
        }
    }
    return {};
}

base::Result<SchemaVersionParts> SchemaVersioning::partsOf(const design::Design &design,
                                                           const UseContext &context) const
{
    const schema::Entity &entity = *fieldOwner(context);
    const std::optional<design::Location> home = homeOf(design, entity.id);
    const Collection *collection = home ? design.collection(home->collection) : nullptr;
    if (!collection || collection->entity() != entity.id || collection->timeSeries)
        return error(context, Text::tr("%1 are not documents of their own in this design.").arg(entity.name),
                     Text::tr("Choose the entity whose documents hold them."));
    SchemaVersionParts parts;
    parts.collection = collection->name;
    parts.field = context.text("field");
    parts.version = numberOf(context, "version");
    parts.oldest = numberOf(context, "oldest");
    parts.strategy = context.text("strategy");
    parts.batch = numberOf(context, "batch");
    parts.moves = movesOf(context);
    QString faulty;
    parts.arrays = gatheredArrays(context.text("gathered"), faulty);
    for (GatheredArray &array : parts.arrays) {
        const QString obstacle = gatheringObstacle(collection->root, array);
        if (!obstacle.isEmpty())
            return error(context, obstacle, Text::tr("Name the array and the fields that its items have now."),
                         QStringLiteral("gathered"));
    }
    for (const FieldMove &move : std::as_const(parts.moves)) {
        const Node *node = move.to.isEmpty() ? nullptr : nodeAt(collection->root, move.to);
        if (!move.to.isEmpty() &&
            (!node || (arrayOn(collection->root, move.to) != (node->isArray() ? move.to : QString()))))
            return error(context, Text::tr("There is no single field \"%1\" in this design.").arg(move.to),
                         Text::tr("Name the place that the field has now."), QStringLiteral("moved"));
    }
    QStringList places;
    for (const FieldMove &move : std::as_const(parts.moves))
        places << (move.to.isEmpty() ? QStringList() : QStringList{move.to});
    for (const GatheredArray &array : std::as_const(parts.arrays))
        places << array.array;
    for (const QString &place : std::as_const(places)) {
        for (const design::Index &index : collection->indexes) {
            const bool moved = std::any_of(index.keys.cbegin(), index.keys.cend(), [&](const design::IndexKey &key) {
                return schema::isWithin(key.path, place);
            });
            const bool known = std::any_of(parts.newIndexes.cbegin(), parts.newIndexes.cend(),
                                           [&](const design::Index &one) { return one.keys == index.keys; });
            if (moved && !known && !index.unique && index.partialFilter.isEmpty())
                parts.newIndexes << index;
        }
    }
    parts.item = schema::singularName(collection->name);
    return parts;
}

base::Result<void> SchemaVersioning::apply(design::Design &design, const UseContext &context) const
{
    const base::Result<SchemaVersionParts> parts = partsOf(design, context);
    if (!parts)
        return parts.error();
    Collection &collection = *design.collection(parts->collection);
    if (collection.root.field(parts->field))
        return error(context, Text::tr("There is a field \"%1\" already.").arg(parts->field),
                     Text::tr("Give the number another name."), QStringLiteral("field"));
    Node number = numberNode(parts->field, parts->version);
    number.origin = context.origin();
    collection.root.fields.insert(std::min<qsizetype>(1, collection.root.fields.size()), number);
    if (parts->oldest < parts->version) {
        addOlderIndexes(collection, *parts, context);
        collection.level =
            design::ValidationLevel::Moderate; // older documents may be changed, new ones have the newest shape
    }
    for (Collection &copies : design.collections) { // whole documents are copied with their number
        if (!copies.root.copyOf || copies.root.copyOf->collection != parts->collection ||
            copies.root.field(parts->field))
            continue;
        Node copy = number;
        copy.constraints.enumValues.clear();
        copy.presence = 0.5;
        copies.root.fields.insert(std::min<qsizetype>(1, copies.root.fields.size()), copy);
    }
    return {};
}

QList<Finding> SchemaVersioning::findings(const schema::ModelIndex &model, const design::Design &design,
                                          const Targets &) const
{
    QList<Finding> findings;
    for (const schema::Entity &entity : model.model().entities) {
        if (entity.dynamics != schema::SchemaDynamics::Evolutionary)
            continue;
        const Target target{entity.id, {}, {}};
        const schema::PatternUse use{{}, id(), entity.id, {}, {}, {}, true, {}};
        const UseContext context{model, use, parametersAt(model, target)};
        const bool apart = bool(partsOf(design, context));
        const bool many = entity.count.likely >= manyDocuments;
        const QString what = schema::collectionNameOf(entity);
        Finding finding{target,
                        {context.parameters},
                        {},
                        {Text::tr("handlers of old shapes to keep"), Text::tr("20 bytes in each document")}};
        finding.conditions = {{Text::tr("The shape of %1 changes while they are in use.").arg(what), true, true},
                              {apartText(apart, what), apart, true},
                              {(many ? Text::tr("There are %1 of them: too many to be rewritten at once.")
                                     : Text::tr("There are only %1 of them: all can be rewritten at once."))
                                   .arg(base::countText(entity.count.likely)),
                               many, true}};
        findings << finding;
    }
    return findings;
}

/// What documents of \p name look like that other patterns have not shaped yet.
static QList<FormerShape> unshapedIn(const design::Design &design, const QString &name, const UseContext &context)
{
    QList<FormerShape> out;
    const Collection &shaped = *design.collection(name);
    forOtherShapes(context.model, design, context.use, [&](const OtherShape &other) {
        const Collection *former = other.without.collection(name);
        const FormerShape shape = former ? formerShape(*former, shaped, other) : FormerShape();
        if (!shape.isEmpty())
            out << shape;
    });
    return out;
}

QList<CodeSnippet> SchemaVersioning::code(const design::Design &design, const UseContext &context) const
{
    base::Result<SchemaVersionParts> parts = partsOf(design, context);
    if (!parts)
        return {};
    parts->unshaped = unshapedIn(design, parts->collection, context);
    return schemaVersionCode(*parts, context);
}

Migration SchemaVersioning::migration(const design::Design &, const design::Design &after,
                                      const UseContext &context) const
{
    base::Result<SchemaVersionParts> parts = partsOf(after, context);
    if (!parts)
        return {};
    parts->unshaped = unshapedIn(after, parts->collection, context);
    return schemaVersionMigration(*parts);
}

} // namespace sw::patterns
