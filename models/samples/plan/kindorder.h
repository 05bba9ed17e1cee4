// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/shape/node.h"
#include "models/samples/makers/permutation.h"

#include <memory>
#include <vector>

namespace sw::samples
{

/// Which documents of a collection are of which kind: by their shares, scattered, and so that those of one kind can be
/// counted and found.
class KindOrder
{
public:
    KindOrder(const QList<design::Variant> &kinds, quint64 documents, quint64 seed);
    /// Two kinds, of which the first has \p first documents.
    KindOrder(quint64 first, quint64 documents, quint64 seed);

    quint64 documents() const { return m_order.size(); }
    size_t kindOf(quint64 document) const;
    /// The number of documents of \p kind, at least 1.
    quint64 count(size_t kind) const;
    /// The number of \p document among those of \p kind; some number of them when it is of another.
    quint64 ordinal(quint64 document, size_t kind) const;
    /// The document that has number \p ordinal among those of \p kind.
    quint64 document(quint64 ordinal, size_t kind) const;

private:
    Permutation m_order;
    std::vector<quint64> m_firsts; ///< place of each kind's first document, and the end
};

/// The documents of one kind in a collection, or of all kinds when there is no order.
struct OfKind
{
    std::shared_ptr<const KindOrder> order;
    size_t kind = 0;

    quint64 ordinal(quint64 document) const { return order ? order->ordinal(document, kind) : document; }
    quint64 document(quint64 ordinal) const { return order ? order->document(ordinal, kind) : ordinal; }
    /// The documents of the collection; \p otherwise where there is no order.
    quint64 documents(quint64 otherwise) const { return order ? order->documents() : otherwise; }
    bool has(quint64 document) const { return !order || order->kindOf(document) == kind; }
};

} // namespace sw::samples
