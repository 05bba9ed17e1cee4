// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/lessons/lessonlibrary.h"
#include "models/services/lessons/lessonstage.h"
#include "models/services/lessons/lessonsteps.h"

#include <QTest>

using namespace sw;
using formats::StepKind;

namespace
{

services::LessonStage stageOf(const services::LessonBench &bench, const formats::LessonStep &step)
{
    return *services::lessonStage(bench, step, *services::stageDocuments(bench, step));
}

} // namespace

/// What the stages of the shipped lessons draw.
class TestLessonStages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void documentsOnAStageBelongTogether();
    void whatStaysKeepsItsValue();
    void whatMovedIsShown();
    void workingSetsSayWhy();
    void suspectsTellWhatThereIsToSee();
    void firstPagesShowTheirCollections();
};

/// A copy has the value of its source where both are seen, and what refers to a document that is shown has its _id.
void TestLessonStages::documentsOnAStageBelongTogether()
{
    int copies = 0, references = 0;
    QStringList apart, twice;
    for (const QString &id : formats::lessonIds()) {
        const services::LessonBench bench(*formats::shippedLesson(id));
        QSet<QString> drawn; // of the same model: where the document stays the same, that is the point
        for (const formats::LessonStep &step : bench.lesson().steps) {
            if (step.kind != StepKind::Show || step.collection.isEmpty())
                continue;
            const QString place = id + QLatin1Char('/') + step.id;
            const services::LessonStage stage = stageOf(bench, step);
            QStringList parts = services::stageText(stage).split(QStringLiteral("; ")) << step.model;
            parts.sort(); // in another order it is the same picture
            if (drawn.contains(parts.join(QLatin1Char('\n'))))
                twice << place;
            drawn << parts.join(QLatin1Char('\n'));
            for (const services::StageArrow &arrow : stage.arrows) {
                if (arrow.mark != services::LineMark::Copied)
                    continue;
                const services::StageRow &from = stage.after.at(arrow.from.card).rows.at(arrow.from.row);
                const services::StageRow &to = stage.after.at(arrow.to.card).rows.at(arrow.to.row);
                ++copies;
                if (from.kind == to.kind && from.name == to.name && from.value != to.value)
                    apart << QStringLiteral("%1 %2: %3, copied as %4").arg(place, from.name, from.value, to.value);
            }
            const design::Design &design = (*bench.state(step.model))->evaluation.design;
            const QList<services::ComparedDocument> documents = *services::stageDocuments(bench, step);
            const auto idOf = [&](const QString &collection) {
                for (const services::ComparedDocument &one : documents) {
                    if (one.collection == collection && one.after &&
                        design.collection(collection)->root.variants.isEmpty())
                        return one.after->lines.at(1).line.value;
                }
                return QString();
            };
            for (const services::ComparedDocument &one : documents) {
                if (!one.after)
                    continue;
                for (const services::ComparedLine &line : one.after->lines) {
                    const design::Node *node = design::nodeAt(design.collection(one.collection)->root, line.line.path);
                    const bool refers = node && node->reference && node->reference->path == design::idName &&
                                        node->reference->collection != one.collection && line.line.indent == 1;
                    const QString target = refers ? idOf(node->reference->collection) : QString();
                    if (target.isEmpty() || !target.startsWith(QStringLiteral("ObjectId")) ||
                        !line.line.value.startsWith(QStringLiteral("ObjectId")))
                        continue;
                    ++references;
                    // most products have nothing in excess, so these are of another one
                    if (line.line.value != target && one.collection != QStringLiteral("product_extras"))
                        apart << QStringLiteral("%1 %2.%3").arg(place, one.collection, line.line.path);
                }
            }
        }
    }
    QVERIFY2(copies > 2 && references > 5, qPrintable(QStringLiteral("%1 %2").arg(copies).arg(references)));
    QVERIFY2(apart.isEmpty(), qPrintable(apart.join(QLatin1Char('\n'))));
    QVERIFY2(twice.isEmpty(), qPrintable(twice.join(QLatin1Char('\n'))));
}

/// What a step is about stands among the lines that are shown, not below "… 6 more fields".
void TestLessonStages::whatMovedIsShown()
{
    for (const QString &id : {QStringLiteral("bucket-by-time"), QStringLiteral("bucket-by-count")}) {
        const services::LessonBench bench(*formats::shippedLesson(id));
        bool lists = false;
        for (const formats::LessonStep &step : bench.lesson().steps) {
            if (step.kind != StepKind::Show || step.model == QStringLiteral("plain"))
                continue;
            const services::LessonStage stage = stageOf(bench, step);
            const services::StageCard &card = stage.after.at(services::cardOf(stage.after, step.collection));
            lists = lists || std::any_of(card.rows.begin(), card.rows.end(), [](const services::StageRow &row) {
                        return row.kind == services::StageRow::Kind::Item;
                    });
        }
        QVERIFY2(lists, qPrintable(id));
    }
}

/// Where the working set of a step differs from that of the step before, it says by what.
void TestLessonStages::workingSetsSayWhy()
{
    int told = 0;
    for (const QString &id : formats::lessonIds()) {
        const services::LessonBench bench(*formats::shippedLesson(id));
        for (const formats::LessonStep &step : bench.lesson().steps) {
            if (step.kind != StepKind::Show)
                continue;
            const services::ShownStep shown = *services::shownStep(bench, step);
            const double now = shown.sizes.workingSet.likely.value();
            const double before = shown.workingSetBefore.value_or(now);
            const bool differs = std::abs(now - before) > 0.005 * std::max(now, before);
            QCOMPARE(!shown.workingSetChange.isEmpty(), differs);
            told += differs ? 1 : 0;
        }
    }
    QVERIFY(told > 5);
    // Whoever reads a stored number no longer visits what it was counted from, by no index of it.
    const services::LessonBench computed(*formats::shippedLesson(QStringLiteral("computed")));
    const auto idIndex = [&](const char *model) {
        const auto *reviews =
            (*computed.state(QLatin1String(model)))->evaluation.sizes.collection(QStringLiteral("reviews"));
        return reviews->indexes.first().inUse.likely.value();
    };
    QVERIFY2(idIndex("stored") <= idIndex("plain"), qPrintable(QString::number(idIndex("stored"))));
}

/// A finding can be found by what a Spot step shows: types, keys, rules and what operations ask for.
void TestLessonStages::suspectsTellWhatThereIsToSee()
{
    const services::LessonBench bench(*formats::shippedLesson(QStringLiteral("anti-patterns")));
    formats::LessonStep step = *bench.lesson().step(QStringLiteral("spot"));
    QList<services::Suspect> suspects = *services::suspectsOf(bench, step);
    // As many as are reported: what is found beside them would be found in vain.
    QCOMPARE((*bench.state(step.model))->evaluation.findings.size(), step.planted.size());
    const auto detail = [&](const char *object) {
        for (const services::Suspect &one : suspects) {
            if (one.object == QString::fromUtf8(object))
                return one.detail;
        }
        return QString();
    };
    const auto says = [&](const char *object, const char *text) {
        return detail(object).contains(QLatin1String(text));
    };
    QVERIFY2(says("guests.visits", "array"), qPrintable(detail("guests.visits")));
    QVERIFY2(says("guests: name_1", "name"), qPrintable(detail("guests: name_1")));
    QVERIFY2(says("dishes: both", "allergens"), qPrintable(detail("dishes: both")));
    QVERIFY2(says("Find guest", "case"), qPrintable(detail("Find guest")));
    QVERIFY2(says("dishes", "Validation is off"), qPrintable(detail("dishes")));
    QVERIFY2(!detail("suppliers · dishes").isEmpty(), "a relationship");
    const auto related = [&](const char *object) {
        QStringList checks;
        for (const services::Suspect &one : suspects) {
            if (one.object == QString::fromUtf8(object)) {
                for (const checks::Finding &finding : one.related)
                    checks << finding.check;
            }
        }
        return checks.join(QLatin1Char(' '));
    };
    QVERIFY2(!says("guests: name_1_email_1", "no operation uses it"), qPrintable(detail("guests: name_1_email_1")));
    QCOMPARE(related("guests · visits"), QStringLiteral("E1")); // planted on the array it makes
    // What the finding names has a part in it: who selects that is told where the mistake lies.
    QCOMPARE(related("Dish of the day"), QStringLiteral("E10"));
    QCOMPARE(related("guests: name_1_email_1"), QStringLiteral("E8"));
    QCOMPARE(related("guests.name"), QStringLiteral("E8 E11"));
    QCOMPARE(related("dishes.tags"), QStringLiteral("E13"));
    QCOMPARE(related("dishes.price"), QString());
    QCOMPARE(related("Show guest"), QString());
    QCOMPARE(related("guests.email"), QString());
    for (const services::Suspect &one : suspects) // nothing stands there only because it is the answer
        QVERIFY2(one.group != QStringLiteral("The design as a whole"), qPrintable(one.object));
    step.planted.removeIf([](const formats::PlantedFinding &planted) { return planted.check == QLatin1String("E11"); });
    suspects = *services::suspectsOf(bench, step);
    QCOMPARE(related("Find guest"), QStringLiteral("E11")); // reported, though not planted
}

/// The first page shows all that its text speaks of: what the next one compares it with, or a small design whole.
void TestLessonStages::firstPagesShowTheirCollections()
{
    const auto cards = [](const char *lesson) {
        const services::LessonBench bench(*formats::shippedLesson(QLatin1String(lesson)));
        const formats::LessonStep &step = bench.lesson().steps.first();
        QStringList names;
        const QList<services::ComparedDocument> documents = *services::stageDocuments(bench, step);
        for (const services::ComparedDocument &document : documents)
            names << document.collection;
        names.sort();
        return names.join(QLatin1Char(' '));
    };
    QCOMPARE(cards("anti-patterns"), QStringLiteral("dishes guests suppliers"));
    QCOMPARE(cards("polymorphic"), QStringLiteral("articles podcasts videos"));
    QCOMPARE(cards("single-view"), QStringLiteral("crm_customers shop_accounts support_contacts"));
    QVERIFY2(cards("inheritance").contains(QStringLiteral("ferries")), qPrintable(cards("inheritance")));
}

/// The learner sees what a step changes and nothing else: a field that stays has the value of before. Documents that
/// are other ones by the step itself are left out: pages of a day instead of an hour, what is young enough to stay.
void TestLessonStages::whatStaysKeepsItsValue()
{
    using Kind = services::StageRow::Kind;
    const QStringList others{QStringLiteral("bucket-by-time"), QStringLiteral("archive")};
    int compared = 0;
    QStringList apart;
    for (const QString &id : formats::lessonIds()) {
        const services::LessonBench bench(*formats::shippedLesson(id));
        for (const formats::LessonStep &step : bench.lesson().steps) {
            if (step.kind != StepKind::Show || step.collection.isEmpty() || others.contains(id))
                continue;
            const services::LessonStage stage = stageOf(bench, step);
            for (const services::StageCard &card : stage.after) {
                for (const services::StageRow &row : card.rows) {
                    if (!row.from || row.kind != Kind::Field || row.mark != services::LineMark::Kept || row.count > 0)
                        continue;
                    const services::StageRow &former = stage.before.at(row.from->card).rows.at(row.from->row);
                    // A list that is one of another kind, and a reference to documents that are together now.
                    if (former.value.startsWith(u'{') || former.value.startsWith(u'[') ||
                        row.name == QStringLiteral("vessel_id"))
                        continue;
                    ++compared;
                    if (former.value != row.value)
                        apart << QStringLiteral("%1/%2 %3.%4: %5, now %6")
                                     .arg(id, step.id, card.collection, row.path, former.value, row.value);
                }
            }
        }
    }
    QVERIFY2(apart.isEmpty(), qPrintable(apart.join(QLatin1Char('\n'))));
    QVERIFY2(compared > 50, qPrintable(QString::number(compared)));
}

QTEST_GUILESS_MAIN(TestLessonStages)
#include "tst_lessonstages.moc"
