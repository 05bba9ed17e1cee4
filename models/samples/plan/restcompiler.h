// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/plan/waycompiler.h"

namespace sw::samples
{

/// Lets an array that holds the first items of a list, the documents that hold the rest, and the field that says that
/// there are such agree.
class RestCompiler
{
public:
    RestCompiler(PlanCompiler &compiler, WayCompiler ways) : m_compiler(compiler), m_ways(ways) {}

    void compile(const design::Node &node, PlanPlace &place, PlanNode &plan);
    /// The lists of which an array at the root holds the first items; none for what is no such array.
    std::unique_ptr<PagedItems> pagedOf(const design::Node &node, PlanPlace &place);
    /// How long an array is whose list goes on elsewhere.
    void setLength(const design::Node &array, PlanPlace &place, PlanNode &plan);

private:
    std::unique_ptr<Boundary> boundaryOf(const design::Node &node, PlanPlace &place);

    PlanCompiler &m_compiler;
    WayCompiler m_ways;
};

} // namespace sw::samples
