// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/plan/waycompiler.h"

#include "models/samples/makers/clock.h"
#include "models/samples/plan/belonging.h"
#include "models/samples/plan/restcompiler.h"
#include "models/samples/plan/treeparts.h"
#include "models/schema/fieldpath.h"

#include <algorithm>

namespace sw::samples
{

using design::Node;
using schema::FieldType;

namespace
{

constexpr int deepestLinks = 3;

/// The field of a document of one kind, or of any.
const Node *fieldOfRoot(const Node &root, const QString &name, const std::optional<size_t> &kind)
{
    const QList<Node> &fields = kind ? root.variants.at(static_cast<qsizetype>(*kind)).fields : root.fields;
    const auto found = std::find_if(fields.cbegin(), fields.cend(), [&](const Node &one) { return one.name == name; });
    return found == fields.cend() ? root.field(name) : &*found;
}

/// The kind of document that has the field, "" where all have it; none where no document has.
std::optional<QString> kindWith(const Node &root, const QString &name)
{
    if (root.field(name))
        return QString();
    const auto found = std::find_if(root.variants.cbegin(), root.variants.cend(), [&](const design::Variant &kind) {
        return std::any_of(kind.fields.cbegin(), kind.fields.cend(),
                           [&](const Node &field) { return field.name == name; });
    });
    return found == root.variants.cend() ? std::nullopt : std::optional(found->value);
}

/// The node at \p path through objects only; arrays hold many values, of which none is meant.
const Node *throughObjects(const Node &root, const QStringList &path, const std::optional<size_t> &kind)
{
    const Node *node = &root;
    for (const QString &name : path) {
        node = node == &root ? fieldOfRoot(root, name, kind) : node->isObject() ? node->field(name) : nullptr;
        if (!node)
            return nullptr;
    }
    return node;
}

bool sameShape(const Node &a, const Node &b)
{
    const auto same = [](const Node &x, const Node &y) {
        return x.name == y.name && sameShape(x, y);
    };
    return a.type() == b.type() && a.variants.isEmpty() && b.variants.isEmpty() &&
           std::equal(a.fields.cbegin(), a.fields.cend(), b.fields.cbegin(), b.fields.cend(), same);
}

/// A copy of a computed value beside what it is computed of, where that is no exact copy of what \p target has: then
/// the number of what is here is right.
bool isComputedHere(const Node &node, const PlanPlace &place, const design::Collection &target)
{
    using Kind = design::Derivation::Kind;
    const Node &root = place.collection->root;
    if (!node.copyOf || !node.derivation || !node.derivation->over.isEmpty() || node.derivation->kind == Kind::Text ||
        node.derivation->kind == Kind::StartOf || place.levels.size() != 1 ||
        !design::nodeAt(root, node.derivation->of))
        return false;
    const Node *counted = root.field(schema::topLevel(node.derivation->of));
    if (!counted || !counted->copyOf || counted->copyOf->collection != target.name)
        return true;
    const Node *original = throughObjects(target.root, counted->copyOf->path.split(QLatin1Char('.')), std::nullopt);
    return !original || !sameShape(*original, *counted);
}

/// The field of the innermost level, of the kind that is compiled when only some kinds have it.
const Node *fieldHere(const PlanPlace &place, const QString &name)
{
    const Node &object = *place.levels.back().node;
    if (!object.isObject())
        return nullptr;
    return place.levels.size() == 1 ? fieldOfRoot(object, name, place.kind) : object.field(name);
}

} // namespace

/// A text made of the ids of the documents above: it is written like a reference to each of them.
std::unique_ptr<Foreign> WayCompiler::treePathIds(PlanPlace &place)
{
    auto foreign = std::make_unique<Foreign>();
    foreign->picker = Picker::above();
    foreign->collectionKey = m_compiler.keyOf(*place.collection);
    PlanPlace there = m_compiler.places().placeOf(*place.collection, place.depth + 1);
    foreign->first = chain({design::idName}, false, there);
    return foreign->first ? std::move(foreign) : nullptr;
}

std::unique_ptr<Foreign> WayCompiler::foreignOf(const Node &node, PlanPlace &place)
{
    const TreePart part = treePartOf(node, place);
    if (part == TreePart::Path && place.depth < deepestLinks)
        return treePathIds(place);
    if ((!node.copyOf && !node.reference) || (node.derivation && !node.copyOf) || place.depth >= deepestLinks)
        return nullptr;
    const design::Collection *target =
        m_compiler.pickers().design().collection(node.copyOf ? node.copyOf->collection : node.reference->collection);
    const QStringList path =
        (node.copyOf ? node.copyOf->path : node.reference->path).split(QLatin1Char('.'), Qt::SkipEmptyParts);
    if (!target || path.isEmpty() || isComputedHere(node, place, *target))
        return nullptr;
    const auto isThere = [&](const QString &kind) {
        const Node *original = throughObjects(target->root, path, PlacePickers::kindNamed(*target, kind));
        return original && sameShape(*original, node);
    };
    const bool ofKinds = !target->root.variants.isEmpty();
    if (!ofKinds && !isThere({}))
        return nullptr;
    const PickerPtr inTree = treePicker(part, *target);
    const PlacePickers::Found found =
        inTree ? PlacePickers::Found{inTree, 0} : m_compiler.pickers().bindingFor(node, *target, place);
    if (ofKinds && !isThere(found.kind))
        return nullptr;
    auto foreign = std::make_unique<Foreign>();
    foreign->picker = found.picker;
    foreign->framesUp = found.framesUp;
    foreign->collectionKey = m_compiler.keyOf(*target);
    PlanPlace there = m_compiler.places().placeOf(*target, place.depth + 1, found.kind);
    foreign->first = chain(path, false, there);
    foreign->hops = static_cast<int>(path.size()) - 1;
    return foreign->first ? std::move(foreign) : nullptr;
}

/// The chain from the innermost level of \p place to the end of \p path.
std::unique_ptr<PlanNode> WayCompiler::chain(const QStringList &path, bool toArray, PlanPlace &place)
{
    const Node *owner = place.levels.back().node;
    const Node *node = owner && !path.isEmpty() ? fieldHere(place, path.first()) : nullptr;
    if (!node)
        return nullptr;
    auto plan = std::make_unique<PlanNode>(m_compiler.shell(*node));
    if (node->isArray()) {
        plan->count.cutTo(PlaceMaker::mostSpans(*node, place));
        Belonging(m_compiler.places()).setLength(*node, place, *plan);
        RestCompiler(m_compiler, *this).setLength(*node, place, *plan);
    }
    const bool isContainer = node->isObject() || node->isArray();
    if (path.size() == 1) {
        if (!(toArray && node->isArray()))
            *plan = m_compiler.compileNode(*node, place, PlanCompiler::datePosition(*owner, *node));
        return plan;
    }
    if (!isContainer || (node->isArray() && (node->fields.isEmpty() || !node->item().isObject())))
        return nullptr;
    if (node->isObject())
        m_compiler.places().pushObject(*node, place);
    else
        m_compiler.places().pushItem(*node, place);
    auto next = chain(path.mid(1), toArray, place);
    place.levels.pop_back();
    if (!next)
        return nullptr;
    std::vector<PlanNode> &holder = plan->fields;
    if (node->isArray())
        holder.push_back(m_compiler.shell(node->item()));
    (node->isArray() ? holder.front().fields : holder).push_back(std::move(*next));
    return plan;
}

Route WayCompiler::routeTo(const QString &path, bool toArray, PlanPlace &place)
{
    // From the root; as far as the path goes through the items in which the value itself stands, those are meant.
    Route route;
    const size_t innermost = place.levels.size() - 1;
    PlanPlace from = place;
    ++from.depth;
    for (size_t level = innermost + 1; level-- > 0 && !route.first;) {
        const QString prefix =
            place.levels[level].path.isEmpty() ? QString() : place.levels[level].path + QLatin1Char('.');
        if (!path.startsWith(prefix))
            continue;
        from.levels.assign(place.levels.begin(), place.levels.begin() + static_cast<std::ptrdiff_t>(level) + 1);
        route.framesUp = static_cast<int>(innermost - level);
        route.first = chain(path.mid(prefix.size()).split(QLatin1Char('.')), toArray, from);
    }
    if (!route.first) { // relative to the object it stands in
        from.levels = place.levels;
        route.framesUp = 0;
        route.first = chain(path.split(QLatin1Char('.')), toArray, from);
    }
    return route;
}

std::unique_ptr<Foreign> WayCompiler::originalAt(const Node &reference, const design::Collection &target,
                                                 const QString &path, PlanPlace &place)
{
    const PlacePickers::Found found = m_compiler.pickers().bindingFor(reference, target, place);
    auto foreign = std::make_unique<Foreign>();
    foreign->picker = found.picker;
    foreign->framesUp = found.framesUp;
    foreign->collectionKey = m_compiler.keyOf(target);
    PlanPlace there = m_compiler.places().placeOf(target, place.depth + 1, reference.reference->kind);
    const QStringList names = path.split(QLatin1Char('.'));
    foreign->first = chain(names, false, there);
    foreign->hops = static_cast<int>(names.size()) - 1;
    return foreign->first ? std::move(foreign) : nullptr;
}

/// The value at \p path of the document that \p reference, standing at the root, would hold the id of.
std::unique_ptr<Foreign> WayCompiler::originalOf(const design::Reference &reference, const QString &path,
                                                 PlanPlace &place)
{
    const design::Collection *target = m_compiler.pickers().design().collection(reference.collection);
    Node node;
    node.reference = reference;
    return target ? originalAt(node, *target, path, place) : nullptr;
}

std::unique_ptr<Members> WayCompiler::membersOf(const design::Referrers &referrers, PlanPlace &place)
{
    const PlacePickers &pickers = m_compiler.pickers();
    const design::Collection *from = pickers.design().collection(referrers.collection);
    const auto kind = from ? kindWith(from->root, schema::topLevel(referrers.path)) : std::nullopt;
    if (!kind || place.depth >= deepestLinks)
        return nullptr;
    PlanPlace there = m_compiler.places().placeOf(*from, place.depth + 1, *kind);
    const QStringList path = referrers.path.split(QLatin1Char('.')); // as in an _id that is an object
    const Node *reference = throughObjects(from->root, path, there.kind);
    if (!reference || !reference->reference || reference->reference->collection != place.collection->name)
        return nullptr;
    auto members = std::make_unique<Members>();
    members->picker = pickers.bindingFor(*reference, *place.collection, there).picker;
    members->collectionKey = m_compiler.keyOf(*from);
    if (!members->picker->hasReferrers())
        return nullptr;
    if (!reference->isRequired() || reference->nullable)
        members->reference = chain(path, false, there);
    return members;
}

std::unique_ptr<PagedItems> WayCompiler::pagesOf(const Node &array, PlanPlace &place)
{
    const design::Collection *pages = m_compiler.pickers().design().collection(array.copyOf->collection);
    if (!pages)
        return nullptr;
    QString reference;
    design::forEachNode(pages->root, [&](const QString &path, const Node &node) {
        const bool isOfOwn = node.reference && !node.copyOf && node.reference->collection == place.collection->name &&
                             node.reference->relationship == array.source.relationship;
        if (isOfOwn && reference.isEmpty() && throughObjects(pages->root, path.split(QLatin1Char('.')), std::nullopt))
            reference = path;
    });
    const QStringList path = array.copyOf->path.split(QLatin1Char('.'));
    const Node *items = design::nodeAt(pages->root, array.copyOf->path);
    auto members = items && items->isArray() && !items->fields.isEmpty() && items->item().isObject()
                       ? membersOf({pages->name, reference}, place)
                       : nullptr;
    if (!members)
        return nullptr;
    auto paged = std::make_unique<PagedItems>();
    paged->pages = std::move(*members);
    PlanPlace there = m_compiler.places().placeOf(*pages, place.depth + 1);
    paged->first = chain(path, false, there);
    paged->hops = static_cast<int>(path.size()) - 1;
    return paged->first ? std::move(paged) : nullptr;
}

std::vector<TextPiece> WayCompiler::piecesOf(const design::Derivation &derivation, PlanPlace &place)
{
    const QString &text = derivation.of;
    std::vector<TextPiece> pieces;
    qsizetype at = 0;
    while (at < text.size()) {
        const qsizetype open = text.indexOf(QLatin1Char('{'), at);
        const qsizetype close = open < 0 ? -1 : text.indexOf(QLatin1Char('}'), open);
        const qsizetype literalEnd = close < 0 ? text.size() : open;
        if (literalEnd > at) {
            TextPiece literal;
            literal.literal = text.mid(at, literalEnd - at).toStdString();
            pieces.push_back(std::move(literal));
        }
        if (close < 0)
            break;
        QString path = text.mid(open + 1, close - open - 1);
        TextPiece piece;
        piece.first = path.startsWith(QLatin1String("first:"));
        if (piece.first)
            path = path.mid(6);
        if (derivation.from && path.startsWith(QLatin1String("from:")))
            piece.foreign = originalOf(*derivation.from, path.mid(5), place);
        else
            piece.route = routeTo(path, false, place);
        pieces.push_back(std::move(piece));
        at = close + 1;
    }
    return pieces;
}

std::unique_ptr<Derived> WayCompiler::derivedOfMembers(const design::Derivation &derivation, PlanPlace &place,
                                                       std::unique_ptr<Derived> derived)
{
    derived->over = membersOf(derivation.over, place);
    if (!derived->over || derivation.of.isEmpty())
        return derived->over ? std::move(derived) : nullptr;
    const design::Collection &from = *m_compiler.pickers().design().collection(derivation.over.collection);
    PlanPlace there = m_compiler.places().placeOf(from, place.depth + 1,
                                                  kindWith(from.root, schema::topLevel(derivation.over.path)).value());
    derived->route.first =
        chain(derivation.of.split(QLatin1Char('.')), derivation.kind == design::Derivation::Kind::SizeOf, there);
    return derived->route.first ? std::move(derived) : nullptr;
}

std::unique_ptr<Derived> WayCompiler::derivedOf(const Node &node, PlanPlace &place)
{
    using Kind = design::Derivation::Kind;
    if (!node.derivation || place.depth >= deepestLinks)
        return nullptr;
    auto derived = std::make_unique<Derived>();
    derived->kind = node.derivation->kind;
    if (derived->kind == Kind::Text) {
        if (node.type() != FieldType::String)
            return nullptr;
        derived->pieces = piecesOf(*node.derivation, place);
        return derived;
    }
    derived->plus = static_cast<quint64>(node.derivation->plus);
    QString path = node.derivation->of;
    if (!node.derivation->here.isEmpty())
        derived->here = routeTo(node.derivation->here, true, place);
    if (!node.derivation->over.isEmpty())
        return derivedOfMembers(*node.derivation, place, std::move(derived));
    if (derived->kind == Kind::StartOf) {
        derived->granule = granuleNamed(path.section(QLatin1Char(':'), 0, 0));
        path = path.section(QLatin1Char(':'), 1);
    }
    derived->route = routeTo(path, derived->kind == Kind::SizeOf, place);
    return derived->route.first ? std::move(derived) : nullptr;
}

} // namespace sw::samples
