// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/advisor/asused.h"

#include "models/patterns/patternregistry.h"

#include <algorithm>

namespace sw::advisor
{

namespace
{

/// What was judged where \p use is; nullptr when nothing was.
const Candidate *judgedAt(const Search &search, const schema::PatternUse &use)
{
    const patterns::Target target = patterns::targetOf(use);
    for (const QList<Candidate> *list : {&search.applied(), &search.others(), &search.unfit()}) {
        for (const Candidate &one : *list) {
            if (one.pattern->id() == use.pattern && one.finding.target == target)
                return &one;
        }
    }
    return nullptr;
}

std::optional<Candidate> asItIs(Search &search, const schema::PatternUse &use)
{
    const patterns::Pattern *pattern = patterns::PatternRegistry::instance().find(use.pattern);
    const patterns::Target target = patterns::targetOf(use);
    const Candidate *judged = pattern ? judgedAt(search, use) : nullptr;
    if (!judged || !judged->rival.isEmpty())
        return std::nullopt;
    const QJsonObject parameters = patterns::completeParameters(*pattern, search.model(), use);
    if (parameters == patterns::completeParameters(*pattern, search.plain(), judged->use))
        return std::nullopt;
    QList<schema::PatternUse> others;
    base::Bytes workingSet = search.workingSet();
    for (const Candidate &applied : search.applied()) {
        if (&applied == judged)
            workingSet += applied.before->workingSet - applied.after->workingSet;
        else
            others.append(applied.use);
    }
    QList<patterns::Finding> findings = pattern->findings(search.model(), search.designWith(others));
    const auto found = std::find_if(findings.begin(), findings.end(),
                                    [&](const patterns::Finding &one) { return one.target == target; });
    if (found == findings.end())
        return std::nullopt;
    found->parameterSets = {parameters};
    Candidate candidate = search.judgedBeside(*pattern, *found, others, workingSet);
    if (candidate.after && candidate.isRequired())
        candidate.state = Candidate::State::Required;
    return candidate;
}

} // namespace

QList<Candidate> usesAsTheyAre(Search &search)
{
    QList<Candidate> candidates;
    for (const schema::PatternUse &use : search.model().model().patterns) {
        if (search.isCancelled())
            break;
        if (const std::optional<Candidate> candidate = use.enabled ? asItIs(search, use) : std::nullopt)
            candidates.append(*candidate);
    }
    return candidates;
}

} // namespace sw::advisor
