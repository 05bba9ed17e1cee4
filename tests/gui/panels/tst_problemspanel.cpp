// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/panels/panelfixture.h"

#include "models/document/edits/entityedits.h"
#include "models/document/edits/projectedits.h"
#include "tests/support/bigmodel.h"
#include "tests/support/patience.h"
#include "views/panels/problemcard.h"
#include "views/panels/problemspanel.h"
#include "views/widgets/foldsection.h"
#include "views/widgets/segmentedcontrol.h"

#include <QAbstractButton>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>

using namespace sw;
using namespace sw::views;

namespace
{

struct Panel : test::PanelFixture
{
    ProblemsPanel panel{document, derived, selection};

    Panel()
    {
        panel.resize(600, 400);
        panel.setVisible(true);
    }
    bool shows(const QString &text) const
    {
        const QList<QLabel *> labels = panel.findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel *label) { return label->text().contains(text); });
    }
    base::Result<void> breakBooks()
    {
        return document::changeEntity(document, entity("books"), {}, [](schema::Entity &entity) {
            entity.lifecycle = schema::Lifecycle::Retention;
            entity.lifecycleField = QStringLiteral("nowhere");
        });
    }
};

} // namespace

/// The list of problems follows the model, leads to its objects, and keeps what is suppressed.
class TestProblemsPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followsTheModel();
    void filters();
    void leadsToTheObject();
    void showsWhatIsSilenced();
    void groupsAndCounts();
    void solvesInOneStep();
    void tellsTheEffectBeforeItIsDone();
    void showsMoreOnDemand();
};

void TestProblemsPanel::followsTheModel()
{
    Panel p;
    QSignalSpy counted(&p.panel, &ProblemsPanel::countChanged);
    QVERIFY(!p.shows(QStringLiteral("nowhere")));
    QVERIFY(p.breakBooks());
    QVERIFY(p.shows(QStringLiteral("nowhere")));
    const int broken = counted.last().first().toInt();
    QVERIFY(broken >= 1);
    p.undo();
    QVERIFY(!p.shows(QStringLiteral("nowhere")));
    QVERIFY(counted.last().first().toInt() < broken);
}

void TestProblemsPanel::filters()
{
    Panel p;
    QVERIFY(p.breakBooks());
    auto *filter = p.panel.findChild<SegmentedControl *>();
    const QList<QAbstractButton *> choices = filter->findChildren<QAbstractButton *>();
    QCOMPARE(choices.size(), 4);
    QTest::mouseClick(choices.at(1), Qt::LeftButton);
    QVERIFY(p.shows(QStringLiteral("nowhere")));
    QTest::mouseClick(choices.at(3), Qt::LeftButton);
    QVERIFY(!p.shows(QStringLiteral("nowhere")));
}

void TestProblemsPanel::leadsToTheObject()
{
    Panel p;
    QVERIFY(!p.derived.findings().isEmpty());
    const checks::Finding finding = p.derived.findings().first();
    QAbstractButton *object = nullptr;
    for (auto *each : p.panel.findChildren<QAbstractButton *>()) {
        if (object == nullptr && each->text() == finding.object)
            object = each;
    }
    QVERIFY(object != nullptr);
    QTest::mouseClick(object, Qt::LeftButton);
    QVERIFY(!p.selection.objects().isEmpty());
}

void TestProblemsPanel::showsWhatIsSilenced()
{
    Panel p;
    QSignalSpy counted(&p.panel, &ProblemsPanel::countChanged);
    QVERIFY(!p.derived.findings().isEmpty());
    const checks::Finding finding = p.derived.findings().first();
    document::suppress(p.document, finding.check, finding.object, QStringLiteral("measured, and fast enough"));
    QVERIFY(p.shows(QStringLiteral("measured, and fast enough")));
    QVERIFY(counted.count() > 0);
    p.undo();
    QVERIFY(!p.shows(QStringLiteral("measured, and fast enough")));
}

void TestProblemsPanel::groupsAndCounts()
{
    Panel p;
    const services::FindingCounts counts = services::countOf(p.derived.findings());
    const QList<QAbstractButton *> choices = p.panel.findChild<SegmentedControl *>()->findChildren<QAbstractButton *>();
    const int all = counts.errors + counts.warnings + counts.notes;
    QCOMPARE(choices.at(0)->text(), QStringLiteral("All %1").arg(all));
    QSignalSpy counted(&p.panel, &ProblemsPanel::countChanged);
    QCOMPARE(choices.at(2)->text(), QStringLiteral("Warnings %1").arg(counts.warnings));
    const checks::Finding finding = p.derived.findings().first();
    document::suppress(p.document, finding.check, finding.object, QStringLiteral("measured"));
    QCOMPARE(choices.at(2)->text(), QStringLiteral("Warnings %1").arg(counts.warnings - 1));
    QCOMPARE(counted.last().first().toInt(), all - 1); // the title counts as the first choice does
    const QList<FoldSection *> groups = p.panel.findChildren<FoldSection *>();
    QCOMPARE(groups.size(), 2);
    const auto *ignored = groups.last()->findChild<QToolButton *>();
    QCOMPARE(ignored->text(), QStringLiteral("Ignored  1"));
    QCOMPARE(ignored->arrowType(), Qt::RightArrow);
}

void TestProblemsPanel::solvesInOneStep()
{
    Panel p;
    auto *fix = p.panel.findChildren<QPushButton *>(QRegularExpression(QStringLiteral("^E2 .* limit$"))).value(0);
    QVERIFY(fix != nullptr);
    const QString step = fix->text();
    const schema::Model before = p.model();
    const int steps = p.steps();
    const auto isThere = [&p] {
        const QList<checks::Finding> &findings = p.derived.findings();
        return std::any_of(findings.cbegin(), findings.cend(),
                           [](const checks::Finding &each) { return each.check == QLatin1String("E2"); });
    };
    QVERIFY(isThere());
    QTest::mouseClick(fix, Qt::LeftButton);
    QTRY_COMPARE(p.steps(), steps + 1);
    QVERIFY(!isThere());
    QCOMPARE(p.document.history().undoText(), step);
    p.undo();
    QVERIFY(p.model() == before);
    QVERIFY(isThere());
}

void TestProblemsPanel::tellsTheEffectBeforeItIsDone()
{
    Panel p;
    const QList<QPushButton *> fixes =
        p.panel.findChildren<QPushButton *>(QRegularExpression(QStringLiteral("^E2 .* limit$")));
    QCOMPARE(fixes.size(), 1);
    QTRY_VERIFY_WITH_TIMEOUT(!fixes.first()->accessibleDescription().isEmpty(), sw::test::patience);
    QVERIFY(!fixes.first()->toolTip().isEmpty());
    QVERIFY(p.shows(fixes.first()->accessibleDescription()));
    QCOMPARE(p.steps(), 0);
}

/// Hundreds of cards would hold up every edit.
void TestProblemsPanel::showsMoreOnDemand()
{
    Panel p;
    p.document.setModel(testsupport::bigModel(100));
    const auto cards = [&p] {
        return p.panel.findChildren<ProblemCard *>();
    };
    const auto more = [&p]() -> QPushButton * {
        for (auto *each : p.panel.findChildren<QPushButton *>()) {
            if (each->text().startsWith(QStringLiteral("Show ")) && each->text().endsWith(QStringLiteral(" more")))
                return each;
        }
        return nullptr;
    };
    const qsizetype before = cards().size();
    QVERIFY(p.derived.findings().size() > before);
    QVERIFY(before <= 60);
    QVERIFY(more() != nullptr);
    p.panel.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&p.panel));
    more()->setFocus();
    const QString next = more()->objectName();
    QTest::keyClick(more(), Qt::Key_Space);
    QTRY_VERIFY(cards().size() > before);
    const auto *card = p.panel.findChild<ProblemCard *>(next);
    QVERIFY(card != nullptr);
    QTRY_VERIFY(card->isAncestorOf(QApplication::focusWidget()));
}

QTEST_MAIN(TestProblemsPanel)
#include "tst_problemspanel.moc"
