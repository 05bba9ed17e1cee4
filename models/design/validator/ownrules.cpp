// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/validator/ownrules.h"

#include "models/base/texts.h"
#include "models/design/shape/entityshape.h"
#include "models/design/validator/rulequeries.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace sw::design
{

namespace
{

/// Translates the paths in a query from those of an entity to those of the documents that hold it.
class Rewriting
{
public:
    Rewriting(const schema::ModelIndex &model, const DesignIndex &places, const schema::Entity &entity,
              const Location &home);

    base::Result<base::Bson> rewritten(const QJsonObject &query);
    const QString &obstacle() const { return m_obstacle; }
    const QString &obstaclePath() const { return m_path; }

private:
    QJsonObject query(const QJsonObject &query);
    QJsonValue expression(const QJsonValue &value);
    QString place(const QString &path);
    bool crossesOwnArraysOnly(const QString &path, const QString &place) const;
    void stop(const QString &obstacle, const QString &path);

    const schema::ModelIndex &m_model;
    const DesignIndex &m_places;
    const schema::Entity &m_entity;
    const Location m_home;
    QStringList m_arrays; ///< on the way to the entity, each relative to the item of the one before
    QString m_inside;     ///< the way from there, or from the root, to the entity
    QString m_obstacle;
    QString m_path;
};

Rewriting::Rewriting(const schema::ModelIndex &model, const DesignIndex &places, const schema::Entity &entity,
                     const Location &home)
    : m_model(model), m_places(places), m_entity(entity), m_home(home)
{
    QString whole;
    for (const QString &name : home.path.split(QLatin1Char('.'), Qt::SkipEmptyParts)) {
        whole = joinedPath(whole, name);
        m_inside = joinedPath(m_inside, name);
        const Node *node = places.node({home.collection, whole});
        if (node && node->keyed)
            stop(Text::tr("the documents stand under names that are data"), {});
        if (node && node->isArray())
            m_arrays << std::exchange(m_inside, {});
    }
}

void Rewriting::stop(const QString &obstacle, const QString &path)
{
    if (!m_obstacle.isEmpty())
        return;
    m_obstacle = obstacle;
    m_path = path;
}

/// A pattern may have put the field into an array, where a query would mean any item.
bool Rewriting::crossesOwnArraysOnly(const QString &path, const QString &place) const
{
    const Node alone = shapeOfEntity(m_model, m_entity);
    const Collection *in = m_places.collection(m_home.collection);
    const auto arrays = [](const Node &root, const QString &at) {
        return arraysOn(root, at).size();
    };
    return arrays(in->root, place) - arrays(in->root, m_home.path) == arrays(alone, path);
}

/// The place of the entity's \p path, as seen from the innermost item.
QString Rewriting::place(const QString &path)
{
    const std::optional<Location> found = m_places.locateIn(m_home, m_model, {m_entity.id, path});
    const QString below = m_home.path.isEmpty() ? QString() : m_home.path + QLatin1Char('.');
    if (!found || found->collection != m_home.collection || !found->path.startsWith(below) || !m_places.node(*found)) {
        stop(Text::tr("the documents have no “%1”").arg(path), path);
        return path;
    }
    if (!crossesOwnArraysOnly(path, found->path))
        stop(Text::tr("“%1” lies in an array there").arg(path), path);
    return joinedPath(m_inside, found->path.mid(below.size()));
}

QJsonObject Rewriting::query(const QJsonObject &from)
{
    QJsonObject to;
    for (auto it = from.begin(); it != from.end(); ++it) {
        if (it.key() == QLatin1String("$expr")) {
            if (!m_arrays.isEmpty())
                stop(Text::tr("$expr cannot look into the items of an array"), {});
            to.insert(it.key(), expression(it.value()));
        } else if (it.value().isArray() && it.key().startsWith(QLatin1Char('$'))) { // $and, $or, $nor
            QJsonArray parts;
            for (const QJsonValue part : it.value().toArray())
                parts.append(query(part.toObject()));
            to.insert(it.key(), parts);
        } else {
            to.insert(it.key().startsWith(QLatin1Char('$')) ? it.key() : place(it.key()), it.value());
        }
    }
    return to;
}

QJsonValue Rewriting::expression(const QJsonValue &value)
{
    if (value.isString() && value.toString().startsWith(QLatin1Char('$')) &&
        !value.toString().startsWith(QLatin1String("$$")))
        return QLatin1Char('$') + place(value.toString().mid(1));
    if (value.isArray()) {
        QJsonArray parts;
        for (const QJsonValue part : value.toArray())
            parts.append(expression(part));
        return parts;
    }
    if (!value.isObject())
        return value;
    QJsonObject to;
    const QJsonObject from = value.toObject();
    for (auto it = from.begin(); it != from.end(); ++it)
        to.insert(it.key(), it.key() == QLatin1String("$literal") ? it.value() : expression(it.value()));
    return to;
}

base::Result<base::Bson> Rewriting::rewritten(const QJsonObject &from)
{
    const QJsonObject to = query(from);
    const auto bson = base::Bson::fromJsonObject(to);
    if (!bson)
        return bson.error();
    base::Bson rule = *bson;
    const Node *node = m_places.node(m_home);
    if (m_arrays.isEmpty() && !m_home.path.isEmpty() && node && (!node->isRequired() || node->nullable))
        rule = whereThere(m_home.path, rule);
    for (auto array = m_arrays.crbegin(); array != m_arrays.crend(); ++array)
        rule = forAllItems(*array, rule);
    const Collection *in = m_places.collection(m_home.collection);
    const QStringList kinds = in && m_home.path.isEmpty() ? kindsIn(in->root, m_model, m_entity.id) : QStringList();
    return kinds.isEmpty() ? rule : forKind(in->root.discriminator, kinds, rule);
}

} // namespace

QList<OwnRule> ownRules(const schema::ModelIndex &model, const DesignIndex &places, const schema::Entity &entity)
{
    QList<const schema::Entity *> owners = superEntities(model, entity);
    owners.prepend(&entity);
    QList<OwnRule> rules;
    for (const schema::Entity *owner : std::as_const(owners)) {
        if (owner->rules.expression.isEmpty())
            continue;
        for (const Location &home : places.homesOf(entity.id)) {
            Rewriting rewriting(model, places, entity, home);
            const auto query = rewriting.rewritten(owner->rules.expression);
            const QString reason = Text::tr("the rule of %1").arg(owner->name);
            const QString obstacle = query ? rewriting.obstacle() : query.error().message;
            rules << OwnRule{
                home.collection, {query ? *query : base::Bson(), reason, {}}, obstacle, rewriting.obstaclePath()};
        }
    }
    return rules;
}

void addOwnRules(Design &design, const schema::ModelIndex &model)
{
    const auto hasRule = [](const schema::Entity &entity) {
        return !entity.rules.expression.isEmpty();
    };
    const QList<schema::Entity> &entities = model.model().entities;
    if (std::none_of(entities.cbegin(), entities.cend(), hasRule))
        return;
    QList<OwnRule> rules;
    const DesignIndex places(design);
    for (const schema::Entity &entity : entities)
        rules += ownRules(model, places, entity);
    for (const OwnRule &own : std::as_const(rules)) {
        Collection *collection = own.obstacle.isEmpty() ? design.collection(own.collection) : nullptr;
        const auto isSame = [&](const Rule &rule) {
            return rule.expression == own.rule.expression;
        };
        if (collection && std::none_of(collection->rules.cbegin(), collection->rules.cend(), isSame))
            collection->rules << own.rule;
    }
}

} // namespace sw::design
