// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/layout/grid.h"
#include "models/diagram/scene/notation.h"
#include "models/patterns/core/pattern.h"
#include "models/schema/diagram.h"

#include <QHash>
#include <QPointF>
#include <QRectF>

#include <optional>

namespace sw::diagram
{

/// Names a card: an entity in the Model view, a collection in the Documents view.
struct NodeKey
{
    schema::EntityId entity;
    QString collection;

    static NodeKey ofEntity(const schema::EntityId &id) { return {id, {}}; }
    static NodeKey ofCollection(const QString &name) { return {{}, name}; }
    bool isNull() const { return entity.isEmpty() && collection.isEmpty(); }
    friend bool operator==(const NodeKey &, const NodeKey &) = default;
    friend size_t qHash(const NodeKey &key, size_t seed = 0) { return qHashMulti(seed, key.entity, key.collection); }
};

enum class Mark : quint8 { None, Key, Link, Required, Optional, Open, Closed };

/// The pattern that made something: drawn as glyph and two letters in the family's colours.
struct Badge
{
    const patterns::Pattern *pattern = nullptr; ///< of the registry

    bool isEmpty() const { return pattern == nullptr; }
    friend bool operator==(const Badge &, const Badge &) = default;
};

/// A line of a card. Tens of thousands of them are kept, so they are packed.
struct Row
{
    QString name; ///< shortened to fit
    QString fullName;
    QString type;
    QString path; ///< in the document
    schema::FieldId field;
    schema::RelationshipId relationship;
    Badge origin;        ///< tint of the row; the badge is drawn where the origin starts
    float typeRight = 0; ///< right edge of the type, from the card's left
    int indent = 0;
    Mark mark = Mark::Required;
    bool unique = false;
    bool indexed = false;
    bool nested = false;   ///< of a relationship that is embedded
    bool copied = false;   ///< of one by which fields of the other end are copied
    bool headline = false; ///< shown at headline level: key and link rows
    bool showsBadge = false;
};

/// A box with a header, rows and a footer.
struct Card
{
    NodeKey key;
    schema::EntityId entity; ///< that the card is about, also in the Documents view
    QString title;           ///< shortened to fit
    QString fullTitle;
    QString footerLeft;
    QString footerRight;
    QList<Row> rows;
    QList<Badge> badges;
    QRectF rect;
    double rowsTop = 0; ///< below rect.top()
    QString color;      ///< "#rrggbb" of the entity or its area, or empty
    double documents = 0;
    bool document = false; ///< of the Documents view
    bool collapsed = false;
    bool locked = false;
    bool weak = false;   ///< cannot be without its owner: a second frame
    qsizetype area = -1; ///< number of the note that is its area
    quint64 version = 0; ///< changes with everything but the position: what caches go by

    /// Of a row; the header for -1. In scene units.
    QRectF rowRect(qsizetype row, double rowHeight) const;
};

enum class Side { Left, Right };
enum class Glyph {
    None,
    One,
    ZeroOrOne,
    OneOrMany,
    ZeroOrMany,
    Zillions,
    Arrow,
    Dot,
    Triangle,
    Owner, ///< UML: a filled diamond, parts are deleted with the whole
    Holder ///< UML: an empty diamond, parts belong to others as well
};
enum class LineStyle { Relation, Inheritance, Reference, Copy };

struct LineEnd
{
    qsizetype card = -1;
    qsizetype row = -1; ///< -1: the header; the number of rows: the footer
    Side side = Side::Right;
    Glyph glyph = Glyph::None;
    QPointF point; ///< on the card's border
    QString label; ///< how many of the things at this end
    QRectF labelRect;
};

struct Line
{
    schema::RelationshipId relationship;
    QString key;                         ///< in schema::Diagram::lines
    std::optional<schema::LineWay> bend; ///< the way that a person gave it; not taken while a card is in it
    LineStyle style = LineStyle::Relation;
    Badge origin; ///< of a copy: the pattern that made it
    LineEnd a;
    LineEnd b;
    QList<QPointF> points; ///< orthogonal, from a.point to b.point
    QString caption;       ///< "copies name"; of a relationship: that it is embedded, or that fields are copied
    QRectF captionRect;
    QList<Row> attributes; ///< of an N:M relationship, in a dashed box on the line
    QRectF attributesRect;
    bool identifying = false; ///< to a weak entity
    bool bent = false;        ///< runs as bend says
    bool sketched = false;    ///< its way is provisional, through whatever is there
    QString diamond;          ///< Chen: the relationship's name, in the middle of attributesRect
    bool allOfA = false;      ///< Chen: every one of a takes part, shown by a double line
    bool allOfB = false;

    QRectF bounds() const;
    /// What the line covers: its segments with room for glyphs, labels and boxes.
    QList<QRectF> pieces() const;
};

struct NoteBox
{
    schema::NoteId id;
    QString text;
    QRectF rect;
    QString color;
    bool area = false;
    QList<qsizetype> members; ///< cards whose centre is in an area
};

/// A picture ready to be painted: everything has its place and its text. A value; it knows no colours and no fonts.
struct Scene
{
    QList<Card> cards;
    QList<Line> lines;
    QList<NoteBox> notes; ///< areas first
    Notation notation = Notation::CrowsFoot;
    bool tinted = true; ///< rows that a pattern made, in its colour
    double rowHeight = 18;
    double footerHeight = 20;
    double indent = 14;

    QHash<NodeKey, qsizetype> byKey;
    QHash<schema::RelationshipId, QList<qsizetype>> byRelationship;
    QHash<qsizetype, QList<qsizetype>> linesOf; ///< by card
    Grid cardGrid;                              ///< cards by place
    Grid lineGrid;                              ///< segments of lines by place

    qsizetype indexOf(const NodeKey &key) const { return byKey.value(key, -1); }
    const Card *card(const NodeKey &key) const;
    /// Everything that is drawn, with room for glyphs and labels.
    QRectF bounds() const;
};

/// Rebuilds the look-ups of \p scene after cards or lines were added.
void indexScene(Scene &scene);
/// Finds again which cards are in which area.
void indexAreas(Scene &scene);
/// Enters and leaves the line with number \p index in the look-up by place; to be called around a change of its points.
void insertLine(Scene &scene, qsizetype index);
void removeLine(Scene &scene, qsizetype index);

} // namespace sw::diagram
