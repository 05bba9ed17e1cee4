// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "models/patterns/core/pattern.h"

namespace sw::cli
{

/// Error Usage suggests the nearest id.
base::Result<const patterns::Pattern *> findPattern(const QString &id);

/// The one use in \p model of the pattern \p id (or with that id of its own) for \p target; an empty target fits all.
/// Error Usage when there is none or more than one.
base::Result<schema::PatternUse> findUse(const schema::Model &model, const QString &id, const QString &target);

/// "integer", "number", "choice", "text", "field", "fields", "switch".
QString parameterKindName(patterns::Parameter::Kind kind);
/// A parameter's value as --set takes it.
QString parameterText(const QJsonValue &value);

/// Reads "n=10" for \p pattern into \p parameters. Error Usage names the parameter and what it takes.
base::Result<void> setParameter(const patterns::Pattern &pattern, const QString &assignment, QJsonObject &parameters);

} // namespace sw::cli
