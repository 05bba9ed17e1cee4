// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/advisor.h"

namespace sw::services
{

/// A parameter of a pattern with its value as a person reads it: "Items kept in the document: 20". \p model knows the
/// names of entities.
QString parameterInWords(const schema::Model &model, const patterns::Parameter &parameter, const QJsonValue &value);

/// The same of all \p values of \p pattern, in the order of its parameters.
QStringList parametersInWords(const schema::Model &model, const patterns::Pattern &pattern, const QJsonObject &values);

/// Those of \p others, complete parameters of \p pattern, that are not as in \p values: "Copied fields: name; …".
QString otherParametersInWords(const schema::Model &model, const patterns::Pattern &pattern, const QJsonObject &values,
                               const QJsonObject &others);
/// What \p judged, a use as it is, would have otherwise if the advice were followed: "Recommended here: …"; empty when
/// nothing.
QString advisedInWords(const schema::Model &model, const advisor::Explanation &judged);

} // namespace sw::services
