// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonbuilder.h"
#include "models/deploy/apply/journal.h"
#include "tests/live/twocollections.h"
#include "tests/live/untruestep.h"
#include "tests/support/chaos.h"

#include <QDir>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <sched.h>
#include <sys/mount.h>
#include <sys/statvfs.h>
#include <unistd.h>

using namespace sw;
using namespace sw::deploytesting;

namespace
{

const QString db = QStringLiteral("full");
constexpr qint64 megabyte = 1024 * 1024;
constexpr qint64 roomy = 4096 * megabyte; ///< of which little is ever filled
constexpr int documents = 20'000;

bool writeText(const char *path, const QByteArray &text)
{
    QFile file(QString::fromLatin1(path));
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

/// From now on this process and those that it starts see mounts of their own. Needs root, or a system that lets
/// everybody be root in a namespace; to be called before there is a second thread.
bool takeOwnMounts()
{
    const QByteArray user = QByteArray::number(::getuid());
    const QByteArray group = QByteArray::number(::getgid());
    if (::unshare(CLONE_NEWNS) != 0 &&
        (::unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0 || !writeText("/proc/self/setgroups", "deny") ||
         !writeText("/proc/self/uid_map", "0 " + user + " 1") || !writeText("/proc/self/gid_map", "0 " + group + " 1")))
        return false;
    return ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
}

} // namespace

/// The disk of the server fills up. Before a build it is refused; when it happens in the middle, where the server ends
/// itself, nothing is said that is not known, and with more disk all is there and a new plan brings the rest.
class TestDiskFull : public QObject
{
    Q_OBJECT

public:
    explicit TestDiskFull(bool ownMounts) : m_ownMounts(ownMounts) {}

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void smallDiskIsRefused();
    void diskFillsUp();

private:
    bool mountDisk(qint64 bytes, unsigned long flags = MS_REMOUNT);
    qint64 used() const;
    QByteArray hash();
    static design::Design design();

    const bool m_ownMounts;
    QTemporaryDir m_disk;
    std::unique_ptr<testsupport::MongoServer> m_server;
    std::unique_ptr<RawClient> m_raw;
    QTemporaryDir m_folder;
    QRandomGenerator m_random{8};
};

bool TestDiskFull::mountDisk(qint64 bytes, unsigned long flags)
{
    const QByteArray size = "size=" + QByteArray::number(bytes);
    return ::mount("tmpfs", QFile::encodeName(m_disk.path()).constData(), "tmpfs", flags, size.constData()) == 0;
}

qint64 TestDiskFull::used() const
{
    struct statvfs disk = {};
    ::statvfs(QFile::encodeName(m_disk.path()).constData(), &disk);
    return static_cast<qint64>((disk.f_blocks - disk.f_bfree) * disk.f_frsize);
}

void TestDiskFull::initTestCase()
{
    SW_REQUIRE_MONGOD();
    if (!m_ownMounts || !mountDisk(roomy, 0))
        QSKIP("no file system can be mounted: needs root, or namespaces for everybody");
    const QByteArray usual = qgetenv("TMPDIR");
    qputenv("TMPDIR", QFile::encodeName(m_disk.path()));
    m_server = std::make_unique<testsupport::MongoServer>();
    usual.isEmpty() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", usual);
    QVERIFY2(m_server->start(), qPrintable(m_server->errorString()));
    m_raw = std::make_unique<RawClient>(m_server->uri());
    m_raw->setLoud(false);
    constexpr int batch = 2000;
    for (int i = 0; i < documents; i += batch) {
        base::BsonBuilder insert;
        insert.string("insert", QStringLiteral("a")).beginArray("documents");
        for (int k = 0; k < batch; ++k) {
            QString text;
            for (int c = 0; c < 300; ++c)
                text += QLatin1Char(static_cast<char>('!' + m_random.bounded(90)));
            insert.beginDocument(insert.nextIndex()).int32("_id", i + k).string("x", text).end();
        }
        QCOMPARE(deploy::wholeAt(m_raw->run(db, insert.end().finish()), "n"), batch);
    }
    m_raw->run(QStringLiteral("admin"), R"({"fsync":1})");
}

void TestDiskFull::cleanupTestCase()
{
    m_raw.reset();
    m_server.reset();
    ::umount2(QFile::encodeName(m_disk.path()).constData(), MNT_DETACH);
}

QByteArray TestDiskFull::hash()
{
    return deploy::documentAt(m_raw->run(db, R"({"dbHash":1,"collections":["a"]})"), "collections").toCanonicalJson();
}

design::Design TestDiskFull::design()
{
    design::Design out = designOf({collectionOf(QStringLiteral("a"), {QStringLiteral("x")}, {ascending("x")}),
                                   collectionOf(QStringLiteral("b"), {QStringLiteral("y")}, {ascending("y")})});
    out.collections[0].action = design::ValidationAction::Warn;
    return out;
}

void TestDiskFull::smallDiskIsRefused()
{
    const auto session = connectSpy(m_server->uri());
    QVERIFY(session);
    const auto early = planFor(*session, db, design());
    QVERIFY(early);
    QVERIFY(mountDisk(used() + 500 * megabyte));
    const auto late = planFor(*session, db, design());
    QVERIFY(late);
    session->forget();
    for (const deploy::Plan &plan : {*early, *late}) {
        const auto report =
            deploy::applyPlan(*session, plan, fullConsent(plan), deploy::journalPath(m_folder.path(), plan));
        QVERIFY2(report.error && report.error->code == base::ErrorCode::Refused, qPrintable(describe(report)));
        QVERIFY2(report.error->message.contains(QLatin1String("disk")), qPrintable(describe(report)));
    }
    QCOMPARE(session->countOf("create") + session->countOf("createIndexes") + session->countOf("collMod"), 0);
    QVERIFY(std::any_of(late->steps.cbegin(), late->steps.cend(),
                        [](const deploy::Step &step) { return step.unmet.contains(QLatin1String("disk")); }));
    QVERIFY(mountDisk(roomy));
}

/// It fills up after the last look at it.
void TestDiskFull::diskFillsUp()
{
    const int all = testsupport::chaosRuns(2, 50);
    const QByteArray before = hash();
    QVERIFY(before.size() > 20);
    int ended = 0, unknown = 0;
    for (int run = 0; run < all; ++run) {
        const auto session = connectSpy(m_server->uri() + QStringLiteral("?serverSelectionTimeoutMS=500"));
        QVERIFY(session);
        const auto plan = planFor(*session, db, design());
        QVERIFY(plan);
        bool shrunk = false;
        session->before = [&](const QString &name, const base::Bson &command) {
            const bool builds =
                name == QLatin1String("createIndexes") && deploy::firstText(command) == QLatin1String("a");
            if (builds && !std::exchange(shrunk, true))
                QVERIFY(mountDisk(used() + m_random.bounded(1500) * 1024));
        };
        const auto report =
            deploy::applyPlan(*session, *plan, fullConsent(*plan), deploy::journalPath(m_folder.path(), *plan));
        session->before = nullptr;
        const QString told = QString::number(run) + QLatin1Char('\n') + describe(report);
        QVERIFY2(shrunk && report.verified == !report.error, qPrintable(told)); // what is left may be enough
        unknown += report.error && report.error->code == base::ErrorCode::Unknown ? 1 : 0;
        QVERIFY(mountDisk(roomy));
        QTest::qWait(1); // until the end of a process is noticed
        ended += m_server->isRunning() ? 0 : 1;
        m_server->kill();
        QVERIFY2(m_server->start(), qPrintable(m_server->errorString()));
        m_raw->run(db, R"({"ping":1})"); // the first one after a restart finds a broken connection
        const auto again = connectSpy(m_server->uri());
        QVERIFY2(again, qPrintable(told));
        const QString lie = untrueStep(*again, *plan, report);
        QVERIFY2(lie.isEmpty(), qPrintable(lie));
        QCOMPARE(hash(), before);
        const auto rest = planFor(*again, db, design());
        QVERIFY(rest);
        const auto finished =
            deploy::applyPlan(*again, *rest, fullConsent(*rest), deploy::journalPath(m_folder.path(), *rest));
        QVERIFY2(finished.verified, qPrintable(told + describe(finished)));
        QCOMPARE(hash(), before);
        for (const char *command :
             {R"({"dropIndexes":"a","index":"*"})", R"({"collMod":"a","validator":{}})", R"({"drop":"b"})"})
            m_raw->run(db, QByteArray(command));
        m_raw->run(QStringLiteral("admin"), R"({"fsync":1})");
    }
    qInfo("%d full disks: the server ended itself %d times, %d outcomes were told as not known; documents are equal",
          all, ended, unknown);
    QVERIFY(ended > all / 2 && unknown > all / 2);
}

int main(int argc, char **argv)
{
    const bool ownMounts = takeOwnMounts();
    QCoreApplication application(argc, argv);
    TestDiskFull test(ownMounts);
    return QTest::qExec(&test, argc, argv);
}
#include "tst_diskfull.moc"
