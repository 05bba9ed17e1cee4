// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/files/backups.h"
#include "models/base/files/statefolder.h"
#include "models/document/document.h"
#include "models/document/edits/entityedits.h"
#include "models/document/files/autosave.h"
#include "models/document/files/projectlock.h"
#include "models/formats/project/projectfile.h"
#include "models/formats/project/projectwriter.h"
#include "tests/edit/bookstore.h"

#include <QLockFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QtTest>
#include <QUndoStack>

using namespace sw;
using namespace sw::document;

namespace
{

void write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A snapshot whose program is gone: its lock belongs to a process that has ended.
QString abandon(const QString &folder, const schema::Model &model, const QString &path)
{
    QString id;
    {
        Snapshot snapshot(folder);
        id = snapshot.id();
        const auto done = snapshot.write(model, path);
        if (!done)
            qFatal("%s", qPrintable(done.error().text()));
        QFile::copy(folder + QLatin1Char('/') + id + QStringLiteral(".recovery"), folder + QStringLiteral("/kept"));
    }
    QFile::rename(folder + QStringLiteral("/kept"), folder + QLatin1Char('/') + id + QStringLiteral(".recovery"));
    return id;
}

} // namespace

/// What keeps a model when a program, a machine or a person fails.
class TestRecovery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void stateFolderIsForTheUserAlone();
    void backupsMoveOn();
    void backupsOfALinkLieBesideItsFile();
    void backupsOfNothing();
    void liveSnapshotsAreNotOffered();
    void abandonedSnapshotComesBack();
    void discardedSnapshotGoesToTheTrash();
    void damagedSnapshotIsRefused();
    void autosaveFollowsTheDocument();
    void autosaveSoonAfterTheLastEdit();
    void autosaveKeepsTheProjectThatWaits();
    void autosaveKeepsATaskThatWasSaved();
    void killedAtAnyMoment();
    void lockTellsWhoHasTheFile();

private:
    QString in(const QString &name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

static QProcessEnvironment environment(const QString &stateHome, const QString &home)
{
    QProcessEnvironment out;
    out.insert(QStringLiteral("XDG_STATE_HOME"), stateHome);
    out.insert(QStringLiteral("HOME"), home);
    return out;
}

void TestRecovery::stateFolderIsForTheUserAlone()
{
    const auto folder =
        base::stateFolder(QStringLiteral("recovery"), environment(m_folder->path(), QStringLiteral("/nowhere")));
    QVERIFY(folder);
    QCOMPARE(*folder, in(QStringLiteral("shapewright/recovery")));
    QCOMPARE(QFileInfo(*folder).permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    const auto relative =
        base::stateFolder(QStringLiteral("recovery"), environment(QStringLiteral("state"), m_folder->path()));
    QVERIFY(relative);
    QCOMPARE(*relative, in(QStringLiteral(".local/state/shapewright/recovery")));
    write(in(QStringLiteral("file")), "x");
    QVERIFY(!base::stateFolder(QStringLiteral("recovery"), environment(in(QStringLiteral("file")), m_folder->path())));
}

void TestRecovery::backupsMoveOn()
{
    const QString path = in(QStringLiteral("a.shape.json"));
    for (int round = 1; round <= 5; ++round) {
        QFile::remove(path); // as saving does: a new file in the place of the old one
        write(path, QByteArray::number(round));
        QVERIFY(base::rotateBackups(path));
    }
    QCOMPARE(read(path), "5");
    QCOMPARE(read(path + QStringLiteral(".bak1")), "5");
    QCOMPARE(read(path + QStringLiteral(".bak2")), "4");
    QCOMPARE(read(path + QStringLiteral(".bak3")), "3");
    QVERIFY(!QFile::exists(path + QStringLiteral(".bak4")));
}

void TestRecovery::backupsOfALinkLieBesideItsFile()
{
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("real")));
    write(in(QStringLiteral("real/a.json")), "1");
    QVERIFY(QFile::link(in(QStringLiteral("real/a.json")), in(QStringLiteral("link.json"))));
    QVERIFY(base::rotateBackups(in(QStringLiteral("link.json"))));
    QCOMPARE(read(in(QStringLiteral("real/a.json.bak1"))), "1");
    QVERIFY(!QFileInfo(in(QStringLiteral("real/a.json.bak1"))).isSymLink());
}

void TestRecovery::backupsOfNothing()
{
    QVERIFY(base::rotateBackups(in(QStringLiteral("none"))));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).size(), 0);
}

void TestRecovery::liveSnapshotsAreNotOffered()
{
    const Snapshot snapshot(m_folder->path());
    QVERIFY(snapshot.write(testing::bookstore(), {}));
    QCOMPARE(RecoveryFolder(m_folder->path()).leftBehind().size(), 0);
}

void TestRecovery::abandonedSnapshotComesBack()
{
    const schema::Model model = testing::bookstore();
    const QString id = abandon(m_folder->path(), model, QStringLiteral("/models/with \n line.json"));
    const RecoveryFolder folder(m_folder->path());
    const QList<LeftBehind> left = folder.leftBehind();
    QCOMPARE(left.size(), 1);
    QCOMPARE(left.first().id, id);
    QCOMPARE(left.first().path, QStringLiteral("/models/with \n line.json"));
    QCOMPARE(left.first().name, model.name);
    const auto read = folder.read(id);
    QVERIFY(read);
    QCOMPARE(formats::writeProject(*read), formats::writeProject(model));
}

void TestRecovery::discardedSnapshotGoesToTheTrash()
{
    const QString id = abandon(m_folder->path(), testing::bookstore(), {});
    const QString trashed = in(QStringLiteral("discarded/") + id + QStringLiteral(".recovery"));
    {
        const RecoveryFolder folder(m_folder->path());
        folder.discard(id);
        QCOMPARE(folder.leftBehind().size(), 0);
    }
    RecoveryFolder(m_folder->path());
    QVERIFY(QFile::exists(trashed));
    QFile file(trashed);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTimeUtc().addDays(-15), QFileDevice::FileModificationTime));
    file.close();
    RecoveryFolder(m_folder->path());
    QVERIFY(!QFile::exists(trashed));
}

void TestRecovery::damagedSnapshotIsRefused()
{
    const QString id = abandon(m_folder->path(), testing::bookstore(), {});
    const QString path = in(id + QStringLiteral(".recovery"));
    const QByteArray whole = read(path);
    for (const qsizetype length : {qsizetype(0), whole.indexOf('\n'), whole.size() / 2}) {
        QFile::remove(path);
        write(path, whole.left(length));
        const RecoveryFolder folder(m_folder->path());
        QCOMPARE(folder.leftBehind().size(), 1);
        QVERIFY(!folder.read(id));
    }
}

void TestRecovery::autosaveFollowsTheDocument()
{
    Document document;
    document.setModel(testing::bookstore());
    Autosave autosave(document, m_folder->path());
    const auto files = [&] {
        return QDir(m_folder->path()).entryList({QStringLiteral("*.recovery")}, QDir::Files).size();
    };
    autosave.writeNow();
    autosave.waitForDone();
    QCOMPARE(files(), 0); // nothing is unsaved
    QVERIFY(addEntity(document, {}, {}, QStringLiteral("Shops")));
    autosave.writeNow();
    autosave.waitForDone();
    QCOMPARE(files(), 1);
    document.history().undo();
    autosave.waitForDone();
    QCOMPARE(files(), 0);
}

void TestRecovery::autosaveSoonAfterTheLastEdit()
{
    Document document;
    document.setModel(testing::bookstore());
    Autosave autosave(document, m_folder->path());
    QVERIFY(addEntity(document, {}, {}, QStringLiteral("Shops")));
    const auto kept = [this] {
        const QStringList files = QDir(m_folder->path()).entryList({QStringLiteral("*.recovery")}, QDir::Files);
        return files.isEmpty() ? base::Result<schema::Model>(base::Error{})
                               : RecoveryFolder(m_folder->path()).read(files.first().section(QLatin1Char('.'), 0, 0));
    };
    QTRY_VERIFY_WITH_TIMEOUT(kept(), Autosave::msAfterEdit + 1500);
    QCOMPARE(formats::writeProject(*kept()), formats::writeProject(document.model()));
}

/// While a task of a lesson is open: also when the last edit was not written yet.
void TestRecovery::autosaveKeepsTheProjectThatWaits()
{
    Document document;
    document.setModel(testing::bookstore());
    Autosave autosave(document, m_folder->path());
    const auto kept = [this]() -> std::optional<schema::Model> {
        const QStringList files = QDir(m_folder->path()).entryList({QStringLiteral("*.recovery")}, QDir::Files);
        const auto model = RecoveryFolder(m_folder->path()).read(files.value(0).section(QLatin1Char('.'), 0, 0));
        return model ? std::optional(*model) : std::nullopt;
    };
    QVERIFY(addEntity(document, {}, {}, QStringLiteral("Shops")));
    const QByteArray own = formats::writeProject(document.model());
    document.openGuest({});
    QVERIFY(addEntity(document, {}, {}, QStringLiteral("Tasks")));
    QTRY_VERIFY_WITH_TIMEOUT(kept(), Autosave::msAfterEdit + 1500);
    QCOMPARE(formats::writeProject(*kept()), own);
    document.openGuest({});
    autosave.waitForDone();
    QCOMPARE(formats::writeProject(*kept()), own);
    document.takeBack();
    document.history().undo();
    autosave.waitForDone();
    QVERIFY(!kept());
}

void TestRecovery::autosaveKeepsATaskThatWasSaved()
{
    Document document;
    document.setModel(testing::bookstore());
    Autosave autosave(document, m_folder->path());
    const auto kept = [this] {
        QHash<QString, QByteArray> out; // by entities
        for (const QString &file : QDir(m_folder->path()).entryList({QStringLiteral("*.recovery")}, QDir::Files)) {
            const QByteArray content = read(in(file));
            out.insert(content.contains("/tasks/copy.json") ? QStringLiteral("task") : QStringLiteral("own"), content);
        }
        return out;
    };
    QVERIFY(addEntity(document, {}, {}, QStringLiteral("Shops")));
    document.openGuest({});
    QVERIFY(addEntity(document, {}, {}, QStringLiteral("Tasks")));
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("tasks")));
    QVERIFY(document.saveAs(in(QStringLiteral("tasks/copy.json"))));
    QVERIFY(addEntity(document, {}, {}, QStringLiteral("Later")));
    QTRY_COMPARE_WITH_TIMEOUT(kept().size(), 2, Autosave::msAfterEdit + 1500);
    QTRY_VERIFY(kept().value(QStringLiteral("task")).contains("Later"));
    QVERIFY(kept().value(QStringLiteral("own")).contains("Shops"));
    QVERIFY(document.save());
    autosave.waitForDone();
    QCOMPARE(kept().keys(), QStringList{QStringLiteral("own")});
    QVERIFY(addEntity(document, {}, {}, QStringLiteral("Dropped")));
    autosave.writeNow();
    autosave.waitForDone();
    QCOMPARE(kept().size(), 2);
    document.takeBack();
    autosave.waitForDone();
    QCOMPARE(kept().keys(), QStringList{QStringLiteral("own")});
}

/// A program that edits and is killed at any moment: what its last edits were is lost, but nothing older than that.
void TestRecovery::killedAtAnyMoment()
{
    QRandomGenerator random(7);
    for (int round = 0; round < 2; ++round) {
        QTemporaryDir folder;
        QProcess editor;
        editor.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        editor.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--edit"), folder.path()});
        QVERIFY(editor.waitForStarted());
        QByteArray told;
        QElapsedTimer watch;
        watch.start();
        const qint64 end = 4500 + random.bounded(2000);
        QList<std::pair<qint64, int>> edits; // when, and how many there were
        while (watch.elapsed() < end) {
            editor.waitForReadyRead(50);
            told += editor.readAllStandardOutput();
            if (told.count('\n') > 0)
                edits << std::pair(watch.elapsed(), static_cast<int>(told.count('\n')));
        }
        editor.kill();
        QVERIFY(editor.waitForFinished());
        const auto kept = RecoveryFolder(folder.path()).leftBehind();
        QCOMPARE(kept.size(), 1);
        const auto model = RecoveryFolder(folder.path()).read(kept.first().id);
        QVERIFY(model);
        int due = 0;
        for (const auto &[when, count] : edits)
            due = when < end - Autosave::msAfterEdit - 1000 ? count : due;
        QVERIFY2(model->entities.size() >= due,
                 qPrintable(QStringLiteral("%1 of %2").arg(model->entities.size()).arg(due)));
    }
}

/// What the program above runs: edits without a pause, each told when it is done.
static int editUntilKilled(QCoreApplication &application, const QString &folder)
{
    Document document;
    document.setModel({});
    Autosave autosave(document, folder);
    int count = 0;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &document, [&] {
        if (!addEntity(document, {}, {}, QStringLiteral("Shop %1").arg(++count)))
            QCoreApplication::exit(1);
        std::puts("edited");
        std::fflush(stdout);
    });
    timer.start(100);
    return application.exec();
}

void TestRecovery::lockTellsWhoHasTheFile()
{
    const QString path = in(QStringLiteral("a.shape.json"));
    write(path, "{}");
    ProjectLock mine;
    QCOMPARE(mine.take(path), QString());
    ProjectLock other;
    QVERIFY(other.take(path).contains(QString::number(QCoreApplication::applicationPid())));
    mine.release();
    QCOMPARE(other.take(path), QString());
    QCOMPARE(mine.take(QStringLiteral("/proc/none.json")), QString()); // no lock files there: nobody is accused
}

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == QLatin1String("--edit"))
        return editUntilKilled(application, arguments.value(2));
    TestRecovery test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_recovery.moc"
