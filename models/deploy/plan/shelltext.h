// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/plan/plan.h"

namespace sw::deploy
{

/// Text for MongoDB's shell: what undoes a step, and scripts for what is never sent. The scripts start with the back-up
/// that has to be made first; each is a block of its own, so that several can stand in one file.

QString collModText(const QString &collection, const base::Bson &parts);
QString dropIndexesText(const QString &collection, const QStringList &names);

QString rebuildCollectionText(const base::Bson &createCommand);
/// For a view under the name of a collection.
QString dropViewText(const QString &view);
/// \p oldName empty: the name of what has to go is not known.
QString rebuildIndexText(const QString &collection, const QString &oldName, const base::Bson &specification);
QString dropOldIndexText(const QString &collection, const QString &oldName, const QString &newName);

/// The script of all C5 steps for a person to review, with the back-up first; empty when there are none.
QString manualScript(const Plan &plan);

} // namespace sw::deploy
