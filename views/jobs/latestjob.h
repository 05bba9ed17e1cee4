// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>

namespace sw::views
{

/// Work in a thread of its own whose result is wanted only while nothing newer has been asked for: figures that follow
/// what is being typed. It works on copies; only the delivery touches widgets.
class LatestJob : public QObject
{
    Q_OBJECT

public:
    using IsCancelled = std::function<bool()>;
    using Delivery = std::function<void()>;
    using Work = std::function<Delivery(const IsCancelled &)>;

    explicit LatestJob(QObject *parent = nullptr);
    /// Waits until the running work has noticed that it is cancelled.
    ~LatestJob() override;

    /// Runs \p work in the thread and what it returns in this object's thread; drops what was asked for before.
    void start(const Work &work);
    void cancel();

private:
    using Token = std::shared_ptr<std::atomic_bool>;

    QThreadPool m_pool;
    Token m_token; ///< of the newest work; true: cancelled
};

} // namespace sw::views
