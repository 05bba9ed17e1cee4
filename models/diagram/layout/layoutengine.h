// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/progress.h"
#include "models/base/result.h"

#include <QList>
#include <QPointF>
#include <QSizeF>

#include <utility>

namespace sw::diagram
{

enum class LayoutMethod {
    Automatic, ///< layered for small graphs, force for large ones
    Layered,   ///< columns that follow the links, by Graphviz's dot
    Force      ///< linked boxes attract each other, by Graphviz's sfdp
};

using LayoutLink = std::pair<qsizetype, qsizetype>;

/// Boxes that hang together and are placed at once.
struct LayoutGraph
{
    QList<QSizeF> sizes;
    QList<LayoutLink> links; ///< by number of box
    LayoutMethod method = LayoutMethod::Layered;
    int stagger = 1; ///< layered: leaves of one box go into this many columns by turns
};

/// Finds rough places for linked boxes. Behind an interface, because the one that is used is another program.
class LayoutEngine
{
public:
    virtual ~LayoutEngine() = default;

    /// Centres of the boxes of each graph, y downwards; they may overlap. Error Cancelled, or Unsupported when the
    /// engine is not there or failed.
    virtual base::Result<QList<QList<QPointF>>> centres(const QList<LayoutGraph> &graphs,
                                                        const base::Progress &progress) const = 0;
};

} // namespace sw::diagram
