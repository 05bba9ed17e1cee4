// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/lessons/lessonstage.h"

#include <QSet>

namespace sw::services
{

/// Fields at the top of a document that say what changed, and lists, whose items are drawn.
QSet<QString> tellingFields(const ComparedDocument &document);

/// \p side as a card with about \p most lines: _id, the \p telling fields, and as many others as there is room for.
StageCard stageCard(const QString &collection, const ComparedDocument::Side &side, const QSet<QString> &telling,
                    int most);

/// Where \p row of a document of \p collection stood in \p cards, which show documents of \p before.
std::optional<StagePlace> formerPlace(const design::Design &before, const QList<StageCard> &cards,
                                      const design::Collection &collection, const StageRow &row);

/// "30 more in reviews": what is no longer in \p now of what \p row of \p old stands for, and is in \p where.
/// \p all: what stays is there as well.
QString goneText(const StageCard &old, const StageRow &row, const StageCard &now, const QString &where, bool all);

} // namespace sw::services
