// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/plan/placemaker.h"

#include "models/base/bson/bsonfields.h"
#include "models/samples/makers/clock.h"
#include "models/samples/makers/valuetypes.h"
#include "models/samples/plan/itemcount.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sw::samples
{

using design::Node;
using schema::FieldType;

namespace
{

constexpr double newest = 1767225600e3; // 2026-01-01: when the last of the documents was made
constexpr double longestSpan = 20 * 365.25 * 24 * hour;
constexpr double usualSpan = 2 * 365.25 * 24 * hour; ///< of a collection whose growth is not known

/// The spans that a field of \p fields or of an object below says its documents are cut by.
Granule granuleOf(const QList<Node> &fields)
{
    for (const Node &field : fields) {
        const bool starts = field.derivation && field.derivation->kind == design::Derivation::Kind::StartOf;
        const Granule granule = starts             ? granuleNamed(field.derivation->of.section(QLatin1Char(':'), 0, 0))
                                : field.isObject() ? granuleOf(field.fields)
                                                   : Granule::None;
        if (granule != Granule::None)
            return granule;
    }
    return Granule::None;
}

/// True when \p object, or a part of it, asks for less than a bound: a page that is not full.
bool asksForLess(base::BsonFields object)
{
    for (const base::BsonField &filter : object) {
        if (filter.name == "$lt" || (filter.isContainer() && asksForLess(base::BsonFields(filter))))
            return true;
    }
    return false;
}

/// The path that is unique among the documents that are not full, which only pages have; empty for other collections.
QString pagedBy(const design::Collection &collection)
{
    for (const design::Index &index : collection.indexes) {
        if (index.unique && index.keys.size() == 1 && asksForLess(base::BsonFields(index.partialFilter)))
            return index.keys.first().path;
    }
    return {};
}

const Node *groupNode(const PlanPlace &place)
{
    const design::Collection &collection = *place.collection;
    if (place.pagedBy)
        return place.pagedBy;
    const Node *id = collection.root.field(design::idName);
    for (const Node &field : id && id->isObject() ? id->fields : collection.root.fields) {
        if (!field.isObject() && !field.isArray() && !field.derivation && field.name != design::idName)
            return &field;
    }
    return nullptr;
}

constexpr double usualGap = 31 * hour; ///< between the items of an array that people fill
constexpr double longestArraySpan = 180 * 24 * hour;

bool isWhole(const Node &node)
{
    return schema::isWhole(node.type()) && node.constraints.enumValues.isEmpty() && !node.constraints.maximum &&
           !node.derivation;
}

bool isSpanStart(const Node &node)
{
    return node.derivation && node.derivation->kind == design::Derivation::Kind::StartOf;
}

/// How well a part of _id can be made unique: 0 not at all.
int fitness(const Node &node)
{
    if (!node.constraints.enumValues.isEmpty() || node.reference || node.copyOf || node.derivation)
        return 0;
    const bool isPatterned = node.type() == FieldType::String && !node.constraints.pattern.isEmpty();
    return isPatterned ? 2 : valueTypeOf(node.type()).fitness;
}

bool isUniqueByItself(const Node &node)
{
    const bool random = schema::traitsOf(node.type()).family == schema::TypeFamily::Identity;
    return node.uniqueValues || (random && !node.reference && !node.copyOf);
}

} // namespace

PlanPlace PlaceMaker::placeOf(const design::Collection &collection, int depth, const QString &kind) const
{
    PlanPlace place;
    place.collection = &collection;
    place.key = m_pickers.keyOf(collection);
    place.depth = depth;
    place.kind = PlacePickers::kindNamed(collection, kind);
    PlanLevel root;
    root.node = &collection.root;
    root.owner = collection.name;
    place.levels.push_back(root);
    findList(place);
    addBindings(place);
    linkOnce(place);
    numberOnce(place);
    findGroup(place);
    makeIdsUnique(place);
    makeIndexesUnique(place);
    return place;
}

void PlaceMaker::findList(PlanPlace &place) const
{
    const QString &own = place.collection->name;
    for (const Node &field : place.collection->root.fields) {
        const design::Collection *target =
            field.reference ? m_pickers.design().collection(field.reference->collection) : nullptr;
        if (!target || target == place.collection)
            continue;
        design::forEachNode(target->root, [&](const QString &path, const Node &node) {
            if (node.rest && !node.copyOf && node.rest->documents == design::Referrers{own, field.name})
                place.list = ListOfRest{target, path, &node, &field};
        });
    }
}

/// The documents of one parent that a pattern numbers, each number once.
void PlaceMaker::numberOnce(PlanPlace &place) const
{
    const design::Collection &own = *place.collection;
    for (const design::Index &index : own.indexes) {
        if (!index.unique || index.origin.isEmpty() || index.keys.size() != 2)
            continue;
        const Node *parent = own.root.field(index.keys.first().path);
        const Node *number = own.root.field(index.keys.last().path);
        const bool isParent =
            parent && parent->reference && !parent->copyOf && parent->reference->collection != own.name;
        if (isParent && number && isWhole(*number)) {
            place.numberedBy = parent;
            place.numbered = number;
        }
    }
}

QList<const Node *> PlaceMaker::partsOfId(const design::Collection &collection) const
{
    QList<const Node *> parts;
    const Node *id = collection.root.field(QStringLiteral("_id"));
    if (!id)
        return parts;
    if (id->isObject()) {
        for (const Node &field : id->fields)
            parts << &field;
    } else if (id->derivation && id->derivation->kind == design::Derivation::Kind::Text) {
        static const QRegularExpression placeholder(QStringLiteral("\\{([^{}:]+)\\}"));
        for (auto it = placeholder.globalMatch(id->derivation->of); it.hasNext();) {
            if (const Node *part = design::nodeAt(collection.root, it.next().captured(1)))
                parts << part;
        }
    } else {
        parts << id;
    }
    return parts;
}

void PlaceMaker::makeIdsUnique(PlanPlace &place) const
{
    const QList<const Node *> parts = partsOfId(*place.collection);
    const Node *id = place.collection->root.field(QStringLiteral("_id"));
    QList<const Node *> keys = id && id->isObject() ? parts : QList<const Node *>();
    for (const Node &field : place.collection->root.fields) {
        if (!id || !id->isObject())
            keys << &field;
    }
    const bool byTime = id && id->derivation && id->derivation->of.contains(QLatin1String("{first:"));
    if (place.clock.granule !=
        Granule::None) { // a span of its own for each document of a group: what is counted beside it need not go on
        const auto start =
            std::find_if(keys.cbegin(), keys.cend(), [](const Node *part) { return isSpanStart(*part); });
        const auto counter = std::find_if(start, keys.cend(), [](const Node *part) { return isWhole(*part); });
        if (counter != keys.cend())
            place.numbered = *counter;
        return;
    }
    if (byTime || std::any_of(parts.cbegin(), parts.cend(), [](const Node *part) { return isUniqueByItself(*part); }))
        return;
    const auto parent = std::find_if(parts.cbegin(), parts.cend(), [&](const Node *part) {
        return part->reference && !part->isArray() && part->reference->collection != place.collection->name &&
               m_pickers.design().collection(part->reference->collection);
    });
    const auto number = std::find_if(parts.cbegin(), parts.cend(), [](const Node *part) { return isWhole(*part); });
    if (parent != parts.cend() && number != parts.cend()) {
        place.numberedBy = *parent;
        place.numbered = *number;
        return;
    }
    const auto best = std::max_element(parts.cbegin(), parts.cend(),
                                       [](const Node *a, const Node *b) { return fitness(*a) < fitness(*b); });
    if (best != parts.cend())
        place.unique.insert(*best);
}

/// A unique index that a person owns: one of its values does not repeat, whatever the others are.
void PlaceMaker::makeIndexesUnique(PlanPlace &place) const
{
    for (const design::Index &index : place.collection->indexes) {
        if (!index.unique || index.owner.isEmpty())
            continue;
        QList<const Node *> parts;
        for (const design::IndexKey &key : index.keys) {
            if (const Node *part = design::nodeAt(place.collection->root, key.path))
                parts << part;
        }
        const bool kept = std::any_of(parts.cbegin(), parts.cend(), [&](const Node *part) {
            return isUniqueByItself(*part) || place.unique.contains(part);
        });
        const auto best = std::max_element(parts.cbegin(), parts.cend(),
                                           [](const Node *a, const Node *b) { return fitness(*a) < fitness(*b); });
        if (!kept && best != parts.cend())
            place.unique.insert(*best);
    }
}

/// One parent, or one value of \p node, for each group.
PickerPtr PlaceMaker::groupPicker(const PlanPlace &place, const Node &node) const
{
    const auto held = heldBy(node, false);
    const design::Collection *target =
        held && held->collection != place.collection->name ? m_pickers.design().collection(held->collection) : nullptr;
    if (target)
        return held->one ? nullptr : m_pickers.pickerFor(place, 0, *target, *held);
    const double documents = static_cast<double>(documentCount(*place.collection));
    const double listed = static_cast<double>(node.constraints.enumValues.size());
    const double groups =
        std::clamp(listed > 0 ? listed : node.distinctValues.value_or(std::sqrt(documents)), 1.0, documents);
    return Picker::parent(documentCount(*place.collection), static_cast<quint64>(groups),
                          childKey(place.key, saltOf(node.name.toUtf8())));
}

void PlaceMaker::findGroup(PlanPlace &place) const
{
    const design::Collection &collection = *place.collection;
    const double documents = static_cast<double>(documentCount(collection));
    Clock &clock = place.clock;
    clock.granule = granuleOf(collection.root.fields);
    place.pagedBy = collection.root.field(pagedBy(collection));
    const Node *node = place.numberedBy                                  ? place.numberedBy
                       : place.pagedBy || clock.granule != Granule::None ? groupNode(place)
                                                                         : nullptr;
    clock.group = node ? groupPicker(place, *node) : nullptr;
    if (clock.group && !heldBy(*node, false))
        place.group = node;
    const double each = clock.group ? std::max(1.0, documents / clock.group->targets()) : documents;
    if (clock.granule != Granule::None) {
        clock.step = lengthOf(clock.granule);
        const double span = std::min(std::ceil(each) * clock.step, longestSpan);
        clock.start = static_cast<double>(startOf(clock.granule, static_cast<qint64>(newest - span)));
        return;
    }
    const double grown = collection.growthPerDay > 0 ? documents / collection.growthPerDay * 24 * hour : usualSpan;
    const double span = std::min(grown, longestSpan);
    clock.start = std::floor(newest - span);
    clock.step = span / each;
}

void PlaceMaker::pushObject(const Node &node, PlanPlace &place) const
{
    PlanLevel level = place.levels.back();
    level.path = pathOf(place, node);
    level.node = &node;
    level.owner = node.name;
    level.isItem = false;
    level.bindings.clear();
    place.levels.push_back(level);
    addBindings(place);
}

double PlaceMaker::mostSpans(const Node &array, const PlanPlace &place)
{
    const Granule inner =
        array.fields.isEmpty() || place.clock.granule == Granule::None ? Granule::None : granuleOf(array.item().fields);
    return inner == Granule::None ? std::numeric_limits<double>::infinity()
                                  : lengthOf(place.clock.granule) / lengthOf(inner);
}

void PlaceMaker::pushItem(const Node &array, PlanPlace &place) const
{
    const ItemCount count(array);
    const double longest = std::max(1.0, count.longest(Extent::Random));
    PlanLevel level = place.levels.back();
    level.path = pathOf(place, array);
    level.node = array.fields.isEmpty() ? nullptr : &array.item();
    level.owner = array.name.isEmpty() ? level.owner : array.name;
    level.isItem = true;
    level.shares = false;
    level.places *= std::max(1.0, count.bound());
    level.usualPlaces *= std::max(1.0, array.count.likely);
    const bool fillsStep = place.collection->appendOnly || place.pagedBy || place.clock.granule != Granule::None;
    const double spans = mostSpans(array, place);
    if (!std::isinf(spans))
        level.spans = {lengthOf(place.clock.granule) / spans, std::min(count.bound(), spans), 1};
    else
        level.spans.below *= std::max(1.0, count.bound());
    const double whole = level.spans.length > 0 ? level.spans.length : place.clock.step;
    const double gap = fillsStep ? whole / longest : std::min(usualGap, longestArraySpan / longest);
    constexpr double second = 1000;
    level.itemGap = gap > second ? std::floor(gap / second) * second : std::max(1.0, gap);
    level.bindings.clear();
    place.levels.push_back(level);
    addBindings(place);
}

/// The links between documents of two collections: each pair at most once, where an index says so.
void PlaceMaker::linkOnce(PlanPlace &place) const
{
    const design::Collection &own = *place.collection;
    for (const design::Index &index : own.indexes) {
        if (!index.unique || index.keys.size() != 2 || !index.partialFilter.isEmpty())
            continue;
        std::vector<PlanBinding *> pair;
        for (const design::IndexKey &key : index.keys) {
            const Node *field = own.root.field(key.path);
            for (PlanBinding &binding : place.levels.front().bindings) {
                if (field && field->reference && binding.collection == field->reference->collection &&
                    binding.relationship == field->reference->relationship)
                    pair.push_back(&binding);
            }
        }
        const design::Collection *target = pair.size() == 2 && pair.front() != pair.back()
                                               ? m_pickers.design().collection(pair.back()->collection)
                                               : nullptr;
        if (target && pair.front()->picker->isOfParent() && pair.back()->picker->isOfParent())
            pair.back()->picker = Picker::beside(pair.front()->picker, documentCount(*target),
                                                 m_pickers.pickSeed(own.name, target->name, pair.back()->relationship));
    }
}

void PlaceMaker::addBindings(PlanPlace &place) const
{
    PlanLevel &level = place.levels.back();
    const auto add = [&](const Node &field) {
        const auto held = heldBy(field, place.levels.size() == 1);
        const design::Collection *target = held ? m_pickers.design().collection(held->collection) : nullptr;
        if (target) {
            const PickerPtr picker = m_pickers.pickerFor(place, place.levels.size() - 1, *target, *held);
            level.bindings.push_back({held->collection, held->relationship, picker, held->kind, place.kind});
        }
    };
    if (!level.node)
        return;
    if (!level.node->isObject()) {
        add(*level.node); // the item of an array of ids
        return;
    }
    for (const Node &field : level.node->fields)
        add(field);
    const std::optional<size_t> compiled = place.kind;
    const bool isRoot = place.levels.size() == 1;
    for (qsizetype i = 0; i < level.node->variants.size(); ++i) {
        if (isRoot)
            place.kind = static_cast<size_t>(i);
        for (const Node &field : level.node->variants.at(i).fields)
            add(field);
    }
    place.kind = compiled;
}

} // namespace sw::samples
