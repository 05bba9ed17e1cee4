// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/designindex.h"
#include "models/design/difference.h"

namespace sw::patterns
{

/// A design with what it was derived from, so that designs that differ little can be derived from it: for work that
/// tries many patterns, one after the other, on the same model.
class DerivedDesign
{
public:
    /// \p mapped: the model's design by mapModel.
    DerivedDesign(const schema::ModelIndex &model, const design::Design &mapped,
                  const QList<schema::PatternUse> &patterns);
    /// The same, with most of the work taken over from \p similar, a design for the same model.
    DerivedDesign(const schema::ModelIndex &model, const design::Design &mapped,
                  const QList<schema::PatternUse> &patterns, const DerivedDesign &similar);
    Q_DISABLE_COPY_MOVE(DerivedDesign)

    const design::Design &design() const { return m_design; }
    const design::DesignIndex &places() const { return m_places; }

private:
    QSet<QString> withOtherIndexes(const schema::ModelIndex &model, const DerivedDesign &similar) const;

    design::Design m_shapes; ///< before its indexes were derived
    design::Design m_design;
    design::DesignIndex m_places;
};

} // namespace sw::patterns
