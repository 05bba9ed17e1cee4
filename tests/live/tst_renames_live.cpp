// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/migrationscript.h"
#include "models/patterns/rules/renamesteps.h"
#include "tests/live/deploytesting.h"

#include <QTemporaryDir>

using namespace sw;
using testsupport::RawClient;

/// The scripts that bring documents to new names, run by the shell: again and again, half-way, and beside writers.
class TestRenamesLive : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void fieldsAreCopiedComparedCut();
    void differentValuesAreKept();
    void documentsMoveToTheNewCollection();

private:
    /// Runs it and hands back what it said; \p fails: it has to stop.
    QString run(const patterns::Migration &migration, bool cuts, bool fails = false);
    QByteArray documents(const QByteArray &collection);

    testsupport::MongoServer m_server;
    std::unique_ptr<RawClient> m_raw;
    QTemporaryDir m_folder;
};

namespace
{

const QString db = QStringLiteral("renames");

/// Orders with a customer in them and lines in an array.
design::Collection orders()
{
    design::Collection out;
    out.name = QStringLiteral("orders");
    const design::Node line =
        design::makeObject({}, {design::makeNode(QStringLiteral("unit_price"), schema::FieldType::Int32)});
    out.root = design::makeObject(
        {}, {design::makeNode(QStringLiteral("_id"), schema::FieldType::Int32),
             design::makeNode(QStringLiteral("full $name"), schema::FieldType::String),
             design::makeObject(QStringLiteral("customer"),
                                {design::makeNode(QStringLiteral("city"), schema::FieldType::String)}),
             design::makeArray(QStringLiteral("lines"), line, {0, 2, 9, false})});
    return out;
}

const QList<patterns::RenamedField> &renamed()
{
    static const QList<patterns::RenamedField> fields{{QStringLiteral("name"), QStringLiteral("full $name")},
                                                      {QStringLiteral("customer.town"), QStringLiteral("city")},
                                                      {QStringLiteral("lines.price"), QStringLiteral("unit_price")}};
    return fields;
}

} // namespace

void TestRenamesLive::initTestCase()
{
    SW_REQUIRE_MONGOD();
    if (testsupport::MongoServer::shell().isEmpty())
        QSKIP("no MongoDB shell: set SHAPEWRIGHT_MONGOSH, or run packaging/mongosh");
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
    m_raw = std::make_unique<RawClient>(m_server.uri());
}

void TestRenamesLive::init()
{
    m_raw->run(db, R"({"dropDatabase":1})");
}

QString TestRenamesLive::run(const patterns::Migration &migration, bool cuts, bool fails)
{
    const QString script =
        patterns::migrationScript(QStringLiteral("test"), migration.steps, {1, migration.steps.size(), cuts});
    const QString path = m_folder.filePath(QStringLiteral("script.js"));
    QFile file(path);
    file.open(QIODevice::WriteOnly);
    file.write(script.toUtf8());
    file.close();
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(testsupport::MongoServer::shell(),
                  {m_server.uri() + db, QStringLiteral("--quiet"), QStringLiteral("--norc"), path});
    const bool finished = process.waitForFinished(60'000);
    const QString said = QString::fromUtf8(process.readAll());
    if (!finished || (process.exitCode() != 0) != fails)
        QTest::qFail(qPrintable(said + script), __FILE__, __LINE__);
    return said;
}

QByteArray TestRenamesLive::documents(const QByteArray &collection)
{
    QByteArray out;
    for (const base::Bson &document : m_raw->found(db, R"({"find":")" + collection + R"(","sort":{"_id":1}})"))
        out += document.toRelaxedJson() + '\n';
    return out;
}

void TestRenamesLive::fieldsAreCopiedComparedCut()
{
    // The old rules are in force, and refuse fields that they do not know.
    m_raw->run(db, R"({"create":"orders","validator":{"$jsonSchema":{"bsonType":"object","required":["name"],
        "properties":{"_id":{},"name":{"bsonType":"string"},"customer":{},"lines":{}},"additionalProperties":false}}})");
    m_raw->run(db, R"({"insert":"orders","documents":[
        {"_id":1,"name":"ann","customer":{"town":"Ulm","zip":1},"lines":[{"price":3},{"price":4,"n":2},5,{}]},
        {"_id":2,"name":"bob"},
        {"_id":3,"name":"cy","customer":null,"lines":"none"},
        {"_id":4,"name":"di","customer":{"zip":2},"lines":[]}]})");
    const patterns::Migration migration = patterns::fieldRenames(orders(), renamed());
    const QByteArray both = R"({"_id":1,"name":"ann","customer":{"town":"Ulm","zip":1,"city":"Ulm"},)"
                            R"("lines":[{"price":3,"unit_price":3},{"price":4,"n":2,"unit_price":4},5,{}],)"
                            R"("full $name":"ann"})";
    for (int round = 0; round < 2; ++round) {
        run(migration, false);
        const QByteArray now = documents("orders");
        QVERIFY2(now.startsWith(both + '\n'), now.constData());
        QVERIFY2(now.contains(R"({"_id":3,"name":"cy","customer":null,"lines":"none","full $name":"cy"})"),
                 now.constData());
    }
    for (int round = 0; round < 2; ++round) {
        run(migration, true);
        const QByteArray now = documents("orders");
        QVERIFY2(now.startsWith(R"({"_id":1,"customer":{"zip":1,"city":"Ulm"},)"
                                R"("lines":[{"unit_price":3},{"n":2,"unit_price":4},5,{}],"full $name":"ann"})"),
                 now.constData());
        QVERIFY2(now.contains(R"({"_id":4,"customer":{"zip":2},"lines":[],"full $name":"di"})"), now.constData());
    }
    run(migration, false);
}

void TestRenamesLive::differentValuesAreKept()
{
    m_raw->run(
        db,
        R"({"insert":"orders","documents":[{"_id":1,"name":"ann","full $name":"Ann Lee"},{"_id":2,"name":"bob"}]})");
    const patterns::Migration migration = patterns::fieldRenames(orders(), renamed());
    const QString said = run(migration, false, true);
    QVERIFY2(said.contains(QStringLiteral("with another value under it 1")), qPrintable(said));
    run(migration, true);
    QCOMPARE(documents("orders"), QByteArray(R"({"_id":1,"name":"ann","full $name":"Ann Lee"})"
                                             "\n"
                                             R"({"_id":2,"full $name":"bob"})"
                                             "\n"));
}

void TestRenamesLive::documentsMoveToTheNewCollection()
{
    m_raw->run(db, R"({"insert":"users","documents":[{"_id":1,"n":1},{"_id":2,"n":2}]})");
    const patterns::Migration migration = patterns::collectionRename(QStringLiteral("users"), QStringLiteral("people"));
    QVERIFY(run(migration, false, true).contains(QStringLiteral("apply the plan first")));
    m_raw->run(db, R"({"create":"people"})");
    run(migration, false);
    m_raw->run(db, R"({"update":"people","updates":[{"q":{"_id":1},"u":{"$set":{"n":9}}}]})");
    m_raw->run(db, R"({"insert":"users","documents":[{"_id":3,"n":3}]})");
    QVERIFY(run(migration, true, true).contains(QStringLiteral("copy them first")));
    QCOMPARE(m_raw->count(db, QStringLiteral("users")), 3);
    run(migration, false);
    QCOMPARE(documents("people"), QByteArray("{\"_id\":1,\"n\":9}\n{\"_id\":2,\"n\":2}\n{\"_id\":3,\"n\":3}\n"));
    run(migration, true);
    QCOMPARE(m_raw->count(db, QStringLiteral("users")), 0);
}

QTEST_GUILESS_MAIN(TestRenamesLive)
#include "tst_renames_live.moc"
