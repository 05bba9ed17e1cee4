// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/plan/compiler.h"

namespace sw::samples
{

/// Compiles the ways from a value to those it is taken from: originals of references and copies, and what it is derived
/// from.
class WayCompiler
{
public:
    /// \p compiler compiles what is at their ends.
    explicit WayCompiler(PlanCompiler &compiler) : m_compiler(compiler) {}

    /// None for a value of its own.
    std::unique_ptr<Foreign> foreignOf(const design::Node &node, PlanPlace &place);
    std::unique_ptr<Derived> derivedOf(const design::Node &node, PlanPlace &place);
    /// None where nobody can say which documents refer to which.
    std::unique_ptr<Members> membersOf(const design::Referrers &referrers, PlanPlace &place);
    /// The lists in the pages of a document of which \p array holds copies; none where there are no such pages.
    std::unique_ptr<PagedItems> pagesOf(const design::Node &array, PlanPlace &place);
    /// The value at \p path of the document of \p target that \p reference, a field of the root, holds the id of.
    std::unique_ptr<Foreign> originalAt(const design::Node &reference, const design::Collection &target,
                                        const QString &path, PlanPlace &place);

private:
    std::unique_ptr<Foreign> treePathIds(PlanPlace &place);
    std::unique_ptr<Foreign> originalOf(const design::Reference &reference, const QString &path, PlanPlace &place);
    std::unique_ptr<Derived> derivedOfMembers(const design::Derivation &derivation, PlanPlace &place,
                                              std::unique_ptr<Derived> derived);
    std::vector<TextPiece> piecesOf(const design::Derivation &derivation, PlanPlace &place);
    Route routeTo(const QString &path, bool toArray, PlanPlace &place);
    std::unique_ptr<PlanNode> chain(const QStringList &path, bool toArray, PlanPlace &place);

    PlanCompiler &m_compiler;
};

} // namespace sw::samples
