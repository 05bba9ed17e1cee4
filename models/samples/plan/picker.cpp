// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/plan/picker.h"

#include "models/samples/plan/ranks.h"

#include <algorithm>

namespace sw::samples
{

namespace
{
constexpr quint64 treeFanOut = 4;
constexpr quint64 mostChildren = 1 << 17; ///< more are not looked up for one parent
constexpr quint64 popularPlaces = 1ULL << 40;
constexpr quint64 popularityStream = 0xe7037ed1a0b428dbULL;

quint64 treeParent(quint64 document)
{
    return document == 0 ? 0 : (document - 1) / treeFanOut;
}

quint64 treeDepth(quint64 document)
{
    quint64 depth = 0;
    for (; document > 0; ++depth)
        document = treeParent(document);
    return depth;
}

quint64 treeChildren(quint64 document, quint64 documents)
{
    const quint64 first = document * treeFanOut + 1;
    return first >= documents ? 0 : std::min(treeFanOut, documents - first);
}

/// Documents in the branch below and including \p document.
quint64 branchSize(quint64 document, quint64 documents)
{
    quint64 size = 0;
    quint64 first = document;
    quint64 last = document;
    while (first < documents) {
        size += std::min(last, documents - 1) - first + 1;
        first = first * treeFanOut + 1;
        last = last * treeFanOut + treeFanOut;
    }
    return size;
}
} // namespace

Picker::Picker(Way way, quint64 owners, quint64 targets, quint64 seed)
    : m_way(way),
      m_owners(std::max<quint64>(1, owners)),
      m_targets(std::max<quint64>(1, targets)),
      m_order(way == Way::Parent ? m_owners : m_targets, mixed(seed)),
      m_popular(1, 0)
{}

void Picker::skewBy(double exponent, quint64 seed)
{
    if (exponent <= 0)
        return;
    const quint64 ranks = m_way == Way::Several ? m_targets : parents();
    m_ranks = std::make_shared<const Ranks>(m_way == Way::Several ? popularPlaces : childrenInAll(), ranks, exponent);
    m_popular = Permutation(ranks, childKey(seed, popularityStream));
}

quint64 treeNumber(quint64 document, quint64 documents, bool up)
{
    const quint64 size = branchSize(document, documents);
    quint64 number = 1;
    for (; document > 0; document = treeParent(document)) {
        number += 1;
        for (quint64 sibling = treeParent(document) * treeFanOut + 1; sibling < document; ++sibling)
            number += 2 * branchSize(sibling, documents);
    }
    return up ? number + 2 * size - 1 : number;
}

PickerPtr Picker::below(quint64 documents)
{
    return PickerPtr(new Picker(Way::Below, 1, documents, 0));
}

PickerPtr Picker::above()
{
    return PickerPtr(new Picker(Way::Above, 1, 1, 0));
}

PickerPtr Picker::parent(quint64 children, quint64 parents, quint64 seed, double skew)
{
    std::shared_ptr<Picker> picker(new Picker(Way::Parent, children, parents, seed));
    picker->skewBy(skew, seed);
    return picker;
}

PickerPtr Picker::same(quint64 owners, quint64 targets)
{
    return PickerPtr(new Picker(Way::Same, owners, targets, 0));
}

PickerPtr Picker::own(quint64 places, quint64 targets)
{
    return PickerPtr(new Picker(Way::Own, places, targets, 0));
}

PickerPtr Picker::partner(quint64 documents)
{
    return PickerPtr(new Picker(Way::Partner, 1, documents, 0));
}

PickerPtr Picker::earlier()
{
    return PickerPtr(new Picker(Way::Earlier, 1, 1, 0));
}

PickerPtr Picker::several(quint64 targets, quint64 seed, double skew)
{
    std::shared_ptr<Picker> picker(new Picker(Way::Several, 1, targets, seed));
    picker->skewBy(skew, seed);
    return picker;
}

PickerPtr Picker::children(quint64 children, quint64 parents, quint64 seed, double skew)
{
    std::shared_ptr<Picker> picker(new Picker(Way::Children, parents, children, seed));
    picker->skewBy(skew, seed);
    return picker;
}

PickerPtr Picker::beside(PickerPtr first, quint64 targets, quint64 seed)
{
    std::shared_ptr<Picker> picker(new Picker(Way::Beside, 1, targets, seed));
    picker->m_first = std::move(first);
    return picker;
}

PickerPtr Picker::ofKinds(const OfKind &own, const OfKind &target) const
{
    std::shared_ptr<Picker> picker(new Picker(*this));
    picker->m_own = own;
    picker->m_target = target;
    return picker;
}

/// Parent p has the places from p x children / parents, rounded up, to those of the next; with skew those of its rank.
quint64 Picker::firstPlace(quint64 parent) const
{
    if (m_ranks)
        return m_ranks->firstPlace(m_popular.inverse(parent));
    const Wide product = static_cast<Wide>(parent) * childrenInAll();
    return static_cast<quint64>(product / parents()) + (product % parents() != 0 ? 1 : 0);
}

quint64 Picker::endPlace(quint64 parent) const
{
    return m_ranks ? m_ranks->firstPlace(m_popular.inverse(parent) + 1) : firstPlace(parent + 1);
}

quint64 Picker::parentAt(quint64 place) const
{
    return m_ranks ? m_popular.at(m_ranks->rankOf(place)) : scaled(place, parents(), childrenInAll());
}

quint64 Picker::positionAmongSiblings(quint64 document) const
{
    const quint64 place = m_order.at(m_own.ordinal(document));
    return place - firstPlace(parentAt(place));
}

quint64 Picker::siblings(quint64 document) const
{
    const quint64 parent = parentAt(m_order.at(m_own.ordinal(document)));
    return endPlace(parent) - firstPlace(parent);
}

quint64 Picker::childCount(quint64 document) const
{
    document = m_own.ordinal(document);
    if (m_way == Way::Below)
        return treeChildren(document, m_targets);
    if (m_way == Way::Above)
        return treeDepth(document);
    const quint64 parent = document % m_owners;
    return endPlace(parent) - firstPlace(parent);
}

quint64 Picker::referrers(quint64 target) const
{
    if (!m_target.has(target))
        return 0;
    const quint64 parent = m_target.ordinal(target);
    if (m_way == Way::Same)
        return parent >= m_targets ? 0 : m_owners / m_targets + (parent < m_owners % m_targets ? 1 : 0);
    return parent < m_targets ? endPlace(parent) - firstPlace(parent) : 0;
}

quint64 Picker::referrer(quint64 target, quint64 index) const
{
    const quint64 parent = m_target.ordinal(target);
    return m_own.document(m_way == Way::Same ? parent + index * m_targets
                                             : m_order.inverse(firstPlace(parent) + index));
}

const std::vector<quint64> &Picker::childrenOf(quint64 parent, ChildrenCache &cache) const
{
    if (cache.picker == this && cache.parent == parent)
        return cache.children;
    cache.picker = this;
    cache.parent = parent;
    cache.children.clear();
    const quint64 first = firstPlace(parent);
    const quint64 end = std::min(endPlace(parent), first + mostChildren);
    for (quint64 place = first; place < end; ++place)
        cache.children.push_back(m_order.inverse(place));
    std::sort(cache.children.begin(), cache.children.end(), std::greater<>());
    return cache.children;
}

/// The ranks of the items of one array differ: a draw that was there before goes to the next free rank.
quint64 Picker::popular(quint64 item, quint64 key, ChildrenCache &cache) const
{
    if (cache.picker != this || cache.parent != key) {
        cache.picker = this;
        cache.parent = key;
        cache.children.clear();
    }
    std::vector<quint64> &ranks = cache.children;
    while (ranks.size() <= item) {
        Random random(itemKey(childKey(key, referenceStream), ranks.size()));
        quint64 rank = m_ranks->rankOf(random.next() >> 24);
        const auto isTaken = [&] {
            return ranks.size() < m_targets && std::find(ranks.begin(), ranks.end(), rank) != ranks.end();
        };
        for (int again = 0; again < 8 && isTaken(); ++again)
            rank = m_ranks->rankOf(random.next() >> 24);
        while (isTaken())
            rank = (rank + 1) % m_targets;
        ranks.push_back(rank);
    }
    return m_popular.at(ranks[item]);
}

quint64 Picker::pick(quint64 document, quint64 item, quint64 key, ChildrenCache &cache) const
{
    const quint64 picked = m_target.document(pickAmong(m_own.ordinal(document), item, key, cache));
    if (m_way != Way::Children)
        return picked;
    return picked + document / m_own.documents(m_owners) * m_target.documents(m_targets);
}

quint64 Picker::pickAmong(quint64 document, quint64 item, quint64 key, ChildrenCache &cache) const
{
    switch (m_way) {
    case Way::Parent:
        return parentAt(m_order.at(document));
    case Way::Same:
        return document % m_targets;
    case Way::Own:
        return (document * m_owners + item) % m_targets;
    case Way::Partner:
        return (document ^ 1) < m_targets ? document ^ 1 : document % m_targets;
    case Way::Earlier:
        return treeParent(document);
    case Way::Below:
        return (document * treeFanOut + 1 + item) % m_targets;
    case Way::Above: {
        for (quint64 depth = treeDepth(document); depth > item; --depth)
            document = treeParent(document);
        return document;
    }
    case Way::Several:
        if (m_ranks)
            return popular(item, key, cache);
        return m_order.at(childKey(key, referenceStream) % m_targets + item);
    case Way::Beside:
        return m_order.at(childKey(m_first->pick(document, item, key, cache), referenceStream) % m_targets +
                          m_first->positionAmongSiblings(document));
    case Way::Children: {
        const std::vector<quint64> &children = childrenOf(document % m_owners, cache);
        return item < children.size() ? children[item] : m_order.at(document + item);
    }
    }
    return 0;
}

} // namespace sw::samples
