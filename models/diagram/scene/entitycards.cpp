// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/scene/entitycards.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/shape/documentsize.h"
#include "models/design/shape/entityshape.h"
#include "models/design/shape/linknames.h"
#include "models/diagram/scene/cardmaker.h"
#include "models/schema/names.h"
#include "models/schema/typetext.h"
#include "models/schema/valueobjects.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace sw::diagram
{

namespace
{

/// Bytes of a document without fields: its length and the closing NUL (BSON specification 1.1).
constexpr double emptyDocument = 5;

Row fieldRow(const schema::Field &field, const QString &path, int indent)
{
    Row row;
    row.fullName = base::visibleText(field.name);
    row.type = schema::shortTypeText(field);
    row.mark = field.isRequired() ? Mark::Required : Mark::Optional;
    row.indent = indent;
    row.unique = field.unique;
    row.field = field.id;
    row.path = path;
    return row;
}

/// The row of _id: how it is made.
Row keyRow(const schema::Entity &entity)
{
    Row row;
    row.fullName = QStringLiteral("_id");
    row.mark = Mark::Key;
    row.headline = true;
    row.path = row.fullName;
    if (const schema::Field *own = schema::fieldAtPath(entity.fields, row.path)) {
        row.type = schema::shortTypeText(*own);
        row.field = own->id;
        return row;
    }
    switch (entity.idStrategy) {
    case schema::IdStrategy::ObjectId:
        row.type = schema::shortTypeName(schema::FieldType::ObjectId);
        break;
    case schema::IdStrategy::Field:
    case schema::IdStrategy::Composite:
        row.type = base::visibleText(entity.idFields.join(entity.idSeparator));
        break;
    case schema::IdStrategy::Subdocument:
        row.type = QLatin1Char('{') + base::visibleText(entity.idFields.join(QLatin1Char(','))) + QLatin1Char('}');
        break;
    }
    return row;
}

/// The name of the row that \p link has on the card of one end: the other end's role, or its entity's name.
QString linkName(const schema::ModelIndex &model, const schema::RelationshipEnd &other)
{
    if (!other.role.isEmpty())
        return base::visibleText(other.role);
    const schema::Entity *entity = model.entity(other.entity);
    if (!entity)
        return QStringLiteral("?");
    return base::visibleText(other.perOther.max <= 1 ? schema::singularName(entity->name) : entity->name);
}

/// The row of the field that holds \p link already, as in imported documents; -1: none is shown.
qsizetype rowThatHolds(const Card &card, const schema::ModelIndex &model, const schema::Relationship &link,
                       const schema::RelationshipEnd &other)
{
    const schema::Entity *entity = model.entity(other.entity);
    if (!entity)
        return -1;
    const QString name = other.perOther.max <= 1 ? design::referenceName(design::referredEnd(link, other), *entity)
                                                 : design::idsName(link, other, *entity);
    const auto found = std::find_if(card.rows.cbegin(), card.rows.cend(), [&](const Row &row) {
        return row.path == name && !row.field.isEmpty() && row.relationship.isEmpty() && row.mark != Mark::Key;
    });
    return found == card.rows.cend() ? -1 : found - card.rows.cbegin();
}

/// Has neither limits that say how long it is nor values whose own shape does.
bool isPlain(const schema::Field &field)
{
    using schema::FieldType;
    const FieldType value = field.type == FieldType::Array ? field.itemType : field.type;
    const bool isFields = value == FieldType::Object && field.type == value && !field.fields.isEmpty();
    return (isFields || (value != FieldType::Object && value != FieldType::Array && value != FieldType::Map)) &&
           field.enumValues.isEmpty() && !field.minLength && !field.maxLength;
}

/// As of its node. One is large, and a diagram has tens of thousands of plain fields: so there is one for each type,
/// which is used again and again, and that of an object stays empty.
base::Bytes fieldBytes(const schema::Field &field)
{
    if (!isPlain(field))
        return design::likelyFieldBytes(design::nodeOfField(field, {}));
    using Nodes = std::array<std::optional<design::Node>, schema::fieldTypeCount>;
    thread_local Nodes values, arrays;
    const bool isArray = field.type == schema::FieldType::Array, isObject = field.type == schema::FieldType::Object;
    std::optional<design::Node> &node =
        (isArray ? arrays : values)[static_cast<size_t>(isArray ? field.itemType : field.type)];
    if (!node)
        node = isArray ? design::makeArray({}, design::makeNode({}, field.itemType), {})
                       : design::makeNode({}, field.type);
    node->name = field.name;
    node->presence = field.presence;
    node->nullable = field.nullable;
    node->nullShare = field.nullShare;
    node->count = field.count;
    (isArray ? node->item() : *node).averageBytes = isObject ? 0 : field.averageBytes;
    base::Bytes bytes = design::likelyFieldBytes(*node);
    const double filled = field.presence * design::filledShare(*node); // before the node is used for an inner object
    for (const schema::Field &inner : isObject ? field.fields : QList<schema::Field>())
        bytes += fieldBytes(inner) * filled;
    return bytes;
}

} // namespace

QString moreRowsPath()
{
    static const QString path = QStringLiteral("…"); // no name of a field
    return path;
}

Row moreRow(qsizetype hidden, bool open)
{
    Row row;
    row.fullName = open ? Text::tr("fewer") : Text::tr("… %1 more").arg(hidden);
    row.mark = open ? Mark::Open : Mark::Closed;
    row.path = moreRowsPath();
    return row;
}

bool hidesRows(const Card &card)
{
    return std::any_of(card.rows.cbegin(), card.rows.cend(),
                       [](const Row &row) { return row.mark == Mark::Closed && row.path == moreRowsPath(); });
}

base::Bytes entityBytes(const schema::Entity &entity)
{
    static const base::Bytes objectIdBytes =
        design::likelyFieldBytes(design::makeNode(QStringLiteral("_id"), schema::FieldType::ObjectId));
    base::Bytes bytes(emptyDocument);
    if (!schema::fieldAtPath(entity.fields, QStringLiteral("_id")) && entity.idStrategy == schema::IdStrategy::ObjectId)
        bytes += objectIdBytes;
    for (const schema::Field &field : entity.fields)
        bytes += fieldBytes(field);
    return bytes;
}

QList<Row> attributeRows(const QList<schema::Field> &attributes)
{
    QList<Row> rows;
    for (const schema::Field &field : attributes)
        rows.append(fieldRow(field, field.name, 0));
    return rows;
}

Card EntityCardMaker::make(const schema::Entity &entity, const QList<const schema::Relationship *> &relationships,
                           QList<LinkRow> &links) const
{
    Card card;
    card.key = NodeKey::ofEntity(entity.id);
    card.entity = entity.id;
    card.fullTitle = base::visibleText(entity.name);
    card.color = entity.color;
    card.weak = entity.kind == schema::EntityKind::Weak;
    card.documents = entity.count.likely;
    card.footerLeft = documentsText.arg(base::countText(entity.count.likely));
    card.footerRight = bytesText.arg(base::bytesText(entityBytes(entity)));
    card.rows.reserve(1 + entity.fields.size() +
                      linkCount(entity, relationships)); // nearly always exact: unused room adds up
    card.rows.append(keyRow(entity));
    addFields(card, entity, entity.fields, {}, 0);
    addLinks(card, entity, relationships, links);
    if (options.detail == Detail::Headlines) {
        qsizetype kept = 0;
        for (qsizetype i = 0; i < card.rows.size(); ++i) {
            if (!card.rows.at(i).headline)
                continue;
            for (LinkRow &link : links) {
                if (link.entity == entity.id && link.row == i)
                    link.row = kept;
            }
            card.rows.swapItemsAt(kept++, i);
        }
        card.rows.resize(kept);
    }
    return card;
}

void EntityCardMaker::addFields(Card &card, const schema::Entity &entity, const QList<schema::Field> &fields,
                                const QString &prefix, int indent) const
{
    const QSet<QString> opened = options.toggled.value(card.key);
    const bool isLong = prefix.isEmpty() && fields.size() > longCard;
    const bool all = opened.contains(moreRowsPath());
    for (const schema::Field &field : isLong && !all ? fields.mid(0, firstRows) : fields) {
        const QString path = prefix.isEmpty() ? field.name : prefix + QLatin1Char('.') + field.name;
        if (path == QLatin1String("_id"))
            continue;
        Row row = fieldRow(field, path, indent);
        const bool open = field.holdsFields() && opened.contains(path);
        if (field.holdsFields())
            row.type += open ? QStringLiteral(" ▾") : QStringLiteral(" ▸");
        card.rows.append(std::move(row));
        if (open)
            addFields(card, entity, field.fields, path, indent + 1);
    }
    if (isLong)
        card.rows.append(moreRow(fields.size() - firstRows, all));
}

qsizetype EntityCardMaker::linkCount(const schema::Entity &entity,
                                     const QList<const schema::Relationship *> &relationships)
{
    qsizetype count = 0;
    for (const schema::Relationship *link : relationships)
        count += (link->b.entity == entity.id) +
                 (link->type == schema::RelationshipType::ManyToMany && link->a.entity == entity.id);
    return count;
}

void EntityCardMaker::addLinks(Card &card, const schema::Entity &entity,
                               const QList<const schema::Relationship *> &relationships, QList<LinkRow> &links) const
{
    const auto add = [&](const schema::Relationship &link, bool ofA) {
        const schema::RelationshipEnd &other = ofA ? link.b : link.a;
        if (const qsizetype held = rowThatHolds(card, model, link, other); held >= 0) {
            card.rows[held].mark = Mark::Link;
            card.rows[held].headline = true;
            card.rows[held].relationship = link.id;
            links.append({link.id, entity.id, ofA, held});
            return;
        }
        Row row;
        row.fullName = linkName(model, other);
        row.type = rangeText(other.perOther);
        row.mark = Mark::Link;
        row.headline = true;
        row.relationship = link.id;
        links.append({link.id, entity.id, ofA, card.rows.size()});
        card.rows.append(std::move(row));
    };
    for (const schema::Relationship *link : relationships) {
        const bool both = link->type == schema::RelationshipType::ManyToMany;
        if (link->b.entity == entity.id)
            add(*link, false);
        if (both && link->a.entity == entity.id)
            add(*link, true);
    }
}

} // namespace sw::diagram
