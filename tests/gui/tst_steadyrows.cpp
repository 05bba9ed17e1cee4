// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/propertiesfixture.h"
#include "views/widgets/propertyform.h"

#include <QRandomGenerator>
#include <QtTest>

using namespace sw;
using sw::test::Panel;

namespace
{

constexpr int slack = 2; // of frames

/// Every row of the page that can be seen, by its editor's name, and whether it is lower than it has to be.
QStringList rowsOf(const views::PropertiesPanel &panel)
{
    QStringList rows;
    const QWidget *page = panel.currentPage();
    for (const views::FormRow *row : page->findChildren<views::FormRow *>()) {
        if (row->isVisibleTo(page))
            rows << row->editor()->accessibleName() + (row->height() + slack < row->editor()->minimumSizeHint().height()
                                                           ? QStringLiteral(": too low")
                                                           : QString());
    }
    return rows;
}

/// Lets all layouts that are asked for be done.
void settle()
{
    for (int i = 0; i < 4; ++i) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

/// All whose rows have one height each.
QList<items::SelectedObjects> everything(const schema::Model &model)
{
    QList<items::SelectedObjects> all{items::SelectedObjects()};
    for (const schema::Entity &entity : model.entities) {
        items::SelectedObjects objects;
        objects.entities.insert(entity.id);
        all << objects;
        for (const schema::Field &field : entity.fields) {
            objects.field = field.id;
            all << objects;
            for (const schema::Field &inner : field.fields) {
                objects.field = inner.id;
                all << objects;
            }
        }
    }
    for (const schema::PatternUse &use : model.patterns) {
        items::SelectedObjects objects;
        objects.pattern = use.id;
        all << objects;
    }
    return all;
}

} // namespace

/// A panel that has shown other objects shows an object as a fresh one does.
class TestSteadyRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void usedPanelAsFreshOne_data();
    void usedPanelAsFreshOne();
};

void TestSteadyRows::usedPanelAsFreshOne_data()
{
    QTest::addColumn<quint32>("seed");
    for (const quint32 seed : {1u, 2u, 3u})
        QTest::addRow("seed %u", seed) << seed;
}

void TestSteadyRows::usedPanelAsFreshOne()
{
    QFETCH(quint32, seed);
    Panel used;
    const QList<items::SelectedObjects> all = everything(used.model());
    QRandomGenerator random(seed);
    for (int i = 0; i < 120; ++i) {
        const items::SelectedObjects &objects = all.at(random.bounded(static_cast<int>(all.size())));
        used.selection.set(objects);
        if (random.bounded(3) == 0) // several selections between two layouts as well as one
            continue;
        settle();
        Panel fresh;
        fresh.selection.set(objects);
        settle();
        QTRY_COMPARE_WITH_TIMEOUT(rowsOf(used.panel), rowsOf(fresh.panel), 2000); // layouts take some rounds
        QVERIFY2(rowsOf(used.panel).filter(QStringLiteral("too low")).isEmpty(),
                 qPrintable(rowsOf(used.panel).join(QLatin1Char('\n'))));
    }
}

QTEST_MAIN(TestSteadyRows)
#include "tst_steadyrows.moc"
