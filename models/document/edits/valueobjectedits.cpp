// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/valueobjectedits.h"

#include "models/base/ids.h"
#include "models/document/edits/fieldedits.h"
#include "models/document/edits/references.h"
#include "models/schema/fieldpath.h"
#include "models/schema/valueobjects.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace sw::document
{

namespace
{

using schema::Field;
using schema::FieldId;
using schema::ValueObjectUse;

/// A value object may hold others, those hold others …; where one would hold itself there would be no end.
constexpr int mostRounds = 4;

FieldKey keyOf(const ValueObjectUse &use)
{
    return {{use.entity, use.relationship}, use.field->id};
}

/// Ids by path, outer ones first.
QList<std::pair<QString, FieldId>> pathsOf(const QList<Field> &fields, const QString &prefix = {})
{
    QList<std::pair<QString, FieldId>> paths;
    for (const Field &field : fields) {
        paths.emplaceBack(prefix + field.name, field.id);
        paths << pathsOf(field.fields, prefix + field.name + QLatin1Char('.'));
    }
    return paths;
}

QHash<QString, FieldId> idsByPath(const QList<Field> &fields)
{
    QHash<QString, FieldId> ids;
    for (const auto &[path, id] : pathsOf(fields))
        ids.insert(path, id);
    return ids;
}

/// What became of the paths below one use: to where they moved, "" where they went.
QList<std::pair<QString, QString>> movesOf(const QList<Field> &before, const QList<Field> &after)
{
    QHash<FieldId, QString> now;
    for (const auto &[path, id] : pathsOf(after))
        now.insert(id, path);
    QList<std::pair<QString, QString>> moves;
    for (const auto &[path, id] : pathsOf(before))
        moves.emplaceBack(path, now.value(id));
    return moves;
}

void giveIds(QList<Field> &fields, const QHash<FieldId, FieldId> &kept)
{
    for (Field &field : fields) {
        field.id = kept.contains(field.id) ? kept.value(field.id) : FieldId(base::newIdText());
        giveIds(field.fields, kept);
    }
}

/// Gives \p field the fields \p like of a use that had \p likeBefore; what was the same field keeps its id.
void takeFields(Field &field, const QList<Field> &likeBefore, const QList<Field> &like)
{
    const QHash<QString, FieldId> own = idsByPath(field.fields);
    QHash<FieldId, FieldId> kept;
    QSet<FieldId> taken;
    const auto keep = [&](const QList<Field> &fields) {
        for (const auto &[path, id] : pathsOf(fields)) {
            const FieldId mine = own.value(path);
            if (!mine.isEmpty() && !kept.contains(id) && !taken.contains(mine)) {
                kept.insert(id, mine);
                taken.insert(mine);
            }
        }
    };
    keep(likeBefore);
    keep(like);
    field.fields = like;
    giveIds(field.fields, kept);
}

/// The use that the others follow: one whose fields changed, else one that was there before when another one came.
const ValueObjectUse *leading(const QList<ValueObjectUse> &uses, const schema::Model &before)
{
    const ValueObjectUse *settled = nullptr;
    bool came = false;
    for (const ValueObjectUse &use : uses) {
        const Field *former = fieldOf(before, keyOf(use));
        const bool wasOne = former && former->valueObject == use.field->valueObject;
        if (wasOne && !schema::sameFields(former->fields, use.field->fields))
            return &use;
        came = came || !wasOne;
        if (wasOne && !settled)
            settled = &use;
    }
    if (!came)
        return nullptr;
    const auto drawn = std::find_if(uses.cbegin(), uses.cend(),
                                    [](const ValueObjectUse &use) { return !use.field->fields.isEmpty(); });
    return settled ? settled : drawn == uses.cend() ? nullptr : &*drawn;
}

bool standsInValueObject(const QList<Field> &fields, const FieldId &id)
{
    return std::any_of(fields.cbegin(), fields.cend(), [&](const Field &field) {
        return schema::isValueObject(field) ? schema::findField(field.fields, id) != nullptr
                                            : standsInValueObject(field.fields, id);
    });
}

/// Takes the name from objects within an object of the same name.
void endCircles(schema::Model &model)
{
    const QList<ValueObjectUse> uses = schema::valueObjectUses(model);
    QList<FieldKey> circles;
    for (const ValueObjectUse &use : uses) {
        const bool isWithinItself = std::any_of(uses.cbegin(), uses.cend(), [&](const ValueObjectUse &outer) {
            return outer.field != use.field && outer.field->valueObject == use.field->valueObject &&
                   keyOf(outer).owner == keyOf(use).owner && schema::isWithin(use.path, outer.path);
        });
        if (isWithinItself)
            circles << keyOf(use);
    }
    for (const FieldKey &key : std::as_const(circles))
        fieldOf(model, key)->valueObject.clear();
}

/// One value object; false when all its uses are alike already.
bool makeAlike(const QList<ValueObjectUse> &uses, const schema::Model &before, schema::Model &after)
{
    const ValueObjectUse *leader = uses.size() < 2 ? nullptr : leading(uses, before);
    if (!leader)
        return false;
    const Field *former = fieldOf(before, keyOf(*leader));
    const QList<Field> likeBefore = former ? former->fields : QList<Field>(), like = leader->field->fields;
    const auto moves = movesOf(likeBefore, like);
    bool any = false;
    for (const ValueObjectUse &use : uses) {
        if (&use == leader || schema::sameFields(use.field->fields, like))
            continue;
        Field *field = fieldOf(after, keyOf(use));
        const QStringList lost = idsByPath(field->fields).keys();
        takeFields(*field, likeBefore, like);
        any = true;
        if (use.entity.isEmpty())
            continue;
        const QString prefix = use.path + QLatin1Char('.');
        for (const auto &[from, to] : moves) {
            if (!to.isEmpty() && lost.contains(from))
                movePaths(after, use.entity, prefix + from, prefix + to);
        }
        const QHash<QString, FieldId> now = idsByPath(like);
        for (const QString &path : lost) {
            const bool moved = std::any_of(moves.cbegin(), moves.cend(), [&](const auto &move) {
                return move.first == path && !move.second.isEmpty();
            });
            if (!moved && !now.contains(path))
                dropPaths(after, use.entity, prefix + path);
        }
    }
    return any;
}

} // namespace

void keepValueObjects(const schema::Model &before, schema::Model &after)
{
    if (before.entities == after.entities && before.relationships == after.relationships)
        return;
    if (schema::valueObjectUses(after).isEmpty())
        return;
    endCircles(after);
    for (int round = 0; round < mostRounds; ++round) {
        bool any = false;
        for (const QString &name : schema::valueObjectNames(after)) {
            const schema::Model state = after; // the uses point into it
            QList<ValueObjectUse> uses = schema::valueObjectUses(state);
            uses.removeIf([&](const ValueObjectUse &use) { return use.field->valueObject != name; });
            any = makeAlike(uses, before, after) || any;
        }
        if (!any)
            return;
    }
}

void followEdit(const schema::Model &before, schema::Model &after)
{
    keepValueObjects(before, after);
    keepPaths(before, after);
}

bool isInValueObject(const schema::Model &model, const FieldKey &key)
{
    const QList<Field> *fields = fieldsOf(model, {key.owner, {}});
    return fields && standsInValueObject(*fields, key.id);
}

} // namespace sw::document
