// SPDX-License-Identifier: GPL-3.0-or-later
// From starting the program to its window with a project on the screen, and what it then holds in memory. Each one is a
// process of its own: the clock runs from before it is started until its canvas has been painted with all cards.
#include "models/base/arenas.h"
#include "models/document/derivedstate.h"
#include "models/formats/project/projectfile.h"
#include "models/formats/project/projectwriter.h"
#include "models/formats/project/samplelibrary.h"
#include "tests/support/bigmodel.h"
#include "tests/support/figures.h"
#include "views/files/filecontroller.h"
#include "views/window/mainwindow.h"

#include <QApplication>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>
#include <QTimerEvent>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace sw;
using testsupport::Goal;

namespace
{

constexpr int rounds = 5;

double now()
{
    timespec time{};
    ::clock_gettime(CLOCK_MONOTONIC, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

double residentMegabytes()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').first().toDouble() * 1024 / 1e6;
    }
    return 0;
}

/// Tells when the cards were on the screen, and what everything takes once sizes and ways of lines are known too.
class Watcher : public QObject
{
public:
    explicit Watcher(views::MainWindow &window) : m_window(window)
    {
        window.canvas(views::CanvasMode::Model).installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint && m_painted <= 0 && !m_window.current().scene().cards.isEmpty())
            QTimer::singleShot(0, this, [this] { // after the paint
                if (m_painted > 0)
                    return;
                m_painted = now();
                startTimer(20);
            });
        return false;
    }

    void timerEvent(QTimerEvent *event) override
    {
        if (!m_window.derived().isCurrent() || !m_window.current().isRouted())
            return;
        killTimer(event->timerId());
        std::printf("%.6f %.3f\n", m_painted, residentMegabytes());
        QCoreApplication::exit();
    }

private:
    views::MainWindow &m_window;
    double m_painted = 0;
};

int runChild(int argc, char **argv, const QString &file)
{
    base::shareFreeMemory();
    QApplication application(argc, argv);
    views::MainWindow window({});
    const Watcher watcher(window);
    window.show();
    return window.files().openPath(file) ? QApplication::exec() : 1;
}

struct Start
{
    double seconds = 0;
    double megabytes = 0;
};

Start start(const QString &file)
{
    QProcess process;
    const double before = now();
    process.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--child"), file});
    process.waitForFinished(-1);
    const QList<QByteArray> cells = process.readAllStandardOutput().trimmed().split(' ');
    if (cells.size() != 2)
        qFatal("no window came");
    return {cells.first().toDouble() - before, cells.last().toDouble()};
}

QString fileOf(const schema::Model &model, const QTemporaryDir &folder, const QString &name)
{
    QFile file(folder.filePath(name + QStringLiteral(".shape.json")));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("%s", qPrintable(file.errorString()));
    file.write(formats::writeProject(model));
    return file.fileName();
}

/// The quickest of some starts: others on the machine only make them slower.
bool measure(const QString &name, const schema::Model &model, double seconds, double megabytes)
{
    const QTemporaryDir folder;
    const QString file = fileOf(model, folder, name);
    Start best = start(file);
    for (int round = 1; round < rounds; ++round) {
        const Start each = start(file);
        best = {std::min(best.seconds, each.seconds), std::max(best.megabytes, each.megabytes)};
    }
    bool reached = testsupport::printFigure({QStringLiteral("window-time-%1").arg(name),
                                             best.seconds,
                                             QStringLiteral("s"),
                                             QStringLiteral("limit"),
                                             seconds,
                                             {Goal::Kind::AtMost, 1}});
    reached &= testsupport::printFigure({QStringLiteral("window-memory-%1").arg(name),
                                         best.megabytes,
                                         QStringLiteral("MB"),
                                         QStringLiteral("limit"),
                                         megabytes,
                                         {Goal::Kind::AtMost, 1}});
    return reached;
}

} // namespace

int main(int argc, char **argv)
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("shapewright-tests"));
    if (argc == 3 && qstrcmp(argv[1], "--child") == 0)
        return runChild(argc, argv, QString::fromLocal8Bit(argv[2]));
    const QCoreApplication application(argc, argv);
    const auto bookstore = formats::loadSample(QStringLiteral("bookstore"));
    if (!bookstore)
        qFatal("%s", qPrintable(bookstore.error().text()));
    bool reached = measure(QStringLiteral("bookstore"), *bookstore, 0.5, 120);
    reached &= measure(QStringLiteral("1000"), testsupport::bigModel(1000), 0.8, 200);
    return reached ? 0 : 1;
}
