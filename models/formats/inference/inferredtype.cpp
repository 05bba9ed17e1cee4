// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/inference/inferredtype.h"

#include "models/base/text.h"
#include "models/formats/inference/inferredfields.h"

#include <algorithm>

// Which type of a field the values of a path have.
namespace sw::formats
{

using schema::FieldType;

namespace
{

constexpr double dominant = 0.95;

struct Share
{
    FieldType type;
    quint64 values;
};

/// All numbers as one entry, of the type that holds them.
QList<Share> sharesOf(const FieldTally &tally)
{
    QList<Share> shares;
    quint64 numbers = 0;
    FieldType number = FieldType::Any;
    for (const FieldType type : {FieldType::Int32, FieldType::Int64, FieldType::Double, FieldType::Decimal128}) {
        numbers += tally.of(type);
        if (tally.of(type) > 0)
            number = type;
    }
    if (numbers > 0)
        shares << Share{number, numbers};
    for (const schema::FieldTypeTraits &row : schema::fieldTypes()) {
        if (!schema::isNumber(row.type) && tally.of(row.type) > 0)
            shares << Share{row.type, tally.of(row.type)};
    }
    std::stable_sort(shares.begin(), shares.end(), [](const Share &a, const Share &b) { return a.values > b.values; });
    return shares;
}

bool isSingle(const Share &share)
{
    const schema::TypeFamily family = schema::traitsOf(share.type).family;
    return family != schema::TypeFamily::Structure && family != schema::TypeFamily::Any;
}

/// The type to count with among a few of single values: one whose mean size can say what all take together; nothing
/// when there is none.
std::optional<FieldType> typeForAll(const QList<Share> &shares)
{
    constexpr qsizetype few = 3;
    if (shares.size() > few || !std::all_of(shares.cbegin(), shares.cend(), isSingle))
        return std::nullopt;
    for (const Share &share : shares) {
        if (schema::traitsOf(share.type).contentBytes > 0)
            return share.type;
    }
    const double bytes = schema::traitsOf(shares.first().type).bytes;
    const bool areAlike = std::all_of(shares.cbegin(), shares.cend(),
                                      [&](const Share &share) { return schema::traitsOf(share.type).bytes == bytes; });
    return areAlike ? std::optional(shares.first().type) : std::nullopt;
}

/// The types in \p tally but for \p first; of numbers each one, as a rule tells them apart.
QList<FieldType> othersIn(const FieldTally &tally, FieldType first)
{
    QList<FieldType> others;
    for (const schema::FieldTypeTraits &row : schema::fieldTypes()) {
        if (row.type != first && tally.of(row.type) > 0)
            others << row.type;
    }
    return others;
}

} // namespace

InferredType inferredType(const FieldTally &tally)
{
    const QList<Share> shares = sharesOf(tally);
    InferredType result;
    if (shares.isEmpty())
        return result;
    const auto all = static_cast<double>(tally.filled());
    result.mixed = shares.size() > 1;
    if (static_cast<double>(shares.first().values) >= dominant * all)
        result.type = shares.first().type;
    else if (const auto type = typeForAll(shares))
        result.type = *type;
    const bool canBeNamed = shares.first().type != FieldType::Array && result.type != FieldType::Any;
    if (canBeNamed && std::all_of(shares.cbegin() + 1, shares.cend(), isSingle))
        result.others = othersIn(tally, result.type);
    QStringList texts;
    for (const Share &share : shares)
        texts << schema::nameOf(share.type) + QLatin1Char(' ') +
                     base::percentText(static_cast<double>(share.values) / all);
    if (result.mixed)
        result.shares = texts.join(QStringLiteral(", "));
    return result;
}

} // namespace sw::formats
