// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sw::views
{

class MainWindow;

/// Lets a person jump to any entity, field, relationship, note or operation by typing a part of its name.
void openGoTo(MainWindow &window);

} // namespace sw::views
