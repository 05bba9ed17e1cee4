// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/job.h"
#include "models/services/deployment/deployment.h"

namespace sw::views
{

/// Talks to the server for the export dialog, off the GUI thread: one job at a time, with progress, and cancelled when
/// the dialog goes. Works on snapshots, so that editing goes on meanwhile.
class ExportJob : public QObject
{
    Q_OBJECT

public:
    explicit ExportJob(services::Connect connect, QObject *parent = nullptr);

    const services::Connect &connection() const { return m_connect; }
    bool isRunning() const { return m_job.isRunning(); }
    /// Connects, reads the database and makes a plan; ends with proposed() or failed().
    void propose(const services::ServerAddress &address, const schema::Model &model, const design::Design &design);
    /// The same on the connection of the last one, which is there.
    void proposeAgain(const schema::Model &model, const design::Design &design);
    /// Runs \p plan on the connection of the last propose(); ends with applied(). \p unlocked: although only plans are
    /// to be made for the server.
    void apply(const deploy::Plan &plan, const deploy::Consent &consent, bool unlocked);
    void cancel() { m_job.cancel(); }

Q_SIGNALS:
    void runningChanged(bool running);
    void progressed(double share, const QString &what);
    void proposed(const sw::services::Proposal &proposal);
    void failed(const sw::base::Error &error);
    /// \p report: nothing when the step begins.
    void stepChanged(int number, const std::optional<sw::deploy::StepReport> &report);
    void applied(const sw::services::Outcome &outcome);

private:
    const services::Connect m_connect;
    /// Used by one worker at a time, which may outlive the dialog.
    const std::shared_ptr<std::optional<services::Deployment>> m_deployment;
    base::Job m_job;
};

} // namespace sw::views
