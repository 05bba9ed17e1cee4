// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

namespace sw::sizing
{

/// The numbers that advice and checks go by: rules of thumb that a team may see otherwise. Their defaults are data
/// (resources/advisor/settings.json), what a project changes is in Model::settings under the same names.
class Settings
{
public:
    explicit Settings(const schema::Model &model) : m_changed(model.settings) {}

    /// The project's number for \p name, else the default; 0 for a name that no default has.
    double number(const QString &name) const;

    /// All defaults by name.
    static const QHash<QString, double> &defaults();

private:
    QJsonObject m_changed;
};

} // namespace sw::sizing
