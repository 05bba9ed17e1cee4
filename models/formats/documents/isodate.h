// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

#include <optional>

namespace sw::formats
{

/// Milliseconds since 1970 of a date in ISO 8601 as programs write it: "2026-01-31", "2026-01-31T12:00:00.5+02:00"; UTC
/// where no zone is named. Nothing when \p text is anything else. Much faster than QDateTime, for whole collections.
std::optional<qint64> isoMilliseconds(QByteArrayView text);

} // namespace sw::formats
