// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/documents/documentsample.h"

#include <algorithm>

namespace sw::formats
{

DocumentSample::DocumentSample(qint64 size, quint64 seed) : m_size(size), m_random(seed)
{}

void DocumentSample::offer(QByteArrayView document)
{
    const qint64 number = m_offered++;
    if (number < m_size) {
        m_drawn.push_back({number, document.toByteArray()});
        m_bytes += document.size();
    } else {
        const auto place = static_cast<size_t>(m_random() % static_cast<quint64>(number + 1));
        if (place >= m_drawn.size() || static_cast<qint64>(place) >= m_size)
            return;
        m_bytes += document.size() - m_drawn[place].document.size();
        m_drawn[place] = {number, document.toByteArray()};
    }
    while (m_bytes > mostBytes && m_drawn.size() > 1) {
        // Which place a document has is chance only after it was drawn for it; so any are given up, not the last ones.
        m_reduced = true;
        std::shuffle(m_drawn.begin(), m_drawn.end(), m_random);
        m_drawn.resize(m_drawn.size() / 2);
        m_size = static_cast<qint64>(m_drawn.size());
        m_bytes = 0;
        for (const Drawn &drawn : m_drawn)
            m_bytes += drawn.document.size();
    }
}

std::vector<DocumentSample::Drawn> DocumentSample::take()
{
    std::sort(m_drawn.begin(), m_drawn.end(), [](const Drawn &a, const Drawn &b) { return a.number < b.number; });
    return std::move(m_drawn);
}

} // namespace sw::formats
