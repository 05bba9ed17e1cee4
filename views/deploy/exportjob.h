// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/plan/plan.h"
#include "models/schema/model.h"
#include "views/deploy/serveraccess.h"

#include <QObject>

namespace sw::views
{

/// Talks to the server for the export dialog, off the GUI thread: one job at a time, with progress, and cancelled when
/// the dialog goes. Works on snapshots, so that editing goes on meanwhile.
class ExportJob : public QObject
{
    Q_OBJECT

public:
    explicit ExportJob(std::shared_ptr<ServerAccess> access, QObject *parent = nullptr);
    ~ExportJob() override;

    bool isRunning() const { return m_running; }
    /// Connects, reads the database and makes a plan; ends with planned() or failed().
    void makePlan(const QString &uri, const QByteArray &password, const QString &database, const schema::Model &model,
                  const design::Design &design);
    /// Runs \p plan on the connection of the last makePlan(); ends with applied().
    void apply(const deploy::Plan &plan, const deploy::Consent &consent, const QString &journalPath);
    void cancel();

Q_SIGNALS:
    void runningChanged(bool running);
    void progressed(int done, int total, const QString &what);
    void planned(const sw::deploy::Plan &plan);
    void failed(const sw::base::Error &error);
    void applied(const sw::deploy::ApplyReport &report);

private:
    struct Shared;
    void start(std::function<void(Shared &)> work);
    void finish();

    std::shared_ptr<Shared> m_shared;
    bool m_running = false;
};

} // namespace sw::views
