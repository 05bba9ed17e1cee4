// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/deployment/deployment.h"

#include "models/base/texts.h"
#include "models/deploy/apply/catalog.h"
#include "models/deploy/apply/inspect.h"
#include "models/deploy/plan/makeplan.h"
#include "models/deploy/plan/missingrights.h"
#include "models/deploy/plan/violators.h"
#include "models/schema/validation/validatemodel.h"
#include "models/services/deployment/renames.h"
#include "models/services/deployment/stoppablereads.h"

#include <algorithm>

namespace sw::services
{

namespace
{

base::Result<void> checkModel(const schema::Model &model)
{
    const QList<base::Error> errors = schema::validateModel(model);
    if (errors.isEmpty())
        return {};
    base::Error first = errors.first();
    if (errors.size() > 1)
        first.message += QLatin1Char(' ') + Text::tr("(%1 more errors)").arg(errors.size() - 1);
    return first;
}

QString numbers(const QList<int> &steps)
{
    QStringList texts;
    for (const int step : steps)
        texts << QString::number(step);
    return texts.isEmpty() ? Text::tr("none") : texts.join(QStringLiteral(", "));
}

base::Error warningOf(const deploy::UnfinishedRun &run)
{
    return {base::ErrorCode::Partial,
            Text::tr("An earlier apply of plan %1 broke off. Of its %2 steps these were done: %3; of these "
                     "it is not known: %4.")
                .arg(run.planHash.left(6), QString::number(run.steps), numbers(run.done), numbers(run.uncertain)),
            run.path, Text::tr("This plan is made from what the server holds now.")};
}

} // namespace

Deployment::Deployment(std::unique_ptr<deploy::Session> session, const ServerAddress &address, ApplyRecords records)
    : m_session(std::move(session)),
      m_database(address.database),
      m_records(std::move(records)),
      m_planOnly(address.planOnly)
{}

base::Result<Deployment> Deployment::connect(const Connect &connect, ServerAddress &address, ApplyRecords records,
                                             const base::Progress &progress)
{
    auto session = connectTo(connect, address, progress);
    if (!session)
        return session.error();
    return Deployment(std::move(*session), address, std::move(records));
}

base::Result<deploy::Snapshot> Deployment::inspect(const design::Design &design, const base::Progress &progress)
{
    QStringList names;
    for (const design::Collection &collection : design.collections)
        names << collection.name;
    return deploy::inspect(*m_session, m_database, names, progress);
}

QList<base::Error> Deployment::warningsFor(const deploy::Plan &plan, const deploy::Rights &rights) const
{
    QList<base::Error> out;
    for (const deploy::UnfinishedRun &run : m_records.unfinishedRuns(plan))
        out << warningOf(run);
    for (const QString &right : deploy::missingRights(plan, rights))
        out << base::Error{base::ErrorCode::Rights, right, {}, Text::tr("Without it, apply refuses to begin.")};
    return out;
}

base::Result<Proposal> Deployment::propose(const schema::Model &model, const design::Design &design,
                                           const base::Progress &progress)
{
    const StoppableReads reads(*m_session, progress);
    return reads.told(proposalFor(model, design, progress));
}

base::Result<Proposal> Deployment::proposalFor(const schema::Model &model, const design::Design &design,
                                               const base::Progress &progress)
{
    if (const auto sound = checkModel(model); !sound)
        return sound.error();
    auto snapshot = inspect(design, progress.part(0, 0.5));
    if (!snapshot)
        return snapshot.error();
    if (const auto problem = problemOf(*snapshot))
        return *problem;
    auto plan = deploy::makePlan(model, design, *snapshot);
    if (plan && doubtCounts(*snapshot, *plan))
        plan = deploy::makePlan(model, design, *snapshot);
    if (!plan)
        return plan.error();
    if (const auto counted = deploy::countViolators(*m_session, *plan, progress.part(0.5, 0.9)); !counted)
        return counted.error();
    const auto differences = tellChanges(*plan, model, design, *snapshot, progress.part(0.9, 0.9));
    if (!differences)
        return differences.error();
    const QList<Evidence> evidence = collectEvidence(*m_session, *plan, progress.part(0.9, 1));
    return Proposal{*plan, warningsFor(*plan, snapshot->rights), *differences, evidence};
}

base::Result<QList<Difference>> Deployment::tellChanges(deploy::Plan &plan, const schema::Model &model,
                                                        const design::Design &design, const deploy::Snapshot &live,
                                                        const base::Progress &progress)
{
    const std::optional<Baseline> before = m_records.loadBaseline(live);
    const auto since = before ? deploy::makePlan(model, design, before->snapshot) : plan;
    if (!before || !since)
        return differencesOf(plan, nullptr);
    const LastApplied last{before->snapshot, *since};
    const QList<Difference> known = differencesOf(plan, &last);
    if (const auto added = addRenames(*m_session, plan, design, *before, progress); !added)
        return added.error();
    QList<Difference> out;
    for (const deploy::Step &step : std::as_const(plan.steps)) {
        const auto found = std::find_if(known.cbegin(), known.cend(), [&](const Difference &one) {
            return one.step.kind == step.kind && one.step.object == step.object && one.step.from == step.from &&
                   one.step.to == step.to;
        });
        // What addRenames() added comes from names of the model.
        out << (found == known.cend() || (step.kind == deploy::StepKind::Manual && found->step.what != step.what)
                    ? Difference{step, ChangedBy::Model, {}}
                    : Difference{step, found->changedBy, found->lastApplied});
    }
    return out;
}

const Difference *Proposal::differenceOf(const deploy::Step &step) const
{
    const auto found = std::find_if(differences.cbegin(), differences.cend(), [&](const Difference &one) {
        return one.step.kind == step.kind && one.step.object == step.object && one.step.from == step.from;
    });
    return found == differences.cend() ? nullptr : &*found;
}

const Evidence *Proposal::evidenceOf(const deploy::Step &step) const
{
    const auto found =
        std::find_if(evidence.cbegin(), evidence.cend(), [&](const Evidence &one) { return one.isAbout(step); });
    return found == evidence.cend() ? nullptr : &*found;
}

/// After a crash a server may count no documents where there are some. Where a step of \p plan takes a collection for
/// empty that is not, its number becomes unknown, and the answer is yes.
bool Deployment::doubtCounts(deploy::Snapshot &snapshot, const deploy::Plan &plan)
{
    bool out = false;
    for (deploy::LiveCollection &live : snapshot.collections) {
        const bool taken = live.documents == 0 && live.type == QLatin1String("collection") &&
                           std::any_of(plan.steps.cbegin(), plan.steps.cend(), [&](const deploy::Step &step) {
                               return step.collection == live.name && step.kind != deploy::StepKind::Manual;
                           });
        const auto holds = taken ? deploy::holdsDocuments(*m_session, m_database, live.name) : false;
        if (!holds || !*holds)
            continue;
        live.documents = std::nullopt;
        out = true;
    }
    return out;
}

/// Why no plan for this place could ever be applied.
std::optional<base::Error> Deployment::problemOf(const deploy::Snapshot &snapshot)
{
    const deploy::ServerIdentity &server = snapshot.server;
    if (!server.isWritable)
        return base::Error{
            base::ErrorCode::Unsupported,
            Text::tr("The server is a secondary of the set %1; changes are made at its primary%2.")
                .arg(server.name, server.primary.isEmpty() ? QString() : QLatin1Char(' ') + server.primary),
            m_session->serverName(),
            Text::tr("Connect to the primary, or name the set: replicaSet=%1, without "
                     "directConnection.")
                .arg(server.name)};
    if (!snapshot.collections.isEmpty())
        return std::nullopt;
    for (const QString &name : deploy::readDatabaseNames(*m_session)) {
        if (name != m_database && name.compare(m_database, Qt::CaseInsensitive) == 0)
            return base::Error{
                base::ErrorCode::InvalidModel,
                Text::tr("The database %1 exists, whose name differs only in upper and lower case.").arg(name),
                m_database, Text::tr("Use the existing spelling, or another name.")};
    }
    return std::nullopt;
}

base::Result<Proposal> Deployment::propose(const deploy::Plan &kept)
{
    if (kept.database != m_database)
        return base::Error{base::ErrorCode::Drift,
                           Text::tr("It was made for the database %1, not for %2.").arg(kept.database, m_database),
                           Text::tr("plan %1").arg(kept.shortHash()),
                           Text::tr("Make a plan for this database with 'plan -o'.")};
    const auto rights = deploy::readRights(*m_session);
    return rights ? base::Result<Proposal>(Proposal{kept, warningsFor(kept, *rights)}) : rights.error();
}

/// What later plans and comparisons like to know.
std::optional<base::Error> Deployment::record(const deploy::Plan &plan, const deploy::Snapshot &reached,
                                              const base::Progress &progress)
{
    m_records.settleUnfinishedRuns(plan);
    const auto snapshot = deploy::inspect(*m_session, m_database, {}, progress, deploy::Parts::WithoutSizes, reached);
    const base::Result<void> saved =
        snapshot ? m_records.saveBaseline({*snapshot, plan.names, plan.renames}) : snapshot.error();
    return saved ? std::nullopt : std::optional(saved.error());
}

Outcome Deployment::apply(const deploy::Plan &plan, const deploy::Consent &consent, const base::Progress &progress,
                          const deploy::StepWatch &watch)
{
    Outcome out;
    const base::Result<QString> path = m_records.journalPath(plan);
    if (plan.isEmpty())
        out.report.verified = true;
    else if (m_planOnly)
        out.report.error =
            base::Error{base::ErrorCode::Refused,
                        Text::tr("This is a production server: plans are made for it, and nothing is applied."),
                        plan.server.name, Text::tr("Unlock it for this run (--unlock), or keep the plan for others.")};
    else if (path) {
        const StoppableReads reads(*m_session, progress);
        out.report = deploy::applyPlan(*m_session, plan, consent, *path, progress.part(0, 0.9), watch);
    } else
        out.report.error = path.error();
    if (out.report.verified)
        out.unrecorded = record(plan, out.report.reached, progress.part(0.9, 1));
    return out;
}

base::Result<Comparison> Deployment::compare(const schema::Model &model, const design::Design &design,
                                             const base::Progress &progress)
{
    const StoppableReads reads(*m_session, progress);
    return reads.told(comparisonOf(model, design, progress));
}

base::Result<Comparison> Deployment::comparisonOf(const schema::Model &model, const design::Design &design,
                                                  const base::Progress &progress)
{
    const auto live = inspect(design, progress);
    if (!live)
        return live.error();
    auto now = deploy::makePlan(model, design, *live);
    if (!now)
        return now.error();
    const auto differences = tellChanges(*now, model, design, *live, progress);
    if (!differences)
        return differences.error();
    return Comparison{*now, *differences};
}

} // namespace sw::services
