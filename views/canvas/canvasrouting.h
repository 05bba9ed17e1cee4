// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/scene/scene.h"

#include <QObject>

#include <memory>

namespace sw::base
{
class Job;
}

namespace sw::views
{

/// Finds the ways of the lines of a canvas. A few are found at once; many are found in a thread, so that thousands of
/// cards can be looked at and edited immediately: until then their lines lead straight over whatever is there.
class CanvasRouting : public QObject
{
    Q_OBJECT

public:
    explicit CanvasRouting(QObject *parent = nullptr);

    /// Gives the lines of \p scene, built anew, their ways; those that are as they were in \p shown keep them.
    void route(diagram::Scene &scene, const diagram::Scene &shown);
    /// Finds what is still missing in \p scene now, and waits for it.
    void finish(diagram::Scene &scene);
    /// Other things are shown: what is being found is of no use.
    void cancel();
    bool isRunning() const;

Q_SIGNALS:
    /// The ways are there: the scene is to be built again.
    void found();
    void runningChanged(bool running);

private:
    void start(const diagram::Scene &scene, const QList<qsizetype> &lines);

    base::Job *m_job;
    std::shared_ptr<const diagram::Scene> m_found; ///< not yet taken over
};

} // namespace sw::views
