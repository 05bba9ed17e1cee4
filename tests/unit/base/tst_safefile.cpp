// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/files/safefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/fsuid.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace sw::base;

class TestSafeFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void writesAndReads();
    void takesTheRoomOfTheFile();
    void readsFilesWithoutASize();
    void replaces();
    void followsLinks();
    void keepsMode();
    void leavesNothingBehind();
    void refusesTargets_data();
    void refusesTargets();
    void refusesReadOnlyFolder();
    void refusesToRead_data();
    void refusesToRead();
    void survivesFileSizeLimit();
    void survivesFullDisk();

private:
    QString path(const char *name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

static QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

static bool plainWrite(const QString &path, const QByteArray &content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.flush();
}

void TestSafeFile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestSafeFile::cleanup()
{
    m_folder.reset();
}

void TestSafeFile::writesAndReads()
{
    for (const QByteArray &content :
         {QByteArray(), QByteArray("a"), QByteArray(3'000'000, 'x'), QByteArray("\0\1\2", 3)}) {
        const auto written = writeFileSafely(path("new"), content);
        QVERIFY2(written, written ? "" : qPrintable(written.error().text()));
        const auto read = readFile(path("new"), content.size());
        QVERIFY(read);
        QCOMPARE(*read, content);
    }
}

void TestSafeFile::takesTheRoomOfTheFile()
{
    QVERIFY(plainWrite(path("small"), QByteArray(1000, 'x')));
    const auto content = readFile(path("small"), 512LL << 20);
    QVERIFY(content);
    QCOMPARE(content->size(), 1000);
    QVERIFY2(content->capacity() < 100'000, qPrintable(QString::number(content->capacity())));
}

void TestSafeFile::readsFilesWithoutASize()
{
    const QString status = QStringLiteral("/proc/self/status");
    if (!QFile::exists(status))
        QSKIP("there is no /proc");
    const auto content = readFile(status, 1 << 20);
    QVERIFY(content);
    QVERIFY(content->startsWith("Name:"));
    QVERIFY(!readFile(status, 100));
}

void TestSafeFile::replaces()
{
    QVERIFY(plainWrite(path("old"), "a longer text than the new one"));
    QVERIFY(writeFileSafely(path("old"), "new"));
    QCOMPARE(contentOf(path("old")), QByteArray("new"));
}

void TestSafeFile::followsLinks()
{
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("sub")));
    QVERIFY(plainWrite(path("sub/real"), "old"));
    QVERIFY(QFile::link(QStringLiteral("sub/real"), path("first")));
    QVERIFY(QFile::link(QStringLiteral("first"), path("second")));
    const auto written = writeFileSafely(path("second"), "new");
    QVERIFY2(written, written ? "" : qPrintable(written.error().text()));
    QCOMPARE(contentOf(path("sub/real")), QByteArray("new"));
    QVERIFY(QFileInfo(path("first")).isSymLink());
    QVERIFY(QFileInfo(path("second")).isSymLink());

    QVERIFY(QFile::link(QStringLiteral("sub/absent"), path("dangling")));
    QVERIFY(writeFileSafely(path("dangling"), "made"));
    QVERIFY(QFileInfo(path("dangling")).isSymLink());
    QCOMPARE(contentOf(path("sub/absent")), QByteArray("made"));

    QVERIFY(QFile::link(QStringLiteral("loop"), path("loop")));
    QVERIFY(!writeFileSafely(path("loop"), "x"));
}

void TestSafeFile::keepsMode()
{
    QVERIFY(plainWrite(path("private"), "old"));
    QCOMPARE(::chmod(QFile::encodeName(path("private")).constData(), 0640), 0);
    QVERIFY(writeFileSafely(path("private"), "new"));
    struct stat status;
    QCOMPARE(::stat(QFile::encodeName(path("private")).constData(), &status), 0);
    QCOMPARE(status.st_mode & 0777, mode_t(0640));

    const mode_t mask = ::umask(022);
    QVERIFY(writeFileSafely(path("fresh"), "new"));
    ::umask(mask);
    QCOMPARE(::stat(QFile::encodeName(path("fresh")).constData(), &status), 0);
    QCOMPARE(status.st_mode & 0777, mode_t(0644));
}

void TestSafeFile::leavesNothingBehind()
{
    QVERIFY(writeFileSafely(path("one"), "1"));
    QVERIFY(writeFileSafely(path("one"), "2"));
    QVERIFY(!writeFileSafely(path("absent/one"), "3"));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList{QStringLiteral("one")});
}

void TestSafeFile::refusesTargets_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("message");
    QTest::newRow("folder") << QStringLiteral(".") << QStringLiteral("folder");
    QTest::newRow("folder with slash") << QStringLiteral("./") << QStringLiteral("No file is named");
    QTest::newRow("no such folder") << QStringLiteral("absent/file") << QStringLiteral("folder does not exist");
    QTest::newRow("below a file") << QStringLiteral("file/below") << QStringLiteral("folder does not exist");
    QTest::newRow("pipe") << QStringLiteral("pipe") << QStringLiteral("not a regular file");
}

void TestSafeFile::refusesTargets()
{
    QFETCH(QString, target);
    QFETCH(QString, message);
    QVERIFY(plainWrite(path("file"), "kept"));
    QCOMPARE(::mkfifo(QFile::encodeName(path("pipe")).constData(), 0600), 0);
    const auto written = writeFileSafely(m_folder->path() + QLatin1Char('/') + target, "x");
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::File);
    QVERIFY2(written.error().message.contains(message), qPrintable(written.error().text()));
    QVERIFY(!written.error().wayOut.isEmpty());
    QVERIFY(written.error().where.contains(m_folder->path()));
    QCOMPARE(contentOf(path("file")), QByteArray("kept"));
    QVERIFY(!writeFileSafely(QString(), "x"));
}

void TestSafeFile::refusesReadOnlyFolder()
{
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("locked")));
    QVERIFY(plainWrite(path("locked/file"), "kept"));
    const QByteArray folder = QFile::encodeName(path("locked"));
    QCOMPARE(::chmod(QFile::encodeName(m_folder->path()).constData(), 0755), 0);
    QCOMPARE(::chmod(folder.constData(), 0555), 0);
    const bool isRoot = ::geteuid() == 0;
    if (isRoot)
        ::setfsuid(65534); // root may write everywhere, so this thread becomes nobody for a moment
    const auto written = writeFileSafely(path("locked/file"), "x");
    if (isRoot)
        ::setfsuid(0);
    QCOMPARE(::chmod(folder.constData(), 0700), 0);
    QVERIFY(!written);
    QVERIFY2(written.error().message.contains(QLatin1String("unchanged")), qPrintable(written.error().text()));
    QCOMPARE(contentOf(path("locked/file")), QByteArray("kept"));
}

void TestSafeFile::refusesToRead_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("message");
    QTest::newRow("absent") << QStringLiteral("absent") << int(ErrorCode::File) << QStringLiteral("no such file");
    QTest::newRow("folder") << QStringLiteral(".") << int(ErrorCode::File) << QStringLiteral("folder");
    QTest::newRow("pipe") << QStringLiteral("pipe") << int(ErrorCode::File) << QStringLiteral("regular");
    QTest::newRow("too large") << QStringLiteral("eleven") << int(ErrorCode::Format)
                               << QStringLiteral("11 B, more than the 10 B");
}

void TestSafeFile::refusesToRead()
{
    QFETCH(QString, name);
    QFETCH(int, code);
    QFETCH(QString, message);
    QVERIFY(plainWrite(path("eleven"), "12345678901"));
    QCOMPARE(::mkfifo(QFile::encodeName(path("pipe")).constData(), 0600), 0);
    const auto read = readFile(m_folder->filePath(name), 10);
    QVERIFY(!read);
    QCOMPARE(int(read.error().code), code);
    QVERIFY2(read.error().message.contains(message), qPrintable(read.error().text()));
    QVERIFY(!read.error().wayOut.isEmpty());
    QVERIFY(readFile(path("eleven"), 11));
}

void TestSafeFile::survivesFileSizeLimit()
{
    const QByteArray old(5000, 'o');
    QVERIFY(plainWrite(path("file"), old));
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before;
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
    int refused = 0;
    for (const int size : {1, 4096, 8192, 16384, 20000, 65536, 300000}) {
        rlimit small = before;
        small.rlim_cur = 16384;
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
        const QByteArray content(size, 'n');
        const auto written = writeFileSafely(path("file"), content);
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
        QCOMPARE(written.has_value(), size <= 16384);
        QCOMPARE(contentOf(path("file")), written ? content : old);
        if (!written) {
            ++refused;
            QVERIFY2(written.error().text().contains(QLatin1String("unchanged")), qPrintable(written.error().text()));
        }
        QVERIFY(plainWrite(path("file"), old));
    }
    QCOMPARE(refused, 3);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).size(), 1);
}

void TestSafeFile::survivesFullDisk()
{
    const QByteArray disk = QFile::encodeName(m_folder->filePath(QStringLiteral("disk")));
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("disk")));
    if (::mount("tmpfs", disk.constData(), "tmpfs", 0, "size=1m") != 0)
        QSKIP("mounting a small disk is not allowed here");
    struct Unmount
    {
        QByteArray at;
        ~Unmount() { ::umount(at.constData()); }
    } unmount{disk};

    int refused = 0, saved = 0;
    for (int freeKib = 0; freeKib <= 256; freeKib += 4) {
        for (const int sizeKib : {0,   1,   3,   4,   5,   8,   15,  16,  17,  31,  32,  33,  40,  60,  64,  65, 80,
                                  100, 120, 127, 128, 129, 150, 180, 200, 220, 240, 252, 255, 256, 257, 260, 300}) {
            const QByteArray old(8192, 'o');
            const QByteArray content(sizeKib * 1024, 'n');
            QFile::remove(path("disk/filler"));
            QVERIFY(plainWrite(path("disk/file"), old));
            QVERIFY(plainWrite(path("disk/filler"), QByteArray((1024 - 8 - freeKib) * 1024, 'f')));
            const auto written = writeFileSafely(path("disk/file"), content);
            QCOMPARE(contentOf(path("disk/file")), written ? content : old);
            ++(written ? saved : refused);
        }
    }
    QVERIFY2(refused > 500 && saved > 500, qPrintable(QStringLiteral("%1 refused, %2 saved").arg(refused).arg(saved)));
    qInfo("%d saved, %d refused, none lost", saved, refused);
}

QTEST_GUILESS_MAIN(TestSafeFile)
#include "tst_safefile.moc"
