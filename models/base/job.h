// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/progress.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>

namespace sw::base
{

/// Long work in a thread of its own. It works on copies; its result is delivered in the thread of this object, unless
/// this object is gone. Work that is under way then is cancelled and outlives it, so that it can clean up behind
/// itself; the program waits for it at its end.
class Job : public QObject
{
    Q_OBJECT

public:
    enum class Policy {
        LatestWins, ///< what is started drops what was before it; what is cancelled delivers nothing
        OneAtATime  ///< nothing starts while work is under way; what is cancelled delivers how it ended
    };
    using Delivery = std::function<void()>;
    using Work = std::function<Delivery(const Progress &)>;
    using Poster = std::function<void(const Delivery &)>;

    explicit Job(Policy policy, QObject *parent = nullptr);
    ~Job() override;

    bool isRunning() const { return m_running; }
    /// Runs \p work in a thread, and what it returns in the thread of this object.
    void start(const Work &work);
    void cancel();
    /// For the work: delivers what is there before it is done, in the order of the calls; with LatestWins nothing of
    /// work that was cancelled.
    Poster poster() const;

Q_SIGNALS:
    void runningChanged(bool running);
    /// The newest report, at most twenty times a second, and the last one before the delivery.
    void progressed(double share, const QString &what);

private:
    struct Link;
    struct Run;
    void launch(const Work &work);
    void finish(const Delivery &delivery);
    void setRunning(bool running);
    void tell();

    const Policy m_policy;
    const std::shared_ptr<Link> m_link;
    std::shared_ptr<Run> m_run; ///< what a thread is busy with
    Work m_next;                ///< waits for the thread
    QTimer m_tick;
    bool m_running = false;
};

} // namespace sw::base
