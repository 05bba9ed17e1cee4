// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/samplelibrary.h"
#include "models/patterns/designbuilder.h"
#include "views/workingsetchart.h"

#include <QDir>
#include <QImage>
#include <QTest>
#include <QTemporaryDir>

using namespace sw;

/// The chart of the working set: its bars are the figures that the rest of the window shows.
class TestWorkingSetChart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void partsAddUp_data();
    void partsAddUp();
    void pictures();
};

void TestWorkingSetChart::partsAddUp_data()
{
    QTest::addColumn<QString>("sample");
    for (const formats::SampleInfo &sample : formats::samples())
        QTest::newRow(qPrintable(sample.name)) << sample.name;
}

void TestWorkingSetChart::partsAddUp()
{
    QFETCH(QString, sample);
    const auto model = formats::loadSample(sample);
    QVERIFY(model);
    const sizing::SizeReport report = sizing::estimate(patterns::buildDesign(*model), sizing::sizeOptions(*model));
    const views::WorkingSetBar bar = views::workingSetBar(sample, report);
    QVERIFY(bar.parts.size() <= 7);
    QVERIFY(report.workingSet.likely > base::Bytes());
    const double difference = bar.total().value() / report.workingSet.likely.value() - 1;
    QVERIFY2(std::abs(difference) < 1e-9, qPrintable(QString::number(difference)));
}

void TestWorkingSetChart::pictures()
{
    const auto model = formats::loadSample(QStringLiteral("bookstore"));
    QVERIFY(model);
    const sizing::SizeReport report = sizing::estimate(patterns::buildDesign(*model), sizing::sizeOptions(*model));
    views::WorkingSetChart chart;
    chart.resize(500, 200);
    chart.setBars({views::workingSetBar(QStringLiteral("now"), report)}, report.cache.bytes);
    const QTemporaryDir folder;
    QVERIFY(chart.saveAs(folder.filePath(QStringLiteral("chart.png"))));
    QVERIFY(chart.saveAs(folder.filePath(QStringLiteral("chart.svg"))));
    QVERIFY(!QImage(folder.filePath(QStringLiteral("chart.png"))).isNull());
    QVERIFY(!chart.saveAs(folder.filePath(QStringLiteral("nowhere/chart.png"))));
}

QTEST_MAIN(TestWorkingSetChart)
#include "tst_workingsetchart.moc"
