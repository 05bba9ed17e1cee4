// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/sizes/sizeanswer.h"
#include "views/widgets/charts/chartview.h"

namespace sw::views
{

/// A chart of the panel of sizes: it takes out of an answer what it draws.
class SizeChart : public ChartView
{
    Q_OBJECT

public:
    using ChartView::ChartView;

    /// Nothing is left in sight for an empty \p answer.
    virtual void draw(const items::SizeAnswer &answer) = 0;
};

} // namespace sw::views
