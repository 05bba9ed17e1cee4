// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/validation/entityvalidation.h"

#include "models/base/bson/bson.h"
#include "models/base/text.h"
#include "models/schema/cardinality.h"
#include "models/schema/validation/fieldvalidation.h"
#include "models/schema/validation/indexvalidation.h"

#include <QJsonDocument>

#include <cmath>
#include <limits>

namespace sw::schema
{

namespace
{
bool isColor(const QString &text)
{
    if (text.size() != 7 || text.front() != u'#')
        return false;
    return std::all_of(text.begin() + 1, text.end(), [](QChar c) {
        return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f') || (c >= u'A' && c <= u'F');
    });
}

} // namespace

void EntityValidation::entities()
{
    QSet<EntityId> ids;
    QHash<QString, int> names;
    for (const Entity &e : model().entities) {
        const Place where{QT_TR_NOOP("entity %1"), e.name.isEmpty() ? e.id.text() : e.name};
        id(e.id.text(), where);
        if (ids.contains(e.id))
            add(where, tr("Another entity has the same id “%1”.").arg(e.id.text()), tr("Give one of them another id."));
        ids << e.id;
        if (!e.name.isEmpty() && ++names[e.name] == 2)
            add(where, tr("Two entities are called “%1”.").arg(e.name), tr("Rename one of them."));
        entity(e);
    }
    collectionNames();
    cycles();
}

void EntityValidation::entity(const Entity &e)
{
    const Place where{QT_TR_NOOP("entity %1"), e.name.isEmpty() ? e.id.text() : e.name};
    if (e.name.trimmed().isEmpty())
        add(where, tr("The entity has no name."), tr("Name the thing it stands for, such as “books”."));
    else if (e.name.contains(QChar(0)) || isTooLong(e.name))
        add(where, tr("The name is longer than %1 bytes or contains the character NUL.").arg(maximumNameBytes),
            tr("Shorten it."));
    cardinality(e.count, where);
    life(e, where);
    identity(e, where);
    rules(e, where);
    if (!e.color.isEmpty() && !isColor(e.color))
        add(where, tr("“%1” is not a color.").arg(e.color), tr("Write it as #rrggbb."));
    QSet<FieldId> fieldIds;
    FieldValidation(index, errors).fields(e.fields, e.name, 1, fieldIds);
    IndexValidation(index, errors).indexes(e);
}

void EntityValidation::life(const Entity &e, const Place &where)
{
    for (const double seen : {e.sampled.documents, e.sampled.bytes, e.sampled.deviation, e.sampled.idsPerSecond,
                              e.sampled.idsInASecond, e.sampled.wideRatio, e.sampled.narrowRatio, e.sampled.wholeReals})
        number(seen, 0, infinity, QT_TR_NOOP("What was seen of the documents"), where);
    number(e.growthPerDay, 0, infinity, QT_TR_NOOP("The growth per day"), where);
    number(e.hotFraction, 0, 1, QT_TR_NOOP("The share of actively used documents"), where);
    if (e.hotCount)
        number(*e.hotCount, 0, infinity, QT_TR_NOOP("The number of actively used documents"), where);
    if (e.hotSkew)
        number(*e.hotSkew, 0, greatestSkew, QT_TR_NOOP("The skew"), where);
    if (e.lifecycle == Lifecycle::KeepForever)
        return;
    if (!std::isfinite(e.lifecycleDays) || e.lifecycleDays <= 0)
        add(where, tr("The documents are kept for %1 days.").arg(e.lifecycleDays),
            tr("Give a number of days above 0, or keep them forever."));
    else if (e.lifecycle == Lifecycle::Retention && e.lifecycleDays * base::secondsPerDay < 1)
        add(where, tr("The documents are kept for less than a second, and servers count whole seconds."),
            tr("Give at least a second (0.0000116 days), or keep them forever."));
    const Field *since = fieldAtPath(e.fields, e.lifecycleField);
    if (e.lifecycleField.isEmpty()) {
        if (e.lifecycle == Lifecycle::Retention)
            add(where, tr("No date is named from which the days count."), tr("Name the date field."));
    } else if (!since) {
        add(where, tr("The date “%1” from which the days count does not exist.").arg(e.lifecycleField),
            tr("Name a date field of this entity."));
    } else if (since->type != FieldType::Date) {
        add(where, tr("The days count from “%1”, which is not a date.").arg(e.lifecycleField),
            tr("Documents expire by a date only: change its type or name another."));
    }
}

void EntityValidation::rules(const Entity &e, const Place &where)
{
    if (e.rules.expression.isEmpty())
        return;
    const QByteArray json = QJsonDocument(e.rules.expression).toJson(QJsonDocument::Compact);
    if (const auto query = base::Bson::fromJson(json); !query)
        add(where, tr("Its own rule cannot be read: %1").arg(query.error().message), query.error().wayOut);
}

void EntityValidation::identity(const Entity &e, const Place &where)
{
    if (e.kind == EntityKind::Weak && e.owner.isEmpty())
        add(where, tr("The weak entity has no owner."), tr("Name the entity it depends on, or make it a strong one."));
    if (!e.owner.isEmpty() && !index.entity(e.owner))
        add(where, tr("Its owner “%1” does not exist.").arg(e.owner.text()), tr("Choose another owner."));
    if (!e.superEntity.isEmpty() && !index.entity(e.superEntity))
        add(where, tr("The entity “%1” that it is a kind of does not exist.").arg(e.superEntity.text()),
            tr("Choose another one or none."));

    const Field *own = fieldAtPath(e.fields, QStringLiteral("_id"));
    if (own && own->type == FieldType::Array)
        add(where, tr("The field _id is an array."), tr("A server refuses arrays as _id: choose another type."));
    if (e.idStrategy == IdStrategy::ObjectId)
        return;
    if (e.idFields.isEmpty())
        add(where, tr("No field is named that makes _id."), tr("Name the fields, or let the server give ObjectIds."));
    else if (e.idStrategy == IdStrategy::Field && e.idFields.size() != 1)
        add(where, tr("%n fields make _id where one is meant.", nullptr, static_cast<int>(e.idFields.size())),
            tr("Name one field, or join several."));
    if (e.idStrategy == IdStrategy::Composite && e.idSeparator.isEmpty())
        add(where, tr("The fields of _id are joined without a separator."),
            tr("Give one, such as “_”, or 1 and 23 look like 12 and 3."));
    if (own && e.idFields != QStringList{own->name})
        add(where, tr("There is a field _id, and other fields make _id too."),
            tr("Remove the field _id, or let it stand alone."));
    for (const QString &name : e.idFields) {
        const Field *part = fieldAtPath(e.fields, name);
        if (!part)
            add(where, tr("The field “%1” of _id does not exist.").arg(name), tr("Name a field of this entity."));
        else if (!part->isRequired() || part->nullable || part->type == FieldType::Array)
            add(where, tr("The field “%1” makes _id but may be absent, null or an array.").arg(name),
                tr("Make it required and a single value."));
    }
}

void EntityValidation::collectionNames()
{
    QHash<QString, QString> users;
    for (const Entity &e : model().entities) {
        const QString name = collectionNameOf(e);
        const Place where{QT_TR_NOOP("entity %1"), e.name};
        if (name.contains(QChar(0)) || name.contains(QLatin1Char('$')) || name.startsWith(QLatin1String("system.")) ||
            name.startsWith(QLatin1Char('.')))
            add(where, tr("A collection cannot be called “%1”.").arg(name),
                tr("Take a name without $ and NUL that begins with neither “.” nor “system.”."));
        else if (name.toUtf8().size() > maximumNameBytes - 2)
            add(where, tr("The collection's name is too long."),
                tr("Database, dot and collection together have at most 255 bytes."));
        const QString other = users.value(name);
        if (!other.isEmpty() && other != e.name)
            add(where, tr("Its collection “%1” is the one of “%2” too.").arg(name, other),
                tr("Give one of them another collection name."));
        users.insert(name, e.name);
    }
}

void EntityValidation::cycles()
{
    // Follows owners and super-entities upwards; what was walked once is not walked again, so the work is linear.
    const auto walk = [this](EntityId Entity::*up, const QString &message, const QString &wayOut) {
        QHash<EntityId, int> seen;
        int round = 0;
        for (const Entity &start : model().entities) {
            ++round;
            const Entity *e = &start;
            while (e && !seen.contains(e->id)) {
                seen.insert(e->id, round);
                e = (e->*up).isEmpty() ? nullptr : index.entity(e->*up);
            }
            if (e && seen.value(e->id) == round)
                add({QT_TR_NOOP("entity %1"), e->name}, message, wayOut);
        }
    };
    walk(&Entity::owner, tr("The entity owns itself, directly or through others."), tr("Choose another owner."));
    walk(&Entity::superEntity, tr("The entity is a kind of itself, directly or through others."),
         tr("Choose another super-entity."));
}

} // namespace sw::schema
