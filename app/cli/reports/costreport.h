// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/jsonwriter.h"
#include "models/design/design.h"
#include "models/sizing/cost/costrange.h"
#include "models/sizing/figures/figures.h"

namespace sw::cli
{

class Output;

/// What one execution of each operation touches: `size --operations`.
void printCosts(Output &out, const QList<sizing::CostRange> &costs);
void writeCosts(base::JsonWriter &json, const QList<sizing::CostRange> &costs);

/// Figures with the lines that say how they came about: `size --explain`.
struct Explained
{
    QString title; ///< "books: data"
    QStringList lines;
};
/// The cache, the working set and the disk reads; all figures of \p collection too unless it is empty.
QList<Explained> explainSizes(const sizing::FigureSource &source, const QString &collection);
void printExplained(Output &out, const QList<Explained> &figures);
void writeExplained(base::JsonWriter &json, const QList<Explained> &figures);

} // namespace sw::cli
