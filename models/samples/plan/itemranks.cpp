// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/plan/itemranks.h"

#include "models/samples/makers/valueorder.h"
#include "models/samples/plan/members.h"

#include <algorithm>
#include <numeric>

namespace sw::samples
{

namespace
{

constexpr int mostDraws = 8; ///< for a value behind another one, which is taken itself when all come before it

/// The value of the item at \p frame that says where it stands; null when it has none.
Value rankOf(const PlanNode &item, const ItemRanks &ranks, size_t step, const Frame &frame)
{
    const PlanNode &node = item.fields[ranks.way[step]];
    Value value;
    value.isNull = true;
    if (!isPresent(node, frame))
        return value;
    if (step + 1 < ranks.way.size())
        return rankOf(node, ranks, step + 1, frame.object(node.salt));
    evaluate(node, frame, childKey(frame.key, node.salt), value);
    return value;
}

/// As many as there are to choose from: all children where the array holds copies of some.
quint64 candidates(const PlanNode &array, const Frame &frame, quint64 arrayKey)
{
    return array.children ? array.children->childCount(frame.document->number) : itemCount(array, frame, arrayKey);
}

/// The value in the last item of the array; none while there is no such item.
std::optional<Value> lastValue(const Boundary &boundary, const Frame &frame)
{
    std::optional<Value> last;
    withOriginal(boundary.array, frame, [&](const PlanNode &array, const Frame &owner) {
        const quint64 key = childKey(owner.key, array.salt);
        const quint64 count = array.ranks ? itemCount(array, owner, key) : 0;
        if (count > 0)
            last = rankOf(array.item(), *array.ranks, 0, itemFrame(array, owner, key, count - 1));
    });
    return last;
}

bool comesTooEarly(const Value &value, const Value &last, bool descending)
{
    return descending ? comesBefore(last, value) : comesBefore(value, last);
}

} // namespace

bool comesBefore(const Value &a, const Value &b)
{
    if (a.isNull || b.isNull)
        return a.isNull && !b.isNull;
    return isLess(a, b);
}

quint64 rankedItem(const PlanNode &array, const Frame &frame, quint64 arrayKey, quint64 index)
{
    ChildrenCache &cache = *frame.document->cache;
    if (cache.ordered != &array || cache.array != arrayKey) {
        std::vector<Value> values;
        const quint64 count = candidates(array, frame, arrayKey);
        values.reserve(count);
        for (quint64 i = 0; i < count; ++i)
            values.push_back(rankOf(array.item(), *array.ranks, 0, unrankedItem(array, frame, arrayKey, i)));
        std::vector<quint64> order(values.size());
        std::iota(order.begin(), order.end(), 0);
        std::stable_sort(order.begin(), order.end(), [&](quint64 a, quint64 b) {
            return array.ranks->descending ? comesBefore(values[b], values[a]) : comesBefore(values[a], values[b]);
        });
        cache.ordered = &array;
        cache.array = arrayKey;
        cache.order = std::move(order);
    }
    return index < cache.order.size() ? cache.order[index] : index;
}

namespace
{

/// Calls \p visit(place, item, frame of the item) for each item below \p node, whose page is \p place so far.
template <typename Visit>
void visitPlaces(const PlanNode &node, int hops, const Frame &frame, PlaceInPage &place, const Visit &visit)
{
    if (!isPresent(node, frame))
        return;
    if (!node.isArray())
        return visitPlaces(node.fields.front(), hops - 1, frame.object(node.salt), place, visit);
    const quint64 key = childKey(frame.key, node.salt);
    const quint64 count = itemCount(node, frame, key);
    for (quint64 i = 0; i < count; ++i) {
        const Frame item = itemFrame(node, frame, key, i);
        place.at.push_back(i);
        if (hops == 0)
            visit(place, node.item(), item);
        else
            visitPlaces(node.item().fields.front(), hops - 1, item, place, visit);
        place.at.pop_back();
    }
}

} // namespace

const std::vector<PlaceInPage> &placesInPages(const PlanNode &array, const DocumentState &document, quint64 arrayKey)
{
    ChildrenCache &cache = *document.cache;
    if (cache.paged == &array && cache.pagedArray == arrayKey)
        return cache.places;
    const PagedItems &paged = *array.paged;
    std::vector<std::pair<Value, PlaceInPage>> found;
    const Frame owner{nullptr, arrayKey, document.number, 0, &document};
    forEachMember(paged.pages, owner, [&](const Frame &page) {
        PlaceInPage place{page.document->number, {}};
        visitPlaces(*paged.first, paged.hops, page, place,
                    [&](const PlaceInPage &at, const PlanNode &item, const Frame &frame) {
                        found.emplace_back(rankOf(item, paged.ranks, 0, frame), at);
                    });
    });
    std::stable_sort(found.begin(), found.end(), [&](const auto &a, const auto &b) {
        return paged.ranks.descending ? comesBefore(b.first, a.first) : comesBefore(a.first, b.first);
    });
    std::vector<PlaceInPage> places;
    places.reserve(found.size());
    for (auto &one : found)
        places.push_back(std::move(one.second));
    cache.paged = &array;
    cache.pagedArray = arrayKey;
    cache.places = std::move(places);
    return cache.places;
}

bool isPresentBehind(const PlanNode &node, const Frame &frame, bool otherwise)
{
    const std::optional<Value> last = lastValue(*node.boundary, frame);
    if (!last)
        return otherwise;
    return node.boundary->descending ? otherwise && !last->isNull : otherwise || !last->isNull;
}

void moveBehind(const PlanNode &node, const Frame &frame, const Draw &draw, Value &value)
{
    const bool descending = node.boundary->descending;
    const std::optional<Value> last = lastValue(*node.boundary, frame);
    if (!last || !comesTooEarly(value, *last, descending))
        return;
    if (value.type == schema::FieldType::Date && !last->isNull) { // as far on the other side
        const qint64 mirrored = 2 * last->whole - value.whole;
        value.whole = mirrored < node.boundary->earliest || mirrored >= node.boundary->latest ? last->whole : mirrored;
        return;
    }
    Draw again = draw;
    for (int i = 0; i < mostDraws && comesTooEarly(value, *last, descending); ++i) {
        again.key = itemKey(draw.key, static_cast<quint64>(i));
        node.maker->make(again, value);
    }
    if (comesTooEarly(value, *last, descending))
        value = *last;
}

} // namespace sw::samples
