// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/patternuses/patternfits.h"

#include "models/base/texts.h"
#include "models/patterns/core/target.h"
#include "models/patterns/patternregistry.h"

#include <algorithm>

namespace sw::services
{

namespace
{

/// The judgements, by patterns and places.
using Judged = QHash<std::pair<QString, patterns::Target>, const advisor::Explanation *>;

bool isAdvised(const advisor::Explanation &judged)
{
    return judged.verdict != advisor::Verdict::WouldHelp && judged.verdict != advisor::Verdict::Rejected;
}

void takePlace(PatternFit &fit, const patterns::Finding &finding, const Judged &judged)
{
    if (!finding.possible()) {
        if (!fit.looked) {
            fit.target = finding.target;
            fit.obstacle = finding.obstacle();
        }
        fit.looked = true;
        return;
    }
    const bool first = fit.places++ == 0;
    const advisor::Explanation *found = judged.value({fit.pattern, finding.target});
    const bool required = finding.needed || (found && found->verdict == advisor::Verdict::Required);
    const bool beats = found && (!fit.score.has_value() ||
                                 std::pair(isAdvised(*found), found->score) > std::pair(fit.advised, *fit.score));
    const bool better = required ? !fit.required : beats && !fit.required;
    if (first || better) {
        fit.target = finding.target;
        fit.obstacle.clear();
        fit.required = required;
        fit.advised = found && isAdvised(*found);
        fit.score = found ? std::optional<double>(found->score) : std::nullopt;
    }
    fit.looked = true;
}

void takeUse(PatternFit &fit, const schema::PatternUse &use, const Judged &judged)
{
    fit.used = true;
    fit.looked = true;
    fit.target = patterns::targetOf(use);
    if (const advisor::Explanation *found = judged.value({fit.pattern, fit.target})) {
        fit.score = found->score;
        fit.required = found->verdict == advisor::Verdict::Required;
    }
}

int rankOf(const PatternFit &fit)
{
    return static_cast<int>(fit.group) * 4 + (fit.used ? 0 : fit.required ? 1 : fit.score ? 2 : 3);
}

/// Where it is used beyond the selection, else the best place there; none: an empty one.
patterns::Target placeElsewhere(const schema::ModelIndex &model, const QString &pattern,
                                const QList<patterns::Finding> &findings, const Judged &judged,
                                const patterns::Target &selection)
{
    for (const schema::PatternUse &use : model.model().patterns) {
        if (use.enabled && use.pattern == pattern && !concerns(model, selection, patterns::targetOf(use)))
            return patterns::targetOf(use);
    }
    patterns::Target best;
    double most = -1;
    for (const patterns::Finding &finding : findings) {
        if (!finding.possible() || concerns(model, selection, finding.target))
            continue;
        const advisor::Explanation *found = judged.value({pattern, finding.target});
        const double score = found != nullptr ? found->score : 0;
        if (score > most) {
            best = finding.target;
            most = score;
        }
    }
    return best;
}

bool touches(const schema::ModelIndex &model, const patterns::Target &place, const schema::EntityId &entity)
{
    if (place.entity == entity)
        return true;
    const schema::Relationship *link = place.relationship.isEmpty() ? nullptr : model.relationship(place.relationship);
    return link && (link->a.entity == entity || link->b.entity == entity);
}

} // namespace

PatternFindings findPlaces(const schema::Model &model, const design::Design &design, const base::Progress &progress)
{
    PatternFindings findings;
    const schema::ModelIndex index(model);
    for (const patterns::Pattern *pattern : patterns::PatternRegistry::instance().all()) {
        if (progress.isCancelled())
            break;
        findings.insert(pattern->id(), pattern->findings(index, design));
    }
    return findings;
}

const schema::PatternUse *declinedUse(const schema::Model &model, const schema::PatternUse &use)
{
    const schema::PatternUse *there = patterns::useAt(model, use.pattern, patterns::targetOf(use));
    return there && !there->enabled ? there : nullptr;
}

QList<advisor::Explanation> judgements(const advisor::Advice &advice)
{
    QList<advisor::Explanation> all = advice.asUsed;
    for (const advisor::Explanation &each : advice.applied + advice.wouldHelp + advice.rejected) {
        const bool isOther =
            std::none_of(advice.asUsed.cbegin(), advice.asUsed.cend(),
                         [&](const advisor::Explanation &used) { return patterns::isSameUse(used.use, each.use); });
        if (isOther)
            all.append(each);
    }
    return all;
}

bool concerns(const schema::ModelIndex &model, const patterns::Target &selection, const patterns::Target &place)
{
    if (selection == patterns::Target())
        return true;
    if (!selection.relationship.isEmpty())
        return place.relationship == selection.relationship;
    if (!selection.path.isEmpty())
        return place.entity == selection.entity && place.path == selection.path;
    return touches(model, place, selection.entity);
}

QList<patterns::Target> placesFor(const schema::Model &model, const QString &pattern,
                                  const QList<patterns::Finding> &findings)
{
    QList<patterns::Target> places;
    patterns::Targets taken;
    const auto add = [&](const patterns::Target &place) {
        if (place == patterns::Target() || taken.contains(place))
            return;
        taken.insert(place);
        places << place;
    };
    for (const schema::PatternUse &use : model.patterns) {
        if (use.pattern == pattern)
            add(patterns::targetOf(use));
    }
    for (const bool possible : {true, false}) {
        for (const patterns::Finding &finding : findings) {
            if (finding.possible() == possible)
                add(finding.target);
        }
    }
    const schema::ModelIndex index(model);
    const patterns::Pattern *known = patterns::PatternRegistry::instance().find(pattern);
    const auto addTaken = [&](const patterns::Target &place) {
        if (known == nullptr || known->takes(index, place))
            add(place);
    };
    for (const schema::Relationship &link : model.relationships)
        addTaken({{}, link.id, {}});
    for (const schema::Entity &entity : model.entities)
        addTaken({entity.id, {}, {}});
    return places;
}

PatternPlaces allPlaces(const schema::Model &model, const PatternFindings &findings, const base::Progress &progress)
{
    PatternPlaces places;
    for (const patterns::Pattern *pattern : patterns::PatternRegistry::instance().all()) {
        if (progress.isCancelled())
            break;
        places.insert(pattern->id(), placesFor(model, pattern->id(), findings.value(pattern->id())));
    }
    return places;
}

patterns::Target placeNear(const schema::Model &model, const QString &pattern, const QList<patterns::Finding> &findings,
                           const patterns::Target &selection)
{
    const schema::ModelIndex index(model);
    const QList<patterns::Target> places = placesFor(model, pattern, findings);
    const auto near = std::find_if(places.cbegin(), places.cend(),
                                   [&](const patterns::Target &each) { return concerns(index, selection, each); });
    if (near != places.cend())
        return *near;
    const patterns::Target first =
        model.entities.isEmpty() ? selection : patterns::Target{model.entities.first().id, {}, {}};
    return places.value(0, selection == patterns::Target() ? first : selection);
}

QList<PatternFit> patternFits(const schema::ModelIndex &model, const PatternFindings &findings,
                              const QList<advisor::Explanation> &judged, const patterns::Target &selection)
{
    Judged byPlace;
    for (const advisor::Explanation &each : judged)
        byPlace.insert({each.use.pattern, patterns::targetOf(each.use)}, &each);
    QList<PatternFit> fits;
    for (const patterns::Pattern *pattern : patterns::PatternRegistry::instance().all()) {
        PatternFit fit;
        fit.pattern = pattern->id();
        const QList<patterns::Finding> places = findings.value(fit.pattern);
        for (const patterns::Finding &finding : places) {
            if (concerns(model, selection, finding.target))
                takePlace(fit, finding, byPlace);
        }
        for (const schema::PatternUse &use : model.model().patterns) {
            if (use.enabled && use.pattern == fit.pattern && !fit.used &&
                concerns(model, selection, patterns::targetOf(use)))
                takeUse(fit, use, byPlace);
        }
        const schema::PatternUse *there = patterns::useAt(model.model(), fit.pattern, fit.target);
        fit.declined = there != nullptr && !there->enabled && !fit.used;
        const bool weak = fit.declined || (fit.score && !fit.advised && !fit.required && !fit.used);
        fit.group = fit.places == 0 && !fit.used ? PatternFit::Group::NotMet
                    : weak                       ? PatternFit::Group::Possible
                                                 : PatternFit::Group::Fits;
        if (fit.group == PatternFit::Group::NotMet) {
            const patterns::Target other = placeElsewhere(model, fit.pattern, places, byPlace, selection);
            fit.elsewhere = other == patterns::Target() ? QString() : patterns::targetName(model.model(), other);
            if (!fit.looked)
                fit.target = other;
        }
        if (fit.target != patterns::Target())
            fit.place = patterns::targetName(model.model(), fit.target);
        if (!fit.looked)
            fit.obstacle = fit.elsewhere.isEmpty() ? Text::tr("nothing in this model it applies to")
                                                   : Text::tr("it does not concern what is selected");
        fits << fit;
    }
    std::stable_sort(fits.begin(), fits.end(), [](const PatternFit &a, const PatternFit &b) {
        if (rankOf(a) != rankOf(b))
            return rankOf(a) < rankOf(b);
        return a.score.value_or(0) > b.score.value_or(0);
    });
    return fits;
}

} // namespace sw::services
