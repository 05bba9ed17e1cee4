// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/basepattern.h"
#include "models/patterns/core/stored.h"
#include "models/patterns/kinds/merging.h"

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

    const SingleKind &root() const { return kinds.first(); }
    /// relatedTo, links or sc_id.
    QString field() const;
    /// The path that is searched for an id.
    QString path() const;
    int depthOf(qsizetype kind) const;
    QList<qsizetype> below(qsizetype kind) const;
    const SingleKind *kindOf(const schema::RelationshipId &relationship) const;
};

/// Keeps documents of several related kinds in one collection and links them by an array of ids or a composed id, so
/// that one query finds a document with all that belongs to it, and nothing is stored twice.
class SingleCollection : public BasePattern
{
public:
    QString id() const override { return QStringLiteral("single-collection"); }
    QString name() const override;
    QString letters() const override { return QStringLiteral("Si"); }
    Family family() const override { return Family::Arrange; }
    int order() const override { return 50; }
    double complexity() const override { return 0.65; }
    QList<Parameter> parameters() const override;
    QJsonObject defaults(const schema::ModelIndex &model, const Target &target) const override;
    QList<Finding> findings(const schema::ModelIndex &model, const design::Design &design,
                            const Targets &known) const override;
    base::Result<void> apply(design::Design &design, const UseContext &context) const override;
    QList<CodeSnippet> code(const design::Design &design, const UseContext &context) const override;
    Migration migration(const design::Design &before, const design::Design &after,
                        const UseContext &context) const override;
    QHash<QString, QString> conflicts() const override;

protected:
    base::Result<void> checkTarget(const UseContext &context) const override;
    base::Result<void> checkMore(const UseContext &context) const override;
    const schema::Entity *fieldOwner(const UseContext &context) const override;

private:
    base::Result<SingleParts> modelParts(const UseContext &context) const;
    base::Result<void> addFurther(SingleParts &parts, const UseContext &context) const;
    base::Result<void> checkIds(const SingleParts &parts, const UseContext &context) const;
    base::Result<SingleParts> partsIn(const design::Design &design, const UseContext &context) const;
    base::Result<void> locate(const design::Design &design, const SingleParts &parts, SingleKind &kind,
                              const UseContext &context) const;
    base::Result<void> locateLink(const design::Design &design, const SingleParts &parts, SingleKind &kind,
                                  const UseContext &context) const;
};

/// The nodes that hold the links of the documents of kind number \p kind.
design::Node singleLinks(const design::Design &design, const SingleParts &parts, qsizetype kind);
/// The indexes by which links are followed, for \p model's operations.
QList<design::Index> singleIndexes(const SingleParts &parts, const UseContext &context);
/// What the shape cannot tell: which reads are one query now.
QList<design::Effort> singleEfforts(const SingleParts &parts, const UseContext &context);
/// The pattern of a composed id: "^[^/]+(/[^/]+)*$".
QString composedPattern(const QString &separator);

/// Functions that add documents of the kinds and change their links.
QString singleWriters(const SingleParts &parts);
QList<CodeSnippet> singleCode(const SingleParts &parts, const UseContext &context);
Migration singleMigration(const SingleParts &parts, const design::Design &before, const design::Design &after);

} // namespace sw::patterns
