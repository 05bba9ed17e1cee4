// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/samplelibrary.h"
#include "models/items/planmodel.h"
#include "models/patterns/core/designbuilder.h"
#include "models/remote/remotesession.h"
#include "tests/live/deploytesting.h"
#include "views/deploy/evidenceview.h"
#include "views/deploy/exportdialog.h"
#include "views/widgets/banner.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QStandardPaths>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>

namespace sw
{

/// The export window against a real server, with the mouse.
class TestExportDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void exportsAndThenNothing();
    void leavesAStepOut();
    void typedConfirmation();
    void rulesInStages();
    void failingDocumentsAreListed();
    void causesOfManyAreCounted();
    void duplicatesAreListed();
    void expiryIsConfirmedAndRuns();
    void changedByHandIsKept();
    void testListsDatabases();
    void serverDiesInTheMiddle();
    void unreachable();
    void badDatabase();

private:
    std::unique_ptr<views::ExportDialog> open(const QString &uri, const QString &database);
    void press(views::ExportDialog &dialog, const QString &start);
    bool waitFor(views::ExportDialog &dialog, const QString &start) const;
    static QAbstractButton *button(const views::ExportDialog &dialog, const QString &start);
    /// Makes the step of \p object and \p change the current one.
    bool select(views::ExportDialog &dialog, const QString &object, deploy::ChangeClass change);
    static QString banner(const views::ExportDialog &dialog);
    qsizetype collections()
    {
        return m_raw->run(m_database, R"({"listCollections": 1, "nameOnly": true})").toRelaxedJson().count("\"name\"");
    }
    QTableView *table(const views::ExportDialog &dialog) const { return dialog.findChild<QTableView *>(); }

    QTemporaryDir m_state;
    testsupport::MongoServer m_server;
    std::unique_ptr<deploytesting::RawClient> m_raw;
    schema::Model m_model;
    design::Design m_design;
    QString m_database;
    int m_number = 0;
};

void TestExportDialog::initTestCase()
{
    SW_REQUIRE_MONGOD();
    QStandardPaths::setTestModeEnabled(true);
    qputenv("XDG_STATE_HOME", QFile::encodeName(m_state.path()));
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
    m_raw = std::make_unique<deploytesting::RawClient>(m_server.uri());
    const auto sample = formats::loadSample(QStringLiteral("bookstore"));
    QVERIFY(sample);
    m_model = *sample;
    m_design = patterns::buildDesign(m_model);
}

void TestExportDialog::init()
{
    m_database = QStringLiteral("shop%1").arg(++m_number);
}

void TestExportDialog::cleanup()
{
    m_raw->run(m_database, R"({"dropDatabase": 1})");
}

std::unique_ptr<views::ExportDialog> TestExportDialog::open(const QString &uri, const QString &database)
{
    auto dialog = std::make_unique<views::ExportDialog>(
        [](const QString &address, const QByteArray &password, const base::Progress &progress) {
            return remote::connectTo(address, password, progress);
        },
        m_model, m_design);
    dialog->setServer(uri, database);
    dialog->show();
    return dialog;
}

QAbstractButton *TestExportDialog::button(const views::ExportDialog &dialog, const QString &start)
{
    for (QAbstractButton *candidate : dialog.findChildren<QAbstractButton *>()) {
        if (candidate->isVisible() && candidate->text().remove(QLatin1Char('&')).startsWith(start))
            return candidate;
    }
    return nullptr;
}

bool TestExportDialog::waitFor(views::ExportDialog &dialog, const QString &start) const
{
    return QTest::qWaitFor([&] { return button(dialog, start) && button(dialog, start)->isEnabled(); }, 30000);
}

void TestExportDialog::press(views::ExportDialog &dialog, const QString &start)
{
    QVERIFY2(waitFor(dialog, start), qPrintable(start));
    QTest::mouseClick(button(dialog, start), Qt::LeftButton, {}, {12, button(dialog, start)->height() / 2});
}

QString TestExportDialog::banner(const views::ExportDialog &dialog)
{
    QString text;
    for (const views::Banner *shown : dialog.findChildren<views::Banner *>()) {
        if (!shown->isVisible())
            continue;
        for (const QLabel *label : shown->findChildren<QLabel *>())
            text += label->text();
    }
    return text;
}

void TestExportDialog::exportsAndThenNothing()
{
    const auto first = open(m_server.uri(), m_database);
    press(*first, QStringLiteral("Connect"));
    QVERIFY(waitFor(*first, QStringLiteral("Apply")));
    QVERIFY(table(*first)->model()->rowCount() >= m_design.collections.size());
    QCOMPARE(collections(), 0);
    press(*first, QStringLiteral("Apply"));
    QVERIFY(waitFor(*first, QStringLiteral("Close")));
    QVERIFY2(banner(*first).contains(QLatin1String("applied and verified")), qPrintable(banner(*first)));
    QCOMPARE(collections(), m_design.collections.size());
    press(*first, QStringLiteral("Close"));
    QVERIFY(!first->isVisible());

    const auto second = open(m_server.uri(), m_database);
    press(*second, QStringLiteral("Connect"));
    QTRY_VERIFY(button(*second, QStringLiteral("Apply")));
    QTRY_VERIFY(!button(*second, QStringLiteral("Apply"))->isEnabled());
    QVERIFY2(banner(*second).contains(QLatin1String("Nothing")), qPrintable(banner(*second)));
}

void TestExportDialog::leavesAStepOut()
{
    const auto dialog = open(m_server.uri(), m_database);
    press(*dialog, QStringLiteral("Connect"));
    QVERIFY(waitFor(*dialog, QStringLiteral("Apply")));
    QAbstractItemModel *plan = table(*dialog)->model();
    const int rows = plan->rowCount();
    for (int row = 1; row < rows; ++row)
        QVERIFY(plan->setData(plan->index(row, 0), Qt::Unchecked, Qt::CheckStateRole));
    press(*dialog, QStringLiteral("Apply"));
    QVERIFY(waitFor(*dialog, QStringLiteral("Close")));
    QCOMPARE(collections(), 1);
}

void TestExportDialog::typedConfirmation()
{
    // A document that the validator will refuse: the step must not run before its name is typed.
    m_raw->run(m_database, R"({"insert": "books", "documents": [{"_id": 1}]})");
    const auto dialog = open(m_server.uri(), m_database);
    press(*dialog, QStringLiteral("Connect"));
    QTRY_VERIFY(button(*dialog, QStringLiteral("Apply")));
    QTableView *steps = table(*dialog);
    QVERIFY(!button(*dialog, QStringLiteral("Apply"))->isEnabled());
    const QRegularExpression wanted(QStringLiteral("Type (.+) to confirm"));
    int allowed = 0;
    for (int row = 0; row < steps->model()->rowCount(); ++row) {
        steps->setCurrentIndex(steps->model()->index(row, 1));
        QTest::qWait(20); // until the confirmation beside the step has its place
        QAbstractButton *allow = button(*dialog, QStringLiteral("Confirm"));
        if (!allow)
            continue;
        QString name;
        for (const QLabel *label : dialog->findChildren<QLabel *>()) {
            if (label->isVisible() && wanted.match(label->text()).hasMatch())
                name = wanted.match(label->text()).captured(1);
        }
        QLineEdit *typed = nullptr;
        for (QLineEdit *edit : dialog->findChildren<QLineEdit *>())
            typed = edit->isVisible() && edit->accessibleName() == QLatin1String("Typed confirmation") ? edit : typed;
        QVERIFY(typed && !name.isEmpty());
        QTest::keyClicks(typed, name.chopped(1));
        QVERIFY2(!allow->isEnabled(), qPrintable(name));
        QTest::keyClicks(typed, name.right(1));
        QVERIFY2(allow->isEnabled(), qPrintable(name));
        QTest::mouseClick(allow, Qt::LeftButton);
        ++allowed;
    }
    QVERIFY(allowed > 0);
    press(*dialog, QStringLiteral("Apply"));
    QVERIFY(waitFor(*dialog, QStringLiteral("Close")));
    QVERIFY2(banner(*dialog).contains(QLatin1String("applied and verified")), qPrintable(banner(*dialog)));
    QCOMPARE(m_raw->count(m_database, QStringLiteral("books")), 1); // what was stored stays
}

void TestExportDialog::rulesInStages()
{
    m_raw->run(m_database, R"({"insert": "books", "documents": [{"_id": 1}]})");
    const auto dialog = open(m_server.uri(), m_database);
    press(*dialog, QStringLiteral("Connect"));
    QTRY_VERIFY(button(*dialog, QStringLiteral("Apply")));
    QTableView *steps = table(*dialog);
    for (int row = 0; row < steps->model()->rowCount() && !button(*dialog, QStringLiteral("Moderate")); ++row) {
        steps->setCurrentIndex(steps->model()->index(row, 1));
        QTest::qWait(20);
    }
    const auto title = [&] { // the step that is shown
        for (const QLabel *label : dialog->findChildren<QLabel *>()) {
            if (label->isVisible() && label->text().startsWith(QLatin1String("Step ")) &&
                label->text().contains(QLatin1String("   ")))
                return label->text().section(QLatin1String("   "), 1);
        }
        return QString();
    };
    const QString before = title();
    QVERIFY2(before.startsWith(QLatin1String("books")), qPrintable(before));
    press(*dialog, QStringLiteral("Moderate"));
    QCOMPARE(title().section(QLatin1Char(','), 0, 0), before.section(QLatin1Char(','), 0, 0));
    QVERIFY(button(*dialog, QStringLiteral("Moderate"))->isChecked());
    QVERIFY(button(*dialog, QStringLiteral("Confirm"))); // new documents may be refused
    press(*dialog, QStringLiteral("Warn only"));
    QVERIFY(button(*dialog, QStringLiteral("Warn only"))->isChecked());
    QVERIFY(!button(*dialog, QStringLiteral("Confirm")));
}

bool TestExportDialog::select(views::ExportDialog &dialog, const QString &object, deploy::ChangeClass change)
{
    auto *plan = dialog.findChild<items::PlanModel *>();
    for (int row = 0; row < plan->rowCount(); ++row) {
        if (plan->step(row) && plan->step(row)->object == object && plan->step(row)->change == change) {
            table(dialog)->setCurrentIndex(plan->index(row, 1));
            return true;
        }
    }
    return false;
}

void TestExportDialog::failingDocumentsAreListed()
{
    m_raw->run(m_database, R"({"insert": "books", "documents": [{"_id": "one"}, {"_id": "two", "title": 5}]})");
    const auto dialog = open(m_server.uri(), m_database);
    press(*dialog, QStringLiteral("Connect"));
    QTRY_VERIFY(button(*dialog, QStringLiteral("Apply")));
    QVERIFY(select(*dialog, QStringLiteral("books"), deploy::ChangeClass::MayRefuseWrites));
    auto *documents = dialog->findChild<QTableWidget *>();
    QTRY_COMPARE(documents->rowCount(), 2);
    QCOMPARE(documents->item(0, 0)->text(), QStringLiteral("\"one\""));
    QVERIFY2(documents->item(0, 1)->text().contains(QLatin1String("title is missing")),
             qPrintable(documents->item(0, 1)->text()));
    QVERIFY2(documents->item(1, 1)->text().contains(QLatin1String("title is int, string wanted")),
             qPrintable(documents->item(1, 1)->text()));
    QVERIFY(documents->isColumnHidden(2)); // values of people's documents are shown to who asks
    press(*dialog, QStringLiteral("Show values"));
    QVERIFY(!documents->isColumnHidden(2));
    QVERIFY2(documents->item(1, 2)->text().split(QStringLiteral("; ")).contains(QLatin1String("5")),
             qPrintable(documents->item(1, 2)->text()));
    press(*dialog, QStringLiteral("Copy the filter"));
    const QByteArray filter = QGuiApplication::clipboard()->text().toUtf8();
    QCOMPARE(deploy::wholeAt(m_raw->run(m_database, R"({"count": "books", "query": )" + filter + '}'), "n"), 2);
}

/// More than are looked at: the server counts how many fail for each of the causes that were found.
void TestExportDialog::causesOfManyAreCounted()
{
    QByteArrayList documents;
    for (int i = 0; i < 4500; ++i)
        documents << "{\"_id\": " + QByteArray::number(i) + (i % 3 == 0 ? ", \"title\": 5}" : "}");
    m_raw->run(m_database, R"({"insert": "books", "documents": [)" + documents.join(",") + "]}");
    const auto dialog = open(m_server.uri(), m_database);
    press(*dialog, QStringLiteral("Connect"));
    QTRY_VERIFY_WITH_TIMEOUT(button(*dialog, QStringLiteral("Apply")), 20000);
    QVERIFY(select(*dialog, QStringLiteral("books"), deploy::ChangeClass::MayRefuseWrites));
    QStringList lines;
    for (const services::FailureCause &cause : dialog->findChild<views::EvidenceView *>()->causes())
        lines << QStringLiteral("%1: %2%3").arg(cause.text).arg(cause.documents).arg(cause.atLeast ? "+" : "");
    QVERIFY2(lines.contains(QLatin1String("title is missing: 3000")), qPrintable(lines.join(QLatin1Char('|'))));
    QVERIFY2(lines.contains(QLatin1String("title is int, string wanted: 1500")),
             qPrintable(lines.join(QLatin1Char('|'))));
}

void TestExportDialog::duplicatesAreListed()
{
    const auto index = std::find_if(m_design.collections.cbegin(), m_design.collections.cend(), [](const auto &one) {
        return std::any_of(one.indexes.cbegin(), one.indexes.cend(),
                           [](const design::Index &each) { return each.unique && each.keys.size() == 1; });
    });
    QVERIFY(index != m_design.collections.cend());
    const design::Index unique =
        *std::find_if(index->indexes.cbegin(), index->indexes.cend(),
                      [](const design::Index &each) { return each.unique && each.keys.size() == 1; });
    const QByteArray field = '"' + unique.keys.first().path.toUtf8() + '"';
    m_raw->run(m_database, R"({"insert": ")" + index->name.toUtf8() + R"(", "documents": [{"_id": 1, )" + field +
                               R"(: "x"}, {"_id": 2, )" + field + R"(: "x"}, {"_id": 3, )" + field + R"(: "y"}]})");
    const auto dialog = open(m_server.uri(), m_database);
    press(*dialog, QStringLiteral("Connect"));
    QTRY_VERIFY(button(*dialog, QStringLiteral("Apply")));
    QVERIFY(select(*dialog, index->name + QLatin1Char('.') + unique.name, deploy::ChangeClass::MayRefuseWrites));
    auto *documents = dialog->findChild<QTableWidget *>();
    QTRY_COMPARE(documents->rowCount(), 1);
    QCOMPARE(documents->item(0, 0)->text(), QStringLiteral("1"));
    QCOMPARE(documents->item(0, 1)->text(), QStringLiteral("same key as 2"));
    QVERIFY(!button(*dialog, QStringLiteral("Confirm")));
    press(*dialog, QStringLiteral("Copy the shell"));
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(QLatin1String("db.getCollection(")));
}

void TestExportDialog::expiryIsConfirmedAndRuns()
{
    const design::Design before = m_design;
    const auto restored = qScopeGuard([&] { m_design = before; });
    design::Index expiry;
    expiry.keys = {{QStringLiteral("seenAt"), design::KeyKind::Ascending}};
    expiry.name = QStringLiteral("seenAt");
    expiry.expireAfterSeconds = 30 * 86400;
    const QString name = m_design.collections.first().name;
    m_design.collections.first().indexes << expiry;
    m_raw->run(m_database, R"({"insert": ")" + name.toUtf8() + R"(", "documents": [
        {"_id": 1, "seenAt": {"$date": "2001-01-01T00:00:00Z"}}, {"_id": 2, "seenAt": {"$date": "2001-01-02T00:00:00Z"}},
        {"_id": 3, "seenAt": {"$date": "2300-01-01T00:00:00Z"}}]})");
    const auto dialog = open(m_server.uri(), m_database);
    press(*dialog, QStringLiteral("Connect"));
    QTRY_VERIFY(button(*dialog, QStringLiteral("Apply")));
    auto *plan = dialog->findChild<items::PlanModel *>();
    const QString object = name + QStringLiteral(".seenAt");
    QVERIFY(select(*dialog, object, deploy::ChangeClass::MayDelete));
    const int row = table(*dialog)->currentIndex().row();
    const auto cell = [&](int column) {
        return plan->index(row, column).data().toString();
    };
    QVERIFY2(cell(items::PlanModel::PlanColumn).startsWith(QLatin1String("after 30 day")),
             qPrintable(cell(items::PlanModel::PlanColumn)));
    QCOMPARE(cell(items::PlanModel::DocumentsColumn), QStringLiteral("2 would be deleted"));
    QCOMPARE(cell(items::PlanModel::StateColumn), QStringLiteral("off"));
    QTRY_COMPARE(dialog->findChild<QTableWidget *>()->rowCount(), 2);
    // Only this step: everything else is left out.
    for (int other = 0; other < plan->rowCount(); ++other) {
        if (other != row)
            plan->setData(plan->index(other, 0), Qt::Unchecked, Qt::CheckStateRole);
    }
    for (QLineEdit *edit : dialog->findChildren<QLineEdit *>()) {
        if (edit->isVisible() && edit->accessibleName() == QLatin1String("Typed confirmation"))
            QTest::keyClicks(edit, QStringLiteral("DELETE 2 IN %1.%2").arg(m_database, name));
    }
    press(*dialog, QStringLiteral("Confirm"));
    QCOMPARE(cell(items::PlanModel::StateColumn), QStringLiteral("confirmed"));
    press(*dialog, QStringLiteral("Apply 1 step"));
    QVERIFY(waitFor(*dialog, QStringLiteral("Close")));
    QVERIFY2(banner(*dialog).contains(QLatin1String("applied and verified")), qPrintable(banner(*dialog)));
    const base::Bson indexes = m_raw->run(m_database, R"({"listIndexes": ")" + name.toUtf8() + R"("})");
    QVERIFY2(indexes.toRelaxedJson().contains("\"expireAfterSeconds\" : 2592000") ||
                 indexes.toRelaxedJson().contains("\"expireAfterSeconds\":2592000"),
             indexes.toRelaxedJson().constData());
}

void TestExportDialog::changedByHandIsKept()
{
    const auto first = open(m_server.uri(), m_database);
    press(*first, QStringLiteral("Connect"));
    press(*first, QStringLiteral("Apply"));
    QVERIFY(waitFor(*first, QStringLiteral("Close")));
    m_raw->run(m_database, R"({"collMod": "books", "validationAction": "warn"})");
    press(*first, QStringLiteral("Close"));
    const auto second = open(m_server.uri(), m_database);
    press(*second, QStringLiteral("Connect"));
    QTRY_VERIFY2(banner(*second).contains(QLatin1String("by hand")), qPrintable(banner(*second)));
    QVERIFY(button(*second, QStringLiteral("Use the model"))->isChecked());
    press(*second, QStringLiteral("Keep the server"));
    QTRY_VERIFY(!button(*second, QStringLiteral("Apply"))->isEnabled());
}

void TestExportDialog::testListsDatabases()
{
    m_raw->run(m_database, R"({"insert": "a", "documents": [{"_id": 1}]})");
    const auto dialog = open(m_server.uri(), QStringLiteral("elsewhere"));
    press(*dialog, QStringLiteral("Test"));
    QTRY_VERIFY_WITH_TIMEOUT(banner(*dialog).contains(QLatin1String("standalone")), 10000);
    QStringList databases;
    for (const QComboBox *box : dialog->findChildren<QComboBox *>()) {
        for (int row = 0; box->accessibleName() == QLatin1String("Database") && row < box->count(); ++row)
            databases << box->itemText(row);
    }
    QVERIFY2(databases.contains(m_database) && !databases.contains(QStringLiteral("local")),
             qPrintable(databases.join(QLatin1Char(' '))));
}

void TestExportDialog::serverDiesInTheMiddle()
{
    m_raw->run(m_database, R"({"insert": "books", "documents": [{"_id": 1}]})");
    const auto dialog = open(m_server.uri() + QStringLiteral("?serverSelectionTimeoutMS=800"), m_database);
    press(*dialog, QStringLiteral("Connect"));
    QTRY_VERIFY(button(*dialog, QStringLiteral("Apply")));
    auto *plan = dialog->findChild<items::PlanModel *>();
    for (int row = 0; plan->step(row); ++row) {
        if (plan->step(row)->needsConsent())
            QVERIFY(plan->accept(*plan->step(row), plan->choice().wordOf(*plan->step(row))));
    }
    const int all = plan->choice().chosenCount();
    bool killed = false;
    connect(plan, &items::PlanModel::dataChanged, this, [&] {
        if (!killed && plan->finishedCount() == 3) {
            killed = true;
            m_server.kill();
        }
    });
    press(*dialog, QStringLiteral("Apply"));
    QTRY_VERIFY(killed);
    press(*dialog, QStringLiteral("Stop")); // it would be looked for until it comes back, for half a minute
    QTRY_VERIFY_WITH_TIMEOUT(button(*dialog, QStringLiteral("Close")), 60000);
    disconnect(plan, nullptr, this, nullptr);
    QVERIFY2(banner(*dialog).contains(QLatin1String("Stopped after")), qPrintable(banner(*dialog)));
    QStringList states;
    for (int row = 0; row < all; ++row)
        states << plan->index(row, items::PlanModel::StateColumn).data().toString();
    QVERIFY2(states.mid(0, 3) == QStringList(3, QStringLiteral("done")) && states.last() == QLatin1String("not done"),
             qPrintable(states.join(QLatin1Char(' '))));
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
    // What was confirmed is confirmed still, and only the rest runs.
    QTRY_VERIFY_WITH_TIMEOUT(
        [&] {
            QAbstractButton *again = button(*dialog, QStringLiteral("Plan again"));
            if (again != nullptr && again->isEnabled())
                QTest::mouseClick(again, Qt::LeftButton, {}, {12, again->height() / 2});
            return button(*dialog, QStringLiteral("Apply")) && button(*dialog, QStringLiteral("Apply"))->isEnabled();
        }(),
        30000);
    QVERIFY(plan->choice().chosenCount() < all);
    press(*dialog, QStringLiteral("Apply"));
    QTRY_VERIFY2_WITH_TIMEOUT(banner(*dialog).contains(QLatin1String("applied and verified")),
                              qPrintable(banner(*dialog)), 30000);
    QCOMPARE(m_raw->found(m_database, R"({"find": "books"})").size(), 1); // counts are off after such an end
}

void TestExportDialog::unreachable()
{
    const auto dialog = open(QStringLiteral("mongodb://127.0.0.1:1/?serverSelectionTimeoutMS=300"), m_database);
    press(*dialog, QStringLiteral("Connect"));
    QTRY_VERIFY_WITH_TIMEOUT(!banner(*dialog).isEmpty(), 30000);
    QVERIFY2(banner(*dialog).contains(QLatin1String("127.0.0.1:1")), qPrintable(banner(*dialog)));
    QVERIFY(waitFor(*dialog, QStringLiteral("Connect"))); // to try again
}

void TestExportDialog::badDatabase()
{
    const auto dialog = open(m_server.uri(), QStringLiteral("a b/c"));
    press(*dialog, QStringLiteral("Connect"));
    QTRY_VERIFY_WITH_TIMEOUT(!banner(*dialog).isEmpty(), 30000);
    QVERIFY2(banner(*dialog).contains(QLatin1String("a b/c")), qPrintable(banner(*dialog)));
}

} // namespace sw

QTEST_MAIN(sw::TestExportDialog)
#include "tst_exportdialog.moc"
