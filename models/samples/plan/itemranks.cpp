// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/plan/itemranks.h"

#include "models/samples/makers/valueorder.h"

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
    return array.children ? array.children->childCount(frame.document->number)
                          : itemCount(array, *frame.document, arrayKey);
}

/// The value in the last item of the array; none while there is no such item.
std::optional<Value> lastValue(const Boundary &boundary, const Frame &frame)
{
    std::optional<Value> last;
    withOriginal(boundary.array, frame, [&](const PlanNode &array, const Frame &owner) {
        const quint64 key = childKey(owner.key, array.salt);
        const quint64 count = array.ranks ? itemCount(array, *owner.document, key) : 0;
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
