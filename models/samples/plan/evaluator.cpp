// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/plan/evaluator.h"
#include "models/samples/makers/valuetypes.h"
#include "models/samples/plan/derivedvalues.h"
#include "models/samples/plan/itemranks.h"
#include "models/samples/plan/members.h"

#include <algorithm>

namespace sw::samples
{

namespace
{

bool chance(const PlanNode &node, const Frame &frame, quint64 stream, double probability)
{
    return Random(childKey(childKey(frame.key, node.salt), stream)).chance(probability);
}

/// The root of a tree would be its own parent.
bool isRootsParent(const PlanNode &node, const Frame &frame)
{
    return node.treePart == TreePart::Parent && node.foreign && picked(*node.foreign, frame) == frame.document->number;
}

} // namespace

bool isOptionalPresent(const PlanNode &node, const Frame &frame)
{
    if (isRootsParent(node, frame))
        return false;
    switch (frame.document->extent) {
    case Extent::Smallest:
        return false;
    case Extent::Likely:
        return node.presence >= 0.5;
    case Extent::Largest:
        return true;
    case Extent::Random:
        break;
    }
    if (node.treePart == TreePart::Parent && node.foreign)
        return true;
    if (node.rest && !node.isArray())
        return node.rest->picker->referrers(frame.document->number) > 0;
    if (node.derived && isExtreme(*node.derived)) { // of nothing there is none
        Value value;
        value.type = node.type;
        return evaluateDerived(*node.derived, frame, value);
    }
    if (node.boundary)
        return isPresentBehind(node, frame, chance(node, frame, presenceStream, node.presence));
    if (node.keepsPresence) {
        bool present = true;
        withOriginal(*node.foreign, frame,
                     [&](const PlanNode &original, const Frame &owner) { present = isPresent(original, owner); });
        return present;
    }
    return chance(node, frame, presenceStream, node.presence);
}

namespace
{

/// ",1,4,": the ids from the root down to the parent, null for the root.
void treePath(const PlanNode &node, const Frame &frame, Value &value)
{
    const quint64 depth = node.children->childCount(frame.document->number);
    std::string text;
    Value id;
    for (quint64 level = 0; level < depth; ++level) {
        Frame at = frame;
        at.item = level;
        withOriginal(*node.foreign, at, [&](const PlanNode &original, const Frame &owner) {
            evaluate(original, owner, childKey(owner.key, original.salt), id, false);
        });
        text += ',' + textOf(id);
    }
    value.isNull = depth == 0;
    value.text = text + ',';
}

} // namespace

void evaluate(const PlanNode &node, const Frame &frame, quint64 key, Value &value, bool mayBeNull)
{
    value.type = node.type;
    if (node.treePart == TreePart::Path && node.foreign)
        return treePath(node, frame, value);
    if (node.nullable && isRootsParent(node, frame)) {
        value.isNull = true;
        return;
    }
    value.isNull = node.nullable && mayBeNull && frame.document->extent == Extent::Random &&
                   Random(childKey(key, nullStream)).chance(node.nullShare);
    if (value.isNull)
        return;
    if (node.foreign) {
        withOriginal(*node.foreign, frame, [&](const PlanNode &original, const Frame &owner) {
            evaluate(original, owner, childKey(owner.key, original.salt), value, node.nullable);
        });
        return;
    }
    if (node.derived && evaluateDerived(*node.derived, frame, value)) {
        value.type = node.type;
        return;
    }
    if (!node.maker) {
        value.isNull = true;
        return;
    }
    const Draw draw{key, frame.ordinal, frame.document->number, frame.item, frame.document->extent};
    node.maker->make(draw, value);
    if (node.boundary)
        moveBehind(node, frame, draw, value);
}

namespace
{

/// Children of a document, from the first one to before the end.
struct Share
{
    quint64 first = 0;
    quint64 end = 0;
};

/// Which of the \p children of its document belong to what \p frame is in: the items of an array share them evenly.
Share shareOf(const Frame &frame, quint64 children)
{
    Share share = frame.parent ? shareOf(*frame.parent, children) : Share{0, children};
    if (frame.ofItems == 0)
        return share;
    const quint64 all = share.end - share.first;
    return {share.first + scaled(all, frame.item, frame.ofItems),
            share.first + scaled(all, frame.item + 1, frame.ofItems)};
}

} // namespace

quint64 itemCount(const PlanNode &node, const Frame &frame, quint64 key)
{
    const DocumentState &document = *frame.document;
    const bool free = document.extent != Extent::Random || document.scale < 1;
    if (isOfPages(node, document))
        return std::min<quint64>(placesInPages(node, document, key).size(), static_cast<quint64>(node.count.bound()));
    if (node.children && !free)
        return std::clamp(node.children->childCount(document.number), static_cast<quint64>(node.count.smallest()),
                          static_cast<quint64>(node.count.bound()));
    if (node.shared && !free) {
        const Share share = shareOf(frame, node.shared->childCount(document.number));
        return std::clamp(share.end - share.first, static_cast<quint64>(node.count.smallest()),
                          static_cast<quint64>(node.count.bound()));
    }
    if (node.rest && !free) {
        const bool more = node.rest->picker->referrers(document.number) > 0;
        const auto kept = static_cast<quint64>(node.kept);
        return more ? kept : std::min(kept, node.count.at(key, document.extent, document.scale));
    }
    if (node.pages && !free) {
        const bool last =
            node.pages->positionAmongSiblings(document.number) + 1 == node.pages->siblings(document.number);
        return static_cast<quint64>(last ? node.lastPage + Random(childKey(key, countStream)).unit()
                                         : node.count.bound());
    }
    const quint64 count = node.count.at(key, document.extent, document.scale);
    return node.most && !free ? std::max(std::min(count, node.most->childCount(document.number)),
                                         static_cast<quint64>(node.count.smallest()))
                              : count;
}

Frame unrankedItem(const PlanNode &array, const Frame &frame, quint64 arrayKey, quint64 index)
{
    const auto places = static_cast<quint64>(std::max(1.0, array.count.bound()));
    const quint64 ofItems = array.shares ? itemCount(array, frame, arrayKey) : 0;
    return {&frame, itemKey(arrayKey, index), frame.ordinal * places + index, index, frame.document, ofItems};
}

Frame itemFrame(const PlanNode &array, const Frame &frame, quint64 arrayKey, quint64 index)
{
    return unrankedItem(array, frame, arrayKey, array.ranks ? rankedItem(array, frame, arrayKey, index) : index);
}

const PlanVariant &variantOf(const PlanNode &object, const Frame &frame)
{
    if (object.eachKindOnce && frame.parent) {
        const auto at = static_cast<size_t>(frame.item);
        const size_t rest = object.variants.size() - object.alwaysThere;
        if (at < object.alwaysThere || rest == 0)
            return object.variants[std::min(at, object.variants.size() - 1)];
        const size_t turn =
            static_cast<size_t>(Random(childKey(frame.parent->key, variantStream)).unit() * static_cast<double>(rest));
        return object.variants[object.alwaysThere + (at - object.alwaysThere + turn) % rest];
    }
    if (frame.document->extent == Extent::Smallest)
        return object.variants[object.smallestVariant];
    if (frame.document->extent == Extent::Largest)
        return object.variants[object.largestVariant];
    if (object.kinds)
        return object.variants[object.kinds->kindOf(frame.document->number)];
    const double drawn = Random(childKey(frame.key, variantStream)).unit();
    const auto found = std::find_if(object.variants.begin(), object.variants.end(),
                                    [&](const PlanVariant &variant) { return drawn < variant.until; });
    return found == object.variants.end() ? object.variants.back() : *found;
}

const Frame &above(const Frame &frame, int levels)
{
    const Frame *found = &frame;
    for (; levels > 0 && found->parent; --levels)
        found = found->parent;
    return *found;
}

quint64 picked(const Foreign &foreign, const Frame &frame)
{
    const Frame &picking = above(frame, foreign.framesUp);
    const quint64 holder = picking.parent ? picking.parent->key : picking.key;
    const quint64 number = frame.document->number;
    const bool shares = picking.parent && foreign.picker->isOfChildren();
    const quint64 before = shares ? shareOf(*picking.parent, foreign.picker->childCount(number)).first : 0;
    return foreign.picker->pick(number, before + picking.item, holder, *frame.document->cache);
}

} // namespace sw::samples
