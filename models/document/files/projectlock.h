// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>

class QLockFile;

namespace sw::document
{

/// Tells two windows that they have the same project open. It protects nothing by itself: that is what comparing the
/// file before each save is for.
class ProjectLock
{
public:
    ProjectLock();
    ~ProjectLock();

    /// Lets go of the former file and takes the lock beside the file at \p path. Empty when this window has it, or when
    /// the folder takes no lock files; else who has it: "process 4711 on build-host".
    QString take(const QString &path);
    void release();

private:
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace sw::document
