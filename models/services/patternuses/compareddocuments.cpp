// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/patternuses/compareddocuments.h"

#include "models/design/shape/documentsize.h"
#include "models/samples/write/companions.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace sw::services
{

namespace comparing
{

using design::Node;
using design::Source;

bool isNothing(const Source &source)
{
    return source == Source();
}

/// A place in a design: collection and path.
using Place = std::pair<QString, QString>;

/// Where each member of the model is kept in a design.
class Places
{
public:
    explicit Places(const design::Design &design)
    {
        for (const design::Collection &collection : design.collections) {
            m_collections.insert(collection.name);
            design::forEachNode(collection.root, [&](const QString &path, const Node &node) {
                const Place place(collection.name, path);
                if (!m_nodes.contains(place))
                    m_nodes.insert(place, &node);
                // Kinds of items have their own sources at the same place.
                if (!isNothing(node.source) && !m_bySource.value(node.source).contains(place))
                    m_bySource[node.source].append(place);
            });
        }
    }

    bool hasCollection(const QString &name) const { return m_collections.contains(name); }
    bool has(const Place &place) const { return m_nodes.contains(place); }
    QList<Place> of(const Source &source) const { return m_bySource.value(source); }
    const Node *node(const Place &place) const { return m_nodes.value(place); }

private:
    QSet<QString> m_collections;
    QHash<Place, const Node *> m_nodes;
    QHash<Source, QList<Place>> m_bySource;
};

/// Tells what became of the lines of the documents of one collection.
class Marker
{
public:
    Marker(const Places &before, const Places &after, QString collection)
        : m_before(before), m_after(after), m_collection(std::move(collection))
    {}

    LineMark ofBefore(const samples::PreviewLine &line) const
    {
        if (isWhole(line.path))
            return LineMark::Kept;
        const Place place(m_collection, line.path);
        if (m_after.has(place))
            return isRest(line) && leavesBehind(line.path) ? LineMark::Moved : LineMark::Kept;
        const Node *node = m_before.node(place);
        if (!node)
            return LineMark::Kept; // a name that is data
        return isElsewhere(node, m_after) ? LineMark::Moved : LineMark::Removed;
    }

    LineMark ofAfter(const samples::PreviewLine &line) const
    {
        if (isWhole(line.path))
            return LineMark::Kept;
        const Place place(m_collection, line.path);
        if (m_before.has(place))
            return LineMark::Kept;
        const Node *node = m_after.node(place);
        if (!node)
            return LineMark::Kept;
        // What stands on one line is judged by what is in it.
        const bool holds = isFolded(line) || isRest(line);
        // An object for a relationship is no copy of what it counts.
        const bool isMade = node->isObject() && node->source.field.isEmpty() && !node->fields.isEmpty();
        const Node *known = !isMade && isElsewhere(node, m_before) ? node
                            : holds || isMade                      ? knownWithin(*node)
                                                                   : nullptr;
        if (!known)
            return LineMark::Added;
        const bool stays = staysWhereItWas(known->source);
        return stays && m_before.hasCollection(m_collection) ? LineMark::Copied : LineMark::Moved;
    }

private:
    /// The document itself, or a bracket.
    static bool isWhole(const QString &path) { return path.isEmpty(); }
    static bool isFolded(const samples::PreviewLine &line)
    {
        return line.value.size() > 1 && (line.value.startsWith(u'[') || line.value.startsWith(u'{'));
    }
    static bool isRest(const samples::PreviewLine &line) { return line.more > 0; }

    static bool isElsewhere(const Node *node, const Places &other)
    {
        return node && !isNothing(node->source) && !other.of(node->source).isEmpty();
    }

    /// A field within \p node that the design before had, too.
    const Node *knownWithin(const Node &node) const
    {
        const Node *known = nullptr;
        design::forEachNode(node, [&](const QString &, const Node &inner) {
            known = !known && isElsewhere(&inner, m_before) ? &inner : known;
        });
        return known;
    }

    bool staysWhereItWas(const Source &source) const
    {
        for (const Place &place : m_before.of(source)) {
            if (m_after.has(place))
                return true;
        }
        return false;
    }

    /// The list at \p path holds fewer items than before, because a collection of their own has the others.
    bool leavesBehind(const QString &path) const
    {
        const Node *old = m_before.node({m_collection, path});
        const Node *now = m_after.node({m_collection, path});
        return old && now && old->isArray() && now->isArray() && now->count.max < old->count.max;
    }

    const Places &m_before;
    const Places &m_after;
    QString m_collection;
};

std::optional<samples::Preview> previewIn(const design::Design &design, const QString &name, samples::Extent extent,
                                          samples::Companions &companions, std::optional<quint64> wanted = {})
{
    const design::Collection *collection = design.collection(name);
    if (!collection)
        return std::nullopt;
    return companions.show(*collection, extent, wanted);
}

QSet<QString> pathsIn(const std::optional<samples::Preview> &preview)
{
    QSet<QString> paths;
    if (preview) {
        for (const samples::PreviewLine &line : preview->lines)
            paths.insert(line.path);
    }
    return paths;
}

template <typename MarkOf>
ComparedDocument::Side sideOf(const samples::Preview &preview, const QSet<QString> &other,
                              const design::Collection &collection, const MarkOf &markOf)
{
    ComparedDocument::Side side;
    side.bytes = preview.bytes;
    side.average = design::documentSize(collection.root).likely;
    side.documents = collection.documents.likely;
    for (const samples::PreviewLine &line : preview.lines)
        side.lines.append({line, !other.contains(line.path), markOf(line)});
    return side;
}

bool tellsApart(const ComparedDocument &document)
{
    if (!document.before || !document.after)
        return true;
    const auto isSeen = [](const ComparedLine &line) {
        return line.differs || line.mark != LineMark::Kept;
    };
    return std::any_of(document.before->lines.cbegin(), document.before->lines.cend(), isSeen) ||
           std::any_of(document.after->lines.cbegin(), document.after->lines.cend(), isSeen);
}

} // namespace comparing

using namespace comparing;

struct DocumentComparison::Private
{
    Private(const design::Design &old, const design::Design &now)
        : before(old), after(now), placesBefore(old), placesAfter(now), shownBefore(old), shownAfter(now)
    {}

    ComparedDocument at(const QString &name, samples::Extent extent, samples::Companions &olds,
                        samples::Companions &news) const
    {
        // The same document on both sides: else it would look as if the design changed its values.
        const design::Collection *collection = after.collection(name);
        const std::optional<quint64> bound = collection ? news.numberOf(*collection) : std::nullopt;
        const std::optional<samples::Preview> old = previewIn(before, name, extent, olds, bound);
        const std::optional<samples::Preview> now =
            previewIn(after, name, extent, news, bound ? bound : olds.shownOf(name));
        const Marker marker(placesBefore, placesAfter, name);
        ComparedDocument document;
        document.collection = name;
        if (old)
            document.before = sideOf(*old, pathsIn(now), *before.collection(name),
                                     [&](const samples::PreviewLine &line) { return marker.ofBefore(line); });
        if (now)
            document.after = sideOf(*now, pathsIn(old), *after.collection(name),
                                    [&](const samples::PreviewLine &line) { return marker.ofAfter(line); });
        return document;
    }

    const design::Design &before;
    const design::Design &after;
    Places placesBefore;
    Places placesAfter;
    samples::Companions shownBefore;
    samples::Companions shownAfter;
};

DocumentComparison::DocumentComparison(const design::Design &before, const design::Design &after)
    : d(std::make_unique<Private>(before, after))
{}

DocumentComparison::~DocumentComparison() = default;

ComparedDocument DocumentComparison::at(const QString &name, samples::Extent extent)
{
    return d->at(name, extent, d->shownBefore, d->shownAfter);
}

ComparedDocument DocumentComparison::of(const QString &name)
{
    samples::Companions olds = d->shownBefore;
    samples::Companions news = d->shownAfter;
    ComparedDocument likely = at(name, samples::Extent::Likely);
    if (tellsApart(likely))
        return likely;
    ComparedDocument largest = d->at(name, samples::Extent::Largest, olds, news);
    if (!tellsApart(largest))
        return likely;
    d->shownBefore = olds;
    d->shownAfter = news;
    return largest;
}

ComparedDocument compareDocument(const design::Design &before, const design::Design &after, const QString &name,
                                 samples::Extent extent)
{
    return DocumentComparison(before, after).at(name, extent);
}

QStringList differingCollections(const design::Design &before, const design::Design &after)
{
    QStringList names;
    for (const design::Collection &collection : after.collections) {
        const design::Collection *old = before.collection(collection.name);
        if (!old || old->root != collection.root)
            names << collection.name;
    }
    for (const design::Collection &collection : before.collections) {
        if (!after.collection(collection.name))
            names << collection.name;
    }
    return names;
}

QList<ComparedDocument> compareDocuments(const design::Design &before, const design::Design &after)
{
    QList<ComparedDocument> documents;
    DocumentComparison comparison(before, after);
    for (const QString &name : differingCollections(before, after))
        documents.append(comparison.of(name));
    return documents;
}

} // namespace sw::services
