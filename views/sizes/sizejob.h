// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <memory>

namespace sw::views
{

/// Long work on copies, off the GUI thread, with progress; one at a time. Work that cleans up behind itself gets the
/// time to do so: it outlives this object, and the program waits for it.
class SizeJob : public QObject
{
    Q_OBJECT

public:
    /// Says what is under way and which share is done; false: stop.
    using Progress = std::function<bool(double share, const QString &what)>;
    /// Runs in the GUI thread, unless this object is gone.
    using Delivery = std::function<void()>;
    using Work = std::function<Delivery(const Progress &)>;

    explicit SizeJob(QObject *parent = nullptr);
    ~SizeJob() override;

    using Poster = std::function<void(const Delivery &)>;

    bool isRunning() const { return m_running; }
    /// Delivers what is there before the work is done, in the order of the calls.
    Poster poster() const;
    void start(const Work &work);
    void cancel();

Q_SIGNALS:
    void runningChanged(bool running);
    void progressed(double share, const QString &what);

private:
    struct Shared;
    void finish(const Delivery &delivery);

    std::shared_ptr<Shared> m_shared;
    bool m_running = false;
};

} // namespace sw::views
