// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace sw::testsupport
{

/// What a figure has to reach: `ours / reference` at most (a cost) or at least (a rate) `ratio`.
struct Goal
{
    enum class Kind { AtMost, AtLeast };
    Kind kind = Kind::AtMost;
    double ratio = 1;
};

/// One line of packaging/bench: ours beside a reference measured in the same run, because a machine's speed drifts.
struct Figure
{
    QString name;
    double ours = 0;
    QString unit;
    QString referenceName;
    double reference = 0;
    Goal goal;
};

/// Prints the line to stdout and returns whether the goal was reached.
bool printFigure(const Figure &figure);
/// Prints what was estimated beside what was measured, in bytes; they may differ by \p tolerance of what was measured,
/// or by \p slack.
bool printEstimated(const QString &name, double estimated, double measured, double tolerance, double slack = 0);
/// Prints a line that says why there is no figure.
void printSkipped(const QString &name, const QString &reason);

/// Medians of the process's CPU seconds (user and system) of two pieces of work that take turns, `rounds` times each.
struct Pair
{
    double ours = 0;
    double reference = 0;
};
Pair measurePaired(const std::function<void()> &ours, const std::function<void()> &reference, int rounds = 5);

} // namespace sw::testsupport
