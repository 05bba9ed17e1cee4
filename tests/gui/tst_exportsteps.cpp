// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonbuilder.h"
#include "models/formats/project/samplelibrary.h"
#include "models/items/planmodel.h"
#include "models/patterns/core/designbuilder.h"
#include "tests/support/server/fakeserver.h"
#include "views/deploy/exportdialog.h"
#include "views/widgets/banner.h"
#include "views/widgets/notices.h"
#include "views/window/canvasarea.h"
#include "views/window/commands/unfinishedexports.h"
#include "views/window/mainwindow.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QGuiApplication>
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
    void refusingComesBackFromWarning();
    void confirmationIsWithdrawn();
    void planAgainKeepsConfirmations();
    void otherObjectsAreListed();
    void classesAreFiltered();
    void knownFailureIsRefusedBefore();
    void failureTellsWhatIsDone();
    void versionsStandSideBySide();
    void onlyChangesAreShown();
    void unfinishedIsOfferedAtStart();

private:
    void open();
    QAbstractButton *button(const QString &start) const;
    QLineEdit *typed() const;
    void stricter() { first().root.fields << design::makeNode(QStringLiteral("more"), schema::FieldType::String); }
    QString allTexts() const;
    void press(const QString &start);
    void apply();
    QString banner() const;
    PlanModel *plan() const { return m_dialog->findChild<PlanModel *>(); }
    /// Its row becomes the current one.
    int rowOf(deploy::ChangeClass change);
    QModelIndex at(int row, int column) const { return plan()->index(row, column); }
    /// The sample on the server, with documents.
    void fill();
    /// The journal of the last run becomes what a crash would have left.
    void breakOff();
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

QAbstractButton *TestExportSteps::button(const QString &start) const
{
    for (QAbstractButton *candidate : m_dialog->findChildren<QAbstractButton *>()) {
        if (candidate->isVisible() && candidate->text().remove(QLatin1Char('&')).startsWith(start))
            return candidate;
    }
    return nullptr;
}

void TestExportSteps::press(const QString &start)
{
    QTRY_VERIFY_WITH_TIMEOUT(button(start) && button(start)->isEnabled(), 10000);
    QTest::mouseClick(button(start), Qt::LeftButton, {}, {12, button(start)->height() / 2});
}

QLineEdit *TestExportSteps::typed() const
{
    for (QLineEdit *edit : m_dialog->findChildren<QLineEdit *>()) {
        if (edit->isVisible() && edit->accessibleName() == QLatin1String("Typed confirmation"))
            return edit;
    }
    qFatal("nothing to type");
}

QString TestExportSteps::allTexts() const
{
    QStringList texts;
    for (const QLabel *label : m_dialog->findChildren<QLabel *>())
        texts << (label->isVisible() ? label->text() : QString());
    return texts.join(QLatin1Char('\n'));
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
    QTest::keyClicks(typed(), QStringLiteral("DELETE 3 IN shop.") + first().name);
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

void TestExportSteps::breakOff()
{
    QFile journal(m_state->filePath(QStringLiteral("shapewright/journal/") +
                                    records(QStringLiteral("journal")).filter(QStringLiteral(".journal")).first()));
    QVERIFY(journal.open(QIODevice::ReadWrite));
    const QByteArray content = journal.readAll().trimmed();
    journal.resize(content.lastIndexOf('\n') + 1); // as a crash before the end leaves it
    journal.close();
}

void TestExportSteps::recordsAreThoseOfAllPrograms()
{
    fill();
    QCOMPARE(records(QStringLiteral("applied")).size(), 1);
    QCOMPARE(records(QStringLiteral("journal")).filter(QStringLiteral(".journal")).size(), 1);
    breakOff();
    open();
    QVERIFY2(banner().contains(QLatin1String("broke off")), qPrintable(banner()));
}

void TestExportSteps::unfinishedIsOfferedAtStart()
{
    fill();
    breakOff();
    const services::ApplyRecords records(QProcessEnvironment::systemEnvironment());
    views::MainWindow window([](const QString &, const QByteArray &, const base::Progress &) {
        return base::Error{base::ErrorCode::Connection, QStringLiteral("no"), {}, {}};
    });
    views::offerUnfinishedExports(window, records);
    const QString told = window.area().notices().texts().join(QLatin1Char('\n'));
    QVERIFY2(told.contains(QLatin1String("An export to shop on fake:27017")) &&
                 told.contains(QLatin1String("broke off")),
             qPrintable(told));
    // The export window says it as well, and its button leads to a plan of what is left.
    m_dialog = std::make_unique<views::ExportDialog>(
        [this](const QString &, const QByteArray &, const base::Progress &) { return m_server.connect(); }, m_model,
        m_design);
    m_dialog->show();
    QVERIFY2(banner().contains(QLatin1String("broke off")), qPrintable(banner()));
    press(QStringLiteral("Plan the rest"));
    QTRY_VERIFY(banner().contains(QLatin1String("Nothing to do")));
    QCOMPARE(plan()->choice().plan().database, QStringLiteral("shop"));
    records.settle(records.unfinishedRuns().first());
    views::offerUnfinishedExports(window, records);
    QVERIFY(window.area().notices().texts().isEmpty());
}

void TestExportSteps::refusingComesBackFromWarning()
{
    fill();
    m_server.violators = 2;
    stricter();
    open();
    QVERIFY(rowOf(deploy::ChangeClass::MayRefuseWrites) >= 0);
    press(QStringLiteral("Warn only"));
    QTRY_VERIFY(button(QStringLiteral("Apply"))->isEnabled());
    QCOMPARE(plan()->step(0)->change, deploy::ChangeClass::Adds);
    press(QStringLiteral("Refuse failing writes"));
    QTRY_VERIFY(!button(QStringLiteral("Apply"))->isEnabled());
    QCOMPARE(plan()->step(0)->change, deploy::ChangeClass::MayRefuseWrites);
    press(QStringLiteral("Leave this step out"));
    QTRY_COMPARE(plan()->choice().chosenCount(), 0);
}

void TestExportSteps::confirmationIsWithdrawn()
{
    fill();
    m_server.violators = 2;
    stricter();
    open();
    QVERIFY(rowOf(deploy::ChangeClass::MayRefuseWrites) >= 0);
    QTest::keyClicks(typed(), first().name.chopped(1));
    QVERIFY2(allTexts().contains(QLatin1String("1 more letter")), qPrintable(allTexts()));
    QTest::keyClicks(typed(), first().name.right(1));
    QTest::keyClick(typed(), Qt::Key_Return);
    QTRY_VERIFY(button(QStringLiteral("Apply"))->isEnabled());
    press(QStringLiteral("Withdraw"));
    QTRY_VERIFY(!button(QStringLiteral("Apply"))->isEnabled());
}

void TestExportSteps::planAgainKeepsConfirmations()
{
    fill();
    m_server.violators = 2;
    stricter();
    open();
    QVERIFY(rowOf(deploy::ChangeClass::MayRefuseWrites) >= 0);
    QTest::keyClicks(typed(), first().name);
    press(QStringLiteral("Confirm step"));
    const QDateTime before = plan()->choice().plan().madeAt;
    press(QStringLiteral("Plan again"));
    QTRY_VERIFY(plan()->choice().plan().madeAt > before);
    QTRY_VERIFY(button(QStringLiteral("Apply")) && button(QStringLiteral("Apply"))->isEnabled());
    apply();
    QVERIFY2(banner().contains(QLatin1String("applied and verified")), qPrintable(banner()));
}

void TestExportSteps::otherObjectsAreListed()
{
    fill();
    m_server.collections[QStringLiteral("left_over")].options = {};
    open();
    QStringList rows;
    for (int row = 0; row < plan()->rowCount(); ++row)
        rows << at(row, PlanModel::ObjectColumn).data().toString() + QLatin1Char(':') +
                    at(row, PlanModel::ChangeColumn).data().toString();
    QVERIFY2(rows.contains(QStringLiteral("left_over:not in the model, left unchanged")),
             qPrintable(rows.join(QLatin1Char('\n'))));
    const QAbstractItemModelTester tester(plan());
    QVERIFY(!at(0, PlanModel::ChosenColumn).flags().testFlag(Qt::ItemIsUserCheckable));
    m_dialog->findChild<QTableView *>()->setCurrentIndex(at(0, PlanModel::ObjectColumn));
}

void TestExportSteps::classesAreFiltered()
{
    fill();
    m_server.violators = 2;
    stricter();
    first().indexes << design::Index();
    first().indexes.last().keys = {{QStringLiteral("a"), design::KeyKind::Ascending}};
    first().indexes.last().name = QStringLiteral("a");
    open();
    auto *classes = m_dialog->findChild<QComboBox *>(QStringLiteral("classFilter"));
    auto *table = m_dialog->findChild<QTableView *>();
    const auto shown = [&] {
        QList<int> numbers;
        for (int row = 0; row < plan()->rowCount(); ++row) {
            if (!table->isRowHidden(row))
                numbers << (plan()->step(row) ? static_cast<int>(plan()->step(row)->change) : 0);
        }
        return numbers;
    };
    QVERIFY(shown().size() > 2);
    classes->setCurrentIndex(classes->findData(static_cast<int>(deploy::ChangeClass::MayRefuseWrites)));
    QCOMPARE(shown(), QList<int>{static_cast<int>(deploy::ChangeClass::MayRefuseWrites)});
    classes->setCurrentIndex(0);
    press(QStringLiteral("Only selected"));
    QTRY_COMPARE(shown().size(), 2);
}

void TestExportSteps::knownFailureIsRefusedBefore()
{
    fill();
    m_server.violators = 298;
    design::Index unique;
    unique.keys = {{QStringLiteral("a"), design::KeyKind::Ascending}};
    unique.name = QStringLiteral("a");
    unique.unique = true;
    first().indexes << unique;
    open();
    const int row = rowOf(deploy::ChangeClass::MayRefuseWrites);
    QVERIFY(row >= 0);
    QCOMPARE(at(row, PlanModel::StateColumn).data().toString(), QStringLiteral("would fail"));
    QCOMPARE(at(row, PlanModel::DocumentsColumn).data().toString(), QStringLiteral("298 duplicates"));
    QVERIFY(!plan()->setData(at(row, PlanModel::ChosenColumn), Qt::Checked, Qt::CheckStateRole));
    QTRY_VERIFY2(allTexts().contains(QLatin1String("plan again")), qPrintable(allTexts()));
    QVERIFY(!button(QStringLiteral("Apply"))->isEnabled());
}

void TestExportSteps::failureTellsWhatIsDone()
{
    int sent = 0;
    m_server.instead = [&](const QString &name, const base::Bson &) {
        deploy::Reply refused;
        refused.code = 67;
        refused.codeName = QStringLiteral("CannotCreateIndex");
        return name == QLatin1String("createIndexes") && ++sent == 2 ? std::optional(refused) : std::nullopt;
    };
    open();
    const int all = plan()->choice().chosenCount();
    apply();
    m_server.instead = {};
    QVERIFY2(banner().contains(QLatin1String("Stopped after")), qPrintable(banner()));
    QStringList states;
    for (int row = 0; row < all; ++row)
        states << at(row, PlanModel::StateColumn).data().toString();
    QVERIFY2(states.contains(QStringLiteral("done")) && states.contains(QStringLiteral("not done")),
             qPrintable(states.join(QLatin1Char(' '))));
    press(QStringLiteral("Copy report"));
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(QLatin1String("# Export to shop")));
    press(QStringLiteral("Plan again"));
    QTRY_VERIFY(button(QStringLiteral("Apply")));
    QVERIFY(plan()->choice().chosenCount() < all);
    apply();
    QVERIFY2(banner().contains(QLatin1String("applied and verified")), qPrintable(banner()));
}

void TestExportSteps::versionsStandSideBySide()
{
    fill();
    m_server.run(base::BsonBuilder()
                     .string(QStringLiteral("collMod"), first().name)
                     .string(QStringLiteral("validationAction"), QStringLiteral("warn"))
                     .finish());
    open();
    QVERIFY2(banner().contains(QLatin1String("by hand")), qPrintable(banner()));
    QVERIFY(at(0, PlanModel::ServerColumn).data().toString().contains(QLatin1String("by hand")));
    const auto side = [&](const char *name) {
        for (const QPlainTextEdit *view : m_dialog->findChildren<QPlainTextEdit *>()) {
            if (view->accessibleName() == QLatin1String(name) && view->isVisible())
                return view->toPlainText();
        }
        return QString();
    };
    QVERIFY2(side("On the server now").contains(QLatin1String("- ")) &&
                 side("On the server now").contains(QLatin1String("\"warn\"")),
             qPrintable(side("On the server now")));
    QVERIFY2(side("In the model").contains(QLatin1String("\"error\"")), qPrintable(side("In the model")));
    press(QStringLiteral("Keep the server"));
    QTRY_COMPARE(plan()->choice().chosenCount(), 0);
    press(QStringLiteral("Use the model"));
    QTRY_COMPARE(plan()->choice().chosenCount(), 1);
}

void TestExportSteps::onlyChangesAreShown()
{
    fill();
    stricter();
    open();
    const auto difference = [&] {
        for (const QPlainTextEdit *view : m_dialog->findChildren<QPlainTextEdit *>()) {
            if (view->accessibleName() == QLatin1String("Difference"))
                return view->toPlainText().split(QLatin1Char('\n'));
        }
        return QStringList();
    };
    rowOf(deploy::ChangeClass::MayRefuseWrites);
    const QStringList few = difference();
    QVERIFY(few.filter(QStringLiteral("\"more\"")).size() > 0);
    press(QStringLiteral("All lines"));
    QTRY_VERIFY2(difference().size() > 2 * few.size(), qPrintable(few.join(QLatin1Char('\n'))));
}

QTEST_MAIN(TestExportSteps)
#include "tst_exportsteps.moc"
