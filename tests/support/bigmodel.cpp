// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/bigmodel.h"

#include <cmath>

namespace sw::testsupport
{

namespace
{

using namespace sw::schema;

constexpr FieldType kinds[] = {FieldType::String, FieldType::Int32,  FieldType::Date,       FieldType::Double,
                               FieldType::Bool,   FieldType::String, FieldType::Decimal128, FieldType::Int64,
                               FieldType::String, FieldType::Array,  FieldType::Object,     FieldType::String};

Field makeField(int entity, int index)
{
    Field field;
    field.id = FieldId(QStringLiteral("f%1_%2").arg(entity).arg(index));
    field.name = QStringLiteral("field_%1").arg(index);
    field.type = kinds[index % 12];
    field.averageBytes = field.type == FieldType::String ? 12 + index * 5 : 0;
    field.presence = index % 5 == 4 ? 0.6 : 1;
    field.unique = index == 0;
    if (field.type == FieldType::Array) {
        field.itemType = FieldType::String;
        field.count = {0, 3, 20, false};
    }
    if (field.type == FieldType::Object) {
        for (int child = 0; child < 2; ++child) {
            Field inner;
            inner.id = FieldId(QStringLiteral("f%1_%2_%3").arg(entity).arg(index).arg(child));
            inner.name = QStringLiteral("part_%1").arg(child);
            inner.averageBytes = 14;
            field.fields.append(inner);
        }
    }
    return field;
}

EntityId entityId(int index)
{
    return EntityId(QStringLiteral("e%1").arg(index));
}

Operation makeOperation(const Model &model, int entity, int index)
{
    Operation operation;
    operation.id = OperationId(QStringLiteral("o%1_%2").arg(entity).arg(index));
    operation.name = QStringLiteral("Operation %1 of %2").arg(index).arg(entity);
    operation.kind = index == 2 ? OperationKind::Insert : OperationKind::Read;
    operation.perSecond = 1.0 + (entity * 7 + index * 3) % 50;
    operation.entity = entityId(entity);
    if (index == 0)
        operation.filters.append({{operation.entity, QStringLiteral("field_5")}, FilterOp::Equal});
    if (index == 1) {
        operation.sort.append({{operation.entity, QStringLiteral("field_2")}, true});
        if (entity < model.relationships.size())
            operation.path.append({model.relationships.at(entity).id, model.relationships.at(entity).b.entity, 10.0});
        if (!operation.path.isEmpty())
            operation.entity = model.relationships.at(entity).a.entity;
    }
    return operation;
}

} // namespace

Model bigModel(int entities)
{
    Model model;
    model.name = QStringLiteral("big");
    Diagram diagram;
    diagram.id = DiagramId(QStringLiteral("d1"));
    diagram.name = QStringLiteral("All");
    const int columns = std::max(1, static_cast<int>(std::sqrt(entities)));
    for (int i = 0; i < entities; ++i) {
        Entity entity;
        entity.id = entityId(i);
        entity.name = QStringLiteral("entity_%1").arg(i);
        entity.collectionName = QStringLiteral("collection_%1").arg(i);
        const double count = 1000.0 * (1 + i % 97);
        entity.count = {0, count, count * 2, false};
        for (int field = 0; field < 12; ++field)
            entity.fields.append(makeField(i, field));
        model.entities.append(entity);
        diagram.places.insert(entity.id, {320.0 * (i % columns), 360.0 * (i / columns), false, false});
    }
    const int relationships = entities * 6 / 5;
    for (int i = 0; i < relationships; ++i) {
        Relationship relationship;
        relationship.id = RelationshipId(QStringLiteral("r%1").arg(i));
        const bool local = i % 20 < 17;
        const int a = i % entities;
        const int b = (a + (local ? 1 + i / entities : 1 + (i * 7919) % std::max(1, entities - 1))) % entities;
        relationship.a = {entityId(a), {}, {1, 1, 1, false}, {}};
        relationship.b = {
            entityId(b), {}, i % 3 == 0 ? Cardinality{0, 5, 40, false} : Cardinality{0, 50, 20000, false}, {}};
        relationship.type = RelationshipType::OneToMany;
        model.relationships.append(relationship);
    }
    for (int i = 0; i < entities; ++i) {
        for (int operation = 0; operation < 3; ++operation)
            model.operations.append(makeOperation(model, i, operation));
    }
    model.diagrams.append(diagram);
    return model;
}

} // namespace sw::testsupport
