// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson.h"

#include <QStringList>

namespace sw::deploy
{

/// Text for MongoDB's shell. Names and values from models and servers only ever appear inside string literals whose special
/// characters are escaped, never in comments or as code.

/// A JavaScript expression that makes \p document, with its types. Objects with names that JavaScript would reorder or
/// swallow ("1", "__proto__") are made as a Map.
QString shellExpression(const base::Bson &document);
QString shellLiteral(const QString &text);
/// db.runCommand(…)
QString runCommandText(const base::Bson &command);
QString collModText(const QString &collection, const base::Bson &parts);
QString dropIndexesText(const QString &collection, const QStringList &names);

/// Scripts for what is never sent. Each starts with the back-up that has to be made first.
QString rebuildCollectionText(const base::Bson &createCommand);
QString rebuildIndexText(const QString &collection, const QString &oldName, const base::Bson &specification);
QString dropOldIndexText(const QString &collection, const QString &oldName, const QString &newName);

} // namespace sw::deploy
