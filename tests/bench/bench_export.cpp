// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/remote/remotesession.h"
#include "tests/live/deploytesting.h"
#include "tests/support/figures.h"

#include "models/deploy/apply/journal.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>

/// An export of 1,000 collections with a validator of twelve fields and three indexes each, every step read back,
/// beside MongoDB's shell with the same commands, by turns on one server: seconds on the clock. Then a second plan,
/// which finds nothing to do.
namespace
{

using namespace sw;

constexpr int rounds = 3;
constexpr double shellGoal = 0.75;
constexpr double secondPlanGoal = 1; // seconds

int collections()
{
    const int given = qEnvironmentVariableIntValue("SHAPEWRIGHT_COLLECTIONS");
    return given > 0 ? given : 1000;
}

/// A program's run of its own: connection, plan, apply and the reading back. Seconds; nothing when it failed.
std::optional<double> exportTo(const QString &uri, const QString &database, const design::Design &design)
{
    QElapsedTimer clock;
    clock.start();
    const QTemporaryDir folder;
    const auto session = remote::connectTo(uri, {});
    if (!session)
        return std::nullopt;
    const auto plan = deploytesting::planFor(**session, database, design);
    if (!plan)
        return std::nullopt;
    const auto report = deploy::applyPlan(**session, *plan, deploytesting::fullConsent(*plan),
                                          deploy::journalPath(folder.path(), *plan));
    if (!report.verified)
        qWarning("%s", qPrintable(report.error->text()));
    return report.verified ? std::optional(static_cast<double>(clock.elapsed()) / 1000) : std::nullopt;
}

std::optional<double> planTo(const QString &uri, const QString &database, const design::Design &design)
{
    const auto session = remote::connectTo(uri, {});
    QElapsedTimer clock;
    clock.start();
    const auto plan = session ? deploytesting::planFor(**session, database, design) : session.error();
    return plan && plan->isEmpty() ? std::optional(static_cast<double>(clock.elapsed()) / 1000) : std::nullopt;
}

/// The same commands in the order of the plan.
QByteArray scriptOf(const deploy::Plan &plan)
{
    QByteArray out = "const run = command => { const reply = db.runCommand(EJSON.parse(command, {relaxed: false}));"
                     " if (reply.ok !== 1) throw reply; };\n";
    for (const deploy::Step &step : plan.steps)
        out += "run(String.raw`" + step.command.toCanonicalJson() + "`);\n";
    return out;
}

std::optional<double> shellRuns(const QString &uri, const QString &script)
{
    QElapsedTimer clock;
    clock.start();
    QProcess shell;
    shell.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    shell.start(testsupport::MongoServer::shell(), {QStringLiteral("--quiet"), QStringLiteral("--norc"), uri, script});
    if (!shell.waitForFinished(600'000) || shell.exitCode() != 0)
        return std::nullopt;
    return static_cast<double>(clock.elapsed()) / 1000;
}

double median(QList<double> values)
{
    std::sort(values.begin(), values.end());
    return values.at(values.size() / 2);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    if (!qEnvironmentVariableIsSet("SHAPEWRIGHT_CONNECT"))
        qputenv("SHAPEWRIGHT_CONNECT", QFile::encodeName(QCoreApplication::applicationDirPath() +
                                                         QStringLiteral("/../bin/shapewright-connect")));
    const QString exported = QStringLiteral("export-1000-collections");
    testsupport::MongoServer server;
    if (!testsupport::MongoServer::available() || testsupport::MongoServer::shell().isEmpty() || !server.start()) {
        testsupport::printSkipped(exported, QStringLiteral("no MongoDB server or shell"));
        return 0;
    }
    const design::Design design = deploytesting::manyOf(collections());
    QTemporaryDir folder;
    const QString script = folder.filePath(QStringLiteral("export.js"));
    {
        const auto session = remote::connectTo(server.uri(), {});
        const auto plan = session ? deploytesting::planFor(**session, QStringLiteral("none"), design) : session.error();
        QFile file(script);
        if (!plan || !file.open(QIODevice::WriteOnly) || file.write(scriptOf(*plan)) < 0)
            return 1;
    }
    testsupport::RawClient raw(server.uri());
    QList<double> ours, shells, seconds;
    for (int round = 0; round < rounds; ++round) {
        const QString mine = QStringLiteral("ours%1").arg(round);
        const QString theirs = QStringLiteral("shell%1").arg(round);
        const auto done = exportTo(server.uri(), mine, design);
        const auto second = done ? planTo(server.uri(), mine, design) : std::nullopt;
        const auto shell = shellRuns(server.uri() + theirs, script);
        if (!done || !second || !shell)
            return 1;
        ours << *done;
        seconds << *second;
        shells << *shell;
        for (const QString &database : {mine, theirs})
            raw.run(database, R"({"dropDatabase":1})");
    }
    const bool fast = testsupport::printFigure({exported,
                                                median(ours),
                                                QStringLiteral("s"),
                                                QStringLiteral("mongosh"),
                                                median(shells),
                                                {testsupport::Goal::Kind::AtMost, shellGoal}});
    const bool again = testsupport::printFigure({QStringLiteral("second-plan-of-1000-collections"),
                                                 median(seconds),
                                                 QStringLiteral("s"),
                                                 QStringLiteral("goal"),
                                                 secondPlanGoal,
                                                 {}});
    return fast && again ? 0 : 1;
}
