// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/calibration.h"
#include "models/schema/model.h"
#include "models/sizing/estimate/interval.h"
#include "models/sizing/estimate/sizing.h"

namespace sw::sizing
{

/// Days of a month of the clock: a twelfth of 365.25.
inline constexpr double daysPerMonth = 30.4375;

/// How far growth is looked at where nobody says otherwise.
inline constexpr int usualMonths = 60;

struct GrowthOptions
{
    SizeOptions sizes; ///< what-if counts are those of today
    int months = usualMonths;
    QHash<QString, base::Bytes> cappedAt; ///< BSON that a capped collection keeps at most, by its name
    schema::Calibration calibration{};    ///< corrects the files, as it does those of estimate()
};

/// A collection, or all of them, some months from today. Ranges are for the likely number of documents, as those of
/// estimate().
struct GrowthPoint
{
    double documents = 0;
    Interval documentsRange;     ///< with as many today as the model says at least, likely and at most
    base::Bytes document;        ///< on average
    base::Bytes largestDocument; ///< with the longest arrays and all optional fields
    Range data;
    Range storage;            ///< a file never gets smaller, so it stays as large as it once was
    Range indexes;            ///< all index files; the same
    Range workingSet;         ///< of all: with changes that wait to be written
    base::Bytes writtenPages; ///< in memory, of collections that are written to and their indexes

    GrowthPoint &operator+=(const GrowthPoint &other);
};

/// When something gets too large.
struct LimitPassed
{
    enum class Limit { Elements, Large, Maximum }; ///< 1,000 elements, 1 MiB, 16 MiB
    Limit limit = Limit::Elements;
    QString path; ///< of the array; "" is the document
    /// Months from today, 0 when it is so already; nothing when not within the months that were looked at.
    std::optional<double> largest; ///< for the longest arrays
    std::optional<double> usual;   ///< for a document of today that is as usual

    friend bool operator==(const LimitPassed &, const LimitPassed &) = default;
};

struct CollectionGrowth
{
    QString name;
    QList<GrowthPoint> months; ///< 0 is today
    QList<LimitPassed> limits; ///< those that are passed, arrays first
    QStringList unknown;       ///< arrays without a limit of which nobody said how fast they grow
};

struct Growth
{
    QList<CollectionGrowth> collections; ///< in design order
    QList<GrowthPoint> total;
    base::Bytes cache;
    std::optional<double> cacheFullAfter;   ///< months until the working set is larger than the cache
    std::optional<double> cacheFullAtFirst; ///< the same when it is as large as it may be
    std::optional<double> cacheFullAtLast;  ///< and as small

    /// Months that were looked at.
    int horizon() const { return static_cast<int>(total.size()) - 1; }
};

/// The design month by month, by formulas alone: documents come at collection.growthPerDay and go after the seconds of
/// a TTL index; arrays of endless relationships grow by their stated rate (else the children's divided among the
/// parents); sizes are those of estimate() for what is there then. Index sizes are worked out for today, a year (up to
/// 300 collections) and the end, and lie in between in proportion to the documents. Time is linear in the design: a
/// thousand collections take well under 200 ms.
Growth growthOf(const schema::ModelIndex &model, const design::Design &design, const GrowthOptions &options);

} // namespace sw::sizing
