// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/values.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>
#include <vector>

namespace sw::validation
{

namespace
{

template <typename T>
int threeWay(const T &a, const T &b)
{
    return a < b ? -1 : (b < a ? 1 : 0);
}

int signOf(int value)
{
    return threeWay(value, 0);
}

/// Bytes as strcmp compares them: by value, the shorter one first.
int compareBytes(QByteArrayView a, QByteArrayView b)
{
    const auto common = static_cast<size_t>(std::min(a.size(), b.size()));
    const int differs = common > 0 ? std::memcmp(a.data(), b.data(), common) : 0;
    return differs != 0 ? signOf(differs) : threeWay(a.size(), b.size());
}

/// A number by its decimal digits, of which a double has up to 767: sign · 0.d₁d₂d₃… · 10^power.
struct Digits
{
    enum class Kind { NaN, Finite, Infinite };
    Kind kind = Kind::Finite;
    bool negative = false;
    QByteArray digits; ///< without zeros at either end; empty for 0
    qint64 power = 0;
};

Digits digitsOf(QByteArrayView text)
{
    Digits out;
    if (text.startsWith('-') || text.startsWith('+')) {
        out.negative = text.front() == '-';
        text = text.sliced(1);
    }
    if (text.startsWith('N') || text.startsWith('n')) {
        out.kind = Digits::Kind::NaN;
        return out;
    }
    if (text.startsWith('I') || text.startsWith('i')) {
        out.kind = Digits::Kind::Infinite;
        return out;
    }
    bool behindPoint = false;
    qsizetype at = 0;
    for (; at < text.size() && text[at] != 'E' && text[at] != 'e'; ++at) {
        if (text[at] == '.') {
            behindPoint = true;
            continue;
        }
        const bool leadingZero = text[at] == '0' && out.digits.isEmpty();
        if (!leadingZero)
            out.digits += text[at];
        out.power += behindPoint ? (leadingZero ? -1 : 0) : (leadingZero ? 0 : 1);
    }
    if (at < text.size())
        out.power += text.sliced(at + 1).toByteArray().toLongLong();
    while (out.digits.endsWith('0'))
        out.digits.chop(1);
    if (out.digits.isEmpty()) {
        out.power = 0;
        out.negative = false;
    }
    return out;
}

/// With all digits, or with the 15 that decimal arithmetic takes of a double.
Digits digitsOf(const BsonField &number, bool allOfDouble)
{
    if (number.isInteger())
        return digitsOf(QByteArray::number(*number.whole()));
    if (number.type == BsonType::Decimal128)
        return digitsOf(number.decimalText());
    std::array<char, 800> text{};
    const int length = std::snprintf(text.data(), text.size(), "%.*e", allOfDouble ? 766 : 14, number.as<double>());
    return digitsOf(QByteArrayView(text.data(), length));
}

int compareDigits(const Digits &a, const Digits &b)
{
    if (a.kind == Digits::Kind::NaN || b.kind == Digits::Kind::NaN)
        return threeWay(a.kind != Digits::Kind::NaN, b.kind != Digits::Kind::NaN);
    const auto sign = [](const Digits &n) {
        return n.kind == Digits::Kind::Finite && n.digits.isEmpty() ? 0 : (n.negative ? -1 : 1);
    };
    if (sign(a) != sign(b) || sign(a) == 0)
        return threeWay(sign(a), sign(b));
    int size = threeWay(a.kind == Digits::Kind::Infinite, b.kind == Digits::Kind::Infinite);
    if (size == 0 && a.kind == Digits::Kind::Finite)
        size = a.power != b.power ? threeWay(a.power, b.power) : compareBytes(a.digits, b.digits);
    return sign(a) * size;
}

int compareReals(long double a, long double b)
{
    if (std::isnan(a) || std::isnan(b))
        return threeWay(!std::isnan(a), !std::isnan(b));
    return threeWay(a, b);
}

int compareNumbers(const BsonField &a, const BsonField &b)
{
    if (a.isInteger() && b.isInteger())
        return threeWay(*a.whole(), *b.whole());
    if (a.type == BsonType::Decimal128 || b.type == BsonType::Decimal128)
        return compareDigits(digitsOf(a, true), digitsOf(b, true));
    const auto real = [](const BsonField &number) { // 64 bits of mantissa: whole numbers stay exact
        static_assert(std::numeric_limits<long double>::digits >= 64);
        return number.isInteger() ? static_cast<long double>(*number.whole())
                                  : static_cast<long double>(number.as<double>());
    };
    return compareReals(real(a), real(b));
}

std::vector<BsonField> sortedFields(QByteArrayView document)
{
    std::vector<BsonField> out = fieldsOf(document);
    std::stable_sort(out.begin(), out.end(),
                     [](const BsonField &a, const BsonField &b) { return compareBytes(a.name, b.name) < 0; });
    return out;
}

int compareNamed(const BsonField &a, const BsonField &b, FieldOrder order)
{
    if (const int types = threeWay(typeOrder(a.type), typeOrder(b.type)))
        return types;
    if (const int names = compareBytes(a.name, b.name))
        return names;
    return compareValues(a, b, order);
}

int compareContainers(QByteArrayView a, QByteArrayView b, FieldOrder order, bool sorted)
{
    if (sorted) {
        const std::vector<BsonField> left = sortedFields(a), right = sortedFields(b);
        for (size_t i = 0; i < left.size() && i < right.size(); ++i) {
            if (const int differs = compareNamed(left[i], right[i], order))
                return differs;
        }
        return threeWay(left.size(), right.size());
    }
    base::BsonFields left(a), right(b);
    BsonField one, other;
    for (;;) {
        const bool more = left.next(one), otherMore = right.next(other);
        if (!more || !otherMore)
            return threeWay(more, otherMore);
        if (const int differs = compareNamed(one, other, order))
            return differs;
    }
}

/// The scope of code with a scope, behind its text.
QByteArrayView scopeOf(const BsonField &code)
{
    const auto text = base::readNumber<qint32>(code.value.data() + 4);
    return code.value.sliced(8 + text);
}

int compareSameType(const BsonField &a, const BsonField &b, FieldOrder order)
{
    switch (a.type) {
    case BsonType::Double:
    case BsonType::Int32:
    case BsonType::Int64:
    case BsonType::Decimal128:
        return compareNumbers(a, b);
    case BsonType::String:
    case BsonType::Symbol:
    case BsonType::Code:
        return compareBytes(a.utf8(), b.utf8());
    case BsonType::Document:
    case BsonType::Array:
        return compareContainers(a.value, b.value, order, a.isDocument() && order == FieldOrder::Ignored);
    case BsonType::Binary: {
        const int lengths =
            threeWay(base::readNumber<qint32>(a.value.data()), base::readNumber<qint32>(b.value.data()));
        return lengths != 0 ? lengths : compareBytes(a.value.sliced(4), b.value.sliced(4));
    }
    case BsonType::Bool:
        return threeWay(a.value[0], b.value[0]);
    case BsonType::Date:
        return threeWay(a.as<qint64>(), b.as<qint64>());
    case BsonType::Timestamp:
        return threeWay(a.as<quint64>(), b.as<quint64>());
    case BsonType::Regex: {
        const int patterns = compareBytes(a.pattern(), b.pattern());
        const auto options = [](const BsonField &f) {
            return QByteArrayView(f.options().data());
        };
        return patterns != 0 ? patterns : compareBytes(options(a), options(b));
    }
    case BsonType::DbPointer: {
        const int lengths = threeWay(a.value.size(), b.value.size());
        return lengths != 0 ? lengths : compareBytes(a.value.sliced(4), b.value.sliced(4));
    }
    case BsonType::CodeWithScope: {
        const auto code = [](const BsonField &f) {
            return QByteArrayView(f.value.data() + 8);
        };
        const int codes = compareBytes(code(a), code(b));
        return codes != 0 ? codes : compareDocuments(scopeOf(a), scopeOf(b), order);
    }
    case BsonType::ObjectId:
        return compareBytes(a.value, b.value);
    default:
        return 0; // null, undefined, MinKey, MaxKey
    }
}

struct TypeRow
{
    BsonType type;
    const char *name;
    int order;
};

constexpr std::array<TypeRow, 21> typeRows{
    {{BsonType::MinKey, "minKey", -1},      {BsonType::Undefined, "undefined", 0},
     {BsonType::Null, "null", 5},           {BsonType::Double, "double", 10},
     {BsonType::Int32, "int", 10},          {BsonType::Int64, "long", 10},
     {BsonType::Decimal128, "decimal", 10}, {BsonType::String, "string", 15},
     {BsonType::Symbol, "symbol", 15},      {BsonType::Document, "object", 20},
     {BsonType::Array, "array", 25},        {BsonType::Binary, "binData", 30},
     {BsonType::ObjectId, "objectId", 35},  {BsonType::Bool, "bool", 40},
     {BsonType::Date, "date", 45},          {BsonType::Timestamp, "timestamp", 47},
     {BsonType::Regex, "regex", 50},        {BsonType::DbPointer, "dbPointer", 55},
     {BsonType::Code, "javascript", 60},    {BsonType::CodeWithScope, "javascriptWithScope", 65},
     {BsonType::MaxKey, "maxKey", 127}}};

const TypeRow &rowOf(BsonType type)
{
    return *std::find_if(typeRows.begin(), typeRows.end() - 1, [&](const TypeRow &row) { return row.type == type; });
}

} // namespace

int typeOrder(BsonType type)
{
    return rowOf(type).order;
}

QByteArray typeName(BsonType type)
{
    return rowOf(type).name;
}

std::optional<BsonType> typeOfName(QByteArrayView name)
{
    for (const TypeRow &row : typeRows) {
        if (name == QByteArrayView(row.name))
            return row.type;
    }
    return std::nullopt;
}

int compareValues(const BsonField &a, const BsonField &b, FieldOrder order)
{
    if (const int types = threeWay(typeOrder(a.type), typeOrder(b.type)))
        return types;
    return compareSameType(a, b, order);
}

int compareDocuments(QByteArrayView a, QByteArrayView b, FieldOrder order)
{
    return compareContainers(a, b, order, order == FieldOrder::Ignored);
}

bool isNaN(const BsonField &number)
{
    if (number.type == BsonType::Double)
        return std::isnan(number.as<double>());
    return number.type == BsonType::Decimal128 && digitsOf(number, true).kind == Digits::Kind::NaN;
}

std::optional<qint64> cutWhole(const BsonField &number)
{
    if (!number.isNumber())
        return std::nullopt;
    if (number.isInteger())
        return number.whole();
    Digits digits = digitsOf(number, true);
    if (digits.kind != Digits::Kind::Finite || digits.power > 19)
        return std::nullopt;
    if (digits.power <= 0)
        return 0;
    QByteArray whole = digits.digits.left(static_cast<qsizetype>(digits.power))
                           .leftJustified(static_cast<qsizetype>(digits.power), '0');
    if (digits.negative)
        whole.prepend('-');
    bool fits = false;
    const qint64 out = whole.toLongLong(&fits);
    return fits ? std::optional(out) : std::nullopt;
}

std::optional<qint64> exactWhole(const BsonField &number)
{
    if (!number.isNumber())
        return std::nullopt;
    if (number.isInteger())
        return number.whole();
    const Digits digits = digitsOf(number, true);
    if (digits.kind != Digits::Kind::Finite || digits.digits.size() > std::max<qint64>(digits.power, 0))
        return std::nullopt;
    return cutWhole(number);
}

qint64 roundedDecimal(const BsonField &decimal)
{
    constexpr qint64 none = std::numeric_limits<qint64>::min();
    const std::optional<qint64> cut = cutWhole(decimal);
    if (!cut)
        return none;
    const Digits digits = digitsOf(decimal, true);
    const QByteArray fraction =
        digits.power < 0 ? QByteArray() : digits.digits.mid(static_cast<qsizetype>(digits.power));
    const bool middle = fraction == "5";
    const bool up = middle ? (*cut & 1) != 0 : fraction >= "5";
    return up ? *cut + (digits.negative ? -1 : 1) : *cut;
}

bool isMultipleOf(const BsonField &number, const BsonField &divisor)
{
    const Digits a = digitsOf(number, false), b = digitsOf(divisor, false);
    if (a.kind != Digits::Kind::Finite || b.kind == Digits::Kind::NaN)
        return false;
    if (a.digits.isEmpty())
        return true;
    if (b.kind == Digits::Kind::Infinite || b.digits.isEmpty())
        return false;
    __extension__ using Wide = unsigned __int128; // holds the 34 digits of a decimal
    const auto wide = [](const QByteArray &digits) {
        Wide out = 0;
        for (const char digit : digits)
            out = out * 10 + static_cast<Wide>(digit - '0');
        return out;
    };
    const auto exponent = [](const Digits &n) {
        return n.power - n.digits.size();
    };
    const Wide modulus = wide(b.digits);
    qint64 shift = exponent(a) - exponent(b);
    if (shift < 0) {
        // b has no zero at its end: with a smaller exponent, a would have to be a multiple of 10 and is not
        return false;
    }
    Wide rest = wide(a.digits) % modulus;
    for (; shift > 0 && rest != 0; --shift)
        rest = rest * 10 % modulus; // both below 10^34, so that no bit is lost
    return rest == 0;
}

bool isInfinite(const BsonField &number)
{
    return !number.isInteger() && digitsOf(number, true).kind == Digits::Kind::Infinite;
}

bool isPositive(const BsonField &number)
{
    const Digits digits = digitsOf(number, true);
    return !digits.negative && !digits.digits.isEmpty();
}

std::vector<BsonField> fieldsOf(QByteArrayView document)
{
    std::vector<BsonField> out;
    for (const BsonField &field : base::BsonFields(document))
        out.push_back(field);
    return out;
}

std::vector<BsonField> fieldsOf(const BsonField &container)
{
    return container.isContainer() ? fieldsOf(container.value) : std::vector<BsonField>();
}

qsizetype codePoints(QByteArrayView utf8)
{
    return std::count_if(utf8.begin(), utf8.end(), [](char c) { return (static_cast<quint8>(c) & 0xc0) != 0x80; });
}

} // namespace sw::validation
