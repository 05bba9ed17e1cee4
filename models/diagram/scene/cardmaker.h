// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/scene/scenebuilder.h"

namespace sw::diagram
{

/// Gives \p card its size by its texts, shortens those that do not fit, and numbers its version. The place stays.
void fitCard(Card &card, const Metrics &metrics);

/// "0–40", "1", "0–∞", without blanks: for types and rows.
QString rangeText(const schema::Cardinality &count);
/// "[0, 40, 2 k]", "[1]": what stands at the end of a line.
QString countLabel(const schema::Cardinality &count);

/// Badge of the pattern with \p id; empty when the registry does not know it.
Badge badgeOf(const QString &id);

/// A row of the card that a relationship owns: where its line hangs.
struct LinkRow
{
    schema::RelationshipId relationship;
    schema::EntityId entity;
    bool ofA = true; ///< the row is on the card of end a
    qsizetype row = 0;
};

/// The card of an entity in the Model view.
struct EntityCardMaker
{
    const schema::ModelIndex &model;
    const Metrics &metrics;
    const SceneOptions &options;

    /// Appends to \p links where the entity's relationships hang.
    Card make(const schema::Entity &entity, const QList<const schema::Relationship *> &relationships,
              QList<LinkRow> &links) const;

private:
    void addFields(Card &card, const schema::Entity &entity, const QList<schema::Field> &fields, const QString &prefix,
                   int indent) const;
    /// How many rows addLinks() adds.
    static qsizetype linkCount(const schema::Entity &entity, const QList<const schema::Relationship *> &relationships);
    void addLinks(Card &card, const schema::Entity &entity, const QList<const schema::Relationship *> &relationships,
                  QList<LinkRow> &links) const;
};

/// The rows for the attributes of an N:M relationship.
QList<Row> attributeRows(const QList<schema::Field> &attributes);

/// Bytes of one document of \p entity alone, without what would be embedded.
base::Bytes entityBytes(const schema::Entity &entity);

/// The card of a collection in the Documents view.
struct CollectionCardMaker
{
    const Metrics &metrics;
    const SceneOptions &options;
    const sizing::SizeReport *sizes = nullptr;

    Card make(const design::Collection &collection) const;

private:
    /// True when what is inside is shown as well.
    bool addRow(Card &card, const design::Node &node, const QString &path, int indent,
                const QString &outerPattern) const;
    void addNodes(Card &card, const design::Node &node, const QString &prefix, int indent,
                  const QString &outerPattern) const;
};

} // namespace sw::diagram
