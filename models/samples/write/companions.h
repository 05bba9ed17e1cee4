// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/write/preview.h"

#include <QHash>

#include <memory>
#include <vector>

namespace sw::samples
{

/// Example documents of several collections of one design that are shown together: what is shown later belongs to what
/// was shown before, by a reference or a copy in one of the two, so that copies beside each other have the same value.
class Companions
{
public:
    /// \p design must live as long.
    explicit Companions(const design::Design &design) : m_design(&design) {}

    /// \p wanted: the number of the document, as far as there are that many.
    Preview show(const design::Collection &collection, Extent extent, std::optional<quint64> wanted = {});
    /// The document that belongs to those shown before; nothing: any may be shown.
    std::optional<quint64> numberOf(const design::Collection &collection) const;
    /// Which document of \p collection was shown; nothing: none.
    std::optional<quint64> shownOf(const QString &collection) const;

private:
    struct Shown
    {
        const design::Collection *collection;
        std::shared_ptr<const SampleGenerator> generator;
        quint64 number;
        Extent extent;
    };
    std::shared_ptr<const SampleGenerator> generatorOf(const design::Collection &collection) const;

    const design::Design *m_design;
    std::vector<Shown> m_shown;
    mutable QHash<const design::Collection *, std::shared_ptr<const SampleGenerator>> m_generators;
};

} // namespace sw::samples
