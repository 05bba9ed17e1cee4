// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// The steps that bring the rules of the collection called \p name into force beside writers, none of whose writes is
/// refused before the last step: the rules warn, what breaks them is counted and mended, and only then they refuse.
/// Error InvalidModel where there are no rules to bring into force.
base::Result<Migration> stagedRules(const schema::Model &model, const design::Design &design, const QString &name);
/// All steps of stagedRules() as one file for mongosh.
base::Result<QString> stagedRulesScript(const schema::Model &model, const design::Design &design, const QString &name);
QString stagedRulesTitle(const QString &collection);

} // namespace sw::patterns
