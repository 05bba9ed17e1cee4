// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/bestdesign.h"

#include <QtTest>

using namespace sw;
using schema::Goal;

/// The advice for small models beside the best of all designs that they can have; a bench does the same with many.
class TestBestDesign : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isNearlyReached();
};

void TestBestDesign::isNearlyReached()
{
    constexpr quint32 models = 12;
    constexpr int mostLinks = 3;
    int good = 0, runs = 0;
    double worst = 0;
    for (quint32 seed = 1; seed <= models; ++seed) {
        for (const Goal goal : {Goal::Simplicity, Goal::Balanced, Goal::Performance}) {
            const test::Compared compared = test::compareAdvice(seed, mostLinks, goal);
            ++runs;
            good += compared.ratio() <= 1.05 ? 1 : 0;
            worst = std::max(worst, compared.ratio());
            if (compared.ratio() > 1.05)
                qInfo("model %u, %s: %.2f times the best cost\n    %s\n    best: %s", seed, qPrintable(nameOf(goal)),
                      compared.ratio(), qPrintable(compared.choices.join(QLatin1String(", "))),
                      qPrintable(compared.best.choices.join(QLatin1String(", "))));
        }
    }
    qInfo("%d of %d runs within 5 %% of the best cost, worst %.2f", good, runs, worst);
    QVERIFY(good >= 0.95 * runs);
    QVERIFY(worst <= 1.2);
}

QTEST_APPLESS_MAIN(TestBestDesign)
#include "tst_bestdesign.moc"
