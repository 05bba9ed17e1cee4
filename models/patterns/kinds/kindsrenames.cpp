// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/kinds/kindsrenames.h"

#include "models/base/texts.h"
#include "models/patterns/core/script.h"
#include "models/schema/fieldpath.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::patterns
{

using design::Collection;
using design::Node;

namespace
{

/// \p path with the first part that \p names has for it.
QString renamedPath(const QString &path, const QHash<QString, QString> &names)
{
    const QString first = schema::topLevel(path);
    return names.contains(first) ? names.value(first) + path.mid(first.size()) : path;
}

void renameCopies(QList<Node> &fields, const QString &collection, const QHash<QString, QString> &names)
{
    for (Node &field : fields) {
        if (field.copyOf && field.copyOf->collection == collection)
            field.copyOf->path = renamedPath(field.copyOf->path, names);
        renameCopies(field.fields, collection, names);
        for (design::Variant &variant : field.variants)
            renameCopies(variant.fields, collection, names);
    }
}

base::Error fault(const QString &message, const QString &where, const QString &wayOut)
{
    return {base::ErrorCode::InvalidModel, message, where, wayOut};
}

base::Result<void> renameIn(Collection &collection, const QHash<QString, QString> &names)
{
    QStringList fields;
    for (Node &field : collection.root.fields) {
        const bool isMadeOf =
            field.derivation && std::any_of(names.keyBegin(), names.keyEnd(),
                                            [&](const QString &from) { return field.derivation->of.contains(from); });
        if (isMadeOf)
            return fault(Text::tr("\"%1\" is made of a field that would get another name.").arg(field.name),
                         collection.name, Text::tr("Leave that field its name."));
        field.name = names.value(field.name, field.name);
        if (fields.contains(field.name))
            return fault(Text::tr("There is a field \"%1\" already.").arg(field.name), collection.name,
                         Text::tr("Choose another name."));
        fields << field.name;
    }
    for (design::Index &index : collection.indexes) {
        for (design::IndexKey &key : index.keys)
            key.path = renamedPath(key.path, names);
        index.name = design::defaultIndexName(index.keys);
    }
    for (QStringList &served : collection.served) {
        for (QString &path : served)
            path = renamedPath(path, names);
    }
    return {};
}

} // namespace

base::Result<void> renameFields(design::Design &design, const QList<FieldRename> &renames)
{
    QHash<QString, QHash<QString, QString>> byCollection;
    for (const FieldRename &rename : renames) {
        const auto own = std::find_if(design.collections.cbegin(), design.collections.cend(),
                                      [&](const Collection &one) { return one.entity() == rename.entity->id; });
        const bool there = own != design.collections.cend() &&
                           std::any_of(own->root.fields.cbegin(), own->root.fields.cend(), [&](const Node &field) {
                               return field.name == rename.from && field.name != design::idName;
                           });
        if (!there)
            return fault(Text::tr("%1 has no field \"%2\".").arg(rename.entity->name, rename.from), rename.entity->name,
                         Text::tr("Name a field at the top of its documents."));
        byCollection[own->name].insert(rename.from, rename.to);
    }
    for (auto it = byCollection.cbegin(); it != byCollection.cend(); ++it) {
        const base::Result<void> result = renameIn(*design.collection(it.key()), it.value());
        if (!result)
            return result;
        for (Collection &collection : design.collections)
            renameCopies(collection.root.fields, it.key(), it.value());
    }
    return {};
}

QString renameStages(const QList<FieldRename> &renames, const schema::EntityId &entity, bool back)
{
    QStringList set, gone, made;
    for (const FieldRename &rename : renames) {
        if (rename.entity->id != entity)
            continue;
        const QString from = back ? rename.to : rename.from;
        const QString to = back ? rename.from : rename.to;
        set << scriptKey(to) + QStringLiteral(": ") + scriptValue(from);
        gone << scriptString(from);
        made << scriptString(to);
    }
    gone.removeIf([&](const QString &name) { return made.contains(name); });
    if (set.isEmpty())
        return {};
    const QString unset =
        gone.isEmpty() ? QString()
                       : QStringLiteral(" { $unset: [") + gone.join(QStringLiteral(", ")) + QStringLiteral("] },");
    return QStringLiteral("{ $set: { ") + set.join(QStringLiteral(", ")) + QStringLiteral(" } },") + unset;
}

} // namespace sw::patterns
