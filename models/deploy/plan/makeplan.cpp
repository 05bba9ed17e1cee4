// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/plan/makeplan.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/texts.h"
#include "models/deploy/apply/stepstate.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/diff/collectiondiff.h"
#include "models/deploy/normalise/normalisecollation.h"
#include "models/deploy/normalise/normaliseindex.h"
#include "models/deploy/plan/designnames.h"
#include "models/deploy/plan/lint.h"
#include "models/deploy/plan/target.h"
#include "models/design/validator/validator.h"

#include <QCryptographicHash>
#include <QSet>

#include <algorithm>

namespace sw::deploy
{

namespace
{

Target targetOf(const design::Collection &collection, const design::ValidatorOptions &options)
{
    Target out;
    out.name = collection.name;
    out.type = collection.timeSeries ? QStringLiteral("timeseries") : QStringLiteral("collection");
    out.options = design::createOptions(collection, options);
    for (const design::Index &index : collection.indexes) {
        // Every collection has this one, and the server names it.
        if (index.keys.size() != 1 || index.keys.first().path != QLatin1String("_id") ||
            index.keys.first().kind != design::KeyKind::Ascending)
            out.indexes << design::indexSpecification(index);
    }
    return out;
}

QString hashOf(const QList<Target> &targets)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const Target &target : targets) {
        hash.addData(createCommand(target).bytes());
        hash.addData(createIndexesCommand(target.name, target.indexes).bytes());
    }
    return QString::fromLatin1(hash.result().toHex());
}

std::optional<base::Error> serverProblem(const ServerIdentity &server, const QList<Target> &targets)
{
    const QString other = Text::tr("Use a MongoDB server of version 4.4 or newer.");
    if (server.product != QLatin1String("MongoDB"))
        return base::Error{base::ErrorCode::Unsupported,
                           Text::tr("The server is not a MongoDB server, so it is only read."), server.name, other};
    if (!server.isAtLeast(4, 4))
        return base::Error{base::ErrorCode::Unsupported,
                           Text::tr("The server's version %1 is too old.").arg(server.versionText()), server.name,
                           other};
    if (server.topology == QLatin1String("sharded"))
        return base::Error{
            base::ErrorCode::Unsupported,
            Text::tr(
                "This is a sharded cluster. Shard keys, unique indexes across shards and builds on each of them are "
                "not checked here, so no plan is made for it."),
            server.name,
            Text::tr("Export a script for mongosh and review it with whoever runs the cluster, or plan for a replica "
                     "set.")};
    for (const Target &target : targets) {
        if (target.type == QLatin1String("timeseries") && !server.isAtLeast(5, 0))
            return base::Error{
                base::ErrorCode::Unsupported,
                Text::tr("Time-series collections need MongoDB 5.0; the server has %1.").arg(server.versionText()),
                target.name, Text::tr("Use a newer server, or take the time-series pattern off.")};
    }
    return std::nullopt;
}

/// Indexes that a live collection has besides those of the target, by name.
qsizetype furtherIndexes(const Target &target, const LiveCollection *live)
{
    if (live == nullptr)
        return 0;
    QSet<QString> names{QStringLiteral("_id_")};
    for (const base::Bson &index : target.indexes)
        names.insert(textAt(index, "name"));
    return std::count_if(live->indexes.cbegin(), live->indexes.cend(),
                         [&](const base::Bson &index) { return !names.contains(textAt(index, "name")); });
}

std::optional<base::Error> lintProblem(const QList<Target> &targets, const Snapshot &snapshot)
{
    QList<base::Error> errors = lintDatabaseName(snapshot.database);
    QSet<QString> names;
    for (const Target &target : targets) {
        errors << lintTarget(snapshot.database, target, furtherIndexes(target, snapshot.collection(target.name)));
        if (names.contains(target.name))
            errors << base::Error{base::ErrorCode::InvalidModel, Text::tr("Two collections have this name."),
                                  target.name, Text::tr("Rename one of them in the model.")};
        names.insert(target.name);
    }
    if (errors.isEmpty())
        return std::nullopt;
    base::Error first = errors.first();
    if (errors.size() > 1)
        first.message += QLatin1Char(' ') + Text::tr("(%1 more findings)").arg(errors.size() - 1);
    return first;
}

void addUnmanaged(Plan &plan, const QList<Target> &targets, const Snapshot &snapshot)
{
    QSet<QString> names;
    for (const Target &target : targets)
        names.insert(target.name);
    for (const LiveCollection &live : snapshot.collections) {
        if (!names.contains(live.name))
            plan.unmanaged << live.name;
    }
    plan.unmanaged.sort();
}

/// A default collation of an existing collection would be taken by text and 2d indexes, which the server then refuses.
void nameSimpleCollation(Target &target, const Snapshot &snapshot)
{
    const LiveCollection *live = snapshot.collection(target.name);
    if (live == nullptr ||
        normaliseCollation(documentAt(live->options, "collation"), CollationOwner::Collection).isEmpty())
        return;
    for (base::Bson &index : target.indexes) {
        if (contains(index, "collation") || !(hasKeyKind(index, "text") || hasKeyKind(index, "2d")))
            continue;
        base::BsonBuilder simple;
        simple.beginDocument(QStringLiteral("collation"))
            .string(QStringLiteral("locale"), QStringLiteral("simple"))
            .end();
        index = joined(index, simple.finish());
    }
}

} // namespace

base::Result<Plan> makePlan(const schema::Model &model, const design::Design &design, const Snapshot &snapshot)
{
    const design::ValidatorOptions options = design::validatorOptions(model);
    QList<Target> targets;
    for (const design::Collection &collection : design.collections)
        targets << targetOf(collection, options);
    if (const auto problem = lintProblem(targets, snapshot))
        return *problem;
    if (const auto problem = serverProblem(snapshot.server, targets))
        return *problem;
    Plan plan;
    plan.modelHash = hashOf(targets);
    plan.server = snapshot.server;
    plan.database = snapshot.database;
    plan.madeAt = QDateTime::currentDateTimeUtc();
    plan.names = namesOf(design);
    Differ differ{snapshot, plan};
    for (Target &target : targets) {
        nameSimpleCollation(target, snapshot);
        diffCollection(differ, target);
    }
    addUnmanaged(plan, targets, snapshot);
    sortAndNumber(plan);
    return plan;
}

} // namespace sw::deploy
