// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/files/indexsize.h"

#include <array>
#include <mutex>

namespace sw::sizing
{

/// Index pages that were worked out before: when many designs for one model are estimated, most of their indexes are
/// the same. May be used by several threads at once.
class KnownIndexPages
{
public:
    /// As indexPages() with the same arguments.
    IndexPages of(const KeyShape &key, double entries, double documents, IndexRole role);

private:
    struct Question
    {
        KeyShape key;
        double entries = 0;
        double documents = 0;
        IndexRole role = IndexRole::Secondary;

        friend bool operator==(const Question &, const Question &) = default;
        friend size_t qHash(const Question &question, size_t seed)
        {
            return qHashMulti(seed, question.key.bytes, question.key.prefixes.size(), question.key.distinct(),
                              question.entries, question.documents, static_cast<int>(question.role));
        }
    };
    /// Each has a lock of its own, so that threads seldom wait for one another.
    struct Part
    {
        std::mutex mutex;
        QHash<Question, IndexPages> answers;
    };
    std::array<Part, 16> m_parts;
};

} // namespace sw::sizing
