// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// What moves and where to, as scripts need it.
struct ArchiveParts
{
    QString collection;
    QString age;     ///< path of the date that says how old a document is
    QString keep;    ///< field of documents that stay forever, or empty
    QString target;  ///< collection, cluster or files
    QString archive; ///< name of the collection for old ones
    double days = 365;
    double batch = 10000;
};

QList<CodeSnippet> archiveCode(const ArchiveParts &parts, const QString &readers);
Migration archiveMigration(const ArchiveParts &parts);

} // namespace sw::patterns
