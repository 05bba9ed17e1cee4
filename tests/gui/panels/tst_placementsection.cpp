// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/placement/placementtexts.h"
#include "models/diagram/paint/theme.h"
#include "tests/gui/panels/propertiesfixture.h"
#include "views/widgets/style/appearance.h"
#include "views/widgets/style/schematexts.h"

#include <QComboBox>
#include <QPainter>
#include <QTreeWidget>
#include <QtTest>

using namespace sw;
using sw::test::Panel;

/// How a relationship is stored, among the properties.
class TestPlacementSection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void choosesAmongTheCandidates();
    void overridesThePlacement();
    void whatIsOnlyTakenByChoiceStandsBelow();
    void nothingIsSaidOfNoCost();
    void figuresAreExplainedInPlace();
    void ringsAreSeen_data();
    void ringsAreSeen();
};

/// A click on a way chooses it; arrows only look. What is refused is not chosen.
void TestPlacementSection::choosesAmongTheCandidates()
{
    Panel p;
    const schema::RelationshipId id = p.model().relationships.first().id;
    p.selection.selectRelationship(id);
    auto *table = p.find<QTreeWidget>("Ways to store the relationship");
    QVERIFY(table != nullptr && table->topLevelItemCount() >= 2);
    const auto rowOf = [&](schema::Placement placement) {
        const QString text = views::placementText(p.model(), *p.model().relationship(id), placement);
        for (int row = 0; row < table->topLevelItemCount(); ++row) {
            if (table->topLevelItem(row)->text(0) == text)
                return row;
        }
        return -1;
    };
    const auto stored = [&] {
        return p.derived.design().placement(id)->placement;
    };
    const schema::Placement before = stored();
    QCOMPARE(table->indexOfTopLevelItem(table->currentItem()), rowOf(before));
    std::optional<schema::Placement> other;
    std::optional<schema::Placement> refused;
    for (const design::Candidate &candidate : p.derived.design().placement(id)->candidates) {
        if (!candidate.refusedBy.isEmpty())
            refused = candidate.placement;
        else if (candidate.placement != before)
            other = candidate.placement;
    }
    QVERIFY(other);
    const auto click = [&](schema::Placement placement) {
        QTreeWidgetItem *item = table->topLevelItem(rowOf(placement));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualItemRect(item).center());
    };
    const int steps = p.document.history().count();
    click(before); // it is that already
    QCOMPARE(p.document.history().count(), steps);
    click(*other);
    QCOMPARE(stored(), *other);
    QCOMPARE(p.model().relationship(id)->placement, *other);
    QCOMPARE(table->indexOfTopLevelItem(table->currentItem()), rowOf(*other));
    QVERIFY(table->currentItem()->data(0, Qt::AccessibleTextRole).toString().contains(QStringLiteral("chosen")));
    p.undo();
    QCOMPARE(p.model().relationship(id)->placement, schema::Placement::Automatic);

    table->setCurrentItem(table->topLevelItem(rowOf(*other))); // as an arrow does
    QCOMPARE(stored(), before);
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(stored(), *other);
    if (refused) {
        click(*refused);
        QCOMPARE(stored(), *other);
    }
}

void TestPlacementSection::overridesThePlacement()
{
    Panel p;
    const schema::RelationshipId id = p.model().relationships.first().id;
    p.selection.selectRelationship(id);
    auto *box = p.find<QComboBox>("Override");
    QVERIFY(box != nullptr);
    QVERIFY(box->count() >= 2);
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Down);
    const schema::Placement chosen = p.model().relationship(id)->placement;
    QVERIFY(chosen != schema::Placement::Automatic);
    const design::PlacementDecision *decision = p.derived.design().placement(id);
    QVERIFY(decision->chosenByPerson);
    QCOMPARE(decision->placement, chosen);
    p.undo();
    QCOMPARE(p.model().relationship(id)->placement, schema::Placement::Automatic);
    QCOMPARE(box->currentIndex(), 0);
}

/// Copies of a whole document may cost least, and are still not proposed.
void TestPlacementSection::whatIsOnlyTakenByChoiceStandsBelow()
{
    Panel p;
    auto *table = p.find<QTreeWidget>("Ways to store the relationship");
    int cheapest = 0;
    for (const schema::Relationship &link : p.model().relationships) {
        p.selection.selectRelationship(link.id);
        table = p.find<QTreeWidget>("Ways to store the relationship");
        int row = 0;
        double least = std::numeric_limits<double>::max(), byChoice = least;
        int possible = 0;
        for (const design::Candidate &candidate : p.derived.design().placement(link.id)->candidates) {
            if (!candidate.refusedBy.isEmpty())
                continue;
            const bool isByChoice = design::isOnlyByChoice(link, candidate.placement);
            possible += !isByChoice;
            (isByChoice ? byChoice : least) = std::min(isByChoice ? byChoice : least, candidate.cost);
        }
        cheapest += byChoice < least;
        const design::PlacementDecision *decision = p.derived.design().placement(link.id);
        if (!decision->chosenByPerson) // what is recommended is not looked for
            QCOMPARE(table->topLevelItem(0)->text(0), views::placementText(p.model(), link, decision->placement));
        const QString copies = views::placementText(p.model(), link, schema::Placement::EmbedInB);
        for (row = 0; row < possible; ++row)
            QVERIFY2(link.type != schema::RelationshipType::OneToMany || table->topLevelItem(row)->text(0) != copies,
                     qPrintable(copies));
    }
    QVERIFY2(cheapest > 0, "nothing is tested");
}

/// "0 × 0.9" is no reason, where no operation uses the relationship.
void TestPlacementSection::nothingIsSaidOfNoCost()
{
    Panel p;
    document::editModel(p.document, QStringLiteral("idle"), [](schema::Model &model) { model.operations.clear(); });
    for (const schema::Relationship &link : p.model().relationships) {
        for (const design::Candidate &candidate : p.derived.design().placement(link.id)->candidates)
            QVERIFY2(!candidate.reason.startsWith(QLatin1Char('0')), qPrintable(candidate.reason));
    }
}

/// Who sees them first knows neither what a unit is nor what "refused" means.
void TestPlacementSection::figuresAreExplainedInPlace()
{
    Panel p;
    p.selection.selectRelationship(p.model().relationships.first().id);
    const auto *table = p.find<QTreeWidget>("Ways to store the relationship");
    QVERIFY(table != nullptr);
    QVERIFY(table->headerItem()->toolTip(1).contains(QStringLiteral("A unit is")));
    QVERIFY(!table->headerItem()->whatsThis(1).isEmpty());
    int refused = 0;
    for (int row = 0; row < table->topLevelItemCount(); ++row) {
        const QTreeWidgetItem *item = table->topLevelItem(row);
        const bool isRefused = item->text(1) == QStringLiteral("refused");
        refused += isRefused ? 1 : 0;
        QVERIFY2(item->toolTip(1).contains(isRefused ? QStringLiteral("cannot be stored so")
                                                     : QStringLiteral("units each second")),
                 qPrintable(item->text(0)));
    }
    QVERIFY(refused > 0);
}

void TestPlacementSection::ringsAreSeen_data()
{
    using views::ThemeChoice;
    QTest::addColumn<ThemeChoice>("choice");
    QTest::newRow("light") << ThemeChoice::Light;
    QTest::newRow("dark") << ThemeChoice::Dark;
    QTest::newRow("contrast") << ThemeChoice::HighContrast;
    QTest::newRow("contrast, dark") << ThemeChoice::HighContrastDark;
}

/// What can be pressed stands out from its ground by 3 to 1, as WCAG asks for parts of the interface.
void TestPlacementSection::ringsAreSeen()
{
    QFETCH(views::ThemeChoice, choice);
    views::applyTheme(choice);
    Panel p;
    p.selection.selectRelationship(p.model().relationships.first().id);
    auto *table = p.find<QTreeWidget>("Ways to store the relationship");
    QVERIFY(table != nullptr && table->topLevelItemCount() >= 2);
    for (int row = 0; row < table->topLevelItemCount(); ++row) {
        const QTreeWidgetItem *item = table->topLevelItem(row);
        const QColor ground = table->palette().color(QPalette::Base);
        const QPixmap mark = item->icon(0).pixmap(QSize(64, 64));
        QVERIFY(!mark.isNull());
        QImage ring(mark.size(), QImage::Format_RGB32);
        ring.fill(ground);
        QPainter(&ring).drawPixmap(ring.rect(), mark);
        double most = 1;
        for (int y = 0; y < ring.height(); ++y) {
            for (int x = 0; x < ring.width() / 4; ++x)
                most = std::max(most, diagram::contrast(ring.pixelColor(x, y), ground));
        }
        QVERIFY2(most >= 3, qPrintable(QStringLiteral("%1: %2").arg(item->text(0)).arg(most)));
    }
    views::applyTheme(views::ThemeChoice::Light);
}

QTEST_MAIN(TestPlacementSection)
#include "tst_placementsection.moc"
