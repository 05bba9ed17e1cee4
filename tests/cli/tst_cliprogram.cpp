// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commandregistry.h"
#include "app/cli/help.h"
#include "app/cli/reports/table.h"
#include "models/base/text.h"
#include "models/formats/project/projectfile.h"
#include "tests/cli/runner.h"
#include "tests/support/modelbuilder.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

using namespace sw;
using clitest::runInside;

/// A device that takes some bytes and then fails, as a full disk does.
class FailingDevice : public QIODevice
{
public:
    explicit FailingDevice(qint64 room) : m_room(room) { open(QIODevice::WriteOnly | QIODevice::Unbuffered); }

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *, qint64 size) override
    {
        if (m_room <= 0) {
            setErrorString(QStringLiteral("No space left on device"));
            return -1;
        }
        const qint64 taken = std::min(size, m_room);
        m_room -= taken;
        return taken;
    }

private:
    qint64 m_room;
};

/// The program around the commands: finding them, reading arguments, help, exit codes.
class TestCliProgram : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCommandExplainsItself_data();
    void everyCommandExplainsItself();
    void everyExampleIsAccepted_data() { everyCommandExplainsItself_data(); }
    void everyExampleIsAccepted();
    void programHelpNamesEveryCommand();
    void readmeNamesOnlyWhatExists();
    void versionIsTheProjects();
    void exitCodesFollowTheTable_data();
    void exitCodesFollowTheTable();
    void nearestWord_data();
    void nearestWord();
    void argumentsAreChecked_data();
    void argumentsAreChecked();
    void valuesMayBeLeftOut_data();
    void valuesMayBeLeftOut();
    void sizesAnswerQuestions();
    void growthIsTheModels();
    void shapesAreOneOfEach();
    void choicesHaveIdsAndTexts();
    void tablesAlignWideCharacters();
    void tablesWrapTheLastColumn();
    void lostOutputIsReported();
    void languageIsChosen();

private:
    static base::Result<cli::Arguments> parse(const QStringList &words);
};

void TestCliProgram::everyCommandExplainsItself_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : cli::CommandRegistry::instance().names())
        QTest::newRow(qPrintable(name)) << name;
}

void TestCliProgram::everyCommandExplainsItself()
{
    QFETCH(QString, name);
    const cli::Command *command = cli::CommandRegistry::instance().find(name);
    QVERIFY(command);
    QVERIFY2(!command->summary().isEmpty() && command->summary().size() <= 90, qPrintable(command->summary()));
    QVERIFY(!command->summary().endsWith(QLatin1Char('.')));
    QVERIFY(!command->examples().isEmpty());
    for (const cli::Option &option : command->options())
        QVERIFY2(!option.help.isEmpty(), qPrintable(option.names.first()));

    const clitest::Run help = runInside({name, QStringLiteral("--help")});
    QCOMPARE(help.code, 0);
    QVERIFY(help.err.isEmpty());
    QVERIFY(help.out.startsWith(QStringLiteral("shapewright-cli %1: ").arg(name)));
    for (const QString &example : command->examples())
        QVERIFY(help.out.contains(QStringLiteral("\n  shapewright-cli ") + example + QLatin1Char('\n')));
    QCOMPARE(runInside({QStringLiteral("help"), name}).out, help.out);
    for (const QString &line : help.out.split(QLatin1Char('\n')))
        QVERIFY2(cli::displayWidth(line) <= 122, qPrintable(line));
}

void TestCliProgram::everyExampleIsAccepted()
{
    QFETCH(QString, name);
    const cli::Command *command = cli::CommandRegistry::instance().find(name);
    for (const QString &example : command->examples()) {
        QStringList words = QProcess::splitCommand(QString(example).replace(QLatin1Char('\''), QLatin1Char('"')));
        QCOMPARE(words.takeFirst(), name);
        const auto arguments =
            cli::Arguments::parse(name, command->positionals(), command->options() + cli::commonOptions(), words);
        QVERIFY2(arguments.has_value(), qPrintable(arguments ? QString() : arguments.error().text()));
    }
}

void TestCliProgram::programHelpNamesEveryCommand()
{
    const clitest::Run help = runInside({QStringLiteral("--help")});
    QCOMPARE(help.code, 0);
    QVERIFY(help.err.isEmpty());
    for (const auto &command : cli::CommandRegistry::instance().all()) {
        const QRegularExpression row(QStringLiteral("\n  %1 +\\S").arg(command->name()));
        QVERIFY2(row.match(help.out).hasMatch(), qPrintable(command->name()));
    }
    for (const cli::ExitCodeMeaning &meaning : cli::exitCodeMeanings())
        QVERIFY(help.out.contains(meaning.meaning));
    QCOMPARE(runInside({QStringLiteral("help")}).out, help.out);
    QCOMPARE(runInside({QStringLiteral("-h")}).out, help.out);
}

/// Commands shown in the README must parse, so that it cannot promise what is not there.
void TestCliProgram::readmeNamesOnlyWhatExists()
{
    const QString readme =
        QString::fromUtf8(clitest::contentOf(QStringLiteral(SHAPEWRIGHT_TEST_DATA "/../../README.md")));
    QVERIFY(!readme.isEmpty());
    const QRegularExpression shown(
        QStringLiteral("^(?:\\$ )?(?:build/release/bin/)?shapewright-cli ([a-z-]+)([^\n|>#&]*)"),
        QRegularExpression::MultilineOption);
    auto matches = shown.globalMatch(readme);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        const cli::Command *command = cli::CommandRegistry::instance().find(match.captured(1));
        QVERIFY2(command, qPrintable(match.captured(0)));
        const QStringList words = QProcess::splitCommand(match.captured(2));
        const auto arguments = cli::Arguments::parse(command->name(), command->positionals(),
                                                     command->options() + cli::commonOptions(), words);
        QVERIFY2(arguments.has_value(), qPrintable(match.captured(0)));
    }
}

void TestCliProgram::versionIsTheProjects()
{
    const clitest::Run run = runInside({QStringLiteral("--version")});
    QCOMPARE(run.code, 0);
    QCOMPARE(run.out, QStringLiteral("shapewright-cli " SHAPEWRIGHT_VERSION "\n"));
}

void TestCliProgram::exitCodesFollowTheTable_data()
{
    QTest::addColumn<int>("error");
    QTest::addColumn<int>("code");
    using base::ErrorCode;
    const auto row = [](const char *name, ErrorCode error, int code) {
        QTest::newRow(name) << static_cast<int>(error) << code;
    };
    row("usage", ErrorCode::Usage, 1);
    row("invalid model", ErrorCode::InvalidModel, 1);
    row("file", ErrorCode::File, 1);
    row("format", ErrorCode::Format, 1);
    row("drift", ErrorCode::Drift, 3);
    row("refused", ErrorCode::Refused, 4);
    row("partial", ErrorCode::Partial, 5);
    row("unknown", ErrorCode::Unknown, 6);
    row("connection", ErrorCode::Connection, 7);
    row("rights", ErrorCode::Rights, 8);
    row("unsupported", ErrorCode::Unsupported, 9);
    row("cancelled", ErrorCode::Cancelled, 10);
    row("internal", ErrorCode::Internal, 70);
}

void TestCliProgram::exitCodesFollowTheTable()
{
    QFETCH(int, error);
    QFETCH(int, code);
    QCOMPARE(cli::exitCodeOf(static_cast<base::ErrorCode>(error)), code);
}

void TestCliProgram::nearestWord_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("found");
    QTest::newRow("one letter wrong") << "chekc"
                                      << "check";
    QTest::newRow("one letter missing") << "siz"
                                        << "size";
    QTest::newRow("case") << "APPLY"
                          << "apply";
    QTest::newRow("nothing near") << "frobnicate"
                                  << "";
    QTest::newRow("empty") << ""
                           << "";
    QTest::newRow("very long") << QString(100'000, QLatin1Char('x')) << "";
}

void TestCliProgram::nearestWord()
{
    QFETCH(QString, word);
    QFETCH(QString, found);
    QCOMPARE(cli::nearest(word, {QStringLiteral("apply"), QStringLiteral("check"), QStringLiteral("size")}), found);
}

base::Result<cli::Arguments> TestCliProgram::parse(const QStringList &words)
{
    return cli::Arguments::parse(
        QStringLiteral("toy"),
        {{QStringLiteral("FILE"), QStringLiteral("a file"), true},
         {QStringLiteral("MORE"), QStringLiteral("more"), false}},
        {{{QStringLiteral("number"), QStringLiteral("n")}, QStringLiteral("N"), QStringLiteral("help"), false},
         {{QStringLiteral("set")}, QStringLiteral("K=V"), QStringLiteral("help"), true},
         {{QStringLiteral("json")}, {}, QStringLiteral("help"), false}},
        words);
}

void TestCliProgram::valuesMayBeLeftOut_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("months");
    const auto row = [](const char *words, const char *months) {
        QTest::newRow(words) << QString::fromLatin1(words).split(QLatin1Char(' ')) << QString::fromLatin1(months);
    };
    row("a.json --growth", "");
    row("--growth a.json", "");
    row("--growth 36 a.json", "36");
    row("a.json --growth 36", "36");
    row("--growth=36 a.json", "36");
    row("--growth a.json --ram 8", "");
    row("--ram 8 --growth 36 a.json --json", "36");
    row("a.json --growth --json", "");
}

void TestCliProgram::valuesMayBeLeftOut()
{
    QFETCH(QStringList, words);
    const auto parsed =
        cli::Arguments::parse(QStringLiteral("toy"), {{QStringLiteral("FILE"), QStringLiteral("a file"), true}},
                              {{{QStringLiteral("growth")}, QStringLiteral("[MONTHS]"), QStringLiteral("help"), false},
                               {{QStringLiteral("ram")}, QStringLiteral("GiB"), QStringLiteral("help"), false},
                               {{QStringLiteral("json")}, {}, QStringLiteral("help"), false}},
                              words);
    QVERIFY2(parsed, qPrintable(parsed ? QString() : parsed.error().text()));
    QVERIFY(parsed->has(QStringLiteral("growth")));
    QTEST(parsed->value(QStringLiteral("growth")), "months");
    QCOMPARE(parsed->positional(QStringLiteral("FILE")), QStringLiteral("a.json"));
}

/// The figures that are explained are those that are printed.
void TestCliProgram::sizesAnswerQuestions()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("b.shape.json"));
    QCOMPARE(runInside({QStringLiteral("new"), file, QStringLiteral("--sample"), QStringLiteral("bookstore")}).code, 0);
    const auto run =
        runInside({QStringLiteral("size"), file, QStringLiteral("--json"), QStringLiteral("--ram"), QStringLiteral("1"),
                   QStringLiteral("--operations"), QStringLiteral("--explain"), QStringLiteral("books")});
    QCOMPARE(run.code, 0);
    const QJsonObject json = QJsonDocument::fromJson(run.out.toUtf8()).object();
    QCOMPARE(json.value(QStringLiteral("fit")).toString(), QStringLiteral("too-large"));
    QVERIFY(json.value(QStringLiteral("diskReads")).toObject().value(QStringLiteral("readsPerSecond")).toDouble() >
            100);
    QCOMPARE(json.value(QStringLiteral("topology")).toString(), QStringLiteral("replica-set"));
    const QJsonArray operations = json.value(QStringLiteral("operations")).toArray();
    QVERIFY(operations.size() >= 10);
    double written = 0;
    for (const QJsonValue &each : operations)
        written += each.toObject().value(QStringLiteral("documentsWritten")).toDouble();
    QVERIFY(written > 3);
    const QJsonObject books = json.value(QStringLiteral("collections")).toArray().first().toObject();
    QStringList lines;
    for (const QJsonValue &figure : json.value(QStringLiteral("explained")).toArray()) {
        for (const QJsonValue &line : figure.toObject().value(QStringLiteral("lines")).toArray())
            lines << line.toString();
    }
    const QString text = lines.join(QLatin1Char('\n'));
    const auto bytes = [](const QJsonValue &value) {
        return base::bytesText(base::Bytes(value.toDouble()));
    };
    QVERIFY2(text.contains(bytes(books.value(QStringLiteral("dataBytes")))), qPrintable(text));
    QVERIFY2(text.contains(bytes(books.value(QStringLiteral("storage")).toObject().value(QStringLiteral("high")))),
             qPrintable(text));
    QVERIFY2(text.contains(bytes(json.value(QStringLiteral("workingSet")).toObject().value(QStringLiteral("likely")))),
             qPrintable(text));
    const auto alone = runInside({QStringLiteral("size"), file, QStringLiteral("--json"), QStringLiteral("--ram"),
                                  QStringLiteral("1"), QStringLiteral("--topology"), QStringLiteral("standalone")});
    const QJsonObject single = QJsonDocument::fromJson(alone.out.toUtf8()).object();
    QCOMPARE(single.value(QStringLiteral("topology")).toString(), QStringLiteral("standalone"));
    const auto indexBytes = [](const QJsonObject &of) {
        return of.value(QStringLiteral("totals")).toObject().value(QStringLiteral("indexBytes")).toDouble();
    };
    QVERIFY(indexBytes(single) < indexBytes(json));
}

/// Months, sums and dates of `--growth` agree with each other and with the sizes of today.
void TestCliProgram::growthIsTheModels()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("t.shape.json"));
    test::ModelBuilder builder;
    builder.entity("posts", 1000)
        .entity("comments", 10000)
        .link("posts 1:N comments [0,10] unbounded composition placement=embedInA name=has");
    builder.model.relationships.first().growthPerParentPerDay = 2;
    QVERIFY(formats::saveProjectFile(file, builder.model));
    const auto run = runInside(
        {QStringLiteral("size"), QStringLiteral("--growth"), QStringLiteral("18"), file, QStringLiteral("--json")});
    QCOMPARE(run.code, 0);
    const QJsonObject json = QJsonDocument::fromJson(run.out.toUtf8()).object();
    const QJsonObject growth = json.value(QStringLiteral("growth")).toObject();
    const QJsonArray months = growth.value(QStringLiteral("months")).toArray();
    QCOMPARE(months.size(), 19);
    const auto data = [](const QJsonValue &month) {
        return month.toObject().value(QStringLiteral("dataBytes")).toDouble();
    };
    const double today = json.value(QStringLiteral("totals")).toObject().value(QStringLiteral("dataBytes")).toDouble();
    QVERIFY(std::abs(data(months.first()) / today - 1) < 0.001);
    double sum = 0;
    for (const QJsonValue &collection : growth.value(QStringLiteral("collections")).toArray())
        sum += data(collection.toObject().value(QStringLiteral("months")).toArray().last());
    QVERIFY(std::abs(sum / data(months.last()) - 1) < 1e-6);
    const QDate from = QDate::fromString(growth.value(QStringLiteral("from")).toString(), Qt::ISODate);
    QVERIFY(from.isValid());
    const QJsonArray limits = growth.value(QStringLiteral("limits")).toArray();
    QVERIFY(!limits.isEmpty());
    for (const QJsonValue &limit : limits) {
        const QJsonObject largest = limit.toObject().value(QStringLiteral("largest")).toObject();
        const QDate on = QDate::fromString(largest.value(QStringLiteral("date")).toString(), Qt::ISODate);
        QVERIFY(std::abs(static_cast<double>(from.daysTo(on)) / 30.4375 -
                         largest.value(QStringLiteral("months")).toDouble()) < 0.2);
    }
    const auto text = runInside({QStringLiteral("size"), file, QStringLiteral("--growth")});
    QVERIFY2(text.out.contains(QStringLiteral("Largest document")) &&
                 text.out.contains(QStringLiteral("posts.comments: 1,000 elements")),
             qPrintable(text.out));
}

/// The typical document comes first, and not once more among those that vary.
void TestCliProgram::shapesAreOneOfEach()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("b.shape.json"));
    QCOMPARE(runInside({QStringLiteral("new"), file, QStringLiteral("--sample"), QStringLiteral("bookstore")}).code, 0);
    const auto run = runInside(
        {QStringLiteral("shapes"), file, QStringLiteral("--count"), QStringLiteral("40"), QStringLiteral("--json")});
    const QJsonArray collections =
        QJsonDocument::fromJson(run.out.toUtf8()).object().value(QStringLiteral("collections")).toArray();
    QVERIFY(collections.size() > 3);
    for (const QJsonValue &collection : collections) {
        QSet<QByteArray> ids;
        for (const QJsonValue &document : collection.toObject().value(QStringLiteral("documents")).toArray())
            ids << QJsonDocument(QJsonArray{document.toObject().value(QStringLiteral("_id"))}).toJson();
        QVERIFY2(ids.size() == 40, qPrintable(collection.toObject().value(QStringLiteral("name")).toString()));
    }
}

void TestCliProgram::argumentsAreChecked_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("error"); ///< part of the message; empty: accepted
    QTest::newRow("positional") << "a"
                                << "";
    QTest::newRow("both positionals") << "a b"
                                      << "";
    QTest::newRow("option first") << "--json a"
                                  << "";
    QTest::newRow("value behind a sign") << "a --number=3"
                                         << "";
    QTest::newRow("short with value attached") << "a -n3"
                                               << "";
    QTest::newRow("negative value") << "a -n -3"
                                    << "";
    QTest::newRow("repeatable") << "a --set x=1 --set y=2"
                                << "";
    QTest::newRow("dash is a value") << "-"
                                     << "";
    QTest::newRow("after two dashes") << "-- --json"
                                      << "";
    QTest::newRow("missing positional") << ""
                                        << "The argument FILE is missing: a file.";
    QTest::newRow("too many") << "a b c"
                              << "one argument too many: 'c'";
    QTest::newRow("unknown option") << "a --jsno"
                                    << "Did you mean '--json'?";
    QTest::newRow("unknown short option") << "a -x"
                                          << "There is no option '-x'.";
    QTest::newRow("missing value") << "a --number"
                                   << "Missing value after '--number'";
    QTest::newRow("value for a switch") << "a --json=yes"
                                        << "Unexpected value after '--json'";
    QTest::newRow("given twice") << "a -n 1 --number 2"
                                 << "'--number' was given more than once";
}

void TestCliProgram::argumentsAreChecked()
{
    QFETCH(QString, line);
    QFETCH(QString, error);
    const auto arguments = parse(line.split(QLatin1Char(' '), Qt::SkipEmptyParts));
    QCOMPARE(arguments.has_value(), error.isEmpty());
    if (arguments)
        return;
    QVERIFY2(arguments.error().text().contains(error), qPrintable(arguments.error().text()));
    QCOMPARE(arguments.error().code, base::ErrorCode::Usage);
    QVERIFY(!arguments.error().wayOut.isEmpty());
}

void TestCliProgram::choicesHaveIdsAndTexts()
{
    const auto run = runInside({QStringLiteral("patterns"), QStringLiteral("subset"), QStringLiteral("--json")});
    QCOMPARE(run.code, 0);
    QJsonObject mode;
    for (const QJsonValue &each :
         QJsonDocument::fromJson(run.out.toUtf8()).object().value(QStringLiteral("parameters")).toArray()) {
        const QJsonObject parameter = each.toObject();
        QCOMPARE(parameter.contains(QStringLiteral("choices")), parameter.contains(QStringLiteral("choiceTexts")));
        if (parameter.value(QStringLiteral("name")) == QStringLiteral("mode"))
            mode = parameter;
    }
    QCOMPARE(mode.value(QStringLiteral("choices")).toArray(),
             (QJsonArray{QStringLiteral("keepAll"), QStringLiteral("moveRest")}));
    const QJsonObject texts = mode.value(QStringLiteral("choiceTexts")).toObject();
    QCOMPARE(texts.size(), 2);
    QCOMPARE(texts.value(QStringLiteral("keepAll")).toString(), QStringLiteral("The whole list"));
}

void TestCliProgram::tablesAlignWideCharacters()
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    cli::Output out(buffer);
    cli::Table table({QStringLiteral("Name"), QStringLiteral("N")}, {cli::Table::Left, cli::Table::Right});
    table.add({QStringLiteral("ab"), QStringLiteral("1")});
    table.add({QStringLiteral("日本語"), QStringLiteral("22")});
    table.add({QStringLiteral("a\u202e\nb"), QStringLiteral("333")});
    table.print(out, 2);
    out.flush();
    QCOMPARE(QString::fromUtf8(buffer.data()), QStringLiteral("  Name                  N\n"
                                                              "  ab                    1\n"
                                                              "  日本語               22\n"
                                                              "  a<U+202E><U+000A>b  333\n"));
}

void TestCliProgram::tablesWrapTheLastColumn()
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    cli::Output out(buffer);
    cli::Table table;
    table.wrapAt(30);
    table.add({QStringLiteral("a"), QStringLiteral("one two three four five six seven")});
    table.print(out);
    out.flush();
    QCOMPARE(QString::fromUtf8(buffer.data()), QStringLiteral("a  one two three four five six\n   seven\n"));
}

void TestCliProgram::lostOutputIsReported()
{
    FailingDevice full(10);
    QBuffer err;
    QBuffer in;
    err.open(QIODevice::WriteOnly);
    in.open(QIODevice::ReadOnly);
    cli::Output outStream(full);
    cli::Output errStream(err, cli::Output::Buffering::Lines);
    cli::Context context{outStream, errStream, in, {}};
    QCOMPARE(cli::runProgram(context, {QStringLiteral("--help")}), 1);
    QCOMPARE(QString::fromUtf8(err.data()),
             QStringLiteral("error: standard output: The result could not be written: No space left on device. "
                            "Free some disk space, or write somewhere else.\n"));
}

void TestCliProgram::languageIsChosen()
{
    const clitest::Run german =
        runInside({QStringLiteral("--lang"), QStringLiteral("de"), QStringLiteral("--version")});
    QCOMPARE(german.code, 0);
    const clitest::Run unknown =
        runInside({QStringLiteral("samples"), QStringLiteral("--lang"), QStringLiteral("tlh")});
    QCOMPARE(unknown.code, 1);
    QVERIFY2(unknown.err.startsWith(QStringLiteral("error: --lang: There is no translation into 'tlh'.")),
             qPrintable(unknown.err));
    QVERIFY(unknown.out.isEmpty());
}

QTEST_GUILESS_MAIN(TestCliProgram)
#include "tst_cliprogram.moc"
