// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/paint/theme.h"
#include "models/diagram/scene/metrics.h"
#include "models/diagram/scene/viewstate.h"

#include <memory>

class QPainter;

namespace sw::diagram
{

/// How much is drawn at a zoom.
enum class Level {
    Full,     ///< 60 % and more
    Headline, ///< 25 to 60 %: header, key and link rows, footer
    Block     ///< below 25 %: rectangles with a bar for the documents
};
Level levelAt(double zoom);

/// Cards and lines, by their numbers in the scene, that are drawn apart from the rest while they move.
struct Lifted
{
    QSet<qsizetype> cards;
    QSet<qsizetype> lines;

    bool isEmpty() const { return cards.isEmpty() && lines.isEmpty(); }
};

/// Draws scenes: three levels of detail, only what is visible, text prepared when it is first seen. Holds caches, so a
/// view keeps one for its lifetime; it may be used for any scene, from the GUI thread only.
class Painter
{
public:
    Painter(const Theme &theme, const Metrics &metrics);
    ~Painter();

    const Theme &theme() const { return m_theme; }
    /// Drops the prepared text.
    void setTheme(const Theme &theme);
    void setMetrics(const Metrics &metrics);

    /// Real text instead of prepared glyphs, anti-aliased boxes and no level of detail: for files and printers.
    void setForFile(bool forFile) { m_forFile = forFile; }

    /// Background, areas, lines, cards, notes and then the overlay of \p state, in view coordinates of \p painter.
    void paint(QPainter &painter, const Scene &scene, const Camera &camera, const ViewState &state);
    /// Parts of paint(), for views that keep a picture of what rests: everything but the state and what \p without
    /// names, …
    void paintScene(QPainter &painter, const Scene &scene, const Camera &camera, const ViewState &state,
                    const Lifted &without = {});
    /// … what moves, …
    void paintLifted(QPainter &painter, const Scene &scene, const Camera &camera, const ViewState &state,
                     const Lifted &lifted);
    /// … and selection, hover, rubber band, guides, drop target.
    void paintOverlay(QPainter &painter, const Scene &scene, const Camera &camera, const ViewState &state);
    /// The whole scene small: \p bounds of it in \p target.
    void paintMinimap(QPainter &painter, const Scene &scene, const QRectF &target, const QRectF &bounds);
    /// The frame of the part that is seen, everything else dimmed.
    void paintMinimapFrame(QPainter &painter, const QRectF &target, const QRectF &bounds, const QRectF &visible);

    /// Prepared text and icons; defined and used by the parts of the painter only.
    struct Cache;

private:
    Theme m_theme;
    Metrics m_metrics;
    std::unique_ptr<Cache> m_cache;
    bool m_forFile = false;
};

} // namespace sw::diagram
