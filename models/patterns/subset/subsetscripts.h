// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"
#include "models/patterns/subset/subsetparts.h"

namespace sw::patterns
{

/// The top-level fields of an item that its copy has, with the one that sorts the items; empty: all.
QStringList copiedFields(const UseContext &context);
std::optional<SubsetParts> subsetParts(const design::Design &design, const UseContext &context);
QList<CodeSnippet> subsetCode(const SubsetParts &parts, const UseContext &context);

/// From an embedded array, or from children that are apart.
Migration subsetMigration(const SubsetParts &parts, bool fromArray);

} // namespace sw::patterns
