// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sw::views
{

/// What a dialog for project files offers.
QString projectFilter();

/// The name of a file, without its ending, for what is made of the project called \p project.
QString proposedFileName(const QString &project);

} // namespace sw::views
