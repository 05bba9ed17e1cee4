// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/placement/placement.h"
#include "models/design/shape/linknames.h"
#include "models/design/workload.h"

#include <QSet>

namespace sw::design
{

/// Builds the collections that the decisions on relationships ask for: an entity's fields, the ids it holds, and what
/// is embedded in it, to any depth.
class ShapeBuilder
{
public:
    ShapeBuilder(const schema::ModelIndex &model, const Placements &placements);

    /// In the order of the entities; collections of links last.
    QList<Collection> build() const;

private:
    /// A relationship seen from an entity that may hold something of the other end.
    struct Link
    {
        const schema::Relationship *relationship = nullptr;
        bool fromA = true;
        const schema::RelationshipEnd &other() const { return fromA ? relationship->b : relationship->a; }
        const schema::RelationshipEnd &own() const { return fromA ? relationship->a : relationship->b; }
        bool isSingle() const; ///< one of the other end at most
    };
    /// Fields of an object that is being put together, in the order they will have.
    struct Draft
    {
        QStringList taken;
        QList<Node> references, fields, lists, embedded;
        Node kinds; ///< of documents by what their reference of several kinds means; named as the field that tells
    };

    bool isAbstract(const schema::Entity &entity) const;
    void findNeededIds();
    QString collectionFor(const schema::EntityId &entity) const;
    Collection collectionOf(const schema::Entity &entity, const QString &name) const;
    Collection linkCollection(const schema::Relationship &relationship) const;

    Node documentOf(const schema::Entity &entity, const schema::Relationship *home) const;
    QList<Link> linksOf(const schema::Entity &entity) const;
    void dropKeyOfHome(const Link &home, Draft &draft) const;
    bool isAskedFor(const schema::Entity &entity, const QString &path) const;
    void addLink(const Link &link, Draft &draft) const;
    void addReference(const Link &link, Draft &draft) const;
    void addList(const Link &link, Draft &draft) const;
    void addEmbedded(const Link &link, Draft &draft) const;
    void addCopies(const Link &link, Draft &draft) const;
    Node referenceNode(const Link &link, const KeyPart &part) const;
    Node itemOfList(const Link &link) const;
    void addKind(const Link &link, Draft &draft) const;
    void addListOfKinds(const Link &link, Draft &draft) const;
    static void closeKinds(Node &root, Draft &draft);
    static void addReferenceField(const schema::Relationship &relationship, Node node, Draft &draft);

    const schema::ModelIndex &m_model;
    const Placements &m_placements;
    QHash<schema::EntityId, Inserts> m_inserts;
    QSet<schema::EntityId> m_neededIds; ///< embedded entities whose items keep an _id of their own
    QHash<schema::EntityId, QString> m_names;
};

} // namespace sw::design
