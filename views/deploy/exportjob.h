// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/deployment/deployment.h"

#include <QObject>

namespace sw::views
{

/// Talks to the server for the export dialog, off the GUI thread: one job at a time, with progress, and cancelled when
/// the dialog goes. Works on snapshots, so that editing goes on meanwhile.
class ExportJob : public QObject
{
    Q_OBJECT

public:
    explicit ExportJob(services::Connect connect, QObject *parent = nullptr);
    ~ExportJob() override;

    bool isRunning() const { return m_running; }
    /// Connects, reads the database and makes a plan; ends with proposed() or failed().
    void propose(services::ServerAddress address, const schema::Model &model, const design::Design &design);
    /// Runs \p plan on the connection of the last propose(); ends with applied().
    void apply(const deploy::Plan &plan, const deploy::Consent &consent);
    void cancel();

Q_SIGNALS:
    void runningChanged(bool running);
    void progressed(int done, int total, const QString &what);
    void proposed(const sw::services::Proposal &proposal);
    void failed(const sw::base::Error &error);
    void applied(const sw::services::Outcome &outcome);

private:
    struct Shared;
    void start(std::function<void(Shared &)> work);
    void finish();

    std::shared_ptr<Shared> m_shared;
    bool m_running = false;
};

} // namespace sw::views
