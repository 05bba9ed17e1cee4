// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/target.h"

#include "models/deploy/apply/journal.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

using namespace sw;

namespace
{

/// As a run of three steps leaves it, and as one that broke off.
QList<QByteArray> seeds()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("seed"));
    deploy::Plan plan;
    plan.database = QStringLiteral("shop");
    plan.server.name = QStringLiteral("rs0");
    plan.server.members = {QStringLiteral("a.example:27017"), QStringLiteral("b.example:27017")};
    plan.steps.resize(3);
    {
        const auto journal = deploy::Journal::create(path, plan);
        for (int step = 1; step <= 3; ++step) {
            [[maybe_unused]] auto written =
                (*journal)->stepEvent(QStringLiteral("sent"), step, QStringLiteral("create"), false);
            written =
                (*journal)->stepEvent(step == 2 ? QStringLiteral("notDone") : QStringLiteral("done"), step, {}, false);
        }
        [[maybe_unused]] const auto ended = (*journal)->end(QStringLiteral("stopped"));
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no journal");
    const QByteArray whole = file.readAll();
    return {whole, whole.left(whole.lastIndexOf('\n', -2) + 1), whole.left(whole.indexOf('\n') + 60)};
}

/// A step that is told as done was written down as done.
bool takes(const QByteArray &input)
{
    // In memory where that is possible: a journal that is written anew waits for the disk.
    static const QTemporaryDir folder(QFileInfo(QStringLiteral("/dev/shm")).isWritable()
                                          ? QStringLiteral("/dev/shm/fuzz-XXXXXX")
                                          : QDir::temp().filePath(QStringLiteral("fuzz-XXXXXX")));
    const QString path = folder.filePath(QStringLiteral("run.journal"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || file.write(input) != input.size())
        qFatal("no room");
    file.close();
    const auto read = deploy::readJournal(path);
    if (!read || !*read)
        return read.has_value();
    if (!(*read)->done.isEmpty() && !input.contains("done") && !input.contains("already") && !input.contains('\\'))
        fuzz::broken("nothing counts as done that was not written down");
    deploy::isRunning(**read);
    deploy::unfinishedRuns(folder.path());
    return true;
}

} // namespace

const fuzz::Target &fuzz::target()
{
    static const Target journal{"journal",
                                seeds,
                                {"{\"event\":\"done\",\"step\":", "{\"event\":\"sent\",\"step\":", "\"step\":-1", "\n",
                                 "}\n{", "\"end\"", "\"steps\":", "2147483648", "null", "[]"},
                                takes};
    return journal;
}
