// SPDX-License-Identifier: GPL-3.0-or-later
// The advice for small models, beside the best of all designs that they can have.
#include "tests/support/bestdesign.h"
#include "tests/support/figures.h"

#include <QCoreApplication>

#include <algorithm>

using namespace sw;
using testsupport::Goal;

namespace
{

constexpr int models = 300;
constexpr int mostLinks = 4;
constexpr double nearly = 1.05;
constexpr double nearShare = 95;
constexpr double farthest = 1.2;

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    bool reached = true;
    for (const schema::Goal goal : {schema::Goal::Simplicity, schema::Goal::Balanced, schema::Goal::Performance}) {
        QList<double> ratios;
        for (quint32 seed = 1; seed <= models; ++seed) {
            const test::Compared compared = test::compareAdvice(seed, mostLinks, goal);
            ratios << compared.ratio();
            if (compared.ratio() > nearly)
                qInfo("model %u, %s: %.2f\n    %s\n    best: %s", seed, qPrintable(nameOf(goal)), compared.ratio(),
                      qPrintable(compared.choices.join(QLatin1String(", "))),
                      qPrintable(compared.best.choices.join(QLatin1String(", "))));
        }
        const auto good = std::count_if(ratios.cbegin(), ratios.cend(), [](double ratio) { return ratio <= nearly; });
        const double share = 100 * static_cast<double>(good) / models;
        const QString name = QStringLiteral("best-design-") + nameOf(goal);
        reached &= testsupport::printFigure({name + QStringLiteral("-within-5-percent"),
                                             share,
                                             QStringLiteral("%"),
                                             QStringLiteral("limit"),
                                             nearShare,
                                             {Goal::Kind::AtLeast, 1}});
        reached &= testsupport::printFigure({name + QStringLiteral("-worst"),
                                             *std::max_element(ratios.cbegin(), ratios.cend()),
                                             QStringLiteral("x"),
                                             QStringLiteral("limit"),
                                             farthest,
                                             {Goal::Kind::AtMost, 1}});
    }
    return reached ? 0 : 1;
}
