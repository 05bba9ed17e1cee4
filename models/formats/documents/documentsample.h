// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <random>
#include <vector>

namespace sw::formats
{

/// An even draw from documents of which nobody knows beforehand how many come: every one has the same chance. Many more
/// than are wanted are drawn at first (Vitter's algorithm R), and of these, sorted by length, every so many-th is taken
/// (systematic sampling): short and long ones are there as they are in the whole. The same documents and seed give the
/// same draw.
class DocumentSample
{
public:
    /// Documents beyond this many bytes in all make the draw smaller instead of taking more memory.
    static constexpr qint64 mostBytes = 64 * 1024 * 1024;
    static constexpr qint64 candidates = 16; ///< for each document that is wanted

    DocumentSample(qint64 size, quint64 seed);

    void offer(QByteArrayView document);
    struct Drawn
    {
        qint64 number; ///< among all that were offered, from 0
        QByteArray document;
    };
    /// In the order in which they came.
    std::vector<Drawn> take();
    bool isReduced() const { return m_room < m_size; }

private:
    qint64 m_size;
    qint64 m_room; ///< for candidates
    qint64 m_offered = 0;
    qint64 m_bytes = 0;
    std::mt19937_64 m_random;
    std::vector<Drawn> m_drawn;
};

} // namespace sw::formats
