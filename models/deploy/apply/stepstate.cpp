// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/apply/stepstate.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/texts.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/diff/looser.h"
#include "models/deploy/normalise/normalise.h"
#include "models/deploy/normalise/normalisecollection.h"
#include "models/deploy/normalise/normaliseindex.h"
#include "models/deploy/normalise/normalisevalidator.h"

#include <algorithm>

namespace sw::deploy
{

namespace
{

QString name(const char *text)
{
    return QString::fromLatin1(text);
}

bool isPopulated(const Step &step)
{
    return !step.documents || *step.documents != 0;
}

base::Bson indexNamed(const LiveCollection &live, const QString &wanted)
{
    for (const base::Bson &index : live.indexes) {
        if (textAt(index, "name") == wanted)
            return normaliseIndex(index);
    }
    return {};
}

base::Bson indexesState(const Step &step, const LiveCollection &live)
{
    QList<base::Bson> found;
    for (const base::Bson &wanted : documentsAt(step.to, "indexes")) {
        const base::Bson index = indexNamed(live, textAt(wanted, "name"));
        if (!index.isEmpty())
            found << index;
    }
    return found.isEmpty() ? base::Bson() : listDocument(QStringLiteral("indexes"), found);
}

/// Only the options that the plan manages; what else the collection has is kept and is no difference.
base::Bson collectionState(const Step &step, const LiveCollection &live)
{
    const base::Bson normal = normaliseCollection(live.type, live.options);
    base::BsonBuilder out;
    out.string(QStringLiteral("type"), textAt(normal, "type"));
    out.document(QStringLiteral("options"),
                 only(documentAt(normal, "options"), fieldNames(documentAt(step.to, "options"))));
    return out.finish();
}

base::Bson optionsState(const Step &step, const LiveCollection &live)
{
    const base::Bson normal = documentAt(normaliseCollection(live.type, live.options), "options");
    return only(normal, fieldNames(step.to));
}

base::Bson indexAfter(const base::Bson &from, const base::Bson &change)
{
    base::Bson out = without(from, {name("unique"), name("hidden"), name("expireAfterSeconds"), name("prepareUnique")});
    base::BsonBuilder options;
    const bool unique = truthAt(change, "unique") || truthAt(from, "unique");
    if (unique)
        options.boolean(QStringLiteral("unique"), true);
    if (!unique &&
        (contains(change, "prepareUnique") ? truthAt(change, "prepareUnique") : truthAt(from, "prepareUnique")))
        options.boolean(QStringLiteral("prepareUnique"), true);
    if (contains(change, "hidden") ? truthAt(change, "hidden") : truthAt(from, "hidden"))
        options.boolean(QStringLiteral("hidden"), true);
    const auto seconds = wholeAt(contains(change, "expireAfterSeconds") ? change : from, "expireAfterSeconds");
    if (seconds)
        options.int64(QStringLiteral("expireAfterSeconds"), *seconds);
    // The collation is normalised already, so that normalising again changes nothing.
    return normaliseIndex(joined(out, options.finish()));
}

bool isTtlShortened(const base::Bson &from, const base::Bson &to)
{
    const auto before = wholeAt(from, "expireAfterSeconds");
    const auto after = wholeAt(to, "expireAfterSeconds");
    return after && (!before || *after < *before);
}

ChangeClass classOfIndexes(const Step &step)
{
    if (!isPopulated(step))
        return ChangeClass::Adds;
    ChangeClass out = ChangeClass::LoadsServer;
    for (const base::Bson &index : documentsAt(step.to, "indexes")) {
        if (contains(index, "expireAfterSeconds"))
            return ChangeClass::MayDelete;
        if (truthAt(index, "unique"))
            out = ChangeClass::MayRefuseWrites;
    }
    return out;
}

ChangeClass classOfIndexChange(const Step &step)
{
    if (!isPopulated(step))
        return ChangeClass::Adds;
    if (isTtlShortened(step.from, step.to))
        return ChangeClass::MayDelete;
    const bool unique = becomesUnique(step);
    const bool hides = truthAt(step.to, "hidden") && !truthAt(step.from, "hidden");
    return unique || hides ? ChangeClass::MayRefuseWrites : ChangeClass::Adds;
}

bool refusesNothing(const base::Bson &state)
{
    return textAt(state, "validationAction") == QLatin1String("warn") ||
           textAt(state, "validationLevel") == QLatin1String("off");
}

ChangeClass classOfValidator(const Step &step)
{
    if (!isPopulated(step) || refusesNothing(step.to))
        return ChangeClass::Adds;
    if (refusesNothing(step.from))
        return ChangeClass::MayRefuseWrites;
    const bool strict = textAt(step.to, "validationLevel") == QLatin1String("strict") &&
                        textAt(step.from, "validationLevel") != QLatin1String("strict");
    const bool looser = isLooserOrEqual(documentAt(step.from, "validator"), documentAt(step.to, "validator"));
    return looser && !strict ? ChangeClass::Adds : ChangeClass::MayRefuseWrites;
}

ChangeClass classOfOptions(const Step &step)
{
    const auto shrinks = [&](const char *option) {
        const auto before = wholeAt(step.from, option);
        const auto after = wholeAt(step.to, option);
        return after && (!before || *after < *before);
    };
    const bool deletes = isTtlShortened(step.from, step.to) || shrinks("size") || shrinks("max");
    return deletes && isPopulated(step) ? ChangeClass::MayDelete : ChangeClass::Adds;
}

/// True when all that is there of several indexes is as it shall be, and the rest is absent: sending them again is
/// harmless.
bool isPartOf(const base::Bson &state, const base::Bson &to)
{
    const QList<base::Bson> wanted = documentsAt(to, "indexes");
    const QList<base::Bson> there = documentsAt(state, "indexes");
    return !there.isEmpty() &&
           std::all_of(there.cbegin(), there.cend(), [&](const base::Bson &index) { return wanted.contains(index); });
}

} // namespace

bool becomesUnique(const Step &step)
{
    return step.kind == StepKind::ChangeIndex && truthAt(step.to, "unique") && !truthAt(step.from, "unique");
}

Position positionOf(const Step &step, const std::optional<LiveCollection> &live)
{
    const base::Bson state = liveStateOf(step, live);
    if (state == step.to)
        return Position::There;
    if (state == step.from || (step.kind == StepKind::CreateIndex && isPartOf(state, step.to)))
        return Position::Ready;
    // A try that broke off may have left it prepared, or no longer prepared; the change goes on from both.
    const QStringList prepared{name("prepareUnique")};
    return becomesUnique(step) && without(state, prepared) == without(step.from, prepared) ? Position::Ready
                                                                                           : Position::Elsewhere;
}

QString driftText(const Step &step, const std::optional<LiveCollection> &live)
{
    const auto shown = [](const base::Bson &state) {
        return state.isEmpty() ? Text::tr("absent") : QString::fromUtf8(state.toRelaxedJson().left(600));
    };
    return Text::tr("The server is not as it was when the plan was made. Planned from: %1. Now: %2.")
        .arg(shown(step.from), shown(liveStateOf(step, live)));
}

base::Bson liveStateOf(const Step &step, const std::optional<LiveCollection> &live)
{
    if (!live)
        return {};
    switch (step.kind) {
    case StepKind::CreateCollection:
        return collectionState(step, *live);
    case StepKind::CreateIndex:
        return indexesState(step, *live);
    case StepKind::ChangeValidator:
        return live->type == QLatin1String("collection") ? validatorState(live->options) : base::Bson();
    case StepKind::ChangeIndex:
        return indexNamed(*live, textAt(step.to, "name"));
    case StepKind::ChangeOptions:
        return optionsState(step, *live);
    case StepKind::Manual:
        break;
    }
    return {};
}

std::optional<base::Bson> stateAfter(const Step &step)
{
    const QString command = firstName(step.command);
    const base::Bson parts = without(step.command, {command, name("collectionUUID")});
    switch (step.kind) {
    case StepKind::CreateCollection:
        if (command != QLatin1String("create"))
            return std::nullopt;
        return normaliseCollection(contains(parts, "timeseries") ? name("timeseries") : name("collection"), parts);
    case StepKind::CreateIndex: {
        if (command != QLatin1String("createIndexes"))
            return std::nullopt;
        QList<base::Bson> indexes;
        const QList<base::Bson> planned = documentsAt(step.to, "indexes");
        for (const base::Bson &index : documentsAt(parts, "indexes")) {
            // An index takes the collection's default collation when it names none, which only the plan knows.
            const base::Bson inherited = documentAt(planned.value(indexes.size()), "collation");
            indexes << normaliseIndex(index, inherited);
        }
        return listDocument(QStringLiteral("indexes"), indexes);
    }
    case StepKind::ChangeValidator:
        if (command != QLatin1String("collMod") ||
            fieldNames(parts) != QStringList{name("validator"), name("validationLevel"), name("validationAction")})
            return std::nullopt;
        return validatorState(parts);
    case StepKind::ChangeIndex:
        if (command != QLatin1String("collMod") || fieldNames(parts) != QStringList{name("index")} ||
            textAt(parts, "index.name") != textAt(step.from, "name"))
            return std::nullopt;
        return indexAfter(step.from, documentAt(parts, "index"));
    case StepKind::ChangeOptions:
        if (command != QLatin1String("collMod") || fieldNames(parts) != QStringList{name("expireAfterSeconds")})
            return std::nullopt;
        return sortedFields(parts);
    case StepKind::Manual:
        break;
    }
    return step.command.isEmpty() ? std::optional<base::Bson>(step.to) : std::nullopt;
}

ChangeClass classOf(const Step &step)
{
    switch (step.kind) {
    case StepKind::CreateCollection:
        return ChangeClass::Adds;
    case StepKind::CreateIndex:
        return classOfIndexes(step);
    case StepKind::ChangeValidator:
        return classOfValidator(step);
    case StepKind::ChangeIndex:
        return classOfIndexChange(step);
    case StepKind::ChangeOptions:
        return classOfOptions(step);
    case StepKind::Manual:
        break;
    }
    return ChangeClass::ScriptOnly;
}

int phaseOf(const Step &step)
{
    const bool isNew = step.kind == StepKind::CreateCollection || step.kind == StepKind::CreateIndex;
    const bool unique = step.kind == StepKind::CreateIndex || becomesUnique(step);
    switch (step.change) {
    case ChangeClass::Equal:
    case ChangeClass::Adds:
        return isNew ? 0 : 1;
    case ChangeClass::LoadsServer:
        return 2;
    case ChangeClass::MayRefuseWrites:
        return unique ? 3 : 4;
    case ChangeClass::MayDelete:
        return 5;
    case ChangeClass::ScriptOnly:
        break;
    }
    return 6;
}

void sortAndNumber(Plan &plan)
{
    std::stable_sort(plan.steps.begin(), plan.steps.end(),
                     [](const Step &a, const Step &b) { return phaseOf(a) < phaseOf(b); });
    int number = 0;
    for (Step &step : plan.steps)
        step.number = ++number;
}

} // namespace sw::deploy
