// SPDX-License-Identifier: GPL-3.0-or-later
// Laying out and routing 1,000 entities, against Graphviz's sfdp with overlap removal on the same boxes and links.
#include "models/diagram/layout/arrangescene.h"
#include "models/diagram/layout/layoutprocess.h"
#include "models/diagram/routing/router.h"
#include "models/diagram/scene/scenebuilder.h"
#include "models/document/edits/projectedits.h"
#include "tests/support/figures.h"
#include "tests/support/realmodel.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryFile>

#include <algorithm>
#include <sys/resource.h>

using namespace sw;
using namespace sw::diagram;
using testsupport::Goal;

namespace
{

constexpr int entities = 1000;
constexpr int rounds = 5;

/// On the machine where the goals were set, sfdp took 0.45 s of processor time for 1,000 boxes: 0.3 s for all lines and
/// 4 ms for the lines of a card that is dragged are written as parts of that.
constexpr double sfdpSeconds = 0.45;
constexpr Goal layoutGoal{Goal::Kind::AtMost, 1};
constexpr Goal routingGoal{Goal::Kind::AtMost, 0.3 / sfdpSeconds};
constexpr Goal dragGoal{Goal::Kind::AtMost, 0.004 / sfdpSeconds};

double seconds(const timeval &time)
{
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

/// Processor time of this program and of those that it started and waited for.
double used()
{
    double sum = 0;
    for (const auto who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
        rusage usage{};
        getrusage(who, &usage);
        sum += seconds(usage.ru_utime) + seconds(usage.ru_stime);
    }
    return sum;
}

double median(QList<double> values)
{
    std::sort(values.begin(), values.end());
    return values.at(values.size() / 2);
}

QByteArray dotOf(const ArrangeRequest &request)
{
    QByteArray text("graph g {\nnode [shape=box fixedsize=true label=\"\"]\n");
    for (qsizetype i = 0; i < request.boxes.size(); ++i) {
        const QSizeF size = request.boxes.at(i).rect.size() / 72;
        text += 'n' + QByteArray::number(i) + " [width=" + QByteArray::number(size.width()) +
                " height=" + QByteArray::number(size.height()) + "]\n";
    }
    for (const auto &[a, b] : request.links) {
        if (a != b)
            text += 'n' + QByteArray::number(a) + " -- n" + QByteArray::number(b) + '\n';
    }
    return text + "}\n";
}

double runSfdp(const QString &program, const QString &file)
{
    const double before = used();
    QProcess process;
    process.setStandardOutputFile(QProcess::nullDevice());
    process.setStandardErrorFile(QProcess::nullDevice());
    process.start(program, {QStringLiteral("-Goverlap=prism"), QStringLiteral("-Gsplines=line"),
                            QStringLiteral("-Tplain"), file});
    process.waitForFinished(-1);
    return used() - before;
}

double runOurs(const ArrangeRequest &request, Arrangement &result)
{
    const double before = used();
    const LayoutProcess engine(QCoreApplication::applicationDirPath() + QStringLiteral("/../bin/shapewright-layout"));
    result = arrange(request, engine).value();
    return used() - before;
}

double runRouting(Scene &scene)
{
    const double before = used();
    routeAll(scene);
    return used() - before;
}

/// Seconds for each frame of dragging one card after the other.
double runDrags(Scene &scene)
{
    constexpr int cards = 100;
    const double before = used();
    for (int i = 0; i < cards; ++i) {
        const Card &card = scene.cards.at(i * scene.cards.size() / cards);
        moveCards(scene, {{card.key, card.rect.topLeft() + QPointF(10, 10)}}, Reroute::OwnLines);
    }
    return (used() - before) / cards;
}

/// The worst: the card with most lines.
double runHubDrag(Scene &scene)
{
    qsizetype hub = 0;
    for (qsizetype i = 0; i < scene.cards.size(); ++i) {
        if (scene.linesOf.value(i).size() > scene.linesOf.value(hub).size())
            hub = i;
    }
    constexpr int frames = 30;
    const double before = used();
    for (int i = 0; i < frames; ++i) {
        const Card &card = scene.cards.at(hub);
        moveCards(scene, {{card.key, card.rect.topLeft() + QPointF(i % 2 == 0 ? 10 : -10, 0)}}, Reroute::OwnLines);
    }
    return (used() - before) / frames;
}

} // namespace

int main(int argc, char **argv)
{
    const QGuiApplication app(argc, argv);
    const QString sfdp = QStandardPaths::findExecutable(QStringLiteral("sfdp"));
    if (sfdp.isEmpty()) {
        testsupport::printSkipped(QStringLiteral("layout of 1000 entities"),
                                  QStringLiteral("sfdp of the package graphviz is not installed"));
        return 0;
    }
    schema::Model model = testsupport::realModel(entities);
    const SceneBuilder builder{Metrics()};
    const Scene start = builder.modelScene(model, mainDiagram(model));
    const ArrangeRequest request = requestFor(start, {}, LayoutMethod::Automatic, 1.6);
    QTemporaryFile file;
    if (!file.open())
        return 1;
    file.write(dotOf(request));
    file.flush();
    QList<double> layouts, references, routings, drags, hubs;
    Arrangement result;
    Scene scene;
    for (int round = 0; round < rounds; ++round) {
        layouts.append(runOurs(request, result));
        references.append(runSfdp(sfdp, file.fileName()));
        document::applyTo(document::diagramIn(model, {}), editFor(start, {}, result));
        scene = builder.modelScene(model, mainDiagram(model));
        routings.append(runRouting(scene));
        drags.append(runDrags(scene));
        hubs.append(runHubDrag(scene));
    }
    const QString name = QStringLiteral("sfdp with prism");
    const QString lines = QString::number(scene.lines.size());
    const double reference = median(references);
    bool good = testsupport::printFigure(
        {QStringLiteral("layout of 1000 entities"), median(layouts), QStringLiteral("s"), name, reference, layoutGoal});
    good = testsupport::printFigure({QStringLiteral("routing of %1 lines").arg(lines), median(routings),
                                     QStringLiteral("s"), name, reference, routingGoal}) &&
           good;
    good = testsupport::printFigure({QStringLiteral("lines of a dragged card"), median(drags), QStringLiteral("s"),
                                     name, reference, dragGoal}) &&
           good;
    good = testsupport::printFigure({QStringLiteral("lines of the busiest card"), median(hubs), QStringLiteral("s"),
                                     name, reference, dragGoal}) &&
           good;
    return good ? 0 : 1;
}
