// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/diff/collectiondiff.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/texts.h"
#include "models/deploy/apply/stepstate.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/diff/indexdiff.h"
#include "models/deploy/diff/looser.h"
#include "models/deploy/normalise/normalise.h"
#include "models/deploy/normalise/normalisecollation.h"
#include "models/deploy/normalise/normalisecollection.h"
#include "models/deploy/normalise/normaliseindex.h"
#include "models/deploy/normalise/normalisevalidator.h"
#include "models/deploy/plan/shelltext.h"
#include "models/deploy/plan/target.h"

namespace sw::deploy
{

namespace
{

void addCreate(Differ &differ, const Target &target)
{
    Step step;
    step.kind = StepKind::CreateCollection;
    step.collection = target.name;
    step.object = target.name;
    step.to = normaliseCollection(target.type, target.options);
    step.command = createCommand(target);
    const bool series = target.type == QLatin1String("timeseries");
    step.what = series ? Text::tr("create time-series collection, which takes no validator")
                       : Text::tr("create collection with validator");
    step.onServer = Text::tr("absent");
    step.inPlan = series ? Text::tr("time series") : rulesText(documentAt(step.to, "options"));
    step.inverse = Text::tr("Drop the new collection by hand while it is empty.");
    step.why = Text::tr("It is missing on the server.");
    step.documents = 0;
    differ.add(step);
}

void addIndexesOfNew(Differ &differ, const Target &target)
{
    if (target.indexes.isEmpty())
        return;
    const base::Bson inherited =
        normaliseCollation(documentAt(target.options, "collation"), CollationOwner::Collection);
    QList<base::Bson> normal;
    QStringList names;
    for (const base::Bson &index : target.indexes) {
        normal << normaliseIndex(index, inherited);
        names << indexName(index);
    }
    Step step;
    step.kind = StepKind::CreateIndex;
    step.collection = target.name;
    step.object = names.size() == 1 ? target.name + QLatin1Char('.') + names.first() : target.name;
    step.to = listDocument(QStringLiteral("indexes"), normal);
    step.command = createIndexesCommand(target.name, target.indexes);
    step.what = names.size() == 1
                    ? Text::tr("index %1").arg(names.first())
                    : Text::tr("%1 indexes: %2").arg(QString::number(names.size()), names.join(QStringLiteral(", ")));
    step.onServer = Text::tr("absent");
    step.inPlan = Text::tr("on an empty collection");
    step.inverse = dropIndexesText(target.name, names);
    step.why = Text::tr("The collection is new.");
    step.documents = 0;
    differ.add(step);
}

/// Time-series collections may change their expiry; a shorter one deletes documents.
void diffExpiry(Differ &differ, const Target &target, const LiveCollection &live, const base::Bson &wanted,
                const base::Bson &present)
{
    const auto after = wholeAt(wanted, "expireAfterSeconds");
    const auto before = wholeAt(present, "expireAfterSeconds");
    if (!after || after == before)
        return;
    base::BsonBuilder command;
    command.string(QStringLiteral("collMod"), target.name).int64(QStringLiteral("expireAfterSeconds"), *after);
    Step step;
    step.kind = StepKind::ChangeOptions;
    step.collection = target.name;
    step.object = target.name;
    step.from = only(present, {QStringLiteral("expireAfterSeconds")});
    step.to = only(wanted, {QStringLiteral("expireAfterSeconds")});
    step.command = differ.guarded(command.finish(), live);
    step.what = Text::tr("expiry of documents");
    step.onServer = before ? expiryText(*before) : Text::tr("never");
    step.inPlan = expiryText(*after);
    step.inverse =
        before ? collModText(target.name, step.from)
               : collModText(
                     target.name,
                     base::BsonBuilder().string(QStringLiteral("expireAfterSeconds"), QStringLiteral("off")).finish());
    step.why = Text::tr("The design keeps documents for a different length of time.");
    step.uuid = live.uuid;
    step.documents = live.documents;
    step.bytes = live.bytes;
    differ.add(step);
}

/// Options that a server fixes when it makes a collection. Those that only the server has are kept and told.
void diffFixedOptions(Differ &differ, const Target &target, const base::Bson &wanted, const base::Bson &present)
{
    const QStringList changeable{QStringLiteral("validator"), QStringLiteral("validationLevel"),
                                 QStringLiteral("validationAction"), QStringLiteral("expireAfterSeconds")};
    const base::Bson fixed = without(wanted, changeable);
    const QStringList names = fieldNames(fixed);
    if (fixed != only(present, names)) {
        differ.addManual(
            target, target.name,
            Text::tr("options that are fixed once a collection exists: %1").arg(names.join(QStringLiteral(", "))),
            rebuildCollectionText(createCommand(target)));
        return;
    }
    const QStringList kept = fieldNames(without(without(present, changeable), names));
    if (!kept.isEmpty())
        differ.plan.notes << Text::tr("%1 has options that the design does not manage; they are kept: %2.")
                                 .arg(target.name, kept.join(QStringLiteral(", ")));
}

void diffValidator(Differ &differ, const Target &target, const LiveCollection &live)
{
    const base::Bson wanted = documentAt(target.options, "validator");
    const base::Bson to = validatorState(target.options);
    const base::Bson from = validatorState(live.options);
    if (from == to || wanted.isEmpty())
        return;
    const auto rules = [](const base::Bson &validator, const base::Bson &state) {
        base::BsonBuilder out;
        out.document(QStringLiteral("validator"), validator);
        out.string(QStringLiteral("validationLevel"), textAt(state, "validationLevel"));
        out.string(QStringLiteral("validationAction"), textAt(state, "validationAction"));
        return out.finish();
    };
    base::BsonBuilder command;
    command.string(QStringLiteral("collMod"), target.name).merge(rules(wanted, to));
    Step step;
    step.kind = StepKind::ChangeValidator;
    step.collection = target.name;
    step.object = target.name;
    step.from = from;
    step.to = to;
    step.command = differ.guarded(command.finish(), live);
    step.what = documentAt(from, "validator").isEmpty() ? Text::tr("add validator") : Text::tr("validator");
    step.onServer = rulesText(from);
    step.inPlan = rulesText(to);
    step.inverse = collModText(target.name, rules(documentAt(live.options, "validator"), from));
    step.why = isLooserOrEqual(documentAt(from, "validator"), documentAt(to, "validator"))
                   ? Text::tr("Accepts every write that is valid today.")
                   : Text::tr("May reject writes that are valid today.");
    step.uuid = live.uuid;
    step.documents = live.documents;
    step.bytes = live.bytes;
    differ.add(step);
}

void diffOptions(Differ &differ, const Target &target, const LiveCollection &live)
{
    const base::Bson wanted = documentAt(normaliseCollection(target.type, target.options), "options");
    const base::Bson present = documentAt(normaliseCollection(live.type, live.options), "options");
    diffFixedOptions(differ, target, wanted, present);
    if (target.type == QLatin1String("timeseries"))
        diffExpiry(differ, target, live, wanted, present);
    else
        diffValidator(differ, target, live);
}

} // namespace

void diffCollection(Differ &differ, const Target &target)
{
    const LiveCollection *live = differ.snapshot.collection(target.name);
    if (live == nullptr) {
        addCreate(differ, target);
        addIndexesOfNew(differ, target);
        return;
    }
    if (live->type == QLatin1String("view")) {
        differ.addManual(target, target.name, Text::tr("the name is taken by a view"), dropViewText(target.name));
        return;
    }
    if (live->type != target.type) {
        differ.addManual(target, target.name, Text::tr("the name is taken by a %1").arg(live->type),
                         rebuildCollectionText(createCommand(target)));
        return;
    }
    const qsizetype stepsBefore = differ.plan.steps.size();
    if (target.options != live->options) // a server lists most of them just as they were sent
        diffOptions(differ, target, *live);
    if (differ.plan.steps.size() == stepsBefore)
        ++differ.plan.equalObjects;
    diffIndexes(differ, target, *live);
}

} // namespace sw::deploy
