// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/projectfile.h"
#include "models/formats/project/projectreader.h"
#include "models/formats/project/projectwriter.h"
#include "models/patterns/core/designbuilder.h"
#include "models/schema/validation/validatemodel.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace sw;

/// The files in tests/data/projects: what earlier versions wrote must be read for ever, and broken ones keep their
/// errors.
class TestProjectFixtures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void everyFileIsTested();
    void frozenFormat();
    void laterFormats_data();
    void laterFormats();
    void splitsOfDocumentsWereSubsets();

private:
    qsizetype m_tested = 0;
};

static QString fileOf(const QString &name)
{
    return QStringLiteral(SHAPEWRIGHT_TEST_DATA "/projects/") + name + QStringLiteral(".shape.json");
}

void TestProjectFixtures::reads_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("error");   ///< part of the error's text; empty: it is read
    QTest::addColumn<QString>("warning"); ///< of the only warning
    QTest::addColumn<QString>("invalid"); ///< of the only error in the model
    const auto row = [this](const char *name, const char *error, const char *warning = "", const char *invalid = "") {
        ++m_tested;
        QTest::newRow(name) << QString::fromLatin1(name) << QString::fromLatin1(error) << QString::fromLatin1(warning)
                            << QString::fromUtf8(invalid);
    };
    row("good", "");
    row("hand-edited", "", "checksum does not match");
    row("hostile-names", "");
    row("everything-1.0", "", "not known");
    row("hot-cold-in-subset-1.0", "");
    row("cinema-1.1", "");
    row("real-forms-1.2", "");
    row("truncated", "ends too early");
    row("comma-missing", "line 11, column");
    row("duplicate-member", "line 11, column 5");
    row("wrong-type", "entities[0].fields[1].type");
    row("newer-major", "format 2; this program reads format 1. Open it with shapewright 9.0.0");
    row("newer-minor", "", "format 1.7");
    row("dangling-reference", "", "", "The entity “lons” at one end does not exist.");
    row("too-deep", "more than 64 deep");
    row("utf16", "UTF-16");
    row("latin1", "line 7, column 31: The text is not valid UTF-8 here.");
    row("empty", "The file is empty.");
    row("other-format", "no Shapewright project");
}

void TestProjectFixtures::reads()
{
    QFETCH(QString, name);
    QFETCH(QString, error);
    QFETCH(QString, warning);
    QFETCH(QString, invalid);
    const auto project = formats::loadProjectFile(fileOf(name));
    if (!error.isEmpty()) {
        QVERIFY(!project);
        QVERIFY2(project.error().text().contains(error), qPrintable(project.error().text()));
        QVERIFY(project.error().where.startsWith(fileOf(name)));
        return;
    }
    QVERIFY2(project, project ? "" : qPrintable(project.error().text()));
    const QString unknown = QStringLiteral("it is kept and written back");
    QCOMPARE(project->warnings.isEmpty(), warning.isEmpty());
    for (const base::Error &found : project->warnings)
        QVERIFY2(found.message.contains(warning) || found.message.contains(unknown), qPrintable(found.text()));
    const auto errors = schema::validateModel(project->model);
    QCOMPARE(errors.isEmpty(), invalid.isEmpty());
    if (!errors.isEmpty())
        QCOMPARE(errors.first().message, invalid);
}

void TestProjectFixtures::everyFileIsTested()
{
    QCOMPARE(QDir(QStringLiteral(SHAPEWRIGHT_TEST_DATA "/projects")).entryList(QDir::Files).size(), m_tested);
}

void TestProjectFixtures::frozenFormat()
{
    // A file of format 1.0 with every kind of member: it may never be changed, only further ones added beside it.
    const auto project = formats::loadProjectFile(fileOf(QStringLiteral("everything-1.0")));
    QVERIFY(project);
    QFile file(fileOf(QStringLiteral("everything-1.0")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    const QByteArray model = text.sliced(text.indexOf("\n  \"model\""));
    const QByteArray again = formats::writeProject(project->model);
    QCOMPARE(again.sliced(again.indexOf("\n  \"model\"")), model);
    QVERIFY(model.size() > 10'000);
}

/// Files of later minor formats, frozen as well: what they said is said again.
void TestProjectFixtures::laterFormats_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("1.1") << QStringLiteral("cinema-1.1");
    QTest::newRow("1.2") << QStringLiteral("real-forms-1.2");
}

void TestProjectFixtures::laterFormats()
{
    QFETCH(QString, name);
    const auto project = formats::loadProjectFile(fileOf(name));
    QVERIFY2(project, project ? "" : qPrintable(project.error().text()));
    QVERIFY(project->warnings.isEmpty());
    QFile file(fileOf(name));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    const QByteArray again = formats::writeProject(project->model);
    QCOMPARE(again.sliced(again.indexOf("\n  \"model\"")), text.sliced(text.indexOf("\n  \"model\"")));
}

/// Format 1.0 had no pattern hot-cold: a subset of an entity was one.
void TestProjectFixtures::splitsOfDocumentsWereSubsets()
{
    const auto project = formats::loadProjectFile(fileOf(QStringLiteral("hot-cold-in-subset-1.0")));
    QVERIFY(project);
    const QList<schema::PatternUse> &uses = project->model.patterns;
    QCOMPARE(uses.size(), 2);
    QCOMPARE(uses.first().pattern, QStringLiteral("hot-cold"));
    QVERIFY(!uses.first().entity.isEmpty());
    QCOMPARE(uses.last().pattern, QStringLiteral("subset"));
    const design::Design design = patterns::buildDesign(project->model);
    QVERIFY(design.skipped.isEmpty());
    QVERIFY(design.collection(QStringLiteral("products_details")));
    const auto again = formats::readProject(formats::writeProject(project->model));
    QVERIFY(again && again->model.patterns == uses);
}

QTEST_GUILESS_MAIN(TestProjectFixtures)
#include "tst_projectfixtures.moc"
