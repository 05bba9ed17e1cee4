// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sw::cli
{

/// What a project is called that is made at \p path: "shop" for "folder/shop.shape.json".
QString projectName(const QString &path);

} // namespace sw::cli
