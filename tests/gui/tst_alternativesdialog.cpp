// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/panels/panelfixture.h"

#include "models/document/edits/projectedits.h"
#include "models/formats/project/alternatives.h"
#include "models/formats/project/projectwriter.h"
#include "tests/support/patience.h"
#include "views/patterns/alternativesdialog.h"

#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QtTest>

using namespace sw;

namespace
{

} // namespace

/// Designs under names: saved, compared and taken, each as one step.
class TestAlternativesDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void savesComparesTakes();
    void emptyProject();
    void eitherSideIsTaken();
};

void TestAlternativesDialog::savesComparesTakes()
{
    test::PanelFixture project{QStringLiteral("sensors")};
    views::AlternativesDialog dialog(project.document);
    QVERIFY(dialog.add(QStringLiteral("first")));
    QVERIFY(!dialog.add(QStringLiteral("first")));
    QCOMPARE(project.steps(), 1);
    const QByteArray before = formats::writeProject(project.model());
    const schema::Goal goal = project.model().goal;
    document::setGoal(project.document, schema::Goal::Simplicity);
    dialog.choose({}, QStringLiteral("first"));
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.isBusy() && dialog.table()->rowCount() > 8, sw::test::patience);
    QVERIFY(dialog.takeButton()->isEnabled());
    const int steps = project.steps();
    dialog.takeButton()->click();
    QCOMPARE(project.steps(), steps + 1);
    QCOMPARE(project.model().goal, goal);
    QCOMPARE(formats::writeProject(project.model()), before);
    project.undo();
    QCOMPARE(project.model().goal, schema::Goal::Simplicity);
}

void TestAlternativesDialog::emptyProject()
{
    test::PanelFixture project{QString()};
    views::AlternativesDialog dialog(project.document);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.isBusy(), sw::test::patience);
    QVERIFY(!dialog.takeButton()->isEnabled());
    QVERIFY(!dialog.removeButton()->isEnabled());
    QVERIFY(dialog.add(QStringLiteral("<b>x</b>"), QStringLiteral("for <i>reads</i>")));
    QCOMPARE(dialog.note()->text(), QStringLiteral("<b>x</b>: for <i>reads</i>"));
    QVERIFY(!dialog.note()->isHidden());
    QVERIFY(dialog.removeButton()->isEnabled());
    dialog.removeButton()->click();
    QVERIFY(formats::alternativesOf(project.model()).isEmpty());
}

/// With an alternative at the left and the design as it is at the right there was nothing to take.
void TestAlternativesDialog::eitherSideIsTaken()
{
    using Dialog = views::AlternativesDialog;
    test::PanelFixture project{QStringLiteral("sensors")};
    Dialog dialog(project.document);
    QVERIFY(dialog.add(QStringLiteral("first")));
    const schema::Goal goal = project.model().goal;
    document::setGoal(project.document, schema::Goal::Simplicity);
    QVERIFY(dialog.add(QStringLiteral("second")));
    dialog.choose(QStringLiteral("first"), {});
    QVERIFY(dialog.takeButton(Dialog::Left)->isEnabled() && !dialog.takeButton(Dialog::Left)->isHidden());
    QVERIFY(dialog.takeButton(Dialog::Right)->isHidden());
    dialog.choose(QStringLiteral("first"), QStringLiteral("second"));
    QVERIFY(dialog.takeButton(Dialog::Right)->text().contains(QStringLiteral("second")));
    QVERIFY(!dialog.removeButton(Dialog::Left)->isHidden());
    dialog.takeButton(Dialog::Left)->click();
    QCOMPARE(project.model().goal, goal);
    dialog.choose({}, {});
    QVERIFY(dialog.takeButton(Dialog::Left)->isHidden());
    QVERIFY(!dialog.takeButton(Dialog::Right)->isEnabled() && !dialog.takeButton(Dialog::Right)->isHidden());
}

QTEST_MAIN(TestAlternativesDialog)
#include "tst_alternativesdialog.moc"
