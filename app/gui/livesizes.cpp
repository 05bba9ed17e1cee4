// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/livesizes.h"

#include "models/base/files/statefolder.h"
#include "models/deploy/connectionstring.h"
#include "models/engine/wiredtigerengine.h"
#include "models/remote/remotesession.h"

namespace sw::gui
{

std::shared_ptr<const views::SizeLab> liveSizes()
{
    const auto connectScratch = [](const QString &uri, const QByteArray &password, const QString &database) {
        deploy::ConnectOptions options;
        options.uri = uri;
        options.password = password;
        options.scratchDatabase = database;
        return remote::connectTo(options);
    };
    const auto connect = [](const QString &uri, const QByteArray &password) {
        return remote::connectTo(uri, password);
    };
    const auto folder = base::stateFolder(QStringLiteral("scratch")); // the same as of the command line
    return std::make_shared<views::SizeLab>(views::SizeLab{std::make_shared<engine::WiredTigerEngine>(), connectScratch,
                                                           deploy::uriForPeople, folder ? *folder : QString(),
                                                           connect});
}

} // namespace sw::gui
