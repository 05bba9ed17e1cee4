// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/fieldlineedits.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/document/document.h"
#include "models/document/edits/linkedits.h"
#include "models/document/edits/removal.h"
#include "models/schema/fieldlines/fieldline.h"
#include "models/schema/valueobjects.h"

#include <algorithm>

namespace sw::document
{

namespace
{

/// The entity called \p name, whatever the case.
base::Result<schema::EntityId> entityCalled(const schema::Model &model, const QString &name)
{
    QStringList names;
    for (const schema::Entity &entity : model.entities) {
        if (entity.name.compare(name, Qt::CaseInsensitive) == 0)
            return entity.id;
        names << base::visibleText(entity.name);
    }
    constexpr qsizetype mostNamed = 12;
    return base::Error{base::ErrorCode::InvalidModel,
                       Text::tr("There is no entity “%1”.").arg(base::visibleText(name)),
                       {},
                       Text::tr("Entities are: %1.").arg(names.mid(0, mostNamed).join(QStringLiteral(", ")))};
}

schema::LineNames namesIn(const schema::Model &model)
{
    schema::LineNames names{schema::valueObjectNames(model), {}};
    for (const schema::Entity &entity : model.entities)
        names.entities << entity.name;
    return names;
}

/// A reference from the owner of \p list, called \p role there; "Tag[]": to several.
base::Result<void> addReference(Document &document, const FieldListKey &list, const QString &role,
                                const QString &entity)
{
    if (list.owner.entity.isEmpty() || !list.parent.isEmpty())
        return base::Error{base::ErrorCode::InvalidModel,
                           Text::tr("References start at the entity itself."),
                           {},
                           Text::tr("Write %1 → %2 as a field of its own.").arg(role, entity)};
    const QLatin1String several("[]");
    const bool many = entity.endsWith(several);
    const auto target = entityCalled(document.model(), many ? entity.chopped(several.size()).trimmed() : entity);
    if (!target)
        return target.error();
    const auto link = addRelationship(document, *target, list.owner.entity);
    if (!link)
        return link.error();
    if (const auto kind = many ? setLinkKind(document, *link, LinkKind::ManyToMany) : base::Result<void>(); !kind)
        return kind.error();
    return changeRelationship(document, *link, {}, [&role](schema::Relationship &each) { each.a.role = role; });
}

} // namespace

base::Result<FieldKey> addFieldByLine(Document &document, const FieldListKey &list, qsizetype index,
                                      const QString &line)
{
    const auto read = schema::readFieldLine(line, {}, namesIn(document.model()));
    if (!read)
        return read.error();
    if (read->linksTo.isEmpty())
        return addField(document, list, read->field, index);
    Transaction step(document, Text::tr("Add reference %1").arg(base::visibleText(read->field.name)));
    if (const auto added = addReference(document, list, read->field.name, read->linksTo); !added)
        return added.error();
    step.commit();
    return FieldKey();
}

base::Result<void> changeFieldByLine(Document &document, const FieldKey &key, const QString &line)
{
    const schema::Field *field = fieldOf(document.model(), key);
    const schema::Field before = field == nullptr ? schema::Field() : *field;
    const auto read = schema::readFieldLine(line, before, namesIn(document.model()));
    if (!read)
        return read.error();
    const schema::Field &after = read->field;
    Transaction step(document, Text::tr("Edit field %1").arg(base::visibleText(after.name)));
    if (!read->linksTo.isEmpty()) {
        const FieldListKey list = listOf(document.model(), key);
        Removal removal;
        removal.fields.insert(key);
        removeObjects(document, removal);
        if (const auto added = addReference(document, list, after.name, read->linksTo); !added)
            return added;
        step.commit();
        return {};
    }
    if (const auto renamed = renameField(document, key, after.name); !renamed)
        return renamed;
    const auto changed = changeField(document, key, {}, [&after](schema::Field &each) {
        each.type = after.type;
        each.itemType = after.itemType;
        each.otherTypes = after.otherTypes;
        each.valueObject = after.valueObject;
        each.enumValues = after.enumValues;
        each.presence = after.presence;
        each.nullable = after.nullable;
        each.unique = after.unique;
        each.averageBytes = after.averageBytes;
        each.count = after.count;
        each.bounded = after.bounded;
        each.maxLength = after.maxLength;
    });
    if (!changed)
        return changed;
    for (qsizetype i = before.fields.size(); i < after.fields.size(); ++i) {
        if (const auto added = addField(document, {key.owner, key.id}, after.fields.at(i)); !added)
            return added.error();
    }
    step.commit();
    return {};
}

} // namespace sw::document
