// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/canvasrouting.h"

#include "models/base/job.h"
#include "models/diagram/routing/rerouting.h"
#include "models/diagram/routing/router.h"

#include <utility>

namespace sw::views
{

namespace
{

/// As many lines are found within a few frames.
constexpr qsizetype mostAtOnce = 250;

} // namespace

CanvasRouting::CanvasRouting(QObject *parent)
    : QObject(parent), m_job(new base::Job(base::Job::Policy::LatestWins, this))
{
    connect(m_job, &base::Job::runningChanged, this, &CanvasRouting::runningChanged);
}

bool CanvasRouting::isRunning() const
{
    return m_job->isRunning();
}

void CanvasRouting::route(diagram::Scene &scene, const diagram::Scene &shown)
{
    const std::shared_ptr<const diagram::Scene> found = std::exchange(m_found, nullptr);
    const QList<qsizetype> changed = diagram::keepWays(scene, found ? *found : shown);
    if (changed.size() <= mostAtOnce)
        return diagram::routeLines(scene, changed);
    if (!isRunning()) // else its result comes first, and then what is still missing
        start(scene, changed);
    diagram::sketchLines(scene, changed);
}

void CanvasRouting::start(const diagram::Scene &scene, const QList<qsizetype> &lines)
{
    m_job->start([this, copy = std::make_shared<diagram::Scene>(scene),
                  lines](const base::Progress &progress) -> base::Job::Delivery {
        diagram::routeLines(*copy, lines, progress);
        return [this, copy] {
            m_found = copy;
            Q_EMIT found();
        };
    });
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
}

} // namespace sw::views
