// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// A number that is written seldom: where it is and how, as scripts need it.
struct ApproximationParts
{
    QString collection;
    QString path;  ///< of the number in a document
    QString array; ///< around it, or empty
    schema::FieldType type = schema::FieldType::Int32;
    bool nullable = false;
    double step = 100;
    QString mode; ///< random, localCounter or thresholdInsert
    bool generatesId = true;
    QString field; ///< last name of the path, for functions
    QString item;  ///< name of one document, for functions

    /// Of the number in an item of the array.
    QString pathInItem() const { return path.sliced(array.size() + 1); }
};

/// Standard deviation of a number after \p events, as a share of it, when one event in \p step adds step: the number of
/// writes is binomial, so it is sqrt((step - 1) / events).
double approximationError(double step, double events);
QList<CodeSnippet> approximationCode(const ApproximationParts &parts, const UseContext &context);
Migration approximationMigration(const ApproximationParts &parts);

} // namespace sw::patterns
