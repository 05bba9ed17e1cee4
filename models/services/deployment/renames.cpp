// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/deployment/renames.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/texts.h"
#include "models/deploy/apply/patientread.h"
#include "models/deploy/apply/stepstate.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/errorcodes.h"
#include "models/deploy/plan/designnames.h"
#include "models/patterns/core/migrationscript.h"
#include "models/patterns/rules/renamesteps.h"

#include <QLocale>

#include <algorithm>

namespace sw::services
{

namespace
{

using deploy::Rename;

constexpr int countMilliseconds = 60'000;

/// A name that a path or an update would take for something else.
bool isPlainPath(const QString &path)
{
    return !path.startsWith(QLatin1Char('$')) && !path.contains(QLatin1String(".$")) && !path.isEmpty();
}

bool isAbout(const Rename &rename, const Rename &other)
{
    return rename.collection == other.collection && rename.from == other.from;
}

/// Of what was not finished when the last plan was applied, what the design still calls so.
QList<Rename> stillOpen(const QList<Rename> &renames, const design::Design &design)
{
    QList<Rename> out;
    for (const Rename &rename : renames) {
        const design::Collection *collection = design.collection(rename.collection);
        const bool open =
            collection && (rename.isOfCollection() ? design.collection(rename.from) == nullptr
                                                   : design::nodeAt(collection->root, rename.newPath()) != nullptr &&
                                                         design::nodeAt(collection->root, rename.from) == nullptr);
        if (open)
            out << rename;
    }
    return out;
}

QList<Rename> candidates(const deploy::Plan &plan, const design::Design &design, const Baseline &baseline)
{
    QList<Rename> out = deploy::renamesBetween(baseline.names, plan.names);
    for (const Rename &rename : stillOpen(baseline.renames, design)) {
        if (std::none_of(out.cbegin(), out.cend(), [&](const Rename &other) { return isAbout(rename, other); }))
            out << rename;
    }
    out.removeIf([](const Rename &rename) {
        return !rename.isOfCollection() && (!isPlainPath(rename.from) || !isPlainPath(rename.to));
    });
    return out;
}

base::Bson countCommand(const Rename &rename)
{
    base::BsonBuilder match;
    if (!rename.isOfCollection())
        match.beginDocument(rename.from).boolean("$exists", true).end();
    const base::Bson filter = base::BsonBuilder().document("$match", match.finish()).finish();
    const base::Bson count = base::BsonBuilder().string("$count", QStringLiteral("n")).finish();
    base::BsonBuilder out;
    out.string("aggregate", rename.isOfCollection() ? rename.from : rename.collection);
    out.merge(deploy::listDocument(QStringLiteral("pipeline"), {filter, count}));
    out.beginDocument("cursor").end().int32("maxTimeMS", countMilliseconds);
    return out.finish();
}

base::Result<std::optional<qint64>> countDocuments(deploy::Session &session, const QString &database,
                                                   const Rename &rename)
{
    const deploy::Reply reply = deploy::readPatiently(session, database, countCommand(rename));
    if (deploy::reactionTo(reply) == deploy::Reaction::Uncertain)
        return deploy::readErrorOf(reply, QStringLiteral("aggregate"), database + QLatin1Char('.') + rename.collection);
    if (!reply.ok)
        return std::optional<qint64>();
    const QList<base::Bson> found = deploy::documentsAt(reply.document, "cursor.firstBatch");
    return std::optional<qint64>(found.isEmpty() ? 0 : deploy::wholeAt(found.first(), "n").value_or(0));
}

QString documentsText(const std::optional<qint64> &documents)
{
    return documents ? Text::tr("%n document(s)", nullptr, static_cast<int>(std::min<qint64>(*documents, 1 << 30)))
                     : Text::tr("an unknown number of documents");
}

/// Documents have it, as far as is known.
bool isStored(const Rename &rename)
{
    return rename.documents != 0;
}

QList<Rename> fieldsOf(const deploy::Plan &plan, const QString &collection)
{
    QList<Rename> out = plan.renames;
    out.removeIf([&](const Rename &rename) {
        return rename.isOfCollection() || rename.collection != collection || !isStored(rename);
    });
    return out;
}

QString titleOf(const QString &collection)
{
    return Text::tr("New names in %1").arg(collection);
}

QString scriptOf(const QString &title, const patterns::Migration &migration, bool cuts)
{
    return patterns::migrationScript(title, migration.steps, {1, migration.steps.size(), cuts});
}

patterns::Migration migrationOf(const design::Collection &collection, const QList<Rename> &renames)
{
    QList<patterns::RenamedField> fields;
    for (const Rename &rename : renames)
        fields << patterns::RenamedField{rename.from, rename.to};
    return patterns::fieldRenames(collection, fields);
}

deploy::Step manualStep(const QString &collection, const QString &what, const QString &script)
{
    deploy::Step step;
    step.kind = deploy::StepKind::Manual;
    step.change = deploy::ChangeClass::ScriptOnly;
    step.collection = collection;
    step.object = collection;
    step.what = what;
    step.script = script;
    step.why = Text::tr("The model gave it another name; it is the same thing, and its values are to be kept.");
    return step;
}

void addCollectionSteps(deploy::Plan &plan)
{
    for (const Rename &rename : std::as_const(plan.renames)) {
        if (!rename.isOfCollection() || !isStored(rename))
            continue;
        deploy::Step step = manualStep(
            rename.collection, Text::tr("renamed: %1 → %2").arg(rename.from, rename.collection),
            scriptOf(titleOf(rename.collection), patterns::collectionRename(rename.from, rename.collection), false));
        step.onServer = Text::tr("%1 in %2").arg(documentsText(rename.documents), rename.from);
        step.inPlan = rename.collection;
        step.documents = rename.documents;
        plan.steps << step;
    }
}

/// Steps that tighten the rules say why documents fail, and what helps.
void explain(deploy::Plan &plan, const QString &collection, const QString &names)
{
    for (deploy::Step &step : plan.steps) {
        if (step.collection == collection && step.kind == deploy::StepKind::ChangeValidator)
            step.why +=
                QLatin1Char(' ') +
                Text::tr("Fields were renamed (%1): documents fail until the script brings them along.").arg(names);
    }
}

void addFieldSteps(deploy::Plan &plan, const design::Design &design)
{
    for (const design::Collection &collection : design.collections) {
        const QList<Rename> fields = fieldsOf(plan, collection.name);
        if (fields.isEmpty())
            continue;
        QStringList names;
        QStringList stored;
        std::optional<qint64> most = 0;
        for (const Rename &rename : fields) {
            names << Text::tr("%1 → %2").arg(rename.from, rename.newPath());
            stored << Text::tr("%1 with %2").arg(documentsText(rename.documents), rename.from);
            most = most && rename.documents ? std::optional(std::max(*most, *rename.documents)) : std::nullopt;
        }
        const QString all = names.join(QStringLiteral(", "));
        explain(plan, collection.name, all);
        deploy::Step step = manualStep(collection.name, Text::tr("renamed: %1").arg(all),
                                       scriptOf(titleOf(collection.name), migrationOf(collection, fields), false));
        step.onServer = stored.join(QStringLiteral(", "));
        step.inPlan = all;
        step.documents = most;
        plan.steps << step;
    }
}

} // namespace

base::Result<void> addRenames(deploy::Session &session, deploy::Plan &plan, const design::Design &design,
                              const Baseline &baseline, const base::Progress &progress)
{
    QList<Rename> renames = candidates(plan, design, baseline);
    for (Rename &rename : renames) {
        if (progress.isCancelled())
            return base::Error{base::ErrorCode::Cancelled, Text::tr("Counting was stopped."), plan.database, {}};
        const auto counted = countDocuments(session, plan.database, rename);
        if (!counted)
            return counted.error();
        rename.documents = *counted;
    }
    // Documents of a collection that is renamed itself come later, with their former fields.
    const auto comeLater = [&renames](const Rename &field) {
        return std::any_of(renames.cbegin(), renames.cend(), [&](const Rename &other) {
            return other.isOfCollection() && other.collection == field.collection && isStored(other);
        });
    };
    for (const Rename &rename : std::as_const(renames)) {
        if (isStored(rename) || (!rename.isOfCollection() && comeLater(rename)))
            plan.renames << rename;
    }
    addCollectionSteps(plan);
    addFieldSteps(plan, design);
    deploy::sortAndNumber(plan);
    return {};
}

QString renameScript(const deploy::Plan &plan, const design::Design &design, bool cuts)
{
    QString out;
    for (const Rename &rename : plan.renames) {
        if (rename.isOfCollection() && isStored(rename))
            out +=
                scriptOf(titleOf(rename.collection), patterns::collectionRename(rename.from, rename.collection), cuts) +
                QLatin1Char('\n');
    }
    for (const design::Collection &collection : design.collections) {
        const QList<Rename> fields = fieldsOf(plan, collection.name);
        if (!fields.isEmpty())
            out += scriptOf(titleOf(collection.name), migrationOf(collection, fields), cuts) + QLatin1Char('\n');
    }
    return out;
}

} // namespace sw::services
