// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/lessons/givenfacts.h"

#include "models/base/texts.h"
#include "models/services/differences/modeldifference.h"
#include "models/services/lessons/lessontasks.h"

#include <QMap>

#include <algorithm>

namespace sw::services
{

namespace
{

/// What describes the world and not the design, by the names of project files.
bool isGiven(const ObjectChange &change, const QString &property)
{
    const auto isOneOf = [&](std::initializer_list<const char *> names) {
        return std::any_of(names.begin(), names.end(),
                           [&](const char *name) { return property == QLatin1String(name); });
    };
    switch (change.object) {
    case ChangedObject::Project:
        return isOneOf({"ramGiB", "cacheMiB", "settings", "server"});
    case ChangedObject::Entity:
        return isOneOf({"count", "growthPerDay", "hotFraction", "hotCount", "hotDocuments", "hotSkew"});
    case ChangedObject::Field:
        return isOneOf({"averageBytes", "count", "presence", "countP99", "distinctValues"});
    case ChangedObject::Relationship:
        return isOneOf({"a.perOther", "b.perOther", "p50", "p99", "growth", "growthPerParentPerDay"});
    case ChangedObject::Operation:
        return !isOneOf({"name", "description"});
    case ChangedObject::Index:
    case ChangedObject::Pattern:
    case ChangedObject::Ignored:
        break;
    }
    return false;
}

/// What is given and differs, each in words; "object: property" as the key. A problem that is ignored is still there.
QMap<QString, QString> changesOfGiven(const schema::Model &start, const schema::Model &now)
{
    QMap<QString, QString> changed;
    for (const ObjectChange &change : differenceOf(start, now).changes) {
        const QString key = nameOf(change.object) + QLatin1Char(' ') + change.id + QLatin1Char(' ') + change.name;
        const bool isGone = change.kind == ChangeKind::Removed &&
                            (change.object == ChangedObject::Operation || change.object == ChangedObject::Entity ||
                             change.object == ChangedObject::Field);
        if (isGone)
            changed.insert(key, Text::tr("%1 is missing").arg(change.name));
        if (change.object == ChangedObject::Ignored && change.kind == ChangeKind::Added)
            changed.insert(key, Text::tr("%1 is ignored").arg(change.name));
        for (const PropertyChange &property : change.properties) {
            if (change.kind == ChangeKind::Changed && isGiven(change, property.name))
                changed.insert(key + QLatin1Char(' ') + property.name,
                               Text::tr("%1, %2: %3 → %4")
                                   .arg(change.name, property.label, property.beforeText, property.afterText));
        }
    }
    return changed;
}

} // namespace

base::Result<GivenFacts> GivenFacts::of(const LessonBench &bench, const formats::LessonStep &step)
{
    const auto start = bench.state(step.model);
    if (!start)
        return start.error();
    const auto solved = solvedModel(bench, step);
    if (!solved)
        return solved.error();
    GivenFacts given;
    given.m_start = (*start)->model;
    for (const QString &key : changesOfGiven(given.m_start, *solved).keys())
        given.m_free.insert(key);
    return given;
}

QMap<QString, QString> GivenFacts::changes(const schema::Model &now) const
{
    QMap<QString, QString> changed = changesOfGiven(m_start, now);
    changed.removeIf([this](QMap<QString, QString>::iterator one) { return m_free.contains(one.key()); });
    return changed;
}

QStringList GivenFacts::changedIn(const schema::Model &now) const
{
    return changes(now).values();
}

base::Result<void> GivenFacts::allows(const schema::Model &now, const schema::Model &next) const
{
    const QMap<QString, QString> before = changes(now);
    const QMap<QString, QString> after = changes(next);
    for (auto it = after.begin(); it != after.end(); ++it) {
        if (before.value(it.key()) != it.value())
            return base::Error{base::ErrorCode::Refused,
                               Text::tr("No answer to this task, because it changes what is given: %1.").arg(*it),
                               {},
                               Text::tr("Change the design instead.")};
    }
    return {};
}

} // namespace sw::services
