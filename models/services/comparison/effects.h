// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/advisor.h"
#include "models/services/evaluation/evaluation.h"

namespace sw::services
{

/// What differs between two designs in figures: documents that have another size or number, data, indexes, working set.
QList<advisor::EffectRow> effectRows(const sizing::SizeReport &before, const sizing::SizeReport &after);

/// The same, and after it what the operations do in a second and cost.
QList<advisor::EffectRow> effectRows(const PricedDesign &before, const PricedDesign &after);

QString effectValueText(double value, sizing::Unit unit);
/// With its range, where it has one.
QString effectText(const advisor::EffectRow &row, bool after);
/// "authors, largest: 12 KiB → 3 KiB".
QString effectLine(const advisor::EffectRow &row);

/// A model without one of its patterns and with it.
struct PatternEffect
{
    QString title; ///< "Subset · books.reviews"
    QString name;  ///< of the pattern
    PricedDesign without;
    PricedDesign with;
    QList<advisor::EffectRow> rows;
};
/// Nothing when there is no such use.
std::optional<PatternEffect> effectOf(const schema::Model &model, const schema::PatternUseId &id);

} // namespace sw::services
