// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/write/samplegenerator.h"
#include "tests/support/patterncase.h"
#include "tests/support/sizes/storedfacts.h"

namespace sw::patterntesting
{

using testsupport::PatternCase;
using testsupport::StoredDocuments;

/// Documents of \p whole: at most 600 in a collection and about 400 KB in all, in the model's proportions.
inline StoredDocuments generated(const design::Design &whole)
{
    constexpr double mostDocuments = 600, mostBytes = 400'000;
    for (double most = mostDocuments;;) {
        StoredDocuments out;
        double bytes = 0;
        const design::Design design = testsupport::scaledDown(whole, most);
        for (const design::Collection &collection : design.collections) {
            const samples::SampleGenerator generator(design, collection);
            for (quint64 n = 0; n < static_cast<quint64>(collection.documents.likely); ++n) {
                out[collection.name] << generator.document(n);
                bytes += static_cast<double>(out[collection.name].last().bytes().size());
            }
        }
        if (bytes <= mostBytes || most <= 20)
            return out;
        most = std::max(20.0, most * 0.9 * mostBytes / bytes);
    }
}

/// The first lines in which two texts differ.
inline QString firstDifference(const QString &a, const QString &b)
{
    const QStringList left = a.split(QLatin1Char('\n')), right = b.split(QLatin1Char('\n'));
    for (qsizetype i = 0; i < qMax(left.size(), right.size()); ++i) {
        if (left.value(i) != right.value(i))
            return QStringLiteral("\n%1\n%2").arg(left.value(i).left(500), right.value(i).left(500));
    }
    return {};
}

/// Without the script of its own that takes away ids which items were given: a person runs it who knows that they had
/// none.
inline QList<patterns::MigrationStep> keepingItemIds(QList<patterns::MigrationStep> steps)
{
    steps.removeIf([](const patterns::MigrationStep &step) {
        return step.drops && step.script.contains(QLatin1String(".$[one]._id"));
    });
    return steps;
}

/// Steps that run one after the other, each in a scope of its own.
inline QString inScopes(const QList<patterns::MigrationStep> &steps)
{
    QString out;
    for (const patterns::MigrationStep &step : steps) {
        if (!step.script.isEmpty())
            out += QStringLiteral("(() => {\n") + step.script + QStringLiteral("})();\n");
    }
    return out;
}

/// Makes new ObjectIds and the present moment the same in every run, so that runs can be compared by hash. Made by a
/// constructor because the shell rewrites the functions of scripts.
constexpr char steady[] = R"js(
globalThis.staleSteps = () => globalThis.stepsWith(globalThis.steadyIds()[0], globalThis.Date);
globalThis.steadySteps = () => globalThis.stepsWith(...globalThis.steadyIds());
globalThis.steadyIds = () => new Function("RealId", "RealDate", `
  let made = 0;
  const Id = function (value) { return value === undefined ? new RealId((++made).toString(16).padStart(24, "0")) : new RealId(value); };
  const Moment = function (...parts) {
    return parts.length === 0 ? new RealDate(1767225600000) : new RealDate(...parts);
  };
  Moment.now = () => 1767225600000;
  Moment.prototype = RealDate.prototype;
  return [Object.setPrototypeOf(Id, RealId), Object.setPrototypeOf(Moment, RealDate)];
`)(globalThis.ObjectId, globalThis.Date);
)js";

/// Defines \p steps in a shell, which rewrites all that it reads and takes longer for that than for running it: once
/// for a case, however often and in whichever order its steps run.
inline QString defined(const QList<patterns::MigrationStep> &steps)
{
    QString out = QLatin1String(steady) + QStringLiteral("globalThis.stepsWith = (ObjectId, Date) => [\n");
    for (const patterns::MigrationStep &step : steps)
        out += QStringLiteral("() => {\n") + step.script + QStringLiteral("},\n");
    return out + QStringLiteral("];\n");
}

/// Runs the steps [from, to) that were defined.
inline QString calls(qsizetype from, qsizetype to)
{
    QString out;
    for (qsizetype i = from; i < to; ++i)
        out += QStringLiteral("steps[%1]();\n").arg(i);
    return out;
}
/// Before calls(): steps with the shell's own ids and moments, or with the same ones in every job.
constexpr char ownSteps[] = "const steps = globalThis.stepsWith(globalThis.ObjectId, globalThis.Date);\n";
/// As the steps of a run that was killed more than a day ago, by the ids that it made.
constexpr char staleSteps[] = "const steps = globalThis.staleSteps();\n";
constexpr char steadySteps[] = "const steps = globalThis.steadySteps();\n";

/// \p steps that fail at the command after \p skipped ones, as if the shell had been killed there, and run again;
/// answers whether they failed. Ahead of the run that is killed stands \p first.
inline QString brokenOff(const QString &steps, int skipped, const char *first = "")
{
    return QStringLiteral(R"js(
const writes = ["insert", "update", "delete", "findAndModify", "aggregate", "create", "createIndexes", "collMod", "dropIndexes", "drop", "renameCollection"];
db.adminCommand({ configureFailPoint: "failCommand", mode: { skip: %1 }, data: { failCommands: writes, errorCode: 11601, appName: "patterns" } });
let broken = false;
try {
%3
%2
} catch (error) {
  if (error.code !== 11601) throw error;
  broken = true;
}
db.adminCommand({ configureFailPoint: "failCommand", mode: "off" });
%2
return broken;
)js")
        .arg(QString::number(skipped), steps, QLatin1String(first));
}

/// The whole migration as one file.
inline QString asFile(const QList<patterns::MigrationStep> &steps)
{
    QString out;
    for (const patterns::MigrationStep &step : steps)
        out += step.script + QLatin1Char('\n');
    return out;
}

} // namespace sw::patterntesting
