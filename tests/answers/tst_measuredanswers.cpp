// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/runner.h"

#include "models/base/text.h"
#include "models/engine/wiredtigerengine.h"
#include "models/formats/project/projectfile.h"
#include "models/formats/project/samplelibrary.h"
#include "models/patterns/core/designbuilder.h"
#include "models/services/measuring/measuring.h"
#include "models/sizing/estimate/calibration.h"
#include "tests/support/patience.h"
#include "views/sizes/measuredialog.h"
#include "views/sizes/measuredtable.h"
#include "views/sizes/sizelab.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <cmath>

using namespace sw;
using views::MeasuredTable;

namespace
{

constexpr double documentsOfEach = 400;

/// "books", "books._id_" with its bytes on a server, rounded.
using Files = QMap<QString, double>;

Files filesOf(const QJsonObject &measured)
{
    Files files;
    for (const auto &one : measured.value(QStringLiteral("collections")).toArray()) {
        const QString name = one[QStringLiteral("name")].toString();
        files.insert(name, one[QStringLiteral("storageBytes")].toDouble());
        for (const auto &index : one[QStringLiteral("indexes")].toArray())
            files.insert(name + QLatin1Char('.') + index[QStringLiteral("name")].toString(),
                         index[QStringLiteral("serverBytes")].toDouble());
    }
    return files;
}

Files filesOf(const services::Measured &measured)
{
    Files files;
    for (const sizing::Comparison &row : measured.rows)
        files.insert(row.index.isEmpty() ? row.collection : row.collection + QLatin1Char('.') + row.index,
                     std::round(row.onServer.value()));
    return files;
}

} // namespace

/// The engine's answers are the same from the service, on the command line and in the window.
class TestMeasuredAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void measuresTheSame_data();
    void measuresTheSame();
};

void TestMeasuredAnswers::measuresTheSame_data()
{
    QTest::addColumn<QString>("sample");
    for (const formats::SampleInfo &sample : formats::samples())
        QTest::newRow(qPrintable(sample.name)) << sample.name;
}

void TestMeasuredAnswers::measuresTheSame()
{
    QFETCH(QString, sample);
    const schema::Model model = *formats::loadSample(sample);
    const design::Design design = patterns::buildDesign(model);
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("project.shape.json"));
    QVERIFY(formats::saveProjectFile(file, model));
    sizing::SizeOptions options = sizing::sizeOptions(model);
    QStringList words{QStringLiteral("size"), file, QStringLiteral("--measure"), QStringLiteral("--json")};
    for (const design::Collection &collection : design.collections) {
        options.documents.insert(collection.name, documentsOfEach);
        words << QStringLiteral("--documents")
              << QStringLiteral("%1=%2").arg(collection.name, QString::number(documentsOfEach));
    }

    const auto lab = std::make_shared<views::SizeLab>();
    lab->engine = std::make_shared<engine::WiredTigerEngine>();
    const auto measured = services::measure(*lab->engine, design, options);
    QVERIFY2(measured, measured ? "" : qPrintable(measured.error().text()));
    QVERIFY(measured->collections.size() + measured->notes.size() == design.collections.size());

    const clitest::Run run = clitest::runInside(words);
    QVERIFY2(run.code == 0, qPrintable(run.err));
    const QJsonObject answer =
        QJsonDocument::fromJson(run.out.toUtf8()).object().value(QStringLiteral("measured")).toObject();
    QCOMPARE(filesOf(answer), filesOf(*measured));
    QCOMPARE(answer.value(QStringLiteral("notes")).toVariant().toStringList(), measured->notes);

    views::MeasureDialog dialog(lab, design, options);
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.isRunning(), sw::test::patience);
    const auto *table = dialog.findChild<MeasuredTable *>();
    QCOMPARE(table->rowCount(), static_cast<int>(measured->rows.size()));
    for (int i = 0; i < table->rowCount(); ++i) {
        const sizing::Comparison &row = measured->rows.at(i);
        const auto text = [&](MeasuredTable::Column column) {
            return table->item(i, column)->text().trimmed();
        };
        QCOMPARE(text(MeasuredTable::Name), row.index.isEmpty() ? row.collection : row.index);
        QCOMPARE(text(MeasuredTable::OnServer), base::bytesText(row.onServer));
        QCOMPARE(text(MeasuredTable::Estimated), base::bytesText(row.estimated));
        QCOMPARE(text(MeasuredTable::Difference), base::differenceText(row.difference()));
    }
}

QTEST_MAIN(TestMeasuredAnswers)
#include "tst_measuredanswers.moc"
