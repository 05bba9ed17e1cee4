// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/deploy/serveraccess.h"

namespace sw::gui
{

/// Gives windows real servers: the only place of the program that knows both windows and the driver.
class LiveServers : public views::ServerAccess
{
public:
    base::Result<std::unique_ptr<deploy::Session>> connect(const QString &uri, const QByteArray &password) override;
    QString uriForPeople(const QString &uri) const override;
};

} // namespace sw::gui
