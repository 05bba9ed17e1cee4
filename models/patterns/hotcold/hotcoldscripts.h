// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// The names that scripts need, read from the design in which it is applied.
struct HotColdParts
{
    QString hot;      ///< collection of the documents
    QString details;  ///< collection of the cold fields
    QStringList cold; ///< names of these
    QString item;     ///< name of one document, for functions
    QString joined;   ///< a field name that no document has, for what $lookup finds
};

std::optional<HotColdParts> hotColdParts(const design::Design &design, const UseContext &context);
QList<CodeSnippet> hotColdCode(const HotColdParts &parts, const UseContext &context);
Migration hotColdMigration(const HotColdParts &parts, const design::Design &before, const design::Design &after);

} // namespace sw::patterns
