// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/files/knownindexpages.h"

namespace sw::sizing
{

IndexPages KnownIndexPages::of(const KeyShape &key, double entries, double documents, IndexRole role)
{
    const Question question{key, entries, documents, role};
    Part &part = m_parts[qHash(question, 0) % m_parts.size()];
    {
        const std::lock_guard lock(part.mutex);
        const auto known = part.answers.constFind(question);
        if (known != part.answers.cend())
            return *known;
    }
    const IndexPages pages = indexPages(key, entries, documents, role);
    const std::lock_guard lock(part.mutex);
    part.answers.insert(question, pages);
    return pages;
}

} // namespace sw::sizing
