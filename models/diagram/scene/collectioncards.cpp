// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/scene/collectioncards.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/shape/documentsize.h"
#include "models/design/shape/nodetype.h"
#include "models/diagram/scene/cardmaker.h"
#include "models/diagram/scene/entitycards.h"

#include <QCoreApplication>

namespace sw::diagram
{

namespace
{

/// The node that holds the fields shown below \p node: itself, or the item of an array.
const design::Node &inner(const design::Node &node)
{
    return node.isArray() && !node.fields.isEmpty() ? node.item() : node;
}

bool holdsFields(const design::Node &node)
{
    const design::Node &holder = inner(node);
    return holder.isObject() && (!holder.fields.isEmpty() || !holder.variants.isEmpty());
}

QString typeText(const design::Node &node)
{
    if (!node.isArray())
        return design::shortTypeText(node);
    const QString range = rangeText(node.count);
    if (node.keyed)
        return schema::shortTypeName(schema::FieldType::Map) + QLatin1Char(' ') + range;
    if (holdsFields(node))
        return Text::tr("array") + QLatin1Char(' ') + range;
    return design::shortTypeText(inner(node)) + QLatin1Char(' ') + range;
}

/// Open at first: what relationships and patterns put into the document.
bool opensAtFirst(const design::Node &node)
{
    return !node.origin.isEmpty() || !node.source.relationship.isEmpty() || node.source.field.isEmpty();
}

struct IndexMarks
{
    QSet<QString> unique;
    QSet<QString> leading;
};

IndexMarks marksOf(const design::Collection &collection)
{
    IndexMarks marks;
    for (const design::Index &index : collection.indexes) {
        if (index.keys.isEmpty())
            continue;
        marks.leading.insert(index.keys.first().path);
        if (index.unique && index.keys.size() == 1)
            marks.unique.insert(index.keys.first().path);
    }
    return marks;
}

Mark markOf(const design::Node &node, bool top, bool open)
{
    if (top && node.name == QLatin1String("_id"))
        return Mark::Key;
    if (node.reference || inner(node).reference)
        return Mark::Link;
    if (holdsFields(node))
        return open ? Mark::Open : Mark::Closed;
    return node.isRequired() ? Mark::Required : Mark::Optional;
}

/// A row for one kind of what \p holder holds: it is no field, so what is below it has no path part of its own.
design::Node kindRow(const design::Node &holder, const design::Variant &variant)
{
    design::Node kind = design::makeObject(holder.discriminator + QStringLiteral(": ") + variant.value, variant.fields);
    kind.origin = holder.origin;
    kind.presence = 0.5;
    return kind;
}

} // namespace

Card CollectionCardMaker::make(const design::Collection &collection) const
{
    Card card;
    card.key = NodeKey::ofCollection(collection.name);
    card.entity = collection.entity();
    card.fullTitle = base::visibleText(collection.name);
    card.document = true;
    card.documents = collection.documents.likely;
    const sizing::CollectionSize *size = sizes ? sizes->collection(collection.name) : nullptr;
    const base::Bytes bytes = size ? size->document.likely : design::documentSize(collection.root).likely;
    card.footerLeft = Text::tr("%1 docs").arg(base::countText(collection.documents.likely));
    card.footerRight = Text::tr("avg. %1").arg(base::bytesText(bytes));
    addNodes(card, collection.root, {}, 0, collection.origin.pattern);

    const IndexMarks marks = marksOf(collection);
    const auto addBadge = [&](const Badge &badge) {
        if (!badge.isEmpty() && !card.badges.contains(badge))
            card.badges.append(badge);
    };
    addBadge(badgeOf(collection.origin.pattern));
    for (Row &row : card.rows) {
        row.unique = marks.unique.contains(row.path);
        row.indexed = marks.leading.contains(row.path);
        addBadge(row.origin);
    }
    return card;
}

bool CollectionCardMaker::addRow(Card &card, const design::Node &node, const QString &path, int indent,
                                 const QString &outerPattern) const
{
    const bool holds = holdsFields(node);
    const bool open = holds && opensAtFirst(node) != options.toggled.value(card.key).contains(path);
    Row row;
    row.path = path;
    row.fullName = base::visibleText(node.name);
    row.type = typeText(node);
    row.mark = markOf(node, indent == 0, open);
    row.indent = indent;
    row.field = node.source.field;
    row.relationship = node.source.relationship;
    const QString pattern = node.origin.isEmpty() ? outerPattern : node.origin.pattern;
    row.origin = badgeOf(pattern);
    row.showsBadge = !row.origin.isEmpty() && pattern != outerPattern;
    row.headline = row.mark == Mark::Key || row.mark == Mark::Link || (holds && indent == 0);
    if (options.detail == Detail::Full || row.headline)
        card.rows.append(row);
    return open;
}

void CollectionCardMaker::addNodes(Card &card, const design::Node &node, const QString &prefix, int indent,
                                   const QString &outerPattern) const
{
    const design::Node &holder = inner(node);
    const auto patternOf = [&](const design::Node &child) {
        return child.origin.isEmpty() ? outerPattern : child.origin.pattern;
    };
    const bool isLong = prefix.isEmpty() && indent == 0 && holder.fields.size() > longCard;
    const bool all = options.toggled.value(card.key).contains(moreRowsPath());
    qsizetype hidden = 0;
    qsizetype shown = 0;
    for (const design::Node &field : holder.fields) {
        const QString path = design::joinedPath(prefix, field.name);
        // Lines hang on what relationships and patterns put there.
        const bool matters = ++shown <= firstRows || field.reference || inner(field).reference ||
                             !field.origin.isEmpty() || !field.source.relationship.isEmpty();
        hidden += matters ? 0 : 1;
        if (isLong && !all && !matters)
            continue;
        if (addRow(card, field, path, indent, outerPattern))
            addNodes(card, field, path, indent + 1, patternOf(field));
    }
    if (isLong && hidden > 0 && options.detail == Detail::Full)
        card.rows.append(moreRow(hidden, all));
    for (const design::Variant &variant : holder.variants) {
        const design::Node kind = kindRow(holder, variant);
        if (addRow(card, kind, design::joinedPath(prefix, kind.name), indent, outerPattern))
            addNodes(card, kind, prefix, indent + 1, patternOf(kind));
    }
}

} // namespace sw::diagram
