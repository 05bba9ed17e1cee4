// SPDX-License-Identifier: GPL-3.0-or-later
// The advice for a large model, against the two seconds after which people stop waiting for an answer.
#include "models/advisor/advisor.h"
#include "models/checks/check.h"
#include "tests/support/bigmodel.h"
#include "tests/support/figures.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>

using namespace sw;
using testsupport::Goal;

namespace
{

constexpr double limitSeconds = 2;
constexpr int rounds = 3;

double medianSeconds(const schema::Model &model, schema::Goal goal)
{
    QList<double> seconds;
    for (int round = 0; round < rounds; ++round) {
        QElapsedTimer timer;
        timer.start();
        const advisor::Advice advice = advisor::advise(model, goal, checks::judge);
        seconds << static_cast<double>(timer.nsecsElapsed()) / 1e9;
        if (advice.placements.size() != model.relationships.size())
            qFatal("the advice leaves relationships out");
    }
    std::sort(seconds.begin(), seconds.end());
    return seconds.at(rounds / 2);
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const schema::Model model = testsupport::bigModel(1000);
    bool reached = true;
    for (const schema::Goal goal : {schema::Goal::Simplicity, schema::Goal::Balanced, schema::Goal::Performance})
        reached &= testsupport::printFigure({QStringLiteral("advise-1000-") + schema::nameOf(goal),
                                             medianSeconds(model, goal),
                                             QStringLiteral("s"),
                                             QStringLiteral("limit"),
                                             limitSeconds,
                                             {Goal::Kind::AtMost, 1}});
    return reached ? 0 : 1;
}
