// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QFrame;

namespace sw::views
{

/// Separates parts of a page.
QFrame *thinLine();

} // namespace sw::views
