// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"
#include "models/patterns/kinds/mergedsource.h"

namespace sw::patterns
{

/// One kind of the documents that share a collection, and where its links to those above were before.
struct SingleKind
{
    const schema::Entity *entity = nullptr;
    qsizetype above = -1;                               ///< among the kinds; -1: the root
    const schema::Relationship *relationship = nullptr; ///< to those above
    QString value{};                                    ///< of the discriminator
    QString collection{};                               ///< of its documents before
    QString ownLink{};   ///< path in its documents of the id, or the ids, of those above; empty when they hold none
    QString listAbove{}; ///< array in the documents above with ids of these; empty when there is none
    QString linksAt{};   ///< collection of the links, with two fields:
    QString linkToOwn{};
    QString linkToAbove{};
    bool ownIsArray = false;
    bool ownIsGiven = false; ///< the link is part of an object that stays as it is

    bool isMany() const { return relationship && relationship->type == schema::RelationshipType::ManyToMany; }
    const schema::RelationshipEnd &upperEnd() const
    {
        return relationship->b.entity == entity->id ? relationship->a : relationship->b;
    }
    const schema::RelationshipEnd &lowerEnd() const
    {
        return relationship->b.entity == entity->id ? relationship->b : relationship->a;
    }
    /// Documents above that one document belongs to.
    schema::Cardinality linkCount() const;
    bool mustBeLinked() const { return linkCount().min >= 1; }
};

enum class SingleVariant { Links, TypedLinks, Overloaded };

/// What scripts need to know of a single collection.
struct SingleParts
{
    SingleVariant variant = SingleVariant::Links;
    QList<SingleKind> kinds; ///< the root first, every kind behind the one above it
    QString collection;
    QString docType;
    QString separator;
    schema::FieldType idType = schema::FieldType::ObjectId;
    QList<VersionField> versions{};

    const SingleKind &root() const { return kinds.first(); }
    /// relatedTo, links or sc_id.
    QString field() const;
    /// The path that is searched for an id.
    QString path() const;
    int depthOf(qsizetype kind) const;
    QList<qsizetype> below(qsizetype kind) const;
    const SingleKind *kindOf(const schema::RelationshipId &relationship) const;
};

/// The pattern of a composed id: "^[^/]+(/[^/]+)*$".
QString composedPattern(const QString &separator);

} // namespace sw::patterns
