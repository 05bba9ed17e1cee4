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

/// All parameters to begin with at \p target: those of \p judged, what the advice says of \p pattern there, if any;
/// else the first ones that its \p findings have there; the defaults for the rest.
QJsonObject proposedParameters(const schema::ModelIndex &model, const patterns::Pattern &pattern,
                               const patterns::Target &target, const advisor::Explanation *judged,
                               const QList<patterns::Finding> &findings);
/// The same where nothing has been worked out yet; takes as long as an advice does.
QJsonObject proposedParameters(const schema::Model &model, const patterns::Pattern &pattern,
                               const patterns::Target &target, const base::Progress &progress);

/// \p reason, a person's for using a pattern or for declining it, as a sentence; empty when there is none.
QString reasonGiven(const QString &reason);

} // namespace sw::services
