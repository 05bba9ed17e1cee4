// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/panelfixture.h"

#include "models/document/edits/entityedits.h"
#include "models/document/edits/projectedits.h"
#include "views/panels/problemspanel.h"
#include "views/widgets/segmentedcontrol.h"

#include <QAbstractButton>
#include <QLabel>
#include <QSignalSpy>
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

QTEST_MAIN(TestProblemsPanel)
#include "tst_problemspanel.moc"
