// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/samplelibrary.h"
#include "models/items/planmodel.h"
#include "models/patterns/core/designbuilder.h"
#include "tests/support/server/fakeserver.h"
#include "views/deploy/exportdialog.h"
#include "views/widgets/banner.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace sw;
using items::PlanModel;

/// The export window against a server in memory, with mouse and keys.
class TestExportSteps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void deletingStepIsTypedAndRuns();
    void leavingOutTakesWhatDepends();
    void stricterRulesCanOnlyWarn();
    void scriptIsShown();
    void recordsAreThoseOfAllPrograms();

private:
    void open();
    QPushButton *button(const QString &start) const;
    void press(const QString &start);
    void apply();
    QString banner() const;
    PlanModel *plan() const { return m_dialog->findChild<PlanModel *>(); }
    /// Its row becomes the current one.
    int rowOf(deploy::ChangeClass change);
    QModelIndex at(int row, int column) const { return plan()->index(row, column); }
    /// The sample on the server, with documents.
    void fill();
    design::Collection &first() { return m_design.collections.first(); }
    QStringList records(const QString &folder) const
    {
        return QDir(m_state->filePath(QStringLiteral("shapewright/") + folder)).entryList(QDir::Files);
    }

    std::unique_ptr<QTemporaryDir> m_state;
    testsupport::FakeServer m_server;
    schema::Model m_model;
    design::Design m_design;
    std::unique_ptr<views::ExportDialog> m_dialog;
};

void TestExportSteps::init()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("shapewright-tests"));
    QSettings().clear();
    m_state = std::make_unique<QTemporaryDir>();
    qputenv("XDG_STATE_HOME", QFile::encodeName(m_state->path()));
    m_server.collections.clear();
    m_server.changes.clear();
    m_server.violators = 0;
    const auto sample = formats::loadSample(QStringLiteral("bookstore"));
    QVERIFY(sample);
    m_model = *sample;
    m_design = patterns::buildDesign(m_model);
}

void TestExportSteps::cleanup()
{
    m_dialog.reset();
}

void TestExportSteps::open()
{
    m_dialog = std::make_unique<views::ExportDialog>(
        [this](const QString &, const QByteArray &, const base::Progress &) { return m_server.connect(); }, m_model,
        m_design);
    m_dialog->setServer(QStringLiteral("mongodb://127.0.0.1"), QStringLiteral("shop"));
    m_dialog->show();
    press(QStringLiteral("Connect"));
    QTRY_VERIFY_WITH_TIMEOUT(button(QStringLiteral("Apply")), 10000);
}

QPushButton *TestExportSteps::button(const QString &start) const
{
    for (QPushButton *candidate : m_dialog->findChildren<QPushButton *>()) {
        if (candidate->isVisible() && candidate->text().remove(QLatin1Char('&')).startsWith(start))
            return candidate;
    }
    return nullptr;
}

void TestExportSteps::press(const QString &start)
{
    QTRY_VERIFY_WITH_TIMEOUT(button(start) && button(start)->isEnabled(), 10000);
    QTest::mouseClick(button(start), Qt::LeftButton);
}

void TestExportSteps::apply()
{
    press(QStringLiteral("Apply"));
    QTRY_VERIFY_WITH_TIMEOUT(button(QStringLiteral("Close")), 10000);
}

QString TestExportSteps::banner() const
{
    QString text;
    for (const views::Banner *shown : m_dialog->findChildren<views::Banner *>()) {
        for (const QLabel *label : shown->findChildren<QLabel *>())
            text += shown->isVisible() ? label->text() : QString();
    }
    return text;
}

int TestExportSteps::rowOf(deploy::ChangeClass change)
{
    for (int row = 0; row < plan()->rowCount(); ++row) {
        if (plan()->step(row)->change == change) {
            m_dialog->findChild<QTableView *>()->setCurrentIndex(at(row, PlanModel::NumberColumn));
            return row;
        }
    }
    return -1;
}

void TestExportSteps::fill()
{
    open();
    apply();
    QVERIFY2(banner().contains(QLatin1String("applied and verified")), qPrintable(banner()));
    m_server.setDocuments(5);
    m_server.changes.clear();
}

void TestExportSteps::deletingStepIsTypedAndRuns()
{
    fill();
    m_server.violators = 3;
    design::Index expiring;
    expiring.keys = {{QStringLiteral("seenAt"), design::KeyKind::Ascending}};
    expiring.name = QStringLiteral("seenAt");
    expiring.expireAfterSeconds = 60;
    first().indexes << expiring;
    open();
    const QAbstractItemModelTester tester(plan());
    const int row = rowOf(deploy::ChangeClass::MayDelete);
    QVERIFY(row >= 0);
    const QModelIndex box = at(row, PlanModel::ChosenColumn);
    QCOMPARE(box.data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    QVERIFY(plan()->setData(box, Qt::Checked, Qt::CheckStateRole));
    QVERIFY(!button(QStringLiteral("Apply"))->isEnabled());
    QLineEdit *typed = nullptr;
    for (QLineEdit *edit : m_dialog->findChildren<QLineEdit *>())
        typed = edit->accessibleName() == QLatin1String("Typed confirmation") ? edit : typed;
    QVERIFY(typed);
    QTest::keyClicks(typed, QStringLiteral("C4:DELETE 3 IN shop.") + first().name);
    press(QStringLiteral("Confirm"));
    apply();
    QVERIFY2(banner().contains(QLatin1String("applied and verified")), qPrintable(banner()));
    QVERIFY(m_server.hasIndex(first().name, QStringLiteral("seenAt")));
}

void TestExportSteps::leavingOutTakesWhatDepends()
{
    open();
    int parent = -1;
    for (int row = 0; row < plan()->rowCount() && parent < 0; ++row) {
        const deploy::Step *step = plan()->step(row);
        parent = step->object == first().name ? row : -1;
    }
    QVERIFY(parent >= 0);
    QVERIFY(plan()->setData(at(parent, PlanModel::ChosenColumn), Qt::Unchecked, Qt::CheckStateRole));
    for (int row = 0; row < plan()->rowCount(); ++row) {
        const bool ours = plan()->step(row)->collection == first().name;
        QCOMPARE(at(row, PlanModel::ChosenColumn).data(Qt::CheckStateRole).toInt() == Qt::Checked, !ours);
    }
    apply();
    QVERIFY2(banner().contains(QLatin1String("applied and verified")), qPrintable(banner()));
    QVERIFY(!m_server.collections.contains(first().name));
    QCOMPARE(m_server.collections.size(), m_design.collections.size() - 1);
}

void TestExportSteps::stricterRulesCanOnlyWarn()
{
    fill();
    m_server.violators = 2;
    first().root.fields << design::makeNode(QStringLiteral("more"), schema::FieldType::String);
    open();
    QVERIFY(rowOf(deploy::ChangeClass::MayRefuseWrites) >= 0);
    QVERIFY(!button(QStringLiteral("Apply"))->isEnabled());
    press(QStringLiteral("Warn only"));
    apply();
    QVERIFY2(banner().contains(QLatin1String("applied and verified")), qPrintable(banner()));
    QVERIFY2(m_server.changes.value(0).contains(QLatin1String("\"moderate\"")), qPrintable(m_server.changes.value(0)));
}

void TestExportSteps::scriptIsShown()
{
    fill();
    m_server.collections[first().name].options = *base::Bson::fromJson(R"({"timeseries":{"timeField":"at"}})");
    open(); // the name is taken by something that cannot be changed in place
    const int row = rowOf(deploy::ChangeClass::ScriptOnly);
    QVERIFY(row >= 0);
    bool shown = false;
    for (const QPlainTextEdit *view : m_dialog->findChildren<QPlainTextEdit *>())
        shown = shown || (!view->toPlainText().isEmpty() && view->toPlainText() == plan()->step(row)->script);
    QVERIFY(shown);
}

void TestExportSteps::recordsAreThoseOfAllPrograms()
{
    fill();
    QCOMPARE(records(QStringLiteral("applied")).size(), 1);
    QCOMPARE(records(QStringLiteral("journal")).filter(QStringLiteral(".journal")).size(), 1);
    QFile journal(m_state->filePath(QStringLiteral("shapewright/journal/") +
                                    records(QStringLiteral("journal")).filter(QStringLiteral(".journal")).first()));
    QVERIFY(journal.open(QIODevice::ReadWrite));
    const QByteArray content = journal.readAll().trimmed();
    journal.resize(content.lastIndexOf('\n') + 1); // as a crash before the end leaves it
    journal.close();
    open();
    QVERIFY2(banner().contains(QLatin1String("broke off")), qPrintable(banner()));
}

QTEST_MAIN(TestExportSteps)
#include "tst_exportsteps.moc"
