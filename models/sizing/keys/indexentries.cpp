// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/keys/indexentries.h"

#include "models/base/bson/bson.h"
#include "models/base/occupancy.h"
#include "models/design/shape/documentsize.h"
#include "models/design/shape/entityshape.h"
#include "models/sizing/files/indexsize.h"
#include "models/sizing/keys/keyvalues.h"
#include "models/sizing/keys/seriesbuckets.h"
#include "models/sizing/keys/wildcard.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace sw::sizing
{

using design::Node;

namespace
{

/// What lies on the way from a document to the node at a path.
struct PathFacts
{
    const Node *node = nullptr; ///< the value that is indexed; of an array its item
    double presence = 1;
    double filled = 1;   ///< of the values that are there, the share that is not null
    double elements = 1; ///< of arrays on the way, likely
    double empty = 0;    ///< share of the documents in which none of the arrays has an element
    bool array = false;
};

/// Share of the arrays that are empty where some may be: most are somewhat shorter than the likely length and a few
/// much longer, as synthetic documents have them.
double emptyShare(const Node &array)
{
    constexpr int steps = 64;
    const schema::Cardinality &count = array.count;
    if (array.emptyShare && count.min < 1)
        return std::clamp(*array.emptyShare, std::max(0.0, 1 - count.likely), 1.0);
    if (count.min >= 1 || count.likely >= count.max)
        return std::max(0.0, 1 - count.likely);
    const double below = count.likely;
    if (below <= 0)
        return 1;
    const double tail =
        array.countP99 ? (*array.countP99 - below) * design::beyondPercentile : design::tailFactor * below;
    const double above = std::clamp(tail, 0.0, count.max - below);
    double empty = 0;
    for (int i = 0; i < steps; ++i) {
        const double u = (i + 0.5) / steps;
        empty += above * std::max(0.0, 1 - below * (1 - u * u)) + below * std::max(0.0, 1 - below - above * u * u);
    }
    return empty / steps / (below + above);
}

double variantShare(const Node &node, qsizetype which)
{
    double sum = 0;
    for (const design::Variant &variant : node.variants)
        sum += variant.share;
    return sum > 0 ? node.variants.at(which).share / sum : 1;
}

PathFacts pathFacts(const Node &node, const QStringList &parts);

/// The facts from \p field on, which the first of \p parts names.
PathFacts factsFrom(const Node &field, const QStringList &parts)
{
    const bool array = field.isArray() && !field.fields.isEmpty();
    PathFacts facts = pathFacts(array ? field.item() : field, parts.mid(1));
    facts.presence *= std::clamp(field.presence, 0.0, 1.0);
    // What is below a null is missing.
    (parts.size() > 1 ? facts.presence : facts.filled) *= design::filledShare(field);
    if (array) {
        facts.array = true;
        facts.elements *= std::max(0.0, field.count.likely);
        facts.empty = 1 - (1 - facts.empty) * (1 - emptyShare(field));
    }
    return facts;
}

/// A field that several variants have is as frequent as they are together.
PathFacts pathFacts(const Node &node, const QStringList &parts)
{
    if (parts.isEmpty())
        return {&node};
    const auto isNext = [&](const Node &field) {
        return field.name == parts.first();
    };
    const auto own = std::find_if(node.fields.begin(), node.fields.end(), isNext);
    if (own != node.fields.end())
        return factsFrom(*own, parts);
    PathFacts all;
    double presence = 0;
    for (qsizetype i = 0; i < node.variants.size(); ++i) {
        const QList<Node> &fields = node.variants.at(i).fields;
        const auto found = std::find_if(fields.begin(), fields.end(), isNext);
        const PathFacts facts = found == fields.end() ? PathFacts{} : factsFrom(*found, parts);
        if (!facts.node)
            continue;
        presence += facts.presence * variantShare(node, i);
        if (!all.node)
            all = facts;
    }
    all.presence = presence;
    return all;
}

PathFacts pathFacts(const Node &root, const QString &path)
{
    return pathFacts(root, path.split(QLatin1Char('.')));
}

/// What the model says of \p known values, told of as many as there are: of different ones there are more, unless all
/// that are possible had come by then.
Node toldOf(Node node, double known, double values)
{
    const bool grows = values > known && known > 0 && node.distinctValues && !node.uniqueValues &&
                       node.constraints.enumValues.isEmpty();
    if (!grows)
        return node;
    const auto grown = [&](double different) {
        return base::occupied(base::possible(std::min(different, known), known), values);
    };
    for (double &starts : node.spread.differentStarts)
        starts = grown(starts);
    node.distinctValues = grown(*node.distinctValues);
    return node;
}

/// Whole numbers that an import saw, no two alike: where they nearly filled their range, those of \p values are a range
/// as much wider than that of the \p known.
void widen(Node &node, double known, double values)
{
    constexpr double nearlyFull = 16; ///< numbers to each that was taken
    const bool isBounded = node.constraints.minimum && node.constraints.maximum;
    if (!node.uniqueValues || !schema::isWhole(node.type()) || !isBounded || known <= 1 || values <= known)
        return;
    const double numbers = *node.constraints.maximum - *node.constraints.minimum + 1;
    if (numbers < nearlyFull * known)
        node.constraints.maximum = *node.constraints.minimum + numbers * values / known - 1;
}

/// \p context with as many values in each document as the arrays on the way have elements.
KeyContext ofElements(KeyContext context, const PathFacts &facts)
{
    context.elements = std::max(1.0, facts.elements);
    return context;
}

double distinctElements(const PathFacts &facts, double documents)
{
    const double possible = possibleValues(*facts.node, ofElements({documents, 0, nullptr}, facts));
    const double filled = 1 - facts.empty;
    if (filled <= 0)
        return 1;
    return std::max(1.0, filled * base::occupied(possible, facts.elements / filled) + facts.empty); // one of its own
}

/// Of lines and areas: MongoDB covers each by up to 20 cells of 150 m and more. Houses took 2 to 3, streets and
/// fields of a kilometre 14 to 16, what is larger 17 to 20.
constexpr double likelyCells = 12;

/// Entries that a 2dsphere index has for a value: a cell for a point, or pair of numbers; several for other GeoJSON.
double cellsOf(const Node &node)
{
    if (!node.isObject())
        return 1;
    const Node *coordinates = node.field(QStringLiteral("coordinates"));
    if (!coordinates)
        return node.field(QStringLiteral("geometries")) ? likelyCells : 1;
    const auto isNumber = [](schema::FieldType type) {
        return schema::isNumber(type);
    };
    const bool isPair = coordinates->isArray() && !coordinates->fields.isEmpty() &&
                        std::all_of(coordinates->item().types.begin(), coordinates->item().types.end(), isNumber);
    if (isPair)
        return 1;
    const Node *kind = node.field(QStringLiteral("type"));
    const QStringList kinds = kind ? kind->constraints.enumValues : QStringList();
    const double points = kinds.contains(QStringLiteral("Point")) ? 1 / static_cast<double>(kinds.size()) : 0;
    return points + (1 - points) * likelyCells;
}

/// Of the document, in a 2dsphere index.
double cellsAt(const design::Collection &collection, const QString &path, const PathFacts &facts)
{
    const Node *place = design::nodeAt(collection.root, path);
    const bool isPair = place && place->isArray() && schema::isNumber(facts.node->type());
    return isPair ? std::max(1.0, facts.elements / std::max(1.0, place->count.likely))
                  : std::max(1.0, facts.elements) * cellsOf(*facts.node);
}

double words(const Node &node)
{
    const double bytes = node.averageBytes > 0 ? node.averageBytes : schema::traitsOf(node.type()).contentBytes;
    // Running text: 6.5 bytes a word with its blank; of n words about n^0.9 are different and no stop words.
    return std::max(1.0, std::pow(bytes / 6.5, 0.9));
}

/// Share of the documents that are of the kind that \p filter names; 1 when it names none.
double kindShare(const Node &root, const QJsonObject &filter)
{
    for (qsizetype i = 0; i < root.variants.size(); ++i) {
        if (filter.value(root.discriminator).toString() == root.variants.at(i).value)
            return variantShare(root, i);
    }
    return 1;
}

/// Share of the documents that pass a partial filter, as far as it can be told from the shape: the filter's fields
/// exist; a variant's discriminator is equal to a value; "smaller than the bound" holds for one open document per
/// group.
double partialShare(const design::Collection &collection, const design::Index &index, const QJsonObject &filter);

/// Share of those that pass all of \p filters, or one of them.
double jointShare(const design::Collection &collection, const design::Index &index, const QJsonArray &filters, bool all)
{
    double pass = 1;
    double fail = 1;
    for (const QJsonValue &filter : filters) {
        const double share = partialShare(collection, index, filter.toObject());
        pass *= share;
        fail *= 1 - share;
    }
    return all ? pass : 1 - fail;
}

double partialShare(const design::Collection &collection, const design::Index &index, const QJsonObject &filter)
{
    const double kind = kindShare(collection.root, filter);
    double share = kind;
    for (auto it = filter.begin(); it != filter.end(); ++it) {
        if (it.key().startsWith(QLatin1Char('$'))) {
            share *= jointShare(collection, index, it.value().toArray(), it.key() == QLatin1String("$and"));
            continue;
        }
        PathFacts facts = pathFacts(collection.root, it.key());
        if (!facts.node || (!collection.root.variants.isEmpty() && it.key() == collection.root.discriminator))
            continue;
        if (kind > 0 && design::isOfSomeKinds(collection.root, it.key()))
            facts.presence = std::min(1.0, facts.presence / kind); // among documents of this kind
        const QJsonObject operators = it.value().toObject();
        const double distinct = distinctValues(*facts.node, KeyContext{collection.documents.likely, 0, nullptr});
        // A null exists, but is of no other type and not larger than anything.
        if (operators.contains(QLatin1String("$exists"))) {
            share *= facts.presence;
        } else if (operators.contains(QLatin1String("$type")) || operators.contains(QLatin1String("$gt")) ||
                   operators.contains(QLatin1String("$gte"))) {
            share *= facts.presence * facts.filled;
        } else if (operators.contains(QLatin1String("$lt")) || operators.contains(QLatin1String("$lte"))) {
            const PathFacts key =
                index.keys.isEmpty() ? PathFacts{} : pathFacts(collection.root, index.keys.first().path);
            const double groups =
                key.node ? distinctValues(*key.node, KeyContext{collection.documents.likely, 0, nullptr}) : 0;
            share *= std::min(1.0, groups / std::max(1.0, collection.documents.likely));
        } else {
            const double values =
                std::max<double>(1, static_cast<double>(operators[QLatin1String("$in")].toArray().size()));
            share *= facts.presence * facts.filled * std::min(1.0, values / std::max(1.0, std::min(distinct, 1000.0)));
        }
    }
    return share;
}

double partialShare(const design::Collection &collection, const design::Index &index)
{
    return partialShare(collection, index, index.partialFilter.toJsonObject());
}

/// How many different pairs \p a and \p b take in the documents that have both; 0 when nobody knows that they depend on
/// each other.
double differentPairs(const PathFacts &a, const PathFacts &b)
{
    const auto isOwn = [](const PathFacts &facts) {
        return !facts.array && !facts.node->copyOf && !facts.node->uniqueValues;
    };
    if (!isOwn(a) || !isOwn(b))
        return 0;
    const auto said = [](const Node &node, const schema::FieldId &other) {
        for (const schema::PairCount &pair : node.spread.pairs) {
            if (pair.other == other && !other.isEmpty())
                return pair.different;
        }
        return 0.0;
    };
    return std::max(said(*a.node, b.node->source.field), said(*b.node, a.node->source.field));
}

/// How many values of \p next come with one value of each of \p before at most.
double valuesBeside(const PathFacts &next, const QList<PathFacts> &before, const KeyContext &context)
{
    double most = noTwoAlike;
    for (const PathFacts &each : before) {
        const double pairs = differentPairs(each, next);
        const double documents = context.documents * std::min(each.presence * each.filled, next.presence * next.filled);
        if (pairs > 0)
            most = std::min(most, base::possible(pairs, documents) / possibleValues(*each.node, context));
    }
    return std::max(1.0, most);
}

/// An index for each field that a wildcard index holds: a document has an entry for each of its values.
QList<design::Index> wildcardParts(const design::Collection &collection, const design::Index &index)
{
    QList<design::Index> parts;
    for (const QString &path : Wildcard(index).pathsIn(collection.root)) {
        design::Index part;
        part.keys = {{path, design::KeyKind::Ascending}};
        part.sparse = true;
        parts << part;
    }
    return parts;
}

/// A text index on all fields, as one on each of their texts.
design::Index withTexts(const design::Collection &collection, const design::Index &index)
{
    const auto isOnAll = [](const design::IndexKey &key) {
        return key.kind == design::KeyKind::Text && schema::isWildcard(key.path);
    };
    if (std::none_of(index.keys.cbegin(), index.keys.cend(), isOnAll))
        return index;
    design::Index texts = index;
    texts.keys.removeIf(isOnAll);
    for (const QString &path : Wildcard(index).pathsIn(collection.root)) {
        const PathFacts facts = pathFacts(collection.root, path);
        if (facts.node && facts.node->type() == schema::FieldType::String)
            texts.keys << design::IndexKey{path, design::KeyKind::Text};
    }
    return texts;
}

/// Each key is the path of a field and its value. Paths share their beginnings; values of one field lie side by side.
KeyShape wildcardShape(const design::Collection &collection, const design::Index &index, const KeyContext &context)
{
    struct Part
    {
        double entries;
        double pathBytes;
        KeyShape shape;
    };
    QList<Part> parts;
    double entries = 0;
    double pathBytes = 0;
    qsizetype longest = 0;
    for (const design::Index &each : wildcardParts(collection, index)) {
        const double own = entriesPerDocument(collection, each);
        const auto length = static_cast<double>(each.keys.first().path.toUtf8().size()) + 2; // type, text, end
        parts << Part{own, length, indexKeyShape(collection, each, context)};
        entries += own;
        pathBytes += own * length;
        longest = std::max(longest, parts.last().shape.prefixes.size());
    }
    KeyShape mixed;
    if (entries <= 0)
        return mixed;
    pathBytes /= entries;
    for (double at = 1; at <= pathBytes; ++at)
        mixed.prefixes << KeyByte(1 + (static_cast<double>(parts.size()) - 1) * at / pathBytes);
    for (qsizetype byte = 0; byte < longest; ++byte) {
        KeyByte sum(0, 0);
        for (const Part &part : std::as_const(parts)) {
            const bool has = byte < part.shape.prefixes.size();
            sum.values += has ? part.shape.prefixes.at(byte).values : part.shape.distinct();
            sum.share += has ? part.shape.prefixes.at(byte).share * part.entries / entries : 0;
        }
        mixed.prefixes << sum;
    }
    for (const Part &part : std::as_const(parts)) {
        mixed.bytes += (part.pathBytes + part.shape.bytes) * part.entries / entries;
        mixed.typeBits = std::max(mixed.typeBits, part.shape.typeBits);
        mixed.typeBitsSet = mixed.typeBitsSet || part.shape.typeBitsSet;
    }
    return mixed;
}

} // namespace

double entriesPerDocument(const design::Collection &collection, const design::Index &given)
{
    if (collection.timeSeries) // its indexes are on the buckets
        return 1 / valuesPerBucket(collection);
    if (Wildcard::isIn(given)) {
        double entries = 0;
        for (const design::Index &part : wildcardParts(collection, given))
            entries += entriesPerDocument(collection, part);
        return entries * (given.partialFilter.isEmpty() ? 1 : partialShare(collection, given));
    }
    const design::Index index = withTexts(collection, given);
    double elements = 1;
    double presence = 0;
    double terms = 0;
    for (const design::IndexKey &key : index.keys) {
        const PathFacts facts = pathFacts(collection.root, key.path);
        if (!facts.node)
            continue;
        if (key.kind == design::KeyKind::Text)
            terms += words(*facts.node) * facts.presence;
        else if (key.kind == design::KeyKind::Geo2dSphere)
            elements = std::max(elements, cellsAt(collection, key.path, facts));
        else if (facts.array)
            elements = std::max(elements, distinctElements(facts, collection.documents.likely));
        presence = std::max(presence, facts.presence);
    }
    elements = terms > 0 ? elements * terms : elements;
    if (!index.partialFilter.isEmpty())
        return elements * partialShare(collection, index);
    if (index.sparse || terms > 0)
        return elements * presence;
    return presence * elements + (1 - presence); // one null where the field is missing
}

bool coversAreas(const design::Collection &collection, const design::Index &index)
{
    return std::any_of(index.keys.begin(), index.keys.end(), [&](const design::IndexKey &key) {
        const PathFacts facts = pathFacts(collection.root, key.path);
        return key.kind == design::KeyKind::Geo2dSphere && facts.node && cellsOf(*facts.node) > 1;
    });
}

QList<KeyPair> dependentKeys(const design::Collection &collection, const design::Index &index)
{
    QList<KeyPair> pairs;
    QList<PathFacts> before;
    for (const design::IndexKey &key : index.keys) {
        const PathFacts facts = pathFacts(collection.root, key.path);
        for (qsizetype i = 0; i < before.size() && facts.node; ++i) {
            const double different = before.at(i).node ? differentPairs(before.at(i), facts) : 0;
            if (different > 0)
                pairs << KeyPair{index.keys.at(i).path, key.path, different};
        }
        before << facts;
    }
    return pairs;
}

KeyShape indexKeyShape(const design::Collection &collection, const design::Index &given, const KeyContext &context)
{
    if (Wildcard::isIn(given))
        return wildcardShape(collection, given, context);
    const design::Index index = withTexts(collection, given);
    KeyShape shape;
    QList<PathFacts> before;
    bool text = false;
    for (const design::IndexKey &key : index.keys) {
        const PathFacts facts = pathFacts(collection.root, key.path);
        if (!facts.node || (text && key.kind == design::KeyKind::Text))
            continue;
        text = text || key.kind == design::KeyKind::Text;
        const double each = std::max(1.0, facts.elements) * facts.presence * facts.filled;
        Node node = toldOf(*facts.node, collection.documents.likely * each, context.documents * each);
        const bool nullsAreKept = !index.sparse && index.partialFilter.isEmpty();
        node.presence = (nullsAreKept ? facts.presence : 1) * (index.partialFilter.isEmpty() ? facts.filled : 1);
        if (key.path == QLatin1String("_id") || (index.unique && index.keys.size() == 1))
            node.uniqueValues = true;
        if (collection.sampled.documents > 0)
            widen(node, collection.documents.likely * each, context.documents * each);
        KeyContext own = ofElements(context, facts);
        if (key.kind == design::KeyKind::Geo2dSphere)
            own.elements = cellsAt(collection, key.path, facts);
        KeyShape next = keyShape(node, key.kind, own);
        const bool isValue = design::isOrdered(key.kind);
        const double beside = isValue ? valuesBeside(facts, before, context) : noTwoAlike;
        next.limitTo(beside);
        shape.append(next);
        if (isValue)
            before << facts;
    }
    return shape;
}

} // namespace sw::sizing
