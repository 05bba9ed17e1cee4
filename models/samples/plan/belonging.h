// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/plan/placemaker.h"
#include "models/samples/plan/plan.h"

namespace sw::samples
{

/// Lets arrays agree with the documents that belong to their own.
class Belonging
{
public:
    explicit Belonging(const PlaceMaker &places) : m_places(places) {}

    void setLength(const design::Node &array, PlanPlace &place, PlanNode &plan) const;

private:
    PickerPtr childrenIn(const design::Node &array, PlanPlace &place) const;

    const PlaceMaker &m_places;
};

} // namespace sw::samples
