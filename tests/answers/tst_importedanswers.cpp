// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/importerregistry.h"
#include "tests/cli/runner.h"

#include "models/document/document.h"
#include "models/formats/project/projectfile.h"
#include "models/formats/project/samplelibrary.h"
#include "models/patterns/core/designbuilder.h"
#include "models/services/generating/generating.h"
#include "models/services/importing/importing.h"
#include "tests/support/patience.h"
#include "views/files/filecontroller.h"
#include "views/files/fileimport.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QtTest>
#include <QWidget>

using namespace sw;

/// Documents become the same project by the service, on the command line and in the window.
class TestImportedAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void importsTheSame_data();
    void importsTheSame();
};

void TestImportedAnswers::importsTheSame_data()
{
    QTest::addColumn<QString>("sample");
    for (const formats::SampleInfo &sample : formats::samples())
        QTest::newRow(qPrintable(sample.name)) << sample.name;
}

void TestImportedAnswers::importsTheSame()
{
    QFETCH(QString, sample);
    const formats::Importer &importer = *formats::ImporterRegistry::instance().find(QStringLiteral("json-documents"));
    const design::Design design = patterns::buildDesign(*formats::loadSample(sample));
    const QTemporaryDir folder;
    services::SampleOrder order;
    for (const design::Collection &collection : design.collections)
        order.collections << collection.name;
    order.count = 60;
    order.folder = folder.path();
    const services::SampleOutcome made = services::generateFiles(design, order);
    QVERIFY2(!made.error, made.error ? qPrintable(made.error->text()) : "");
    QStringList paths;
    for (const QString &name : services::sampleFileNames(order.collections, order.format))
        paths << folder.filePath(name);

    formats::ImportOptions options;
    options.projectName = QFileInfo(paths.first()).completeBaseName();
    const auto imported = services::importFiles(importer, paths, options);
    QVERIFY2(imported, imported ? "" : qPrintable(imported.error().text()));

    const QString project = folder.filePath(options.projectName + QStringLiteral(".shape.json"));
    const clitest::Run run = clitest::runInside(QStringList{QStringLiteral("import"), importer.id()} + paths +
                                                QStringList{QStringLiteral("-o"), project, QStringLiteral("--json")});
    QVERIFY2(run.code == 0, qPrintable(run.err));
    QVERIFY(formats::loadProjectFile(project)->model == imported->model);
    const QJsonArray collections =
        QJsonDocument::fromJson(run.out.toUtf8()).object().value(QStringLiteral("collections")).toArray();
    const QList<services::ImportedFigures> figures = services::importedFigures(*imported);
    QCOMPARE(collections.size(), figures.size());
    for (qsizetype i = 0; i < figures.size(); ++i) {
        const QJsonValue shown = collections.at(i);
        QCOMPARE(shown[QStringLiteral("name")].toString(), figures.at(i).counted.name);
        QCOMPARE(shown[QStringLiteral("documents")].toInteger(), figures.at(i).counted.documents);
        QCOMPARE(shown[QStringLiteral("fields")].toInteger(), figures.at(i).fields);
        QCOMPARE(shown[QStringLiteral("bytes")][QStringLiteral("design")].toInteger(),
                 qRound64(figures.at(i).designBytes));
    }

    QWidget window;
    document::Document document;
    views::FileController files(document, &window);
    QSignalSpy opened(&files, &views::FileController::opened);
    files.imports().read(importer, paths);
    QTRY_COMPARE_WITH_TIMEOUT(opened.count(), 1, sw::test::patience);
    QVERIFY(document.model() == imported->model);
}

QTEST_MAIN(TestImportedAnswers)
#include "tst_importedanswers.moc"
