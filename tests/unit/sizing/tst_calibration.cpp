// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/projectfile.h"
#include "models/formats/project/projectreader.h"
#include "models/formats/project/projectwriter.h"
#include "models/formats/project/samplelibrary.h"
#include "models/patterns/core/designbuilder.h"
#include "models/sizing/estimate/calibration.h"
#include "models/sizing/estimate/calibrationtable.h"

#include <QTest>

using namespace sw;
using sizing::CalibrationRow;
using What = CalibrationRow::What;

/// The arithmetic of factors: from a server's figures to a project's factors to its estimates, and back to none.
class TestCalibration : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void factorsAreRatios();
    void smallFilesGiveNone();
    void replicaSetsCarryTimes();
    void farOff();
    void underItsOwnLoad();
    void unmeasuredStaysWide();
    void estimatesTakeThem();
    void rangeShrinks();
    void otherShapeOtherFactors();
    void nonsenseIsIgnored();
    void explained();
    void survivesTheFile();

private:
    /// What a server would weigh if all its files were \p times what the formulas say.
    sizing::MeasuredCollection measured(double times) const;
    sizing::SizeReport estimate() const { return sizing::estimate(m_design, m_options, m_calibration); }
    sizing::SizeOptions alone() const
    {
        sizing::SizeOptions options = m_options;
        options.topology = sizing::Topology::Standalone;
        return options;
    }
    sizing::SizeOptions inASet() const
    {
        sizing::SizeOptions options = m_options;
        options.topology = sizing::Topology::ReplicaSet;
        return options;
    }
    const design::Collection &books() const { return *m_design.collection(QStringLiteral("books")); }

    schema::Model m_model;
    design::Design m_design;
    sizing::SizeOptions m_options;
    schema::Calibration m_calibration;
};

void TestCalibration::init()
{
    m_model = *formats::loadSample(QStringLiteral("bookstore"));
    m_design = patterns::buildDesign(m_model);
    m_calibration = {};
    m_options = sizing::sizeOptions(m_model);
    m_options.documents.insert(QStringLiteral("books"), 200'000);
}

sizing::MeasuredCollection TestCalibration::measured(double times) const
{
    const sizing::SizeReport report = estimate();
    const sizing::CollectionSize &size = *report.collection(QStringLiteral("books"));
    sizing::MeasuredCollection one;
    one.name = size.name;
    one.documents = size.documents.likely;
    one.data = size.data;
    one.records = {size.freshStorage * times + base::Bytes(8192), base::Bytes(8192)};
    for (const sizing::IndexSize &index : size.indexes)
        one.indexes << sizing::MeasuredIndex{
            index.name, index.entries, {index.fresh * times, {}}, index.fresh * times, true};
    return one;
}

void TestCalibration::factorsAreRatios()
{
    const auto result = sizing::calibrationOf(m_design, {measured(1.1)}, alone());
    QCOMPARE(result.calibration.collections.size(), 1);
    const schema::CollectionFactors &factors = result.calibration.collections.first();
    QCOMPARE(factors.name, QStringLiteral("books"));
    QCOMPARE(factors.documents, 200'000.0);
    QCOMPARE(factors.shape, sizing::shapeFingerprint(books()));
    QVERIFY(std::abs(*factors.storage - 1.1) < 1e-9); // free room is not counted
    QVERIFY(!factors.indexes.isEmpty());
    for (const schema::IndexFactor &index : factors.indexes)
        QVERIFY2(std::abs(index.file - 1.1) < 1e-9, qPrintable(index.name));
    QCOMPARE(result.rows.size(), 3 + books().indexes.size() + 1);
    QCOMPARE(result.rows.at(0).what, What::Document);
    QVERIFY(!result.rows.at(0).factor && !result.rows.at(1).factor);
    QCOMPARE(result.rows.at(2).what, What::Storage);
    QVERIFY(std::abs(result.rows.at(2).difference() - (1 / 1.1 - 1)) < 1e-9);
}

void TestCalibration::smallFilesGiveNone()
{
    m_options.documents.insert(QStringLiteral("books"), 20);
    const auto result = sizing::calibrationOf(m_design, {measured(1.1)}, alone());
    QVERIFY(result.calibration.isEmpty());
    QVERIFY(!result.rows.isEmpty());
    for (const CalibrationRow &row : result.rows)
        QVERIFY(!row.factor);
}

void TestCalibration::replicaSetsCarryTimes()
{
    sizing::MeasuredCollection one = measured(1);
    one.records.file += base::Bytes(6 * 200'000.0);
    one.indexes.first().size.file += base::Bytes(18 * 200'000.0);
    const auto result = sizing::calibrationOf(m_design, {one}, inASet());
    const schema::CollectionFactors &factors = result.calibration.collections.first();
    QVERIFY(std::abs(*factors.storage - 1) < 1e-9);
    QCOMPARE(factors.indexes.first().name, QStringLiteral("_id_"));
    for (const schema::IndexFactor &index : factors.indexes)
        QVERIFY2(std::abs(index.file - 1) < 1e-9, qPrintable(index.name));
}

/// However far the server's figure is off, it is the factor; the range then reaches back to what the formulas say.
void TestCalibration::farOff()
{
    const auto far = sizing::calibrationOf(m_design, {measured(3)}, alone());
    QVERIFY(std::abs(*far.calibration.collections.first().storage - 3) < 1e-9);
    QVERIFY(std::abs(far.calibration.collections.first().indexes.first().file - 3) < 1e-9);
    for (const CalibrationRow &row : far.rows)
        QCOMPARE(row.isBeyond, row.factor.has_value());
    const auto near = sizing::calibrationOf(m_design, {measured(1.01)}, alone());
    const auto small = sizing::calibrationOf(m_design, {measured(0.2)}, alone());
    for (const CalibrationRow &row : near.rows)
        QVERIFY(!row.isBeyond);
    const auto widthWith = [&](const schema::Calibration &calibration) {
        m_calibration = calibration;
        const sizing::Range range = estimate().collection(QStringLiteral("books"))->storage;
        return std::pair(range.likely / range.low, range.high / range.likely);
    };
    const auto [lower, upper] = widthWith(near.calibration);
    const auto [farLower, farUpper] = widthWith(far.calibration);
    QVERIFY2(farLower > 1.5 * lower, qPrintable(QString::number(farLower)));
    QVERIFY(farUpper < 1.1 * upper); // the formulas were too low, so nothing speaks for more
    const auto [smallLower, smallUpper] = widthWith(small.calibration);
    QVERIFY2(smallUpper > 1.5 * upper && smallLower < 1.1 * lower,
             qPrintable(QStringLiteral("%1 %2, near %3 %4").arg(smallLower).arg(smallUpper).arg(lower).arg(upper)));
}

/// A server in use: larger documents, free room, and what is in memory.
void TestCalibration::underItsOwnLoad()
{
    const sizing::SizeReport plain = sizing::estimate(m_design, alone());
    const sizing::CollectionSize &before = *plain.collection(QStringLiteral("books"));
    sizing::MeasuredCollection found = measured(1.1);
    found.data = before.data * 1.3;
    found.records = {before.freshStorage * 2, before.freshStorage * 0.5};
    for (sizing::MeasuredIndex &index : found.indexes)
        index.size = {index.size.file * 1.4, index.size.file * 0.4};
    sizing::ServerMemory memory;
    memory.tables.insert(QStringLiteral("books"), before.hot.likely * 0.5);
    memory.tables.insert(QStringLiteral("books._id_"), before.indexes.first().inUse.likely * 1.2);
    const auto result = sizing::liveCalibrationOf(m_design, {found}, alone(), memory);
    QVERIFY(result.calibration.isLive);
    m_calibration = result.calibration;
    const sizing::SizeReport report = sizing::estimate(m_design, alone(), m_calibration);
    const sizing::CollectionSize &after = *report.collection(QStringLiteral("books"));
    const auto equals = [](base::Bytes is, base::Bytes expected) {
        return std::abs(is / expected - 1) < 1e-9;
    };
    QVERIFY(equals(after.data, found.data));
    QVERIFY(equals(after.document.likely, before.document.likely * 1.3));
    QVERIFY(equals(after.storage.likely, found.records.file));
    QVERIFY(after.storage.high < after.storage.likely * 1.5);
    for (qsizetype i = 0; i < after.indexes.size(); ++i)
        QVERIFY(equals(after.indexes.at(i).file.likely, found.indexes.at(i).size.file));
    QVERIFY(equals(after.hot.likely, before.hot.likely * 0.5));
    QVERIFY(equals(after.indexes.first().inUse.likely, before.indexes.first().inUse.likely * 1.2));
    QVERIFY(report.workingSet.likely < plain.workingSet.likely);

    // A full cache, or a server that was started lately, tells of the least that is in use.
    for (bool sizing::ServerMemory::*why : {&sizing::ServerMemory::isFull, &sizing::ServerMemory::isYoung}) {
        sizing::ServerMemory least = memory;
        least.*why = true;
        const auto other = sizing::liveCalibrationOf(m_design, {found}, alone(), least);
        const schema::CollectionFactors &factors = other.calibration.collections.first();
        QVERIFY(!factors.cache);
        QVERIFY(factors.indexes.first().cache && *factors.indexes.first().cache > 1.1);
    }
    // Kept with the project. Documents are larger by 1.3, so that 0.5 of the memory is 0.385 of what follows from it.
    schema::setCalibration(m_model, m_calibration);
    QVERIFY(schema::calibrationOf(m_model) == m_calibration);
    m_calibration.server = QStringLiteral("MongoDB 6.0.5, standalone");
    const QString told =
        sizing::explainCacheCalibration(m_design, QStringLiteral("books"), m_calibration).join(QLatin1Char('\n'));
    QVERIFY2(told.contains(QStringLiteral("books in memory, calibrated: × 0.38")), qPrintable(told));
}

/// What the server said nothing of keeps its range.
void TestCalibration::unmeasuredStaysWide()
{
    sizing::MeasuredCollection one = measured(1.1);
    one.indexes.removeLast();
    m_calibration = sizing::calibrationOf(m_design, {one}, alone()).calibration;
    const sizing::SizeReport plain = sizing::estimate(m_design, m_options);
    const sizing::Range before = plain.collection(QStringLiteral("books"))->indexes.last().file;
    const sizing::Range after = estimate().collection(QStringLiteral("books"))->indexes.last().file;
    QCOMPARE(after.low.value(), before.low.value());
    QCOMPARE(after.high.value(), before.high.value());
}

void TestCalibration::estimatesTakeThem()
{
    const sizing::SizeReport plain = estimate();
    QCOMPARE(plain.basis, QStringLiteral("formula"));
    m_calibration = sizing::calibrationOf(m_design, {measured(1.1)}, alone()).calibration;
    const sizing::SizeReport calibrated = estimate();
    QCOMPARE(calibrated.basis, QStringLiteral("calibrated"));
    const sizing::CollectionSize &before = *plain.collection(QStringLiteral("books"));
    const sizing::CollectionSize &after = *calibrated.collection(QStringLiteral("books"));
    QVERIFY(std::abs(after.freshStorage / before.freshStorage - 1.1) < 1e-9);
    QVERIFY(after.storage.likely > before.storage.likely);
    QCOMPARE(after.data.value(), before.data.value());
    QCOMPARE(after.indexes.first().fresh.value(), before.indexes.first().fresh.value() * 1.1);
    for (const sizing::CollectionSize &other : calibrated.collections) {
        if (other.name != after.name)
            QCOMPARE(other.storage.likely.value(), plain.collection(other.name)->storage.likely.value());
    }
    // Calibrating again compares with what the formulas say, so the same server gives the same factors.
    m_calibration = {};
    QCOMPARE(estimate().basis, QStringLiteral("formula"));
}

void TestCalibration::rangeShrinks()
{
    const sizing::SizeReport plain = estimate();
    m_calibration = sizing::calibrationOf(m_design, {measured(1)}, alone()).calibration;
    const sizing::Range before = plain.collection(QStringLiteral("books"))->storage;
    const sizing::SizeReport calibrated = estimate();
    const sizing::Range after = calibrated.collection(QStringLiteral("books"))->storage;
    QVERIFY(std::abs(after.likely / before.likely - 1) < 1e-9);
    QVERIFY(after.low > before.low && after.high < before.high);
    QVERIFY(after.low <= after.likely && after.likely <= after.high);
    QVERIFY((after.high - after.low).value() < 0.8 * (before.high - before.low).value());
}

void TestCalibration::otherShapeOtherFactors()
{
    m_calibration = sizing::calibrationOf(m_design, {measured(1.2)}, alone()).calibration;
    design::Design other = m_design;
    design::Node &root = other.collection(QStringLiteral("books"))->root;
    root.fields << design::makeNode(QStringLiteral("blurb"), schema::FieldType::String);
    QVERIFY(sizing::shapeFingerprint(*other.collection(QStringLiteral("books"))) != sizing::shapeFingerprint(books()));
    QCOMPARE(sizing::estimate(other, m_options, m_calibration).basis, QStringLiteral("formula"));
    // What says nothing about bytes does not matter.
    other = m_design;
    other.collection(QStringLiteral("books"))->root.description = QStringLiteral("All books");
    QCOMPARE(sizing::estimate(other, m_options, m_calibration).basis, QStringLiteral("calibrated"));
}

void TestCalibration::nonsenseIsIgnored()
{
    const sizing::SizeReport plain = estimate();
    schema::CollectionFactors factors{
        QStringLiteral("books"), 1000, sizing::shapeFingerprint(books()), -5, {{QStringLiteral("_id_"), 1e300}}};
    m_calibration.collections = {factors};
    const sizing::SizeReport after = estimate();
    QCOMPARE(after.collection(QStringLiteral("books"))->freshStorage.value(),
             plain.collection(QStringLiteral("books"))->freshStorage.value());
    QCOMPARE(after.collection(QStringLiteral("books"))->indexes.first().fresh.value(),
             plain.collection(QStringLiteral("books"))->indexes.first().fresh.value());
}

void TestCalibration::explained()
{
    m_calibration = sizing::calibrationOf(m_design, {measured(1.1)}, alone()).calibration;
    m_calibration.server = QStringLiteral("MongoDB 6.0.5, standalone");
    m_calibration.date = QStringLiteral("2026-11-22");
    const QStringList expected{QStringLiteral(
        "Calibrated: × 1.100, measured with 200 k documents on MongoDB 6.0.5, standalone (2026-11-22).")};
    QCOMPARE(sizing::explainCalibration(m_design, QStringLiteral("books"), {}, m_calibration), expected);
    QCOMPARE(sizing::explainCalibration(m_design, QStringLiteral("books"), QStringLiteral("_id_"), m_calibration),
             expected);
    QVERIFY(sizing::explainCalibration(m_design, QStringLiteral("orders"), {}, m_calibration).isEmpty());
}

void TestCalibration::survivesTheFile()
{
    m_calibration = sizing::calibrationOf(m_design, {measured(1.1)}, alone()).calibration;
    m_calibration.server = QStringLiteral("MongoDB 6.0.5, standalone");
    m_calibration.date = QStringLiteral("2026-11-22");
    schema::setCalibration(m_model, m_calibration);
    const QByteArray text = formats::writeProject(m_model);
    const auto loaded = formats::readProject(text);
    QVERIFY2(loaded, loaded ? "" : qPrintable(loaded.error().text()));
    QVERIFY(loaded->model == m_model);
    QVERIFY(schema::calibrationOf(loaded->model) == m_calibration);
    QCOMPARE(formats::writeProject(loaded->model), text);
    schema::setCalibration(m_model, {});
    QVERIFY(schema::calibrationOf(m_model).isEmpty());
    QVERIFY(!formats::writeProject(m_model).contains("calibration"));
}

QTEST_GUILESS_MAIN(TestCalibration)
#include "tst_calibration.moc"
