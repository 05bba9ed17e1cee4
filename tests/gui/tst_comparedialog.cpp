// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/panels/panelfixture.h"

#include "views/files/comparedialog.h"

#include <QTreeWidget>
#include <QtTest>

using namespace sw;

/// File ▸ Compare with…: the same lines as on the command line.
class TestCompareDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsEachLine();
    void sameProjects();
};

void TestCompareDialog::showsEachLine()
{
    const test::PanelFixture project;
    schema::Model after = project.model();
    after.entities[0].name = QStringLiteral("<b>titles</b>");
    after.goal = schema::Goal::Simplicity;
    views::CompareDialog dialog(project.model(), QStringLiteral("old.shape.json"), after);
    QTRY_VERIFY_WITH_TIMEOUT(dialog.isDone(), 30000);
    const QList<services::DifferenceLine> lines = services::linesOf(services::compareProjects(project.model(), after));
    int count = 0;
    for (QTreeWidgetItemIterator it(dialog.tree()); *it != nullptr; ++it, ++count) {
        QCOMPARE((*it)->text(0), lines.at(count).text);
        QVERIFY(!(*it)->toolTip(0).contains(QLatin1String("<b>")));
    }
    QCOMPARE(count, lines.size());
    QVERIFY(count > 5);
    QVERIFY(dialog.text().contains(QLatin1String("books")));
}

void TestCompareDialog::sameProjects()
{
    const test::PanelFixture project;
    views::CompareDialog dialog(project.model(), QStringLiteral("old.shape.json"), project.model());
    QTRY_VERIFY_WITH_TIMEOUT(dialog.isDone(), 30000);
    QCOMPARE(dialog.tree()->topLevelItemCount(), 2);
}

QTEST_MAIN(TestCompareDialog)
#include "tst_comparedialog.moc"
