// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/hotcold/coldfields.h"

#include "models/design/shape/entityshape.h"
#include "models/schema/fieldpath.h"

namespace sw::patterns
{

namespace
{

/// \p entity and those that it is a kind of.
QList<schema::EntityId> itselfAndSupers(const schema::ModelIndex &model, const schema::Entity &entity)
{
    QList<schema::EntityId> ids{entity.id};
    for (const schema::Entity *super : design::superEntities(model, entity))
        ids << super->id;
    return ids;
}

} // namespace

QList<const schema::Operation *> operationsAround(const schema::ModelIndex &model, const schema::Entity &entity)
{
    QList<const schema::Operation *> operations;
    for (const schema::EntityId &id : itselfAndSupers(model, entity)) {
        for (const schema::Operation *operation : model.operationsOf(id)) {
            if (!operations.contains(operation))
                operations << operation;
        }
    }
    return operations;
}

QStringList coldFieldsRead(const schema::ModelIndex &model, const schema::Operation &operation,
                           const schema::Entity &entity, const QStringList &cold)
{
    const QList<schema::EntityId> ids = itselfAndSupers(model, entity);
    bool reached = ids.contains(operation.entity), named = false;
    for (const schema::PathStep &step : operation.path)
        reached = reached || ids.contains(step.to);
    QStringList read;
    for (const schema::FieldRef &ref : operation.reads) {
        if (!ids.contains(ref.entity))
            continue;
        named = true;
        const QString name = schema::topLevel(ref.path);
        if (cold.contains(name) && !read.contains(name))
            read << name;
    }
    return named ? read : reached ? cold : QStringList();
}

std::optional<double> coldReadShare(const schema::ModelIndex &model, const schema::Entity &entity,
                                    const QStringList &cold)
{
    double all = 0, wanting = 0;
    for (const schema::Operation *operation : operationsAround(model, entity)) {
        if (!operation->isRead())
            continue;
        all += operation->perSecond;
        wanting += coldFieldsRead(model, *operation, entity, cold).isEmpty() ? 0 : operation->perSecond;
    }
    return all > 0 ? std::optional(wanting / all) : std::nullopt;
}

HotColdQuestion hotColdQuestion(const schema::ModelIndex &model, const schema::Operation &operation,
                                const schema::Entity &entity, const QStringList &cold)
{
    const QList<schema::EntityId> ids = itselfAndSupers(model, entity);
    HotColdQuestion question;
    question.besides = !ids.contains(operation.entity);
    const auto isCold = [&](const schema::FieldRef &ref) {
        const bool own = ids.contains(ref.entity);
        const bool moves = own && cold.contains(schema::topLevel(ref.path));
        question.besides = question.besides || (own && !moves && schema::topLevel(ref.path) != design::idName);
        return moves;
    };
    for (const schema::Filter &filter : operation.filters) {
        if (isCold(filter.field))
            question.filters << filter;
    }
    for (const schema::SortKey &key : operation.sort) {
        if (isCold(key.field))
            question.sort << key;
    }
    return question;
}

} // namespace sw::patterns
