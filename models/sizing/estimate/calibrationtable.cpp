// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/estimate/calibrationtable.h"

#include "models/sizing/estimate/measured.h"

#include "models/sizing/estimate/calibration.h"
#include "models/sizing/files/tablesize.h"

#include <algorithm>

namespace sw::sizing
{

namespace
{

using What = CalibrationRow::What;

struct Limits
{
    double least;
    double most;
};
constexpr Limits storageLimits{0.2, 2};
constexpr Limits indexLimits{0.8, 1.25};
constexpr Limits seriesLimits{0.01, 4};

void setFactor(CalibrationRow &row, const Limits &limits, base::Bytes smallest)
{
    if (row.measured < smallest || row.estimated.value() <= 0)
        return;
    const double ratio = row.measured / row.estimated;
    row.factor = std::clamp(ratio, limits.least, limits.most);
    row.limited = *row.factor != ratio;
}

/// The rows and factors of one collection.
class Weighed
{
public:
    Weighed(const design::Collection &collection, const MeasuredCollection &measured, const CollectionSize &size,
            Topology topology)
        : m_collection(collection), m_measured(measured), m_size(size), m_set(topology == Topology::ReplicaSet)
    {}

    void addTo(CalibrationResult &result)
    {
        const double count = m_measured.documents;
        if (!m_collection.timeSeries) {
            result.rows << row(What::Document, count, m_size.document.likely, m_measured.data / count);
            result.rows << row(What::Data, count, m_size.data, m_measured.data);
        }
        CalibrationRow storage = row(What::Storage, count, m_size.freshStorage + timesOf(count, recordWindowBytes),
                                     m_measured.records.live());
        setFactor(storage, m_collection.timeSeries ? seriesLimits : storageLimits, smallestTellingFile);
        result.rows << storage;
        m_factors = {m_collection.name, count, shapeFingerprint(m_collection), storage.factor.value_or(1), {}};
        bool any = storage.factor.has_value();
        for (const MeasuredIndex &index : m_measured.indexes) {
            if (const IndexSize *size = indexNamed(m_size, index.name))
                any = addIndex(result, index, *size) || any;
        }
        if (any)
            result.calibration.collections << m_factors;
    }

private:
    CalibrationRow row(What what, double count, base::Bytes estimated, base::Bytes measured) const
    {
        return {what, m_collection.name, {}, count, estimated, measured, {}, false};
    }
    /// What the times of insertion take.
    base::Bytes timesOf(double entries, double bytes) const { return base::Bytes(m_set ? entries * bytes : 0); }

    bool addIndex(CalibrationResult &result, const MeasuredIndex &index, const IndexSize &size)
    {
        const base::Bytes times =
            index.name == QLatin1String("_id_") ? timesOf(size.entries, indexWindowBytes) : base::Bytes();
        CalibrationRow made =
            row(What::Index, index.entries > 0 ? index.entries : size.entries, size.fresh + times, index.size.live());
        made.index = index.name;
        setFactor(made, m_collection.timeSeries ? seriesLimits : indexLimits, smallestTellingIndex);
        result.rows << made;
        if (made.factor)
            m_factors.indexes << schema::IndexFactor{index.name, *made.factor};
        return made.factor.has_value();
    }

    const design::Collection &m_collection;
    const MeasuredCollection &m_measured;
    const CollectionSize &m_size;
    bool m_set;
    schema::CollectionFactors m_factors;
};

} // namespace

CalibrationResult calibrationOf(const design::Design &design, const QList<MeasuredCollection> &measured,
                                const SizeReport &estimate, Topology topology)
{
    CalibrationResult result;
    for (const MeasuredCollection &one : measured) {
        const design::Collection *collection = design.collection(one.name);
        const CollectionSize *size = estimate.collection(one.name);
        if (collection && size && one.documents > 0)
            Weighed(*collection, one, *size, topology).addTo(result);
    }
    return result;
}

} // namespace sw::sizing
