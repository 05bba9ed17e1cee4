// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/samplelibrary.h"
#include "models/patterns/core/designbuilder.h"
#include "models/patterns/core/wholecode.h"
#include "models/patterns/patternregistry.h"
#include "models/services/advice/goaladvice.h"
#include "models/services/patternuses/applypattern.h"
#include "models/services/patternuses/patternfits.h"
#include "models/services/patternuses/patterntrial.h"
#include "models/services/patternuses/useorder.h"
#include "tests/support/modelbuilder.h"

#include <QJsonArray>
#include <QtTest>

using namespace sw;
using services::LineMark;

namespace
{

schema::Model shop()
{
    test::ModelBuilder builder;
    builder.entity("books", 1000, "title:string:20 isbn:string:13!")
        .entity("reviews", 40000, "stars:int32 text:string:400 created:date")
        .entity("authors", 300, "name:string:20 born:date")
        .link("books 1:N reviews [0,40,200] placement=embedInA")
        .link("authors 1:N books [1,4,20] placement=referenceFromB")
        .operation("OpenBook", "read 50/s books books-reviews:10 filter=books.isbn")
        .operation("AddReview", "insert 1/s reviews");
    return builder.model;
}

schema::RelationshipId link(const schema::Model &model, int at)
{
    return model.relationships.at(at).id;
}

schema::PatternUse useOf(const QString &pattern, const schema::RelationshipId &relationship)
{
    schema::PatternUse use;
    use.pattern = pattern;
    use.relationship = relationship;
    return use;
}

const services::ComparedDocument *document(const services::PatternTrial &trial, const QString &collection)
{
    for (const services::ComparedDocument &each : trial.documents) {
        if (each.collection == collection)
            return &each;
    }
    return nullptr;
}

/// What became of the line at \p path.
LineMark markAt(const services::ComparedDocument::Side &side, const QString &path)
{
    for (const services::ComparedLine &each : side.lines) {
        if (each.line.path == path)
            return each.mark;
    }
    return LineMark::Removed;
}

} // namespace

/// What a pattern would do, without a window.
class TestPatternTrial : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void proposesWhatTheAdviceHas();
    void marksWhatMoves();
    void marksWhatIsCopied_data();
    void marksWhatIsCopied();
    void marksWhatIsGathered();
    void keepsTheNumberOfItems();
    void isTheSameAsTheCommands();
    void followsParameters();
    void reasonsTellWhatReadsNeed();
    void copiesThatStayNeedNoSteps();
    void explainsRefusals();
    void namesConflicts();
    void ordersUses();
    void tellsHowWellPatternsFit();
};

void TestPatternTrial::marksWhatMoves()
{
    const schema::Model model = shop();
    const services::PatternTrial trial = services::tryPattern(model, useOf(QStringLiteral("subset"), link(model, 0)));
    QVERIFY2(trial.refusal.isEmpty(), qPrintable(trial.refusal));
    QCOMPARE(trial.documents.size(), 2);
    const auto *books = document(trial, QStringLiteral("books"));
    QVERIFY(books && books->before && books->after);
    QVERIFY(books->after->bytes < books->before->bytes);
    QCOMPARE(markAt(*books->before, QStringLiteral("title")), LineMark::Kept);
    QCOMPARE(markAt(*books->after, QStringLiteral("title")), LineMark::Kept);
    // Two items are shown of the list, and a line for the others: those are what moves.
    const auto rest = std::find_if(
        books->before->lines.cbegin(), books->before->lines.cend(),
        [](const services::ComparedLine &each) { return each.line.value.startsWith(QStringLiteral("… +")); });
    QVERIFY(rest != books->before->lines.cend());
    QCOMPARE(rest->mark, LineMark::Moved);
    const auto *reviews = document(trial, QStringLiteral("reviews"));
    QVERIFY(reviews && !reviews->before && reviews->after);
    QCOMPARE(markAt(*reviews->after, QStringLiteral("text")), LineMark::Moved);
    QCOMPARE(reviews->after->documents, 40000.0);
    QVERIFY(trial.before && trial.after && !trial.effects.isEmpty());
    QVERIFY(trial.migration && !trial.migration->migration.steps.isEmpty());
    QVERIFY(std::any_of(trial.rules.cbegin(), trial.rules.cend(),
                        [](const services::TrialRules &each) { return each.collection == QLatin1String("reviews"); }));
}

void TestPatternTrial::marksWhatIsCopied_data()
{
    QTest::addColumn<double>("authors");
    QTest::newRow("each has an author") << 1.0;
    QTest::newRow("most have none") << 0.3; // nor has the likely document
}

void TestPatternTrial::marksWhatIsCopied()
{
    QFETCH(double, authors);
    schema::Model model = shop();
    if (authors < 1)
        model.relationships[1].a.perOther = {0, authors, 1, false};
    schema::PatternUse use = useOf(QStringLiteral("extended-reference"), link(model, 1));
    const services::PatternTrial trial = services::tryPattern(model, use);
    QVERIFY2(trial.refusal.isEmpty(), qPrintable(trial.refusal));
    bool copied = false;
    for (const services::ComparedDocument &each : trial.documents) {
        for (const services::ComparedLine &line : each.after->lines)
            copied = copied || line.mark == LineMark::Copied;
    }
    QVERIFY(copied);
}

/// Fields that become items of one array move, all of them, with those that "… +n" stands for.
void TestPatternTrial::marksWhatIsGathered()
{
    test::ModelBuilder builder;
    builder.entity("movies", 1000, "title:string:20 seen_de:date seen_fr:date seen_gb:date seen_it:date")
        .operation("InFrance", "read 5/s movies filter=movies.seen_fr")
        .operation("InItaly", "read 5/s movies filter=movies.seen_it");
    const schema::Model model = builder.model;
    schema::PatternUse use;
    use.pattern = QStringLiteral("attribute");
    use.entity = model.entities.first().id;
    const services::PatternTrial trial = services::tryPattern(model, use);
    QVERIFY2(trial.refusal.isEmpty(), qPrintable(trial.refusal));
    const auto *movies = document(trial, QStringLiteral("movies"));
    QVERIFY(movies && movies->before && movies->after);
    for (const char *field : {"seen_de", "seen_fr", "seen_gb", "seen_it"})
        QVERIFY2(markAt(*movies->before, QLatin1String(field)) == LineMark::Moved, field);
    QCOMPARE(markAt(*movies->before, QStringLiteral("title")), LineMark::Kept);
    int moved = 0;
    for (const services::ComparedLine &each : movies->after->lines) {
        QVERIFY2(!each.line.value.contains(QLatin1String("seen_")) || each.mark == LineMark::Moved,
                 qPrintable(each.line.value));
        if (each.line.more > 0)
            QCOMPARE(each.mark, LineMark::Moved);
        moved += each.mark == LineMark::Moved ? 1 : 0;
    }
    QCOMPARE(moved, 3); // two items, and the rest of them
}

/// What goes to the overflow collection is no longer in the documents, on average either.
void TestPatternTrial::keepsTheNumberOfItems()
{
    schema::Model model = shop();
    model.relationships[0].b.perOther = {0, 40, 20000, false};
    model.relationships[0].p50 = 5;
    model.relationships[0].p99 = 100;
    schema::PatternUse use = useOf(QStringLiteral("outlier"), link(model, 0));
    use.parameters.insert(QStringLiteral("threshold"), 100);
    const services::PatternTrial trial = services::tryPattern(model, use);
    QVERIFY2(trial.refusal.isEmpty(), qPrintable(trial.refusal));
    const auto *books = document(trial, QStringLiteral("books"));
    const auto *extras = document(trial, QStringLiteral("book_extras"));
    QVERIFY(books && books->before && books->after && extras && extras->after);
    QVERIFY(extras->after->documents > 1000); // of 40,000 reviews
    QVERIFY2(
        books->after->average < books->before->average,
        qPrintable(QStringLiteral("%1, %2").arg(books->before->average.value()).arg(books->after->average.value())));
}

void TestPatternTrial::isTheSameAsTheCommands()
{
    schema::Model model = shop();
    schema::PatternUse use = useOf(QStringLiteral("subset"), link(model, 0));
    use.id = schema::PatternUseId(QStringLiteral("u"));
    model.patterns << use;
    const services::PatternTrial trial = services::tryPattern(model, use);
    QStringList scripts;
    for (const patterns::PlacedSnippet &each : patterns::wholeCode(model)) {
        if (each.pattern == QLatin1String("subset"))
            scripts << each.code.script;
    }
    QStringList tried;
    for (const services::TrialCode &each : trial.code)
        tried << each.code.script;
    QCOMPARE(tried, scripts);
    QVERIFY(std::any_of(trial.code.cbegin(), trial.code.cend(), [](const auto &each) { return each.reads; }));
    QVERIFY(std::any_of(trial.code.cbegin(), trial.code.cend(), [](const auto &each) { return !each.reads; }));
    const auto migration = services::patternMigration(model, use);
    QVERIFY(migration && trial.migration);
    QCOMPARE(services::scriptOf(*trial.migration, false), services::scriptOf(*migration, false));
    QCOMPARE(services::scriptOf(*trial.migration, true), services::scriptOf(*migration, true));
}

void TestPatternTrial::followsParameters()
{
    const schema::Model model = shop();
    schema::PatternUse use = useOf(QStringLiteral("subset"), link(model, 0));
    use.parameters.insert(QStringLiteral("n"), 3);
    const base::Bytes few = document(services::tryPattern(model, use), QStringLiteral("books"))->after->bytes;
    use.parameters.insert(QStringLiteral("n"), 20);
    const base::Bytes many = document(services::tryPattern(model, use), QStringLiteral("books"))->after->bytes;
    QVERIFY(few < many);
    QVERIFY(model.patterns.isEmpty());
}

/// A use may keep more than the pattern proposes: then what it proposes is no reason.
void TestPatternTrial::reasonsTellWhatReadsNeed()
{
    const schema::Model model = shop();
    const schema::ModelIndex index(model);
    QStringList texts;
    for (const patterns::Finding &finding :
         services::findPlaces(model, patterns::buildDesign(index)).value(QStringLiteral("subset"))) {
        for (const patterns::Condition &condition : finding.conditions)
            texts << condition.text;
    }
    QVERIFY2(texts.contains(QStringLiteral("One parent typically has 40 reviews; reads need only 10.")),
             qPrintable(texts.join(u'\n')));
}

/// Copies that keep their state were said to be kept in step, and nothing wrote them.
void TestPatternTrial::copiesThatStayNeedNoSteps()
{
    const schema::Model model = shop();
    schema::PatternUse use = useOf(QStringLiteral("extended-reference"), link(model, 1));
    for (const char *policy : {"snapshot", "expiry", "bulk"}) {
        use.parameters = {{QStringLiteral("policy"), QLatin1String(policy)},
                          {QStringLiteral("fields"), QJsonArray{QStringLiteral("name")}}};
        const services::PatternTrial trial = services::tryPattern(model, use);
        QVERIFY2(trial.refusal.isEmpty(), qPrintable(trial.refusal));
        QCOMPARE(trial.price.join(QLatin1Char(' ')).contains(QStringLiteral("in step")),
                 policy == QLatin1String("bulk"));
        QVERIFY2(std::any_of(trial.code.cbegin(), trial.code.cend(),
                             [](const services::TrialCode &each) { return !each.reads; }),
                 policy);
    }
}

void TestPatternTrial::explainsRefusals()
{
    const schema::Model model = shop();
    schema::PatternUse use = useOf(QStringLiteral("subset"), link(model, 0));
    use.parameters.insert(QStringLiteral("n"), -1);
    QVERIFY(!services::tryPattern(model, use).refusal.isEmpty());
    use.parameters = {};
    schema::Model linked = model;
    linked.relationships[0].placement = schema::Placement::ReferenceFromB;
    use.pattern = QStringLiteral("from-the-future");
    QVERIFY(!services::tryPattern(linked, use).refusal.isEmpty());
}

void TestPatternTrial::namesConflicts()
{
    schema::Model model = shop();
    schema::PatternUse subset = useOf(QStringLiteral("subset"), link(model, 0));
    subset.id = schema::PatternUseId(QStringLiteral("first"));
    model.patterns << subset;
    const services::PatternTrial trial = services::tryPattern(model, useOf(QStringLiteral("outlier"), link(model, 0)));
    QCOMPARE(trial.conflicts.size(), 1);
    QCOMPARE(trial.conflicts.first().other.text(), QStringLiteral("first"));
    QVERIFY2(trial.conflicts.first().reason.contains(QStringLiteral("Not together with Subset")),
             qPrintable(trial.conflicts.first().reason));
    model.patterns.first().enabled = false;
    QVERIFY(services::tryPattern(model, useOf(QStringLiteral("outlier"), link(model, 0))).conflicts.isEmpty());
}

void TestPatternTrial::ordersUses()
{
    schema::Model model = shop();
    const QString names[] = {QStringLiteral("subset"), QStringLiteral("unknown"), QStringLiteral("extended-reference"),
                             QStringLiteral("subset")};
    int number = 0;
    for (const QString &name : names) {
        schema::PatternUse use = useOf(name, link(model, 0));
        use.id = schema::PatternUseId(QString::number(number++));
        model.patterns << use;
    }
    QStringList order;
    for (const schema::PatternUseId &id : services::applicationOrder(model))
        order << id.text();
    QCOMPARE(order, (QStringList{QStringLiteral("2"), QStringLiteral("0"), QStringLiteral("3"), QStringLiteral("1")}));
    const auto later = services::placeAfterStep(model, schema::PatternUseId(QStringLiteral("0")), 1);
    QVERIFY(later);
    QCOMPARE(*later, 3);
    const auto earlier = services::placeAfterStep(model, schema::PatternUseId(QStringLiteral("0")), -1);
    QVERIFY(!earlier);
    QVERIFY(earlier.error().message.contains(QStringLiteral("always applied before")));
    QVERIFY(!earlier.error().wayOut.isEmpty());
}

void TestPatternTrial::tellsHowWellPatternsFit()
{
    const schema::Model model = shop();
    const design::Design design = patterns::buildDesign(model);
    const services::PatternFindings findings = services::findPlaces(model, design);
    const QList<advisor::Explanation> judged =
        services::judgements(services::advise(model, schema::Goal::Balanced, {}));
    const patterns::Target reviews{{}, link(model, 0), {}};
    const QList<services::PatternFit> fits =
        services::patternFits(schema::ModelIndex(model), findings, judged, reviews);
    QCOMPARE(fits.size(), patterns::PatternRegistry::instance().all().size());
    for (qsizetype i = 1; i < fits.size(); ++i)
        QVERIFY(fits.at(i - 1).group <= fits.at(i).group);
    for (const services::PatternFit &fit : fits) {
        QVERIFY2(fit.group != services::PatternFit::Group::NotMet || !fit.obstacle.isEmpty(), qPrintable(fit.pattern));
        // What is recommended stands with what fits, whatever scores higher and is not.
        QVERIFY(!fit.score || fit.used || fit.advised == (fit.group == services::PatternFit::Group::Fits));
    }
    const auto subset = std::find_if(fits.cbegin(), fits.cend(), [](const services::PatternFit &each) {
        return each.pattern == QLatin1String("subset");
    });
    QVERIFY(subset->places == 1 && subset->target == reviews);
    schema::Model declining = model;
    schema::PatternUse declined;
    declined.id = schema::PatternUseId(QStringLiteral("declined"));
    declined.pattern = subset->pattern;
    declined.relationship = reviews.relationship;
    declined.enabled = false;
    declining.patterns << declined;
    for (const services::PatternFit &fit :
         services::patternFits(schema::ModelIndex(declining), findings, judged, reviews)) {
        QCOMPARE(fit.declined, fit.pattern == declined.pattern);
        QVERIFY(!fit.declined || fit.group == services::PatternFit::Group::Possible);
    }
    // An entity's relationships are its own concern too.
    const patterns::Target books{model.entities.first().id, {}, {}};
    QVERIFY(services::concerns(schema::ModelIndex(model), books, reviews));
    QVERIFY(!services::concerns(schema::ModelIndex(model), {model.entities.at(2).id, {}, {}}, reviews));
}

/// Also where the pattern is in use with others.
void TestPatternTrial::proposesWhatTheAdviceHas()
{
    schema::Model model = *formats::loadSample(QStringLiteral("bookstore"));
    const advisor::Advice advice = services::advise(model, model.goal, {});
    const auto advised = std::find_if(advice.applied.cbegin(), advice.applied.cend(),
                                      [](const auto &each) { return each.use.pattern == QLatin1String("subset"); });
    QVERIFY(advised != advice.applied.cend());
    const patterns::Pattern &subset = *patterns::PatternRegistry::instance().find(QStringLiteral("subset"));
    const patterns::Target reviews = patterns::targetOf(advised->use);
    const QJsonObject wanted = patterns::completeParameters(subset, schema::ModelIndex(model), advised->use);
    QVERIFY(wanted != subset.defaults(schema::ModelIndex(model), reviews));
    QCOMPARE(services::proposedParameters(model, subset, reviews, {}), wanted);
    QVERIFY(services::applyPattern(model, subset, reviews, {{QStringLiteral("n"), 25}}));
    QVERIFY(services::applyPattern(model, subset, reviews, services::proposedParameters(model, subset, reviews, {})));
    const schema::PatternUse &used = *patterns::useAt(model, subset.id(), reviews);
    QCOMPARE(patterns::completeParameters(subset, schema::ModelIndex(model), used), wanted);
}

QTEST_GUILESS_MAIN(TestPatternTrial)
#include "tst_patterntrial.moc"
