// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/fieldedits.h"

#include "models/document/document.h"
#include "models/document/edits/edittexts.h"
#include "models/document/edits/members.h"
#include "models/document/edits/references.h"
#include "models/document/edits/valueobjectedits.h"

#include <algorithm>

namespace sw::document
{

namespace
{

const QList<schema::Field> *rootOf(const schema::Model &model, const FieldOwner &owner)
{
    if (const schema::Entity *entity = model.entity(owner.entity))
        return &entity->fields;
    if (const schema::Relationship *relationship = model.relationship(owner.relationship))
        return &relationship->attributes;
    return nullptr;
}

QList<schema::Field> *rootOf(schema::Model &model, const FieldOwner &owner)
{
    if (schema::Entity *entity = model.entity(owner.entity))
        return &entity->fields;
    if (schema::Relationship *relationship = model.relationship(owner.relationship))
        return &relationship->attributes;
    return nullptr;
}

QList<schema::Field> *listIn(schema::Model &model, const FieldListKey &key)
{
    QList<schema::Field> *root = rootOf(model, key.owner);
    if (!root || key.parent.isEmpty())
        return root;
    schema::Field *parent = schema::findField(*root, key.parent);
    return parent ? &parent->fields : nullptr;
}

/// "books.isbn"; the owner's name alone when \p path is empty.
QString fullName(const schema::Model &model, const FieldOwner &owner, const QString &path)
{
    QString name;
    if (const schema::Entity *entity = model.entity(owner.entity))
        name = entity->name;
    else if (const schema::Relationship *relationship = model.relationship(owner.relationship))
        name = schema::relationshipName(model, *relationship);
    return path.isEmpty() ? name : name + QLatin1Char('.') + path;
}

QString fullName(const schema::Model &model, const FieldKey &key)
{
    const QList<schema::Field> *root = rootOf(model, key.owner);
    return fullName(model, key.owner, root ? schema::fieldPath(*root, key.id) : QString());
}

const schema::FieldId *parentOf(const QList<schema::Field> &fields, const schema::FieldId &id)
{
    for (const schema::Field &field : fields) {
        if (std::any_of(field.fields.begin(), field.fields.end(),
                        [&id](const schema::Field &below) { return below.id == id; }))
            return &field.id;
        if (const schema::FieldId *parent = parentOf(field.fields, id))
            return parent;
    }
    return nullptr;
}

base::Result<void> checkNumbers(const schema::Model &model, const FieldKey &key, const schema::Field &field)
{
    if (auto ok = checkCardinality(field.count, fullName(model, key)); !ok)
        return ok;
    if (!(field.presence > 0 && field.presence <= 1) || field.averageBytes < 0)
        return invalid(Text::tr("The number is out of range."), fullName(model, key),
                       Text::tr("The share of documents is above 0 and at most 1; a size is 0 or more."));
    return {};
}

} // namespace

const schema::Field *fieldOf(const schema::Model &model, const FieldKey &key)
{
    const QList<schema::Field> *root = rootOf(model, key.owner);
    return root ? schema::findField(*root, key.id) : nullptr;
}

schema::Field *fieldOf(schema::Model &model, const FieldKey &key)
{
    QList<schema::Field> *root = rootOf(model, key.owner);
    return root ? schema::findField(*root, key.id) : nullptr;
}

const QList<schema::Field> *fieldsOf(const schema::Model &model, const FieldListKey &key)
{
    const QList<schema::Field> *root = rootOf(model, key.owner);
    if (!root || key.parent.isEmpty())
        return root;
    const schema::Field *parent = schema::findField(*root, key.parent);
    return parent ? &parent->fields : nullptr;
}

FieldListKey listOf(const schema::Model &model, const FieldKey &key)
{
    const QList<schema::Field> *root = rootOf(model, key.owner);
    const schema::FieldId *parent = root ? parentOf(*root, key.id) : nullptr;
    return {key.owner, parent ? *parent : schema::FieldId()};
}

base::Result<FieldKey> addField(Document &document, const FieldListKey &list, schema::Field field, qsizetype index)
{
    const QList<schema::Field> *siblings = fieldsOf(document.model(), list);
    if (!siblings)
        return missing(list.owner.entity.text() + list.owner.relationship.text());
    if (field.name.isEmpty()) {
        QSet<QString> names;
        for (const schema::Field &sibling : *siblings)
            names.insert(sibling.name);
        field.name = freeName(Text::tr("field"), names, {});
    }
    QList<schema::Field> renewed{field};
    schema::renewIds(renewed);
    field = renewed.first();
    if (auto ok = checkFieldName(*siblings, field.name, field.id); !ok)
        return ok.error();
    const qsizetype at = index < 0 || index > siblings->size() ? siblings->size() : index;
    const QString owner = fullName(document.model(), list.owner, {});
    editModel(document, Text::tr("Add field %1.%2").arg(owner, field.name),
              [&](schema::Model &model) { listIn(model, list)->insert(at, field); });
    return FieldKey{list.owner, field.id};
}

base::Result<void> renameField(Document &document, const FieldKey &key, const QString &name)
{
    const schema::Model &model = document.model();
    if (!fieldOf(model, key))
        return missing(key.id.text());
    if (auto ok = checkFieldName(*fieldsOf(model, listOf(model, key)), name, key.id); !ok)
        return ok;
    editModel(document, Text::tr("Rename field %1").arg(fullName(model, key)), [&](schema::Model &after) {
        const QString from = schema::fieldPath(*rootOf(std::as_const(after), key.owner), key.id);
        fieldOf(after, key)->name = name;
        if (!key.owner.entity.isEmpty())
            movePaths(after, key.owner.entity, from,
                      schema::fieldPath(*rootOf(std::as_const(after), key.owner), key.id));
    });
    return {};
}

base::Result<void> setFieldType(Document &document, const FieldKey &key, schema::FieldType type)
{
    return changeField(document, key, {}, [type](schema::Field &field) { field.type = type; });
}

base::Result<void> setFieldItemType(Document &document, const FieldKey &key, schema::FieldType type)
{
    return changeField(document, key, {}, [type](schema::Field &field) { field.itemType = type; });
}

base::Result<void> changeField(Document &document, const FieldKey &key, const QString &text,
                               const std::function<void(schema::Field &)> &change, const QString &mergeKey)
{
    const schema::Field *before = fieldOf(document.model(), key);
    if (!before)
        return missing(key.id.text());
    schema::Field after = *before;
    change(after);
    after.id = before->id;
    after.name = before->name;
    after.fields = before->fields;
    if (!after.holdsFields())
        after.valueObject.clear();
    if (auto ok = checkNumbers(document.model(), key, after); !ok)
        return ok;
    const QString name = text.isEmpty() ? Text::tr("Change field %1").arg(fullName(document.model(), key)) : text;
    if (!after.fields.isEmpty() && !after.holdsFields()) {
        const QString path = schema::fieldPath(*rootOf(document.model(), key.owner), key.id);
        const QList<schema::Field> below = std::exchange(after.fields, {});
        editModel(document, name, [&](schema::Model &model) {
            for (const schema::Field &each : below)
                dropPaths(model, key.owner.entity, path + QLatin1Char('.') + each.name);
            *fieldOf(model, key) = after;
        });
        return {};
    }
    if (after.valueObject != before->valueObject || isInValueObject(document.model(), key)) {
        editModel(document, name, [&](schema::Model &model) { *fieldOf(model, key) = after; });
        return {};
    }
    ChangeEvent event;
    describeFields({*before}, {after}, key.owner, event);
    event.entities.insert(key.owner.entity);
    if (!key.owner.relationship.isEmpty())
        event.relationships.insert(key.owner.relationship);
    const QString merge =
        mergeKey.isEmpty() ? base::newIdText() : QStringLiteral("field/") + key.id.text() + QLatin1Char('/') + mergeKey;
    pushObject<schema::Field>(
        document, name, merge, event, [key](schema::Model &model) { return fieldOf(model, key); }, after);
    return {};
}

base::Result<void> moveField(Document &document, const FieldKey &key, const FieldListKey &list, qsizetype index)
{
    const schema::Model &model = document.model();
    const schema::Field *field = fieldOf(model, key);
    const QList<schema::Field> *target = fieldsOf(model, list);
    if (!field || !target)
        return missing(key.id.text());
    if (list.parent == key.id || schema::findField(field->fields, list.parent))
        return invalid(Text::tr("A field cannot move into itself."), fullName(model, key),
                       Text::tr("Choose another object."));
    const schema::Field *parent = list.parent.isEmpty() ? nullptr : fieldOf(model, {list.owner, list.parent});
    if (parent && !parent->holdsFields())
        return invalid(Text::tr("Only objects hold fields."), fullName(model, {list.owner, list.parent}),
                       Text::tr("Make it an object, or an array of objects."));
    if (auto ok = checkFieldName(*target, field->name, key.id); !ok)
        return ok;
    editModel(document, Text::tr("Move field %1").arg(fullName(model, key)), [&](schema::Model &after) {
        const QString from = schema::fieldPath(*rootOf(std::as_const(after), key.owner), key.id);
        QList<schema::Field> *source = listIn(after, listOf(after, key));
        const auto at = std::find_if(source->begin(), source->end(),
                                     [&key](const schema::Field &each) { return each.id == key.id; });
        const schema::Field moved = source->takeAt(at - source->begin());
        QList<schema::Field> *into = listIn(after, list);
        into->insert(index < 0 ? into->size() : std::min(index, into->size()), moved);
        if (key.owner == list.owner)
            movePaths(after, key.owner.entity, from,
                      schema::fieldPath(*rootOf(std::as_const(after), key.owner), key.id));
        else
            dropPaths(after, key.owner.entity, from);
    });
    return {};
}

} // namespace sw::document
