// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/canvasrouting.h"

#include "models/diagram/routing/rerouting.h"
#include "models/diagram/routing/router.h"
#include "views/jobs/latestjob.h"

#include <utility>

namespace sw::views
{

namespace
{

/// As many lines are found within a few frames.
constexpr qsizetype mostAtOnce = 250;

} // namespace

CanvasRouting::CanvasRouting(QObject *parent) : QObject(parent), m_job(new LatestJob(this))
{}

CanvasRouting::~CanvasRouting()
{
    delete m_job; // waits for the thread, which still speaks to this object
}

void CanvasRouting::route(diagram::Scene &scene, const diagram::Scene &shown)
{
    const std::shared_ptr<const diagram::Scene> found = std::exchange(m_found, nullptr);
    const QList<qsizetype> changed = diagram::keepWays(scene, found ? *found : shown);
    if (changed.size() <= mostAtOnce)
        return diagram::routeLines(scene, changed);
    if (!m_running) // else its result comes first, and then what is still missing
        start(scene, changed);
    diagram::sketchLines(scene, changed);
}

void CanvasRouting::start(const diagram::Scene &scene, const QList<qsizetype> &lines)
{
    m_job->start([this, copy = std::make_shared<diagram::Scene>(scene),
                  lines](const LatestJob::IsCancelled &isCancelled) -> LatestJob::Delivery {
        diagram::routeLines(*copy, lines, isCancelled);
        return [this, copy] {
            m_found = copy;
            setRunning(false);
            Q_EMIT found();
        };
    });
    setRunning(true);
}

void CanvasRouting::finish(diagram::Scene &scene)
{
    QList<qsizetype> missing;
    for (qsizetype i = 0; i < scene.lines.size(); ++i) {
        if (scene.lines.at(i).sketched)
            missing.append(i);
    }
    cancel();
    diagram::routeLines(scene, missing);
}

void CanvasRouting::cancel()
{
    m_job->cancel();
    m_found.reset();
    setRunning(false);
}

void CanvasRouting::setRunning(bool running)
{
    if (std::exchange(m_running, running) != running)
        Q_EMIT runningChanged(running);
}

} // namespace sw::views
