// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/scene/scene.h"

// What screen readers say about the things on the canvas.
namespace sw::views
{

/// "isbn, str, required, unique, indexed".
QString spokenRow(const diagram::Row &row);
/// "books to reviews, one to many, at reviews [0, 40, 2 k], at books [1]".
QString spokenLine(const diagram::Scene &scene, const diagram::Line &line);
/// "entity, 400 k docs, ≈ 1.3 KiB, 9 rows".
QString spokenCard(const diagram::Card &card);
/// That a card is number \p number of the path that is shown.
QString spokenStep(const QString &number);

} // namespace sw::views
