// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/layout/arranger.h"

#include <algorithm>
#include <cmath>

// Notes go along with the box that they are nearest to.
namespace sw::diagram
{

namespace
{

constexpr double noteGap = 8;

} // namespace

void Arranger::placeNotes()
{
    FreePlaces taken(noteGap);
    for (qsizetype box = 0; box < m_request.boxes.size(); ++box)
        taken.add(rectOf(box));
    for (qsizetype i = 0; i < m_request.notes.size(); ++i) {
        const QRectF &note = m_request.notes.at(i);
        const qsizetype box = nearestBox(note);
        if (box < 0 || m_result.corners.at(box) == m_request.boxes.at(box).rect.topLeft())
            continue;
        const QPointF wanted = note.topLeft() + m_result.corners.at(box) - m_request.boxes.at(box).rect.topLeft();
        m_result.notes[i] = taken.nearest(note.size(), wanted);
        taken.add({m_result.notes.at(i), note.size()});
    }
}

qsizetype Arranger::nearestBox(const QRectF &note) const
{
    qsizetype best = -1;
    double least = 0;
    for (qsizetype box = 0; box < m_request.boxes.size(); ++box) {
        const QRectF &rect = m_request.boxes.at(box).rect;
        const double dx = std::max({0.0, rect.left() - note.right(), note.left() - rect.right()});
        const double dy = std::max({0.0, rect.top() - note.bottom(), note.top() - rect.bottom()});
        if (best < 0 || std::hypot(dx, dy) < least) {
            best = box;
            least = std::hypot(dx, dy);
        }
    }
    return best;
}

} // namespace sw::diagram
