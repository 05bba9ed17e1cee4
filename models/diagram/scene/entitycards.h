// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/texts.h"
#include "models/diagram/scene/scenebuilder.h"

namespace sw::diagram
{

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
    /// Looked up once for all cards.
    const QString documentsText = Text::tr("%1 docs");
    const QString bytesText = Text::tr("fields %1", "bytes");

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

/// Path of the row that stands for the fields that a long card does not show, "… 180 more". Closed at first.
QString moreRowsPath();
/// That row; \p open: all are shown, and it hides them again.
Row moreRow(qsizetype hidden, bool open);
/// Fields of a card from which on it shows only the first ones, and how many those are.
inline constexpr qsizetype longCard = 40;
inline constexpr qsizetype firstRows = 20;
/// Whether \p card has fields that it does not show.
bool hidesRows(const Card &card);
/// The rows for the attributes of an N:M relationship.
QList<Row> attributeRows(const QList<schema::Field> &attributes);
/// Bytes of one document of \p entity alone, without what would be embedded.
base::Bytes entityBytes(const schema::Entity &entity);

} // namespace sw::diagram
