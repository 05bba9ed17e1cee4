// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/samplelibrary.h"
#include "models/patterns/core/designbuilder.h"
#include "models/remote/remotesession.h"
#include "tests/live/deploytesting.h"
#include "views/deploy/exportdialog.h"
#include "views/widgets/banner.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTableView>
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
    void unreachable();
    void badDatabase();

private:
    std::unique_ptr<views::ExportDialog> open(const QString &uri, const QString &database);
    void press(views::ExportDialog &dialog, const QString &start);
    bool waitFor(views::ExportDialog &dialog, const QString &start) const;
    static QPushButton *button(const views::ExportDialog &dialog, const QString &start);
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

QPushButton *TestExportDialog::button(const views::ExportDialog &dialog, const QString &start)
{
    for (QPushButton *candidate : dialog.findChildren<QPushButton *>()) {
        if (candidate->isVisible() && candidate->text().startsWith(start))
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
    QTest::mouseClick(button(dialog, start), Qt::LeftButton);
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
        QPushButton *allow = button(*dialog, QStringLiteral("Confirm"));
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
    for (int row = 0; row < steps->model()->rowCount() && !button(*dialog, QStringLiteral("&Moderate")); ++row) {
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
    press(*dialog, QStringLiteral("&Moderate"));
    QCOMPARE(title().section(QLatin1Char(','), 0, 0), before.section(QLatin1Char(','), 0, 0));
    QVERIFY(!button(*dialog, QStringLiteral("&Moderate")));
    QVERIFY(button(*dialog, QStringLiteral("Confirm"))); // new documents may be refused
    press(*dialog, QStringLiteral("&Warn only"));
    QVERIFY(!button(*dialog, QStringLiteral("&Warn only")));
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
