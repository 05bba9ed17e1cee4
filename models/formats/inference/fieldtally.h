// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bsonfield.h"
#include "models/base/units.h"
#include "models/formats/inference/counttally.h"
#include "models/formats/inference/distinctvalues.h"
#include "models/formats/inference/textstarts.h"
#include "models/schema/fieldtypes.h"

#include <QByteArray>
#include <QHash>

#include <array>
#include <limits>
#include <memory>
#include <optional>

namespace sw::formats
{

/// The type of field that holds a value, Any where none of its own does; nothing for null.
using ValueKind = std::optional<schema::FieldType>;
inline constexpr size_t valueKinds = schema::fieldTypeCount + 1;
/// 0 … valueKinds - 1, null last.
constexpr size_t placeOf(ValueKind kind)
{
    return kind ? static_cast<size_t>(*kind) : schema::fieldTypeCount;
}
constexpr ValueKind kindAt(size_t place)
{
    return place < schema::fieldTypeCount ? ValueKind(static_cast<schema::FieldType>(place)) : std::nullopt;
}

ValueKind kindOf(const base::BsonField &field);
/// The hash by which values are told apart, the same for equal numbers of all types; nothing for values that hold
/// others, truth values and nulls.
std::optional<quint64> hashOf(ValueKind kind, QByteArrayView value);

struct TextTally
{
    quint64 bytes = 0;
    quint64 different = 0;      ///< texts that were not there before, among those that are kept
    quint64 differentBytes = 0; ///< of these
    qsizetype leastLength = std::numeric_limits<qsizetype>::max(); ///< in code points, as validators count
    qsizetype mostLength = 0;
    quint64 dates = 0; ///< how many are dates in ISO 8601
    quint64 uuids = 0; ///< how many are written like a UUID
};

/// When ObjectIds were made: their first four bytes are seconds since 1970.
struct IdTimes
{
    quint32 first = std::numeric_limits<quint32>::max();
    quint32 last = 0;
    quint32 latest = 0; ///< of the id that was added last
    quint64 turns = 0;  ///< how often it was another second than that of the id before

    void add(QByteArrayView id);
    void add(const IdTimes &other);
    /// Between the first and the last, at least one; 0: there are none.
    double seconds() const { return last > first ? last - first : last == first ? 1 : 0; }
    double days() const { return seconds() / base::secondsPerDay; }
};

/// How often a number was larger than the one of the document before.
struct NumberOrder
{
    double before = std::numeric_limits<double>::quiet_NaN();
    quint64 larger = 0;
    quint64 others = 0;

    void add(double number);
    void add(const NumberOrder &other);
    /// As counters are, but for a few that were stored late.
    bool rises() const { return larger > 50 * others; }
};

/// All that is remembered of the values that one path had. Its size depends on how different they are, never on how
/// many.
struct FieldTally
{
    explicit FieldTally(const QByteArray &fieldName = {}, quint32 distinctBound = 4096);
    FieldTally(const FieldTally &) = delete;
    FieldTally &operator=(const FieldTally &) = delete;

    void add(ValueKind kind, QByteArrayView value);
    /// Takes over what \p other has counted.
    void absorb(FieldTally &other);
    /// Makes one tally of all fields, because their names are data.
    void foldFields();

    quint64 of(ValueKind kind) const { return values[placeOf(kind)]; }
    quint64 seen() const;
    quint64 filled() const { return seen() - of(std::nullopt); } ///< not null
    double meanBytes() const;                                    ///< of a value that is not null
    quint64 allWholeReals() const;                               ///< with those of its items and fields
    FieldTally *field(QByteArrayView fieldName) const;
    FieldTally &addField(std::unique_ptr<FieldTally> field);

    QByteArray name;
    std::array<quint64, valueKinds> values{};
    quint64 bytes = 0;                                      ///< of all values, without types and names
    double least = std::numeric_limits<double>::infinity(); ///< number
    double most = -std::numeric_limits<double>::infinity();
    NumberOrder order;
    quint64 wholeReals = 0;                               ///< doubles without a fraction
    qint64 earliest = std::numeric_limits<qint64>::max(); ///< date, milliseconds since 1970
    qint64 latest = std::numeric_limits<qint64>::min();
    IdTimes ids;
    TextTally text;
    DistinctValues distinct;
    TextStarts starts;             ///< of texts
    std::vector<QByteArray> words; ///< the different texts while they are few and short
    bool manyWords = false;
    CountTally items;   ///< of arrays
    CountTally members; ///< of objects
    std::unique_ptr<FieldTally> item;
    std::vector<std::unique_ptr<FieldTally>> fields;
    std::unique_ptr<FieldTally> anyField; ///< stands for all fields once their names are data
    quint64 nameBytes = 0;                ///< of all names that are data
    bool opaque = false;                  ///< its content was not looked into: too deep, or too much for one input
    quint32 position = 0;                 ///< among its siblings
    quint64 lastObject = 0;               ///< serial number of the object that it was last seen in
    int place = -1;                       ///< of its values among those that documents have together
    quint64 repeated = 0;                 ///< how often an object had it more than once

private:
    void addNumber(double number);
    void addText(QByteArrayView text, bool isNew);

    QHash<QByteArray, quint32> m_byName;
};

} // namespace sw::formats
