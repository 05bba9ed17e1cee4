// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/check.h"
#include "models/services/advice/goaladvice.h"
#include "tests/support/advising.h"
#include "tests/support/smallmodel.h"

#include <QtTest>

using namespace sw;
using advisor::Advice;
using schema::Goal;
using schema::Placement;
using test::ModelBuilder;
using test::relationshipId;

namespace
{

Placement placeOf(const Advice &advice, const schema::RelationshipId &id)
{
    const design::PlacementDecision *decision = advice.after.placement(id);
    return decision ? decision->placement : Placement::Automatic;
}

} // namespace

/// Relationships are stored as costs least with the patterns that each way allows.
class TestPlacementSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void movesForPatterns();
    void neverMovesAChoice();
    void adoptedAdviceHolds();
    void keepsConstraints();
};

void TestPlacementSearch::movesForPatterns()
{
    const ModelBuilder builder = test::pagedReviews();
    const Advice advice = test::advised(builder, Goal::Balanced);
    QCOMPARE(advice.moves.size(), 1);
    const advisor::PlacementMove &move = advice.moves.first();
    QCOMPARE(move.relationship, relationshipId("books-reviews"));
    QCOMPARE(move.from, Placement::EmbedInA);
    QCOMPARE(move.to, Placement::ReferenceFromB);
    QVERIFY(move.saved > 0.1 && move.saved < 1);
    QVERIFY(!move.effects.isEmpty());
    QVERIFY2(move.text.contains(QStringLiteral("“link from reviews to books”")), qPrintable(move.text));
    QVERIFY2(move.text.contains(QStringLiteral("“reviews inside books”")), qPrintable(move.text));
    QVERIFY(test::find(advice.applied, "bucket-by-count", "books-reviews"));
    QVERIFY(advice.objections.isEmpty());

    const schema::ModelIndex index(builder.model);
    const design::PlacementDecision *before = advice.before.placement(move.relationship);
    const design::PlacementDecision *after = advice.after.placement(move.relationship);
    QVERIFY(before && before->placement == Placement::EmbedInA);
    QVERIFY(after && after->placement == Placement::ReferenceFromB && !after->chosenByPerson);
    QCOMPARE(after->reasons, QStringList{move.text});
    QVERIFY(advice.sizesAfter.workingSet.likely < advice.sizesBefore.workingSet.likely);
}

void TestPlacementSearch::neverMovesAChoice()
{
    ModelBuilder builder = test::pagedReviews();
    builder.model.relationships[0].placement = Placement::EmbedInA;
    const Advice advice = test::advised(builder, Goal::Balanced);
    QVERIFY(advice.moves.isEmpty());
    QCOMPARE(advice.objections.size(), 1);
    QCOMPARE(advice.objections.first().to, Placement::ReferenceFromB);
    QVERIFY(advice.objections.first().text.contains(QStringLiteral("less")));
    QCOMPARE(placeOf(advice, relationshipId("books-reviews")), Placement::EmbedInA);

    builder.model.relationships[0].placement = Placement::ReferenceFromB; // the best one
    QVERIFY(test::advised(builder, Goal::Balanced).objections.isEmpty());
}

void TestPlacementSearch::adoptedAdviceHolds()
{
    schema::Model model = test::pagedReviews().model;
    const Advice advice = advisor::advise(model, Goal::Balanced, checks::judge);
    services::adopt(model, advice.moves, advice.uses());
    QCOMPARE(model.relationships.first().placement, Placement::ReferenceFromB);
    const Advice again = advisor::advise(model, Goal::Balanced, checks::judge);
    QVERIFY(again.moves.isEmpty() && again.objections.isEmpty());
    QVERIFY(again.uses() == advice.uses());
    QVERIFY(again.after.collections == advice.after.collections);
}

void TestPlacementSearch::keepsConstraints()
{
    int moved = 0;
    for (quint32 seed = 1; seed <= 20; ++seed) {
        const schema::Model model = test::smallModel(seed);
        const Advice advice = advisor::advise(model, Goal::Performance, checks::judge);
        moved += advice.moves.isEmpty() ? 0 : 1;
        QCOMPARE(advice.placements.size(), model.relationships.size());
        for (const design::PlacementDecision &decision : advice.placements) {
            QVERIFY2(decision.violated.isEmpty(), qPrintable(decision.relationship.text()));
            for (const design::Candidate &candidate : decision.candidates)
                QVERIFY2(candidate.placement != decision.placement || candidate.refusedBy.isEmpty(),
                         qPrintable(QString::number(seed) + candidate.reason));
        }
    }
    QVERIFY(moved > 0);
}

QTEST_APPLESS_MAIN(TestPlacementSearch)
#include "tst_placementsearch.moc"
