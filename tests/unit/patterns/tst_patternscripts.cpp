// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/migrationscript.h"
#include "models/patterns/core/script.h"
#include "models/patterns/rules/renamesteps.h"
#include "models/patterns/rules/stagedrules.h"
#include "models/schema/validation/validatemodel.h"
#include "models/services/patternuses/patternmigration.h"
#include "tests/support/patterncase.h"
#include "tests/support/server/mongoserver.h"

#include <QDirIterator>
#include <QLoggingCategory>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryFile>
#include <QtTest>

using namespace sw;

namespace
{

/// The names between the dollar signs of a script.
QSet<QString> placeholders(const QString &path)
{
    QFile file(path);
    const QString text = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    QSet<QString> names;
    for (auto it = QRegularExpression(QStringLiteral("\\$([A-Za-z]\\w*)\\$")).globalMatch(text); it.hasNext();)
        names << it.next().captured(1);
    return names;
}

QString folderOf(const QString &script)
{
    return script.section(u'/', 0, 0);
}

QHash<QString, QSet<QString>> given;
QStringList faults;

/// "approximation/check QList("k", "add")" says which names were given to a script; anything else is a fault.
void listen(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (qstrcmp(context.category, "shapewright.scripts") != 0)
        return;
    if (type != QtDebugMsg) {
        faults << message;
        return;
    }
    QSet<QString> &names = given[message.section(u' ', 0, 0)];
    for (auto it = QRegularExpression(QStringLiteral("\"(\\w+)\"")).globalMatch(message); it.hasNext();)
        names << it.next().captured(1);
}

} // namespace

class TestPatternScripts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void bindsInOnePass();
    void emptyValuesTakeTheirCommas();
    void complainsOfUnknownNames();
    void everyNameIsBound();
    void areValidJavaScript();
    void readAsStored();
    void nameIndexesThatAreThere();
    void tellSizesBeforeTheyWrite();
    void areOfValidProjects();

private:
    QStringList m_scripts;
};

void TestPatternScripts::initTestCase()
{
    QDirIterator files(QStringLiteral(":/patterns"), {QStringLiteral("*.js")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext())
        m_scripts << files.next().mid(int(qstrlen(":/patterns/"))).chopped(3);
    QVERIFY(m_scripts.size() > 200);
}

void TestPatternScripts::bindsInOnePass()
{
    const QString hostile = patterns::scriptCollection(QStringLiteral("$seconds$\"); db.dropDatabase(); //"));
    const QString script =
        patterns::boundScript("time-series/expire", {{QStringLiteral("seriesName"), hostile},
                                                     {QStringLiteral("seconds"), QStringLiteral("1")}});
    QCOMPARE(script, QStringLiteral("db.runCommand({ collMod: %1, expireAfterSeconds: 1 });\n").arg(hostile));
    QVERIFY(hostile.contains(QLatin1String("$seconds$\\\"")));
}

void TestPatternScripts::emptyValuesTakeTheirCommas()
{
    const auto bound = [](const QString &source, const QString &filter) {
        return patterns::boundScript("time-series/read-newest", {{QStringLiteral("newest"), QStringLiteral("newest")},
                                                                 {QStringLiteral("source"), source},
                                                                 {QStringLiteral("series"), QStringLiteral("db.s")},
                                                                 {QStringLiteral("ofSource"), filter},
                                                                 {QStringLiteral("time"), QStringLiteral("at")}})
            .section(u'\n', 1, 1)
            .trimmed();
    };
    QCOMPARE(bound(QStringLiteral("a"), QStringLiteral("a: a")),
             QStringLiteral("return db.s.find({ a: a }).sort({ at: -1 }).limit(1).toArray()[0];"));
    const QString add =
        patterns::boundScript("time-series/add-items", {{QStringLiteral("add"), QStringLiteral("f")},
                                                        {QStringLiteral("addAll"), QStringLiteral("g")},
                                                        {QStringLiteral("source"), {}},
                                                        {QStringLiteral("fixed"), {}},
                                                        {QStringLiteral("sourceField"), {}},
                                                        {QStringLiteral("series"), QStringLiteral("s")}});
    QCOMPARE(add.section(u'\n', 0, 1), QStringLiteral("function f(item) {\n  return s.insertOne({ ...item });"));
}

void TestPatternScripts::complainsOfUnknownNames()
{
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("no value for \"\\$seriesName\\$\"")));
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("no value for \"\\$seconds\\$\"")));
    patterns::boundScript("time-series/expire", {});
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("no script time-series/none")));
    QCOMPARE(patterns::boundScript("time-series/none", {}).trimmed(), QString());
}

/// Over all golden cases: each script is used, no name in it lacks a value, and no value lacks a script.
void TestPatternScripts::everyNameIsBound()
{
    QLoggingCategory::setFilterRules(QStringLiteral("shapewright.scripts.debug=true"));
    const QtMessageHandler former = qInstallMessageHandler(listen);
    for (const QString &path : testsupport::patternCases()) {
        const testsupport::PatternCase one = testsupport::loadPatternCase(path);
        (void)patterns::stagedRules({}, one.final(), one.final().collections.constFirst().name);
        (void)patterns::fieldRenames(one.final().collections.constFirst(),
                                     {{QStringLiteral("a"), QStringLiteral("b")}});
        (void)patterns::collectionRename(QStringLiteral("a"), QStringLiteral("b"));
        (void)patterns::migrationScript({}, one.steps(), {1, one.steps().size(), false});
        if (one.stages.size() > 1)
            (void)services::patternMigration(*one.model, one.model->patterns.constFirst());
    }
    qInstallMessageHandler(former);
    QLoggingCategory::setFilterRules({});
    QVERIFY2(faults.isEmpty(), qPrintable(faults.value(0)));
    // No golden case reaches these scripts (tst_linkcode runs those of links), and the code itself reads these values.
    const QStringList unreached{QStringLiteral("links/change-both"),  QStringLiteral("links/link"),
                                QStringLiteral("computed/add-plain"), QStringLiteral("computed/count-item"),
                                QStringLiteral("kinds/choose-text"),  QStringLiteral("single-collection/own-ids")};
    const QStringList readByCode{QStringLiteral("kinds/discriminator"), QStringLiteral("single-collection/linkName"),
                                 QStringLiteral("single-collection/toOwnValue"),
                                 QStringLiteral("tree/oldChildrenValue"), QStringLiteral("tree/rightName")};
    QHash<QString, QSet<QString>> wanted, offered;
    for (const QString &script : std::as_const(m_scripts)) {
        if (given.contains(script) == unreached.contains(script))
            faults << script + QStringLiteral(" is used or not, other than expected");
        wanted[folderOf(script)] += placeholders(QStringLiteral(":/patterns/") + script + QStringLiteral(".js"));
        offered[folderOf(script)] += given.value(script);
    }
    // Scripts of a pattern take the shared ones of "core" in, with the same values.
    const QString shared = QStringLiteral("core");
    QSet<QString> wantedAnywhere;
    for (const QSet<QString> &names : std::as_const(wanted))
        wantedAnywhere += names;
    for (auto folder = offered.cbegin(); folder != offered.cend(); ++folder) {
        const QSet<QString> asked =
            folder.key() == shared ? wantedAnywhere : wanted.value(folder.key()) + wanted.value(shared);
        for (const QString &name : folder.value() - asked) {
            if (!readByCode.contains(folder.key() + u'/' + name))
                faults << QStringLiteral("no script in %1 asks for %2").arg(folder.key(), name);
        }
    }
    faults.sort();
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void TestPatternScripts::areValidJavaScript()
{
    QString program = QStandardPaths::findExecutable(QStringLiteral("node"));
    QStringList arguments;
    if (program.isEmpty()) {
        program = testsupport::MongoServer::shell();
        arguments = {QStringLiteral("--nodb"), QStringLiteral("--quiet"), QStringLiteral("--file")};
    }
    if (program.isEmpty())
        QSKIP("neither Node.js nor a MongoDB shell: install node, or run packaging/mongosh");
    QTemporaryFile check(QDir::tempPath() + QStringLiteral("/XXXXXX.js"));
    QVERIFY(check.open());
    const QString folder = QStringLiteral(SHAPEWRIGHT_TEST_DATA "/../../resources/patterns/");
    check.write("const fs = require('fs');\nfor (const file of [\n");
    for (const QString &script : std::as_const(m_scripts))
        check.write(patterns::scriptString(folder + script + QStringLiteral(".js")).toUtf8() + ",\n");
    check.write("]) {\n  try { new Function(fs.readFileSync(file, 'utf8')); }\n"
                "  catch (error) { console.log(file + ': ' + error.message); }\n}\nconsole.log('checked');\n");
    check.close();
    QProcess process;
    process.start(program, arguments << check.fileName());
    QVERIFY(process.waitForFinished(60'000));
    QCOMPARE(QString::fromUtf8(process.readAll()).trimmed(), QStringLiteral("checked"));
}

/// "_id", an index by its name, or the paths with which one begins: what code says that it uses is in the design.
/// Who reads values with their types reads lists of objects under names such as toString, too: the driver looks for
/// names of raw fields in an object, and finds those that every object has.
void TestPatternScripts::readAsStored()
{
    const QString whole = QStringLiteral("fieldsAsRaw: Object.create(null)");
    int readers = 0;
    for (const QString &script : std::as_const(m_scripts)) {
        QFile file(QStringLiteral(":/patterns/%1.js").arg(script));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        QVERIFY2(text.count(QLatin1String("promoteValues")) == text.count(whole), qPrintable(script));
        readers += text.contains(whole);
    }
    QVERIFY(readers > 5);
}

void TestPatternScripts::nameIndexesThatAreThere()
{
    for (const QString &path : testsupport::patternCases()) {
        const testsupport::PatternCase one = testsupport::loadPatternCase(path);
        QStringList known{QStringLiteral("_id")};
        for (const design::Collection &collection : one.final().collections) {
            for (const design::Index &index : collection.indexes) {
                QStringList paths;
                known << index.name;
                for (const design::IndexKey &key : index.keys)
                    known << (paths << key.path).join(QStringLiteral(", "));
            }
            if (collection.timeSeries) // the server's own
                known << QStringLiteral("%1_1_%2_1")
                             .arg(collection.timeSeries->metaField, collection.timeSeries->timeField);
        }
        for (const testsupport::PatternStage &stage : one.stages) {
            for (const patterns::CodeSnippet &snippet : stage.code)
                QVERIFY2(snippet.indexUsed.isEmpty() || known.contains(snippet.indexUsed),
                         qPrintable(one.name + QStringLiteral(": ") + snippet.title + u' ' + snippet.indexUsed));
        }
    }
}

/// Where documents grow, or become others, the check says which have no room for that.
void TestPatternScripts::tellSizesBeforeTheyWrite()
{
    const QStringList growNot{QStringLiteral("archive"), QStringLiteral("approximation"), QStringLiteral("hot-cold")};
    for (const QString &path : testsupport::patternCases()) {
        const testsupport::PatternCase one = testsupport::loadPatternCase(path);
        for (const testsupport::PatternStage &stage : one.stages) {
            const QList<patterns::MigrationStep> &steps = stage.migration.steps;
            const auto check = std::find_if(steps.cbegin(), steps.cend(), [](const patterns::MigrationStep &step) {
                return step.title == QLatin1String("Check");
            });
            QVERIFY2(check != steps.cend(), qPrintable(one.name));
            const bool apart = std::any_of(steps.cbegin(), steps.cend(), [](const patterns::MigrationStep &step) {
                return step.script.contains(QLatin1String("Numbers of groups whose items are all gone"));
            });
            if (apart || steps.size() < 4 || growNot.contains(stage.after.applied.constLast().pattern))
                continue; // numbers in documents of their own; a tree of parents' ids has nothing to copy
            QVERIFY2(check->script.contains(QLatin1String("$bsonSize")),
                     qPrintable(one.name + u' ' + stage.after.applied.constLast().pattern));
        }
    }
}

/// Every golden project is one that the programs open.
void TestPatternScripts::areOfValidProjects()
{
    for (const QString &path : testsupport::patternCases()) {
        for (const base::Error &error : schema::validateModel(*testsupport::loadPatternCase(path).model))
            QFAIL(qPrintable(path + u' ' + error.text()));
    }
}

QTEST_GUILESS_MAIN(TestPatternScripts)
#include "tst_patternscripts.moc"
