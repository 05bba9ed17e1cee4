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
    void limits();
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
    const auto result = sizing::calibrationOf(m_design, {measured(1.1)}, estimate(), sizing::Topology::Standalone);
    QCOMPARE(result.calibration.collections.size(), 1);
    const schema::CollectionFactors &factors = result.calibration.collections.first();
    QCOMPARE(factors.name, QStringLiteral("books"));
    QCOMPARE(factors.documents, 200'000.0);
    QCOMPARE(factors.shape, sizing::shapeFingerprint(books()));
    QVERIFY(std::abs(factors.storage - 1.1) < 1e-9); // free room is not counted
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
    const auto result = sizing::calibrationOf(m_design, {measured(1.1)}, estimate(), sizing::Topology::Standalone);
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
    const auto result = sizing::calibrationOf(m_design, {one}, estimate(), sizing::Topology::ReplicaSet);
    const schema::CollectionFactors &factors = result.calibration.collections.first();
    QVERIFY(std::abs(factors.storage - 1) < 1e-9);
    QCOMPARE(factors.indexes.first().name, QStringLiteral("_id_"));
    for (const schema::IndexFactor &index : factors.indexes)
        QVERIFY2(std::abs(index.file - 1) < 1e-9, qPrintable(index.name));
}

void TestCalibration::limits()
{
    const auto far = sizing::calibrationOf(m_design, {measured(3)}, estimate(), sizing::Topology::Standalone);
    QCOMPARE(far.calibration.collections.first().storage, 2.0);
    QCOMPARE(far.calibration.collections.first().indexes.first().file, 1.25);
    const auto near = sizing::calibrationOf(m_design, {measured(0.7)}, estimate(), sizing::Topology::Standalone);
    QVERIFY(std::abs(near.calibration.collections.first().storage - 0.7) < 1e-9);
    QCOMPARE(near.calibration.collections.first().indexes.first().file, 0.8);
    for (const CalibrationRow &row : far.rows)
        QCOMPARE(row.limited, row.factor.has_value());
}

void TestCalibration::estimatesTakeThem()
{
    const sizing::SizeReport plain = estimate();
    QCOMPARE(plain.basis, QStringLiteral("formula"));
    m_calibration = sizing::calibrationOf(m_design, {measured(1.1)}, plain, sizing::Topology::Standalone).calibration;
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
    m_calibration = sizing::calibrationOf(m_design, {measured(1)}, plain, sizing::Topology::Standalone).calibration;
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
    m_calibration =
        sizing::calibrationOf(m_design, {measured(1.2)}, estimate(), sizing::Topology::Standalone).calibration;
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
    m_calibration =
        sizing::calibrationOf(m_design, {measured(1.1)}, estimate(), sizing::Topology::Standalone).calibration;
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
    m_calibration =
        sizing::calibrationOf(m_design, {measured(1.1)}, estimate(), sizing::Topology::Standalone).calibration;
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
