// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QStringList>

namespace sw::views
{

/// The keys that a person has chosen, by command, as portable texts. An empty text alone: none at all.
QHash<QString, QStringList> ownKeys();

} // namespace sw::views
