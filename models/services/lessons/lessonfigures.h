// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/lessons/lessonbench.h"

namespace sw::services
{

enum class FigureUnit { Bytes, Count, Share, Truth };

/// A number of a model that lessons ask for, show and judge by.
struct LessonFigure
{
    QString label; ///< "Average document of books"
    FigureUnit unit = FigureUnit::Count;
    double value = 0;
};

/// Reads "workingSet", "document books" or "trips Show book page", and looks the figure up. Errors name what there is.
base::Result<LessonFigure> figureOf(const LessonState &state, const QString &figure);

/// "9.7 KiB", "16 M", "67 %", "yes".
QString figureText(double value, FigureUnit unit);

/// The names of all figures, each with what it needs beside it ("OPERATION") and what it is; for help.
struct FigureKind
{
    QString name;
    QString object;
    QString text;
};
QList<FigureKind> figureKinds();

/// A condition of a task in words: "Working set at most 3.5 GiB".
QString boundText(const LessonFigure &figure, const formats::LessonBound &bound);
bool holds(const LessonFigure &figure, const formats::LessonBound &bound);

} // namespace sw::services
