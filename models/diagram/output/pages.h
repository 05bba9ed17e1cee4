// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/paint/theme.h"
#include "models/diagram/scene/metrics.h"
#include "models/diagram/scene/scene.h"

class QPagedPaintDevice;

namespace sw::diagram
{

/// How a picture is put on paper.
struct PageOptions
{
    int across = 1;         ///< pages side by side that it fills; 0: full size, on as many as it takes
    bool titleBlock = true; ///< a strip at the bottom of each page with the texts below and the page's number
    QString title;          ///< plain text
    QString subtitle;       ///< view, diagram, notation
    QString date;
};

/// The pages of a picture: a grid, left to right and then down.
struct PagePlan
{
    int columns = 1;
    int rows = 1;
    double pointsPerUnit = 0.75; ///< size of a scene unit on paper; 0.75 is full size
    QSizeF cell;                 ///< scene units on one page
    QRectF bounds;               ///< of the scene, with a margin

    int count() const { return columns * rows; }
    /// What the page with \p number shows, in scene units.
    QRectF sourceOf(int number) const;
};

/// Divides \p bounds (scene units) for pages whose printable part is \p page points large. Never larger than full size,
/// and at most 400 pages: then the picture is made smaller.
PagePlan planPages(const QRectF &bounds, const QSizeF &page, const PageOptions &options);

/// Draws \p scene on the pages of \p device, in its page layout. False when the device cannot be painted on.
bool paintPages(QPagedPaintDevice &device, const Scene &scene, const Metrics &metrics, const Theme &theme,
                const PageOptions &options);

/// "Model · Crow's foot" and the like.
QString pageSubtitle(const Scene &scene, const QString &diagram);

} // namespace sw::diagram
