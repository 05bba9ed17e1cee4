// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/fixes/patternfixes.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/patterns/patternregistry.h"
#include "models/services/patternuses/applypattern.h"

#include <QJsonArray>

#include <algorithm>

namespace sw::services
{

namespace
{

constexpr qsizetype mostPlaces = 2; // more buttons for one pattern would bury the others

/// True when a pattern on \p target would change what \p finding is about.
bool concerns(const FixContext &context, const checks::Finding &finding, const patterns::Target &target)
{
    if (!finding.relationship.isEmpty())
        return target.relationship == finding.relationship;
    const schema::Operation *operation =
        finding.operation.isEmpty() ? nullptr : context.model().operation(finding.operation);
    if (operation && !target.relationship.isEmpty())
        return operation->follows(target.relationship);
    return target.relationship.isEmpty() && target.entity == finding.entity;
}

Fix applying(const FixContext &context, const patterns::Pattern &pattern, const patterns::Finding &place, bool one)
{
    const QString what = pattern.name();
    Fix fix;
    fix.id = QLatin1String("pattern-") + pattern.id();
    fix.text = one ? Text::tr("Apply %1").arg(what)
                   : Text::tr("Apply %1 to %2")
                         .arg(what, base::visibleText(patterns::targetName(context.model(), place.target)));
    fix.apply = [&pattern, target = place.target, parameters = place.parameterSets.value(0)](schema::Model &model) {
        return applyPattern(model, pattern, target, parameters);
    };
    return fix;
}

QList<Fix> fixesBy(const FixContext &context, const checks::Finding &finding, const QString &id)
{
    const patterns::Pattern *pattern = patterns::PatternRegistry::instance().find(id);
    if (!pattern)
        return {};
    QList<patterns::Finding> fitting;
    for (const patterns::Finding &place : context.placesFor(id)) {
        const schema::PatternUse *use = patterns::useAt(context.model(), id, place.target);
        if (place.possible() && concerns(context, finding, place.target) && !(use && use->enabled) &&
            fitting.size() < mostPlaces)
            fitting << place;
    }
    QList<Fix> fixes;
    for (const patterns::Finding &place : std::as_const(fitting)) {
        fixes << applying(context, *pattern, place, fitting.size() == 1);
        if (fixes.size() > 1)
            fixes.last().id += QLatin1Char('-') + QString::number(fixes.size());
    }
    return fixes;
}

} // namespace

QList<Fix> applyNamedPattern(const FixContext &context, const checks::Finding &finding)
{
    return fixesBy(context, finding, finding.pattern);
}

QList<Fix> splitHotFromCold(const FixContext &context, const checks::Finding &finding)
{
    return fixesBy(context, finding, QStringLiteral("hot-cold"));
}

QList<Fix> archiveOld(const FixContext &context, const checks::Finding &finding)
{
    const patterns::Pattern *pattern = patterns::PatternRegistry::instance().find(QStringLiteral("archive"));
    const schema::Entity *entity = context.index().entity(finding.entity);
    const patterns::Target target{finding.entity, {}, {}};
    const schema::PatternUse *use = patterns::useAt(context.model(), QStringLiteral("archive"), target);
    if (!pattern || !entity || entity->growthPerDay <= 0 || entity->lifecycle == schema::Lifecycle::Retention ||
        (use && use->enabled))
        return {};
    const QJsonObject values = pattern->defaults(context.index(), target);
    const QString date = values.value(QStringLiteral("age")).toString();
    const double days = values.value(QStringLiteral("days")).toDouble();
    if (date.isEmpty())
        return {};
    return {{QStringLiteral("archive"),
             Text::tr("Archive %1 after %2").arg(base::visibleText(entity->name), base::periodText(days)),
             [pattern, target, date, days](schema::Model &model) {
                 schema::Entity &changed = *model.entity(target.entity);
                 changed.lifecycle = schema::Lifecycle::Archive;
                 changed.lifecycleDays = days;
                 changed.lifecycleField = date;
                 return applyPattern(model, *pattern, target, {});
             }}};
}

QList<Fix> removePattern(const FixContext &, const checks::Finding &finding)
{
    return {fixBy(QStringLiteral("remove-pattern"),
                  Text::tr("Remove %1").arg(base::visibleText(patterns::patternName(finding.pattern))),
                  [id = finding.use](schema::Model &model) {
                      model.patterns.removeIf([&](const schema::PatternUse &one) { return one.id == id; });
                  })};
}

QList<Fix> dropCopy(const FixContext &context, const checks::Finding &finding)
{
    const design::Node *node = context.node(finding);
    const schema::PatternUse *use = node ? context.model().pattern(node->origin.use) : nullptr;
    const patterns::Pattern *pattern = use ? patterns::PatternRegistry::instance().find(use->pattern) : nullptr;
    if (!pattern || !node->copyOf)
        return {};
    const QString name = QStringLiteral("fields");
    const QJsonArray all = patterns::completeParameters(*pattern, context.index(), *use).value(name).toArray();
    QJsonArray left;
    for (const QJsonValue &one : all) {
        if (one.toString() != node->copyOf->path)
            left << one;
    }
    if (left.size() == all.size())
        return {};
    return {fixBy(QStringLiteral("drop-copy"), Text::tr("Do not copy %1").arg(base::visibleText(node->copyOf->path)),
                  [id = use->id, name, left](schema::Model &model) {
                      if (left.isEmpty())
                          model.patterns.removeIf([&](const schema::PatternUse &one) { return one.id == id; });
                      else
                          model.pattern(id)->parameters.insert(name, left);
                  })};
}

} // namespace sw::services
