// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/plan/compiler.h"

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

/// The field of \p child that holds the _id of its parent in \p parent.
const Node *parentField(const design::Collection &child, const QString &parent,
                        const schema::RelationshipId &relationship)
{
    for (const Node &field : child.root.fields) {
        const bool holds =
            field.reference && !field.isArray() && !field.uniqueValues && field.reference->collection == parent;
        if (holds && (relationship.isEmpty() || field.reference->relationship == relationship))
            return &field;
    }
    return nullptr;
}

} // namespace

quint64 PlanCompiler::pickSeed(const QString &from, const QString &to, const schema::RelationshipId &relationship) const
{
    return childKey(childKey(childKey(m_seed, saltOf(from.toUtf8())), saltOf(to.toUtf8())),
                    saltOf(relationship.text().toUtf8()));
}

/// Among documents of several kinds those of one kind are picked as if they had a collection of their own.
PickerPtr PlanCompiler::pickerFor(const Place &place, size_t level, const design::Collection &target,
                                  const Held &held) const
{
    const design::Collection &own = *place.collection;
    const OfKind from = ofKind(own, place.kind);
    const OfKind to = ofKind(target, kindNamed(target, held.kind));
    const quint64 owners = from.order ? from.order->count(from.kind) : documentCount(own);
    const quint64 targets = to.order ? to.order->count(to.kind) : documentCount(target);
    const bool kinds = from.order || to.order;
    const bool toItself = target.name == own.name && (!to.order || (from.order && from.kind == to.kind));
    const quint64 seed = pickSeed(own.name, target.name, held.relationship);
    const double skew = m_design.skews.value(held.relationship);
    auto items = std::count_if(place.levels.cbegin(), place.levels.cbegin() + static_cast<std::ptrdiff_t>(level) + 1,
                               [](const Level &each) { return each.isItem; });
    if (kinds && place.levels[level].places <= 1)
        items = 0; // an array of one
    const auto made = [&](const PickerPtr &picker) {
        return kinds ? picker->ofKinds(from, to) : picker;
    };
    if (items == 0) {
        if (toItself)
            return made(held.one ? Picker::partner(targets) : Picker::earlier());
        // Partners that have moved to an archive keep their ids.
        return made(held.one ? Picker::same(std::max(owners, targets)) : Picker::parent(owners, targets, seed, skew));
    }
    if (held.one && items == 1)
        return made(Picker::own(static_cast<quint64>(place.levels[level].places), targets));
    const Node *back = items == 1 && !toItself ? parentField(target, own.name, held.relationship) : nullptr;
    if (back)
        return made(Picker::children(targets, owners, pickSeed(target.name, own.name, back->reference->relationship),
                                     m_design.skews.value(back->reference->relationship)));
    return made(Picker::several(targets, childKey(seed, saltOf(place.levels[level].path.toUtf8())), skew));
}

PlanCompiler::Found PlanCompiler::bindingFor(const Node &node, const design::Collection &target, Place &place) const
{
    const bool isReference = node.reference && !node.copyOf;
    const schema::RelationshipId relationship = isReference ? node.reference->relationship : node.source.relationship;
    const QString kind = isReference ? node.reference->kind : QString();
    const size_t innermost = place.levels.size() - 1;
    for (size_t level = innermost + 1; level-- > 0;) {
        const Binding *found = nullptr;
        for (const Binding &binding : place.levels[level].bindings) {
            const bool fits =
                (!binding.ownKind || binding.ownKind == place.kind) && (kind.isEmpty() || binding.kind == kind);
            if (fits && binding.collection == target.name && (!found || binding.relationship == relationship))
                found = &binding;
            if (found && found->relationship == relationship)
                break;
        }
        if (found)
            return {found->picker, static_cast<int>(innermost - level), found->kind};
    }
    size_t level = innermost;
    while (level > 1 && !place.levels[level].isItem)
        --level;
    const PickerPtr picker = pickerFor(place, level, target, {target.name, relationship, false, kind});
    place.levels[level].bindings.push_back({target.name, relationship, picker, kind, place.kind});
    return {picker, static_cast<int>(innermost - level), kind};
}

/// The fields of a document that say where it is in the hierarchy of its own collection belong to one relationship:
/// what each of them is shows in what else there is of it.
TreePart PlanCompiler::treePartOf(const Node &node, const Place &place) const
{
    const design::Collection &own = *place.collection;
    const bool inArray = place.levels.size() == 2 && place.levels.back().isItem && node.name.isEmpty();
    const auto relationshipOf = [](const Node &value) {
        return value.reference ? value.reference->relationship : value.source.relationship;
    };
    const Node &value = node.isArray() && !node.fields.isEmpty() ? node.item() : node;
    const schema::RelationshipId relationship = relationshipOf(value);
    if ((place.levels.size() != 1 && !inArray) || value.copyOf || relationship.isEmpty())
        return TreePart::None;
    const auto isLink = [&](const Node &field) {
        const bool links = field.reference && !field.copyOf && field.reference->collection == own.name;
        return links && (field.reference->kind.isEmpty() || kindNamed(own, field.reference->kind) == place.kind);
    };
    const auto isParent = [&](const Node &field) {
        return isLink(field) && !field.uniqueValues && relationshipOf(field) == relationship;
    };
    const bool hasParent = std::any_of(own.root.fields.cbegin(), own.root.fields.cend(), isParent);
    if (inArray || node.isArray()) {
        const QString path = inArray ? place.levels.back().path : node.name;
        const bool once = std::any_of(own.indexes.cbegin(), own.indexes.cend(), [&](const design::Index &index) {
            return index.unique && index.keys.first().path == path;
        });
        return !isLink(value) ? TreePart::None
               : hasParent    ? TreePart::Ancestors
               : once         ? TreePart::Children
                              : TreePart::None;
    }
    if (node.reference)
        return isParent(node) ? TreePart::Parent : TreePart::None;
    return treePositionOf(node, own, hasParent);
}

TreePart PlanCompiler::treePositionOf(const Node &node, const design::Collection &own, bool hasParent)
{
    if (node.origin.isEmpty() || !node.source.entity.isEmpty())
        return TreePart::None;
    if (node.type() == FieldType::String)
        return !hasParent && node.constraints.pattern == QLatin1String("^(,[^,]+)+,$") ? TreePart::Path
                                                                                       : TreePart::None;
    if (node.type() != FieldType::Int32 || !hasParent)
        return TreePart::None;
    const auto first = std::find_if(own.root.fields.cbegin(), own.root.fields.cend(), [&](const Node &field) {
        return field.type() == node.type() && !field.reference && field.source.relationship == node.source.relationship;
    });
    return first->name == node.name ? TreePart::Left : TreePart::Right;
}

PickerPtr PlanCompiler::treePicker(TreePart part, const design::Collection &collection)
{
    if (part == TreePart::Children)
        return Picker::below(documentCount(collection));
    return part == TreePart::Ancestors || part == TreePart::Path ? Picker::above() : nullptr;
}

/// A text made of the ids of the documents above: it is written like a reference to each of them.
std::unique_ptr<Foreign> PlanCompiler::treePathIds(Place &place)
{
    auto foreign = std::make_unique<Foreign>();
    foreign->picker = Picker::above();
    foreign->collectionKey = keyOf(*place.collection);
    Place there = placeOf(*place.collection, place.depth + 1);
    foreign->first = chain({design::idName}, false, there);
    return foreign->first ? std::move(foreign) : nullptr;
}

std::unique_ptr<Foreign> PlanCompiler::foreignOf(const Node &node, Place &place)
{
    const TreePart part = treePartOf(node, place);
    if (part == TreePart::Path && place.depth < deepestLinks)
        return treePathIds(place);
    if ((!node.copyOf && !node.reference) || (node.derivation && !node.copyOf) || place.depth >= deepestLinks)
        return nullptr;
    const design::Collection *target =
        m_design.collection(node.copyOf ? node.copyOf->collection : node.reference->collection);
    const QStringList path = node.copyOf ? node.copyOf->path.split(QLatin1Char('.'), Qt::SkipEmptyParts)
                                         : QStringList{QStringLiteral("_id")};
    if (!target || path.isEmpty())
        return nullptr;
    const auto isThere = [&](const QString &kind) {
        const Node *original = throughObjects(target->root, path, kindNamed(*target, kind));
        return original && sameShape(*original, node);
    };
    const bool ofKinds = !target->root.variants.isEmpty();
    if (!ofKinds && !isThere({}))
        return nullptr;
    const PickerPtr inTree = treePicker(part, *target);
    const Found found = inTree ? Found{inTree, 0} : bindingFor(node, *target, place);
    if (ofKinds && !isThere(found.kind))
        return nullptr;
    auto foreign = std::make_unique<Foreign>();
    foreign->picker = found.picker;
    foreign->framesUp = found.framesUp;
    foreign->collectionKey = keyOf(*target);
    Place there = placeOf(*target, place.depth + 1, found.kind);
    foreign->first = chain(path, false, there);
    foreign->hops = static_cast<int>(path.size()) - 1;
    return foreign->first ? std::move(foreign) : nullptr;
}

const Node *PlanCompiler::fieldHere(const Place &place, const QString &name)
{
    const Node &object = *place.levels.back().node;
    if (!object.isObject())
        return nullptr;
    return place.levels.size() == 1 ? fieldOfRoot(object, name, place.kind) : object.field(name);
}

std::unique_ptr<PlanNode> PlanCompiler::chain(const QStringList &path, bool toArray, Place &place)
{
    const Node *owner = place.levels.back().node;
    const Node *node = owner && !path.isEmpty() ? fieldHere(place, path.first()) : nullptr;
    if (!node)
        return nullptr;
    auto plan = std::make_unique<PlanNode>(shell(*node));
    if (node->isArray())
        setBelonging(*node, place, *plan);
    const bool isContainer = node->isObject() || node->isArray();
    if (path.size() == 1) {
        if (!(toArray && node->isArray()))
            *plan = compileNode(*node, place, datePosition(*owner, *node));
        return plan;
    }
    if (!isContainer || (node->isArray() && (node->fields.isEmpty() || !node->item().isObject())))
        return nullptr;
    if (node->isObject())
        pushObject(*node, place);
    else
        pushItem(*node, place);
    auto next = chain(path.mid(1), toArray, place);
    place.levels.pop_back();
    if (!next)
        return nullptr;
    std::vector<PlanNode> &holder = plan->fields;
    if (node->isArray())
        holder.push_back(shell(node->item()));
    (node->isArray() ? holder.front().fields : holder).push_back(std::move(*next));
    return plan;
}

Route PlanCompiler::routeTo(const QString &path, bool toArray, Place &place)
{
    // From the root; as far as the path goes through the items in which the value itself stands, those are meant.
    Route route;
    const size_t innermost = place.levels.size() - 1;
    Place from = place;
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

/// The value at \p path of the document that \p reference, standing at the root, would hold the id of.
std::unique_ptr<Foreign> PlanCompiler::originalOf(const design::Reference &reference, const QString &path, Place &place)
{
    const design::Collection *target = m_design.collection(reference.collection);
    if (!target)
        return nullptr;
    Node node;
    node.reference = reference;
    const Found found = bindingFor(node, *target, place);
    auto foreign = std::make_unique<Foreign>();
    foreign->picker = found.picker;
    foreign->framesUp = found.framesUp;
    foreign->collectionKey = keyOf(*target);
    Place there = placeOf(*target, place.depth + 1, reference.kind);
    const QStringList names = path.split(QLatin1Char('.'));
    foreign->first = chain(names, false, there);
    foreign->hops = static_cast<int>(names.size()) - 1;
    return foreign->first ? std::move(foreign) : nullptr;
}

std::vector<TextPiece> PlanCompiler::piecesOf(const design::Derivation &derivation, Place &place)
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

std::unique_ptr<Derived> PlanCompiler::derivedOf(const Node &node, Place &place)
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
    QString path = node.derivation->of;
    if (derived->kind == Kind::StartOf) {
        derived->granule = granuleNamed(path.section(QLatin1Char(':'), 0, 0));
        path = path.section(QLatin1Char(':'), 1);
    }
    derived->route = routeTo(path, derived->kind == Kind::SizeOf, place);
    return derived->route.first ? std::move(derived) : nullptr;
}

} // namespace sw::samples
