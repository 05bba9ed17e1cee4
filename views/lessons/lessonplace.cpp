// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/lessons/lessonplace.h"

#include <algorithm>

namespace sw::views
{

QRect placeBeside(const QRect &room, const QRect &other, const QSize &wanted, const QSize &least)
{
    constexpr double mostOfTheRoom = 0.8; // where it has to lie on the other one
    const int onTheRight = room.right() - other.right();
    const int onTheLeft = other.left() - room.left();
    const int free = std::max(onTheRight, onTheLeft);
    const bool fits = free >= least.width();
    const int most = fits ? free : std::max(least.width(), static_cast<int>(mostOfTheRoom * room.width()));
    const QSize size = QSize(std::min(wanted.width(), most), wanted.height()).boundedTo(room.size());
    const bool isRight = onTheRight >= onTheLeft;
    const int x = !fits     ? (isRight ? room.right() - size.width() + 1 : room.left())
                  : isRight ? other.right() + 1
                            : other.left() - size.width();
    const int y = std::clamp(other.top(), room.top(), room.bottom() - size.height() + 1);
    return {QPoint(x, y), size};
}

} // namespace sw::views
