// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/progress.h"
#include "models/deploy/apply/apply.h"
#include "models/design/design.h"
#include "models/schema/model.h"
#include "models/services/deployment/applyrecords.h"
#include "models/services/deployment/drift.h"
#include "models/services/deployment/evidence.h"
#include "models/services/deployment/serveraddress.h"

namespace sw::services
{

/// A plan for a person to look at.
struct Proposal
{
    deploy::Plan plan;
    QList<base::Error> warnings;     ///< what to know before going on: an apply that broke off, rights that are missing
    QList<Difference> differences{}; ///< of each step, who changed its object since the last apply
    QList<Evidence> evidence{};      ///< documents behind the counts

    const Difference *differenceOf(const deploy::Step &step) const;
    const Evidence *evidenceOf(const deploy::Step &step) const;
};

/// What came of an apply.
struct Outcome
{
    deploy::ApplyReport report;
    std::optional<base::Error>
        unrecorded; ///< why the state that was reached could not be kept; it is reached all the same
};

/// The way from a design to one database, the same for every program: look and plan, then apply what a person has
/// consented to, journal it and remember the state that was reached. Calls block; they are made off the GUI thread.
class Deployment
{
public:
    /// Errors of connectTo().
    static base::Result<Deployment> connect(const Connect &connect, ServerAddress &address, ApplyRecords records,
                                            const base::Progress &progress = {});

    /// The steps that would make the database match, with a count of what stricter rules would refuse. Errors
    /// InvalidModel, and those of inspect(), makePlan() and countViolators().
    base::Result<Proposal> propose(const schema::Model &model, const design::Design &design,
                                   const base::Progress &progress = {});
    /// A plan that was kept. Error Drift when it is for another database.
    base::Result<Proposal> propose(const deploy::Plan &kept);
    /// What was opened for plans only may be applied from now on.
    void unlock() { m_planOnly = false; }
    bool isPlanOnly() const { return m_planOnly; }
    /// Runs \p plan, once. Error Refused when only plans are made for the server. After a run that was verified,
    /// earlier runs that broke off are settled.
    Outcome apply(const deploy::Plan &plan, const deploy::Consent &consent, const base::Progress &progress = {},
                  const deploy::StepWatch &watch = {});
    /// What differs between design and server, and which of the two changed since the last apply from this machine.
    base::Result<Comparison> compare(const schema::Model &model, const design::Design &design,
                                     const base::Progress &progress = {});

private:
    Deployment(std::unique_ptr<deploy::Session> session, const ServerAddress &address, ApplyRecords records);
    base::Result<Proposal> proposalFor(const schema::Model &model, const design::Design &design,
                                       const base::Progress &progress);
    base::Result<Comparison> comparisonOf(const schema::Model &model, const design::Design &design,
                                          const base::Progress &progress);
    /// Adds what changed its name to \p plan, and tells who changed what.
    base::Result<QList<Difference>> tellChanges(deploy::Plan &plan, const schema::Model &model,
                                                const design::Design &design, const deploy::Snapshot &live,
                                                const base::Progress &progress);
    base::Result<deploy::Snapshot> inspect(const design::Design &design, const base::Progress &progress);
    bool doubtCounts(deploy::Snapshot &snapshot, const deploy::Plan &plan);
    std::optional<base::Error> problemOf(const deploy::Snapshot &snapshot);
    QList<base::Error> warningsFor(const deploy::Plan &plan, const deploy::Rights &rights) const;
    std::optional<base::Error> record(const deploy::Plan &plan, const deploy::Snapshot &reached,
                                      const base::Progress &progress);

    std::unique_ptr<deploy::Session> m_session;
    QString m_database;
    ApplyRecords m_records;
    bool m_planOnly = false;
};

} // namespace sw::services
