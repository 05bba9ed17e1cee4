// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/record/recordanswers.h"

#include "models/services/methodology/answertexts.h"
#include "models/services/methodology/methodology.h"
#include "models/services/methodology/patternquestions.h"

#include <QCoreApplication>

namespace sw::services
{

namespace
{

struct Answers
{
    Q_DECLARE_TR_FUNCTIONS(Record)
};

/// Workload, decisions and findings have sections of their own.
bool isToldElsewhere(Asked asked)
{
    static const QList<Asked> told{Asked::Busiest,   Asked::Rate,    Asked::Criticality, Asked::ItemsWanted,
                                   Asked::Placement, Asked::Pattern, Asked::IdlePattern, Asked::Move,
                                   Asked::Kinds,     Asked::Problem};
    return told.contains(asked);
}

} // namespace

RecordSection answersSection(const schema::ModelIndex &model, const Evaluation &evaluation,
                             const advisor::Advice &advice)
{
    Methodology method = methodologyOf(model, model.model().goal, evaluation.design);
    method.questions += patternQuestions(model.model(), advice, evaluation.findings);
    RecordSection section{Answers::tr("Questions and answers")};
    QStringList steps;
    RecordTable open{
        {Answers::tr("Step"), Answers::tr("Question"), Answers::tr("Reckoned with"), Answers::tr("Said by")}, {}, {}};
    RecordTable given{
        {Answers::tr("Step"), Answers::tr("Question"), Answers::tr("Answer"), Answers::tr("Said by")}, {}, {}};
    for (const MethodStep step : {MethodStep::Workload, MethodStep::Relationships, MethodStep::Patterns}) {
        steps << QStringLiteral("%1: %2").arg(stepTitle(step), countsText(method.counts(step), step));
        for (const MethodQuestion &each : method.of(step)) {
            const bool isGiven = each.state == AnswerState::Given;
            if (isGiven && isToldElsewhere(each.asked))
                continue;
            const QString nothing = step == MethodStep::Patterns ? Answers::tr("nothing: it is not decided")
                                                                 : Answers::tr("nothing: it is not stated");
            (isGiven ? given : open).rows << QStringList{
                stepTitle(step), each.question, each.answer.isEmpty() ? nothing : each.answer, saidByText(each.said)};
        }
    }
    section.list(steps);
    section.table(Answers::tr("Open questions, and what stands in for an answer"), open);
    RecordSection answered{Answers::tr("Answers that the sections above do not tell"), true};
    answered.table({}, given);
    if (!answered.isEmpty())
        section.sections << answered;
    return section;
}

} // namespace sw::services
