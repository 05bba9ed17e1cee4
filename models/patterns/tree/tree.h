// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/basepattern.h"
#include "models/patterns/core/stored.h"

namespace sw::patterns
{

/// What a document says about its place in the hierarchy.
enum class TreeVariant { ParentReferences, ChildReferences, Ancestors, Path, NestedSets };

/// How often a hierarchy is walked which way, per second.
struct TreeRates
{
    double children = 0;  ///< reads of a node with its children
    double branches = 0;  ///< reads of all that is below a node
    double ancestors = 0; ///< reads of the way up, such as breadcrumbs
    double moves = 0;     ///< nodes that get another parent
    double changes = 0;   ///< moves, and nodes that come or go

    double reads() const { return children + branches + ancestors; }
};
/// How an operation goes along the hierarchy.
enum class TreeWalk { None, Children, Branch, Ancestors, Move };
TreeWalk walkOf(const schema::Operation &operation, const schema::Relationship &relationship);
TreeRates treeRates(const schema::ModelIndex &model, const schema::Relationship &relationship);
/// The variants that suit the rates, the best first.
QList<TreeVariant> treeVariants(const schema::ModelIndex &model, const schema::Relationship &relationship);
/// Why the _id of \p entity cannot stand in a path, or empty.
QString pathFault(const schema::ModelIndex &model, const schema::Entity &entity);
/// Levels that a hierarchy of \p entity is likely to have.
double likelyDepth(const schema::Relationship &relationship, const schema::Entity &entity);

QString nameOfVariant(TreeVariant variant);
std::optional<TreeVariant> variantNamed(const QString &name);

/// The parameters of a use, and the names around it in a design.
struct TreeParts
{
    TreeVariant variant = TreeVariant::ParentReferences;
    QString collection;
    QString parent; ///< field with the parent's id, whether or not this variant keeps it
    QString children, ancestors, path, left, right;
    QString node; ///< name of one document, for functions
    schema::FieldType idType = schema::FieldType::ObjectId;
    QString oldChildren;   ///< an array of children's ids that the shape without the pattern has, or empty
    bool hadParent = true; ///< the shape without the pattern has the parent's id
};
TreeParts treeParts(const UseContext &context);
QList<CodeSnippet> treeCode(const TreeParts &parts, const UseContext &context);
Migration treeMigration(const TreeParts &parts);
/// What the scripts of all variants replace, and the functions that add and move documents.
QHash<QString, QString> treeValues(const TreeParts &parts);
QString treeWriters(const TreeParts &parts);

/// Stores as much of the way through a hierarchy in each document as the most frequent question needs.
class Tree : public BasePattern
{
public:
    QString id() const override { return QStringLiteral("tree"); }
    QString name() const override;
    QString letters() const override { return QStringLiteral("Tr"); }
    Family family() const override { return Family::Arrange; }
    int order() const override { return 40; }
    double complexity() const override { return 0.4; }
    QList<Parameter> parameters() const override;
    QJsonObject defaults(const schema::ModelIndex &model, const Target &target) const override;
    QList<Finding> findings(const schema::ModelIndex &model, const design::Design &design,
                            const Targets &known) const override;
    base::Result<void> apply(design::Design &design, const UseContext &context) const override;
    QList<CodeSnippet> code(const design::Design &design, const UseContext &context) const override;
    Migration migration(const design::Design &before, const design::Design &after,
                        const UseContext &context) const override;

protected:
    base::Result<void> checkTarget(const UseContext &context) const override;
    base::Result<void> checkMore(const UseContext &context) const override;
    const schema::Entity *fieldOwner(const UseContext &context) const override;

private:
    base::Result<TreeParts> partsIn(const design::Design &design, const UseContext &context) const;
    QList<design::Node> position(const design::Node &root, const TreeParts &parts, const UseContext &context) const;
    void addEfforts(design::Design &design, const TreeParts &parts, const UseContext &context) const;
    void addIndexes(design::Collection &collection, const TreeParts &parts, const UseContext &context) const;
    QList<Condition> conditionsFor(const schema::ModelIndex &model, const schema::Relationship &relationship) const;
};

} // namespace sw::patterns
