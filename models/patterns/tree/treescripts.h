// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"
#include "models/patterns/tree/treechoice.h"

namespace sw::patterns
{

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

QList<CodeSnippet> treeCode(const TreeParts &parts, const UseContext &context);

/// What the scripts of all variants replace, and the functions that add and move documents.
QHash<QString, QString> treeValues(const TreeParts &parts);
QString treeWriters(const TreeParts &parts);

} // namespace sw::patterns
