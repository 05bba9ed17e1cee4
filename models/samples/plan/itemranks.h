// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/plan/evaluator.h"

namespace sw::samples
{

/// True when \p a comes before \p b as servers sort values of one type, null and missing ones first.
bool comesBefore(const Value &a, const Value &b);

/// Which item of \p array stands at \p index when they are put in its order.
quint64 rankedItem(const PlanNode &array, const Frame &frame, quint64 arrayKey, quint64 index);
/// Whether \p node, a value of a document that has no place in its list's array, is there: it must not come before
/// those in the array. \p otherwise when these do not say.
bool isPresentBehind(const PlanNode &node, const Frame &frame, bool otherwise);
/// Another value than \p value, which \p draw made, when that came before those in the array.
void moveBehind(const PlanNode &node, const Frame &frame, const Draw &draw, Value &value);

/// Whether the items of \p array are copies of those in pages in this \p document.
inline bool isOfPages(const PlanNode &array, const DocumentState &document)
{
    return array.paged && document.extent == Extent::Random && document.scale >= 1;
}
/// Where the items of the pages stand, those that are copied first.
const std::vector<PlaceInPage> &placesInPages(const PlanNode &array, const DocumentState &document, quint64 arrayKey);

template <typename Use>
void withItemAt(const PlanNode &node, int hops, const Frame &frame, const quint64 *at, const Use &use)
{
    const quint64 key = childKey(frame.key, node.salt);
    if (!node.isArray())
        return withItemAt(node.fields.front(), hops - 1, frame.object(node.salt), at, use);
    const Frame item = itemFrame(node, frame, key, *at);
    if (hops == 0)
        return use(node.item(), item);
    withItemAt(node.item().fields.front(), hops - 1, item, at + 1, use);
}

/// Calls \p use(plan of the item, its frame) for item \p index of \p array, whose own key is \p arrayKey; \p frame is
/// that of the object that holds the array.
template <typename Use>
void withItem(const PlanNode &array, const Frame &frame, quint64 arrayKey, quint64 index, const Use &use)
{
    if (!isOfPages(array, *frame.document))
        return use(array.item(), itemFrame(array, frame, arrayKey, index));
    const PagedItems &paged = *array.paged;
    const PlaceInPage place = placesInPages(array, *frame.document, arrayKey)[index];
    const DocumentState document{place.page, Extent::Random, 1, frame.document->cache};
    const Frame root{nullptr, itemKey(paged.pages.collectionKey, place.page), place.page, 0, &document};
    withItemAt(*paged.first, paged.hops, root, place.at.data(),
               [&](const PlanNode &, const Frame &item) { use(*paged.item, item); });
}

} // namespace sw::samples
