// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/wholecode.h"
#include "tests/patterns/patternscripts.h"
#include "tests/patterns/patternserver.h"

using namespace sw;
using namespace sw::patterntesting;
using testsupport::patternCaseName;
using testsupport::patternCases;

/// The code of all patterns of a project, one after the other, is one script for the shell.
class TestWholeCode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void runsInOne_data();
    void runsInOne();
    void namesRivalsApart();

private:
    QString run(const schema::Model &model);

    PatternServer m_server;
};

void TestWholeCode::initTestCase()
{
    SW_REQUIRE_MONGOD();
    if (testsupport::MongoServer::shell().isEmpty())
        QSKIP("no MongoDB shell: set SHAPEWRIGHT_MONGOSH, or run packaging/mongosh");
    const QString error = m_server.start();
    QVERIFY2(error.isEmpty(), qPrintable(error));
}

/// What the shell says of the whole code of \p model; nothing when it has run.
QString TestWholeCode::run(const schema::Model &model)
{
    QList<patterns::PlacedSnippet> snippets = patterns::wholeCode(model);
    patterns::defineOnce(snippets);
    QString script;
    for (const patterns::PlacedSnippet &snippet : std::as_const(snippets))
        script += snippet.code.script + QLatin1Char('\n');
    return m_server.pool().run(QStringLiteral("whole"), script + QStringLiteral("\nreturn true;")).error;
}

void TestWholeCode::runsInOne_data()
{
    QTest::addColumn<QString>("path");
    for (const QString &path : patternCases())
        QTest::newRow(qPrintable(patternCaseName(path))) << path;
}

void TestWholeCode::runsInOne()
{
    QFETCH(QString, path);
    const testsupport::PatternCase one = testsupport::loadPatternCase(path);
    QVERIFY2(one.error.isEmpty(), qPrintable(one.error));
    const QString error = run(*one.model);
    QVERIFY2(error.isEmpty(), qPrintable(error));
}

/// Two patterns that want one function to do different things.
void TestWholeCode::namesRivalsApart()
{
    patterns::PlacedSnippet first{QStringLiteral("a-one"), QStringLiteral("policies"), {}};
    first.code.script =
        QStringLiteral("const kept = new Map();\n// Says so.\nfunction change(id, more) {\n  return id;\n}\n"
                       "function use(id) {\n  return change(id);\n}\n");
    patterns::PlacedSnippet second{QStringLiteral("b"), QStringLiteral("policies"), {}};
    second.code.script =
        QStringLiteral("const kept = new Map();\nfunction change(one) {\n  return { change: 1, a: one.change };\n}\n");
    patterns::PlacedSnippet same = first;
    same.code.script = QStringLiteral("function change(id, more) {\n  return id;\n}\n");
    QList<patterns::PlacedSnippet> all{first, second, same};
    patterns::nameApart(all);
    QVERIFY(all.at(0).code.script.contains(QStringLiteral("return changeForAOne(id);")));
    QVERIFY(all.at(1).code.script.contains(
        QStringLiteral("function changeForB(one) {\n  return { change: 1, a: one.change };")));
    QVERIFY2(all.at(1).code.note.contains(QStringLiteral("a-one: policies")), qPrintable(all.at(1).code.note));
    patterns::defineOnce(all);
    QVERIFY(!all.at(1).code.script.contains(QStringLiteral("const kept")));
    QVERIFY(!all.at(2).code.script.contains(QStringLiteral("function")));
    QString script;
    for (const patterns::PlacedSnippet &snippet : std::as_const(all))
        script += snippet.code.script + QLatin1Char('\n');
    const auto answer = m_server.pool().run(QStringLiteral("whole"),
                                            script + QStringLiteral("\nreturn [use(3), changeForB({ change: 4 }).a];"));
    QVERIFY2(answer.error.isEmpty(), qPrintable(answer.error));
}

QTEST_GUILESS_MAIN(TestWholeCode)
#include "tst_wholecode.moc"
