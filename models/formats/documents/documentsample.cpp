// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/documents/documentsample.h"

#include <algorithm>

namespace sw::formats
{

DocumentSample::DocumentSample(qint64 size, quint64 seed) : m_size(size), m_room(candidates * size), m_random(seed)
{}

void DocumentSample::offer(QByteArrayView document)
{
    const qint64 number = m_offered++;
    if (number < m_room) {
        m_drawn.push_back({number, document.toByteArray()});
        m_bytes += document.size();
    } else {
        const auto place = static_cast<size_t>(m_random() % static_cast<quint64>(number + 1));
        if (place >= m_drawn.size() || static_cast<qint64>(place) >= m_room)
            return;
        m_bytes += document.size() - m_drawn[place].document.size();
        m_drawn[place] = {number, document.toByteArray()};
    }
    while (m_bytes > mostBytes && m_drawn.size() > 1) {
        // Which place a document has is chance only after it was drawn for it; so any are given up, not the last ones.
        std::shuffle(m_drawn.begin(), m_drawn.end(), m_random);
        m_drawn.resize(m_drawn.size() / 2);
        m_room = static_cast<qint64>(m_drawn.size());
        m_bytes = 0;
        for (const Drawn &drawn : m_drawn)
            m_bytes += drawn.document.size();
    }
}

std::vector<DocumentSample::Drawn> DocumentSample::take()
{
    const auto all = static_cast<qint64>(m_drawn.size());
    if (all > m_size) {
        std::sort(m_drawn.begin(), m_drawn.end(), [](const Drawn &a, const Drawn &b) {
            return std::pair(a.document.size(), a.number) < std::pair(b.document.size(), b.number);
        });
        const auto start = static_cast<qint64>(m_random() % static_cast<quint64>(all));
        for (qint64 i = 0; i < m_size; ++i) // whatever the start, the distance is all / size, in whole numbers
            std::swap(m_drawn[static_cast<size_t>(i)], m_drawn[static_cast<size_t>((i * all + start) / m_size)]);
        m_drawn.resize(static_cast<size_t>(m_size));
    }
    std::sort(m_drawn.begin(), m_drawn.end(), [](const Drawn &a, const Drawn &b) { return a.number < b.number; });
    return std::move(m_drawn);
}

} // namespace sw::formats
