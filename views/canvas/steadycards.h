// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <optional>

namespace sw::views
{

class CanvasView;

/// Runs \p edit, which gives cards a place, and in the same step lets all others in \p view stand where they are: those
/// with no place of their own would be arranged anew around it. \p step is the name of the whole then; what \p edit
/// returns tells whether it was done.
void editPlaces(CanvasView &view, const QString &step, const std::function<bool()> &edit);
/// The same of an edit that returns a base::Result.
template <typename Edit>
auto placed(CanvasView &view, const QString &step, const Edit &edit)
{
    std::optional<decltype(edit())> result;
    editPlaces(view, step, [&] {
        result = edit();
        return result->has_value();
    });
    return *result;
}

} // namespace sw::views
