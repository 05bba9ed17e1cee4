// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/livesizes.h"

#include "models/base/statefolder.h"
#include "models/deploy/connectionstring.h"
#include "models/engine/measure.h"
#include "models/mongo/mongosession.h"

namespace sw::gui
{

QString LiveSizes::engine() const
{
    return engine::Store::version();
}

base::Result<sizing::MeasuredCollection> LiveSizes::measure(const design::Collection &collection,
                                                            const sizing::DocumentSource &source, double documents,
                                                            const sizing::Progress &progress)
{
    engine::MeasureOptions options;
    options.documents = static_cast<quint64>(documents);
    return engine::measure(collection, source, options, progress);
}

base::Result<std::unique_ptr<deploy::Session>> LiveSizes::connectScratch(const QString &uri, const QByteArray &password,
                                                                         const QString &database)
{
    mongo::ConnectOptions options;
    options.uri = uri;
    options.password = password;
    options.scratchDatabase = database;
    return mongo::connectTo(options);
}

QString LiveSizes::journalFolder() const
{
    const auto folder = base::stateFolder(QStringLiteral("scratch"));
    return folder ? *folder : QString(); // the same as of the command line
}

QString LiveSizes::uriForPeople(const QString &uri) const
{
    return deploy::uriForPeople(uri);
}

} // namespace sw::gui
