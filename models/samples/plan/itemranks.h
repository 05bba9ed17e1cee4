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

} // namespace sw::samples
