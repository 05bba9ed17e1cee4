// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/write/documentsizes.h"

#include "models/samples/write/samplegenerator.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sw::samples
{

namespace
{

constexpr double enoughBytes = 48.0 * 1024 * 1024;
constexpr double goldenRatio = 0.6180339887498949;

} // namespace

DocumentSizes::DocumentSizes(std::vector<double> bytes) : m_sorted(std::move(bytes))
{
    std::sort(m_sorted.begin(), m_sorted.end());
}

base::Bytes DocumentSizes::mean() const
{
    if (m_sorted.empty())
        return {};
    return base::Bytes(std::accumulate(m_sorted.begin(), m_sorted.end(), 0.0) / static_cast<double>(m_sorted.size()));
}

base::Bytes DocumentSizes::percentile(double below) const
{
    if (m_sorted.empty())
        return {};
    const double last = static_cast<double>(m_sorted.size()) - 1;
    return base::Bytes(m_sorted[static_cast<size_t>(std::ceil(std::clamp(below, 0.0, 1.0) * last))]);
}

QList<DocumentSizes::Class> DocumentSizes::classes(int perDoubling) const
{
    if (m_sorted.empty())
        return {};
    const auto step = [&](double bytes) {
        return std::floor(std::log2(std::max(1.0, bytes)) * perDoubling);
    };
    const auto edge = [&](double at) {
        return base::Bytes(std::exp2(at / perDoubling));
    };
    const double first = step(m_sorted.front());
    QList<Class> classes;
    for (double at = first; at <= step(m_sorted.back()); ++at)
        classes.append({edge(at), edge(at + 1), 0});
    for (const double bytes : m_sorted)
        classes[static_cast<qsizetype>(step(bytes) - first)].share += 1 / static_cast<double>(m_sorted.size());
    return classes;
}

base::Result<DocumentSizes> sampleSizes(const design::Design &design, const design::Collection &collection, int most,
                                        const base::Progress &progress)
{
    const SampleGenerator generator(design, collection);
    if (const auto possible = generator.check(); !possible)
        return possible.error();
    const double all = std::floor(collection.documents.likely);
    const double wanted = std::min<double>(most, all);
    std::vector<double> bytes;
    double sum = 0;
    for (double i = 0; i < wanted && sum < enoughBytes && !progress.isCancelled(); ++i) {
        // Steps of the golden ratio: wherever it ends, the numbers lie evenly over the whole collection.
        double whole = 0;
        const double place = wanted < all ? std::modf(i * goldenRatio, &whole) * all : i;
        bytes.push_back(static_cast<double>(generator.document(static_cast<quint64>(place)).bytes().size()));
        sum += bytes.back();
    }
    return DocumentSizes(std::move(bytes));
}

} // namespace sw::samples
