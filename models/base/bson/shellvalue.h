// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace sw::base
{

/// A call of mongosh that makes a value ("ObjectId", its arguments as they are written: `"64…"`), in Extended JSON:
/// {"$oid": "64…"}. Nothing for another name, and for arguments that it does not take.
std::optional<QByteArray> shellCallInJson(QByteArrayView name, QByteArrayView arguments);
/// Whether shellCallInJson() knows \p name at all.
bool isShellCall(QByteArrayView name);

/// A regular expression as the shell writes it: /pattern/flags.
QByteArray shellRegexInJson(QByteArrayView pattern, QByteArrayView flags);

} // namespace sw::base
