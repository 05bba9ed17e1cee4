// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonbuilder.h"
#include "models/services/connections/keychain.h"
#include "models/services/connections/sessionpasswords.h"
#include "tests/support/fakekeychain.h"
#include "tests/support/server/fakeserver.h"
#include "views/deploy/exportconnectpage.h"
#include "views/deploy/exportdialog.h"
#include "views/deploy/keychainbox.h"
#include "views/deploy/profiledialog.h"
#include "views/widgets/banner.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDirIterator>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace sw;
using services::ConnectionProfile;
using services::ServerRole;

/// Where an export goes: profiles, passwords, and servers that are only planned for.
class TestConnectPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void passwordLeavesTheString();
    void passwordIsKeptWhenAsked();
    void keychainKeepsAndForgets();
    void keychainFollowsItsProfile();
    void lockedOrMissingKeychainIsTold();
    void profileIsMadeChosenAndRemoved();
    void profileSaysWhatIsWrong();
    void productionNeedsUnlocking();
    void testListsDatabases();
    void nothingSecretIsWritten();

private:
    ConnectionProfile local(ServerRole role) const
    {
        ConnectionProfile out;
        out.name = QStringLiteral("here");
        out.hosts = {QStringLiteral("127.0.0.1:27017")};
        out.database = QStringLiteral("shop");
        out.role = role;
        return out;
    }
    static QComboBox *box(const QWidget &page, const char *name)
    {
        for (QComboBox *candidate : page.findChildren<QComboBox *>()) {
            if (candidate->accessibleName() == QLatin1String(name))
                return candidate;
        }
        return nullptr;
    }
    static QAbstractButton *button(const QWidget &page, const QString &start)
    {
        for (QAbstractButton *candidate : page.findChildren<QAbstractButton *>()) {
            if (candidate->isVisible() && candidate->text().remove(QLatin1Char('&')).startsWith(start))
                return candidate;
        }
        return nullptr;
    }
    static QLineEdit *password(const QWidget &page)
    {
        for (QLineEdit *edit : page.findChildren<QLineEdit *>()) {
            if (edit->echoMode() == QLineEdit::Password)
                return edit;
        }
        return nullptr;
    }
    static QString banner(const QWidget &page)
    {
        QString text;
        for (const views::Banner *shown : page.findChildren<views::Banner *>())
            text += shown->isVisible() ? shown->accessibleName() : QString();
        return text;
    }
    /// A program that was started again: nothing is known but what was written.
    static void choose(views::ExportConnectPage &page, int row)
    {
        services::SessionPasswords::forget(staging);
        page.show();
        box(page, "Profile")->setCurrentIndex(row);
        Q_EMIT box(page, "Profile")->activated(row);
    }
    static void keepOneIn(const testsupport::FakeKeychain &keychain)
    {
        QVERIFY(services::ProfileStore().put(*services::profileFrom(staging, QStringLiteral("a"))));
        QVERIFY(services::Keychain::keep(*services::profileFrom(staging, QStringLiteral("a")), "pw"));
        QCOMPARE(keychain.kept(), QList<QByteArray>{"pw"});
    }
    void typeUri(views::ExportConnectPage &page, const QString &uri)
    {
        QLineEdit *edit = box(page, "Connection string")->lineEdit();
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, uri);
        QTest::keyClick(edit, Qt::Key_Return);
    }

    static inline const QString staging = QStringLiteral("mongodb://ann@127.0.0.1:27018/");

    std::unique_ptr<QTemporaryDir> m_state;
    testsupport::FakeServer m_server;
};

void TestConnectPage::init()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("shapewright-tests"));
    QSettings().clear();
    m_state = std::make_unique<QTemporaryDir>();
    qputenv("XDG_STATE_HOME", QFile::encodeName(m_state->path()));
    m_server.collections.clear();
    m_server.instead = {};
}

void TestConnectPage::passwordLeavesTheString()
{
    views::ExportConnectPage page(QStringLiteral("shop"));
    page.show();
    typeUri(page, QStringLiteral("mongodb://bob:can%40ry@127.0.0.1:27017/?replicaSet=rs"));
    QCOMPARE(page.uri(), QStringLiteral("mongodb://bob@127.0.0.1:27017/?replicaSet=rs"));
    QCOMPARE(page.password(), QByteArray("can@ry"));
    QVERIFY2(banner(page).contains(QLatin1String("taken out")), qPrintable(banner(page)));
    // Also where nobody left the field.
    page.setUri(QStringLiteral("mongodb://eve:secret@127.0.0.1/"));
    const services::ServerAddress address = page.address();
    QCOMPARE(address.uri, QStringLiteral("mongodb://eve@127.0.0.1/"));
    QCOMPARE(address.password, QByteArray("secret"));
}

void TestConnectPage::passwordIsKeptWhenAsked()
{
    const QString uri = QStringLiteral("mongodb://bob@127.0.0.1/");
    for (const bool keeps : {false, true}) {
        views::ExportConnectPage page(QStringLiteral("shop"));
        page.setUri(uri);
        password(page)->setText(QStringLiteral("pw"));
        page.findChild<QCheckBox *>()->setChecked(keeps);
        page.remember();
        views::ExportConnectPage later(QStringLiteral("shop"));
        later.setUri(uri);
        QCOMPARE(later.address().password, keeps ? QByteArray("pw") : QByteArray());
        later.setUri(uri + QStringLiteral("?tls=true"));
        QVERIFY2(later.address().password.isEmpty(), "another connection asks again");
    }
    services::SessionPasswords::forget(uri);
}

void TestConnectPage::keychainKeepsAndForgets()
{
    const testsupport::FakeKeychain keychain;
    QVERIFY(services::ProfileStore().put(*services::profileFrom(staging, QStringLiteral("a"))));
    {
        views::ExportConnectPage page(QStringLiteral("shop"));
        auto *keep = page.findChild<views::KeychainBox *>();
        QVERIFY(!keep->isEnabled());
        choose(page, 1);
        QVERIFY(keep->isEnabled() && !keep->isChecked());
        password(page)->setText(QStringLiteral("pw"));
        keep->click();
        page.remember();
        QTRY_COMPARE(keychain.kept(), QList<QByteArray>{"pw"});
    }
    views::ExportConnectPage page(QStringLiteral("shop"));
    auto *keep = page.findChild<views::KeychainBox *>();
    keychain.set("slow", true);
    choose(page, 1);
    QVERIFY2(!page.isComplete(), "what is asked for may come");
    password(page)->setText(QStringLiteral("typed"));
    QVERIFY2(page.isComplete(), "nobody waits who typed it");
    password(page)->clear();
    keychain.set("slow", false);
    QTRY_VERIFY(page.isComplete() && keep->isChecked());
    QCOMPARE(page.address().password, QByteArray("pw"));
    // Whoever opens the page again sees it too.
    views::ExportConnectPage again(QStringLiteral("shop"));
    again.show();
    box(again, "Profile")->setCurrentIndex(1);
    Q_EMIT box(again, "Profile")->activated(1);
    QTRY_VERIFY(again.findChild<views::KeychainBox *>()->isChecked());
    keep->click();
    QTRY_COMPARE(keychain.kept(), QList<QByteArray>());
    QTRY_VERIFY2(banner(page).contains(QLatin1String("removed from the keychain")), qPrintable(banner(page)));
    QVERIFY(page.address().password.isEmpty() && !keep->isChecked());
}

void TestConnectPage::keychainFollowsItsProfile()
{
    const testsupport::FakeKeychain keychain;
    keepOneIn(keychain);
    QVERIFY(services::ProfileStore().put(
        *services::profileFrom(QStringLiteral("mongodb://ann@db2.example/"), QStringLiteral("b"))));
    views::ExportConnectPage page(QStringLiteral("shop"));
    auto *keep = page.findChild<views::KeychainBox *>();
    choose(page, 1);
    QTRY_VERIFY(keep->isChecked());
    password(page)->setText(QStringLiteral("of a"));
    box(page, "Profile")->setCurrentIndex(2);
    Q_EMIT box(page, "Profile")->activated(2);
    QVERIFY2(!keep->isChecked(), "nobody asked for that of b to be kept");
    QVERIFY2(page.password().isEmpty(), "b's server gets no password of a");

    const auto rename = [&page](const QString &name) {
        QTimer::singleShot(0, &page, [&page, name] {
            auto *dialog = page.findChild<views::ProfileDialog *>();
            dialog->findChild<QLineEdit *>()->setText(name);
            QTest::mouseClick(button(*dialog, QStringLiteral("Save profile")), Qt::LeftButton);
        });
        QTest::mouseClick(button(page, QStringLiteral("Edit")), Qt::LeftButton);
    };
    choose(page, 1);
    QTRY_VERIFY(keep->isChecked());
    rename(QStringLiteral("c"));
    const auto renamed = services::ProfileStore().named(QStringLiteral("c"));
    QVERIFY(renamed);
    QTRY_COMPARE(*services::Keychain::read(*renamed), QByteArray("pw"));
    QTRY_COMPARE(keychain.kept().size(), 1);
    QTRY_VERIFY(keep->isChecked());
    QTest::mouseClick(button(page, QStringLiteral("Remove")), Qt::LeftButton);
    QTRY_COMPARE(keychain.kept().size(), 0);
    QTRY_VERIFY(button(page, QStringLiteral("Undo")));
    QTest::qWait(100);
    QTest::mouseClick(button(page, QStringLiteral("Undo")), Qt::LeftButton);
    QTRY_COMPARE(keychain.kept(), QList<QByteArray>{"pw"});
    QTRY_VERIFY(keep->isChecked());
}

void TestConnectPage::lockedOrMissingKeychainIsTold()
{
    const testsupport::FakeKeychain keychain;
    keepOneIn(keychain);
    keychain.set("locked", true);
    views::ExportConnectPage page(QStringLiteral("shop"));
    auto *keep = page.findChild<views::KeychainBox *>();
    choose(page, 1);
    QTRY_VERIFY2(banner(page).contains(QLatin1String("keychain is locked")), qPrintable(banner(page)));
    QVERIFY(page.isComplete() && !keep->isChecked());
    QTest::mouseClick(button(page, QStringLiteral("Remove")), Qt::LeftButton);
    QTRY_VERIFY2(banner(page).contains(QLatin1String("stays in the keychain")), qPrintable(banner(page)));
    keychain.set("locked", false);
    QCOMPARE(keychain.kept(), QList<QByteArray>{"pw"});

    QVERIFY(services::ProfileStore().put(*services::profileFrom(staging, QStringLiteral("a"))));
    keychain.set("none", true);
    views::ExportConnectPage other(QStringLiteral("shop"));
    choose(other, 1);
    keep = other.findChild<views::KeychainBox *>();
    QTRY_VERIFY(other.isComplete());
    QCOMPARE(banner(other), QString()); // where there is none, nothing was kept
    keep->click();
    QTRY_VERIFY2(banner(other).contains(QLatin1String("No keychain answers")), qPrintable(banner(other)));
    QVERIFY(!keep->isChecked());
    QVERIFY(button(other, QStringLiteral("Keep it until"))->isChecked());
}

void TestConnectPage::profileIsMadeChosenAndRemoved()
{
    views::ExportConnectPage page(QStringLiteral("shop"));
    page.show();
    page.setUri(QStringLiteral("mongodb://me@127.0.0.1:27018/?replicaSet=rs0"));
    QTimer::singleShot(0, &page, [&page] {
        auto *dialog = page.findChild<views::ProfileDialog *>();
        const QList<QLineEdit *> lines = dialog->findChildren<QLineEdit *>();
        QTest::keyClicks(lines.first(), QStringLiteral("staging"));
        QCOMPARE(dialog->profile().hosts, QStringList{QStringLiteral("127.0.0.1:27018")});
        QCOMPARE(dialog->profile().replicaSet, QStringLiteral("rs0"));
        dialog->findChild<QComboBox *>()->setCurrentIndex(static_cast<int>(ServerRole::Staging));
        QTest::mouseClick(button(*dialog, QStringLiteral("Save profile")), Qt::LeftButton);
    });
    QTest::mouseClick(button(page, QStringLiteral("New")), Qt::LeftButton);
    QCOMPARE(box(page, "Profile")->currentText(), QStringLiteral("staging (Staging)"));
    QCOMPARE(page.uri(), QStringLiteral("mongodb://me@127.0.0.1:27018/?replicaSet=rs0"));
    page.setUri(QStringLiteral("mongodb://127.0.0.1/"));
    QCOMPARE(box(page, "Profile")->currentIndex(), 0);
    box(page, "Profile")->setCurrentIndex(1);
    Q_EMIT box(page, "Profile")->activated(1);
    QCOMPARE(page.uri(), QStringLiteral("mongodb://me@127.0.0.1:27018/?replicaSet=rs0"));
    QTest::mouseClick(button(page, QStringLiteral("Remove")), Qt::LeftButton);
    QCOMPARE(box(page, "Profile")->count(), 1);
    QTRY_VERIFY(button(page, QStringLiteral("Undo")));
    QTest::mouseClick(button(page, QStringLiteral("Undo")), Qt::LeftButton);
    QCOMPARE(box(page, "Profile")->currentText(), QStringLiteral("staging (Staging)"));
}

void TestConnectPage::profileSaysWhatIsWrong()
{
    ConnectionProfile profile = local(ServerRole::Development);
    views::ProfileDialog right(profile);
    right.show();
    QVERIFY(button(right, QStringLiteral("Save profile"))->isEnabled());
    profile.hosts = {QStringLiteral("db1.example")};
    profile.tls = services::TlsUse::Off;
    profile.mechanism = QStringLiteral("PLAIN");
    views::ProfileDialog open(profile);
    open.show();
    QVERIFY(!button(open, QStringLiteral("Save profile"))->isEnabled());
    QStringList texts;
    for (const QLabel *label : open.findChildren<QLabel *>())
        texts << label->text();
    QVERIFY2(texts.join(QLatin1Char('\n')).contains(QLatin1String("in clear without TLS")),
             qPrintable(texts.join(QLatin1Char('\n'))));
}

void TestConnectPage::productionNeedsUnlocking()
{
    QVERIFY(services::ProfileStore().put(local(ServerRole::Production)));
    schema::Model model;
    design::Design design;
    design.collections.append(design::Collection());
    design.collections.last().name = QStringLiteral("books");
    design.collections.last().root =
        design::makeObject({}, {design::makeNode(QStringLiteral("_id"), schema::FieldType::ObjectId)});
    views::ExportDialog dialog(
        [this](const QString &, const QByteArray &, const base::Progress &) { return m_server.connect(); }, model,
        design);
    dialog.setServer(QStringLiteral("mongodb://localhost,127.0.0.1/"), QStringLiteral("shop")); // not by its profile
    dialog.show();
    QTest::mouseClick(button(dialog, QStringLiteral("Connect")), Qt::LeftButton);
    QTRY_VERIFY(button(dialog, QStringLiteral("Unlock")));
    QVERIFY(!button(dialog, QStringLiteral("Apply"))->isEnabled());
    button(dialog, QStringLiteral("Unlock"))->click();
    QTRY_VERIFY(button(dialog, QStringLiteral("Apply"))->isEnabled());
    QTest::mouseClick(button(dialog, QStringLiteral("Apply")), Qt::LeftButton);
    QTRY_VERIFY2(banner(dialog).contains(QLatin1String("applied and verified")), qPrintable(banner(dialog)));
    QVERIFY(m_server.collections.contains(QStringLiteral("books")));
}

void TestConnectPage::testListsDatabases()
{
    m_server.instead = [](const QString &name, const base::Bson &) -> std::optional<deploy::Reply> {
        if (name != QLatin1String("listDatabases"))
            return std::nullopt;
        deploy::Reply reply;
        reply.ok = true;
        reply.document = *base::Bson::fromJson(R"({"databases":[{"name":"shop"},{"name":"admin"},{"name":"blog"}]})");
        return reply;
    };
    bool refuses = true;
    views::ExportConnectPage page(QStringLiteral("mine"));
    page.offerTest([&](const QString &, const QByteArray &,
                       const base::Progress &) -> base::Result<std::unique_ptr<deploy::Session>> {
        if (refuses)
            return base::Error{base::ErrorCode::Connection, QStringLiteral("No way in."), {}, {}};
        return m_server.connect();
    });
    page.show();
    QTest::mouseClick(button(page, QStringLiteral("Test")), Qt::LeftButton);
    QTRY_VERIFY(banner(page).contains(QLatin1String("No way in.")));
    refuses = false;
    QTest::mouseClick(button(page, QStringLiteral("Test")), Qt::LeftButton);
    QTRY_VERIFY2(banner(page).contains(QLatin1String("MongoDB 6.0.5")), qPrintable(banner(page)));
    QCOMPARE(box(page, "Database")->count(), 2); // the server's own is none
    QCOMPARE(page.database(), QStringLiteral("mine"));
}

void TestConnectPage::nothingSecretIsWritten()
{
    const QByteArray canary = "canary83";
    views::ExportConnectPage page(QStringLiteral("shop"));
    page.show();
    typeUri(page, QStringLiteral("mongodb://bob:%1@127.0.0.1/").arg(QLatin1String(canary)));
    page.findChild<QCheckBox *>()->setChecked(true);
    page.remember();
    const auto profile = services::profileFrom(page.uri(), QStringLiteral("x"));
    QVERIFY(profile && services::ProfileStore().put(*profile));
    QSettings settings;
    settings.sync();
    QStringList files{settings.fileName()};
    for (QDirIterator all(m_state->path(), QDir::Files, QDirIterator::Subdirectories); all.hasNext();)
        files << all.next();
    QVERIFY(files.size() >= 2);
    for (const QString &path : std::as_const(files)) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(!file.readAll().contains(canary), qPrintable(path));
    }
    services::SessionPasswords::forget(page.uri());
}

QTEST_MAIN(TestConnectPage)
#include "tst_connectpage.moc"
