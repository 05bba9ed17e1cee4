// SPDX-License-Identifier: GPL-3.0-or-later
// From a project file to a script and to a picture, each by the program as a person starts it, beside pgModeler's
// command line on an equal model. Its share for 1,000 tables takes eight minutes: only with SHAPEWRIGHT_BENCH_SLOW set.
#include "models/formats/project/projectfile.h"
#include "models/formats/project/projectwriter.h"
#include "tests/bench/pgmodelerfile.h"
#include "tests/support/bigmodel.h"
#include "tests/support/figures.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <optional>

using namespace sw;
using testsupport::Goal;

namespace
{

constexpr int oursRepeats = 5;

struct Case
{
    int entities;
    const char *result; ///< what both write: its suffix is ours
    double times;       ///< faster than the peer
    bool slow;
};
constexpr Case cases[] = {
    {100, "script", 100, false}, {30, "svg", 50, false}, {300, "svg", 300, true}, {1000, "script", 1000, true}};

void write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write: %s", qPrintable(file.errorString()));
}

/// Seconds from start to end of a process that must succeed.
std::optional<double> run(const QString &program, const QStringList &arguments, const QString &home)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("HOME"), home); // pgModeler keeps its settings there
    process.setProcessEnvironment(environment);
    process.setStandardOutputFile(QProcess::nullDevice());
    QElapsedTimer timer;
    timer.start();
    process.start(program, arguments);
    if (!process.waitForFinished(-1) || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        return {};
    return static_cast<double>(timer.nsecsElapsed()) / 1e9;
}

bool measure(const Case &one, const QString &name, const QString &peer, const QTemporaryDir &folder)
{
    const QString project = folder.filePath(QStringLiteral("m.shape.json")),
                  tables = folder.filePath(QStringLiteral("m.dbm")), out = folder.filePath(QStringLiteral("out"));
    const schema::Model model = testsupport::bigModel(one.entities);
    write(project, formats::writeProject(model));
    write(tables, testsupport::pgModelerFile(model));
    const bool picture = qstrcmp(one.result, "svg") == 0;
    const QString ours = QCoreApplication::applicationDirPath() + QStringLiteral("/../bin/shapewright-cli");
    const QStringList arguments =
        picture ? QStringList{QStringLiteral("render"), project, QStringLiteral("-o"), out + QStringLiteral(".svg")}
                : QStringList{QStringLiteral("export"), QStringLiteral("mongosh"), project, QStringLiteral("-o"),
                              out + QStringLiteral(".js")};
    double best = 0;
    for (int i = 0; i < oursRepeats; ++i) {
        QFile::remove(arguments.last());
        const std::optional<double> seconds = run(ours, arguments, folder.path());
        if (!seconds)
            qFatal("shapewright-cli failed for %s", qPrintable(name));
        best = i == 0 ? *seconds : std::min(best, *seconds);
    }
    const std::optional<double> theirs = run(peer,
                                             {picture ? QStringLiteral("-es") : QStringLiteral("-ef"),
                                              QStringLiteral("-if"), tables, QStringLiteral("-of"), out},
                                             folder.path());
    if (!theirs) {
        testsupport::printSkipped(name, QStringLiteral("pgmodeler-cli failed"));
        return false;
    }
    return testsupport::printFigure({name,
                                     best,
                                     QStringLiteral("s"),
                                     QStringLiteral("pgmodeler-cli"),
                                     *theirs,
                                     {Goal::Kind::AtMost, 1 / one.times}});
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QString peer = QStandardPaths::findExecutable(QStringLiteral("pgmodeler-cli"));
    const QTemporaryDir folder;
    if (!peer.isEmpty())
        (void)run(peer, {QStringLiteral("-cc")}, folder.path()); // it exports nothing before it has settings
    bool reached = true;
    for (const Case &one : cases) {
        const QString name =
            QStringLiteral("pgmodeler-%1-%2").arg(QLatin1String(one.result), QString::number(one.entities));
        if (peer.isEmpty())
            testsupport::printSkipped(
                name, QStringLiteral("no pgmodeler-cli: install the Debian package pgmodeler-cli or pgmodeler"));
        else if (one.slow && !qEnvironmentVariableIsSet("SHAPEWRIGHT_BENCH_SLOW"))
            testsupport::printSkipped(name, QStringLiteral("takes minutes: set SHAPEWRIGHT_BENCH_SLOW"));
        else
            reached &= measure(one, name, peer, folder);
    }
    return reached ? 0 : 1;
}
