// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/plan/designnames.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace sw::deploy
{

namespace
{

using design::Node;

/// Of a node among those of its parent.
QString partOf(const Node &node)
{
    if (!node.source.field.isEmpty())
        return QLatin1Char('f') + node.source.entity.text() + QLatin1Char(':') + node.source.field.text();
    if (!node.source.relationship.isEmpty())
        return QLatin1Char('r') + node.source.relationship.text();
    return QLatin1Char('n') + node.name;
}

void addFields(const Node &node, const QString &id, const QString &path, CollectionNames &out)
{
    const auto add = [&](const QList<Node> &children) {
        for (const Node &child : children) {
            const bool isItem = child.name.isEmpty();
            const QString childId = isItem ? id : id + QLatin1Char('/') + partOf(child);
            const QString childPath = isItem ? path : design::joinedPath(path, child.name);
            if (!isItem)
                out.fields.append({childId, childPath});
            if (!child.keyed) // below are names that are data
                addFields(child, childId, childPath, out);
        }
    };
    add(node.fields);
    for (const design::Variant &variant : node.variants)
        add(variant.fields);
}

QString lastPart(const QString &path)
{
    return path.mid(path.lastIndexOf(QLatin1Char('.')) + 1);
}

void dropAmbiguous(CollectionNames &names)
{
    QHash<QString, int> seen;
    for (const auto &field : std::as_const(names.fields))
        ++seen[field.first];
    names.fields.removeIf([&](const auto &field) { return seen.value(field.first) > 1; });
}

QList<Rename> fieldRenames(const CollectionNames &then, const CollectionNames &now)
{
    QHash<QString, QString> paths;
    QSet<QString> former;
    for (const auto &[id, path] : then.fields) {
        paths.insert(id, path);
        former.insert(path);
    }
    QList<Rename> out;
    for (const auto &[id, path] : now.fields) {
        const QString from = paths.value(id);
        const Rename rename{now.name, from, lastPart(path)};
        const bool isWithin = std::any_of(out.cbegin(), out.cend(), [&](const Rename &outer) {
            return from.startsWith(outer.from + QLatin1Char('.'));
        });
        // Within what is renamed itself, names are changed when that is done.
        if (!from.isEmpty() && lastPart(from) != rename.to && !former.contains(rename.newPath()) && !isWithin)
            out << rename;
    }
    return out;
}

} // namespace

QList<CollectionNames> namesOf(const design::Design &design)
{
    QList<CollectionNames> out;
    QHash<QString, int> seen;
    for (const design::Collection &collection : design.collections) {
        CollectionNames names;
        names.id = collection.entity().text() + QLatin1Char('|') + collection.origin.pattern + QLatin1Char('|') +
                   collection.origin.use.text();
        names.name = collection.name;
        addFields(collection.root, {}, {}, names);
        dropAmbiguous(names);
        if (!collection.entity().isEmpty()) {
            ++seen[names.id];
            out << names;
        }
    }
    out.removeIf([&](const CollectionNames &names) { return seen.value(names.id) > 1; });
    return out;
}

QList<Rename> renamesBetween(const QList<CollectionNames> &then, const QList<CollectionNames> &now)
{
    QHash<QString, const CollectionNames *> byId;
    QSet<QString> former;
    for (const CollectionNames &names : then) {
        byId.insert(names.id, &names);
        former.insert(names.name);
    }
    QList<Rename> out;
    for (const CollectionNames &names : now) {
        const CollectionNames *before = byId.value(names.id);
        if (before == nullptr)
            continue;
        const bool isSame = before->name == names.name;
        if (!isSame && former.contains(names.name))
            continue;
        if (!isSame)
            out << Rename{names.name, before->name, {}};
        out << fieldRenames(*before, names);
    }
    return out;
}

} // namespace sw::deploy
