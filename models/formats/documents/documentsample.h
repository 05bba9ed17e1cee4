// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <random>
#include <vector>

namespace sw::formats
{

/// An even draw from documents of which nobody knows beforehand how many come: every one has the same chance (Vitter's
/// algorithm R). The same documents and seed give the same draw.
class DocumentSample
{
public:
    /// Documents beyond this many bytes in all make the draw smaller instead of taking more memory.
    static constexpr qint64 mostBytes = 64 * 1024 * 1024;

    DocumentSample(qint64 size, quint64 seed);

    void offer(QByteArrayView document);
    struct Drawn
    {
        qint64 number; ///< among all that were offered, from 0
        QByteArray document;
    };
    /// In the order in which they came.
    std::vector<Drawn> take();
    bool isReduced() const { return m_reduced; }

private:
    qint64 m_size;
    qint64 m_offered = 0;
    qint64 m_bytes = 0;
    bool m_reduced = false;
    std::mt19937_64 m_random;
    std::vector<Drawn> m_drawn;
};

} // namespace sw::formats
