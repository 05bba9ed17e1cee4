// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/style/windowplace.h"

#include <QScreen>
#include <QWidget>

namespace sw::views
{

QRect roomOn(const QScreen &screen)
{
    return screen.availableGeometry().marginsRemoved({0, 32, 0, 0}); // the title bar of the window manager
}

bool restorePlace(QWidget &window, const QByteArray &saved)
{
    if (!window.restoreGeometry(saved))
        return false;
    if (window.isMaximized() || window.isFullScreen())
        return true;
    const QRect room = roomOn(*window.screen());
    QRect place(window.geometry().topLeft(), window.size().boundedTo(room.size()));
    place.moveLeft(std::clamp(place.left(), room.left(), room.right() + 1 - place.width()));
    place.moveTop(std::clamp(place.top(), room.top(), room.bottom() + 1 - place.height()));
    window.setGeometry(place);
    return true;
}

} // namespace sw::views
