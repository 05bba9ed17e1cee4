// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/inference/keyednames.h"

#include "models/base/bson/bson.h"

#include <algorithm>
#include <cmath>

namespace sw::formats
{

namespace
{

constexpr size_t manyNames = 100;
constexpr size_t fewNames = 3;
constexpr double alike = 0.9;

/// Digits and what stands between the digits of numbers, dates, UUIDs and ObjectIds; at least half of it digits or all
/// hexadecimal.
bool isWrittenLikeData(const QByteArray &name)
{
    const auto digits = std::count_if(name.cbegin(), name.cend(), [](char c) { return c >= '0' && c <= '9'; });
    const bool hexadecimal = std::all_of(name.cbegin(), name.cend(), [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F') || c == '-' || c == ':' ||
               c == 'T' || c == 'Z' || c == '_';
    });
    const bool id = hexadecimal && (name.size() == 24 || name.size() == 36);
    return digits > 0 && hexadecimal && (id || 2 * digits >= name.size());
}

/// Most values are of one kind.
bool valuesAreAlike(const FieldTally &tally)
{
    std::array<quint64, valueKinds> sums{};
    quint64 all = 0;
    for (const auto &field : tally.fields) {
        for (size_t kind = 0; kind < valueKinds; ++kind)
            sums[kind] += field->values[kind];
        all += field->seen();
    }
    return static_cast<double>(*std::max_element(sums.cbegin(), sums.cend())) >= alike * static_cast<double>(all);
}

/// The letters that the first name begins with, made as long as is wanted.
QString nameOfLength(const QByteArray &first, double length)
{
    QString name;
    for (const char c : first) {
        if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c == '_' && !name.isEmpty()))
            name += QLatin1Char(c);
        else
            break;
    }
    if (name.isEmpty())
        name = QStringLiteral("key");
    const auto wanted = static_cast<qsizetype>(std::clamp(std::round(length), 1.0, 200.0));
    return name.leftJustified(wanted, QLatin1Char('_'), true);
}

} // namespace

bool namesLookLikeData(const FieldTally &tally)
{
    if (tally.anyField)
        return true;
    const size_t names = tally.fields.size();
    if (names < fewNames)
        return false;
    const auto data = static_cast<size_t>(std::count_if(
        tally.fields.cbegin(), tally.fields.cend(), [](const auto &field) { return isWrittenLikeData(field->name); }));
    if (data == names)
        return true;
    const bool sparse = tally.members.mean() < 0.5 * static_cast<double>(names) || tally.members.times() < 10;
    return names > manyNames && sparse && valuesAreAlike(tally);
}

KeyedNames keyedNames(const FieldTally &tally)
{
    KeyedNames result;
    double bytes = 0;
    double uses = 0;
    QByteArray first;
    if (tally.anyField) {
        result.values = tally.anyField.get();
        result.different = 1000; // more are not counted
        bytes = static_cast<double>(tally.nameBytes);
        uses = static_cast<double>(tally.anyField->seen());
        first = tally.anyField->name;
    } else {
        result.merged = std::make_unique<FieldTally>();
        for (const auto &field : tally.fields) {
            result.merged->absorb(*field);
            bytes += static_cast<double>(field->seen()) * static_cast<double>(field->name.size());
            uses += static_cast<double>(field->seen());
        }
        result.values = result.merged.get();
        result.different = tally.fields.size();
        first = tally.fields.front()->name;
    }
    // Names of samples and sizes end with a number from 1 on.
    const double count = std::max(1.0, tally.members.mean());
    const double digits = (base::arrayKeyDigits(count + 1) - 1) / count;
    result.bytes = bytes / std::max(1.0, uses);
    result.name = nameOfLength(first, result.bytes - digits);
    return result;
}

} // namespace sw::formats
