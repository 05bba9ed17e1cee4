// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/plan/members.h"

namespace sw::samples
{

bool refers(const Members &members, const Frame &root)
{
    if (!members.reference)
        return true;
    const PlanNode &reference = *members.reference;
    if (!isPresent(reference, root))
        return false;
    Value value;
    evaluate(reference, root, childKey(root.key, reference.salt), value);
    return !value.isNull;
}

quint64 memberCount(const Members &members, const Frame &frame)
{
    if (!members.reference)
        return members.picker->referrers(frame.document->number);
    quint64 count = 0;
    forEachMember(members, frame, [&](const Frame &) { ++count; });
    return count;
}

} // namespace sw::samples
