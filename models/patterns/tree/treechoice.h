// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

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

} // namespace sw::patterns
