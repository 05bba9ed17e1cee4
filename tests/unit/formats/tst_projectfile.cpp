// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/projectfile.h"
#include "models/formats/project/projectreader.h"
#include "models/formats/project/projectwriter.h"
#include "models/schema/validation/validatemodel.h"
#include "tests/support/randommodel.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <limits>

using namespace sw;
using formats::readProject;
using formats::writeProject;

class TestProjectFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void emptyModelIsSmall();
    void textIsStable();
    void roundTripsRandomModels();
    void keepsUnknownMembers();
    void keepsReasons();
    void toleratesMarkAndLineEnds();
    void warnsOfWrongChecksum();
    void warnsOfMisspelling();
    void saysWhatIsLost();
    void refuses_data();
    void refuses();
    void namesTheNewerMinorInErrors();
    void savesAndLoads();
    void savesNothingUnreadable_data();
    void savesNothingUnreadable();
    void isFastAndLinear();
};

static schema::Model smallModel()
{
    schema::Model model;
    model.name = QStringLiteral("shop");
    schema::Entity books;
    books.id = schema::EntityId(QStringLiteral("books"));
    books.name = QStringLiteral("books");
    schema::Field title;
    title.id = schema::FieldId(QStringLiteral("title"));
    title.name = QStringLiteral("title");
    books.fields = {title};
    model.entities = {books};
    return model;
}

/// The text of smallModel with the checksum taken out, so that tests may change it.
static QByteArray smallText()
{
    QByteArray text = writeProject(smallModel());
    const qsizetype at = text.indexOf("  \"sha256\"");
    return text.remove(at, text.indexOf('\n', at) + 1 - at);
}

static QByteArray changed(const QByteArray &from, const QByteArray &to)
{
    QByteArray text = smallText();
    if (!text.contains(from))
        qFatal("the text does not contain what the test changes");
    return text.replace(from, to);
}

void TestProjectFile::emptyModelIsSmall()
{
    schema::Model model;
    model.name = QStringLiteral("empty");
    const QByteArray text = writeProject(model);
    const QByteArray head = "{\n  \"format\": \"shapewright\",\n  \"version\": {\"major\": 1, \"minor\": 3},\n  "
                            "\"writer\": \"shapewright " SHAPEWRIGHT_VERSION "\",\n  \"sha256\": \"";
    QVERIFY2(text.startsWith(head), text.constData());
    QCOMPARE(text.sliced(head.size() + 64),
             QByteArray("\",\n  \"model\": {\n    \"name\": \"empty\",\n    \"server\": \"7.0\",\n    \"ramGiB\": 8,\n"
                        "    \"goal\": \"balanced\",\n    \"entities\": []\n  }\n}\n"));
}

void TestProjectFile::textIsStable()
{
    QCOMPARE(smallText(), QByteArray(R"({
  "format": "shapewright",
  "version": {"major": 1, "minor": 3},
  "writer": "shapewright )" SHAPEWRIGHT_VERSION R"(",
  "model": {
    "name": "shop",
    "server": "7.0",
    "ramGiB": 8,
    "goal": "balanced",
    "entities": [
      {
        "id": "books",
        "name": "books",
        "count": [0, 1000, 1000, "guessed"],
        "fields": [
          {
            "id": "title",
            "name": "title",
            "type": "string"
          }
        ]
      }
    ]
  }
}
)"));
}

void TestProjectFile::roundTripsRandomModels()
{
    qsizetype bytes = 0;
    for (quint32 seed = 1; seed <= 1000; ++seed) {
        const schema::Model model =
            testsupport::randomModel(seed, {static_cast<int>(seed % 6), 1 + static_cast<int>(seed % 4), seed % 2 == 0});
        const auto wrong = schema::validateModel(model);
        QVERIFY2(wrong.isEmpty(),
                 qPrintable(
                     QStringLiteral("seed %1: %2").arg(seed).arg(wrong.isEmpty() ? QString() : wrong.first().text())));
        const QByteArray text = writeProject(model);
        const auto read = readProject(text);
        QVERIFY2(read, read ? "" : qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(read.error().text())));
        QVERIFY2(read->model == model, qPrintable(QStringLiteral("seed %1").arg(seed)));
        QCOMPARE(writeProject(read->model), text);
        bytes += text.size();
    }
    qInfo("1000 models, %lld bytes", static_cast<long long>(bytes));
}

void TestProjectFile::keepsUnknownMembers()
{
    QByteArray text = changed("\"major\": 1, \"minor\": 3", "\"major\": 1, \"minor\": 7");
    text.replace("\"type\": \"string\"", "\"type\": \"string\",\n            \"collation\": {\"locale\": \"de\", "
                                         "\"big\": 9007199254740993, \"small\": 1.5}");
    text.replace("\"goal\": \"balanced\"", "\"goal\": \"balanced\",\n    \"zones\": [1, null, true]");
    text.replace("{\n  \"format\"", "{\n  \"$schema\": \"x\",\n  \"format\"");
    const auto read = readProject(text);
    QVERIFY2(read, read ? "" : qPrintable(read.error().text()));
    QCOMPARE(read->warnings.size(), 4); // the version and three members
    QVERIFY(read->warnings.first().message.contains(QLatin1String("1.7")));
    QCOMPARE(read->warnings.at(1).where, QStringLiteral("$schema"));
    QCOMPARE(read->warnings.at(2).where, QStringLiteral("entities[0].fields[0].collation"));
    QCOMPARE(read->warnings.at(3).where, QStringLiteral("zones"));
    const QByteArray again = writeProject(read->model);
    QVERIFY(again.contains("\"zones\": [\n"));
    QVERIFY(again.contains("\"big\": 9007199254740993,"));
    QVERIFY(again.contains("\"small\": 1.5"));
    QVERIFY(again.contains("\"$schema\": \"x\"\n}"));
    const auto twice = readProject(again);
    QVERIFY(twice);
    QCOMPARE(writeProject(twice->model), again);
    QVERIFY(twice->model == read->model);
}

/// Of a person, for a pattern that is applied or declined.
void TestProjectFile::keepsReasons()
{
    schema::Model model = smallModel();
    schema::PatternUse use;
    use.id = schema::PatternUseId(QStringLiteral("versions"));
    use.pattern = QStringLiteral("schema-versioning");
    use.entity = model.entities[0].id;
    use.enabled = false;
    model.patterns = {use};
    QVERIFY(!writeProject(model).contains("\"reason\""));
    model.patterns[0].reason = QStringLiteral("</script> | \u202E we \"deploy\"\nat once");
    model.patterns[0].unknown.insert(QStringLiteral("newer"), 1);
    const QByteArray text = writeProject(model);
    QVERIFY(text.contains("\"reason\": \"</script> | "));
    const auto read = readProject(text);
    QVERIFY2(read, read ? "" : qPrintable(read.error().text()));
    QVERIFY(read->model == model);
    QVERIFY(model.patterns[0] != use);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.shape.json"));
    QVERIFY(formats::saveProjectFile(path, model));
    model.patterns[0].reason = QString(70'000, QLatin1Char('x'));
    const auto saved = formats::saveProjectFile(path, model);
    QVERIFY(!saved);
    QVERIFY2(saved.error().text().contains(QStringLiteral("longer than 65536 bytes")),
             qPrintable(saved.error().text()));
}

void TestProjectFile::toleratesMarkAndLineEnds()
{
    const QByteArray text = writeProject(smallModel());
    for (const QByteArray &variant :
         {QByteArray("\xef\xbb\xbf" + text), QByteArray(text).replace("\n", "\r\n"), text + "\n\n"}) {
        const auto read = readProject(variant);
        QVERIFY(read);
        QVERIFY(read->model == smallModel());
    }
    QVERIFY(readProject("\xef\xbb\xbf" + text)->warnings.isEmpty());
    QVERIFY(readProject(QByteArray(text).replace("\n", "\r\n"))->warnings.isEmpty());
}

void TestProjectFile::warnsOfWrongChecksum()
{
    const QByteArray text = writeProject(smallModel());
    QVERIFY(readProject(text)->warnings.isEmpty());
    QVERIFY2(readProject(smallText())->warnings.isEmpty(), "without a checksum there is nothing to compare");
    const auto edited = readProject(QByteArray(text).replace("\"shop\"", "\"stop\""));
    QVERIFY(edited);
    QCOMPARE(edited->model.name, QStringLiteral("stop"));
    QCOMPARE(edited->warnings.size(), 1);
    QCOMPARE(edited->warnings.first().where, QStringLiteral("sha256"));
    // A text "sha256" inside the model is not the checksum.
    schema::Model tricky = smallModel();
    tricky.name = QStringLiteral("sha256\": \"x");
    tricky.entities[0].fields[0].name = QStringLiteral("sha256");
    tricky.unknown.insert(QStringLiteral("sha256"), QStringLiteral("0000"));
    QVERIFY(readProject(writeProject(tricky))->model == tricky);
    QCOMPARE(readProject(writeProject(tricky))->warnings.size(), 1);
}

void TestProjectFile::warnsOfMisspelling()
{
    const auto read = readProject(changed("\"name\": \"title\"", "\"name\": \"title\", \"averagebytes\": 12"));
    QVERIFY(read);
    QCOMPARE(read->warnings.size(), 1);
    QCOMPARE(read->warnings.first().where, QStringLiteral("entities[0].fields[0].averagebytes"));
    QVERIFY(read->warnings.first().text().contains(QLatin1String("spelling")));
    QByteArray many;
    for (int i = 0; i < 500; ++i)
        many += ", \"x" + QByteArray::number(i) + "\": 1";
    const auto flooded = readProject(changed("\"name\": \"title\"", "\"name\": \"title\"" + many));
    QVERIFY(flooded);
    QCOMPARE(flooded->warnings.size(), 20);
    QCOMPARE(flooded->model.entities[0].fields[0].unknown.size(), 500);
}

void TestProjectFile::saysWhatIsLost()
{
    const auto read =
        readProject(changed("\"entities\": [", "\"silenced\": [{\"check\": \"E1\", \"object\": \"a\", \"reason\": "
                                               "\"b\", \"until\": 3}],\n    \"entities\": ["));
    QVERIFY(read);
    QCOMPARE(read->warnings.size(), 1);
    QCOMPARE(read->warnings.first().where, QStringLiteral("silenced[0].until"));
    QVERIFY(read->warnings.first().message.contains(QLatin1String("lost")));
}

void TestProjectFile::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, const QByteArray &text, const char *where, const char *message) {
        QTest::newRow(name) << text << QString::fromUtf8(where) << QString::fromUtf8(message);
    };
    const auto member = [&](const char *name, const char *from, const char *to, const char *where,
                            const char *message) {
        row(name, changed(from, to), where, message);
    };

    row("empty", "", "", "is empty");
    row("blank", " \n\t ", "", "is empty");
    row("UTF-16 with mark", QByteArray("\xff\xfe{\0", 4), "", "UTF-16");
    row("UTF-16 big with mark", QByteArray("\xfe\xff\0{", 4), "", "UTF-16");
    row("UTF-16 without mark", QByteArray("{\0\"\0a\0\"\0", 8), "", "UTF-16");
    row("gzip", QByteArray("\x1f\x8b\x08\0\0", 5), "", "compressed");
    row("zip", QByteArray("PK\x03\x04\0", 5), "", "compressed");
    row("zstd", QByteArray("\x28\xb5\x2f\xfd\0", 5), "", "compressed");
    row("xz",
        QByteArray("\xfd"
                   "7zXZ\0",
                   6),
        "", "compressed");
    row("BSON",
        QByteArray("\x12\0\0\0\x10"
                   "a\0\x01\0\0\0\x10"
                   "b\0\x02\0\0\0",
                   19)
                .left(18) +
            QByteArray("\0", 1),
        "", "BSON");
    row("binary", QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16), "", "not a text file");
    row("NUL within", changed("shop", QByteArray("sh\0p", 4)), "", "not a text file");
    row("Latin-1", changed("shop", "sh\xf6p"), "line 6, column 16", "UTF-8");
    row("overlong", changed("shop", "sh\xc0\xafp"), "line 6, column 16", "UTF-8");
    row("encoded surrogate", changed("shop", "sh\xed\xa0\x80p"), "line 6, column 16", "UTF-8");
    row("beyond Unicode", changed("shop", "sh\xf4\x90\x80\x80p"), "line 6, column 16", "UTF-8");
    row("half a character", changed("shop", "sh\\ud83dp"), "line 6, column 16", "Half of a character");
    row("second half alone", changed("shop", "sh\\ude00p"), "line 6, column 16", "Half of a character");
    row("no JSON", "create table books", "line 1, column", "not a value");
    row("a list", "[]", "", "no Shapewright project");
    row("a number", "12", "line 1, column", "");
    row("another format", "{\"type\": \"FeatureCollection\"}", "", "no Shapewright project");
    row("comma too much", changed("\"type\": \"string\"", "\"type\": \"string\","), "line 20, column",
        "one comma too many");
    row("comma missing", changed("\"name\": \"shop\",", "\"name\": \"shop\""), "line 7, column", "comma is missing");
    row("comment", changed("\"model\"", "// comment\n  \"model\""), "line 5, column", "");
    row("cut off", smallText().chopped(20), "line 22, column", "not closed");
    row("text behind", smallText() + "{}", "line 26, column", "after the end");
    row("wrong escape", changed("shop", "sh\\op"), "line 6, column 16", "escape sequence");
    row("huge number", changed("\"ramGiB\": 8", "\"ramGiB\": 1e999"), "line 8, column", "");
    member("twice", "\"goal\": \"balanced\"", "\"goal\": \"balanced\", \"goal\": \"simplicity\"", "line 9, column 25",
           "“goal” stands here a second time");
    member("twice, escaped", "\"goal\": \"balanced\"", "\"goal\": \"balanced\", \"go\\u0061l\": \"simplicity\"",
           "line 9, column 25", "“goal” stands here a second time");
    member("twice at the top", "\"writer\"", "\"format\": \"x\",\n  \"writer\"", "line 4, column 3",
           "“format” stands here a second time");
    member("no version", "\"version\"", "\"vers\"", "version", "missing or wrong");
    member("version as text", "{\"major\": 1, \"minor\": 3}", "\"1.0\"", "version", "missing or wrong");
    member("newer major", "\"major\": 1", "\"major\": 2", "version", "has format 2; this program reads format 1");
    member("negative minor", "\"minor\": 3", "\"minor\": -1", "version", "missing or wrong");
    member("no model", "\"model\"", "\"modell\"", "", "“model” is missing");
    member("diagrams as number", "\"model\": {", "\"diagrams\": 3,\n  \"model\": {", "diagrams", "This is a number");
    row("model as list", "{\"format\":\"shapewright\",\"version\":{\"major\":1,\"minor\":1},\"model\":[]}", "model",
        "This is a list");
    member("field type", "\"type\": \"string\"", "\"type\": \"strng\"", "entities[0].fields[0].type",
           "“strng” is not a valid field type");
    member("field type as number", "\"type\": \"string\"", "\"type\": 5", "entities[0].fields[0].type",
           "This is a number");
    member("name as null", "\"name\": \"title\"", "\"name\": null", "entities[0].fields[0].name", "This is null");
    member("name as list", "\"name\": \"title\"", "\"name\": []", "entities[0].fields[0].name", "This is a list");
    member("name as object", "\"name\": \"title\"", "\"name\": {}", "entities[0].fields[0].name", "This is an object");
    member("name as truth", "\"name\": \"title\"", "\"name\": true", "entities[0].fields[0].name",
           "This is true or false");
    member("number as text", "\"ramGiB\": 8", "\"ramGiB\": \"8\"", "ramGiB", "This is a text");
    member("truth as number", "\"type\"", "\"unique\": 1, \"type\"", "entities[0].fields[0].unique",
           "This is a number");
    member("list as text", "\"type\"", "\"enum\": \"a\", \"type\"", "entities[0].fields[0].enum", "This is a text");
    member("listed value as number", "\"type\"", "\"enum\": [\"a\", 3], \"type\"", "entities[0].fields[0].enum[1]",
           "This is a number");
    member("whole number", "\"type\"", "\"minLength\": 1.5, \"type\"", "entities[0].fields[0].minLength",
           "not a whole number");
    member("too large whole number", "\"type\"", "\"minLength\": 1e10, \"type\"", "entities[0].fields[0].minLength",
           "not a whole number");
    member("id missing", "\"id\": \"title\",", "", "entities[0].fields[0]", "“id” is missing");
    member("id empty", "\"id\": \"title\"", "\"id\": \"\"", "entities[0].fields[0].id", "id is empty");
    member("id with a space", "\"id\": \"title\"", "\"id\": \"a b\"", "entities[0].fields[0].id", "cannot be an id");
    member("two numbers", "[0, 1000, 1000, \"guessed\"]", "[0, 1000]", "entities[0].count", "three numbers");
    member("falling numbers", "[0, 1000, 1000, \"guessed\"]", "[0, 1000, 10]", "entities[0].count", "do not rise");
    member("negative number", "[0, 1000, 1000, \"guessed\"]", "[-1, 1000, 1000]", "entities[0].count", "do not rise");
    member("likely without limit", "[0, 1000, 1000, \"guessed\"]", "[0, \"inf\", \"inf\"]", "entities[0].count[1]",
           "This is a text");
    member("max as null", "[0, 1000, 1000, \"guessed\"]", "[0, 1000, null]", "entities[0].count[2]", "This is null");
    member("goal", "\"balanced\"", "\"speed\"", "goal", "“speed” is not a valid goal");
    member("server version", "\"7.0\"", "\"7\"", "server", "not a server version");
    member("server as number", "\"7.0\"", "7.0", "server", "This is a number");
    member("entities as object", "\"goal\": \"balanced\"", "\"goal\": \"balanced\", \"operations\": {}", "operations",
           "This is an object");
    member("entity as text", "\"goal\": \"balanced\"", "\"goal\": \"balanced\", \"operations\": [{\"id\": \"a\"}, 3]",
           "operations[1]", "This is a number");
    member("place", "\"model\": {",
           "\"diagrams\": [{\"id\": \"d\", \"places\": {\"books\": {\"x\": \"1\"}}}],\n  \"model\": {",
           "diagrams[0].places.books.x", "This is a text");
    row("long name", changed("\"title\",\n            \"type\"", "\"" + QByteArray(300, 'x') + "\", \"type\""),
        "entities[0].fields[0].name", "longer than 255 bytes");
    row("long text", changed("\"type\"", "\"description\": \"" + QByteArray(70'000, 'x') + "\", \"type\""),
        "entities[0].fields[0].description", "longer than 65536 bytes");
    row("65 levels", changed("\"goal\"", "\"new\": " + QByteArray(63, '[') + QByteArray(63, ']') + ", \"goal\""),
        "line 9, column", "more than 64 deep");
    row("a million levels", QByteArray(1'000'000, '['), "line 1, column 65", "more than 64 deep");
    row("many objects", "[" + QByteArray("{},").repeated(2'100'000) + "1]", "line 1, column",
        "more than 2000000 objects");
    row("many entities", changed("\"entities\": [", "\"entities\": [" + QByteArray("{\"id\":\"a\"},").repeated(10'001)),
        "entities[10000]", "more than 10000 entities");
    row("many fields", changed("\"fields\": [", "\"fields\": [" + QByteArray("{\"id\":\"a\"},").repeated(200'001)),
        "entities[0].fields[200000]", "more than 200000 fields");
}

void TestProjectFile::refuses()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, where);
    QFETCH(QString, message);
    const auto read = readProject(text);
    QVERIFY(!read);
    const base::Error &error = read.error();
    QCOMPARE(error.code, base::ErrorCode::Format);
    QVERIFY2(where.isEmpty() ? error.where.isEmpty() : error.where.startsWith(where), qPrintable(error.text()));
    QVERIFY2(error.message.contains(message), qPrintable(error.text()));
    QVERIFY2(!error.message.isEmpty() && !error.wayOut.isEmpty(), qPrintable(error.text()));
}

void TestProjectFile::namesTheNewerMinorInErrors()
{
    const auto read = readProject(changed("\"minor\": 3", "\"minor\": 4").replace("\"string\"", "\"vector\""));
    QVERIFY(!read);
    QVERIFY2(read.error().text().contains(QLatin1String("format 1.4")), qPrintable(read.error().text()));
    QVERIFY2(read.error().wayOut.contains(QLatin1String("string, int32, int64")), qPrintable(read.error().text()));
}

void TestProjectFile::savesAndLoads()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.shape.json"));
    const schema::Model model = testsupport::randomModel(7, {20, 5, true});
    const auto saved = formats::saveProjectFile(path, model);
    QVERIFY2(saved, saved ? "" : qPrintable(saved.error().text()));
    const auto loaded = formats::loadProjectFile(path);
    QVERIFY(loaded);
    QVERIFY(loaded->model == model);
    QVERIFY(!loaded->readOnly);

    const auto absent = formats::loadProjectFile(folder.filePath(QStringLiteral("b.shape.json")));
    QVERIFY(!absent);
    QCOMPARE(absent.error().code, base::ErrorCode::File);

    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(changed("\"string\"", "\"strng\""));
    file.close();
    const auto broken = formats::loadProjectFile(path);
    QVERIFY(!broken);
    QCOMPARE(broken.error().where, path + QStringLiteral(", entities[0].fields[0].type"));
    QVERIFY(!formats::saveProjectFile(folder.filePath(QStringLiteral("absent/a.shape.json")), model));
}

void TestProjectFile::savesNothingUnreadable_data()
{
    QTest::addColumn<int>("what");
    QTest::newRow("half a character") << 0;
    QTest::newRow("not a number") << 1;
    QTest::newRow("id with a space") << 2;
    QTest::newRow("falling cardinality") << 3;
    QTest::newRow("known member as unknown") << 4;
    QTest::newRow("long name") << 5;
    QTest::newRow("too deep") << 6;
}

void TestProjectFile::savesNothingUnreadable()
{
    QFETCH(int, what);
    schema::Model model = smallModel();
    schema::Field &title = model.entities[0].fields[0];
    switch (what) {
    case 0:
        model.name = QString(QChar(0xd83d));
        break;
    case 1:
        model.ramGiB = std::numeric_limits<double>::quiet_NaN();
        break;
    case 2:
        title.id = schema::FieldId(QStringLiteral("a b"));
        break;
    case 3:
        model.entities[0].count = {5, 3, 1, false};
        break;
    case 4:
        model.unknown.insert(QStringLiteral("name"), 3);
        break;
    case 5:
        title.name = QString(256, QLatin1Char('x'));
        break;
    case 6:
        for (int i = 0; i < 40; ++i) {
            schema::Field outer = title;
            outer.fields = {title};
            title = outer;
        }
        break;
    }
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.shape.json"));
    QVERIFY(formats::saveProjectFile(path, smallModel()));
    const auto saved = formats::saveProjectFile(path, model);
    QVERIFY(!saved);
    QCOMPARE(saved.error().code, base::ErrorCode::InvalidModel);
    QVERIFY2(saved.error().text().contains(QLatin1String("unchanged")), qPrintable(saved.error().text()));
    QVERIFY(formats::loadProjectFile(path)->model == smallModel());
}

void TestProjectFile::isFastAndLinear()
{
    const auto spent = [](int entities) {
        const QByteArray text = writeProject(testsupport::randomModel(3, {entities, 12, false}));
        qint64 best = std::numeric_limits<qint64>::max();
        for (int i = 0; i < 3; ++i) {
            QElapsedTimer timer;
            timer.start();
            if (!readProject(text))
                return qint64(-1);
            best = std::min(best, timer.nsecsElapsed());
        }
        return best;
    };
    const qint64 small = spent(100);
    const qint64 large = spent(800);
    QVERIFY(small > 0 && large > 0);
    qInfo("100 entities: %.1f ms, 800: %.1f ms", double(small) / 1e6, double(large) / 1e6);
    QVERIFY2(large < small * 8 * 3, "the time grows faster than the model");
}

QTEST_GUILESS_MAIN(TestProjectFile)
#include "tst_projectfile.moc"
