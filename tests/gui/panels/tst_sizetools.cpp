// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/document/edits/calibrationedit.h"
#include "models/sizing/estimate/calibration.h"
#include "tests/gui/panels/panelfixture.h"
#include "views/sizes/calibratedialog.h"
#include "views/sizes/measuredialog.h"
#include "views/sizes/measuredtable.h"
#include "views/sizes/sizelab.h"
#include "views/sizes/sizetools.h"
#include "views/widgets/banner.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <atomic>

using namespace sw;

namespace
{

/// Builds nothing.
class Engine : public sizing::StorageEngine
{
public:
    QString name() const override { return QStringLiteral("Engine 1"); }
    base::Result<sizing::MeasuredCollection> measure(const design::Collection &collection,
                                                     const sizing::DocumentSource &source, double documents,
                                                     const base::Progress &progress) const override
    {
        ++calls;
        const int all = calls > 1 && stepsLater > 0 ? stepsLater.load() : steps;
        for (int i = 0; i < all; ++i) {
            QTest::qSleep(5);
            if (!progress.goesOn(i / static_cast<double>(all)))
                return base::Error{base::ErrorCode::Cancelled, QStringLiteral("stopped"), collection.name, {}};
        }
        if (source(0).isEmpty())
            return base::Error{base::ErrorCode::Internal, QStringLiteral("no documents"), {}, {}};
        sizing::MeasuredCollection one;
        one.name = collection.name;
        one.documents = std::min(documents, mostKept);
        one.records.file = base::Bytes(1'000'000);
        one.indexes << sizing::MeasuredIndex{
            QStringLiteral("_id_"), documents, {base::Bytes(40'960), {}}, base::Bytes(36'864), true};
        return one;
    }

    mutable std::atomic_int calls = 0;
    double mostKept = 1e9; ///< documents, as if they were large
    int steps = 2;
    std::atomic_int stepsLater = 0; ///< for all but the first; 0: the same
};

views::SizeLab labWith(const std::shared_ptr<const Engine> &engine)
{
    const auto refuse = [](const QString &, const QByteArray &, const QString &) {
        return base::Result<std::unique_ptr<deploy::Session>>(
            base::Error{base::ErrorCode::Connection, QStringLiteral("The server refused the login."),
                        QStringLiteral("db.example"), QStringLiteral("Check it.")});
    };
    return {engine, refuse, [](const QString &uri) { return uri; }, {}};
}

QPushButton *button(const QWidget *host, const QString &start)
{
    for (QPushButton *each : host->findChildren<QPushButton *>()) {
        if (each->isVisibleTo(host) && each->text().startsWith(start))
            return each;
    }
    return nullptr;
}

QString banner(const QWidget *host)
{
    QString text;
    for (const views::Banner *shown : host->findChildren<views::Banner *>()) {
        for (const QLabel *label : shown->findChildren<QLabel *>())
            text += shown->isVisibleTo(host) ? label->text() : QString();
    }
    return text;
}

} // namespace

/// The row above the sizes, and what its buttons open.
class TestSizeTools : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void measures();
    void estimatesForAsManyAsWereMeasured();
    void showsEachAsItComes();
    void cancelsMeasuring();
    void closingStopsTheWork();
    void refusedLoginStaysOnThePage();
    void saysHowMuchIsWritten();
    void calibrationIsAStep();
    void withoutALab();

private:
    std::unique_ptr<test::PanelFixture> m_fixture;
    std::shared_ptr<Engine> m_engine;
    std::unique_ptr<views::SizeTools> m_tools;
};

void TestSizeTools::init()
{
    m_fixture = std::make_unique<test::PanelFixture>();
    m_engine = std::make_shared<Engine>();
    m_tools = std::make_unique<views::SizeTools>(m_fixture->document, m_fixture->derived,
                                                 std::make_shared<views::SizeLab>(labWith(m_engine)));
    m_tools->show();
}

void TestSizeTools::measures()
{
    QTest::mouseClick(button(m_tools.get(), QStringLiteral("Measure")), Qt::LeftButton);
    auto *dialog = m_tools->findChild<views::MeasureDialog *>();
    QVERIFY(dialog && dialog->isVisible() && dialog->isRunning());
    QTRY_VERIFY(!dialog->isRunning());
    const auto *table = dialog->findChild<views::MeasuredTable *>();
    const qsizetype collections = m_fixture->derived.design().collections.size();
    QCOMPARE(m_engine->calls.load(), collections);
    QCOMPARE(table->rowCount(), 2 * collections);
    QCOMPARE(table->item(0, views::MeasuredTable::Name)->text(), m_fixture->derived.design().collections.first().name);
    QCOMPARE(table->item(0, views::MeasuredTable::Measured)->text(), QStringLiteral("977 KiB"));
    QCOMPARE(table->item(1, views::MeasuredTable::OnServer)->text(), QStringLiteral("36 KiB"));
    QVERIFY(!table->item(0, views::MeasuredTable::Estimated)->text().isEmpty());
    QVERIFY(table->isColumnHidden(views::MeasuredTable::Factor));
    QVERIFY(banner(dialog).isEmpty());
    QTest::mouseClick(button(dialog, QStringLiteral("Measure again")), Qt::LeftButton);
    QTRY_COMPARE(m_engine->calls.load(), 2 * collections);
    QTRY_VERIFY(!dialog->isRunning());
    QCOMPARE(m_fixture->steps(), 0);
}

void TestSizeTools::estimatesForAsManyAsWereMeasured()
{
    m_engine->mostKept = 500;
    m_tools->measure();
    auto *dialog = m_tools->findChild<views::MeasureDialog *>();
    QTRY_VERIFY(!dialog->isRunning());
    const auto *table = dialog->findChild<views::MeasuredTable *>();
    const QString name = m_fixture->derived.design().collections.first().name;
    sizing::SizeOptions options = sizing::sizeOptions(m_fixture->model());
    options.documents.insert(name, 500);
    const sizing::SizeReport expected = sizing::estimate(m_fixture->derived.design(), options);
    QCOMPARE(table->item(0, views::MeasuredTable::Count)->text(), QStringLiteral("500"));
    QCOMPARE(table->item(0, views::MeasuredTable::Estimated)->text(),
             base::bytesText(expected.collection(name)->freshStorage));
}

/// The first is in the table while the second is being measured, and stays when the rest is cancelled.
void TestSizeTools::showsEachAsItComes()
{
    m_engine->stepsLater = 100'000;
    m_tools->measure();
    auto *dialog = m_tools->findChild<views::MeasureDialog *>();
    const auto *table = dialog->findChild<views::MeasuredTable *>();
    QTRY_COMPARE(table->rowCount(), 2);
    QVERIFY(dialog->isRunning());
    QCOMPARE(table->item(0, views::MeasuredTable::Name)->text(), m_fixture->derived.design().collections.first().name);
    QTest::mouseClick(button(dialog, QStringLiteral("Cancel")), Qt::LeftButton);
    QTRY_VERIFY(!dialog->isRunning());
    QCOMPARE(table->rowCount(), 2);
    m_engine->stepsLater = 0;
    QTest::mouseClick(button(dialog, QStringLiteral("Measure again")), Qt::LeftButton);
    QCOMPARE(table->rowCount(), 0);
    QTRY_VERIFY(!dialog->isRunning());
}

void TestSizeTools::cancelsMeasuring()
{
    m_engine->steps = 1000;
    m_tools->measure();
    auto *dialog = m_tools->findChild<views::MeasureDialog *>();
    QTRY_VERIFY(m_engine->calls.load() == 1);
    QTest::mouseClick(button(dialog, QStringLiteral("Cancel")), Qt::LeftButton);
    QTRY_VERIFY(!dialog->isRunning());
    QVERIFY(banner(dialog).contains(QStringLiteral("stopped")));
    QCOMPARE(m_engine->calls.load(), 1);
    QVERIFY(button(dialog, QStringLiteral("Measure again")) && button(dialog, QStringLiteral("Close")));
}

void TestSizeTools::closingStopsTheWork()
{
    m_engine->steps = 1000;
    m_tools->measure();
    auto *dialog = m_tools->findChild<views::MeasureDialog *>();
    QTRY_VERIFY(m_engine->calls.load() == 1);
    dialog->close();
    QTRY_VERIFY(m_tools->findChild<views::MeasureDialog *>() == nullptr);
    QTRY_COMPARE(m_engine.use_count(), 2); // the worker has let go of it
}

void TestSizeTools::refusedLoginStaysOnThePage()
{
    QTest::mouseClick(button(m_tools.get(), QStringLiteral("Calibrate")), Qt::LeftButton);
    auto *dialog = m_tools->findChild<views::CalibrateDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    QVERIFY(button(dialog, QStringLiteral("Connect and read"))); // nothing is written unless somebody asks for it
    dialog->setWay(views::CalibrateDialog::Way::Load);
    QTest::mouseClick(button(dialog, QStringLiteral("Connect and load")), Qt::LeftButton);
    QTRY_VERIFY(!dialog->isRunning());
    QVERIFY2(banner(dialog).contains(QStringLiteral("refused the login")), qPrintable(banner(dialog)));
    QVERIFY(button(dialog, QStringLiteral("Connect and load"))->isEnabled());
    QCOMPARE(m_fixture->steps(), 0);
}

void TestSizeTools::saysHowMuchIsWritten()
{
    m_tools->calibrate();
    auto *dialog = m_tools->findChild<views::CalibrateDialog *>();
    dialog->setWay(views::CalibrateDialog::Way::Load);
    const QString many = button(dialog, QStringLiteral("Connect and load"))->text();
    dialog->setDocuments(10);
    const QString few = button(dialog, QStringLiteral("Connect and load"))->text();
    QVERIFY(many != few);
    QVERIFY2(few.contains(QString::number(10 * m_fixture->derived.design().collections.size())), qPrintable(few));
}

void TestSizeTools::calibrationIsAStep()
{
    const design::Collection &books = *m_fixture->derived.design().collection(QStringLiteral("books"));
    const schema::Calibration calibration{QStringLiteral("MongoDB 6.0.5, standalone"),
                                          QStringLiteral("2026-11-22"),
                                          false,
                                          {{books.name, 1e5, sizing::shapeFingerprint(books), 1.5, {}}}};
    const auto storage = [&] {
        return m_fixture->derived.sizes().collection(QStringLiteral("books"))->freshStorage.value();
    };
    const double before = storage();
    const auto remove = [&] {
        return test::named<QToolButton>(m_tools.get(), QStringLiteral("Remove calibration"));
    };
    QVERIFY(!remove());
    QVERIFY(document::setCalibration(m_fixture->document, calibration));
    QCOMPARE(m_fixture->document.history().undoText(), QStringLiteral("Calibrate sizes"));
    QCOMPARE(storage(), before * 1.5);
    QCOMPARE(m_fixture->derived.sizes().basis, QStringLiteral("calibrated"));
    const QList<QLabel *> labels = m_tools->findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.cbegin(), labels.cend(), [](const QLabel *label) {
        return label->toolTip().contains(QStringLiteral("calibrated with MongoDB 6.0.5"));
    }));
    QTest::mouseClick(remove(), Qt::LeftButton);
    QCOMPARE(storage(), before);
    QCOMPARE(m_fixture->steps(), 2);
    m_fixture->undo();
    QCOMPARE(storage(), before * 1.5);
    m_fixture->undo();
    QCOMPARE(storage(), before);
    QVERIFY(m_fixture->document.model().settings.isEmpty());
}

void TestSizeTools::withoutALab()
{
    views::SizeTools bare(m_fixture->document, m_fixture->derived, nullptr);
    QVERIFY(!button(&bare, QStringLiteral("Measure"))->isEnabled());
    QVERIFY(!button(&bare, QStringLiteral("Calibrate"))->isEnabled());
    bare.measure();
    bare.calibrate();
    QVERIFY(bare.findChildren<QDialog *>().isEmpty());
}

QTEST_MAIN(TestSizeTools)
#include "tst_sizetools.moc"
