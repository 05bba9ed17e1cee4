// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/editors/quickpick.h"
#include "views/window/mainwindow.h"

#include <QLineEdit>
#include <QTest>

namespace sw::test
{

/// The list to pick from that is open in \p window, with the focus; nullptr when there is none.
inline views::QuickPick *openPick(views::MainWindow &window)
{
    auto *found = window.findChild<views::QuickPick *>();
    if (found != nullptr && !QTest::qWaitFor([found] { return found->search()->hasFocus(); }))
        return nullptr;
    return found;
}

} // namespace sw::test
