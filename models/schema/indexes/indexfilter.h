// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/schema/model.h"

#include <functional>

namespace sw::schema
{

/// What \p server does not take as the filter of a partial index.
QList<base::Error> filterFaults(const QJsonObject &filter, const ServerVersion &server);

/// The same query on other paths; nothing when \p path gives none for one of them.
std::optional<QJsonObject> filterWithPaths(const QJsonObject &filter,
                                           const std::function<std::optional<QString>(const QString &)> &path);
/// The paths that \p filter asks for.
QStringList filterPaths(const QJsonObject &filter);

} // namespace sw::schema
