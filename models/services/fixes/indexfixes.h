// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/fixes/fixcontext.h"

namespace sw::services
{

// Ways to settle findings by indexes; each is a row of the registry of fixes.
QList<Fix> addIndex(const FixContext &context, const checks::Finding &finding);
QList<Fix> widenIndex(const FixContext &context, const checks::Finding &finding);
QList<Fix> dropIndex(const FixContext &context, const checks::Finding &finding);
QList<Fix> dropUnusedIndexes(const FixContext &context, const checks::Finding &finding);
QList<Fix> searchByCollation(const FixContext &context, const checks::Finding &finding);
QList<Fix> searchByText(const FixContext &context, const checks::Finding &finding);
QList<Fix> makeUnique(const FixContext &context, const checks::Finding &finding);
QList<Fix> makeKeyUnique(const FixContext &context, const checks::Finding &finding);

} // namespace sw::services
