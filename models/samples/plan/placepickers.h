// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/plan/held.h"
#include "models/samples/plan/planplace.h"

namespace sw::samples
{

/// Which documents of another collection those of one belong to. All that chance decides comes from one seed.
class PlacePickers
{
public:
    PlacePickers(const design::Design &design, quint64 seed);

    const design::Design &design() const { return m_design; }
    /// The key that the documents' keys are made from.
    quint64 keyOf(const design::Collection &collection) const;
    /// Its position; none for an empty name.
    static std::optional<size_t> kindNamed(const design::Collection &collection, const QString &kind);
    OfKind ofKind(const design::Collection &collection, const std::optional<size_t> &kind) const;
    quint64 pickSeed(const QString &from, const QString &to, const schema::RelationshipId &relationship) const;

    /// For what is \p held at \p level. Among documents of several kinds those of one kind are picked as if they had a
    /// collection of their own.
    PickerPtr pickerFor(const PlanPlace &place, size_t level, const design::Collection &target, const Held &held) const;
    struct Found
    {
        PickerPtr picker;
        int framesUp = 0; ///< from where the value stands to what picks
        QString kind{};
    };
    /// The binding that \p node, a reference or copy, is of; one that is assumed when there is none.
    Found bindingFor(const design::Node &node, const design::Collection &target, PlanPlace &place) const;

private:
    OfKind withRest(const PlanPlace &place, const design::Collection &target, const Held &held) const;

    const design::Design &m_design;
    quint64 m_seed;
};

} // namespace sw::samples
