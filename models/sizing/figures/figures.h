// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/calibration.h"
#include "models/schema/model.h"
#include "models/sizing/cost/operationcost.h"
#include "models/sizing/figures/figure.h"

namespace sw::sizing
{

/// Where figures are taken from: a model, its design, and what that is estimated to weigh.
struct FigureSource
{
    const schema::Model &model;
    const design::Design &design;
    const SizeReport &report;
    SizeOptions options; ///< that it was estimated with
    schema::Calibration calibration;
};

/// What of a collection is meant, or of all together.
enum class Quantity { Documents, Document, Data, Storage, Indexes, InUse };

/// The figure of \p collection, or of the whole design where the name is empty; there is no Document of all. No steps
/// and zeros when the design has no such collection.
Figure figureOf(const FigureSource &source, Quantity quantity, const QString &collection = {});
/// An index: Indexes is its file, InUse what of it lies in memory.
Figure indexFigure(const FigureSource &source, Quantity quantity, const QString &collection, const QString &index);
/// All quantities of a collection, the one with the most to explain last.
QList<Figure> figuresOf(const FigureSource &source, const QString &collection);

/// How many there are of \p entity, and what one weighs by itself, without what is linked to it.
QList<Figure> entityFigures(const schema::ModelIndex &model, const schema::Entity &entity);

} // namespace sw::sizing
