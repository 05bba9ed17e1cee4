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

/// Something given that differs.
struct GivenChange
{
    QString object;
    QString property; ///< empty: the object itself
    QString text;     ///< with both values
};

/// The numbers of a relationship by what they count.
QString propertyText(const schema::Model &model, const ObjectChange &change, const PropertyChange &property)
{
    const schema::Relationship *link = model.relationship(schema::RelationshipId(change.id));
    const auto countOf = [&](const schema::RelationshipEnd &end) {
        const schema::Entity *entity = model.entity(end.entity);
        return Text::tr("number of %1").arg(entity ? entity->name : end.entity.text());
    };
    if (link && property.name == QLatin1String("a.perOther"))
        return countOf(link->a);
    if (link && property.name == QLatin1String("b.perOther"))
        return countOf(link->b);
    return property.label;
}

/// What is given and differs; "object: property" as the key. A problem that is ignored is still there.
QMap<QString, GivenChange> changesOfGiven(const schema::Model &start, const schema::Model &now)
{
    QMap<QString, GivenChange> changed;
    for (const ObjectChange &change : differenceOf(start, now).changes) {
        const QString key = nameOf(change.object) + QLatin1Char(' ') + change.id + QLatin1Char(' ') + change.name;
        const bool isGone = change.kind == ChangeKind::Removed &&
                            (change.object == ChangedObject::Operation || change.object == ChangedObject::Entity ||
                             change.object == ChangedObject::Field);
        if (isGone)
            changed.insert(key, {change.name, {}, Text::tr("%1 is missing").arg(change.name)});
        if (change.object == ChangedObject::Ignored && change.kind == ChangeKind::Added)
            changed.insert(key, {change.name, {}, Text::tr("%1 is ignored").arg(change.name)});
        for (const PropertyChange &property : change.properties) {
            if (change.kind == ChangeKind::Changed && isGiven(change, property.name))
                changed.insert(key + QLatin1Char(' ') + property.name,
                               {change.name, propertyText(start, change, property),
                                Text::tr("%1, %2: %3 → %4")
                                    .arg(change.name, property.label, property.beforeText, property.afterText)});
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
    const QMap<QString, GivenChange> free = changesOfGiven(given.m_start, *solved);
    QMap<QString, QStringList> properties;
    for (auto it = free.begin(); it != free.end(); ++it) {
        given.m_free.insert(it.key());
        properties[it->object] << (it->property.isEmpty() ? QStringList() : QStringList(it->property));
    }
    for (auto it = properties.begin(); it != properties.end(); ++it)
        given.m_freeTexts << (it->isEmpty() ? it.key()
                                            : QStringLiteral("%1 (%2)").arg(it.key(), it->join(QStringLiteral(", "))));
    return given;
}

QMap<QString, QString> GivenFacts::changes(const schema::Model &now) const
{
    QMap<QString, QString> changed;
    const QMap<QString, GivenChange> all = changesOfGiven(m_start, now);
    for (auto it = all.begin(); it != all.end(); ++it) {
        if (!m_free.contains(it.key()))
            changed.insert(it.key(), it->text);
    }
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
