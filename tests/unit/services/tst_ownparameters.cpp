// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/projectfile.h"
#include "models/patterns/core/basepattern.h"
#include "models/patterns/core/target.h"
#include "models/patterns/extendedreference/joinedreads.h"
#include "models/patterns/patternregistry.h"
#include "models/services/advice/goaladvice.h"
#include "models/services/methodology/methodology.h"
#include "models/services/patternuses/applypattern.h"
#include "models/services/patternuses/parametertexts.h"
#include "models/services/patternuses/patternfits.h"
#include "models/services/patternuses/patternplaces.h"
#include "models/services/patternuses/patterntrial.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QtTest>

using namespace sw;

namespace
{

const QString referenceId = QStringLiteral("extended-reference");

/// A real application whose comments show their authors' names, pictures and addresses.
schema::Model coralTalk()
{
    const auto project =
        formats::loadProjectFile(QStringLiteral(SHAPEWRIGHT_TEST_DATA "/designs/coral-talk.shape.json"));
    schema::Model model = project ? project->model : schema::Model();
    const auto authors =
        std::find_if(model.relationships.cbegin(), model.relationships.cend(),
                     [](const schema::Relationship &one) { return one.name == QLatin1String("author comments"); });
    if (authors != model.relationships.cend())
        (void)services::applyPattern(model, *patterns::PatternRegistry::instance().find(referenceId),
                                     {{}, authors->id, {}}, {});
    return model;
}

/// The last of the copied fields that operations read is left out.
schema::Model withFewerCopies()
{
    schema::Model model = coralTalk();
    for (schema::PatternUse &use : model.patterns) {
        const schema::ModelIndex index(model);
        QJsonArray fields =
            patterns::completeParameters(*patterns::PatternRegistry::instance().find(referenceId), index, use)
                .value(QStringLiteral("fields"))
                .toArray();
        fields.removeLast();
        use.parameters.insert(QStringLiteral("fields"), fields);
    }
    return model;
}

const advisor::Explanation *judgedFor(const QList<advisor::Explanation> &all, const schema::PatternUse &use)
{
    const auto found = std::find_if(all.cbegin(), all.cend(), [&](const advisor::Explanation &one) {
        return one.use.pattern == use.pattern && patterns::targetOf(one.use) == patterns::targetOf(use);
    });
    return found == all.cend() ? nullptr : &*found;
}

bool allMet(const QList<patterns::Condition> &conditions)
{
    return std::all_of(conditions.cbegin(), conditions.cend(), [](const auto &one) { return one.met || !one.hard; });
}

} // namespace

/// What people choose for a pattern is judged as they chose it, not as the program would have.
class TestOwnParameters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void snapshotsStandBesideWhatReadsWant();
    void conditionsFollow();
    void scoreFollows();
    void adviceStays();
    void codeFollows();
    void placesAndQuestionsFollow();
    void lookupsAreThoseOfTheReference();
};

void TestOwnParameters::conditionsFollow()
{
    const schema::Model whole = coralTalk(), fewer = withFewerCopies();
    QCOMPARE(whole.patterns.size(), 1);
    const services::PatternTrial before = services::tryPattern(whole, whole.patterns.first());
    const services::PatternTrial after = services::tryPattern(fewer, fewer.patterns.first());
    QVERIFY(allMet(before.conditions));
    QVERIFY(!allMet(after.conditions));
    QVERIFY(before.conditions.size() == after.conditions.size());
    QVERIFY2(after.conditions.at(1).text != before.conditions.at(1).text, "the copies take fewer bytes");
}

void TestOwnParameters::scoreFollows()
{
    const schema::Model whole = coralTalk(), fewer = withFewerCopies();
    const auto asAdvised = services::judgements(services::advise(whole, whole.goal, {}));
    const auto own = services::judgements(services::advise(fewer, fewer.goal, {}));
    const advisor::Explanation *first = judgedFor(asAdvised, whole.patterns.first());
    const advisor::Explanation *second = judgedFor(own, fewer.patterns.first());
    QVERIFY(first && second);
    QVERIFY(first->verdict == advisor::Verdict::Strong || first->verdict == advisor::Verdict::Recommended);
    QVERIFY(services::advisedInWords(whole, *first).isEmpty());
    QCOMPARE(second->verdict, advisor::Verdict::Rejected);
    QVERIFY2(second->score < first->score, qPrintable(QString::number(second->score)));
    QVERIFY(!second->reason.isEmpty());
    const QString advised = services::advisedInWords(fewer, *second);
    const QString left = patterns::completeParameters(*patterns::PatternRegistry::instance().find(referenceId),
                                                      schema::ModelIndex(whole), whole.patterns.first())
                             .value(QStringLiteral("fields"))
                             .toArray()
                             .last()
                             .toString();
    QVERIFY2(advised.contains(left), qPrintable(advised));
}

void TestOwnParameters::adviceStays()
{
    const schema::Model whole = coralTalk(), fewer = withFewerCopies();
    const advisor::Advice one = services::advise(whole, whole.goal, {});
    const advisor::Advice other = services::advise(fewer, fewer.goal, {});
    QVERIFY(one.asUsed.isEmpty());
    QCOMPARE(other.asUsed.size(), 1);
    QCOMPARE(other.applied.size(), one.applied.size());
    for (qsizetype i = 0; i < one.applied.size(); ++i)
        QCOMPARE(other.applied.at(i).text, one.applied.at(i).text);
}

void TestOwnParameters::codeFollows()
{
    const schema::Model whole = coralTalk(), fewer = withFewerCopies();
    const auto reads = [](const schema::Model &model) {
        QList<patterns::CodeSnippet> codes;
        for (const services::TrialCode &code : services::tryPattern(model, model.patterns.first()).code) {
            if (code.code.title == QLatin1String("Read with the copied fields"))
                codes << code.code;
        }
        return codes;
    };
    QVERIFY(!reads(whole).isEmpty());
    for (const patterns::CodeSnippet &code : reads(whole)) {
        const auto operation = std::find_if(whole.operations.cbegin(), whole.operations.cend(),
                                            [&](const schema::Operation &one) { return one.name == code.operation; });
        QVERIFY2(operation != whole.operations.cend(), qPrintable(code.operation));
        QCOMPARE(code.script.contains(QLatin1String(".sort(")), !operation->sort.isEmpty());
        QVERIFY2(!code.indexUsed.isEmpty(), qPrintable(code.script));
        QVERIFY2(operation->sort.isEmpty() || code.indexUsed != QLatin1String("_id"), qPrintable(code.script));
    }
    for (const patterns::CodeSnippet &code : reads(fewer)) {
        QVERIFY2(code.operation.isEmpty(), qPrintable(code.operation));
        QVERIFY2(!code.script.contains(QLatin1String("no join")), qPrintable(code.script));
        QVERIFY(!code.note.isEmpty());
    }
}

void TestOwnParameters::placesAndQuestionsFollow()
{
    const patterns::Pattern &pattern = *patterns::PatternRegistry::instance().find(referenceId);
    const auto isUsedPossible = [&](const schema::Model &model) {
        const QList<services::PatternPlace> places = services::patternPlaces(model, pattern, 0);
        const auto used = std::find_if(places.cbegin(), places.cend(), [](const auto &one) { return one.used; });
        return used != places.cend() && used->possible;
    };
    QVERIFY(isUsedPossible(coralTalk()));
    QVERIFY(!isUsedPossible(withFewerCopies()));
    const auto answerOf = [](const schema::Model &model) {
        for (const services::MethodQuestion &question : services::wholeMethodologyOf(model, model.goal).questions) {
            if (question.asked == services::Asked::Pattern &&
                question.use.relationship == model.patterns.first().relationship)
                return question.answer;
        }
        return QString();
    };
    QCOMPARE(answerOf(coralTalk()), QStringLiteral("in use"));
    QCOMPARE(answerOf(withFewerCopies()), QStringLiteral("in use, with other parameters than recommended"));
}

/// A path that comes back to the documents with the reference, for others beside them, does not look up more.
void TestOwnParameters::lookupsAreThoseOfTheReference()
{
    const auto project = formats::loadProjectFile(QStringLiteral(SHAPEWRIGHT_TEST_DATA "/designs/cezerin.shape.json"));
    QVERIFY(project);
    const schema::ModelIndex index(project->model);
    const schema::PatternUse use{{}, referenceId, {},   schema::RelationshipId(QStringLiteral("category-products")),
                                 {}, {},          true, {}};
    const patterns::Pattern &pattern = *patterns::PatternRegistry::instance().find(referenceId);
    const patterns::UseContext context{index, use, patterns::completeParameters(pattern, index, use)};
    const QList<patterns::JoinedRead> joined = patterns::joinedReads(index, *patterns::referenceEnds(context));
    QCOMPARE(joined.size(), 1);
    QCOMPARE(joined.first().lookups, 40.0); // 40 a second find a product each
}

/// Fields that keep the state of a moment were all that was copied, though reads want others as well.
void TestOwnParameters::snapshotsStandBesideWhatReadsWant()
{
    const patterns::Pattern *reference = patterns::PatternRegistry::instance().find(referenceId);
    int checked = 0;
    QDirIterator files(QStringLiteral(SHAPEWRIGHT_TEST_DATA "/designs"), {QStringLiteral("*.shape.json")});
    while (files.hasNext()) {
        const auto project = formats::loadProjectFile(files.next());
        QVERIFY(project);
        const schema::ModelIndex model(project->model);
        for (const schema::Relationship &link : project->model.relationships) {
            if (link.snapshotFields.isEmpty())
                continue;
            const QJsonObject values = reference->defaults(model, {{}, link.id, {}});
            const QStringList copied = patterns::pathsOf(values.value(QStringLiteral("fields")));
            const patterns::ReferenceEnds ends{&link, values.value(QStringLiteral("holder")) == QLatin1String("a")};
            QStringList wanted = patterns::fieldsToCopy(model, ends, patterns::joinedReads(model, ends));
            wanted.removeIf([&](const QString &field) { return copied.contains(field); });
            QVERIFY2(wanted.isEmpty(), qPrintable(link.name + QLatin1Char(' ') + wanted.join(QLatin1Char(' '))));
            QCOMPARE(values.value(QStringLiteral("policy")).toString(),
                     copied == link.snapshotFields ? QStringLiteral("snapshot") : QStringLiteral("bulk"));
            checked += copied == link.snapshotFields ? 0 : 1;
        }
    }
    QVERIFY(checked > 0);
}

QTEST_GUILESS_MAIN(TestOwnParameters)
#include "tst_ownparameters.moc"
