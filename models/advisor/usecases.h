// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/types.h"

namespace sw::patterns
{
class Pattern;
}

namespace sw::advisor
{

enum class Hint { Ticked, Unticked, Neutral };

/// Whether the matrix of use cases (resources/advisor/usecases.json) names the pattern of \p row for \p useCase. A hint
/// only: no use case and patterns without a row are neutral.
Hint hintOf(const QString &row, schema::UseCase useCase);

/// The rows of the matrix, and those that \p useCase ticks.
QStringList matrixRows();
QStringList tickedRows(schema::UseCase useCase);

/// The use cases that tick the pattern of \p row.
QList<schema::UseCase> useCasesOf(const QString &row);
/// The same as people read them; empty when none does.
QString useCaseTexts(const QString &row);
/// The patterns of which the matrix says something.
QList<const patterns::Pattern *> patternsInMatrix();
/// What the matrix is, and of which patterns it says nothing.
QString matrixText();
/// All but None.
QList<schema::UseCase> allUseCases();

} // namespace sw::advisor
