// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/job.h"

#include <QSemaphore>
#include <QThread>
#include <QtTest>

#include <atomic>

using namespace sw;
using base::Job;
using base::Progress;

namespace
{

/// Lets the work of a test begin and end when the test says so.
struct Gate
{
    QSemaphore begun;
    QSemaphore mayEnd;

    void pass()
    {
        begun.release();
        mayEnd.acquire();
    }
};

} // namespace

class TstJob : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void worksElsewhereAndDeliversHere();
    void deliversTheLatestOnly();
    void waitsForWhatItDropped();
    void dropsWhatIsCancelled();
    void startsOneAtATime();
    void deliversHowCancelledWorkEnded();
    void outlivesItsOwner();
    void postsBeforeTheEnd();
    void postsOfDroppedWorkAreDropped();
    void startsAnewFromADelivery();
    void mayBeDestroyedByADelivery();
    void doesNotWaitForOtherJobs();
    void reportsInBoundedNumbers();
    void saysNothingOfCancelledWork();
    void mapsThePartsOfProgress();
    void takesAnEmptyProgress();
};

void TstJob::worksElsewhereAndDeliversHere()
{
    Job job(Job::Policy::LatestWins);
    QSignalSpy running(&job, &Job::runningChanged);
    QThread *worker = nullptr;
    QThread *deliverer = nullptr;
    job.start([&](const Progress &) {
        worker = QThread::currentThread();
        return [&] {
            deliverer = QThread::currentThread();
        };
    });
    QVERIFY(job.isRunning());
    QTRY_VERIFY(!job.isRunning());
    QCOMPARE(deliverer, QThread::currentThread());
    QVERIFY(worker != deliverer);
    QCOMPARE(running, (QList<QVariantList>{{true}, {false}}));
}

void TstJob::deliversTheLatestOnly()
{
    Job job(Job::Policy::LatestWins);
    QSignalSpy running(&job, &Job::runningChanged);
    QList<int> delivered;
    for (int i = 0; i < 100; ++i)
        job.start([&delivered, i](const Progress &) {
            return [&delivered, i] {
                delivered << i;
            };
        });
    QTRY_VERIFY(!job.isRunning());
    QCOMPARE(delivered, QList<int>{99});
    QCOMPARE(running, (QList<QVariantList>{{true}, {false}}));
}

void TstJob::waitsForWhatItDropped()
{
    Job job(Job::Policy::LatestWins);
    std::atomic_int atOnce = 0;
    std::atomic_int most = 0;
    int delivered = 0;
    for (int i = 0; i < 20; ++i) {
        job.start([&](const Progress &progress) {
            most = std::max(most.load(), ++atOnce);
            for (int n = 0; n < 20 && !progress.isCancelled(); ++n)
                QThread::msleep(1);
            --atOnce;
            return [&] {
                ++delivered;
            };
        });
        QTest::qWait(2);
    }
    QTRY_VERIFY(!job.isRunning());
    QCOMPARE(most.load(), 1);
    QCOMPARE(delivered, 1);
}

void TstJob::dropsWhatIsCancelled()
{
    Job job(Job::Policy::LatestWins);
    Gate gate;
    QSemaphore ended;
    bool delivered = false;
    job.start([&](const Progress &progress) {
        gate.pass();
        ended.release(progress.isCancelled() ? 1 : 0);
        return [&] {
            delivered = true;
        };
    });
    gate.begun.acquire();
    job.cancel();
    QVERIFY(!job.isRunning()); // at once
    gate.mayEnd.release();
    QVERIFY(ended.tryAcquire(1, 5000));
    QTest::qWait(20);
    QVERIFY(!delivered);
    job.start([&](const Progress &) {
        return [&] {
            delivered = true;
        };
    });
    QTRY_VERIFY(delivered);
}

void TstJob::startsOneAtATime()
{
    Job job(Job::Policy::OneAtATime);
    Gate gate;
    QStringList delivered;
    job.start([&](const Progress &) {
        gate.pass();
        return [&] {
            delivered << QStringLiteral("first");
        };
    });
    job.start([&](const Progress &) {
        return [&] {
            delivered << QStringLiteral("second");
        };
    });
    gate.mayEnd.release();
    QTRY_VERIFY(!job.isRunning());
    QTest::qWait(20);
    QCOMPARE(delivered, QStringList{QStringLiteral("first")});
}

void TstJob::deliversHowCancelledWorkEnded()
{
    Job job(Job::Policy::OneAtATime);
    bool wasCancelled = false;
    job.start([&](const Progress &progress) {
        while (!progress.isCancelled())
            QThread::msleep(1);
        return [&] {
            wasCancelled = true;
        };
    });
    job.cancel();
    QVERIFY(job.isRunning());
    QTRY_VERIFY(!job.isRunning());
    QVERIFY(wasCancelled);
}

void TstJob::outlivesItsOwner()
{
    for (const Job::Policy policy : {Job::Policy::LatestWins, Job::Policy::OneAtATime}) {
        Gate gate;
        QSemaphore cleanedUp;
        bool delivered = false;
        {
            Job job(policy);
            job.start([&](const Progress &progress) {
                gate.pass();
                cleanedUp.release(progress.isCancelled() ? 1 : 0);
                return [&] {
                    delivered = true;
                };
            });
            gate.begun.acquire();
        }
        gate.mayEnd.release();
        QVERIFY(cleanedUp.tryAcquire(1, 5000));
        QTest::qWait(20);
        QVERIFY(!delivered);
    }
}

void TstJob::postsBeforeTheEnd()
{
    Job job(Job::Policy::OneAtATime);
    QStringList delivered;
    job.start([&, post = job.poster()](const Progress &) {
        for (const char *const piece : {"a", "b"})
            post([&delivered, piece] { delivered << QLatin1String(piece); });
        return [&] {
            delivered << QStringLiteral("end");
        };
    });
    QTRY_VERIFY(!job.isRunning());
    QCOMPARE(delivered, (QStringList{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("end")}));
}

void TstJob::postsOfDroppedWorkAreDropped()
{
    Job job(Job::Policy::LatestWins);
    QStringList delivered;
    QSemaphore posted;
    const auto work = [&](const QString &name) {
        return [&delivered, &posted, name, post = job.poster()](const Progress &) {
            post([&delivered, name] { delivered << name; });
            posted.release();
            return [&delivered, name] {
                delivered << name + QStringLiteral(" ends");
            };
        };
    };
    job.start(work(QStringLiteral("old")));
    posted.acquire(); // it waits for the event loop of this thread
    job.start(work(QStringLiteral("new")));
    QTRY_VERIFY(!job.isRunning());
    QCOMPARE(delivered, (QStringList{QStringLiteral("new"), QStringLiteral("new ends")}));
}

void TstJob::startsAnewFromADelivery()
{
    for (const Job::Policy policy : {Job::Policy::LatestWins, Job::Policy::OneAtATime}) {
        Job job(policy);
        QSignalSpy running(&job, &Job::runningChanged);
        int rounds = 0;
        const std::function<void()> round = [&] {
            job.start([&](const Progress &) -> Job::Delivery {
                return [&] {
                    if (++rounds < 3)
                        round();
                };
            });
        };
        round();
        QTRY_COMPARE(rounds, 3);
        QTRY_VERIFY(!job.isRunning());
        QCOMPARE(running.last(), QVariantList{false});
    }
}

void TstJob::mayBeDestroyedByADelivery()
{
    auto *job = new Job(Job::Policy::LatestWins);
    QPointer<Job> watched(job);
    job->start([job](const Progress &) {
        return [job] {
            delete job;
        };
    });
    QTRY_VERIFY(!watched);
}

void TstJob::doesNotWaitForOtherJobs()
{
    Gate gate;
    std::vector<std::unique_ptr<Job>> slow;
    const int number = QThread::idealThreadCount() * 2 + 2;
    for (int i = 0; i < number; ++i) {
        slow.push_back(std::make_unique<Job>(Job::Policy::OneAtATime));
        slow.back()->start([&](const Progress &) {
            gate.pass();
            return Job::Delivery();
        });
    }
    gate.begun.acquire(number);
    Job quick(Job::Policy::LatestWins);
    bool delivered = false;
    quick.start([&](const Progress &) {
        return [&] {
            delivered = true;
        };
    });
    QTRY_VERIFY(delivered);
    gate.mayEnd.release(number);
    for (const auto &job : slow)
        QTRY_VERIFY(!job->isRunning());
}

void TstJob::reportsInBoundedNumbers()
{
    Job job(Job::Policy::OneAtATime);
    QSignalSpy progressed(&job, &Job::progressed);
    QElapsedTimer timer;
    timer.start();
    job.start([](const Progress &progress) {
        QElapsedTimer busy;
        busy.start();
        while (busy.elapsed() < 300)
            progress.report(static_cast<double>(busy.elapsed()) / 300, QStringLiteral("counting"));
        progress.report(1, QStringLiteral("done"));
        return Job::Delivery();
    });
    QTRY_VERIFY(!job.isRunning());
    QVERIFY(!progressed.isEmpty());
    QVERIFY2(progressed.size() <= timer.elapsed() / 40 + 2, qPrintable(QString::number(progressed.size())));
    QCOMPARE(progressed.last(), (QVariantList{1.0, QStringLiteral("done")}));
}

void TstJob::saysNothingOfCancelledWork()
{
    for (const Job::Policy policy : {Job::Policy::LatestWins, Job::Policy::OneAtATime}) {
        Job job(policy);
        QSemaphore ended;
        Gate gate;
        job.start([&](const Progress &progress) {
            gate.pass();
            progress.report(0.5);
            ended.release();
            return Job::Delivery();
        });
        gate.begun.acquire();
        job.cancel();
        QSignalSpy progressed(&job, &Job::progressed);
        gate.mayEnd.release();
        ended.acquire();
        QTest::qWait(120);
        QCOMPARE(progressed.size(), 0);
    }
}

void TstJob::mapsThePartsOfProgress()
{
    QList<QPair<double, QString>> heard;
    bool cancelled = false;
    const Progress whole(
        [&](double share, const QString &what) {
            heard.append({share, what});
        },
        [&] { return cancelled; });
    const Progress part = whole.part(0.5, 0.75, QStringLiteral("books"));
    part.report(0);
    part.report(1, QStringLiteral("books.isbn"));
    part.part(0, 0.5).report(1);
    QCOMPARE(heard, (QList<QPair<double, QString>>{{0.5, QStringLiteral("books")},
                                                   {0.75, QStringLiteral("books.isbn")},
                                                   {0.625, QStringLiteral("books")}}));
    QVERIFY(!part.isCancelled());
    cancelled = true;
    QVERIFY(part.isCancelled());
}

void TstJob::takesAnEmptyProgress()
{
    const Progress none;
    none.report(0.5);
    none.part(0, 1).report(0.5);
    QVERIFY(!none.isCancelled());
    bool cancelled = true;
    const Progress deaf({}, [&] { return cancelled; });
    deaf.report(1);
    QVERIFY(deaf.part(0, 0.5).isCancelled());
}

QTEST_GUILESS_MAIN(TstJob)

#include "tst_job.moc"
