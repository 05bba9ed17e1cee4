// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/liveservers.h"

#include "models/mongo/mongosession.h"

namespace sw::gui
{

base::Result<std::unique_ptr<deploy::Session>> LiveServers::connect(const QString &uri, const QByteArray &password)
{
    mongo::ConnectOptions options;
    options.uri = uri;
    options.password = password;
    return mongo::connectTo(options);
}

QString LiveServers::uriForPeople(const QString &uri) const
{
    return mongo::uriForPeople(uri);
}

} // namespace sw::gui
