// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/estimate/sizing.h"

#include <Qt>

namespace sw::items
{

/// How good or bad something is; views have an icon and a colour for each.
enum class Status { Ok, Warn, Bad, Info };

inline Status statusOf(sizing::Fit fit)
{
    return fit == sizing::Fit::Fits ? Status::Ok : fit == sizing::Fit::Tight ? Status::Warn : Status::Bad;
}

/// What delegates choose colours by, the same in all models.
enum ToneRole {
    StatusRole = Qt::UserRole + 1000, ///< a Status as int
    SecondaryRole                     ///< true for text of less weight
};

} // namespace sw::items
