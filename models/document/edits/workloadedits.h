// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/edits/edits.h"

namespace sw::document
{

// Workload
/// An empty name takes a free one; it starts at \p operation's entity. Error when that does not exist.
base::Result<schema::OperationId> addOperation(Document &document, schema::Operation operation);
/// All or none, as one step; a name that is taken gets a number.
base::Result<QList<schema::OperationId>> addOperations(Document &document, QList<schema::Operation> operations);
base::Result<void> changeOperation(Document &document, const schema::OperationId &id, const QString &text,
                                   const std::function<void(schema::Operation &)> &change,
                                   const QString &mergeKey = {});
bool moveOperation(Document &document, const schema::OperationId &id, qsizetype to);

// Patterns
/// Appends \p use with a new id. Error when the pattern does not accept target or parameters, or is used there already.
base::Result<schema::PatternUseId> addPattern(Document &document, schema::PatternUse use);
/// Parameters or the enabled mark. Error as addPattern.
base::Result<void> changePattern(Document &document, const schema::PatternUseId &id, const QString &text,
                                 const std::function<void(schema::PatternUse &)> &change, const QString &mergeKey = {});
bool movePattern(Document &document, const schema::PatternUseId &id, qsizetype to);

} // namespace sw::document
