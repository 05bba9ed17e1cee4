// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/plan/target.h"

namespace sw::deploy
{

/// What a server would refuse, or what would hurt it, found before anything is planned. One Error of code InvalidModel
/// per finding; an empty list means that it may be sent.
QList<base::Error> lintDatabaseName(const QString &name);
QList<base::Error> lintCollectionName(const QString &database, const QString &name);
/// Keys, options and number of the indexes of a collection. \p unmanaged is the number of further indexes on the
/// server.
QList<base::Error> lintIndexes(const QString &collection, const QList<base::Bson> &specifications, qsizetype unmanaged);
/// Depth (100 levels) and size (the 16 MiB of a document) of a whole command.
QList<base::Error> lintCommand(const base::Bson &command, const QString &object);
/// All of the above, and the validator's own lint.
QList<base::Error> lintTarget(const QString &database, const Target &target, qsizetype unmanagedIndexes);

} // namespace sw::deploy
