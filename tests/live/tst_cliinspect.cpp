// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/runner.h"
#include "tests/support/server/mongoserver.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QXmlStreamReader>

using namespace sw;
using clitest::Run;

/// What the built program reads from a server that somebody else has filled, and the role that is enough for it.
class TestCliInspect : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void listsWhatIsThere();
    void makesAProject();
    void refusesWhatItCannotDo();
    void leastRightsAreEnough();
    void reviewsAreReadable();
    void closedFilesAreHarmless();

private:
    Run cli(const QStringList &words) const { return clitest::Program(m_home.path()).run(words); }
    QString shell(const testsupport::MongoServer &server, const QString &script) const;
    QStringList at(const char *database) const
    {
        return {QStringLiteral("--uri"), m_server.uri(), QStringLiteral("--db"), QLatin1String(database)};
    }

    QTemporaryDir m_home;
    testsupport::MongoServer m_server;
};

QString TestCliInspect::shell(const testsupport::MongoServer &server, const QString &script) const
{
    QProcess process;
    process.start(testsupport::MongoServer::shell(), {server.uri() + QStringLiteral("shop"), QStringLiteral("--quiet"),
                                                      QStringLiteral("--norc"), QStringLiteral("--eval"), script});
    if (!process.waitForFinished(60'000) || process.exitCode() != 0)
        qWarning("the shell failed: %s %s", process.readAllStandardError().constData(),
                 process.readAllStandardOutput().constData());
    return QString::fromUtf8(process.readAllStandardOutput()).trimmed();
}

void TestCliInspect::initTestCase()
{
    SW_REQUIRE_MONGOD();
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
    shell(m_server,
          QStringLiteral(
              "const users = []; for (let i = 0; i < 300; i++) users.push({_id: new ObjectId(), name: 'n' + i});"
              "db.users.insertMany(users);"
              "const orders = []; for (let i = 0; i < 900; i++) orders.push({user: users[i % 300]._id,"
              "  at: new Date(2025, 1, 1 + i % 28), total: NumberDecimal('9.90'), place: [i % 90, i % 45]});"
              "db.orders.insertMany(orders);"
              "const events = []; for (let i = 0; i < 2500; i++) events.push({kind: i, text: 'some words ' + i});"
              "db.getCollection('events.json').insertMany(events);"
              "db.users.createIndex({name: 1}, {unique: true, collation: {locale: 'en', strength: 2}});"
              "db.orders.createIndex({at: 1}, {expireAfterSeconds: 864000000});"
              "db.orders.createIndex({user: 1, at: -1}, {partialFilterExpression: {total: {$gt: 5}}});"
              "db.orders.createIndex({place: '2d'});"
              "db.getCollection('events.json').createIndex({text: 'text'}, {weights: {text: 3}});"
              "db.createView('recent', 'orders', []); db.createCollection('empty');"));
}

void TestCliInspect::listsWhatIsThere()
{
    const Run text = cli(QStringList{QStringLiteral("inspect")} + at("shop"));
    QVERIFY2(text.code == 0, qPrintable(text.err));
    for (const char *part :
         {"events.json", "2500", "view", "name 1 · unique", "place 2d", "text text", "recent", "empty"})
        QVERIFY2(text.out.contains(QString::fromUtf8(part)), qPrintable(QString::fromUtf8(part) + text.out));
    const Run json = cli(QStringList{QStringLiteral("inspect"), QStringLiteral("--json")} + at("shop"));
    QCOMPARE(json.code, 0);
    const QJsonArray collections =
        QJsonDocument::fromJson(json.out.toUtf8()).object().value(QStringLiteral("collections")).toArray();
    QCOMPARE(collections.size(), 5);
}

void TestCliInspect::makesAProject()
{
    const QString hash = QStringLiteral("print(db.runCommand({dbHash: 1}).md5)");
    const QString before = shell(m_server, hash);
    const Run made = cli(QStringList{QStringLiteral("inspect"), QStringLiteral("-o"), QStringLiteral("shop.shape.json"),
                                     QStringLiteral("--sample"), QStringLiteral("1000")} +
                         at("shop"));
    QVERIFY2(made.code == 0, qPrintable(made.err));
    QCOMPARE(shell(m_server, hash), before);
    QVERIFY2(made.err.contains(QStringLiteral("2d")) && made.err.contains(QStringLiteral("recent")),
             qPrintable(made.err));
    const QJsonObject project =
        QJsonDocument::fromJson(clitest::contentOf(m_home.filePath(QStringLiteral("shop.shape.json")))).object();
    QVERIFY(made.err.contains(QStringLiteral("entities: 3, relationships: 1")));
    const QByteArray text = QJsonDocument(project).toJson(QJsonDocument::Compact);
    QVERIFY(text.contains("2500"));
    const Run checked = cli({QStringLiteral("check"), QStringLiteral("shop.shape.json")});
    QVERIFY2(checked.code == 0, qPrintable(checked.out));
    // The indexes are those of the server; what the plan has besides are rules, which the server has none of.
    const Run plan = cli(
        QStringList{QStringLiteral("plan"), QStringLiteral("shop.shape.json"), QStringLiteral("--json")} + at("shop"));
    QVERIFY2(plan.code == 2, qPrintable(plan.err));
    const QJsonArray steps =
        QJsonDocument::fromJson(plan.out.toUtf8()).object().value(QStringLiteral("steps")).toArray();
    for (const QJsonValue step : steps)
        QVERIFY2(step[QStringLiteral("kind")].toString() == QStringLiteral("changeValidator") ||
                     step[QStringLiteral("kind")].toString() == QStringLiteral("createIndex"),
                 qPrintable(step[QStringLiteral("what")].toString()));
}

void TestCliInspect::refusesWhatItCannotDo()
{
    const Run nothing = cli(
        QStringList{QStringLiteral("inspect"), QStringLiteral("-o"), QStringLiteral("no.shape.json")} + at("nothing"));
    QCOMPARE(nothing.code, 1);
    QVERIFY2(nothing.err.contains(QStringLiteral("no documents")), qPrintable(nothing.err));
    clitest::writeTo(m_home.filePath(QStringLiteral("mine.shape.json")), "mine");
    const Run kept = cli(
        QStringList{QStringLiteral("inspect"), QStringLiteral("-o"), QStringLiteral("mine.shape.json")} + at("shop"));
    QCOMPARE(kept.code, 1);
    QCOMPARE(clitest::contentOf(m_home.filePath(QStringLiteral("mine.shape.json"))), QByteArray("mine"));
    const Run away = cli({QStringLiteral("inspect"), QStringLiteral("--uri"),
                          QStringLiteral("mongodb://127.0.0.1:1/?serverSelectionTimeoutMS=300"), QStringLiteral("--db"),
                          QStringLiteral("shop")});
    QCOMPARE(away.code, 7);
}

void TestCliInspect::leastRightsAreEnough()
{
    testsupport::MongoServer server{QStringList{QStringLiteral("--auth")}};
    QVERIFY2(server.start(), qPrintable(server.errorString()));
    QVERIFY(cli({QStringLiteral("new"), QStringLiteral("books.shape.json"), QStringLiteral("--sample"),
                 QStringLiteral("bookstore")})
                .code == 0);
    const Run role = cli({QStringLiteral("plan"), QStringLiteral("books.shape.json"), QStringLiteral("--db"),
                          QStringLiteral("shop"), QStringLiteral("--role")});
    QVERIFY2(role.code == 0, qPrintable(role.err));
    const QString login = QStringLiteral("const admin0 = db.getSiblingDB('admin');"
                                         "try { admin0.createUser({user: 'root', pwd: 'x', roles: ['root']}); } catch "
                                         "(e) {} admin0.auth('root', 'x');\n");
    for (int run = 0; run < 2; ++run) // once more sets it anew
        QVERIFY(shell(server, login + role.out).contains(QStringLiteral("shapewright-shop")));
    shell(server, login + QStringLiteral("admin0.createUser({user: 'u', pwd: 'y', roles: ['shapewright-shop']})"));
    clitest::writeTo(m_home.filePath(QStringLiteral("pw")), "y\n");
    clitest::Program program(m_home.path());
    program.set(QStringLiteral("AT"),
                QStringLiteral("--uri mongodb://u@127.0.0.1:%1/ --db shop --password-stdin").arg(server.port()));
    QCOMPARE(program.shell(QStringLiteral("$CLI plan books.shape.json $AT < pw")).code, 2);
    const Run applied = program.shell(QStringLiteral("$CLI apply books.shape.json $AT --yes < pw"));
    QVERIFY2(applied.code == 0, qPrintable(applied.err));
    QVERIFY2(!applied.err.contains(QStringLiteral("warning")), qPrintable(applied.err));
    QCOMPARE(program.shell(QStringLiteral("$CLI verify books.shape.json $AT < pw")).code, 0);
    const QString dropped = shell(
        server, QStringLiteral("db.getSiblingDB('admin').auth('u', 'y'); for (const f of [() => db.books.drop(), () => "
                               "db.books.insertOne({}), () => db.books.renameCollection('x')])"
                               " { try { f(); print('DONE'); } catch (e) { print(e.code); } }"));
    QCOMPARE(dropped.split(QLatin1Char('\n')),
             QStringList({QStringLiteral("13"), QStringLiteral("13"), QStringLiteral("13")}));
}

void TestCliInspect::reviewsAreReadable()
{
    QVERIFY(cli({QStringLiteral("new"), QStringLiteral("r.shape.json"), QStringLiteral("--sample"),
                 QStringLiteral("bookstore")})
                .code == 0);
    for (const QStringList &words :
         {QStringList{QStringLiteral("check"), QStringLiteral("r.shape.json")},
          QStringList{QStringLiteral("verify"), QStringLiteral("r.shape.json")} + at("reviewed")}) {
        const Run plain = cli(words);
        const Run sarif = cli(words + QStringList{QStringLiteral("--format"), QStringLiteral("sarif")});
        QCOMPARE(sarif.code, plain.code);
        const QJsonObject run = QJsonDocument::fromJson(sarif.out.toUtf8())[QStringLiteral("runs")][0].toObject();
        QVERIFY(!run[QStringLiteral("results")].toArray().isEmpty());
        for (const QJsonValue result : run[QStringLiteral("results")].toArray()) {
            QVERIFY(!result[QStringLiteral("ruleId")].toString().isEmpty());
            QVERIFY(!result[QStringLiteral("message")][QStringLiteral("text")].toString().isEmpty());
        }
        const Run junit = cli(words + QStringList{QStringLiteral("--format"), QStringLiteral("junit")});
        QCOMPARE(junit.code, plain.code);
        QXmlStreamReader xml(junit.out);
        int cases = 0;
        while (!xml.atEnd())
            cases +=
                xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("testcase") ? 1 : 0;
        QVERIFY2(!xml.hasError() && cases > 0, qPrintable(junit.out));
        QCOMPARE(cli(words + QStringList{QStringLiteral("--format"), QStringLiteral("x")}).code, 1);
    }
}

/// Without standard files, the journal must not get what is meant for them.
void TestCliInspect::closedFilesAreHarmless()
{
    QVERIFY(cli({QStringLiteral("new"), QStringLiteral("c.shape.json"), QStringLiteral("--sample"),
                 QStringLiteral("bookstore")})
                .code == 0);
    clitest::Program program(m_home.path());
    program.set(QStringLiteral("AT"), QStringLiteral("--uri %1 --db closed").arg(m_server.uri()));
    program.shell(QStringLiteral("$CLI apply c.shape.json $AT --yes <&- >&- 2>&-"));
    QCOMPARE(program.shell(QStringLiteral("$CLI verify c.shape.json $AT")).code, 0);
    const QDir journals(m_home.filePath(QStringLiteral("state/shapewright/journal")));
    for (const QString &name : journals.entryList({QStringLiteral("*.journal")})) {
        for (const QByteArray &line : clitest::contentOf(journals.filePath(name)).split('\n'))
            QVERIFY2(line.isEmpty() || (line.startsWith('{') && line.endsWith('}')), line.constData());
    }
}

QTEST_GUILESS_MAIN(TestCliInspect)
#include "tst_cliinspect.moc"
