// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/figures.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <vector>

namespace sw::testsupport
{

namespace
{

double cpuSeconds()
{
    timespec now{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

double secondsOf(const std::function<void()> &work)
{
    const double start = cpuSeconds();
    work();
    return cpuSeconds() - start;
}

double median(std::vector<double> values)
{
    if (values.empty())
        return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

QString shown(double value)
{
    return QString::number(value, 'g', 4);
}

void printLine(const QStringList &cells)
{
    std::fputs((cells.join(QLatin1Char('\t')) + QLatin1Char('\n')).toUtf8().constData(), stdout);
    std::fflush(stdout);
}

} // namespace

bool printFigure(const Figure &figure)
{
    const bool atMost = figure.goal.kind == Goal::Kind::AtMost;
    const double ratio = figure.reference > 0 ? figure.ours / figure.reference : 0;
    const bool reached = figure.reference > 0 && (atMost ? ratio <= figure.goal.ratio : ratio >= figure.goal.ratio);
    printLine({figure.name, shown(figure.ours), figure.unit, figure.referenceName, shown(figure.reference),
               shown(ratio), (atMost ? QStringLiteral("<=") : QStringLiteral(">=")) + shown(figure.goal.ratio),
               reached ? QStringLiteral("ok") : QStringLiteral("short")});
    return reached;
}

bool printEstimated(const QString &name, double estimated, double measured, double tolerance, double slack)
{
    const bool close = std::abs(estimated - measured) <= std::max(slack, tolerance * measured);
    const double ratio = measured > 0 ? estimated / measured : 0;
    const Goal goal = estimated <= measured
                          ? Goal{Goal::Kind::AtLeast, close ? std::min(1 - tolerance, ratio) : 1 - tolerance}
                          : Goal{Goal::Kind::AtMost, close ? std::max(1 + tolerance, ratio) : 1 + tolerance};
    return printFigure({name, estimated, QStringLiteral("bytes"), QStringLiteral("server"), measured, goal});
}

void printSkipped(const QString &name, const QString &reason)
{
    const QString none(QLatin1Char('-'));
    printLine({name, none, none, none, none, none, none, QStringLiteral("skipped(%1)").arg(reason)});
}

Pair measurePaired(const std::function<void()> &ours, const std::function<void()> &reference, int rounds)
{
    std::vector<double> oursSeconds;
    std::vector<double> referenceSeconds;
    for (int round = 0; round < rounds; ++round) {
        oursSeconds.push_back(secondsOf(ours));
        referenceSeconds.push_back(secondsOf(reference));
    }
    return {median(std::move(oursSeconds)), median(std::move(referenceSeconds))};
}

} // namespace sw::testsupport
