// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

#include <functional>

namespace sw::document
{
class Document;
}

namespace sw::views
{

class PropertyForm;

/// Where the values of a pattern's parameters are while they are edited: in a use of the model, or in one that is
/// tried.
struct ParameterAccess
{
    std::function<QJsonObject()> values; ///< complete: defaults filled in
    std::function<base::Result<void>(const QString &name, const QJsonValue &value)> set;
    std::function<QStringList()> fields;          ///< paths that a parameter of kind Field may name
    std::function<const schema::Model &()> model; ///< whose entities a parameter of kind EntityList may name
    std::function<patterns::Target()> target;
};

/// \p pattern must live as long as the form; of fields it is offered what it takes.
void addParameterRow(PropertyForm *form, const patterns::Pattern &pattern, const patterns::Parameter &parameter,
                     const ParameterAccess &access);
/// Adds a row for each parameter of \p pattern, from what the pattern itself says about it.
void addParameterRows(PropertyForm *form, const patterns::Pattern &pattern, const ParameterAccess &access);

/// Paths of the fields at \p target: of its entity, or of both ends of its relationship.
QStringList fieldsAt(const schema::Model &model, const patterns::Target &target);

/// \p parameters without those that equal \p defaults, as uses keep them.
QJsonObject withoutDefaults(const QJsonObject &parameters, const QJsonObject &defaults);
/// Sets a parameter of \p use, which is in the model; one step to undo.
base::Result<void> changeParameter(document::Document &document, const patterns::Pattern &pattern,
                                   const schema::PatternUse &use, const QString &name, const QJsonValue &value);

} // namespace sw::views
