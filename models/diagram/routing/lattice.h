// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/routing/pathfinder.h"

#include <vector>

namespace sw::diagram
{

/// The shortest way with few bends on a net of lines around the cards of a part of the scene: besides each card, and in
/// the middle of narrow gaps. Cards that stand in rows and columns share their lines, which keeps the net small. Built
/// once for many searches.
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
    struct Node
    {
        int column = 0;
        int row = 0;
    };

    void addLines(const Scene &scene, const QList<qsizetype> &cards, const QRectF &area);
    void block(const QRectF &rect);
    size_t number(int column, int row) const
    {
        return static_cast<size_t>(row) * static_cast<size_t>(m_xs.size()) + static_cast<size_t>(column);
    }
    std::optional<Node> entry(const Obstacles &obstacles, const Port &port) const;
    float estimate(const Node &node, int turn, const Node &goal) const;
    void expand(qint32 state, const Node &goal, std::vector<Step> &open);
    void visit(const Node &node, int turn, float cost, qint32 parent, const Node &goal, std::vector<Step> &open);
    Node nodeOf(qint32 state) const;
    QList<QPointF> pointsOf(qint32 goal, const Port &a, const Port &b);

    QList<double> m_xs;
    QList<double> m_ys;
    std::vector<quint8> m_blocked; ///< for each point: bit 0 the way to the right, bit 1 the way down
    std::vector<quint8> m_used;    ///< lines on those ways, four bits each, so that the next ones spread
    std::vector<State> m_states;   ///< two for each point: arrived across, arrived up or down
    quint32 m_stamp = 0;
};

} // namespace sw::diagram
