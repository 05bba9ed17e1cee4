// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/schema/model.h"

#include <functional>

namespace sw::services
{

/// A change of a model that settles something, as one step.
struct Fix
{
    QString id;   ///< "add-index": its name on the command line, one of its finding
    QString text; ///< of its button and of the step: "Set reviews to 16 k"
    /// May fail, as when a server would refuse what is added; the model is then to be thrown away.
    std::function<base::Result<void>(schema::Model &)> apply;
    QString effect{}; ///< what becomes of the numbers then, in sentences; empty where nobody worked it out
};

/// \p change as a fix that cannot fail.
Fix fixBy(const QString &id, const QString &text, const std::function<void(schema::Model &)> &change);

} // namespace sw::services
