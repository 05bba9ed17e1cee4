// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/differences/designdifference.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/validator/validator.h"
#include "models/formats/exporters/markdownshape.h"
#include "models/services/comparison/effects.h"

namespace sw::services
{

namespace
{

/// Parts of a collection by name, in order, each as a text that two of them are compared by.
using Parts = QList<std::pair<QString, QString>>;

QString fieldText(const design::Node &node)
{
    QStringList parts{formats::typeText(node)};
    parts << (node.isRequired() ? Text::tr("required") : Text::tr("in %1").arg(base::percentText(node.presence)));
    parts += formats::rulesOf(node);
    const design::Node *inner = &node;
    while (inner->isArray() && !inner->fields.isEmpty()) {
        inner = &inner->item();
        parts += formats::rulesOf(*inner);
    }
    return parts.join(QStringLiteral(", "));
}

Parts fieldsOf(const design::Collection &collection)
{
    Parts parts;
    design::forEachNode(collection.root, [&](const QString &path, const design::Node &node) {
        parts.append({path, fieldText(node)});
    });
    return parts;
}

Parts indexesOf(const design::Collection &collection)
{
    Parts parts;
    for (const design::Index &index : collection.indexes) {
        const QString options = formats::optionsText(index);
        parts.append({index.name, options.isEmpty() ? formats::keysText(index)
                                                    : formats::keysText(index) + QStringLiteral("; ") + options});
    }
    return parts;
}

/// Of several parts with the same name, as kinds of documents have, the first stands for all.
QList<PartChange> changesBetween(const Parts &before, const Parts &after)
{
    QHash<QString, QString> old;
    for (const auto &[name, text] : before) {
        if (!old.contains(name))
            old.insert(name, text);
    }
    QList<PartChange> changes;
    QSet<QString> seen;
    for (const auto &[name, text] : after) {
        if (seen.contains(name))
            continue;
        seen.insert(name);
        const auto found = old.constFind(name);
        if (found == old.cend())
            changes.append({ChangeKind::Added, name, {}, text});
        else if (*found != text)
            changes.append({ChangeKind::Changed, name, *found, text});
    }
    for (const auto &[name, text] : before) {
        if (seen.contains(name))
            continue;
        seen.insert(name);
        changes.append({ChangeKind::Removed, name, text, {}});
    }
    return changes;
}

CollectionSummary summaryIn(const sizing::SizeReport &sizes, const QString &name)
{
    const sizing::CollectionSize *size = sizes.collection(name);
    return size ? summaryOf(*size) : CollectionSummary();
}

bool isSameSize(const CollectionSummary &a, const CollectionSummary &b)
{
    return a.documents == b.documents && a.document == b.document && a.data == b.data && a.indexes == b.indexes;
}

CollectionChange changeOf(const DesignOf &before, const design::Collection &old, const DesignOf &after,
                          const design::Collection &now)
{
    CollectionChange change;
    change.name = now.name;
    change.formerName = old.name == now.name ? QString() : old.name;
    change.fields = changesBetween(fieldsOf(old), fieldsOf(now));
    change.indexes = changesBetween(indexesOf(old), indexesOf(now));
    change.validator = design::createOptions(old, design::validatorOptions(before.model)) !=
                       design::createOptions(now, design::validatorOptions(after.model));
    change.before = summaryIn(before.estimate.sizes, old.name);
    change.after = summaryIn(after.estimate.sizes, now.name);
    return change;
}

bool isEmpty(const CollectionChange &change)
{
    return change.formerName.isEmpty() && change.fields.isEmpty() && change.indexes.isEmpty() && !change.validator &&
           isSameSize(change.before, change.after);
}

/// The collection of \p design that holds the documents of the same entity as \p collection does, if its name is not in
/// \p other too.
const design::Collection *renamed(const design::Design &design, const design::Collection &collection,
                                  const design::Design &other)
{
    if (collection.entity().isEmpty())
        return nullptr;
    for (const design::Collection &candidate : design.collections) {
        if (candidate.entity() == collection.entity() && !other.collection(candidate.name))
            return &candidate;
    }
    return nullptr;
}

} // namespace

CollectionSummary summaryOf(const sizing::CollectionSize &size)
{
    return {size.documents.likely, size.document.likely, size.data, size.indexBytes()};
}

DesignSummary summaryOf(const sizing::SizeReport &sizes)
{
    return {sizes.collections.size(), sizes.data, sizes.storage, sizes.indexes, sizes.workingSet.likely};
}

DesignDifference differenceOf(const DesignOf &before, const DesignOf &after)
{
    const design::Design &old = before.estimate.design;
    const design::Design &now = after.estimate.design;
    DesignDifference difference;
    QSet<QString> found;
    for (const design::Collection &collection : now.collections) {
        const design::Collection *former = old.collection(collection.name);
        if (!former)
            former = renamed(old, collection, now);
        if (!former || found.contains(former->name)) {
            CollectionChange added;
            added.kind = ChangeKind::Added;
            added.name = collection.name;
            added.after = summaryIn(after.estimate.sizes, collection.name);
            difference.collections.append(added);
            continue;
        }
        found.insert(former->name);
        const CollectionChange change = changeOf(before, *former, after, collection);
        if (!isEmpty(change))
            difference.collections.append(change);
    }
    for (const design::Collection &collection : old.collections) {
        if (found.contains(collection.name))
            continue;
        CollectionChange removed;
        removed.kind = ChangeKind::Removed;
        removed.name = collection.name;
        removed.before = summaryIn(before.estimate.sizes, collection.name);
        difference.collections.append(removed);
    }
    difference.before = summaryOf(before.estimate.sizes);
    difference.after = summaryOf(after.estimate.sizes);
    sizing::SizeReport former = before.estimate.sizes; // a collection keeps its figures under another name
    for (const CollectionChange &change : std::as_const(difference.collections)) {
        for (sizing::CollectionSize &size : former.collections) {
            if (!change.formerName.isEmpty() && size.name == change.formerName)
                size.name = change.name;
        }
    }
    difference.figures = effectRows(former, after.estimate.sizes);
    return difference;
}

} // namespace sw::services
