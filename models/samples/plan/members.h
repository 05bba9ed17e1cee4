// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/plan/evaluator.h"

namespace sw::samples
{

/// So many of the documents that refer to one are looked at; where there are more, these stand for all.
inline constexpr quint64 mostMembers = 1 << 17;

/// Whether the document at \p root has the reference.
bool refers(const Members &members, const Frame &root);
/// How many documents refer to that of \p frame.
quint64 memberCount(const Members &members, const Frame &frame);

/// Calls \p visit(frame of the root) for each document that refers to that of \p frame.
template <typename Visit>
void forEachMember(const Members &members, const Frame &frame, const Visit &visit)
{
    const quint64 owner = frame.document->number;
    const quint64 count = std::min(members.picker->referrers(owner), mostMembers);
    for (quint64 i = 0; i < count; ++i) {
        const quint64 number = members.picker->referrer(owner, i);
        const DocumentState document{number, Extent::Random, 1, frame.document->cache};
        const Frame root{nullptr, itemKey(members.collectionKey, number), number, 0, &document};
        if (refers(members, root))
            visit(root);
    }
}

} // namespace sw::samples
