// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonbuilder.h"
#include "models/base/texts.h"
#include "models/checks/checkfacts.h"

#include <QCoreApplication>

namespace sw::checks
{

namespace
{

/// Why the index never expires anything or is refused; empty when it works.
QString fault(const design::Collection &collection, const design::Index &index)
{
    if (index.keys.size() != 1)
        return Text::tr("It has %1 keys; only an index on one field expires documents (code 67).")
            .arg(index.keys.size());
    const QString &path = index.keys.first().path;
    if (path == QLatin1String("_id"))
        return Text::tr("It is on _id, which a server refuses (code 197).");
    if (!design::isOrdered(index.keys.first().kind))
        return Text::tr("It is not a plain index (code 67).");
    if (*index.expireAfterSeconds < 0 || *index.expireAfterSeconds > 2147483647)
        return Text::tr("%1 seconds are outside 0 to 2,147,483,647 (code 67).").arg(*index.expireAfterSeconds);
    const design::Node *node = design::nodeAt(collection.root, path);
    const design::Node *value = node && node->isArray() && !node->fields.isEmpty() ? &node->item() : node;
    if (!value)
        return Text::tr("%1 is not in the documents.").arg(path);
    if (value->type() != schema::FieldType::Date)
        return Text::tr("%1 is %2: a server accepts it, and no document ever expires.")
            .arg(path, schema::nameOf(value->type()));
    return {};
}

/// The kind of documents that alone expires by \p index; empty when all do.
QString expiringKind(const design::Collection &collection, const design::Index &index)
{
    for (const design::Variant &kind : collection.root.variants) {
        base::BsonBuilder filter;
        if (index.partialFilter == filter.string(collection.root.discriminator, kind.value).finish())
            return kind.value;
    }
    return {};
}

/// True when documents of other kinds hold ids of documents of \p kind.
bool isLinked(const design::Collection &collection, const QString &kind)
{
    const auto means = [&](const std::optional<design::Reference> &reference) {
        return reference && reference->collection == collection.name && reference->kind == kind;
    };
    bool found = false;
    const auto visit = [&](const QString &, const design::Node &node) {
        const design::Node &value = node.isArray() && !node.fields.isEmpty() ? node.item() : node;
        found = found || (value.derivation ? means(value.derivation->from) : means(value.reference));
    };
    for (const design::Variant &variant : collection.root.variants) {
        if (variant.value != kind)
            design::forEachNode(design::makeObject({}, variant.fields), visit);
    }
    return found;
}

Finding leavesLinks(const design::Collection &collection, const design::Index &index, const QString &kind)
{
    Finding finding = findingOn(Severity::Warning, collection, index);
    finding.title =
        Text::tr("Documents of the kind “%1” in %2 expire, and those linked to them stay.").arg(kind, collection.name);
    finding.detail = Text::tr("A link to a document that is gone leads nowhere.");
    finding.fix = Text::tr("Let what belongs to them expire as well, or delete both together.");
    return finding;
}

QList<Finding> findTtlIndex(const CheckFacts &facts)
{
    QList<Finding> findings;
    for (const design::Collection &collection : facts.design().collections) {
        for (const design::Index &index : collection.indexes) {
            if (!index.expireAfterSeconds)
                continue;
            const QString kind = expiringKind(collection, index);
            if (!kind.isEmpty() && isLinked(collection, kind))
                findings.append(leavesLinks(collection, index, kind));
            const QString reason = fault(collection, index);
            if (reason.isEmpty() && !index.hidden)
                continue;
            Finding finding = findingOn(reason.isEmpty() ? Severity::Warning : Severity::Error, collection, index);
            finding.title =
                reason.isEmpty()
                    ? Text::tr("Index %1 of %2 is hidden and still deletes documents.").arg(index.name, collection.name)
                    : Text::tr("Index %1 of %2 does not expire documents.").arg(index.name, collection.name);
            finding.detail = reason.isEmpty()
                                 ? Text::tr("Hiding keeps queries away from it, not the deletion of old documents.")
                                 : reason;
            finding.fix = Text::tr("Put it on one date field, or remove the retention from the entity.");
            findings.append(finding);
        }
    }
    return findings;
}

} // namespace

const Check &ttlIndex()
{
    static const FunctionCheck check("E24", QT_TRANSLATE_NOOP("Check", "Index that should expire documents"),
                                     Check::Scope::Arrangement, findTtlIndex);
    return check;
}

} // namespace sw::checks
