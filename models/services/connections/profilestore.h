// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/connections/connectionprofile.h"

#include <QList>
#include <QProcessEnvironment>

namespace sw::services
{

/// The profiles of this user, one file for all programs: $XDG_STATE_HOME/shapewright/connections/profiles.json.
class ProfileStore
{
public:
    explicit ProfileStore(const QProcessEnvironment &environment = QProcessEnvironment::systemEnvironment())
        : m_environment(environment)
    {}

    /// By name. Error File, and Format when the file is not one of profiles.
    base::Result<QList<ConnectionProfile>> all() const;
    /// Error Usage, with the names that there are.
    base::Result<ConnectionProfile> named(const QString &name) const;
    /// In place of the one of that name. Errors of checkProfile(), File.
    base::Result<void> put(const ConnectionProfile &profile) const;
    /// Error Usage when there is none.
    base::Result<void> remove(const QString &name) const;

private:
    base::Result<QString> path() const;
    base::Result<void> write(const QList<ConnectionProfile> &profiles) const;

    QProcessEnvironment m_environment;
};

} // namespace sw::services
