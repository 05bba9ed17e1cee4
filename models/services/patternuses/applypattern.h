// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/advisor.h"

namespace sw::services
{

/// Adds \p pattern for \p target to \p model, or changes and enables the use that is there; \p parameters are those
/// that are set, and what is as the defaults say is left out. Errors InvalidModel say why it cannot be used there;
/// \p model may be changed then.
base::Result<void> applyPattern(schema::Model &model, const patterns::Pattern &pattern, const patterns::Target &target,
                                const QJsonObject &parameters);

/// The parameters to begin with at \p target: those of \p judged, what the advice says of the pattern there, if any;
/// else the first ones that \p findings of the pattern have there. Those that are not named are the defaults.
QJsonObject proposedParameters(const advisor::Explanation *judged, const QList<patterns::Finding> &findings,
                               const patterns::Target &target);
/// The same, all of them, where nothing has been worked out yet; takes as long as an advice does.
QJsonObject proposedParameters(const schema::Model &model, const patterns::Pattern &pattern,
                               const patterns::Target &target, const base::Progress &progress);

/// \p reason, a person's for using a pattern or for declining it, as a sentence; empty when there is none.
QString reasonGiven(const QString &reason);

} // namespace sw::services
