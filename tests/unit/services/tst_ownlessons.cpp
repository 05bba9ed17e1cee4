// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/lessons/lessonlibrary.h"
#include "models/formats/lessons/lessonreader.h"
#include "models/services/lessons/lessoncheck.h"
#include "models/services/lessons/lessonfiles.h"
#include "models/services/lessons/lessonpage.h"
#include "models/services/lessons/lessonsteps.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace sw;

namespace
{

formats::Lesson lessonOf(const QByteArray &steps, const QByteArray &texts)
{
    formats::Lesson lesson = *formats::readLesson(
        R"({"format":"shapewright lesson 1","id":"own","models":{"a":{"sample":"bookstore"},"b":{"from":"a"}},"steps":[)" +
        steps + "]}");
    lesson.texts = *formats::readLessonTexts(texts);
    return lesson;
}

QStringList problemsOf(const formats::Lesson &lesson)
{
    QStringList texts;
    for (const base::Error &error : services::checkLesson(lesson) + services::lessonWarnings(lesson))
        texts << error.text();
    return texts;
}

} // namespace

/// The page of a lesson against the window: whoever types the same is told the same.
class TestOwnLessons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QLocale::setDefault(QLocale::c()); }
    void predictionsHaveTheUnitThatIsWritten();
    void otherKindsOfUnitsAreRefused();
    void ownLessonsShareNothingWithShippedOnes();
    void checkTellsSlips_data();
    void checkTellsSlips();
    void checkTellsAllAtOnce();
    void filesToStartFrom();
    void pageSaysWhyADocumentIsNoAverageOne();
    void answersAreReadAsInTheWindow_data();
    void answersAreReadAsInTheWindow();
};

/// Whoever writes a unit means it, whatever the unit is that the number is asked in.
void TestOwnLessons::predictionsHaveTheUnitThatIsWritten()
{
    const services::LessonBench bench(*formats::shippedLesson(QStringLiteral("subset")));
    const services::Question question = *services::questionOf(bench, *bench.lesson().step(QStringLiteral("guess")));
    QCOMPARE(question.unit, QStringLiteral("KiB"));
    const auto read = [&](const char *text) {
        const base::Result<double> value = services::answerOf(question, QString::fromUtf8(text));
        return value ? *value : -1.0;
    };
    QCOMPARE(read("9.6"), 9.6 * 1024);
    QCOMPARE(read("9.6 KiB"), 9.6 * 1024);
    QCOMPARE(read("9.6kib"), 9.6 * 1024);
    QCOMPARE(read("9.6 MiB"), 9.6 * 1024 * 1024);
    QCOMPARE(read("10 kB"), 10000.0);
    QCOMPARE(read("9871 B"), 9871.0);
    QCOMPARE(read("9871 bytes"), 9871.0);
    QCOMPARE(read("9,654"), 9654.0 * 1024);
}

void TestOwnLessons::otherKindsOfUnitsAreRefused()
{
    const auto problem = [](const char *lesson, const char *text) {
        const services::LessonBench bench(*formats::shippedLesson(QLatin1String(lesson)));
        const services::Question question = *services::questionOf(bench, *bench.lesson().step(QStringLiteral("guess")));
        const base::Result<double> value = services::answerOf(question, QString::fromUtf8(text));
        return value ? QString::number(*value) : value.error().message;
    };
    QCOMPARE(problem("subset", "9.6 days"), QStringLiteral("“days” does not fit here."));
    QCOMPARE(problem("subset", "9.6 %"), QStringLiteral("“%” does not fit here."));
    QCOMPARE(problem("embed-or-link", "9.6 MiB"), QStringLiteral("“MiB” does not fit here."));
    QCOMPARE(problem("embed-or-link", "3 bytes"), QStringLiteral("“bytes” does not fit here."));
    QCOMPARE(problem("embed-or-link", "3 documents"), QStringLiteral("3"));
}

void TestOwnLessons::ownLessonsShareNothingWithShippedOnes()
{
    const QTemporaryDir folder;
    const auto copied = [&](const QString &name) {
        for (const char *ending : {".json", ".md"})
            QFile::copy(QStringLiteral(":/lessons/subset") + QLatin1String(ending),
                        folder.filePath(name) + QLatin1String(ending));
        return *formats::loadLessonFile(folder.filePath(name) + QStringLiteral(".json"));
    };
    const formats::Lesson one = copied(QStringLiteral("one"));
    const formats::Lesson other = copied(QStringLiteral("other"));
    QCOMPARE(one.id, QStringLiteral("subset"));
    QCOMPARE(formats::shippedLesson(QStringLiteral("subset"))->key, QStringLiteral("subset"));
    QVERIFY(one.key != QStringLiteral("subset"));
    QVERIFY(one.key != other.key);
    QCOMPARE(copied(QStringLiteral("one")).key, one.key);
    const QList<base::Error> errors = services::checkLesson(one);
    QCOMPARE(errors.size(), 1);
    QCOMPARE(errors.first().message, QStringLiteral("“subset” is the id of a lesson of the program."));
    QCOMPARE(services::checkLesson(*formats::shippedLesson(QStringLiteral("subset"))).size(), 0);
}

void TestOwnLessons::checkTellsSlips_data()
{
    QTest::addColumn<QByteArray>("step");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("problem");
    const QByteArray show = R"({"id":"s","kind":"show","model":"a"})";
    const QByteArray predict = R"({"id":"s","kind":"predict","model":"a","figure":"document books"})";
    QTest::newRow("clean") << show << QByteArray("Set {a} and `{document books}`: {{document books}}.") << QString();
    QTest::newRow("unclosed") << show << QByteArray("It is {{document books}.") << "not closed";
    QTest::newRow("single braces") << show << QByteArray("It is {document books}.") << "Write {{document books}}";
    QTest::newRow("table") << show << QByteArray("| a | b |\n|---|---|\n") << "a table";
    QTest::newRow("numbered") << show << QByteArray("1. one\n") << "a numbered list";
    QTest::newRow("link") << show << QByteArray("See [it](http://x).") << "a link";
    QTest::newRow("told") << predict << QByteArray("It was {{document books}}.") << "tells the number";
    QTest::newRow("told by pairs") << predict << QByteArray("{{b > a: document books}}") << "tells the number";
    QTest::newRow("of another model") << predict << QByteArray("It was {{b: document books}}.") << QString();
    QTest::newRow("yes or no") << QByteArray(R"({"id":"s","kind":"predict","model":"a","figure":"field books.title"})")
                               << QByteArray("x") << "yes or no";
    QTest::newRow("small tolerance")
        << QByteArray(R"({"id":"s","kind":"predict","model":"a","figure":"document books","tolerance":0.2})")
        << QByteArray("x") << "in percent";
}

void TestOwnLessons::checkTellsSlips()
{
    QFETCH(const QByteArray, step);
    QFETCH(const QByteArray, text);
    QFETCH(const QString, problem);
    const QStringList problems = problemsOf(lessonOf(step, "# t\n## s: title\n" + text));
    QCOMPARE(problems.isEmpty(), problem.isEmpty());
    QVERIFY2(problems.join(u'\n').contains(problem), qPrintable(problems.join(u'\n')));
}

void TestOwnLessons::checkTellsAllAtOnce()
{
    const QStringList figures =
        problemsOf(lessonOf(R"({"id":"t","kind":"show","model":"a","figures":["documnet books","workingset"]},
                    {"id":"s","kind":"show","model":"c"})",
                            "# t\n## s: title\n## t: title\n{{data boks}} {{data bocks}}\n"));
    QCOMPARE(figures.size(), 6);
    QVERIFY2(figures.at(0).contains(QLatin1String("steps[0].figures[0]")), qPrintable(figures.at(0)));
    QVERIFY2(figures.at(1).contains(QLatin1String("steps[0].figures[1]")), qPrintable(figures.at(1)));
    QVERIFY2(figures.at(4).contains(QLatin1String("steps[1].model")), qPrintable(figures.at(4)));
    QVERIFY2(figures.at(5).contains(QLatin1String("stands above")), qPrintable(figures.at(5)));
    formats::Lesson lesson;
    const QList<base::Error> errors = formats::readLesson(
        R"({"format":"shapewright lesson 1","id":"own","models":{"a":{"sampel":"bookstore"}},"steps":[
            {"id":"s","kind":"shw","model":"a"},{"id":"t","kind":"predict","model":"a"}]})",
        lesson);
    QCOMPARE(errors.size(), 3);
    QCOMPARE(errors.at(2).where, QStringLiteral("steps[1]"));
}

void TestOwnLessons::filesToStartFrom()
{
    const QTemporaryDir folder;
    const auto problems = [&](const QString &path, const base::Result<services::LessonFiles> &files) {
        for (const auto &[name, content] : {std::pair(path, files->steps), std::pair(files->textsPath, files->texts)}) {
            QFile file(name);
            if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
                return QStringList{file.errorString()};
        }
        const auto lesson = formats::loadLessonFile(path);
        return lesson ? problemsOf(*lesson) : QStringList{lesson.error().text()};
    };
    const QString own = folder.filePath(QStringLiteral("my lesson.json"));
    QCOMPARE(problems(own, services::templateLesson(own)), QStringList());
    QCOMPARE(formats::loadLessonFile(own)->id, QStringLiteral("my-lesson"));
    const QString copy = folder.filePath(QStringLiteral("subset.json"));
    QCOMPARE(problems(copy, services::copiedLesson(QStringLiteral("subset"), copy)), QStringList());
    QVERIFY(!services::copiedLesson(QStringLiteral("subst"), copy));
}

void TestOwnLessons::pageSaysWhyADocumentIsNoAverageOne()
{
    const services::LessonBench bench(*formats::shippedLesson(QStringLiteral("subset")));
    const QByteArray page = *services::lessonPage(bench);
    QVERIFY(page.contains("<h3>A sample document of books, "));
    QVERIFY(page.contains("; texts and lists differ in length, so the average is "));
}

void TestOwnLessons::answersAreReadAsInTheWindow_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("lesson");
    for (const char *lesson : {"subset", "embed-or-link"}) {
        for (const QLocale::Language language : {QLocale::English, QLocale::German})
            QTest::addRow("%s %s", lesson, qPrintable(QLocale::languageToString(language)))
                << QLocale(language) << QString::fromLatin1(lesson);
    }
}

void TestOwnLessons::answersAreReadAsInTheWindow()
{
    const QString node = QStandardPaths::findExecutable(QStringLiteral("node"));
    if (node.isEmpty())
        QSKIP("There is no node to run the page's script with.");
    QFETCH(const QLocale, locale);
    QFETCH(const QString, lesson);
    QLocale::setDefault(locale);
    const services::LessonBench bench(*formats::shippedLesson(lesson));
    const services::Question question = *services::questionOf(bench, *bench.lesson().step(QStringLiteral("guess")));
    const QStringList typed{QStringLiteral("9.6"),
                            QStringLiteral("9,6"),
                            QStringLiteral("9.6 MiB"),
                            QStringLiteral("9,6 MiB"),
                            QStringLiteral("9.6 KiB"),
                            QStringLiteral("10 kB"),
                            QStringLiteral("9,600"),
                            QStringLiteral("9.600"),
                            QStringLiteral("9,654"),
                            QStringLiteral("9.654"),
                            QStringLiteral("1,234.5"),
                            QStringLiteral("1.234,5"),
                            QStringLiteral("12 345"),
                            QStringLiteral("12 34"),
                            QStringLiteral("9.6 days"),
                            QStringLiteral("9 %"),
                            QStringLiteral("120 M"),
                            QStringLiteral("1.5 Mio."),
                            QStringLiteral("20k"),
                            QStringLiteral("5 B"),
                            QStringLiteral("7 documents"),
                            QStringLiteral("7 bytes"),
                            QStringLiteral("none"),
                            QStringLiteral("many"),
                            QStringLiteral("-3"),
                            QStringLiteral(".5"),
                            QStringLiteral("1e3"),
                            QStringLiteral("0.1 kB"),
                            QStringLiteral("3 times"),
                            QStringLiteral("1,234,567"),
                            QStringLiteral("20 thousand documents")};
    QFile page(QStringLiteral(":/lessons/page/page.js"));
    QVERIFY(page.open(QIODevice::ReadOnly));
    const QByteArray script = "const document = {querySelectorAll: () => []};\n" + page.readAll() +
                              "\nconst rules = " + services::answerRules(question) +
                              ";\nconst typed = " + QJsonDocument(QJsonArray::fromStringList(typed)).toJson() +
                              ";\nconsole.log(JSON.stringify(typed.map(t => { const n = readAnswer(t, rules).number; "
                              "return n === undefined ? null : n * rules.scale; })));\n";
    QProcess process;
    process.start(node, {QStringLiteral("-")});
    process.write(script);
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished());
    const QJsonArray read = QJsonDocument::fromJson(process.readAllStandardOutput()).array();
    QVERIFY2(read.size() == typed.size(), process.readAllStandardError().constData());
    for (qsizetype i = 0; i < typed.size(); ++i) {
        const base::Result<double> value = services::answerOf(question, typed.at(i));
        QVERIFY2(value ? read.at(i).isDouble() && qAbs(read.at(i).toDouble() - *value) <= 1e-9 * qAbs(*value)
                       : read.at(i).isNull(),
                 qPrintable(QStringLiteral("%1: %2, in the page %3")
                                .arg(typed.at(i), value ? QString::number(*value) : value.error().message,
                                     QString::number(read.at(i).toDouble(-1)))));
    }
}

QTEST_GUILESS_MAIN(TestOwnLessons)
#include "tst_ownlessons.moc"
