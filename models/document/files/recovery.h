// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/schema/model.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <memory>

class QLockFile;

namespace sw::document
{

/// A project as it was shortly before a program ended without saving it.
struct LeftBehind
{
    QString id;
    QString path;   ///< of the project's file; empty when it had none
    QString name;   ///< of the project
    QDateTime when; ///< of the last snapshot
};

/// The folder of snapshots: one file for each window that is open, locked while its program lives. Kept apart from the
/// projects' own files, which only saving may touch.
class RecoveryFolder
{
public:
    explicit RecoveryFolder(const QString &folder);

    /// What programs that no longer run left behind, the newest first. Snapshots that cannot be read are listed by id
    /// alone.
    QList<LeftBehind> leftBehind() const;
    /// The model in the snapshot \p id. Errors File, Format.
    base::Result<schema::Model> read(const QString &id) const;
    /// Moves the snapshot to the folder's trash, where it stays for two weeks.
    void discard(const QString &id) const;

private:
    QString m_folder;
};

/// The snapshot of one window. Its file goes with it; a crash leaves it for others to find.
class Snapshot
{
public:
    explicit Snapshot(const QString &folder);
    ~Snapshot();

    const QString &id() const { return m_id; }
    /// Writes \p model, which belongs to the file at \p projectPath. May be called from another thread than the one
    /// before, but not from two at once. Error File.
    base::Result<void> write(const schema::Model &model, const QString &projectPath) const;
    /// Removes the file: there is nothing to recover.
    void clear() const;

private:
    QString m_id;
    QString m_path;
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace sw::document
