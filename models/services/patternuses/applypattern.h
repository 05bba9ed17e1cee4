// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::services
{

/// Adds \p pattern for \p target to \p model, or changes and enables the use that is there; \p parameters are those
/// that are set, and what is as the defaults say is left out. Errors InvalidModel say why it cannot be used there;
/// \p model may be changed then.
base::Result<void> applyPattern(schema::Model &model, const patterns::Pattern &pattern, const patterns::Target &target,
                                const QJsonObject &parameters);

/// \p reason, a person's for using a pattern or for declining it, as a sentence; empty when there is none.
QString reasonGiven(const QString &reason);

} // namespace sw::services
