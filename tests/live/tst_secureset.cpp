// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/samplelibrary.h"
#include "models/patterns/core/designbuilder.h"
#include "models/remote/remotesession.h"
#include "tests/cli/runner.h"
#include "tests/live/deploytesting.h"
#include "tests/support/server/certificates.h"
#include "views/deploy/exportdialog.h"
#include "views/widgets/banner.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace sw
{

/// A set of three members that takes TLS and a login only, from the window and from the command line.
class TestSecureSet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void windowExports();
    void commandLineVerifies();
    void countsOnASecondary();
    void otherAuthorityIsRefused();
    void primaryDiesMeanwhile();

private:
    QString uri(const QString &user, const QString &authority = QStringLiteral("ca.pem")) const
    {
        return QStringLiteral("mongodb://%1%2/?replicaSet=rs0&tls=true&tlsCAFile=%3")
            .arg(user.isEmpty() ? QString() : user + QLatin1Char('@'), m_hosts.join(QLatin1Char(',')),
                 m_home.filePath(authority));
    }
    clitest::Run shell(const QString &line) const
    {
        clitest::Program program(m_home.path());
        program.set(QStringLiteral("SET"), uri(QStringLiteral("designer")));
        program.set(QStringLiteral("OTHER"), uri(QStringLiteral("designer"), QStringLiteral("other.pem")));
        return program.shell(line);
    }
    std::unique_ptr<views::ExportDialog> open(const QString &database);
    static QAbstractButton *button(const views::ExportDialog &dialog, const QString &start);
    static void press(const views::ExportDialog &dialog, const QString &start)
    {
        QAbstractButton *found = button(dialog, start);
        if (found != nullptr)
            QTest::mouseClick(found, Qt::LeftButton, {}, {12, found->height() / 2});
    }

    QTemporaryDir m_home;
    std::vector<std::unique_ptr<testsupport::MongoServer>> m_servers;
    QStringList m_hosts;
    schema::Model m_model;
};

constexpr char secret[] = "s3cr3t p@ss:w/rd";

void TestSecureSet::initTestCase()
{
    SW_REQUIRE_MONGOD();
    QStandardPaths::setTestModeEnabled(true);
    qputenv("XDG_STATE_HOME", QFile::encodeName(m_home.path()));
    const auto place = [this](const char *name) {
        return QFile::encodeName(m_home.filePath(QLatin1String(name)));
    };
    QVERIFY(testsupport::makeCertificates(place("ca.pem"), place("server.pem")));
    QVERIFY(testsupport::makeCertificates(place("other.pem"), place("unused.pem")));
    clitest::writeTo(m_home.filePath(QStringLiteral("secret")), QByteArray(secret) + '\n');
    clitest::writeTo(m_home.filePath(QStringLiteral("key")), QByteArray(64, 'k'));
    QFile::setPermissions(m_home.filePath(QStringLiteral("key")), QFile::ReadOwner);
    const QStringList arguments{QStringLiteral("--replSet"),
                                QStringLiteral("rs0"),
                                QStringLiteral("--keyFile"),
                                m_home.filePath(QStringLiteral("key")),
                                QStringLiteral("--tlsMode"),
                                QStringLiteral("requireTLS"),
                                QStringLiteral("--tlsCertificateKeyFile"),
                                m_home.filePath(QStringLiteral("server.pem")),
                                QStringLiteral("--tlsCAFile"),
                                m_home.filePath(QStringLiteral("ca.pem")),
                                QStringLiteral("--tlsAllowConnectionsWithoutCertificates")};
    QByteArrayList members;
    for (int i = 0; i < 3; ++i) {
        m_servers.push_back(std::make_unique<testsupport::MongoServer>(arguments));
        QVERIFY2(m_servers.back()->start(), qPrintable(m_servers.back()->errorString()));
        m_hosts << QStringLiteral("127.0.0.1:%1").arg(m_servers.back()->port());
        members << "{\"_id\":" + QByteArray::number(i) + ",\"host\":\"" + m_hosts.last().toUtf8() +
                       "\",\"priority\":" + (i == 0 ? "2" : "1") + "}";
    }
    deploytesting::RawClient direct(QStringLiteral("mongodb://%1/?directConnection=true&tls=true&tlsCAFile=%2")
                                        .arg(m_hosts.first(), m_home.filePath(QStringLiteral("ca.pem"))));
    direct.run(QStringLiteral("admin"),
               R"({"replSetInitiate":{"_id":"rs0","settings":{"electionTimeoutMillis":2000},"members":[)" +
                   members.join(",") + "]}}");
    direct.setLoud(false);
    QTRY_VERIFY_WITH_TIMEOUT(
        deploy::truthAt(direct.run(QStringLiteral("admin"), R"({"hello":1})"), "isWritablePrimary"), 30'000);
    const base::Bson made = direct.run(QStringLiteral("admin"), R"({"createUser":"designer","pwd":")" +
                                                                    QByteArray(secret) + R"(","roles":["root"]})");
    QVERIFY2(deploy::truthAt(made, "ok"), made.toRelaxedJson().constData());
    const auto sample = formats::loadSample(QStringLiteral("bookstore"));
    QVERIFY(sample);
    m_model = *sample;
    QVERIFY(clitest::Program(m_home.path())
                .run({QStringLiteral("new"), QStringLiteral("shop.shape.json"), QStringLiteral("--sample"),
                      QStringLiteral("bookstore")})
                .code == 0);
}

QAbstractButton *TestSecureSet::button(const views::ExportDialog &dialog, const QString &start)
{
    for (QAbstractButton *one : dialog.findChildren<QAbstractButton *>()) {
        if (one->isVisible() && one->isEnabled() && one->text().remove(QLatin1Char('&')).startsWith(start))
            return one;
    }
    return nullptr;
}

std::unique_ptr<views::ExportDialog> TestSecureSet::open(const QString &database)
{
    auto dialog = std::make_unique<views::ExportDialog>(
        [](const QString &to, const QByteArray &password, const base::Progress &progress) {
            return remote::connectTo(to, password, progress);
        },
        m_model, patterns::buildDesign(m_model));
    dialog->setServer(uri(QStringLiteral("designer")), database);
    dialog->show();
    for (QLineEdit *line : dialog->findChildren<QLineEdit *>()) {
        if (line->echoMode() == QLineEdit::Password)
            line->setText(QLatin1String(secret));
    }
    return dialog;
}

void TestSecureSet::windowExports()
{
    const auto dialog = open(QStringLiteral("shop"));
    press(*dialog, QStringLiteral("Connect"));
    QTRY_VERIFY_WITH_TIMEOUT(button(*dialog, QStringLiteral("Apply")), 30'000);
    press(*dialog, QStringLiteral("Apply"));
    QTRY_VERIFY_WITH_TIMEOUT(button(*dialog, QStringLiteral("Close")), 60'000);
    QStringList said;
    for (const auto *banner : dialog->findChildren<views::Banner *>()) {
        for (const QLabel *label : banner->findChildren<QLabel *>())
            said << label->text();
    }
    QVERIFY2(said.join(QLatin1Char(' ')).contains(QLatin1String("applied and verified")),
             qPrintable(said.join(QLatin1Char('|'))));
}

void TestSecureSet::commandLineVerifies()
{
    const clitest::Run same =
        shell(QStringLiteral("$CLI verify shop.shape.json --uri $SET --db shop --password-stdin < secret"));
    QVERIFY2(same.code == 0, qPrintable(same.out + same.err));
    const clitest::Run applied =
        shell(QStringLiteral("$CLI apply shop.shape.json --uri $SET --db second --yes --password-stdin < secret"));
    QVERIFY2(applied.code == 0, qPrintable(applied.out + applied.err));
    const clitest::Run wrong =
        shell(QStringLiteral("echo wrong | $CLI plan shop.shape.json --uri $SET --db shop --password-stdin"));
    QCOMPARE(wrong.code, 7);
    QVERIFY2(wrong.err.contains(QLatin1String("login"), Qt::CaseInsensitive), qPrintable(wrong.err));
}

/// The member that is asked is told by what it has been asked.
void TestSecureSet::countsOnASecondary()
{
    const auto aggregates = [this](int member) {
        deploytesting::RawClient direct(
            QStringLiteral("mongodb://designer:%1@%2/?directConnection=true&tls=true&tlsCAFile=%3")
                .arg(QString::fromLatin1(QByteArray(secret).toPercentEncoding()), m_hosts.at(member),
                     m_home.filePath(QStringLiteral("ca.pem"))));
        return deploy::wholeAt(direct.run(QStringLiteral("admin"), R"({"serverStatus":1})"),
                               "metrics.commands.aggregate.total")
            .value_or(0);
    };
    deploytesting::RawClient raw(
        uri(QStringLiteral("designer:%1").arg(QString::fromLatin1(QByteArray(secret).toPercentEncoding()))));
    raw.run(QStringLiteral("third"), R"({"insert":"books","documents":[{"_id":1}],"writeConcern":{"w":3}})");
    const qint64 before = aggregates(0);
    const clitest::Run planned = shell(QStringLiteral(
        "$CLI plan shop.shape.json --uri $SET --db third --read-preference secondary --password-stdin < secret"));
    QVERIFY2(planned.code == 2 && planned.out.contains(QLatin1String("books")), qPrintable(planned.out + planned.err));
    const qint64 looked = aggregates(0); // once for the statistics of the one collection, which only the primary knows
    QCOMPARE(looked, before + 1);
    const clitest::Run usual =
        shell(QStringLiteral("$CLI plan shop.shape.json --uri $SET --db third --password-stdin < secret"));
    QCOMPARE(usual.code, 2);
    QVERIFY(aggregates(0) > looked + 1);
    const clitest::Run unknown = shell(QStringLiteral(
        "$CLI plan shop.shape.json --uri $SET --db third --read-preference secondry --password-stdin < secret"));
    QCOMPARE(unknown.code, 1);
    QVERIFY2(unknown.err.contains(QLatin1String("secondary")), qPrintable(unknown.err));
}

void TestSecureSet::otherAuthorityIsRefused()
{
    const clitest::Run run =
        shell(QStringLiteral("$CLI plan shop.shape.json --uri $OTHER --db shop --password-stdin < secret"));
    QVERIFY2(run.code == 7 && run.out.isEmpty() && !run.err.contains(QLatin1String("s3cr3t")), qPrintable(run.err));
}

/// Another member becomes primary, and the export ends there.
void TestSecureSet::primaryDiesMeanwhile()
{
    const auto dialog = open(QStringLiteral("fourth"));
    press(*dialog, QStringLiteral("Connect"));
    QTRY_VERIFY_WITH_TIMEOUT(button(*dialog, QStringLiteral("Apply")), 30'000);
    press(*dialog, QStringLiteral("Apply"));
    QTest::qWait(100);
    m_servers.front()->kill();
    QTRY_VERIFY_WITH_TIMEOUT(button(*dialog, QStringLiteral("Close")), 90'000);
    const clitest::Run rest =
        shell(QStringLiteral("$CLI apply shop.shape.json --uri $SET --db fourth --yes --password-stdin < secret"));
    QVERIFY2(rest.code == 0 || rest.code == 4, qPrintable(rest.out + rest.err)); // 4: no build without the third member
    const clitest::Run same =
        shell(QStringLiteral("$CLI verify shop.shape.json --uri $SET --db fourth --password-stdin < secret"));
    QVERIFY2(same.code == (rest.code == 0 ? 0 : 3), qPrintable(same.out + same.err));
}

} // namespace sw

QTEST_MAIN(sw::TestSecureSet)
#include "tst_secureset.moc"
