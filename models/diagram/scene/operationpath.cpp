// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/scene/operationpath.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/workload.h"

#include <QCoreApplication>

namespace sw::diagram
{

namespace
{

/// "newest first": the order that \p key asks for, as far as its field says what comes first.
QString orderText(const schema::Entity &entity, const schema::SortKey &key)
{
    using schema::FieldType;
    const schema::Field *field = schema::fieldAtPath(entity.fields, key.field.path);
    const FieldType type = field != nullptr ? field->type : FieldType::Any;
    if (schema::traitsOf(type).family == schema::TypeFamily::Time)
        return key.descending ? Text::tr("newest first") : Text::tr("oldest first");
    const QString name = base::visibleText(key.field.path);
    if (schema::isNumber(type))
        return key.descending ? Text::tr("highest %1 first").arg(name) : Text::tr("lowest %1 first").arg(name);
    return key.descending ? Text::tr("by %1, last first").arg(name) : Text::tr("by %1").arg(name);
}

QString countedText(const schema::PathStep &step, const schema::Cardinality &linked)
{
    if (linked.max <= 1)
        return Text::tr("1 wanted");
    const QString most = base::countText(linked.max);
    if (!step.itemsWanted)
        return linked.min >= linked.max ? Text::tr("%1 wanted, all").arg(most)
                                        : Text::tr("%1–%2 wanted, all").arg(base::countText(linked.min), most);
    const QString wanted = base::countText(*step.itemsWanted);
    return *step.itemsWanted < linked.likely ? Text::tr("%1 of %2 wanted").arg(wanted, base::countText(linked.likely))
                                             : Text::tr("up to %1 wanted").arg(wanted);
}

QString textOf(const schema::ModelIndex &model, const schema::Operation &operation, const schema::PathStep &step,
               const schema::Cardinality &linked)
{
    const schema::Entity *entity = model.entity(step.to);
    QStringList parts{countedText(step, linked)};
    for (const schema::SortKey &key : operation.sort) {
        if (entity != nullptr && linked.max > 1 && key.field.entity == step.to && parts.size() == 1)
            parts << orderText(*entity, key);
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace

OperationPath pathOf(const schema::ModelIndex &model, const schema::Operation &operation)
{
    OperationPath path;
    const auto visit = [&](const schema::EntityId &id) {
        if (model.entity(id) != nullptr && !path.entities.contains(id))
            path.entities.append(id);
    };
    visit(operation.entity);
    for (const schema::PathStep &step : operation.path) {
        visit(step.to);
        const schema::Relationship *link = model.relationship(step.relationship);
        if (link == nullptr || path.relationships.contains(link->id))
            continue;
        const bool toA = link->a.entity == step.to && !link->isSelf();
        path.relationships.insert(link->id);
        path.texts.insert(link->id, {textOf(model, operation, step, toA ? link->a.perOther : link->b.perOther), toA});
    }
    for (const schema::EntityId &id : design::askedBesides(model, operation) + design::writtenEntities(operation))
        visit(id);
    return path;
}

} // namespace sw::diagram
