// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/formats/lessons/lessonlibrary.h"
#include "models/formats/lessons/lessonreader.h"
#include "models/patterns/patternregistry.h"
#include "models/services/lessons/lessoncheck.h"
#include "models/services/lessons/lessonpage.h"
#include "models/services/lessons/lessonstage.h"
#include "models/services/lessons/lessonsteps.h"
#include "models/services/lessons/lessontasks.h"
#include "models/services/lessons/lessontext.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace sw;
using formats::StepKind;

namespace
{

QStringList textsOf(const QList<base::Error> &errors)
{
    QStringList texts;
    for (const base::Error &error : errors)
        texts << error.text();
    return texts;
}

formats::Lesson lessonCalled(const QString &id, const QString &language = {})
{
    auto lesson = formats::shippedLesson(id, language);
    return lesson ? *lesson : formats::Lesson();
}

/// A small lesson around \p steps, and \p texts for it.
formats::Lesson lessonOf(const QByteArray &steps, const QByteArray &texts)
{
    const QByteArray json = R"({"format":"shapewright lesson 1","id":"own","models":{"a":{"sample":"bookstore"},
        "b":{"from":"a","changes":[{"set":"books-reviews","with":{"placement":"embedInA"}}]}},"steps":[)" +
                            steps + "]}";
    auto lesson = formats::readLesson(json);
    if (!lesson)
        qWarning().noquote() << lesson.error().text();
    lesson->texts = *formats::readLessonTexts(texts);
    return *lesson;
}

base::Result<services::LessonStage> stageOf(const services::LessonBench &bench, const formats::LessonStep &step)
{
    const auto documents = services::stageDocuments(bench, step);
    return documents ? services::lessonStage(bench, step, *documents) : documents.error();
}

} // namespace

class TestLessons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLessonIsReady_data();
    void everyLessonIsReady();
    void everyTaskIsSolvedByItsSolution_data() { everyLessonIsReady_data(); }
    void everyTaskIsSolvedByItsSolution();
    void copiesDoNotSolveEmbedOrLink();
    void predictionsAreReadAsWritten();
    void everyKindIsTaught();
    void drawsWhatMoved();
    void drawsCopiesAndWhatIsNoMore();
    void everyStageHangsTogether();
    void everyPatternIsTaught();
    void numbersFollowTheModel();
    void figuresInTexts();
    void predictionsHaveATolerance();
    void nothingGivesPredictionsAway_data() { everyLessonIsReady_data(); }
    void nothingGivesPredictionsAway();
    void spottedPlacesCarryTheirFindings();
    void brokenLessons_data();
    void brokenLessons();
    void brokenTexts_data();
    void brokenTexts();
    void checkFindsWhatIsMissing_data();
    void checkFindsWhatIsMissing();
    void filesOfOnesOwn();
    void pageIsSafe();
    void everyPageIsOneOfflineFile_data() { everyLessonIsReady_data(); }
    void everyPageIsOneOfflineFile();
};

void TestLessons::everyLessonIsReady_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("language");
    for (const QString &id : formats::lessonIds()) {
        for (const QString &language : {QStringLiteral("en"), QStringLiteral("de")})
            QTest::addRow("%s %s", qPrintable(id), qPrintable(language)) << id << language;
    }
}

void TestLessons::everyLessonIsReady()
{
    QFETCH(const QString, id);
    QFETCH(const QString, language);
    const auto lesson = formats::shippedLesson(id, language);
    QVERIFY2(lesson, qPrintable(lesson ? QString() : lesson.error().text()));
    QCOMPARE(lesson->id, id);
    QCOMPARE(lesson->texts.file.contains(QStringLiteral("/de/")), language == QStringLiteral("de"));
    QVERIFY(lesson->number > 0);
    QVERIFY(!lesson->texts.summary.isEmpty());
    QCOMPARE(textsOf(services::checkLesson(*lesson)), QStringList());
    for (const formats::LessonStep &step : lesson->steps) {
        for (const formats::LessonOption &option : step.options)
            QVERIFY2(!lesson->texts.steps.value(step.id).options.value(option.id).reason.isEmpty(),
                     qPrintable(step.id + QLatin1Char(' ') + option.id));
    }
}

void TestLessons::everyTaskIsSolvedByItsSolution()
{
    QFETCH(const QString, id);
    const services::LessonBench bench(lessonCalled(id));
    int tasks = 0;
    for (const formats::LessonStep &step : bench.lesson().steps) {
        if (step.kind != StepKind::Do)
            continue;
        ++tasks;
        QVERIFY(!services::isDone(services::judgeTask(bench, step, **bench.state(step.model))));
        const auto solved = services::solvedModel(bench, step);
        QVERIFY2(solved, qPrintable(solved ? QString() : solved.error().text()));
        QVERIFY(services::isDone(services::judgeTask(bench, step, *solved)));
    }
    QVERIFY(tasks > 0);
}

/// Copies of each customer in every sign-in are no solution, though no array grows.
void TestLessons::copiesDoNotSolveEmbedOrLink()
{
    const services::LessonBench bench(lessonCalled(QStringLiteral("embed-or-link")));
    const formats::LessonStep step = *bench.lesson().step(QStringLiteral("task"));
    schema::Model model = *services::solvedModel(bench, step);
    schema::Relationship *link = model.relationship(schema::RelationshipId(QStringLiteral("customers-logins")));
    QVERIFY(link);
    link->placement = schema::Placement::EmbedInB;
    QVERIFY(!services::isDone(services::judgeTask(bench, step, model)));
}

void TestLessons::drawsWhatMoved()
{
    const services::LessonBench bench(lessonCalled(QStringLiteral("subset")));
    const auto first = stageOf(bench, *bench.lesson().step(QStringLiteral("plain")));
    QVERIFY(first && first->before.isEmpty() && first->after.size() == 1);
    const auto stage = stageOf(bench, *bench.lesson().step(QStringLiteral("cut")));
    QVERIFY(stage);
    QCOMPARE(stage->after.size(), 2);
    const services::StageCard &books = stage->after.first();
    QCOMPARE(books.collection, QStringLiteral("books"));
    // The head says the figures that the lesson says.
    const auto figure = [&](const QString &model) {
        return base::Bytes(services::figureOf(**bench.state(model), QStringLiteral("document books"))->value);
    };
    QCOMPARE(base::bytesText(books.bytes), base::bytesText(figure(QStringLiteral("cut"))));
    QCOMPARE(base::bytesText(*books.bytesBefore), base::bytesText(figure(QStringLiteral("inside"))));
    const design::Design &inside = (*bench.state(QStringLiteral("inside")))->evaluation.design;
    const auto shown = services::compareDocument(inside, inside, books.collection, samples::Extent::Likely);
    QCOMPARE(base::bytesText(shown.after->average), base::bytesText(figure(QStringLiteral("inside"))));
    QCOMPARE(stage->arrows.size(), 1);
    const services::StageArrow arrow = stage->arrows.first();
    const services::StageRow &gone = books.rows.at(arrow.from.row);
    QCOMPARE(gone.kind, services::StageRow::Kind::Gone);
    QCOMPARE(gone.value, QStringLiteral("all 40 in reviews"));
    QCOMPARE(stage->after.at(arrow.to.card).collection, QStringLiteral("reviews"));
    QCOMPARE(arrow.to.row, -1); // a review is a document there, not one of its fields
    // The reviews that stay come from where they were.
    const auto item = std::find_if(books.rows.begin(), books.rows.end(), [](const services::StageRow &row) {
        return row.kind == services::StageRow::Kind::Item && row.path == QStringLiteral("reviews");
    });
    QVERIFY(item != books.rows.end() && item->from);
    QCOMPARE(stage->before.at(item->from->card).rows.at(item->from->row).path, QStringLiteral("reviews"));
    QVERIFY(services::stageText(*stage).contains(QStringLiteral("all 40 in reviews")));
}

void TestLessons::drawsCopiesAndWhatIsNoMore()
{
    const services::LessonBench copies(lessonCalled(QStringLiteral("extended-reference")));
    const auto copied = stageOf(copies, *copies.lesson().step(QStringLiteral("copied")));
    QVERIFY(copied && !copied->arrows.isEmpty());
    for (const services::StageArrow &arrow : copied->arrows) {
        QCOMPARE(arrow.mark, services::LineMark::Copied);
        QCOMPARE(copied->after.at(arrow.from.card).collection, QStringLiteral("movies"));
        QCOMPARE(copied->after.at(arrow.to.card).collection, QStringLiteral("screenings"));
        QCOMPARE(copied->after.at(arrow.from.card).rows.at(arrow.from.row).name,
                 copied->after.at(arrow.to.card).rows.at(arrow.to.row).name);
    }
    const services::LessonBench series(lessonCalled(QStringLiteral("time-series")));
    const auto left = stageOf(series, *series.lesson().step(QStringLiteral("series")));
    QVERIFY(left);
    QCOMPARE(left->before.size(), 1);
    QCOMPARE(services::cardOf(left->after, left->before.first().collection), -1);
    QVERIFY(left->after.first().rows.first().from);
}

void TestLessons::everyStageHangsTogether()
{
    for (const QString &id : formats::lessonIds()) {
        const services::LessonBench bench(lessonCalled(id));
        for (const formats::LessonStep &step : bench.lesson().steps) {
            if (step.kind != StepKind::Show)
                continue;
            const auto stage = stageOf(bench, step);
            QVERIFY2(stage, qPrintable(id + QLatin1Char('/') + step.id));
            QCOMPARE(stage->isEmpty(), step.collection.isEmpty());
            QVERIFY(step.collection.isEmpty() || services::cardOf(stage->after, step.collection) >= 0);
            const auto isIn = [](const QList<services::StageCard> &cards, const services::StagePlace &place) {
                return place.card >= 0 && place.card < cards.size() && place.row >= -1 &&
                       place.row < cards.at(place.card).rows.size();
            };
            for (const services::StageCard &card : stage->after) {
                QVERIFY2(card.rows.size() <= 30, qPrintable(id + QLatin1Char('/') + step.id));
                for (const services::StageRow &row : card.rows) {
                    QVERIFY2(!row.name.isEmpty() || !row.value.isEmpty(), qPrintable(id + card.collection));
                    QVERIFY(!row.from || (isIn(stage->before, *row.from) && row.from->row >= 0));
                }
            }
            for (const services::StageArrow &arrow : stage->arrows) {
                QVERIFY(isIn(stage->after, arrow.from) && isIn(stage->after, arrow.to) && arrow.from.row >= 0);
                const bool gone =
                    stage->after.at(arrow.from.card).rows.at(arrow.from.row).kind == services::StageRow::Kind::Gone;
                QCOMPARE(gone, arrow.mark == services::LineMark::Moved);
            }
        }
    }
}

void TestLessons::everyKindIsTaught()
{
    QSet<QString> kinds;
    for (const QString &id : formats::lessonIds()) {
        for (const formats::LessonStep &step : lessonCalled(id).steps)
            kinds << formats::nameOf(step.kind);
    }
    QCOMPARE(kinds.size(), 5);
}

void TestLessons::everyPatternIsTaught()
{
    QStringList taught;
    for (const QString &id : formats::lessonIds())
        taught << lessonCalled(id).pattern;
    for (const patterns::Pattern *pattern : patterns::PatternRegistry::instance().all()) {
        // The split of hot and cold fields is a part of the lesson about the working set.
        if (pattern->id() != QStringLiteral("hot-cold"))
            QVERIFY2(taught.contains(pattern->id()), qPrintable(pattern->id()));
    }
}

void TestLessons::numbersFollowTheModel()
{
    formats::Lesson lesson = lessonCalled(QStringLiteral("subset"));
    const formats::LessonStep step = *lesson.step(QStringLiteral("cut"));
    const auto shown = services::shownStep(services::LessonBench(lesson), step);
    const auto text =
        services::filledText(services::LessonBench(lesson), step.model, QStringLiteral("{{document books}}"));
    for (formats::LessonModel &model : lesson.models) {
        if (model.name == step.model)
            model.changes.last().values.insert(QStringLiteral("n"), 20);
    }
    const services::LessonBench changed(lesson);
    const auto other = services::shownStep(changed, step);
    QVERIFY(other->figures.first().now.value > shown->figures.first().now.value * 1.5);
    QVERIFY(other->document->bytes > shown->document->bytes);
    QVERIFY(*services::filledText(changed, step.model, QStringLiteral("{{document books}}")) != *text);
}

void TestLessons::figuresInTexts()
{
    const services::LessonBench bench(lessonCalled(QStringLiteral("subset")));
    const auto filled = [&](const char *text) {
        const auto result = services::filledText(bench, QStringLiteral("cut"), QLatin1String(text));
        return result ? *result : result.error().message;
    };
    const double before =
        services::figureOf(**bench.state(QStringLiteral("inside")), QStringLiteral("document books"))->value;
    const double after =
        services::figureOf(**bench.state(QStringLiteral("cut")), QStringLiteral("document books"))->value;
    const QString beforeText = services::figureText(before, services::FigureUnit::Bytes);
    const QString afterText = services::figureText(after, services::FigureUnit::Bytes);
    QCOMPARE(filled("a {{document books}} b"), QStringLiteral("a %1 b").arg(afterText));
    QCOMPARE(filled("{{inside: document books}}"), beforeText);
    QCOMPARE(filled("{{inside > cut: document books}}"), beforeText + QStringLiteral(" → ") + afterText);
    QVERIFY(filled("{{inside % cut: document books}}").startsWith(QStringLiteral("−7")));
    QCOMPARE(filled("{{inside / cut: document books}}"),
             services::figureText(before / after, services::FigureUnit::Count));
    QVERIFY(filled("{{document boks}}").contains(QStringLiteral("boks")));
    QVERIFY(filled("{{nowhere: document books}}").contains(QStringLiteral("nowhere")));
    QCOMPARE(
        services::toHtml(QStringLiteral("a **b** <i> `x<y`\n\n- *one*\n- two\n")),
        QStringLiteral("<p>a <b>b</b> &lt;i&gt; <code>x&lt;y</code></p>\n<ul><li><i>one</i></li><li>two</li></ul>\n"));
    QCOMPARE(services::toPlainText(QStringLiteral("a **b** `c` *d*")), QStringLiteral("a b c d"));
}

void TestLessons::predictionsHaveATolerance()
{
    const services::LessonBench bench(lessonCalled(QStringLiteral("subset")));
    const formats::LessonStep step = *bench.lesson().step(QStringLiteral("guess"));
    const auto question = services::questionOf(bench, step);
    QVERIFY(question);
    QCOMPARE(question->unit, QStringLiteral("KiB"));
    QCOMPARE(question->factor, 1024.0);
    const double value = question->figure.value;
    QVERIFY(services::isNear(step, *question, value * 1.24));
    QVERIFY(!services::isNear(step, *question, value * 1.26));
    QVERIFY(!services::isNear(step, *question, value * 0.7));
}

void TestLessons::predictionsAreReadAsWritten()
{
    const services::LessonBench bench(lessonCalled(QStringLiteral("embed-or-link")));
    const services::Question question = *services::questionOf(bench, *bench.lesson().step(QStringLiteral("guess")));
    const auto read = [&](const char *text) {
        const base::Result<double> value = services::answerOf(question, QString::fromLatin1(text));
        return value ? *value : -1.0;
    };
    QCOMPARE(read("none"), 0.0);
    QCOMPARE(read(" Zero "), 0.0);
    QCOMPARE(read("1 document"), 1.0);
    QCOMPARE(read("20 thousand"), 20000.0);
    QCOMPARE(read("20 thousand documents"), 20000.0);
    QCOMPARE(read("a document"), -1.0);
}

/// A number that is asked for stands neither among the figures and texts before it nor in its own hint.
void TestLessons::nothingGivesPredictionsAway()
{
    QFETCH(const QString, id);
    QFETCH(const QString, language);
    const services::LessonBench bench(lessonCalled(id, language));
    QStringList told; ///< so far
    for (const formats::LessonStep &step : bench.lesson().steps) {
        const formats::StepTexts texts = bench.lesson().texts.steps.value(step.id);
        for (const QString &text : {texts.body, texts.hint})
            told << *services::filledText(bench, step.model, text);
        if (step.kind == StepKind::Show) {
            const services::ShownStep shown = *services::shownStep(bench, step);
            for (const services::ShownFigure &figure : shown.figures)
                told << services::figureText(figure.now.value, figure.now.unit);
        }
        if (step.kind == StepKind::Predict) {
            const services::Question question = *services::questionOf(bench, step);
            const QString answer = services::figureText(question.figure.value, question.figure.unit);
            const QString plain = QString::number(question.figure.value, 'f', 0);
            constexpr qsizetype speaking = 3; // 1 or 12 may stand for anything
            for (const QString &each : {answer, plain}) {
                const QRegularExpression found(QStringLiteral("(?<![\\d.,])") + QRegularExpression::escape(each) +
                                               QStringLiteral("(?![\\d.,]\\d)"));
                QVERIFY2(each.size() < speaking || told.filter(found).isEmpty(),
                         qPrintable(step.id + QStringLiteral(": ") + told.filter(found).value(0)));
            }
        }
        for (const formats::LessonOption &option : step.options)
            told << *services::filledText(bench, step.model, texts.options.value(option.id).reason);
        told << *services::filledText(bench, step.model, texts.answer);
    }
}

void TestLessons::spottedPlacesCarryTheirFindings()
{
    const services::LessonBench bench(lessonCalled(QStringLiteral("anti-patterns")));
    const auto suspects = services::suspectsOf(bench, *bench.lesson().step(QStringLiteral("spot")));
    QVERIFY(suspects);
    int planted = 0;
    for (const services::Suspect &suspect : *suspects) {
        planted += suspect.planted.isEmpty() ? 0 : 1;
        for (const checks::Finding &finding : suspect.planted)
            QCOMPARE(finding.object, suspect.object);
    }
    QCOMPARE(planted, 6);
    QVERIFY(suspects->size() > 20);
}

void TestLessons::brokenLessons_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("message");
    const auto lesson = [](const char *steps, const char *models = "{\"a\":{\"sample\":\"bookstore\"}}") {
        return QByteArray("{\"format\":\"shapewright lesson 1\",\"id\":\"x\",\"models\":") + models + ",\"steps\":[" +
               steps + "]}";
    };
    QTest::newRow("no JSON") << QByteArray("{") << "line 1"
                             << "not valid JSON";
    QTest::newRow("a project") << QByteArray(R"({"format":"shapewright"})") << ""
                               << "not a lesson";
    QTest::newRow("unknown member") << QByteArray(R"({"format":"shapewright lesson 1","id":"x","stpes":[]})") << "stpes"
                                    << "stpes";
    QTest::newRow("no steps") << lesson("") << ""
                              << "no steps";
    QTest::newRow("kind") << lesson(R"({"id":"s","kind":"sow","model":"a"})") << "steps[0].kind"
                          << "sow";
    QTest::newRow("twice") << lesson(R"({"id":"s","kind":"show","model":"a"},{"id":"s","kind":"show","model":"a"})")
                           << "steps[1]"
                           << "twice";
    QTest::newRow("one option") << lesson(R"({"id":"s","kind":"quiz","options":[{"id":"a","right":true}]})")
                                << "steps[0]"
                                << "at least two";
    QTest::newRow("none right") << lesson(R"({"id":"s","kind":"quiz","options":[{"id":"a"},{"id":"b"}]})") << "steps[0]"
                                << "No answer is right";
    QTest::newRow("right is a text")
        << lesson(R"({"id":"s","kind":"quiz","options":[{"id":"a","right":"yes"},{"id":"b"}]})")
        << "steps[0].options[0].right"
        << "text";
    QTest::newRow("no solution")
        << lesson(R"({"id":"s","kind":"do","model":"a","done":[{"figure":"patterns","atMost":1}]})") << "steps[0]"
        << "no solution";
    QTest::newRow("no bound") << lesson(R"({"id":"s","kind":"do","model":"a","done":[{"figure":"patterns"}]})")
                              << "steps[0].done[0]"
                              << "no bound";
    QTest::newRow("two bases") << lesson(R"({"id":"s","kind":"show","model":"a"})",
                                         R"({"a":{"sample":"bookstore","from":"a"}})")
                               << "models.a"
                               << "one thing";
    QTest::newRow("idle change") << lesson(R"({"id":"s","kind":"show","model":"a"})",
                                           R"({"a":{"sample":"bookstore","changes":[{"to":"books"}]}})")
                                 << "models.a.changes[0]"
                                 << "does not say";
    QTest::newRow("bad id") << lesson(R"({"id":"<b>","kind":"show","model":"a"})") << "steps[0]"
                            << "cannot be used";
}

void TestLessons::brokenLessons()
{
    QFETCH(const QByteArray, json);
    QFETCH(const QString, where);
    QFETCH(const QString, message);
    const auto lesson = formats::readLesson(json);
    QVERIFY(!lesson);
    QVERIFY2(where.isEmpty() || lesson.error().where.startsWith(where), qPrintable(lesson.error().text()));
    QVERIFY2(lesson.error().message.contains(message), qPrintable(lesson.error().text()));
    QVERIFY(!lesson.error().wayOut.isEmpty());
}

void TestLessons::brokenTexts_data()
{
    QTest::addColumn<QByteArray>("markdown");
    QTest::addColumn<QString>("where");
    QTest::newRow("no title") << QByteArray("Hello\n") << "line 1";
    QTest::newRow("step without a title") << QByteArray("# t\n\n## step\n") << "line 3";
    QTest::newRow("step twice") << QByteArray("# t\n## a: x\n## a: y\n") << "line 3";
    QTest::newRow("answer outside") << QByteArray("# t\n### a: x\n") << "line 2";
    QTest::newRow("answer without text") << QByteArray("# t\n## s: x\n### a\n") << "line 3";
}

void TestLessons::brokenTexts()
{
    QFETCH(const QByteArray, markdown);
    QFETCH(const QString, where);
    const auto texts = formats::readLessonTexts(markdown);
    QVERIFY(!texts);
    QCOMPARE(texts.error().where, where);
    QVERIFY(!texts.error().wayOut.isEmpty());
}

void TestLessons::checkFindsWhatIsMissing_data()
{
    QTest::addColumn<QByteArray>("steps");
    QTest::addColumn<QByteArray>("texts");
    QTest::addColumn<QString>("message");
    const QByteArray show = R"({"id":"s","kind":"show","model":"a","collection":"books","figures":["document books"]})";
    const QByteArray quiz = R"({"id":"s","kind":"quiz","options":[{"id":"a","right":true},{"id":"b"}]})";
    const QByteArray good = "# t\n## s: title\n";
    QTest::newRow("step without a text") << show << QByteArray("# t\n") << "has no text";
    QTest::newRow("text without a step") << show << good + "## z: other\n"
                                         << "no step “z”";
    QTest::newRow("title") << show << QByteArray("## s: title\n") << "no title";
    QTest::newRow("option without a reason") << quiz << good + "### a: one\nYes.\n### b: two\n"
                                             << "“b” has no reason";
    QTest::newRow("option without a text") << quiz << good + "### a: one\nYes.\n"
                                           << "“b” has no text";
    QTest::newRow("unknown option") << quiz << good + "### a: x\ny\n### b: x\ny\n### c: x\ny\n"
                                    << "no answer “c”";
    QTest::newRow("figure in a text") << show << good + "{{document boks}}"
                                      << "boks";
    QTest::newRow("collection") << QByteArray(R"({"id":"s","kind":"show","model":"a","collection":"boks"})") << good
                                << "boks";
    QTest::newRow("figure") << QByteArray(R"({"id":"s","kind":"predict","model":"a","figure":"documnet books"})")
                            << good << "documnet";
    QTest::newRow("model") << QByteArray(R"({"id":"s","kind":"show","model":"c"})") << good << "no model “c”";
    QTest::newRow("finding") << QByteArray(R"({"id":"s","kind":"spot","model":"a","planted":[{"check":"E1"}]})") << good
                             << "find no E1";
    QTest::newRow("done from the start")
        << QByteArray(R"({"id":"s","kind":"do","model":"a","done":[{"figure":"patterns","atMost":1}],
            "solution":[{"set":"project","with":{"goal":"simplicity"}}]})")
        << good << "before it is begun";
    QTest::newRow("solution does not solve")
        << QByteArray(R"({"id":"s","kind":"do","model":"a","done":[{"figure":"patterns","atLeast":1}],
            "solution":[{"set":"project","with":{"goal":"simplicity"}}]})")
        << good << "solution does not meet";
    QTest::newRow("solution cannot be made")
        << QByteArray(R"({"id":"s","kind":"do","model":"a","done":[{"figure":"patterns","atLeast":1}],
            "solution":[{"apply":"subst","to":"books-reviews"}]})")
        << good << "subst";
}

void TestLessons::checkFindsWhatIsMissing()
{
    QFETCH(const QByteArray, steps);
    QFETCH(const QByteArray, texts);
    QFETCH(const QString, message);
    const QStringList errors = textsOf(services::checkLesson(lessonOf(steps, texts)));
    QVERIFY2(errors.join(QLatin1Char('\n')).contains(message), qPrintable(errors.join(QLatin1Char('\n'))));
}

void TestLessons::filesOfOnesOwn()
{
    const QTemporaryDir folder;
    const auto write = [&](const QString &name, const QByteArray &content) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    };
    const QString path = folder.filePath(QStringLiteral("own.json"));
    QVERIFY(!formats::loadLessonFile(path));
    write(QStringLiteral("own.json"), R"({"format":"shapewright lesson 1","id":"own","models":{"a":{"sample":"trades"}},
        "steps":[{"id":"s","kind":"show","model":"a","collection":"trades","figures":["documents trades"]}]})");
    const auto without = formats::loadLessonFile(path);
    QVERIFY(!without);
    QVERIFY(without.error().where.endsWith(QStringLiteral("own.md")));
    write(QStringLiteral("own.md"), "# Mine\nShort.\n\n## s: Look\nText.\n");
    const auto lesson = formats::loadLessonFile(path, QStringLiteral("de"));
    QVERIFY(lesson);
    QCOMPARE(lesson->texts.title, QStringLiteral("Mine"));
    QCOMPARE(textsOf(services::checkLesson(*lesson)), QStringList());
    QCOMPARE(formats::languagesOfLesson(path), QStringList());
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("de")));
    write(QStringLiteral("de/own.md"), "# Meine\nKurz.\n\n## s: Sehen\nText.\n");
    QCOMPARE(formats::languagesOfLesson(path), QStringList{QStringLiteral("de")});
    QCOMPARE(formats::loadLessonFile(path, QStringLiteral("de"))->texts.title, QStringLiteral("Meine"));
    write(QStringLiteral("own.json"), QByteArray(formats::maximumLessonBytes + 1, ' '));
    QVERIFY(!formats::loadLessonFile(path));
}

void TestLessons::pageIsSafe()
{
    const QByteArray evil = "</script><img src=x onerror=alert(1)> \" ' & \xe2\x80\xae";
    formats::Lesson lesson = lessonOf(
        R"({"id":"s","kind":"show","model":"b","collection":"books","figures":["document books"]},
           {"id":"q","kind":"quiz","options":[{"id":"a","right":true},{"id":"b"}]},
           {"id":"d","kind":"do","model":"a","done":[{"figure":"patterns","atLeast":1}],
            "solution":[{"apply":"subset","to":"<img src=x>"}]})",
        "# " + evil + "\n" + evil + "\n## s: " + evil + "\n" + evil + "\n## q: " + evil + "\n### a: " + evil + "\n" +
            evil + "\n### b: " + evil + "\n" + evil + "\n## d: " + evil + "\n" + evil + "\n### hint\n" + evil + "\n");
    for (formats::LessonModel &model : lesson.models) {
        if (model.name == QStringLiteral("b"))
            model.changes.append({formats::LessonChange::Kind::Set,
                                  QStringLiteral("books.cover"),
                                  {},
                                  {{QStringLiteral("name"), QStringLiteral("<img src=x onerror=alert(1)>")}},
                                  {}});
    }
    const auto page = services::lessonPage(services::LessonBench(lesson));
    QVERIFY2(page, qPrintable(page ? QString() : page.error().text()));
    QCOMPARE(page->count("<script"), 1);
    QCOMPARE(page->count("</script"), 1);
    QCOMPARE(page->count("<img"), 0);
    QVERIFY(page->contains("&lt;img src=x onerror=alert(1)&gt;"));
    QVERIFY(!page->contains("\xe2\x80\xae"));
}

void TestLessons::everyPageIsOneOfflineFile()
{
    QFETCH(const QString, id);
    QFETCH(const QString, language);
    const auto page = services::lessonPage(services::LessonBench(lessonCalled(id, language)));
    QVERIFY2(page, qPrintable(page ? QString() : page.error().text()));
    for (const char *outside : {"src=", "href=", "url(", "@import", "<link", "<iframe", "{{"})
        QVERIFY2(!page->contains(outside), outside);
    QVERIFY(page->contains("prefers-color-scheme: dark"));
    QVERIFY(page->contains("@media print"));
    QCOMPARE(page->count("<section"), lessonCalled(id).steps.size());
}

QTEST_GUILESS_MAIN(TestLessons)
#include "tst_lessons.moc"
