// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/apply/apply.h"
#include "models/deploy/apply/inspect.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/plan/consent.h"
#include "models/deploy/plan/makeplan.h"
#include "models/deploy/plan/plan.h"
#include "models/deploy/plan/violators.h"
#include "models/mongo/mongosession.h"
#include "tests/support/server/mongoserver.h"
#include "tests/support/server/rawclient.h"

#include <QTest>

namespace sw::deploytesting
{

using testsupport::RawClient;

/// Records what passes, and lets a test act before a command is sent or take the connection away after it was.
class SpySession : public deploy::Session
{
public:
    explicit SpySession(std::unique_ptr<deploy::Session> inner) : m_inner(std::move(inner)) {}

    deploy::Reply run(const QString &database, const base::Bson &command) override
    {
        const QString name = deploy::firstName(command);
        if (before)
            before(name, command);
        names << name;
        commands << command;
        deploy::Reply reply = m_inner->run(database, command);
        if (after)
            after(name, reply);
        return reply;
    }
    QString serverName() const override { return m_inner->serverName(); }
    QString userName() const override { return m_inner->userName(); }
    std::optional<bool> allMembersUp() override { return m_inner->allMembersUp(); }
    bool isServerProven() const override { return proven; }
    void allowChanges(bool allowed) override { m_inner->allowChanges(allowed); }

    int countOf(const char *name) const { return static_cast<int>(names.count(QLatin1String(name))); }
    void forget()
    {
        names.clear();
        commands.clear();
    }

    std::function<void(const QString &, const base::Bson &)> before;
    std::function<void(const QString &, deploy::Reply &)> after;
    QStringList names;
    QList<base::Bson> commands;
    bool proven = true;

private:
    std::unique_ptr<deploy::Session> m_inner;
};

inline std::unique_ptr<SpySession> connectSpy(const QString &uri, const QByteArray &password = {})
{
    mongo::ConnectOptions options;
    options.uri = uri;
    options.password = password;
    options.selectionTimeoutMs = 3000;
    options.buildPollMs = 1000;
    auto session = mongo::connectTo(options);
    if (!session) {
        qWarning("%s", qPrintable(session.error().text()));
        return nullptr;
    }
    return std::make_unique<SpySession>(std::move(*session));
}

inline design::Index indexOn(const QList<design::IndexKey> &keys)
{
    design::Index out;
    out.keys = keys;
    out.name = design::defaultIndexName(keys);
    return out;
}

/// A collection of required string fields.
inline design::Collection collectionOf(const QString &name, const QStringList &fields,
                                       const QList<design::Index> &indexes = {})
{
    design::Collection out;
    out.name = name;
    QList<design::Node> nodes{design::makeNode(QStringLiteral("_id"), schema::FieldType::ObjectId)};
    for (const QString &field : fields)
        nodes << design::makeNode(field, schema::FieldType::String);
    out.root = design::makeObject({}, nodes);
    out.indexes = indexes;
    return out;
}

inline design::Design designOf(const QList<design::Collection> &collections)
{
    design::Design out;
    out.collections = collections;
    return out;
}

/// So many collections of 12 fields and 3 indexes.
inline design::Design manyOf(int count)
{
    using design::KeyKind;
    QStringList fields;
    for (int i = 0; i < 12; ++i)
        fields << QStringLiteral("field%1").arg(i);
    QList<design::Index> indexes;
    for (int i = 0; i < 3; ++i)
        indexes << indexOn({{fields.at(i), KeyKind::Ascending}, {fields.at(i + 1), KeyKind::Descending}});
    QList<design::Collection> collections;
    for (int i = 0; i < count; ++i)
        collections << collectionOf(QStringLiteral("collection%1").arg(i), fields, indexes);
    return designOf(collections);
}

inline QStringList namesIn(const design::Design &design)
{
    QStringList out;
    for (const design::Collection &collection : design.collections)
        out << collection.name;
    return out;
}

/// Looks, plans and counts, as the programs do.
inline base::Result<deploy::Plan> planFor(deploy::Session &session, const QString &database,
                                          const design::Design &design)
{
    const auto snapshot = deploy::inspect(session, database, namesIn(design));
    if (!snapshot)
        return snapshot.error();
    auto plan = deploy::makePlan({}, design, *snapshot);
    if (!plan)
        return plan.error();
    if (const auto counted = deploy::countViolators(session, *plan); !counted)
        return counted.error();
    return plan;
}

/// Accepts everything that a plan asks for.
inline deploy::Consent fullConsent(const deploy::Plan &plan)
{
    deploy::Consent out{true, {}};
    for (const deploy::Step &step : plan.steps)
        out.accepted << deploy::acknowledgement(plan, step);
    return out;
}

inline QString describe(const deploy::ApplyReport &report)
{
    QStringList out;
    if (report.error)
        out << QString::number(static_cast<int>(report.error->code)) + QLatin1Char(' ') + report.error->text();
    for (const deploy::StepReport &step : report.steps)
        out << QStringLiteral("%1:%2 %3")
                   .arg(QString::number(step.number), QString::number(static_cast<int>(step.state)), step.detail);
    return out.join(QLatin1Char('\n'));
}

inline QString describe(const deploy::Plan &plan)
{
    QStringList out = plan.notes;
    for (const deploy::Step &step : plan.steps)
        out << QStringLiteral("%1 %2 %3 | %4\n  from %5\n  to   %6\n  cmd  %7")
                   .arg(QString::number(step.number), deploy::classCode(step.change), step.object, step.what,
                        QString::fromUtf8(step.from.toRelaxedJson()), QString::fromUtf8(step.to.toRelaxedJson()),
                        QString::fromUtf8(step.command.toRelaxedJson()));
    return out.join(QLatin1Char('\n'));
}

} // namespace sw::deploytesting
