// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/write/companions.h"

#include "models/samples/plan/planplace.h"

#include <algorithm>

namespace sw::samples
{

/// The paths in \p from of values that are, or are of, documents of \p to.
static QStringList linksBetween(const design::Collection &from, const QString &to)
{
    QStringList paths;
    design::forEachNode(from.root, [&](const QString &path, const design::Node &node) {
        const bool links = (node.copyOf && node.copyOf->collection == to) ||
                           (node.reference && !node.copyOf && node.reference->collection == to);
        if (links && !path.isEmpty())
            paths << path;
    });
    return paths;
}

std::shared_ptr<const SampleGenerator> Companions::generatorOf(const design::Collection &collection) const
{
    std::shared_ptr<const SampleGenerator> &generator = m_generators[&collection];
    if (!generator)
        generator = std::make_shared<const SampleGenerator>(*m_design, collection);
    return generator;
}

std::optional<quint64> Companions::numberOf(const design::Collection &collection) const
{
    for (const Shown &shown : m_shown) {
        for (const QString &path : linksBetween(*shown.collection, collection.name)) {
            if (const auto number = shown.generator->original(shown.number, shown.extent, path))
                return number;
        }
        for (const QString &path : linksBetween(collection, shown.collection->name)) {
            if (const auto number = generatorOf(collection)->referrer(path, shown.number))
                return number;
        }
    }
    return std::nullopt;
}

std::optional<quint64> Companions::shownOf(const QString &collection) const
{
    const auto found = std::find_if(m_shown.cbegin(), m_shown.cend(),
                                    [&](const Shown &shown) { return shown.collection->name == collection; });
    return found == m_shown.cend() ? std::nullopt : std::optional(found->number);
}

Preview Companions::show(const design::Collection &collection, Extent extent, std::optional<quint64> wanted)
{
    const auto generator = generatorOf(collection);
    QList<quint64> numbers = generator->examples();
    if (numbers.size() == 1) // where there are several kinds, one of each is wanted
        numbers.first() =
            wanted && *wanted < documentCount(collection) ? *wanted : numberOf(collection).value_or(numbers.first());
    m_shown.push_back({&collection, generator, numbers.first(), extent});
    return preview(*generator, collection, extent, numbers);
}

} // namespace sw::samples
