// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/singlecollection/singlecollectionshape.h"

#include "models/base/texts.h"
#include "models/design/shape/entityshape.h"
#include "models/design/workload.h"
#include "models/patterns/core/stored.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::patterns
{

using design::Node;
using schema::FieldType;

namespace
{

const Node &documentOf(const design::Design &design, const SingleKind &kind)
{
    return design.collection(kind.collection)->root;
}

/// The _id of a document above, or for the root its own.
Node linkNode(const design::Design &design, const SingleParts &parts, const SingleKind &kind, const QString &name)
{
    const SingleKind &above = kind.above < 0 ? kind : parts.kinds.at(kind.above);
    const bool first = kind.relationship && !kind.ownIsGiven; // else another value stands for the relationship
    const schema::RelationshipId relationship = first ? kind.relationship->id : schema::RelationshipId();
    Node node = design::referenceTo(documentOf(design, above), name, {parts.collection, relationship, above.value});
    node.distinctValues = above.entity->count.likely;
    if (kind.above < 0)
        node.derivation = design::Derivation{design::Derivation::Kind::MinOf, design::idName};
    return node;
}

Node composedId(const design::Design &design, const SingleParts &parts, qsizetype number)
{
    const SingleKind &kind = parts.kinds.at(number);
    Node node = design::makeNode(parts.field(), FieldType::String);
    node.constraints.pattern = composedPattern(parts.separator);
    node.distinctValues = kind.entity->count.likely;
    node.mutability = schema::Mutability::Immutable;
    node.description = Text::tr("The ids from the root down to this document.");
    for (qsizetype i = number; i >= 0; i = parts.kinds.at(i).above)
        node.averageBytes +=
            design::textLength(*documentOf(design, parts.kinds.at(i)).field(design::idName)) + (i == number ? 0 : 1);
    design::Derivation derivation{design::Derivation::Kind::Text, QStringLiteral("{_id}")};
    if (kind.above >= 0) {
        derivation.of.prepend(QStringLiteral("{from:") + parts.field() + QLatin1Char('}') + parts.separator);
        derivation.from = design::Reference{parts.collection, kind.relationship->id, parts.kinds.at(kind.above).value};
    }
    node.derivation = derivation;
    return node;
}

/// Documents of the kinds that the steps of an operation reach, and which of these steps the links answer.
struct Reach
{
    QList<schema::RelationshipId> stored;
    double documents = 0;
    bool fromRoot = true; ///< all of the path goes down from the root
};

Reach reachOf(const schema::Operation &operation, const SingleParts &parts, double found)
{
    Reach reach;
    reach.fromRoot = operation.entity == parts.root().entity->id;
    QHash<schema::EntityId, double> reached{{operation.entity, found}};
    for (const schema::PathStep &step : operation.path) {
        const SingleKind *kind = parts.kindOf(step.relationship);
        const bool down = kind && step.to == kind->entity->id;
        const schema::EntityId from = !kind  ? schema::EntityId()
                                      : down ? parts.kinds.at(kind->above).entity->id
                                             : kind->entity->id;
        reach.fromRoot = reach.fromRoot && down;
        if (!kind || !reached.contains(from))
            continue;
        const double linked = (down ? kind->lowerEnd() : kind->upperEnd()).perOther.likely;
        const double items = reached.value(from) * std::min(step.itemsWanted.value_or(linked), linked);
        reached.insert(step.to, items);
        reach.documents += items;
        reach.stored << step.relationship;
    }
    return reach;
}

/// True when it looks for single documents by their _id.
bool isById(const schema::Operation &operation)
{
    return operation.selectivity.value_or(1) <= 1 &&
           std::all_of(operation.filters.cbegin(), operation.filters.cend(), [&](const schema::Filter &filter) {
               return filter.field.entity == operation.entity && filter.field.path == design::idName &&
                      filter.op == schema::FilterOp::Equal;
           });
}

/// Those that start at one of the kinds or pass it, each once.
QList<const schema::Operation *> operationsOf(const SingleParts &parts, const schema::ModelIndex &model)
{
    QList<const schema::Operation *> operations;
    for (const SingleKind &kind : parts.kinds) {
        for (const schema::Operation *operation : model.operationsOf(kind.entity->id)) {
            if (!operations.contains(operation))
                operations << operation;
        }
    }
    return operations;
}

design::IndexKey ascending(const QString &path)
{
    return {path, design::KeyKind::Ascending};
}

} // namespace

Node singleLinks(const design::Design &design, const SingleParts &parts, qsizetype number)
{
    const SingleKind &kind = parts.kinds.at(number);
    if (parts.variant == SingleVariant::Overloaded)
        return composedId(design, parts, number);
    Node item;
    if (parts.variant == SingleVariant::Links) {
        item = linkNode(design, parts, kind, {});
    } else {
        Node type = design::makeNode(QStringLiteral("doc_type"), FieldType::String);
        type.constraints.enumValues = {kind.above < 0 ? kind.value : parts.kinds.at(kind.above).value};
        item = design::makeObject({}, {type, linkNode(design, parts, kind, QStringLiteral("target"))});
    }
    Node links =
        design::makeArray(parts.field(), item, kind.above < 0 ? schema::Cardinality{1, 1, 1, false} : kind.linkCount());
    links.description =
        kind.above < 0 ? Text::tr("The root points to itself, so that one query finds it with all that belongs to it.")
                       : Text::tr("The documents that this one belongs to.");
    return links;
}

QList<design::Index> singleIndexes(const SingleParts &parts, const UseContext &context)
{
    if (parts.variant == SingleVariant::Overloaded) {
        design::Index index =
            patternIndex({ascending(parts.field())}, Text::tr("a document with all below it"), context);
        index.unique = true;
        return {index};
    }
    QList<design::Index> indexes{
        patternIndex({ascending(parts.path())}, Text::tr("a document with all that belongs to it"), context)};
    for (const schema::Operation *operation : context.model.operationsOf(parts.root().entity->id)) {
        const Reach reach = reachOf(*operation, parts, 1);
        if (!operation->isRead() || reach.stored.isEmpty() || operation->entity != parts.root().entity->id)
            continue;
        for (const schema::PathStep &step : operation->path) {
            const SingleKind *kind = parts.kindOf(step.relationship);
            QList<design::IndexKey> keys{ascending(parts.path()), ascending(parts.docType)};
            for (const schema::SortKey &key : operation->sort) {
                if (kind && key.field.entity == step.to && key.field.entity == kind->entity->id)
                    keys << design::IndexKey{key.field.path,
                                             key.descending ? design::KeyKind::Descending : design::KeyKind::Ascending};
            }
            const bool someKinds = reach.stored.size() < parts.kinds.size() - 1;
            if (kind && (keys.size() > 2 || someKinds || step.itemsWanted))
                indexes << patternIndex(keys, operation->name, context);
        }
    }
    return indexes;
}

QList<design::Effort> singleEfforts(const SingleParts &parts, const UseContext &context)
{
    QList<design::Effort> efforts;
    for (const schema::Operation *one : operationsOf(parts, context.model)) {
        const schema::Operation &operation = *one;
        const double found = design::foundDocuments(context.model, operation);
        const Reach reach = reachOf(operation, parts, found);
        if (!operation.isRead() || reach.stored.isEmpty())
            continue;
        design::Effort effort;
        effort.operation = operation.id;
        effort.origin = context.origin();
        effort.stored = reach.stored;
        if (reach.fromRoot && isById(operation))
            effort.instead = design::Amount{parts.collection, found + reach.documents};
        else
            effort.reads << design::Amount{parts.collection, reach.documents};
        efforts << effort;
    }
    return efforts;
}

} // namespace sw::patterns
