// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/plan/plan.h"

namespace sw::samples
{

// Every function here is pure in the plan and the frame.

/// Whether the field stands in the document; \p frame is that of the object that holds it.
bool isOptionalPresent(const PlanNode &node, const Frame &frame);
inline bool isPresent(const PlanNode &node, const Frame &frame)
{
    return node.presence >= 1 || isOptionalPresent(node, frame);
}
/// The scalar value of \p node, whose own key is \p key.
void evaluate(const PlanNode &node, const Frame &frame, quint64 key, Value &value, bool mayBeNull = true);
/// Items of the array \p node whose own key is \p key; \p frame is that of the object that holds it.
quint64 itemCount(const PlanNode &node, const Frame &frame, quint64 key);
/// The frame of item \p index; \p frame is that of the object that holds the array.
Frame unrankedItem(const PlanNode &array, const Frame &frame, quint64 arrayKey, quint64 index);
/// The same of the item that stands there when the items are put in their order.
Frame itemFrame(const PlanNode &array, const Frame &frame, quint64 arrayKey, quint64 index);
/// The kind of object that \p frame is; variants must not be empty.
const PlanVariant &variantOf(const PlanNode &object, const Frame &frame);
/// The frame \p levels up the chain.
const Frame &above(const Frame &frame, int levels);
/// The number of the document that \p foreign means.
quint64 picked(const Foreign &foreign, const Frame &frame);

template <typename Use>
void descend(const PlanNode &node, int hops, const Frame &frame, const Use &use)
{
    if (hops == 0)
        return use(node, frame);
    descend(node.fields.front(), hops - 1, frame.object(node.salt), use);
}

/// Calls \p use(original, frame of the object that holds the original).
template <typename Use>
void withOriginal(const Foreign &foreign, const Frame &frame, const Use &use)
{
    const quint64 number = picked(foreign, frame);
    const DocumentState &here = *frame.document;
    const DocumentState original{number, here.extent, here.scale, here.cache};
    const Frame root{nullptr, itemKey(foreign.collectionKey, number), number, 0, &original};
    descend(*foreign.first, foreign.hops, root, use);
}

} // namespace sw::samples
