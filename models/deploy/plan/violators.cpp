// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/plan/violators.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/texts.h"
#include "models/deploy/apply/patientread.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/errorcodes.h"
#include "models/deploy/plan/violatorquestion.h"

#include <QDateTime>

namespace sw::deploy
{

namespace
{

constexpr int countMilliseconds = 60'000;
constexpr int mostCounted = 100'000;

QList<base::Bson> countPipeline(const ViolatorQuestion &question)
{
    const auto stage = [](const char *name, const base::Bson &body) {
        return base::BsonBuilder().document(name, body).finish();
    };
    const base::Bson count = base::BsonBuilder().string("$count", QStringLiteral("n")).finish();
    if (!question.isAboutKeys()) {
        const base::Bson limit = base::BsonBuilder().int32("$limit", mostCounted + 1).finish();
        const QList<base::Bson> matched{stage("$match", question.filter)};
        return question.isLimited ? matched + QList<base::Bson>{limit, count} : matched + QList<base::Bson>{count};
    }
    base::BsonBuilder sum;
    sum.null("_id").beginDocument("n").string("$sum", QStringLiteral("$n")).end();
    return question.keys + QList<base::Bson>{stage("$group", sum.finish())};
}

QList<base::Bson> documentsPipeline(const ViolatorQuestion &question)
{
    return question.documents + QList<base::Bson>{base::BsonBuilder().string("$count", QStringLiteral("n")).finish()};
}

Violators answerOf(const Reply &reply, bool limited)
{
    Violators out;
    out.countedAtMs = QDateTime::currentMSecsSinceEpoch();
    if (!reply.ok) {
        out.state = Violators::State::Unknown;
        return out;
    }
    const QList<base::Bson> found = documentsAt(reply.document, "cursor.firstBatch");
    out.count = found.isEmpty() ? 0 : wholeAt(found.first(), "n").value_or(0);
    out.atLeast = limited && out.count > mostCounted;
    out.count = limited ? std::min<qint64>(out.count, mostCounted) : out.count;
    out.state = out.count == 0 ? Violators::State::None : Violators::State::Some;
    return out;
}

} // namespace

base::Result<void> countViolators(Session &session, Plan &plan, const base::Progress &progress)
{
    double done = 0;
    for (Step &step : plan.steps) {
        if (!progress.goesOn(done++ / static_cast<double>(plan.steps.size()), step.object))
            return base::Error{base::ErrorCode::Cancelled, Text::tr("Counting was stopped."), plan.database, {}};
        if (step.change != ChangeClass::MayRefuseWrites && step.change != ChangeClass::MayDelete)
            continue;
        const auto question = violatorQuestion(session, plan, step);
        if (!question) {
            const bool safe =
                step.change == ChangeClass::MayRefuseWrites; // hiding an index: slower, but nothing is refused
            step.violators = {safe ? Violators::State::None : Violators::State::Unknown, 0, false,
                              QDateTime::currentMSecsSinceEpoch()};
            continue;
        }
        const auto ask = [&](const QList<base::Bson> &pipeline) {
            return readPatiently(session, plan.database,
                                 violatorAggregate(step, pipeline, question->collation, countMilliseconds));
        };
        const Reply reply = ask(countPipeline(*question));
        if (reactionTo(reply) == Reaction::Uncertain)
            return readErrorOf(reply, QStringLiteral("aggregate"), plan.database + QLatin1Char('.') + step.collection);
        step.violators = answerOf(reply, question->isLimited);
        if (!question->isAboutKeys() || step.violators.count == 0)
            continue;
        // A document with an array may share several values. Where counting it once takes too much memory, it stays so.
        if (const Violators documents = answerOf(ask(documentsPipeline(*question)), false); documents.count > 0)
            step.violators = documents;
    }
    return {};
}

} // namespace sw::deploy
