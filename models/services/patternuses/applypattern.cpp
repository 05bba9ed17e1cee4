// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/patternuses/applypattern.h"

#include "models/base/ids.h"
#include "models/base/texts.h"
#include "models/patterns/core/designbuilder.h"
#include "models/patterns/core/target.h"
#include "models/services/advice/goaladvice.h"
#include "models/services/patternuses/patternfits.h"

#include <algorithm>

namespace sw::services
{

namespace
{

schema::PatternUse newUse(const QString &pattern, const patterns::Target &target)
{
    schema::PatternUse use;
    use.id = schema::PatternUseId(base::newIdText());
    use.pattern = pattern;
    use.entity = target.entity;
    use.relationship = target.relationship;
    use.path = target.path;
    return use;
}

base::Result<void> checkUse(const patterns::Pattern &pattern, const schema::Model &model, const schema::PatternUse &use)
{
    const schema::ModelIndex index(model);
    const auto checked = pattern.check({index, use, patterns::completeParameters(pattern, index, use)});
    if (!checked)
        return checked;
    const QString why = patterns::buildDesign(index).whySkipped(use.id);
    if (why.isEmpty())
        return {};
    return base::Error{
        base::ErrorCode::InvalidModel, Text::tr("It does not apply to the design as it is: %1").arg(why),
        Text::tr("%1 for %2").arg(pattern.name(), patterns::targetName(model, patterns::targetOf(use))),
        Text::tr("Choose another object, remove the pattern that is in the way, or change the goal or the placement "
                 "of the relationship.")};
}

} // namespace

base::Result<void> applyPattern(schema::Model &model, const patterns::Pattern &pattern, const patterns::Target &target,
                                const QJsonObject &parameters)
{
    if (!patterns::useAt(model, pattern.id(), target))
        model.patterns << newUse(pattern.id(), target);
    schema::PatternUse *use = model.pattern(patterns::useAt(model, pattern.id(), target)->id);
    use->decide(true);
    for (auto it = parameters.begin(); it != parameters.end(); ++it)
        use->parameters.insert(it.key(), it.value());
    const QJsonObject defaults = pattern.defaults(schema::ModelIndex(model), target);
    for (const QString &name : use->parameters.keys()) {
        if (use->parameters.value(name) == defaults.value(name))
            use->parameters.remove(name);
    }
    return checkUse(pattern, model, *use);
}

QJsonObject proposedParameters(const schema::ModelIndex &model, const patterns::Pattern &pattern,
                               const patterns::Target &target, const advisor::Explanation *judged,
                               const QList<patterns::Finding> &findings)
{
    schema::PatternUse use = newUse(pattern.id(), target);
    const auto found = std::find_if(findings.cbegin(), findings.cend(), [&](const patterns::Finding &each) {
        return each.target == target && !each.parameterSets.isEmpty();
    });
    if (judged != nullptr)
        use.parameters = judged->advised.isEmpty() ? judged->use.parameters : judged->advised;
    else if (found != findings.cend())
        use.parameters = found->parameterSets.first();
    return patterns::completeParameters(pattern, model, use);
}

QJsonObject proposedParameters(const schema::Model &model, const patterns::Pattern &pattern,
                               const patterns::Target &target, const base::Progress &progress)
{
    const schema::ModelIndex index(model);
    for (const advisor::Explanation &each : judgements(advise(model, model.goal, progress))) {
        if (each.use.pattern == pattern.id() && patterns::targetOf(each.use) == target)
            return proposedParameters(index, pattern, target, &each, {});
    }
    const PatternFindings findings = findPlaces(model, patterns::buildDesign(index), progress);
    return proposedParameters(index, pattern, target, nullptr, findings.value(pattern.id()));
}

QString reasonGiven(const QString &reason)
{
    const QString text = reason.trimmed();
    return text.isEmpty() ? QString() : Text::tr("Reason given: %1").arg(text);
}

} // namespace sw::services
