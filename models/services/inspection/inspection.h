// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/progress.h"
#include "models/deploy/snapshot.h"
#include "models/formats/importer.h"
#include "models/services/deployment/serveraddress.h"

namespace sw::services
{

/// A look at one database that changes nothing: what there is, and a project made of it. Calls block; they are made off
/// the GUI thread.
class Inspection
{
public:
    /// Errors of connectTo().
    static base::Result<Inspection> connect(const Connect &connect, ServerAddress &address,
                                            const base::Progress &progress = {});

    /// Errors of deploy::inspect().
    base::Result<deploy::Snapshot> look(const base::Progress &progress = {});
    /// Entities of the collections that hold documents, from at most \p examined of each, which the server draws; their
    /// number and size are those that the server counts, their indexes are owned. Errors of the importer and of reads;
    /// Format when the database holds no document.
    base::Result<formats::Imported> infer(const deploy::Snapshot &snapshot, const QString &projectName, qint64 examined,
                                          const base::Progress &progress = {});

private:
    Inspection(std::unique_ptr<deploy::Session> session, const QString &database);

    std::unique_ptr<deploy::Session> m_session;
    QString m_database;
};

} // namespace sw::services
