// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/apply/journal.h"

#include <QTemporaryDir>
#include <QTest>

using namespace sw;

namespace
{

deploy::Plan somePlan()
{
    deploy::Plan out;
    out.database = QStringLiteral("shop");
    out.server.name = QStringLiteral("rs0");
    out.steps.resize(3);
    return out;
}

} // namespace

/// After a crash the journal says what was done, and what can only be known by looking.
class TestJournal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRunThatEndedIsNotUnfinished();
    void everyTornEndIsUnderstood();
    void aPlanHasOneJournal();
    void anEmptyJournalBlocksNothing();
    void otherFilesAreNoJournals();
    void unwritablePlaceIsAFileError();
};

void TestJournal::aRunThatEndedIsNotUnfinished()
{
    QTemporaryDir folder;
    const QString path = deploy::journalPath(folder.path(), somePlan());
    {
        const auto journal = deploy::Journal::create(path, somePlan());
        QVERIFY(journal.has_value());
        QVERIFY((*journal)->stepEvent(QStringLiteral("sent"), 1, QStringLiteral("create"), true).has_value());
        QCOMPARE(deploy::unfinishedRuns(folder.path()).size(), 1);
        QVERIFY((*journal)->end(QStringLiteral("done")).has_value());
    }
    QVERIFY(deploy::unfinishedRuns(folder.path()).isEmpty());
}

void TestJournal::everyTornEndIsUnderstood()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("whole.journal"));
    {
        const auto journal = deploy::Journal::create(path, somePlan());
        for (int step = 1; step <= 3; ++step) {
            QVERIFY((*journal)->stepEvent(QStringLiteral("sent"), step, QStringLiteral("create"), true).has_value());
            QVERIFY((*journal)->stepEvent(QStringLiteral("done"), step, {}, false).has_value());
        }
        QVERIFY((*journal)->end(QStringLiteral("done")).has_value());
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray whole = file.readAll();
    const qsizetype first = whole.indexOf('\n');
    for (qsizetype length = 0; length < whole.size(); ++length) {
        const QString torn = folder.filePath(QStringLiteral("torn"));
        QFile out(torn);
        QVERIFY(out.open(QIODevice::WriteOnly | QIODevice::Truncate));
        out.write(whole.left(length));
        out.close();
        const auto run = deploy::readJournal(torn);
        if (length < first) {
            QVERIFY(!run);
            continue;
        }
        QVERIFY(run.has_value());
        if (!*run)
            continue; // only the last line break is missing
        const QByteArray kept = whole.left(length);
        const qsizetype ended = kept.count("\"event\":\"done\",") -
                                (kept.lastIndexOf("\"event\":\"done\",") > kept.lastIndexOf('}') ? 1 : 0);
        QVERIFY((*run)->done.size() <= ended);
        QVERIFY((*run)->done.size() + (*run)->uncertain.size() <= 3);
        QCOMPARE((*run)->steps, 3);
        QCOMPARE((*run)->database, QStringLiteral("shop"));
    }
}

void TestJournal::aPlanHasOneJournal()
{
    QTemporaryDir folder;
    const QString path = deploy::journalPath(folder.path(), somePlan());
    QVERIFY(deploy::Journal::create(path, somePlan()).has_value());
    const auto again = deploy::Journal::create(path, somePlan());
    QVERIFY(!again);
    QCOMPARE(again.error().code, base::ErrorCode::Drift);
}

/// The power went before the first line was on disk; so nothing was sent.
void TestJournal::anEmptyJournalBlocksNothing()
{
    QTemporaryDir folder;
    const QString path = deploy::journalPath(folder.path(), somePlan());
    for (const QByteArray &left : {QByteArray(), QByteArray("{\"event\":\"begin\",\"at\":17")}) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(left) == left.size());
        file.close();
        QVERIFY(deploy::Journal::create(path, somePlan()).has_value());
        QVERIFY(QFile::remove(path));
    }
}

void TestJournal::otherFilesAreNoJournals()
{
    QTemporaryDir folder;
    for (const QByteArray &content :
         {QByteArray(), QByteArray("x"), QByteArray("{}\n{}\n"), QByteArray("{\"event\":\"done\",\"step\":1}\n"),
          QByteArray(1000, '['), QByteArray("\0\0\0", 3)}) {
        const QString path = folder.filePath(QStringLiteral("a.journal"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(content);
        file.close();
        const auto run = deploy::readJournal(path);
        QVERIFY(!run);
        QCOMPARE(run.error().code, base::ErrorCode::Format);
    }
    QVERIFY(deploy::unfinishedRuns(folder.path()).isEmpty());
}

void TestJournal::unwritablePlaceIsAFileError()
{
    const auto journal = deploy::Journal::create(QStringLiteral("/proc/none/x.journal"), somePlan());
    QVERIFY(!journal);
    QCOMPARE(journal.error().code, base::ErrorCode::File);
    QVERIFY(!journal.error().wayOut.isEmpty());
}

QTEST_GUILESS_MAIN(TestJournal)
#include "tst_journal.moc"
