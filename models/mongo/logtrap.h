// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace sw::mongo
{

/// Starts the driver once for the whole program, with its log kept off stderr, because log lines may hold hosts and
/// options.
void initialiseDriver();

/// Collects what the driver warns of on this thread while it lives: the driver only warns where it ignores an option.
class LogTrap
{
public:
    LogTrap();
    ~LogTrap();
    LogTrap(const LogTrap &) = delete;
    LogTrap &operator=(const LogTrap &) = delete;

    bool hasWarned() const;
};

} // namespace sw::mongo
