// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"

namespace sw::patterns
{

struct BuildOptions
{
    std::optional<schema::Goal> goal;                  ///< none: the model's
    std::optional<QList<schema::PatternUse>> patterns; ///< none: the model's
};

/// The whole way from model to design: embed or link, then the enabled pattern uses in the order composition needs,
/// then indexes. Pure, deterministic and linear in the size of the model; uses that do not apply are listed in skipped.
design::Design buildDesign(const schema::Model &model, const BuildOptions &options = {});
design::Design buildDesign(const schema::ModelIndex &model, const BuildOptions &options = {});

/// The same for a model that is mapped already, by mapModel: for work that tries many lists of patterns on one model.
design::Design buildDesign(const schema::ModelIndex &model, design::Design mapped,
                           const QList<schema::PatternUse> &patterns);

/// The first part of this: \p mapped with the patterns, before its indexes are derived.
design::Design applyPatterns(const schema::ModelIndex &model, design::Design mapped,
                             const QList<schema::PatternUse> &patterns);
/// The last part: what people should know of patterns that work beside each other.
void noteCautions(design::Design &design);

} // namespace sw::patterns
