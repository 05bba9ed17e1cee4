// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// The names that scripts of versioned documents need.
struct VersioningParts
{
    QString current;                ///< collection with the newest states
    QString history;                ///< collection with the older ones
    QString revision, docId, stamp; ///< fields
    QString keep;                   ///< all, last or days
    int last = 10;
    double days = 3650;
    bool transaction = false;
    QString item; ///< name of one document, for functions
    QString kind; ///< what its kind says, in a collection of several
};

QList<CodeSnippet> versioningCode(const VersioningParts &parts, const UseContext &context);
Migration versioningMigration(const VersioningParts &parts);

} // namespace sw::patterns
