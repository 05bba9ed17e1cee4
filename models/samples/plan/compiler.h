// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/plan/placemaker.h"
#include "models/samples/plan/plan.h"

namespace sw::samples
{

/// Compiles shapes into plans: names become salts, constraints become makers, references and copies become ways to the
/// originals. All searching happens here, none while documents are made.
class PlanCompiler
{
public:
    PlanCompiler(const design::Design &design, quint64 seed) : m_pickers(design, seed) {}
    PlanCompiler(const PlanCompiler &) = delete;
    PlanCompiler &operator=(const PlanCompiler &) = delete;

    PlanNode compile(const design::Collection &collection);
    quint64 keyOf(const design::Collection &collection) const { return m_pickers.keyOf(collection); }
    /// What cannot be satisfied, in the order of the fields.
    const QList<base::Error> &problems() const { return m_problems; }

    // For WayCompiler.
    const PlacePickers &pickers() const { return m_pickers; }
    const PlaceMaker &places() const { return m_places; }
    /// The number of date fields before \p node, so that the dates of an object follow each other.
    static int datePosition(const design::Node &object, const design::Node &node);
    /// \p node without its value.
    PlanNode shell(const design::Node &node) const;
    PlanNode compileNode(const design::Node &node, PlanPlace &place, int position);

private:
    void compileOpaque(const design::Node &node, PlanPlace &place, PlanNode &plan);
    void compileObject(const design::Node &node, PlanPlace &place, PlanNode &plan);
    void compileArray(const design::Node &node, PlanPlace &place, PlanNode &plan);
    void compileScalar(const design::Node &node, PlanPlace &place, PlanNode &plan, int position);
    std::vector<PlanNode> compileFields(const design::Node &object, const QList<design::Node> &fields,
                                        PlanPlace &place);
    void compileVariants(const design::Node &object, PlanPlace &place, PlanNode &plan);
    MakerPtr makerOf(const design::Node &node, PlanPlace &place, int position);

    PlacePickers m_pickers;
    PlaceMaker m_places{m_pickers};
    QList<base::Error> m_problems;
};

} // namespace sw::samples
