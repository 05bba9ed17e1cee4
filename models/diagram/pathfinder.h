// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/obstacles.h"

namespace sw::diagram
{

/// A way between two ports, before lines are spread over channels.
struct Way
{
    QList<QPointF> points;
    double cost = 0; ///< length and bends
};

/// A place on a card's border from which a line starts.
struct Port
{
    qsizetype card = -1;
    Side side = Side::Right;
    QPointF point;

    /// +1 to the right, -1 to the left.
    double direction() const { return side == Side::Right ? 1 : -1; }
};

double costOf(const QList<QPointF> &points);

/// The way with at most two bends between the ports, when there is a free one: straight, across, or around one side.
std::optional<Way> simpleWay(const Obstacles &obstacles, const Port &a, const Port &b);

/// The shortest way with few bends on a lattice around the cards of a part of the scene. Built once for many searches.
class Lattice
{
public:
    /// \p area: of the scene, with some room around the cards.
    Lattice(const Scene &scene, const QRectF &area);

    /// Nothing when the ports cannot be connected within the area.
    std::optional<Way> find(const Obstacles &obstacles, const Port &a, const Port &b);

private:
    struct State
    {
        float cost;
        qint32 parent;
        quint32 stamp;
    };
    struct Step;

    bool isBlocked(int column, int row) const { return m_blocked[static_cast<size_t>(row) * static_cast<size_t>(m_columns) + static_cast<size_t>(column)]; }
    std::optional<std::pair<int, int>> entry(const Obstacles &obstacles, const Port &port) const;
    QPointF pointAt(qint32 state) const;
    QList<QPointF> pointsOf(qint32 goal, const Port &a, const Port &b);
    void use(const QList<QPointF> &points);

    QRectF m_area;
    int m_columns = 0;
    int m_rows = 0;
    std::vector<bool> m_blocked;
    std::vector<quint8> m_used; ///< lines at each point, so that the next ones spread
    std::vector<State> m_states; ///< two for each point: arrived across, arrived up or down
    quint32 m_stamp = 0;
};

} // namespace sw::diagram
