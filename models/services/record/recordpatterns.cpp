// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/record/recordpatterns.h"

#include "models/patterns/core/target.h"
#include "models/patterns/core/withoutuse.h"
#include "models/patterns/patternregistry.h"
#include "models/services/comparison/effects.h"
#include "models/services/patternuses/applypattern.h"
#include "models/services/patternuses/parametertexts.h"
#include "models/services/patternuses/patternfits.h"

#include <QCoreApplication>

#include <cmath>

namespace sw::services
{

namespace
{

constexpr qsizetype mostRejected = 12;

class RecordPatterns
{
    Q_DECLARE_TR_FUNCTIONS(Record)

public:
    RecordPatterns(const schema::Model &model, const Evaluation &evaluation, const advisor::Advice &advice)
        : m_model(model), m_evaluation(evaluation), m_advice(advice)
    {}

    RecordSection used() const;
    RecordSection options() const;

private:
    QString decidedText(const schema::PatternUse &use) const;
    bool isUsed(const schema::PatternUse &use) const;
    static QString whyDeclined(const schema::PatternUse &use);

    const schema::Model &m_model;
    const Evaluation &m_evaluation;
    const advisor::Advice &m_advice;
};

QString reasonOf(const advisor::Explanation &explanation)
{
    return explanation.reason.isEmpty() ? explanation.text : explanation.reason;
}

/// Why it is rejected: what stands against it in this design, else what the advice says.
QString reasonHere(const advisor::Explanation &explanation, const PatternFindings &places)
{
    const patterns::Target target = patterns::targetOf(explanation.use);
    for (const patterns::Finding &finding : places.value(explanation.use.pattern)) {
        if (finding.target == target && !finding.possible())
            return finding.obstacle();
    }
    return reasonOf(explanation);
}

RecordSection RecordPatterns::used() const
{
    RecordSection section{tr("Patterns used")};
    for (const schema::PatternUse *use : patterns::appliedUses(m_model, m_evaluation.design)) {
        const auto effect = effectOf(m_model, use->id);
        if (!effect)
            continue;
        RecordSection one{patterns::useTitle(m_model, *use)};
        one.paragraph(decidedText(*use));
        one.paragraph(reasonGiven(use->reason));
        for (const advisor::Explanation &explanation : judgements(m_advice)) {
            if (patterns::isSameUse(explanation.use, *use)) {
                const bool isJudged = explanation.verdict != advisor::Verdict::Required;
                const QStringList score{tr("Fit %1 of 100.").arg(std::round(explanation.score))};
                // Figures: those of this design, below.
                one.paragraph(((isJudged ? score : QStringList()) + explanation.because).join(QLatin1Char(' ')));
                const bool isAdvised = explanation.verdict != advisor::Verdict::Rejected &&
                                       explanation.verdict != advisor::Verdict::WouldHelp;
                if (!isAdvised && !explanation.reason.isEmpty())
                    one.paragraph(tr("Not recommended at this goal: %1").arg(explanation.reason));
                if (const QString advised = advisedInWords(m_model, explanation); !advised.isEmpty())
                    one.paragraph(advised);
                one.list(explanation.price, tr("Trade-offs"));
            }
        }
        RecordTable table{{tr("Figure"), tr("Without"), tr("With")}, {}, {1, 2}};
        for (const advisor::EffectRow &row : effect->rows)
            table.rows << QStringList{row.label, effectText(row, false), effectText(row, true)};
        if (table.rows.isEmpty())
            one.paragraph(tr("No measurable effect on sizes."));
        one.table({}, table);
        section.sections.append(one);
    }
    QStringList skipped;
    for (const design::SkippedUse &use : m_evaluation.design.skipped) {
        QStringList sentences{use.reason};
        if (const schema::PatternUse *there = m_model.pattern(use.use))
            sentences << reasonGiven(there->reason);
        sentences.removeAll(QString());
        skipped << QStringLiteral("%1: %2").arg(patterns::patternName(use.pattern), sentences.join(QLatin1Char(' ')));
    }
    section.list(skipped, tr("In the project, but not applied"));
    QStringList cautions;
    for (const design::Caution &caution : m_evaluation.design.cautions)
        cautions << QStringLiteral("%1: %2").arg(caution.collection, caution.reason);
    section.list(cautions, tr("Combined with care"));
    if (section.isEmpty())
        section.paragraph(tr("No pattern is used."));
    return section;
}

/// Why a person declined it; empty when no reason is given.
QString RecordPatterns::whyDeclined(const schema::PatternUse &use)
{
    const QString reason = use.reason.trimmed();
    return reason.isEmpty() ? QString() : tr("Declined by a person: %1").arg(reason);
}

QString RecordPatterns::decidedText(const schema::PatternUse &use) const
{
    const bool isAdvised =
        std::any_of(m_advice.applied.cbegin(), m_advice.applied.cend(),
                    [&](const advisor::Explanation &each) { return patterns::isSameUse(each.use, use); });
    const bool isOwn =
        std::any_of(m_advice.asUsed.cbegin(), m_advice.asUsed.cend(),
                    [&](const advisor::Explanation &each) { return patterns::isSameUse(each.use, use); });
    if (isAdvised && isOwn)
        return tr("Recommended by the program, taken by a person with other parameters.");
    return isAdvised ? tr("Recommended by the program, taken by a person.")
                     : tr("Chosen by a person; the program does not recommend it for this goal.");
}

bool RecordPatterns::isUsed(const schema::PatternUse &use) const
{
    return std::any_of(m_evaluation.design.applied.cbegin(), m_evaluation.design.applied.cend(),
                       [&](const schema::PatternUse &one) { return patterns::isSameUse(one, use); });
}

RecordSection RecordPatterns::options() const
{
    RecordSection section{tr("Options not taken")};
    RecordTable table{{tr("Pattern"), tr("Where"), tr("Score of 100"), tr("Verdict"), tr("Why")}, {}, {2}};
    const auto add = [&](const advisor::Explanation &explanation, const QString &verdict, const QString &why) {
        if (isUsed(explanation.use))
            return;
        const bool isRequired = explanation.verdict == advisor::Verdict::Required;
        QStringList lines{why};
        if (const schema::PatternUse *use = declinedUse(m_model, explanation.use))
            lines.prepend(whyDeclined(*use));
        lines.removeAll(QString());
        for (const advisor::EffectRow &row : explanation.effects)
            lines << effectLine(row);
        table.rows << QStringList{patterns::patternName(explanation.use.pattern), explanation.target,
                                  isRequired ? QString() : QString::number(std::round(explanation.score)), verdict,
                                  lines.join(QLatin1Char('\n'))};
    };
    for (const advisor::Explanation &explanation : m_advice.applied)
        add(explanation,
            declinedUse(m_model, explanation.use) ? tr("recommended by the program, declined by a person")
                                                  : tr("recommended by the program, not decided"),
            explanation.text);
    const bool others = !table.rows.isEmpty();
    for (const schema::PatternUse &use : m_model.patterns) {
        const bool isTold = std::any_of(m_advice.applied.cbegin(), m_advice.applied.cend(),
                                        [&](const auto &each) { return patterns::isSameUse(each.use, use); });
        const QString reason = whyDeclined(use);
        if (!use.enabled && !isTold)
            table.rows << QStringList{patterns::patternName(use.pattern),
                                      patterns::targetName(m_model, patterns::targetOf(use)),
                                      {},
                                      tr("declined by a person"),
                                      reason.isEmpty() ? tr("A person has switched it off.") : reason};
    }
    for (const advisor::Explanation &explanation : m_advice.wouldHelp) {
        if (!declinedUse(m_model, explanation.use))
            add(explanation, tr("left out by the program: it would help, beyond the goal"), reasonOf(explanation));
    }
    const PatternFindings places = findPlaces(m_model, m_evaluation.design);
    for (const advisor::Explanation &explanation : m_advice.rejected) {
        if (table.rows.size() < mostRejected && !declinedUse(m_model, explanation.use))
            add(explanation, tr("rejected by the program"), reasonHere(explanation, places));
    }
    if (table.rows.size() > 1 && others)
        section.paragraph(tr("Reasons tell figures of this design. The effects below them assume that the recommended "
                             "options above are in use, so a document can have another size there."));
    if (others && !m_advice.rejected.isEmpty())
        section.paragraph(tr("Rejected options were judged as if the recommended ones were in use."));
    section.table({}, table);
    if (m_advice.rejected.size() > mostRejected)
        section.paragraph(tr("Further options with lower scores are left out."));
    if (section.isEmpty())
        section.paragraph(tr("No other pattern fits this model."));
    return section;
}

} // namespace

RecordSection patternsUsedSection(const schema::Model &model, const Evaluation &evaluation,
                                  const advisor::Advice &advice)
{
    return RecordPatterns(model, evaluation, advice).used();
}

RecordSection optionsSection(const schema::Model &model, const Evaluation &evaluation, const advisor::Advice &advice)
{
    return RecordPatterns(model, evaluation, advice).options();
}

} // namespace sw::services
