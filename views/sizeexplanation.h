// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"
#include "views/charttable.h"

namespace sw::document
{
class DerivedState;
}

namespace sw::views
{

/// How the figure at \p index of an items::SizeTableModel came about.
Explanation explainSize(const schema::Model &model, const document::DerivedState &derived, const QModelIndex &index);

} // namespace sw::views
