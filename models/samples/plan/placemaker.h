// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/plan/placepickers.h"

namespace sw::samples
{

/// Finds out, before the fields of documents are compiled, what each document stands for: the group and the time it
/// belongs to, what makes its _id its own, and which others it refers to.
class PlaceMaker
{
public:
    explicit PlaceMaker(const PlacePickers &pickers) : m_pickers(pickers) {}

    /// The root of the documents of \p collection, of those of one \p kind unless it is empty.
    PlanPlace placeOf(const design::Collection &collection, int depth, const QString &kind = {}) const;
    /// Enters \p node, a field of where \p place is; who enters takes the last level off again.
    void pushObject(const design::Node &node, PlanPlace &place) const;
    void pushItem(const design::Node &array, PlanPlace &place) const;
    /// As many items of \p array, a field of where \p place is, as fit into the span of a document, where each of them
    /// has one of its own; infinite elsewhere.
    static double mostSpans(const design::Node &array, const PlanPlace &place);

private:
    void findList(PlanPlace &place) const;
    void numberOnce(PlanPlace &place) const;
    void addBindings(PlanPlace &place) const;
    void linkOnce(PlanPlace &place) const;
    void findGroup(PlanPlace &place) const;
    PickerPtr groupPicker(const PlanPlace &place, const design::Node &node) const;
    QList<const design::Node *> partsOfId(const design::Collection &collection) const;
    void makeIdsUnique(PlanPlace &place) const;
    void makeIndexesUnique(PlanPlace &place) const;

    const PlacePickers &m_pickers;
};

} // namespace sw::samples
