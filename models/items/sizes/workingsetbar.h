// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"
#include "models/sizing/estimate/sizing.h"

namespace sw::items
{

/// One bar of the chart: a design's working set, split into what needs the most cache; or that of a collection.
struct WorkingSetBar
{
    struct Part
    {
        enum class Kind { Named, Other, Indexes, Unwritten }; ///< in this order; a collection may have any name
        QString name;
        base::Bytes bytes;
        /// What its colour stands for. Parts of all bars have it or none: then parts of the same name share a colour.
        std::optional<patterns::Family> family{};
        std::optional<sizing::Range> range{}; ///< of the bytes, where it is known
        Kind kind = Kind::Named;

        bool isSameAs(const Part &other) const { return kind == other.kind && name == other.name; }
    };
    QString label;
    QList<Part> parts;
    sizing::Fit fit = sizing::Fit::Fits;
    bool current = false;
    bool judged = true;                   ///< says whether it fits
    std::optional<sizing::Range> range{}; ///< of the whole

    base::Bytes total() const;
};

/// The parts of \p report: the largest collections' hot documents, "other", all indexes, and what is changed
/// between two checkpoints; at most seven, whose sum is the report's working set.
WorkingSetBar workingSetBar(const QString &label, const sizing::SizeReport &report);

} // namespace sw::items
