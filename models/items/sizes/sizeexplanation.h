// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"
#include "models/sizing/figures/figure.h"

#include <QModelIndex>

#include <optional>

namespace sw::document
{
class DerivedState;
}

namespace sw::items
{

/// The figure at \p index of a SizeTableModel with its range and explanation; nothing for a name.
std::optional<sizing::Figure> sizeFigure(const schema::Model &model, const document::DerivedState &derived,
                                         const QModelIndex &index);
/// How it came about; for a name, how much data there is.
sizing::Explanation explainSize(const schema::Model &model, const document::DerivedState &derived,
                                const QModelIndex &index);

} // namespace sw::items
