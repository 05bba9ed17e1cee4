// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/translation.h"
#include "models/document/edits/entityedits.h"
#include "tests/gui/panels/propertiesfixture.h"
#include "views/widgets/editors/cardinalityedit.h"
#include "views/widgets/editors/rateedit.h"
#include "views/widgets/errornote.h"
#include "views/widgets/linkbutton.h"

using namespace sw;
using namespace sw::views;
using test::errorOf;
using test::Panel;
using test::retype;

/// How numbers are typed in properties, and what follows from them.
class TestNumberEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersTakeSuffixes();
    void refusedNumbersStay();
    void numbersAsPeopleWriteThem();
    void nothingIsTakenWhileTyped();
    void mostFollowsLikely();
    void contradictionsHaveWaysOut();
    void timesAreNotToldInThousands();
    void noNumberIsCut();
};

void TestNumberEdits::numbersTakeSuffixes()
{
    Panel p;
    QVERIFY(p.active);
    const schema::EntityId books = p.entity("books");
    p.selection.selectEntity(books);
    auto *count = p.find<CardinalityEdit>("Count");
    QVERIFY(count != nullptr);
    retype(count->maximum(), QStringLiteral("2M"));
    QCOMPARE(p.model().entity(books)->count.max, 2e6);
    retype(count->likely(), QStringLiteral("500k"));
    QCOMPARE(p.model().entity(books)->count.likely, 5e5);
    retype(count->maximum(), QStringLiteral("inf"));
    QVERIFY(p.model().entity(books)->count.isUnbounded());
    count->likely()->setFocus();
    QCOMPARE(count->maximum()->typed(), QStringLiteral("∞"));
    QCOMPARE(p.steps(), 3);
}

/// The beginning of a number that is cut off makes it another one.
void TestNumberEdits::noNumberIsCut()
{
    CountEdit edit{CountRange()};
    edit.setValue(40);
    const int narrow = edit.minimumSizeHint().width();
    edit.setValue(31'536'000);
    const QString text = edit.typed();
    QVERIFY2(edit.minimumSizeHint().width() >= edit.fontMetrics().horizontalAdvance(text), qPrintable(text));
    QVERIFY(edit.minimumSizeHint().width() > narrow);
}

void TestNumberEdits::refusedNumbersStay()
{
    Panel p;
    const schema::EntityId books = p.entity("books");
    p.selection.selectEntity(books);
    auto *count = p.find<CardinalityEdit>("Count");
    const auto places = [&p] {
        QList<QRect> all;
        for (int i = 0; i < 4; ++i) // until all layouts are done
            QCoreApplication::processEvents();
        for (const auto *row : p.panel.currentPage()->findChildren<FormRow *>())
            all << QRect(row->mapTo(&p.panel, QPoint()), row->size());
        return all;
    };
    const QList<QRect> before = places();
    retype(count->likely(), QStringLiteral("lots"));
    QVERIFY(errorOf(count).contains(QStringLiteral("lots")));
    QCOMPARE(places(), before); // the note lies above them
    QVERIFY(p.panel.currentPage()->findChild<ErrorNote *>()->isVisible());
    count->maximum()->setFocus();
    QCOMPARE(count->likely()->typed(), QStringLiteral("lots"));
    retype(count->minimum(), QStringLiteral("9B"));
    QVERIFY(errorOf(count).contains(QStringLiteral("lots")));
    retype(count->likely(), QStringLiteral("12"));
    QVERIFY(errorOf(count).contains(QStringLiteral("rise"))); // what was typed stays as it was typed
    QCOMPARE(count->minimum()->typed(), QStringLiteral("9B"));
    retype(count->minimum(), QStringLiteral("12"));
    QCOMPARE(errorOf(count), QString());
    retype(count->likely(), QStringLiteral("8"));
    QCOMPARE(p.model().entity(books)->count.min, 8.0); // the fewest follow
    retype(count->minimum(), QStringLiteral("0"));
    retype(count->likely(), QStringLiteral("350k"));
    QCOMPARE(errorOf(count), QString());
    QCOMPARE(p.model().entity(books)->count.likely, 350e3);
}

void TestNumberEdits::numbersAsPeopleWriteThem()
{
    Panel p;
    base::useLanguage(QStringLiteral("en"));
    const schema::EntityId books = p.entity("books");
    p.selection.selectEntity(books);
    auto *count = p.find<CardinalityEdit>("Count");
    retype(count->likely(), QStringLiteral("30,000"));
    QCOMPARE(p.model().entity(books)->count.likely, 30000.0);
    QCOMPARE(errorOf(count), QString());
    retype(count->likely(), QStringLiteral("40.000"));
    QCOMPARE(p.model().entity(books)->count.likely, 30000.0);
    QVERIFY2(errorOf(count).contains(QStringLiteral("40000")), qPrintable(errorOf(count)));
    QCOMPARE(count->likely()->typed(), QStringLiteral("40.000"));
    retype(p.find<CountEdit>("Growth"), QStringLiteral("5/h"));
    QCOMPARE(p.model().entity(books)->growthPerDay, 120.0);
    p.selection.selectOperation(p.model().operations.first().id);
    auto *rate = p.panel.currentPage()->findChild<RateEdit *>();
    retype(rate->number(), QStringLiteral("20,000/day"));
    QCOMPARE(p.model().operations.first().perSecond * 86400, 20000.0);
    QCOMPARE(rate->readUnit(), schema::RateUnit::Day);
}

void TestNumberEdits::nothingIsTakenWhileTyped()
{
    Panel p;
    const schema::EntityId books = p.entity("books");
    p.selection.selectEntity(books);
    auto *count = p.find<CardinalityEdit>("Count");
    const double before = p.model().entity(books)->count.likely;
    count->likely()->setFocus();
    count->likely()->selectAll();
    QTest::keyClicks(count->likely(), QStringLiteral("350000"));
    QCOMPARE(p.model().entity(books)->count.likely, before);
    QCOMPARE(p.steps(), 0);
    p.selection.selectEntity(p.entity("users")); // leaving takes it, as Enter does
    QCOMPARE(p.model().entity(books)->count.likely, 350000.0);
    QCOMPARE(p.steps(), 1);
}

void TestNumberEdits::mostFollowsLikely()
{
    Panel p;
    const auto id = document::addEntity(p.document, p.model().diagrams.first().id, {});
    QVERIFY(id.has_value());
    p.selection.selectEntity(*id);
    auto *count = p.find<CardinalityEdit>("Count");
    retype(count->likely(), QStringLiteral("30k"));
    QCOMPARE(p.model().entity(*id)->count.max, 30000.0);
    QCOMPARE(count->maximum()->typed(), QStringLiteral("30 k"));
    retype(count->maximum(), QStringLiteral("50k"));
    retype(count->likely(), QStringLiteral("20k"));
    QCOMPARE(p.model().entity(*id)->count.max, 50000.0); // it was given
}

void TestNumberEdits::contradictionsHaveWaysOut()
{
    Panel p;
    const schema::RelationshipId id = p.link("books", "reviews");
    p.selection.selectRelationship(id);
    const auto offered = [&p] {
        QList<LinkButton *> shown;
        for (LinkButton *button : p.panel.currentPage()->findChildren<LinkButton *>()) {
            if (button->text().startsWith(QLatin1String("Set ")) && button->isVisible())
                shown << button;
        }
        return shown;
    };
    const QList<CardinalityEdit *> ends = p.panel.currentPage()->findChildren<CardinalityEdit *>();
    retype(ends.first()->likely(), QStringLiteral("4"));
    QCOMPARE(offered().size(), 2);
    const double books = p.model().entityNamed(QStringLiteral("books"))->count.likely;
    const int steps = p.steps();
    QTest::mouseClick(offered().first(), Qt::LeftButton);
    QCOMPARE(p.model().entityNamed(QStringLiteral("reviews"))->count.likely, books * 4);
    QCOMPARE(p.steps(), steps + 1);
    QCOMPARE(offered().size(), 0);
}

void TestNumberEdits::timesAreNotToldInThousands()
{
    CountEdit days({0, 1e6, base::NumberUnit::Days, {}, false});
    for (const double value : {30.0, 365.0, 3650.0, 12500.0, 0.5}) {
        days.setValue(value);
        const auto read = days.read();
        QVERIFY(read);
        QCOMPARE(*read, CountEdit::Number(value));
    }
    days.setValue(3650);
    QCOMPARE(days.typed(), QStringLiteral("3,650 days"));
    CountEdit milliseconds({0, 1e9, base::NumberUnit::Milliseconds, {}, false});
    milliseconds.setValue(1500);
    QCOMPARE(milliseconds.typed(), QStringLiteral("1.5 s"));
    milliseconds.setValue(1234567); // no larger unit tells it whole
    QCOMPARE(milliseconds.typed(), QStringLiteral("1,234,567 ms"));
}

QTEST_MAIN(TestNumberEdits)
#include "tst_numberedits.moc"
