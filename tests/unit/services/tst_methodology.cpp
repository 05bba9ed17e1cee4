// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/progress.h"
#include "models/services/fixes/countbalance.h"
#include "models/services/methodology/agreement.h"
#include "models/services/methodology/answertexts.h"
#include "models/services/methodology/workloadquestions.h"
#include "tests/unit/services/methodquestions.h"

#include <QtTest>

using namespace sw;
using namespace sw::test::asking;
using schema::Goal;
using services::AnswerState;
using services::Asked;
using services::MethodStep;

/// What a design still needs to know, in three steps.
class TestMethodology : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asksMoreOfHigherGoals();
    void beginsWithNothing();
    void asksFromBothEnds();
    void saysWhatIsMissing();
    void commandsAnswer();
    void endsWithPatterns();
    void namesWhatIsIdle();
    void asksForWrites();
    void togetherCanBeDenied();
    void placementWaitsForAPerson();
    void agreementEndsWithTheRecommendation();
    void tellsWhatStandsAlone();
    void agreesWithWhatIsAssumed();
    void agreementEndsWithAnotherNumber();
    void asksHowManyAreFound();
    void tellsRelationshipsApart();
    void findsWhatDoesNotAddUp();
    void answersAreWords_data();
    void answersAreWords();
    void sizesNameTheirPlaces();
    void tellsWhoSaidIt();
    void placementOfTheDataIsAQuestion();
    void tellsCountsThatRulesForbid();
};

void TestMethodology::asksMoreOfHigherGoals()
{
    const schema::Model model = shop();
    const auto simple = services::methodologyOf(model, Goal::Simplicity);
    const auto balanced = services::methodologyOf(model, Goal::Balanced);
    const auto fast = services::methodologyOf(model, Goal::Performance);
    QCOMPARE(askedIn(simple, MethodStep::Workload), QSet<Asked>({Asked::Busiest}));
    QCOMPARE(askedIn(balanced, MethodStep::Workload), QSet<Asked>({Asked::Count, Asked::Size, Asked::Rate}));
    QCOMPARE(askedIn(fast, MethodStep::Workload),
             QSet<Asked>({Asked::Count, Asked::Size, Asked::Rate, Asked::Latency, Asked::Freshness, Asked::Durability,
                          Asked::Criticality}));
    QCOMPARE(askedIn(simple, MethodStep::Relationships), QSet<Asked>({Asked::PerOther, Asked::Placement}));
    QCOMPARE(askedIn(balanced, MethodStep::Relationships),
             QSet<Asked>({Asked::PerOther, Asked::Together, Asked::ItemsWanted, Asked::Placement}));
    QVERIFY(askedIn(fast, MethodStep::Relationships).contains(Asked::Longest));
    for (const auto &method : {simple, balanced, fast}) {
        for (const services::MethodQuestion &question : method.questions) {
            QVERIFY2(!question.question.isEmpty() && !question.reason.isEmpty(),
                     qPrintable(services::nameOf(question.asked)));
        }
    }
}

void TestMethodology::beginsWithNothing()
{
    const auto empty = services::wholeMethodologyOf({}, Goal::Balanced);
    QCOMPARE(empty.questions.size(), 1);
    QCOMPARE(empty.questions.first().asked, Asked::Entities);
    QVERIFY(empty.patternsKnown);
    schema::Model model = shop();
    model.operations.clear();
    const auto method = services::methodologyOf(model, Goal::Simplicity);
    QCOMPARE(askedIn(method, MethodStep::Workload), QSet<Asked>({Asked::Operations}));
    QCOMPARE(method.counts(MethodStep::Workload).missing, 1);
}

/// Where both sides have many, neither belongs to the other.
void TestMethodology::asksFromBothEnds()
{
    test::ModelBuilder builder;
    builder.entity("books", 1000, "title:string:20")
        .entity("authors", 500, "name:string:20")
        .entity("reviews", 500, "text:string:20")
        .link("books [0,3,9] N:M authors [1,2,5]")
        .link("books 1:N reviews [0,40,2000]");
    QStringList asked;
    for (const auto &question : services::methodologyOf(builder.model, Goal::Simplicity).questions) {
        if (question.asked == Asked::PerOther)
            asked << question.question;
    }
    QCOMPARE(asked, QStringList({QStringLiteral("How many “authors” belong to a document of “books”?"),
                                 QStringLiteral("How many “books” belong to a document of “authors”?"),
                                 QStringLiteral("How many “reviews” belong to a document of “books”?"),
                                 QStringLiteral("How many “books” does a document of “reviews” belong to?")}));
}

void TestMethodology::saysWhatIsMissing()
{
    schema::Model model = shop();
    model.entities[0].count = schema::Entity().count;
    model.entities[0].fields[0].averageBytes = 0;
    model.operations[1].perSecond = 0;
    model.relationships[0].b.perOther = {0, 10, schema::infinity, false};
    const auto method = services::methodologyOf(model, Goal::Balanced);
    const auto stateOf = [&](Asked asked, const char *object) {
        const services::MethodQuestion *found = find(method, asked, QString::fromUtf8(object));
        return found != nullptr ? services::nameOf(found->state) : QString();
    };
    QCOMPARE(stateOf(Asked::Count, "books"), QStringLiteral("assumed"));
    QCOMPARE(stateOf(Asked::Count, "reviews"), QStringLiteral("given"));
    QCOMPARE(stateOf(Asked::Size, "books"), QStringLiteral("assumed"));
    QCOMPARE(stateOf(Asked::Rate, "AddReview"), QStringLiteral("missing"));
    QCOMPARE(stateOf(Asked::Rate, "OpenBook"), QStringLiteral("given"));
    QCOMPARE(stateOf(Asked::Growth, "books · reviews"), QStringLiteral("missing"));
    QCOMPARE(stateOf(Asked::PerOther, "books · reviews"), QStringLiteral("missing")); // 10 of 1,000 are not 40,000
    QCOMPARE(method.counts(MethodStep::Relationships).missing,
             2 + (stateOf(Asked::Placement, "books · reviews") == QStringLiteral("missing")));
    model.operations[1].perSecond = schema::usualRate; // as a new one has it
    model.operations[1].rateUnit = schema::RateUnit::Automatic;
    const auto untouched = services::methodologyOf(model, Goal::Balanced);
    QCOMPARE(find(untouched, Asked::Rate, QStringLiteral("AddReview"))->state, AnswerState::Assumed);
    model.operations[1].rateUnit = schema::RateUnit::Second;
    const auto said = services::methodologyOf(model, Goal::Balanced);
    QCOMPARE(find(said, Asked::Rate, QStringLiteral("AddReview"))->state, AnswerState::Given);
    model.operations[1].perSecond = 0;
    model.operations[0].perSecond = 0;
    QCOMPARE(services::methodologyOf(model, Goal::Simplicity).counts(MethodStep::Workload).missing, 1);
}

/// Each command is one that the command line knows, and leaves its question answered.
void TestMethodology::commandsAnswer()
{
    schema::Model model = shop();
    model.entities[0].count = schema::Entity().count;
    model.entities[0].fields[0].averageBytes = 0;
    model.operations[1].perSecond = 0;
    model.relationships[0].b.perOther = {0, 10, schema::infinity, false};
    int open = 1000;
    for (int round = 0; round < 60 && open > 0; ++round) {
        const auto method = services::methodologyOf(model, Goal::Performance);
        open = 0;
        for (const services::MethodQuestion &question : method.questions) {
            if (question.state == AnswerState::Given || question.command.isEmpty())
                continue;
            ++open;
            obey(model, question.command);
            if (QTest::currentTestFailed())
                return;
            break;
        }
    }
    QCOMPARE(open, 0);
    const auto method = services::methodologyOf(model, Goal::Performance);
    QCOMPARE(method.counts(MethodStep::Workload).missing, 0);
    QCOMPARE(method.counts(MethodStep::Relationships).missing, 0);
}

void TestMethodology::endsWithPatterns()
{
    schema::Model model = shop();
    model.relationships[0].placement = schema::Placement::Automatic;
    model.operations[0].path[0].itemsWanted = 5;
    const auto method = services::wholeMethodologyOf(model, Goal::Performance);
    QVERIFY(method.patternsKnown);
    const QList<services::MethodQuestion> asked = method.of(MethodStep::Patterns);
    const auto advised = std::find_if(asked.cbegin(), asked.cend(), [](const services::MethodQuestion &question) {
        return question.asked == Asked::Pattern;
    });
    QVERIFY(advised != asked.cend());
    QCOMPARE(advised->state, AnswerState::Missing);
    QCOMPARE(advised->command.value(0), QStringLiteral("apply-pattern"));
    // What it is good for comes first, in figures.
    QVERIFY2(advised->reason.startsWith(QStringLiteral("Cost of ")), qPrintable(advised->reason));
    QVERIFY2(advised->reason.contains(QStringLiteral("% less")), qPrintable(advised->reason));
    QVERIFY2(advised->reason.contains(QStringLiteral("→")), qPrintable(advised->reason));
    model.patterns << advised->use;
    const auto after = services::wholeMethodologyOf(model, Goal::Performance);
    const services::MethodQuestion *now = find(after, Asked::Pattern, advised->object);
    QVERIFY(now != nullptr);
    QCOMPARE(now->state, AnswerState::Given);
}

void TestMethodology::namesWhatIsIdle()
{
    test::ModelBuilder builder;
    builder.model = shop();
    builder.use("schema-versioning", "books");
    const auto method = services::wholeMethodologyOf(builder.model, Goal::Simplicity);
    const services::MethodQuestion *idle = find(method, Asked::IdlePattern, QStringLiteral("books"));
    QVERIFY(idle != nullptr);
    QCOMPARE(idle->command.value(0), QStringLiteral("remove-pattern"));
}

/// Reads alone make every copy look as if it cost nothing.
void TestMethodology::asksForWrites()
{
    schema::Model model = shop();
    model.operations.removeLast();
    QVERIFY(askedIn(services::methodologyOf(model, Goal::Balanced), MethodStep::Workload).contains(Asked::Writes));
    QVERIFY(askedIn(services::methodologyOf(model, Goal::Performance), MethodStep::Workload).contains(Asked::Writes));
    QVERIFY(!askedIn(services::methodologyOf(model, Goal::Simplicity), MethodStep::Workload).contains(Asked::Writes));
    QVERIFY(!askedIn(services::methodologyOf(shop(), Goal::Balanced), MethodStep::Workload).contains(Asked::Writes));
}

/// Yes is what an operation says, no what the relationship says; neither is not decided.
void TestMethodology::togetherCanBeDenied()
{
    const auto asked = [](const schema::Model &model) {
        const auto method = services::methodologyOf(model, Goal::Balanced);
        return *find(method, Asked::Together, QStringLiteral("books · reviews"));
    };
    schema::Model model = shop();
    QCOMPARE(asked(model).state, AnswerState::Given);
    QCOMPARE(asked(model).answer, QStringLiteral("yes: “OpenBook”"));
    model.operations[0].path.clear();
    QCOMPARE(asked(model).state, AnswerState::Assumed);
    obey(model, asked(model).command);
    QVERIFY(model.relationships.first().readApart);
    QCOMPARE(asked(model).state, AnswerState::Given);
    QCOMPARE(asked(model).answer, QStringLiteral("no"));
}

/// What the program chose was ticked as if somebody had answered.
void TestMethodology::placementWaitsForAPerson()
{
    const auto asked = [](const schema::Model &model) {
        const auto method = services::methodologyOf(model, Goal::Balanced);
        return *find(method, Asked::Placement, QStringLiteral("books · reviews"));
    };
    schema::Model model = shop();
    model.relationships[0].b.perOther = {0, 4, 20, false};
    model.relationships[0].placement = schema::Placement::Automatic;
    QCOMPARE(asked(model).state, AnswerState::Assumed);
    QVERIFY(asked(model).answer.contains(QStringLiteral("chosen by the program")));
    obey(model, asked(model).command);
    QVERIFY(model.relationships[0].placement != schema::Placement::Automatic);
    QCOMPARE(asked(model).state, AnswerState::Given);
    QVERIFY2(asked(model).answer.contains(QStringLiteral("recommended and agreed")), qPrintable(asked(model).answer));
}

/// An answer that a change of the workload made wrong stayed ticked.
void TestMethodology::agreementEndsWithTheRecommendation()
{
    const auto asked = [](const schema::Model &model) {
        const auto method = services::methodologyOf(model, Goal::Balanced);
        return *find(method, Asked::Placement, QStringLiteral("books · reviews"));
    };
    schema::Model model = shop();
    model.relationships[0].b.perOther = {0, 4, 20, false};
    model.relationships[0].placement = schema::Placement::Automatic;
    model.entities[1].count = {0, 4000, 5000, false};
    const QStringList agree = asked(model).command;
    obey(model, agree);
    const schema::Placement before = model.relationships[0].placement;
    QCOMPARE(before, schema::Placement::EmbedInA);
    for (schema::Operation &each : model.operations)
        each.path.clear(); // nobody reads both any more
    model.operations << model.operations.last();
    model.operations.last().id = schema::OperationId(QStringLiteral("alone"));
    model.operations.last().name = QStringLiteral("ListReviews");
    model.operations.last().kind = schema::OperationKind::Read;
    model.operations.last().entity = model.relationships[0].b.entity;
    model.operations.last().perSecond = 500;
    QCOMPARE(asked(model).state, AnswerState::Missing);
    QVERIFY2(asked(model).answer.contains(QStringLiteral("now link from reviews to books is recommended")),
             qPrintable(asked(model).answer));
    QCOMPARE(model.relationships[0].placement, before); // asked, not changed
    schema::Model own = model;
    own.relationships[0].agreedPlacement = {}; // somebody insists
    QCOMPARE(asked(own).state, AnswerState::Given);
    obey(model, asked(model).command);
    QCOMPARE(model.relationships[0].placement, schema::Placement::ReferenceFromB);
    QCOMPARE(asked(model).state, AnswerState::Given);
}

/// It may be right so; where nothing is related to anything, it hardly is.
void TestMethodology::tellsWhatStandsAlone()
{
    test::ModelBuilder builder;
    builder.model = shop();
    builder.entity("settings", 10, "name:string:20").operation("ReadSettings", "read 5/s settings");
    const auto asked = [&] {
        const auto method = services::methodologyOf(builder.model, Goal::Simplicity);
        const services::MethodQuestion *found = find(method, Asked::Alone, QStringLiteral("settings"));
        return found != nullptr ? services::nameOf(found->state) : QStringLiteral("not asked");
    };
    QCOMPARE(asked(), QStringLiteral("given"));
    builder.model.operations.removeLast();
    QCOMPARE(asked(), QStringLiteral("assumed"));
    builder.model.entities.last().standsAlone = true;
    QCOMPARE(asked(), QStringLiteral("given"));
    QVERIFY(find(services::methodologyOf(builder.model, Goal::Simplicity), Asked::Alone, QStringLiteral("books")) ==
            nullptr);
    builder.link("settings 1:N books [0,5,9]");
    QCOMPARE(asked(), QStringLiteral("not asked"));
}

/// Each agreement answers its question, and all at once what one after the other would.
void TestMethodology::agreesWithWhatIsAssumed()
{
    test::ModelBuilder builder;
    builder.entity("books", 1000, "title:string isbn:string:13!")
        .entity("reviews", 40000, "stars:int32 text:string")
        .entity("settings", 10, "name:string:20")
        .link("books 1:N reviews [0,40,2000]")
        .operation("OpenBook", "read 50/s books filter=books.isbn")
        .operation("BooksCalled", "read 5/s books filter=books.title")
        .operation("AddReview", "insert 1/s reviews");
    builder.model.entities[0].count = {100, 1000, 10000, true};
    builder.model.relationships[0].b.perOther.guessed = true;
    builder.model.operations[2].perSecond = schema::usualRate;
    const schema::Model model = builder.model;
    const services::Methodology before = services::methodologyOf(model, Goal::Balanced);
    const QList<services::MethodQuestion> open = services::agreeable(before.questions);
    QSet<Asked> kinds;
    for (const services::MethodQuestion &question : open) {
        kinds << question.asked;
        QVERIFY2(!services::titleOf(question.asked).isEmpty(), qPrintable(services::nameOf(question.asked)));
        schema::Model agreed = model;
        services::agreeWith(agreed, {question});
        const auto after = services::methodologyOf(agreed, Goal::Balanced);
        const services::MethodQuestion *now = find(after, question.asked, question.object);
        QVERIFY2(now && now->state == AnswerState::Given, qPrintable(question.question));
        static const QList<Asked> words{Asked::Use, Asked::Alone, Asked::Together}; // said by whoever agrees
        const bool isOwnInPart = question.asked == Asked::Size && question.object == QLatin1String("books"); // isbn
        QVERIFY2(now->said == (words.contains(question.asked) ? services::SaidBy::Person
                               : isOwnInPart                  ? services::SaidBy::PartlyAgreed
                                                              : services::SaidBy::Agreed),
                 qPrintable(question.question));
    }
    QCOMPARE(kinds, QSet<Asked>({Asked::Count, Asked::Size, Asked::Use, Asked::Rate, Asked::Found, Asked::Alone,
                                 Asked::PerOther, Asked::Together, Asked::Placement}));
    schema::Model all = model;
    services::agreeWith(all, open);
    const auto after = services::methodologyOf(all, Goal::Balanced);
    QVERIFY(services::agreeable(after.questions).isEmpty());
    QCOMPARE(after.counts(MethodStep::Relationships).assumed, 0);
    const services::MethodQuestion *placed = find(after, Asked::Placement, QStringLiteral("books · reviews"));
    QVERIFY(placed->answer.size() > 0 && all.relationships[0].placement == placed->placement);
}

/// A number of a person's own takes the place of one that was agreed with.
void TestMethodology::agreementEndsWithAnotherNumber()
{
    const auto said = [](const schema::Model &model, Asked asked, const char *object) {
        const auto method = services::methodologyOf(model, Goal::Balanced);
        const services::MethodQuestion *found = find(method, asked, QString::fromLatin1(object));
        return found ? services::nameOf(found->said) : QString();
    };
    test::ModelBuilder builder;
    builder.entity("books", 1000, "title:string").operation("Find", "read 1/s books filter=books.title");
    schema::Model model = builder.model;
    model.entities[0].count.guessed = true;
    services::agreeWith(model, services::methodologyOf(model, Goal::Balanced).questions);
    for (const auto &[asked, object, assignment] : {std::tuple(Asked::Count, "books", "count=[0,2000,2000]"),
                                                    {Asked::Rate, "Find", "perSecond=7"},
                                                    {Asked::Found, "Find", "selectivity=3"},
                                                    {Asked::Size, "books", "averageBytes=44"}}) {
        QCOMPARE(said(model, asked, object), services::nameOf(services::SaidBy::Agreed));
        obey(model, {QStringLiteral("set"), services::fileArgument,
                     asked == Asked::Size ? QStringLiteral("books.title") : QString::fromLatin1(object),
                     QString::fromLatin1(assignment)});
        QCOMPARE(said(model, asked, object), services::nameOf(services::SaidBy::Person));
    }
}

/// Twenty are not assumed in silence; a key, or values that are known, tell without a question.
void TestMethodology::asksHowManyAreFound()
{
    test::ModelBuilder builder;
    builder.entity("books", 1000, "title:string:20 isbn:string:13! language:string:2")
        .operation("OpenBook", "read 50/s books filter=books.isbn")
        .operation("BooksCalled", "read 5/s books filter=books.title")
        .operation("BooksIn", "read 5/s books filter=books.language");
    builder.model.entities[0].fields[2].distinctValues = 100;
    const auto method = services::methodologyOf(builder.model, Goal::Balanced);
    QVERIFY(!find(method, Asked::Found, QStringLiteral("OpenBook")));
    QVERIFY(!find(method, Asked::Found, QStringLiteral("BooksIn")));
    const services::MethodQuestion *called = find(method, Asked::Found, QStringLiteral("BooksCalled"));
    QVERIFY(called);
    QCOMPARE(called->state, AnswerState::Assumed);
    QCOMPARE(called->answer, QStringLiteral("1"));
    QVERIFY2(called->reason.contains(QStringLiteral("compares values")), qPrintable(called->reason));
    schema::Model keyed = builder.model;
    keyed.operations[1].filters << schema::Filter{{keyed.entities[0].id, QStringLiteral("language")},
                                                  schema::FilterOp::Equal};
    schema::IndexDefinition unique;
    unique.keys = {{QStringLiteral("title")}, {QStringLiteral("language")}};
    unique.unique = true;
    keyed.entities[0].indexes << unique;
    QVERIFY(!find(services::methodologyOf(keyed, Goal::Balanced), Asked::Found, QStringLiteral("BooksCalled")));
    builder.model.operations[1].selectivity = 2;
    const auto said = services::methodologyOf(builder.model, Goal::Balanced);
    QCOMPARE(find(said, Asked::Found, QStringLiteral("BooksCalled"))->state, AnswerState::Given);
}

void TestMethodology::tellsRelationshipsApart()
{
    test::ModelBuilder builder;
    builder.entity("users", 1000, "name:string:20")
        .entity("comments", 40000, "text:string:400")
        .link("users 1:N comments [0,40,2000]")
        .link("users 1:N comments [0,4,200]")
        .link("comments 1:N comments [0,2,50]");
    builder.model.relationships[0].name = QStringLiteral("author");
    builder.model.relationships[1].name = QStringLiteral("moderator");
    builder.model.relationships[1].id = schema::RelationshipId(QStringLiteral("moderated"));
    builder.model.relationships[2].name = QStringLiteral("replies");
    QStringList questions;
    for (const auto &question : services::methodologyOf(builder.model, Goal::Balanced).of(MethodStep::Relationships))
        questions << question.question;
    QStringList once = questions;
    once.removeDuplicates();
    QCOMPARE(once, questions);
    QVERIFY(questions.contains(QStringLiteral("How many “comments” belong to a document of “users”? (moderator)")));
    builder.model.relationships[2].type = schema::RelationshipType::ManyToMany;
    QStringList ends;
    for (const auto &question : services::methodologyOf(builder.model, Goal::Balanced).of(MethodStep::Relationships)) {
        if (question.asked == Asked::PerOther)
            ends << question.question;
    }
    QCOMPARE(ends.removeDuplicates(), 0);
    const auto simple = services::methodologyOf(shop(), Goal::Balanced);
    QVERIFY(!find(simple, Asked::PerOther, QStringLiteral("books · reviews"))->question.contains(QLatin1Char('(')));
}

/// 60,000 links here and 72,000 there may be one number, when people have typed 0.01; 16,000 and 40,000 are two.
void TestMethodology::findsWhatDoesNotAddUp()
{
    test::ModelBuilder builder;
    builder.entity("comments", 6000000, "text:string:400")
        .entity("notices", 180000, "at:date")
        .link("comments 1:N notices [0,0.01,20]");
    builder.model.relationships[0].a.perOther = {0, 0.4, 1, false};
    const auto stateOf = [&] {
        const auto method = services::methodologyOf(builder.model, Goal::Balanced);
        return find(method, Asked::PerOther, QStringLiteral("comments · notices"))->state;
    };
    QCOMPARE(stateOf(), AnswerState::Given);
    builder.model.relationships[0].b.perOther = {0, 2, 20, false};
    QCOMPARE(stateOf(), AnswerState::Missing);
    const services::CountBalance balance = services::countBalance(builder.model, builder.model.relationships[0].id);
    QVERIFY(!balance.agrees && !balance.waysOut.isEmpty());
    for (const services::Fix &fix : balance.waysOut) {
        const QString effect = services::effectOf(builder.model, builder.model.relationships[0].id, fix);
        QVERIFY2(effect.contains(QStringLiteral(" then becomes ")), qPrintable(effect));
        schema::Model mended = builder.model;
        QVERIFY(fix.apply(mended));
        QVERIFY2(mended != builder.model, qPrintable(fix.text));
        QVERIFY2(services::countBalance(mended, mended.relationships[0].id).agrees, qPrintable(fix.text));
    }
}

/// "[0, 1e-04, 300]" was the answer to how many there are.
void TestMethodology::answersAreWords_data()
{
    QTest::addColumn<schema::Cardinality>("amount");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *text, const schema::Cardinality &amount) {
        QTest::newRow(text) << amount << QString::fromUtf8(text);
    };
    row("between 0 and 300, on average 1 per 10 k", {0, 1e-4, 300, false});
    row("between 0 and 2 k, usually 40", {0, 40, 2000, false});
    row("between 1 and 30, on average 1.07", {1, 1.07, 30, false});
    row("between 0 and 9, usually none", {0, 0, 9, false});
    row("exactly 1", {1, 1, 1, false});
    row("0 or 1, on average 0.4", {0, 0.4, 1, false});
    row("any number, without limit, usually 40", {0, 40, schema::infinity, false});
    row("2 or more, without limit, usually 40", {2, 40, schema::infinity, true});
}

void TestMethodology::answersAreWords()
{
    QFETCH(const schema::Cardinality, amount);
    QFETCH(const QString, text);
    QCOMPARE(services::amountText(amount), text);
}

/// Two fields of a name were told apart by nothing, and of many sizes but three were told.
void TestMethodology::sizesNameTheirPlaces()
{
    schema::Model model = test::ModelBuilder().entity("books", 10, "a:string b:string c:string d:string").model;
    schema::Field place;
    place.id = schema::FieldId(QStringLiteral("place"));
    place.name = QStringLiteral("place");
    place.type = schema::FieldType::Object;
    place.fields << model.entities[0].fields.first();
    place.fields[0].id = schema::FieldId(QStringLiteral("inner"));
    model.entities[0].fields << place;
    const auto method = services::methodologyOf(model, Goal::Balanced);
    const QString answer = find(method, Asked::Size, QStringLiteral("books"))->answer;
    QVERIFY2(answer.contains(QStringLiteral("place.a (")) && answer.contains(QStringLiteral("d (")) &&
                 !answer.contains(QStringLiteral("…")),
             qPrintable(answer));
}

/// Of placements alone it was told who decided.
void TestMethodology::tellsWhoSaidIt()
{
    using services::SaidBy;
    schema::Model model = shop();
    model.entities[0].count.guessed = true;
    model.relationships[0].placement = schema::Placement::Automatic;
    const auto said = [&](Asked asked, const char *object) {
        const auto method = services::methodologyOf(model, Goal::Performance);
        const services::MethodQuestion *found = find(method, asked, QString::fromUtf8(object));
        return found != nullptr ? services::nameOf(found->said) : QString();
    };
    QCOMPARE(said(Asked::Count, "books"), services::nameOf(services::SaidBy::Program));
    QCOMPARE(said(Asked::Count, "reviews"), services::nameOf(services::SaidBy::Person));
    model.entities[1].sampled.documents = 100;
    QCOMPARE(said(Asked::Count, "reviews"), services::nameOf(services::SaidBy::DataOrPerson));
    QCOMPARE(said(Asked::Size, "reviews"), services::nameOf(services::SaidBy::Data));
    QCOMPARE(said(Asked::Size, "books"), services::nameOf(services::SaidBy::Person));
    QCOMPARE(said(Asked::Together, "books · reviews"), services::nameOf(services::SaidBy::Person));
    QCOMPARE(said(Asked::Latency, "OpenBook"), services::nameOf(services::SaidBy::Nobody));
    QCOMPARE(said(Asked::Durability, "AddReview"), services::nameOf(services::SaidBy::Program));
    QCOMPARE(said(Asked::Placement, "books · reviews"), services::nameOf(services::SaidBy::Program));
    services::agreeWith(model, services::methodologyOf(model, Goal::Performance).questions);
    QCOMPARE(said(Asked::Placement, "books · reviews"), services::nameOf(services::SaidBy::Agreed));
    model.relationships[0].agreedPlacement = schema::Placement::Automatic;
    QCOMPARE(said(Asked::Placement, "books · reviews"), services::nameOf(services::SaidBy::Person));
}

/// An import says how the data is stored: nobody has decided that it is to stay so.
void TestMethodology::placementOfTheDataIsAQuestion()
{
    schema::Model model = shop();
    for (schema::Entity &entity : model.entities)
        entity.sampled.documents = 100;
    schema::Relationship &link = model.relationships[0];
    link.placement = link.doubtedPlacement = schema::Placement::ReferenceFromA;
    const auto asked = [&model] {
        return *find(services::methodologyOf(model, Goal::Balanced), Asked::Placement,
                     QStringLiteral("books · reviews"));
    };
    const services::MethodQuestion found = asked();
    QCOMPARE(found.said, services::SaidBy::DataOrPerson);
    QVERIFY2(found.answer.contains(QStringLiteral("found in the data; the program recommends")) &&
                 found.answer.contains(QStringLiteral("times the cost")),
             qPrintable(found.answer));
    link.placement = link.doubtedPlacement = found.placement;
    QCOMPARE(asked().state, AnswerState::Assumed);
    schema::Model agreed = model;
    std::swap(model, agreed);
    services::agreeWith(model, {asked()});
    QCOMPARE(asked().state, AnswerState::Given);
    QCOMPARE(asked().said, services::SaidBy::Agreed);
    std::swap(model, agreed);
    const auto object = services::findObject(model, QStringLiteral("books · reviews"));
    QVERIFY(services::setMember(model, *object, QStringLiteral("placement"), schema::nameOf(found.placement)));
    QCOMPARE(asked().state, AnswerState::Given);
    QCOMPARE(asked().said, services::SaidBy::Person);
}

/// An import of 200 documents had said that ids go from 1 to 200; then there were to be more.
void TestMethodology::tellsCountsThatRulesForbid()
{
    schema::Model model = shop();
    schema::Field id;
    id.id = schema::FieldId(QStringLiteral("books_id"));
    id.name = QStringLiteral("_id");
    id.type = schema::FieldType::Int32;
    id.minimum = 1;
    id.maximum = 1000;
    model.entities[0].fields.prepend(id);
    const auto asked = [&model] {
        return *find(services::methodologyOf(model, Goal::Balanced), Asked::Count, QStringLiteral("books"));
    };
    QCOMPARE(asked().state, AnswerState::Given);
    model.entities[0].count.likely = 20000;
    QCOMPARE(asked().state, AnswerState::Missing);
    QVERIFY2(asked().answer.endsWith(QStringLiteral("but _id allows only 1 k different values")),
             qPrintable(asked().answer));
    obey(model, asked().command);
    QCOMPARE(asked().state, AnswerState::Given);
}

QTEST_GUILESS_MAIN(TestMethodology)
#include "tst_methodology.moc"
