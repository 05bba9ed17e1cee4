// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/comparison/changetext.h"

#include "models/base/text.h"
#include "models/base/texts.h"

#include <cmath>

namespace sw::services
{

QString changeText(double before, double after)
{
    constexpr double timesFrom = 2;
    constexpr double exactUpTo = 10; // "2.5 times", but "23 times"
    const double times = after / before;
    if (times >= timesFrom)
        return Text::tr("%1 times as much")
            .arg(base::countText(times < exactUpTo ? std::round(times * 10) / 10 : std::round(times)));
    const QString share = base::percentText(std::abs(times - 1));
    return times > 1 ? Text::tr("%1 more", "share").arg(share) : Text::tr("%1 less", "share").arg(share);
}

} // namespace sw::services
