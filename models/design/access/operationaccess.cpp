// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/access/operationaccess.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/design/access/heldkey.h"
#include "models/design/shape/entityshape.h"

#include <algorithm>
#include <limits>

namespace sw::design
{

using schema::FilterOp;

namespace
{

constexpr double muchFewer = 20; ///< documents, for a search to begin elsewhere than the operation
constexpr double unknownValues = 1000;

/// The field that tells the kind of the items on the way to \p path, when only items of one kind have what is at \p
/// path: a search names both together. Empty when all items have it.
QString kindPath(const Node &root, const QString &path)
{
    for (qsizetype dot = path.indexOf(QLatin1Char('.')); dot > 0; dot = path.indexOf(QLatin1Char('.'), dot + 1)) {
        const Node *array = nodeAt(root, path.left(dot));
        if (!array || !array->isArray() || array->fields.isEmpty() || array->item().variants.isEmpty())
            continue;
        const QList<Node> &common = array->item().fields;
        const QString next = path.mid(dot + 1).section(QLatin1Char('.'), 0, 0);
        const bool ofAll =
            std::any_of(common.cbegin(), common.cend(), [&](const Node &field) { return field.name == next; });
        if (!ofAll)
            return joinedPath(path.left(dot), array->item().discriminator);
    }
    return {};
}

/// {type: …, coordinates: […]} of any kind, such as points with an altitude, lines and areas.
bool isGeoJson(const Node &node)
{
    return node.isObject() && node.field(QStringLiteral("type")) &&
           (node.field(QStringLiteral("coordinates")) || node.field(QStringLiteral("geometries")));
}

bool holdsPlaces(const Node *node)
{
    while (node && node->isArray() && !node->fields.isEmpty())
        node = &node->item();
    return node && (node->type() == schema::FieldType::GeoPoint || isGeoJson(*node));
}

/// Share of the documents that have one value at a node.
double shareOfValue(const Collection &in, const QString &path)
{
    const double documents = std::max(1.0, in.documents.likely);
    const Node *node = nodeAt(in.root, path);
    if (path == idName || (node && node->uniqueValues))
        return 1 / documents;
    if (node && node->distinctValues)
        return 1 / std::max(1.0, *node->distinctValues);
    if (node && !node->constraints.enumValues.isEmpty())
        return 1.0 / static_cast<double>(node->constraints.enumValues.size());
    return node && node->type() == schema::FieldType::Bool ? 0.5 : 1 / std::min(documents, unknownValues);
}

double shareOf(const Collection &in, const QString &path, FilterOp op)
{
    switch (op) {
    case FilterOp::Equal:
        return shareOfValue(in, path);
    case FilterOp::In:
        return std::min(1.0, 3 * shareOfValue(in, path));
    case FilterOp::Range:
        return 0.1;
    case FilterOp::PrefixRegex:
    case FilterOp::Text:
    case FilterOp::Geo:
        return 0.01;
    case FilterOp::CaseInsensitiveRegex:
        break;
    }
    return 1;
}

} // namespace

OperationAccess::OperationAccess(const DesignIndex &places, const schema::ModelIndex &model,
                                 const schema::Operation &operation, const OperationStops &stops)
    : m_places(places), m_model(model), m_operation(operation), m_stops(stops)
{}

QList<Access> OperationAccess::all(const QSet<schema::RelationshipId> &stored) const
{
    if (m_stops.all().isEmpty())
        return {};
    const qsizetype first = firstDocument();
    QList<Access> accesses{accessOf(first, Access::Way::Search)};
    if (first == 0)
        addOwnKey(accesses.first());
    QList<qsizetype> visited{first};
    for (qsizetype at = first; at != 0;) { // back to where the operation starts
        const Stop &stop = *m_stops.of(at).first();
        accesses << across(stop, true);
        at = m_stops.all().at(stop.from).document;
        visited << at;
    }
    for (const Stop &stop : m_stops.all()) {
        if (visited.contains(stop.document) || stop.from < 0)
            continue;
        visited << stop.document;
        if (!stop.onlyAsked && !stored.contains(stop.link->id))
            accesses << across(stop, false);
    }
    return accesses;
}

/// A range of what belongs to the one that the operation starts at, as the values of one source in a time.
bool OperationAccess::isWindowBelow(const Asked &filter) const
{
    if (filter.op != FilterOp::Range || filter.places.isEmpty() || filter.in(0))
        return false;
    const Stop &stop = *m_stops.of(filter.places.first().document).first();
    return stop.link && stop.from == 0 && stop.link->type == schema::RelationshipType::OneToMany && !stop.toParent &&
           stop.link->b.entity == stop.entity;
}

/// Where what is asked narrows most down: where the operation starts, unless it asks nothing there, or much fewer
/// documents have what it asks elsewhere.
qsizetype OperationAccess::firstDocument() const
{
    qsizetype best = 0;
    double found = foundIn(0);
    for (const Asked &filter : m_stops.filters()) {
        if (filter.places.isEmpty() || filter.in(0) || filter.op == FilterOp::CaseInsensitiveRegex ||
            isWindowBelow(filter))
            continue;
        const qsizetype document = filter.places.first().document;
        const double there = foundIn(document);
        if (there * (best == 0 ? muchFewer : 1) < found) {
            best = document;
            found = there;
        }
    }
    return best;
}

/// Documents that have what is asked there; without end when nothing is.
double OperationAccess::foundIn(qsizetype document) const
{
    const Collection *in = m_places.collection(m_stops.of(document).first()->home.collection);
    double share = std::numeric_limits<double>::infinity();
    for (const Asked &filter : m_stops.filters()) {
        const QString *path = in && filter.op != FilterOp::CaseInsensitiveRegex ? filter.in(document) : nullptr;
        if (path)
            share = std::min(share, 1.0) * shareOf(*in, *path, filter.op);
    }
    return in ? share * std::max(1.0, in->documents.likely) : share;
}

Access OperationAccess::accessOf(qsizetype document, Access::Way way) const
{
    Access access;
    access.way = way;
    access.operation = &m_operation;
    access.collection = m_stops.of(document).first()->home.collection;
    if (way != Access::Way::ById) {
        addConditions(document, access);
        addSort(document, way == Access::Way::Search, access);
    }
    addRead(document, access);
    return access;
}

void OperationAccess::addConditions(qsizetype document, Access &access) const
{
    const Collection *in = m_places.collection(access.collection);
    if (!in)
        return;
    for (const Asked &filter : m_stops.filters()) {
        if (const QString *path = filter.in(document))
            addCondition(*in, {*path, filter.op}, access);
    }
    nameKind(document, access);
}

void OperationAccess::addCondition(const Collection &in, const Condition &condition, Access &access) const
{
    if (isBelowData(in.root, condition.path)) {
        access.belowData << condition.path;
        return;
    }
    if (condition.op == FilterOp::CaseInsensitiveRegex) {
        access.insensitive << condition.path;
        return;
    }
    if (condition.op == FilterOp::Geo && !holdsPlaces(nodeAt(in.root, condition.path)))
        return;
    const QString kind = kindPath(in.root, condition.path);
    if (!kind.isEmpty() && !access.asks(kind))
        access.conditions << Condition{kind};
    const auto same = std::find_if(access.conditions.begin(), access.conditions.end(),
                                   [&](const Condition &one) { return one.path == condition.path; });
    if (same == access.conditions.end())
        access.conditions << condition;
    else if (condition.isEquality())
        *same = condition;
}

/// A search for one of several kinds of documents names the kind: first in an index on what all kinds have; an index on
/// what only this kind has holds no others.
void OperationAccess::nameKind(qsizetype document, Access &access) const
{
    QList<const Stop *> whole = m_stops.of(document);
    whole.removeIf([](const Stop *stop) { return !stop->home.path.isEmpty(); });
    const Collection *in = m_places.collection(access.collection);
    const QStringList kinds =
        in && whole.size() == 1 ? kindsIn(in->root, m_model, whole.first()->entity) : QStringList();
    if (kinds.size() != 1)
        return;
    const bool ofSome = std::any_of(access.conditions.cbegin(), access.conditions.cend(),
                                    [&](const Condition &one) { return isOfSomeKinds(in->root, one.path); }) ||
                        std::any_of(access.sort.cbegin(), access.sort.cend(),
                                    [&](const IndexKey &key) { return isOfSomeKinds(in->root, key.path); });
    if (ofSome) {
        base::BsonBuilder filter;
        access.ofKind = filter.string(in->root.discriminator, kinds.first()).finish();
    }
    if (!access.isWhole() && !access.asks(in->root.discriminator))
        access.conditions.prepend({in->root.discriminator, FilterOp::Equal});
}

void OperationAccess::addSort(qsizetype document, bool first, Access &access) const
{
    const Collection *in = m_places.collection(access.collection);
    for (const Asked &key : m_stops.sort()) {
        const QString *path = in ? key.in(document) : nullptr;
        if (!path && !first)
            continue;
        if (!path || isBelowData(in->root, *path) || !arraysOn(in->root, *path).isEmpty())
            return;
        if (!access.paths(&Condition::isEquality).contains(*path))
            access.sort << IndexKey{*path, key.descending ? KeyKind::Descending : KeyKind::Ascending};
    }
}

void OperationAccess::addRead(qsizetype document, Access &access) const
{
    access.readsAll = !m_operation.isRead();
    for (const Stop *stop : m_stops.of(document)) {
        bool named = false;
        for (const schema::FieldRef &read : m_operation.reads) {
            if (read.entity != stop->entity)
                continue;
            named = true;
            const std::optional<Location> at = m_places.locateIn(stop->home, m_model, read);
            if (at && at->collection == access.collection)
                access.read << at->path;
        }
        access.readsAll = access.readsAll || (!named && !stop->onlyAsked);
    }
}

/// An operation that asks nothing, or a range of what belongs to its start, looks for one document by its _id, or for
/// one that is embedded in another by its own.
void OperationAccess::addOwnKey(Access &access) const
{
    const Location &home = m_stops.all().first().home;
    const Location id{home.collection, joinedPath(home.path, idName)};
    const QList<Asked> &filters = m_stops.filters();
    const bool nothing = filters.isEmpty() && m_operation.sort.isEmpty();
    const bool window = !filters.isEmpty() && std::all_of(filters.cbegin(), filters.cend(),
                                                          [this](const Asked &one) { return isWindowBelow(one); });
    if ((nothing || window) && m_places.node(id))
        access.conditions << Condition{id.path};
}

/// For documents with values known from others, and what the operation asks of them besides.
Access OperationAccess::accessBy(const QList<Condition> &key, qsizetype document) const
{
    Access access = accessOf(document, Access::Way::ByReference);
    access.conditions.removeIf([&](const Condition &one) {
        return one.path == idName ||
               std::any_of(key.cbegin(), key.cend(), [&](const Condition &part) { return part.path == one.path; });
    });
    access.conditions = key + access.conditions;
    nameKind(document, access);
    return access;
}

/// From the documents at hand to those at the other end of a link.
QList<Access> OperationAccess::across(const Stop &stop, bool backwards) const
{
    const Stop &before = m_stops.all().at(stop.from);
    const Stop &known = backwards ? stop : before;
    const Stop &wanted = backwards ? before : stop;
    const QList<ReferencePlace> held = backwards ? m_stops.back(stop) : m_stops.onward(stop);
    if (!held.isEmpty()) {
        QList<Condition> key;
        for (const ReferencePlace &part : inOrder(wholeKeys(held).first(), *stop.link)) {
            if (part.key != idName)
                key << Condition{part.key};
        }
        return {key.isEmpty() ? accessOf(wanted.document, Access::Way::ById) : accessBy(key, wanted.document)};
    }
    QList<Access> accesses;
    const QList<ReferencePlace> holders = backwards ? m_stops.onward(stop) : m_stops.back(stop);
    if (!holders.isEmpty())
        return {accessBy(conditionsOn(wholeKeys(holders).first(), *stop.link, m_places), wanted.document)};
    if (const auto [own, other] = m_stops.linkBetween(stop, known.home, wanted.home); own && other) {
        Access access;
        access.way = Access::Way::ByReference;
        access.operation = &m_operation;
        access.collection = own->at.collection;
        access.conditions << Condition{own->at.path};
        access.read << other->at.path;
        access.readsAll = false;
        accesses << access << accessOf(wanted.document, Access::Way::ById);
    }
    return accesses;
}

} // namespace sw::design
