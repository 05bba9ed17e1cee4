// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/fixes/typefixes.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/schema/valueobjects.h"

namespace sw::services
{

namespace
{

using schema::FieldType;

/// The type that the value at \p node should have; nothing where that is for a person to say.
std::optional<FieldType> betterType(const FixContext &context, const design::Node &node)
{
    if (node.reference) {
        const design::Collection *target = context.places().collection(node.reference->collection);
        const design::Node *id = target ? design::nodeAt(target->root, node.reference->path) : nullptr;
        return id ? std::optional(id->type()) : std::nullopt;
    }
    if (node.type() == FieldType::Double)
        return FieldType::Decimal128;
    return node.type() == FieldType::String ? std::optional(FieldType::Date) : std::nullopt;
}

void setType(schema::Field &field, FieldType type)
{
    (field.holdsValues() ? field.itemType : field.type) = type;
    field.averageBytes = 0;
    if (type == FieldType::String)
        return;
    field.minLength.reset();
    field.maxLength.reset();
    field.pattern.clear();
}

/// The object that \p finding calls unlike the first one of its name.
const schema::Field *unlikeObject(const FixContext &context, const checks::Finding &finding, const schema::Field **like)
{
    QHash<QString, const schema::Field *> first;
    for (const schema::ValueObjectUse &use : schema::valueObjectUses(context.model())) {
        const schema::Field *known = first.value(use.field->valueObject);
        if (!known) {
            first.insert(use.field->valueObject, use.field);
        } else if (use.entity == finding.entity && use.relationship == finding.relationship &&
                   finding.object.endsWith(use.path) && !schema::sameFields(known->fields, use.field->fields)) {
            *like = known;
            return use.field;
        }
    }
    return nullptr;
}

schema::Field *fieldOf(schema::Model &model, const checks::Finding &finding, const schema::FieldId &id)
{
    if (schema::Relationship *link = model.relationship(finding.relationship))
        return schema::findField(link->attributes, id);
    schema::Entity *entity = model.entity(finding.entity);
    return entity ? schema::findField(entity->fields, id) : nullptr;
}

} // namespace

QList<Fix> changeType(const FixContext &context, const checks::Finding &finding)
{
    const design::Node *node = context.node(finding);
    const schema::Entity *entity = node ? context.index().entity(node->source.entity) : nullptr;
    const schema::Field *field = entity ? schema::findField(entity->fields, node->source.field) : nullptr;
    const std::optional<FieldType> type = field ? betterType(context, *node) : std::nullopt;
    if (!type)
        return {};
    return {fixBy(QStringLiteral("change-type"),
                  Text::tr("Make %1 a %2").arg(base::visibleText(field->name), schema::nameOf(*type)),
                  [entity = entity->id, id = field->id, type = *type](schema::Model &model) {
                      setType(*schema::findField(model.entity(entity)->fields, id), type);
                  })};
}

QList<Fix> shareFields(const FixContext &context, const checks::Finding &finding)
{
    const schema::Field *like = nullptr;
    const schema::Field *unlike = unlikeObject(context, finding, &like);
    if (!unlike)
        return {};
    const QString name = base::visibleText(unlike->valueObject);
    return {
        fixBy(QStringLiteral("same-fields"), Text::tr("Give it the fields of %1").arg(name),
              [finding, id = unlike->id, fields = like->fields](schema::Model &model) {
                  QList<schema::Field> own = fields;
                  schema::renewIds(own);
                  fieldOf(model, finding, id)->fields = own;
              }),
        fixBy(QStringLiteral("own-object"), Text::tr("Detach it from %1").arg(name),
              [finding, id = unlike->id](schema::Model &model) { fieldOf(model, finding, id)->valueObject.clear(); })};
}

} // namespace sw::services
