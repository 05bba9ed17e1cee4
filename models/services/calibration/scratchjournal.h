// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <QList>

namespace sw::services
{

/// A scratch database that a run which broke off (a crash, a power cut, a lost server) may have left behind.
struct Leftover
{
    QString path; ///< of its file
    QString server;
    QString database;
};

/// Keeps a small file for as long as a scratch database is there, so that the next run can tell of one that was left
/// behind. It holds no connection string and no user.
class ScratchJournal
{
public:
    /// An empty \p folder: keeps nothing. The folder is made, for the user alone.
    explicit ScratchJournal(const QString &folder);

    /// The file is on disk when this returns. Error File.
    base::Result<void> begin(const QString &server, const QString &database);
    /// The database of begin() is gone.
    void end();

    QList<Leftover> leftovers() const;
    static void forget(const Leftover &leftover);

private:
    QString m_folder;
    QString m_path;
};

} // namespace sw::services
