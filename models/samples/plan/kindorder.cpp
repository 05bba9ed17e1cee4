// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/plan/kindorder.h"

#include "models/samples/plan/streams.h"

#include <algorithm>
#include <cmath>

namespace sw::samples
{

KindOrder::KindOrder(const QList<design::Variant> &kinds, quint64 documents, quint64 seed)
    : m_order(std::max<quint64>(1, documents), mixed(seed))
{
    double shares = 0;
    for (const design::Variant &kind : kinds)
        shares += std::max(0.0, kind.share);
    const auto number = static_cast<quint64>(kinds.size());
    const double all = static_cast<double>(documents);
    m_firsts.push_back(0);
    double until = 0;
    for (quint64 i = 0; i < number; ++i) {
        until += shares > 0 ? std::max(0.0, kinds.at(static_cast<qsizetype>(i)).share) / shares
                            : 1.0 / static_cast<double>(number);
        const auto end = static_cast<quint64>(std::llround(std::clamp(until, 0.0, 1.0) * all));
        const quint64 rest = number - 1 - i; // a document for each of the others, where there are enough
        const quint64 most = documents > rest ? documents - rest : documents;
        m_firsts.push_back(std::clamp(end, std::min(m_firsts.back() + 1, most), std::max(most, m_firsts.back())));
    }
    m_firsts.back() = std::max<quint64>(1, documents);
}

KindOrder::KindOrder(quint64 first, quint64 documents, quint64 seed)
    : m_order(std::max<quint64>(1, documents), mixed(seed)),
      m_firsts{0, std::clamp<quint64>(first, 1, m_order.size()), m_order.size()}
{}

size_t KindOrder::kindOf(quint64 document) const
{
    const quint64 place = m_order.at(document);
    const auto next = std::upper_bound(m_firsts.begin() + 1, m_firsts.end() - 1, place);
    return static_cast<size_t>(next - m_firsts.begin()) - 1;
}

quint64 KindOrder::count(size_t kind) const
{
    return m_firsts[kind + 1] > m_firsts[kind] ? m_firsts[kind + 1] - m_firsts[kind] : 1;
}

quint64 KindOrder::ordinal(quint64 document, size_t kind) const
{
    const quint64 place = m_order.at(document);
    return (place + m_order.size() - m_firsts[kind] % m_order.size()) % m_order.size() % count(kind);
}

quint64 KindOrder::document(quint64 ordinal, size_t kind) const
{
    return m_order.inverse((m_firsts[kind] + ordinal % count(kind)) % m_order.size());
}

} // namespace sw::samples
