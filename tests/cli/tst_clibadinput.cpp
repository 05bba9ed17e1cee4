// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/badfiles.h"

#include <QRegularExpression>
#include <QTest>

#include <unistd.h>

using namespace sw;

/// One wrong way to use the program, and what a person must be told.
struct BadCase
{
    const char *name;
    const char *line; ///< words behind the program's name
    int code;
    const char *object; ///< what it is about
    const char *reason;
    const char *wayOut;
};

/// Runs the built program with wrong input of every kind. Each time: the exit code, a message with object, reason and
/// way out, nothing on standard output, and no file changed.
class TestCliBadInput : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void badInput_data();
    void badInput();
    void fullDisk_data();
    void fullDisk();
    void fullFileSystemLosesNothing();
    void writeProtectedProjectIsKept();
    void closedPipeIsQuiet();
    void resultsGoWhereALinkLeads();
    void secretsAreNeverRepeated_data();
    void secretsAreNeverRepeated();
    void hostileNamesAreMadeVisible();
    void patternsInTheWayAreNamed();

private:
    void addRows(std::initializer_list<BadCase> rows) const;
    QMap<QString, QByteArray> files() const;

    QTemporaryDir m_home;
};

void TestCliBadInput::initTestCase()
{
    QVERIFY2(QFile::exists(clitest::Program::path()), "SHAPEWRIGHT_CLI must name the program");
    QVERIFY(clitest::BadFiles(m_home.path()).make());
}

void TestCliBadInput::addRows(std::initializer_list<BadCase> rows) const
{
    for (const BadCase &row : rows) {
        QTest::newRow(row.name) << QString::fromUtf8(row.line) << row.code << QString::fromUtf8(row.object)
                                << QString::fromUtf8(row.reason) << QString::fromUtf8(row.wayOut);
    }
}

QMap<QString, QByteArray> TestCliBadInput::files() const
{
    QMap<QString, QByteArray> contents;
    const QFileInfoList infos = QDir(m_home.path()).entryInfoList(QDir::Files | QDir::Hidden | QDir::System);
    for (const QFileInfo &info : infos) {
        if (info.size() < 10 * 1024 * 1024)
            contents.insert(info.fileName(), clitest::contentOf(info.filePath()));
        else
            contents.insert(info.fileName(), QByteArray::number(info.size()));
    }
    return contents;
}

void TestCliBadInput::badInput_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("object");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("wayOut");
    addRows({
        // arguments
        {"no command", "", 1, "shapewright-cli", "No command was given.", "shapewright-cli --help"},
        {"unknown command", "frobnicate", 1, "shapewright-cli", "There is no command 'frobnicate'.",
         "shapewright-cli --help"},
        {"mistyped command", "chekc good.shape.json", 1, "shapewright-cli", "There is no command 'chekc'.",
         "Did you mean 'check'?"},
        {"mistyped command of help", "help siz", 1, "shapewright-cli", "There is no command 'siz'.",
         "Did you mean 'size'?"},
        {"option instead of a command", "--json", 1, "shapewright-cli",
         "There is no option '--json' before the command.", "--help"},
        {"unknown option", "check good.shape.json --jsno", 1, "check", "There is no option '--jsno'.",
         "Did you mean '--json'?"},
        {"unknown short option", "check good.shape.json -q", 1, "check", "There is no option '-q'.", "check --help"},
        {"option of another command", "check good.shape.json --ram 8", 1, "check", "There is no option '--ram'.",
         "check --help"},
        {"missing argument", "check", 1, "check", "The argument FILE is missing", "check --help"},
        {"empty argument", "check ''", 1, "check", "The argument FILE is missing", "check --help"},
        {"too many arguments", "check good.shape.json good.shape.json", 1, "check", "one argument too many",
         "check --help"},
        {"missing value", "size good.shape.json --ram", 1, "size", "Missing value after '--ram'", "size --help"},
        {"value for a switch", "check good.shape.json --json=1", 1, "check", "Unexpected value after '--json'",
         "check --help"},
        {"option given twice", "size good.shape.json --ram 8 --ram 9", 1, "size", "'--ram' was given more than once",
         "Give it once."},
        {"unknown language", "samples --lang tlh", 1, "--lang", "There is no translation into 'tlh'.", "de, en"},
        // files that cannot be read
        {"no such file", "check absent.shape.json", 1, "absent.shape.json", "", ""},
        {"a folder", "check folder.shape.json", 1, "folder.shape.json", "", ""},
        {"a link to nowhere", "check dangling.shape.json", 1, "dangling.shape.json", "", ""},
        {"a device without end", "check /dev/zero", 1, "/dev/zero", "", ""},
        {"a name that is no path", "check 'good.shape.json/x'", 1, "good.shape.json/x", "", ""},
        // files that are no project
        {"empty file", "check empty.shape.json", 1, "empty.shape.json", "The file is empty.", "Restore it from a copy"},
        {"blanks only", "check blank.shape.json", 1, "blank.shape.json", "The file is empty.",
         "Restore it from a copy"},
        {"truncated file", "size truncated.shape.json", 1, "truncated.shape.json, line ", "", "restore it from a copy"},
        {"cut inside a text", "shapes cut-in-string.shape.json", 1, "cut-in-string.shape.json, line ",
         "A text is not closed.", "restore it from a copy"},
        {"text behind the end", "check trailing.shape.json", 1, "trailing.shape.json, line ",
         "Unexpected text after the end", "Correct the text there."},
        {"comma too many", "check comma.shape.json", 1, "comma.shape.json, line 1, column ", "a comma is missing",
         "Correct the text there."},
        {"no JSON", "check not-json.shape.json", 1, "not-json.shape.json, line 1", "This is not a value.",
         "Correct the text there."},
        {"binary file", "check binary.shape.json", 1, "binary.shape.json", "This is not a text file.",
         "Choose a project file"},
        {"NUL inside", "check nul.shape.json", 1, "nul.shape.json", "This is not a text file.",
         "Choose a project file"},
        {"UTF-16", "check utf16.shape.json", 1, "utf16.shape.json", "The file is UTF-16 text.", "Save it as UTF-8."},
        {"broken UTF-8", "check bad-utf8.shape.json", 1, "bad-utf8.shape.json, line ", "not valid UTF-8",
         "Save the file as UTF-8."},
        {"a list", "check array.shape.json", 1, "array.shape.json", "no Shapewright project", "Choose a project file"},
        {"a number", "check number.shape.json", 1, "number.shape.json", "", ""},
        {"another program's file", "export mongosh other-format.shape.json", 1, "other-format.shape.json",
         "no Shapewright project", "Choose a project file"},
        {"no format", "check no-format.shape.json", 1, "no-format.shape.json", "no Shapewright project",
         "Choose a project file"},
        {"newer major format", "size newer.shape.json", 1, "newer.shape.json, version", "has format 99",
         "update the program"},
        {"format in words", "check text-major.shape.json", 1, "text-major.shape.json, version", "missing or wrong",
         "Write it as"},
        {"member given twice", "check duplicate.shape.json", 1, "duplicate.shape.json, line ",
         "stands here a second time", "Remove one of the two."},
        // hostile files
        {"200,000 levels", "check deep.shape.json", 1, "deep.shape.json, line 1", "nested more than 64 deep",
         "Check that it is the right file"},
        {"fields in fields without end", "check deep-fields.shape.json", 1, "deep-fields.shape.json, line ",
         "nested more than 64 deep", "Check that it is the right file"},
        {"300 MiB", "check huge.shape.json", 1, "huge.shape.json", "", ""},
        {"number beyond all", "check huge-number.shape.json", 1, "huge-number.shape.json", "", ""},
        {"text for a list", "check wrong-type.shape.json", 1, "wrong-type.shape.json", "", ""},
        {"unknown type", "check unknown-type.shape.json", 1, "unknown-type.shape.json", "", ""},
        {"very long name", "check long-name.shape.json", 1, "long-name.shape.json", "", ""},
        // names of things
        {"unknown sample", "new x.shape.json --sample bookstor", 1, "bookstor", "", "bookstore"},
        {"file exists", "new good.shape.json", 1, "good.shape.json", "The file exists", "--force"},
        {"new in a missing folder", "new nowhere/x.shape.json", 1, "nowhere/x.shape.json", "Its folder does not exist.",
         "Make the folder first"},
        {"new over a folder", "new folder", 1, "folder", "It is a folder.", "Name a file"},
        {"unknown format", "export mongosch good.shape.json", 1, "export", "There is no format 'mongosch'.",
         "Did you mean 'mongosh'?"},
        {"unknown collection", "shapes good.shape.json --collection boks", 1, "--collection",
         "There is no collection 'boks'", "Did you mean 'books'?"},
        {"unknown goal", "advise good.shape.json --goal fast", 1, "--goal", "There is no goal 'fast'.", "performance"},
        {"unknown pattern", "patterns subst", 1, "pattern", "There is no pattern 'subst'.", "Did you mean 'subset'?"},
        {"unknown pattern to apply", "apply-pattern good.shape.json subst --to books.reviews", 1, "pattern",
         "There is no pattern 'subst'.", "Did you mean 'subset'?"},
        {"pattern without object", "apply-pattern good.shape.json subset", 1, "--to", "missing", "For example"},
        {"pattern for nothing", "apply-pattern good.shape.json subset --to nothing", 1, "nothing", "", ""},
        {"parameter without value", "apply-pattern good.shape.json subset --to books.reviews --set n", 1, "--set",
         "'n' cannot be used here.", "NAME=VALUE"},
        {"unknown parameter", "apply-pattern good.shape.json subset --to books.reviews --set m=3", 1, "--set",
         "has no parameter 'm'", "n"},
        {"parameter of another type", "apply-pattern good.shape.json subset --to books.reviews --set n=many", 1,
         "--set n", "'many' cannot be used here.", "Write it as 40, 30,000"},
        {"parameter out of range", "apply-pattern good.shape.json subset --to books.reviews --set n=-3", 1, "--set n",
         "'-3' cannot be used here.", "Give a whole number"},
        {"unknown choice", "apply-pattern good.shape.json subset --to books.reviews --set mode=keepal", 1, "--set mode",
         "'keepal' cannot be used here.", "Did you mean 'keepAll'?"},
        {"choices that exclude each other",
         "apply-pattern good.shape.json outlier --to books.reviews --set form=buckets --set mode=sweep", 1, "form",
         "A job moves items one by one.", "(perItem)"},
        {"pattern that is not used", "remove-pattern good.shape.json tree", 1, "pattern",
         "does not use the pattern 'tree'", "It uses"},
        {"pattern not used to leave out", "shapes good.shape.json --without-pattern mystery", 1, "--without-pattern",
         "does not use a pattern 'mystery'", ""},
        {"unknown view", "render good.shape.json -o x.svg --view modle", 1, "--view", "There is no view 'modle'.",
         "Did you mean 'model'?"},
        {"unknown diagram", "render good.shape.json -o x.svg --diagram nothing", 1, "--diagram",
         "There is no diagram 'nothing'.", ""},
        {"unknown notation", "render good.shape.json -o x.svg --notation chem", 1, "--notation",
         "There is no notation 'chem'.", "Did you mean 'chen'?"},
        {"unknown theme", "render good.shape.json -o x.svg --theme drak", 1, "--theme", "There is no theme 'drak'.",
         "Did you mean 'dark'?"},
        {"unknown selection", "render good.shape.json -o x.svg --selection boks", 1, "--selection",
         "nothing called 'boks'", "books"},
        {"unknown paper", "render good.shape.json -o x.pdf --paper A9", 1, "A9", "There is no paper called 'A9'.",
         "A4"},
        {"too many pages", "render good.shape.json -o x.pdf --paper A4 --across 99", 1, "--across",
         "'99' cannot be used here.", ""},
        {"unknown layout", "layout good.shape.json --method circo", 1, "--method", "There is no method 'circo'.",
         "layered"},
        {"unknown card", "layout good.shape.json --selection boks", 1, "--selection",
         "The diagram does not show 'boks'.", "Did you mean 'books'?"},
        {"layout of an unknown view", "layout good.shape.json --view modle", 1, "--view", "There is no view 'modle'.",
         "Did you mean 'model'?"},
        // numbers
        {"aspect out of range", "layout good.shape.json --aspect 9", 1, "--aspect", "'9' cannot be used here.",
         "Give a number from"},
        {"memory in words", "size good.shape.json --ram much", 1, "--ram", "“much” is not a number.",
         "Give a number from"},
        {"negative memory", "size good.shape.json --ram -8", 1, "--ram", "'-8' cannot be used here.",
         "Give a number from"},
        {"memory that is no number", "size good.shape.json --ram nan", 1, "--ram", "“nan” is not a number.",
         "Give a number from"},
        {"count without collection", "size good.shape.json --documents 5", 1, "--documents", "'5' cannot be used here.",
         "books=5000000"},
        {"count of an unknown collection", "size good.shape.json --documents boks=5", 1, "--documents",
         "There is no collection 'boks'", "Did you mean 'books'?"},
        {"negative count", "size good.shape.json --documents books=-5", 1, "--documents",
         "'books=-5' cannot be used here.", "books=5000000"},
        {"no months", "size good.shape.json --growth 0", 1, "--growth", "'0' cannot be used here.",
         "Give a whole number from"},
        {"months in words", "size good.shape.json --growth=soon", 1, "--growth", "“soon” is not a number.",
         "Give a whole number from"},
        {"figures of an unknown collection", "size good.shape.json --explain boks", 1, "boks",
         "There is no collection 'boks'", "Did you mean 'books'?"},
        {"unknown topology", "size good.shape.json --topology shards", 1, "--topology", "'shards' cannot be used here.",
         "replica-set or standalone"},
        {"no number of documents", "sample good.shape.json --collection books", 1, "-n",
         "The number of documents is missing.", "-n 1000"},
        {"no collection to sample", "sample good.shape.json -n 3", 1, "--collection", "The collection is missing.",
         "books"},
        {"zero documents", "sample good.shape.json --collection books -n 0", 1, "-n", "'0' cannot be used here.",
         "Give a whole number from 1"},
        {"negative documents", "sample good.shape.json --collection books -n -5", 1, "-n", "'-5' cannot be used here.",
         "Give a whole number from 1"},
        {"too many documents", "sample good.shape.json --collection books -n 99999999999999999999", 1, "-n",
         "cannot be used here.", "Give a whole number from 1"},
        {"half a document", "sample good.shape.json --collection books -n 1.5", 1, "-n", "'1.5' cannot be used here.",
         "Give a whole number from 1"},
        {"seed in words", "sample good.shape.json --collection books -n 1 --seed abc", 1, "--seed",
         "“abc” is not a number.", "Give a whole number from 0"},
        // places to write to
        {"ending without a format", "sample good.shape.json --collection books -n 1 -o x.txt", 1, "x.txt", "ending",
         ".bson, .json or .jsonl"},
        {"sample into a missing folder", "sample good.shape.json --collection books -n 1 -o nowhere/x.json", 1,
         "nowhere/x.json", "Its folder does not exist.", "another file with -o"},
        {"sample over the project", "sample good.shape.json --collection books -n 1 -o ./good.shape.json", 1,
         "good.shape.json", "the result is made from", "Name another file"},
        {"sample over a folder", "sample good.shape.json --collection books -n 1 -o folder.shape.json", 1,
         "folder.shape.json", "It is a folder.", "Name a file"},
        {"sample where nobody may write", "sample good.shape.json --collection books -n 1 -o /proc/x.json", 1,
         "/proc/x.json", "cannot be written", "another file with -o"},
        {"export over the project", "export mongosh good.shape.json -o good.shape.json", 1, "good.shape.json",
         "the result is made from", "Name another file"},
        {"export into a missing folder", "export mongosh good.shape.json -o nowhere/x.js", 1, "nowhere/x.js",
         "Its folder does not exist.", "Make the folder first"},
        {"folder that cannot be made", "export json-schema good.shape.json -o nowhere/schemas/", 1, "nowhere/schemas",
         "The folder cannot be made.", "Make it first"},
        {"folder's name is a file", "export json-schema good.shape.json -o other.txt/", 1, "other.txt",
         "The folder cannot be made.", "another one with -o"},
        {"export through a link", "export json-schema good.shape.json -o linked/", 1, "linked/",
         "A link with this name is in the folder", "Remove it"},
        {"picture without a name", "render good.shape.json", 1, "-o", "missing", "-o shop.svg"},
        {"picture of an unknown format", "render good.shape.json -o x.bmp", 1, "x.bmp", "", ""},
        {"picture over the project", "render good.shape.json -o good.shape.json", 1, "good.shape.json", "", ""},
        {"picture into a missing folder", "render good.shape.json -o nowhere/x.svg", 1, "nowhere/x.svg",
         "Its folder does not exist.", "Make the folder first"},
        // servers
        {"no server", "plan good.shape.json --db shop", 1, "--uri", "No server was named.", "SHAPEWRIGHT_URI"},
        {"no database", "plan good.shape.json --uri mongodb://127.0.0.1:1", 1, "--db", "The database is missing.",
         "--db shop"},
        {"database with a point", "plan good.shape.json --uri mongodb://127.0.0.1:1 --db my.shop", 1, "my.shop",
         "The database name holds", "Choose another database name"},
        {"database with a blank", "plan good.shape.json --uri mongodb://127.0.0.1:1 --db 'my shop'", 1, "my shop",
         "The database name holds", "Choose another database name"},
        {"database too long",
         "plan good.shape.json --uri mongodb://127.0.0.1:1 --db "
         "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
         1, "xxxx", "65 bytes", "63"},
        {"the server's own database", "plan good.shape.json --uri mongodb://127.0.0.1:1 --db admin", 1, "admin",
         "the server's own", "Choose another database name."},
        {"no connection string", "plan good.shape.json --uri 127.0.0.1 --db shop", 1, "", "", "mongodb://"},
        {"another scheme", "plan good.shape.json --uri http://127.0.0.1 --db shop", 1, "", "", "mongodb://"},
        {"no host", "plan good.shape.json --uri mongodb:// --db shop", 1, "", "", ""},
        {"port out of range", "plan good.shape.json --uri mongodb://127.0.0.1:99999 --db shop", 1, "", "", ""},
        {"unknown option in the connection string",
         "plan good.shape.json --uri mongodb://127.0.0.1:1/?nonsense=1 --db shop", 1, "", "", ""},
        {"broken escape in the connection string",
         "plan good.shape.json --uri mongodb://al%zzice@127.0.0.1:1 --db shop", 1, "", "", ""},
        {"two @", "plan good.shape.json --uri mongodb://a@b@127.0.0.1:1 --db shop", 1, "", "", ""},
        {"password in an argument", "plan good.shape.json --uri mongodb://alice:secret@127.0.0.1:1 --db shop", 1,
         "--uri", "It holds a password", "--password-stdin"},
        {"password without a user", "plan good.shape.json --uri mongodb://127.0.0.1:1 --db shop --password-fd 0", 1,
         "--password-fd", "No password came.", "one line"},
        {"password from a closed descriptor",
         "plan good.shape.json --uri mongodb://a@127.0.0.1:1 --db shop --password-fd 77", 1, "--password-fd", "", ""},
        {"password from two places",
         "plan good.shape.json --uri mongodb://a@127.0.0.1:1 --db shop --password-fd 0 --password-stdin", 1,
         "--password-fd", "one place only", "--password-stdin"},
        {"descriptor in words", "plan good.shape.json --uri mongodb://a@127.0.0.1:1 --db shop --password-fd x", 1,
         "--password-fd", "“x” is not a number.", "Give a whole number"},
        {"nobody answers", "plan good.shape.json --uri mongodb://127.0.0.1:1/?serverSelectionTimeoutMS=300 --db shop",
         7, "127.0.0.1:1", "", ""},
        {"nobody answers to apply",
         "apply good.shape.json --uri mongodb://127.0.0.1:1/?serverSelectionTimeoutMS=300 --db shop --yes", 7,
         "127.0.0.1:1", "", ""},
        {"nobody answers to verify",
         "verify good.shape.json --uri mongodb://127.0.0.1:1/?serverSelectionTimeoutMS=300 --db shop", 7, "127.0.0.1:1",
         "", ""},
        {"host that does not exist",
         "plan good.shape.json --uri mongodb://no-such-host.invalid:1/?tls=false&serverSelectionTimeoutMS=300 --db "
         "shop",
         7, "no-such-host.invalid", "", ""},
        {"service record that does not exist",
         "plan good.shape.json --uri mongodb+srv://db.no-such-host.invalid/?serverSelectionTimeoutMS=300 --db shop", 7,
         "db.no-such-host.invalid", "could not be looked up", "name server"},
        {"plan into a missing folder", "plan good.shape.json --uri mongodb://127.0.0.1:1 --db shop -o nowhere/p.json",
         1, "nowhere/p.json", "Its folder does not exist.", "Make the folder first"},
        {"plan over the project", "plan good.shape.json --uri mongodb://127.0.0.1:1 --db shop -o good.shape.json", 1,
         "good.shape.json", "the result is made from", "Name another file"},
        {"apply of a broken file", "apply truncated.shape.json --uri mongodb://127.0.0.1:1 --db shop --yes", 1,
         "truncated.shape.json", "", ""},
        {"apply of an empty file", "apply empty.shape.json --uri mongodb://127.0.0.1:1 --db shop --yes", 1,
         "empty.shape.json", "The file is empty.", ""},
    });
}

void TestCliBadInput::badInput()
{
    QFETCH(QString, line);
    QFETCH(int, code);
    QFETCH(QString, object);
    QFETCH(QString, reason);
    QFETCH(QString, wayOut);
    line.replace(QStringLiteral("''"), QStringLiteral("EMPTY"));
    QStringList words = QProcess::splitCommand(line.replace(QLatin1Char('\''), QLatin1Char('"')));
    words.replaceInStrings(QRegularExpression(QStringLiteral("^EMPTY$")), QString());
    const QMap<QString, QByteArray> before = files();
    const clitest::Run run = clitest::Program(m_home.path()).run(words);
    QVERIFY2(run.err.contains(object) && run.err.contains(reason) && run.err.contains(wayOut), qPrintable(run.err));
    QCOMPARE(run.code, code);
    QCOMPARE(run.out, QString());
    QVERIFY2(run.err.startsWith(QStringLiteral("error: ")), qPrintable(run.err));
    QVERIFY2(run.err.count(QLatin1Char('\n')) == 1, qPrintable(run.err));
    QVERIFY2(run.err.size() < 600, qPrintable(run.err));
    QCOMPARE(files(), before);
}

void TestCliBadInput::fullDisk_data()
{
    QTest::addColumn<QString>("line");
    QTest::newRow("standard output") << "$CLI size good.shape.json > /dev/full";
    QTest::newRow("help") << "$CLI --help > /dev/full";
    QTest::newRow("many documents") << "$CLI sample good.shape.json --collection books -n 1000 > /dev/full";
    QTest::newRow("documents to a device") << "$CLI sample good.shape.json --collection books -n 1000 -o /dev/full";
    QTest::newRow("export to a device") << "$CLI export mongosh good.shape.json -o /dev/full";
    QTest::newRow("closed output") << "$CLI samples >&-";
}

void TestCliBadInput::fullDisk()
{
    QFETCH(QString, line);
    const QMap<QString, QByteArray> before = files();
    const clitest::Run run = clitest::Program(m_home.path()).shell(line);
    QCOMPARE(run.code, 1);
    QCOMPARE(run.out, QString());
    QVERIFY2(run.err.contains(QStringLiteral("written: ")), qPrintable(run.err));
    QCOMPARE(files(), before);
    QVERIFY(!QFileInfo(QStringLiteral("/dev/full")).isFile());
}

/// A limit on the size of files stands for a disk that fills up half-way.
void TestCliBadInput::fullFileSystemLosesNothing()
{
    const clitest::Program program(m_home.path());
    clitest::writeTo(m_home.filePath(QStringLiteral("kept.json")), "old\n");
    const QMap<QString, QByteArray> before = files();
    for (const char *line :
         {"ulimit -f 64; trap '' XFSZ; $CLI sample good.shape.json --collection books -n 100000 -o kept.json",
          "ulimit -f 16; trap '' XFSZ; $CLI export mongosh good.shape.json -o kept.json",
          "ulimit -f 16; trap '' XFSZ; $CLI new fresh.shape.json --sample bookstore",
          "ulimit -f 16; trap '' XFSZ; $CLI advise good.shape.json --goal performance --apply > /dev/null"}) {
        const clitest::Run run = program.shell(QLatin1String(line));
        QVERIFY2(run.code == 1 && run.err.startsWith(QStringLiteral("error: ")),
                 qPrintable(QLatin1String(line) + run.err));
        QCOMPARE(files(), before);
    }
    QFile::remove(m_home.filePath(QStringLiteral("kept.json")));
}

void TestCliBadInput::writeProtectedProjectIsKept()
{
    if (geteuid() == 0)
        QSKIP("the administrator may write to every file");
    const QString path = m_home.filePath(QStringLiteral("protected.shape.json"));
    QVERIFY(QFile::copy(m_home.filePath(QStringLiteral("good.shape.json")), path));
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner));
    const clitest::Run run = clitest::Program(m_home.path())
                                 .run({QStringLiteral("apply-pattern"), path, QStringLiteral("subset"),
                                       QStringLiteral("--to"), QStringLiteral("books.reviews")});
    QCOMPARE(run.code, 1);
    QVERIFY2(run.err.contains(QStringLiteral("write-protected")), qPrintable(run.err));
    QCOMPARE(clitest::contentOf(path), clitest::contentOf(m_home.filePath(QStringLiteral("good.shape.json"))));
    QFile::remove(path);
}

void TestCliBadInput::closedPipeIsQuiet()
{
    const clitest::Run run = clitest::Program(m_home.path())
                                 .shell(QStringLiteral("$CLI sample good.shape.json --collection books -n 1000000 | "
                                                       "head -n 1 | wc -l; echo ${PIPESTATUS[0]}"));
    QCOMPARE(run.out, QStringLiteral("1\n10\n"));
    QCOMPARE(run.err, QString());
}

void TestCliBadInput::secretsAreNeverRepeated_data()
{
    QTest::addColumn<QString>("uri");
    for (const char *uri : {"mongodb://alice:s3cr3t@127.0.0.1:1/?serverSelectionTimeoutMS=300",
                            "mongodb://alice:s3cr3t@@127.0.0.1:1", "mongodb://alice:s3cr3t@127.0.0.1:1/?nonsense=1",
                            "mongodb://alice:s3cr3t%zz@127.0.0.1:1", "mongodb://alice:s3cr3t@127.0.0.1:99999",
                            "mongodb://alice:s3cr3t", "alice:s3cr3t@127.0.0.1", "mongodb://alice:s3/cr3t@127.0.0.1:1",
                            "mongodb://alice:s3cr3t@no-such-host.invalid:1/?serverSelectionTimeoutMS=300",
                            "mongodb+srv://alice:s3cr3t@no-such-host.invalid/"})
        QTest::newRow(uri) << QString::fromLatin1(uri);
}

void TestCliBadInput::secretsAreNeverRepeated()
{
    QFETCH(QString, uri);
    clitest::Program program(m_home.path());
    const QStringList words{QStringLiteral("plan"), QStringLiteral("good.shape.json"), QStringLiteral("--db"),
                            QStringLiteral("shop")};
    const clitest::Run given = program.run(words + QStringList{QStringLiteral("--uri"), uri});
    program.set(QStringLiteral("SHAPEWRIGHT_URI"), uri);
    const clitest::Run hidden = program.run(words);
    for (const clitest::Run &run : {given, hidden}) {
        QVERIFY2(run.code == 1 || run.code == 7, qPrintable(run.err));
        for (const char *secret : {"s3cr3t", "s3", "cr3t", "alice"})
            QVERIFY2(!run.err.contains(QLatin1String(secret)) && !run.out.contains(QLatin1String(secret)),
                     qPrintable(run.err));
        QVERIFY(run.err.startsWith(QStringLiteral("error: ")));
    }
    QCOMPARE(given.code, 1);
}

/// Also where there is no file yet.
void TestCliBadInput::resultsGoWhereALinkLeads()
{
    const QString link = m_home.filePath(QStringLiteral("link.json"));
    const QString target = m_home.filePath(QStringLiteral("later.json"));
    QVERIFY(QFile::link(target, link));
    const clitest::Run run =
        clitest::Program(m_home.path())
            .run({QStringLiteral("sample"), QStringLiteral("good.shape.json"), QStringLiteral("--collection"),
                  QStringLiteral("books"), QStringLiteral("-n"), QStringLiteral("3"), QStringLiteral("-o"), link});
    QVERIFY2(run.code == 0, qPrintable(run.err));
    QVERIFY(QFileInfo(link).isSymLink());
    QVERIFY(!clitest::contentOf(target).isEmpty());
    QFile::remove(link);
    QFile::remove(target);
}

/// Names from a file must not move the cursor, turn the direction of writing or break a line.
void TestCliBadInput::hostileNamesAreMadeVisible()
{
    QByteArray project = clitest::contentOf(m_home.filePath(QStringLiteral("good.shape.json")));
    const qsizetype at = project.indexOf("\"name\": \"", project.indexOf("\"entities\"")) + 9;
    project.insert(at, "\\u001b[31m\\u202e\\n\\u200b");
    clitest::writeTo(m_home.filePath(QStringLiteral("hostile.shape.json")), project);
    const clitest::Program program(m_home.path());
    int seen = 0;
    for (const char *command : {"check", "size", "shapes", "advise"}) {
        const clitest::Run run = program.run({QLatin1String(command), QStringLiteral("hostile.shape.json")});
        const QString all = run.out + run.err;
        for (const char16_t c : {u'\u001b', u'\u202e', u'\u200b'})
            QVERIFY2(!all.contains(QChar(c)), qPrintable(QLatin1String(command) + all));
        seen += static_cast<int>(all.count(QStringLiteral("<U+202E>")));
    }
    QVERIFY(seen > 0);
    QFile::remove(m_home.filePath(QStringLiteral("hostile.shape.json")));
}

/// Attributes of items that are grouped: the check warns, and the migration says what to do instead of nothing.
void TestCliBadInput::patternsInTheWayAreNamed()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("buoys.shape.json"));
    QVERIFY(
        QFile::copy(QStringLiteral(SHAPEWRIGHT_TEST_DATA "/patterns/bucket-by-time/relationship.shape.json"), file));
    const clitest::Run applied = clitest::runInside(
        {QStringLiteral("apply-pattern"), file, QStringLiteral("attribute"), QStringLiteral("--to"),
         QStringLiteral("readings"), QStringLiteral("--set"), QStringLiteral("fields=temperature,battery")});
    QCOMPARE(applied.code, 0);
    const clitest::Run check = clitest::runInside({QStringLiteral("check"), file});
    QVERIFY2(check.out.contains(QLatin1String("migrate to Attribute first, and group afterwards")),
             qPrintable(check.out));
    const clitest::Run migrate =
        clitest::runInside({QStringLiteral("migrate"), file, QStringLiteral("--pattern"), QStringLiteral("attribute")});
    QCOMPARE(migrate.code, 1);
    QVERIFY2(migrate.out.isEmpty(), qPrintable(migrate.out));
    QVERIFY2(migrate.err.contains(QLatin1String("no steps for documents that Bucket by time has put together")) &&
                 migrate.err.contains(QLatin1String("Take Bucket by time back, migrate to this pattern")),
             qPrintable(migrate.err));
}

QTEST_GUILESS_MAIN(TestCliBadInput)
#include "tst_clibadinput.moc"
