// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/plan/derivedvalues.h"

#include "models/samples/makers/valueorder.h"
#include "models/samples/makers/valuetypes.h"
#include "models/samples/plan/members.h"

#include <algorithm>
#include <cmath>

namespace sw::samples
{

namespace
{

using schema::FieldType;

/// Calls \p visit(node, frame, key of the node) for every value at the end of the route.
template <typename Visit>
void visitRoute(const PlanNode &node, const Frame &frame, const Visit &visit)
{
    if (!isPresent(node, frame))
        return;
    const quint64 key = childKey(frame.key, node.salt);
    if (node.fields.empty())
        return visit(node, frame, key);
    if (node.isObject())
        return visitRoute(node.fields.front(), frame.object(node.salt), visit);
    const quint64 count = itemCount(node, frame, key);
    for (quint64 i = 0; i < count; ++i) {
        const Frame item = itemFrame(node, frame, key, i);
        if (node.item().isObject() && !node.item().fields.empty())
            visitRoute(node.item().fields.front(), item, visit);
        else
            visit(node.item(), item, item.key);
    }
}

template <typename Visit>
void visitRoute(const Route &route, const Frame &frame, const Visit &visit)
{
    if (route.first)
        visitRoute(*route.first, above(frame, route.framesUp), visit);
}

/// In the document itself, or in those that refer to it.
template <typename Visit>
void visitValues(const Derived &derived, const Frame &frame, const Visit &visit)
{
    if (!derived.over)
        return visitRoute(derived.route, frame, visit);
    forEachMember(*derived.over, frame, [&](const Frame &root) { visitRoute(derived.route, root, visit); });
}

quint64 itemsAt(const Route &route, const Frame &frame)
{
    quint64 count = 0;
    visitRoute(route, frame, [&](const PlanNode &node, const Frame &at, quint64 key) {
        count += node.isArray() ? itemCount(node, at, key) : 1;
    });
    return count;
}

quint64 sizeOf(const Derived &derived, const Frame &frame)
{
    const quint64 here = itemsAt(derived.here, frame) + derived.plus;
    if (!derived.over)
        return here + itemsAt(derived.route, frame);
    if (!derived.route.first)
        return here + memberCount(*derived.over, frame);
    quint64 items = 0;
    forEachMember(*derived.over, frame, [&](const Frame &root) { items += itemsAt(derived.route, root); });
    return here + items;
}

/// A sum of doubles with the error of every addition kept, as servers add.
class Sum
{
public:
    void add(double term)
    {
        const double sum = m_sum + term;
        const double part = sum - m_sum;
        m_rest += (m_sum - (sum - part)) + (term - part);
        m_sum = sum;
    }
    double value() const { return m_sum + m_rest; }

private:
    double m_sum = 0;
    double m_rest = 0;
};

void setWhole(Value &value, qint64 number)
{
    value.whole = number;
    value.real = static_cast<double>(number);
    value.exponent = 0;
}

void countUp(const Derived &derived, const Frame &frame, Value &value)
{
    qint64 count = 0;
    Value term;
    visitValues(derived, frame, [&](const PlanNode &node, const Frame &at, quint64 key) {
        evaluate(node, at, key, term);
        count += term.isNull ? 0 : 1;
    });
    setWhole(value, count);
}

void sumUp(const Derived &derived, const Frame &frame, Value &value)
{
    Sum sum;
    qint64 digits = 0;
    int exponent = 0;
    Value term;
    visitValues(derived, frame, [&](const PlanNode &node, const Frame &at, quint64 key) {
        evaluate(node, at, key, term);
        if (term.isNull)
            return;
        sum.add(asNumber(term));
        const int unit = term.type == FieldType::Decimal128 ? term.exponent : 0;
        for (; exponent > unit; --exponent)
            digits *= 10;
        const double scale = powerOfTen(unit - exponent);
        digits += term.type == FieldType::Double ? 0 : term.whole * static_cast<qint64>(scale);
    });
    const bool fromDoubles = term.type == FieldType::Double;
    const bool toDecimal = value.type == FieldType::Decimal128;
    value.real = sum.value();
    value.exponent = fromDoubles && toDecimal ? -2 : exponent;
    if (fromDoubles)
        value.whole = static_cast<qint64>(std::floor(value.real * (toDecimal ? 100 : 1) + 0.5));
    else
        value.whole = toDecimal ? digits : static_cast<qint64>(static_cast<double>(digits) / powerOfTen(exponent));
}

bool extreme(const Derived &derived, bool largest, const Frame &frame, Value &value)
{
    Value candidate;
    Value best;
    bool found = false;
    visitValues(derived, frame, [&](const PlanNode &node, const Frame &at, quint64 key) {
        evaluate(node, at, key, candidate);
        if (!candidate.isNull && (!found || (largest ? isLess(best, candidate) : isLess(candidate, best)))) {
            std::swap(best, candidate);
            found = true;
        }
    });
    if (found) {
        const FieldType wanted = value.type;
        value = best;
        if (wanted == FieldType::Double)
            value.real = asNumber(best);
    }
    return found;
}

std::string paddedMilliseconds(qint64 milliseconds)
{
    const std::string digits = std::to_string(milliseconds);
    return std::string(digits.size() < 13 ? 13 - digits.size() : 0, '0') + digits;
}

qint64 firstDate(const Route &route, const Frame &frame)
{
    std::optional<qint64> first;
    Value date;
    visitRoute(route, frame, [&](const PlanNode &node, const Frame &at, quint64 key) {
        evaluate(node, at, key, date);
        if (!date.isNull)
            first = std::min(first.value_or(date.whole), date.whole);
    });
    return first.value_or(0);
}

void compose(const std::vector<TextPiece> &pieces, const Frame &frame, Value &value)
{
    std::string text;
    Value part;
    part.type = FieldType::Date;
    for (const TextPiece &piece : pieces) {
        text += piece.literal;
        if (piece.foreign) {
            withOriginal(*piece.foreign, frame, [&](const PlanNode &original, const Frame &owner) {
                evaluate(original, owner, childKey(owner.key, original.salt), part, false);
            });
            text += textOf(part);
        } else if (piece.first) {
            part.whole = firstDate(piece.route, frame);
            text += paddedMilliseconds(part.whole);
        } else {
            bool done = false;
            visitRoute(piece.route, frame, [&](const PlanNode &node, const Frame &at, quint64 key) {
                if (!done)
                    evaluate(node, at, key, part);
                if (!done)
                    text += textOf(part);
                done = true;
            });
        }
    }
    value.text = std::move(text);
}

bool spanStart(const Derived &derived, const Frame &frame, Value &value)
{
    const FieldType wanted = value.type;
    if (!extreme(derived, false, frame, value))
        return false;
    value.whole = startOf(derived.granule, value.whole);
    if (wanted == FieldType::String)
        value.text = spanText(derived.granule, value.whole).toStdString();
    return true;
}

} // namespace

bool isExtreme(const Derived &derived)
{
    using Kind = design::Derivation::Kind;
    return derived.kind == Kind::MinOf || derived.kind == Kind::MaxOf;
}

bool evaluateDerived(const Derived &derived, const Frame &frame, Value &value)
{
    using Kind = design::Derivation::Kind;
    switch (derived.kind) {
    case Kind::SizeOf:
        setWhole(value, static_cast<qint64>(sizeOf(derived, frame)));
        return true;
    case Kind::CountOf:
        countUp(derived, frame, value);
        return true;
    case Kind::SumOf:
        sumUp(derived, frame, value);
        return true;
    case Kind::MinOf:
        return extreme(derived, false, frame, value);
    case Kind::MaxOf:
        return extreme(derived, true, frame, value);
    case Kind::StartOf:
        return spanStart(derived, frame, value);
    case Kind::Text:
        compose(derived.pieces, frame, value);
        return true;
    }
    return false;
}

} // namespace sw::samples
