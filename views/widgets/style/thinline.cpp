// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/style/thinline.h"

#include <QFrame>

namespace sw::views
{

QFrame *thinLine()
{
    auto *line = new QFrame;
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Midlight);
    return line;
}

} // namespace sw::views
