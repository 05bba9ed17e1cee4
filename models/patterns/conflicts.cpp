// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/conflicts.h"

#include "models/base/texts.h"
#include "models/patterns/core/target.h"
#include "models/patterns/patternregistry.h"
#include "models/schema/fieldpath.h"

namespace sw::patterns
{

namespace
{

/// True when one of them is about the same documents or fields as the other, or about a part of those.
bool overlap(const schema::ModelIndex &model, const Target &a, const Target &b)
{
    if (!a.relationship.isEmpty() && !b.relationship.isEmpty())
        return a.relationship == b.relationship;
    const schema::EntityId subject = subjectOf(model, a);
    return !subject.isEmpty() && subject == subjectOf(model, b) &&
           (schema::isWithin(a.path, b.path) || schema::isWithin(b.path, a.path));
}

} // namespace

schema::EntityId subjectOf(const schema::ModelIndex &model, const Target &target)
{
    const schema::Relationship *relationship =
        target.relationship.isEmpty() ? nullptr : model.relationship(target.relationship);
    return relationship ? relationship->b.entity : target.entity;
}

QString conflictBetween(const schema::ModelIndex &model, const Pattern &pattern, const schema::PatternUse &use,
                        const Pattern &otherPattern, const schema::PatternUse &other)
{
    const Target target = targetOf(use);
    const Target otherTarget = targetOf(other);
    if (!overlap(model, target, otherTarget))
        return {};
    if (&pattern == &otherPattern && target.path == otherTarget.path)
        return Text::tr("%1 is used on the same target already.").arg(otherPattern.name());
    QString reason = pattern.conflicts().value(otherPattern.id());
    if (reason.isEmpty())
        reason = otherPattern.conflicts().value(pattern.id());
    return reason.isEmpty() ? QString() : Text::tr("Not together with %1: %2").arg(otherPattern.name(), reason);
}

QList<UseConflict> conflictsOf(const schema::ModelIndex &model, const schema::PatternUse &use)
{
    QList<UseConflict> conflicts;
    const Pattern *pattern = PatternRegistry::instance().find(use.pattern);
    if (!pattern)
        return conflicts;
    for (const schema::PatternUse &other : model.model().patterns) {
        const Pattern *otherPattern = PatternRegistry::instance().find(other.pattern);
        if (!other.enabled || other.id == use.id || !otherPattern)
            continue;
        const QString reason = conflictBetween(model, *pattern, use, *otherPattern, other);
        if (!reason.isEmpty())
            conflicts << UseConflict{other.id, reason};
    }
    return conflicts;
}

} // namespace sw::patterns
