// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/paint/paintcontext.h"

namespace sw::diagram
{

void paintBackground(const PaintContext &context);
/// Whether the title of an area stands inside of it: at small zooms, cards may leave no room there.
bool titleIsInside(const PaintContext &context, const NoteBox &note);
void paintAreas(const PaintContext &context);
void paintNotes(const PaintContext &context);

} // namespace sw::diagram
