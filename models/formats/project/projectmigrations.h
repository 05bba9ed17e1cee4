// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>

namespace sw::formats
{

/// \p file of format 1.\p minor as the present one says it; what older files said once is read for ever.
QJsonObject migratedProject(QJsonObject file, int minor);

} // namespace sw::formats
