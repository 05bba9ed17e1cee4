// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/advisor/search.h"
#include "models/patterns/patternregistry.h"

#include <algorithm>

namespace sw::advisor
{

/// What was judged where \p use is; nullptr when nothing was.
const Candidate *Search::judgedAt(const schema::PatternUse &use) const
{
    const patterns::Target target = patterns::targetOf(use);
    for (const QList<Candidate> *list : {&m_applied, &m_open, &m_unfit}) {
        for (const Candidate &one : *list) {
            if (one.pattern->id() == use.pattern && one.finding.target == target)
                return &one;
        }
    }
    return nullptr;
}

std::optional<Candidate> Search::asUsed(const schema::PatternUse &use)
{
    const patterns::Pattern *pattern = patterns::PatternRegistry::instance().find(use.pattern);
    const patterns::Target target = patterns::targetOf(use);
    const Candidate *judged = pattern ? judgedAt(use) : nullptr;
    if (!judged || !judged->rival.isEmpty())
        return std::nullopt;
    const QJsonObject parameters = patterns::completeParameters(*pattern, m_model, use);
    if (parameters == patterns::completeParameters(*pattern, m_plainIndex, judged->use))
        return std::nullopt;
    QList<schema::PatternUse> others;
    base::Bytes workingSet = m_setting.workingSet;
    for (const Candidate &applied : std::as_const(m_applied)) {
        if (&applied == judged)
            workingSet += applied.before->workingSet - applied.after->workingSet;
        else
            others.append(applied.use);
    }
    const patterns::DerivedDesign without(m_model, m_whole.mapped, others, m_before);
    const QList<patterns::Finding> findings = pattern->findings(m_model, without.design());
    const auto found = std::find_if(findings.cbegin(), findings.cend(),
                                    [&](const patterns::Finding &one) { return one.target == target; });
    if (found == findings.cend())
        return std::nullopt;
    Candidate candidate = candidateFor(*pattern, *found);
    candidate.finding.parameterSets = {parameters};
    candidate.use.parameters = parameters;
    if (!candidate.finding.possible())
        return candidate;
    candidate.area = std::make_shared<SubjectArea>(m_whole, target);
    candidate.workingSet = workingSet;
    Setting setting = m_setting;
    setting.workingSet = workingSet;
    const AreaDesign now(*candidate.area, others, setting);
    m_outcomes.insert(candidate.area->key(), {candidate.area, std::make_shared<Outcome>(now.outcome())});
    judgeAnew(candidate, now);
    if (candidate.after && candidate.isRequired())
        candidate.state = Candidate::State::Required;
    return candidate;
}

QList<Candidate> Search::asUsed()
{
    QList<Candidate> candidates;
    for (const schema::PatternUse &use : m_model.model().patterns) {
        if (m_progress.isCancelled())
            break;
        if (const std::optional<Candidate> candidate = use.enabled ? asUsed(use) : std::nullopt)
            candidates.append(*candidate);
    }
    return candidates;
}

} // namespace sw::advisor
