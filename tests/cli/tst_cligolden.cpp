// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/runner.h"

#include <QDir>
#include <QTest>

using namespace sw;

/// Exact output of the built program. A folder of tests/data/cli/golden is a case: `command` is the line for the shell,
/// `stdout`, `stderr` and `code` what it has to give. With SHAPEWRIGHT_UPDATE_GOLDEN set, they are written anew, to be
/// read before they are committed.
class TestCliGolden : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(QFile::exists(clitest::Program::path())); }
    void golden_data();
    void golden();
};

void TestCliGolden::golden_data()
{
    QTest::addColumn<QString>("folder");
    const QDir cases(QStringLiteral(SHAPEWRIGHT_TEST_DATA "/cli/golden"));
    const QStringList names = cases.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &name : names)
        QTest::newRow(qPrintable(name)) << cases.filePath(name);
    QVERIFY(names.size() >= 10);
}

void TestCliGolden::golden()
{
    QFETCH(QString, folder);
    QTemporaryDir home;
    QVERIFY(QFile::copy(QStringLiteral(SHAPEWRIGHT_TEST_DATA "/cli/tiny.shape.json"),
                        home.filePath(QStringLiteral("tiny.shape.json"))));
    const QString line = QString::fromUtf8(clitest::contentOf(folder + QStringLiteral("/command"))).trimmed();
    QVERIFY(!line.isEmpty());
    const clitest::Run run = clitest::Program(home.path()).shell(line);
    QVERIFY2(run.code != 127, qPrintable(run.err)); // the shell found no program
    const QByteArray code = QByteArray::number(run.code) + '\n';
    if (qEnvironmentVariableIsSet("SHAPEWRIGHT_UPDATE_GOLDEN")) {
        clitest::writeTo(folder + QStringLiteral("/stdout"), run.out.toUtf8());
        clitest::writeTo(folder + QStringLiteral("/stderr"), run.err.toUtf8());
        clitest::writeTo(folder + QStringLiteral("/code"), code);
    }
    QCOMPARE(run.out, QString::fromUtf8(clitest::contentOf(folder + QStringLiteral("/stdout"))));
    QCOMPARE(run.err, QString::fromUtf8(clitest::contentOf(folder + QStringLiteral("/stderr"))));
    QCOMPARE(code, clitest::contentOf(folder + QStringLiteral("/code")));
}

QTEST_GUILESS_MAIN(TestCliGolden)
#include "tst_cligolden.moc"
