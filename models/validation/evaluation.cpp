// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/evaluation.h"

#include "models/base/texts.h"
#include "models/validation/bits.h"

#include <algorithm>

namespace sw::validation
{

namespace
{

bool comparesTrue(RuleKind kind, int order)
{
    switch (kind) {
    case RuleKind::Less:
        return order < 0;
    case RuleKind::LessOrEqual:
        return order <= 0;
    case RuleKind::Greater:
        return order > 0;
    case RuleKind::GreaterOrEqual:
        return order >= 0;
    default:
        return order == 0;
    }
}

/// Values of different types do not compare, but for null and missing, and the ends of the order.
bool comparesAcrossTypes(RuleKind kind, int left, const BsonField &right)
{
    const bool open = kind == RuleKind::Less || kind == RuleKind::Greater;
    if (left + typeOrder(right.type) == typeOrder(BsonType::Null))
        return !open;
    if (right.type == BsonType::MaxKey)
        return kind == RuleKind::Less || kind == RuleKind::LessOrEqual;
    if (right.type == BsonType::MinKey)
        return kind == RuleKind::Greater || kind == RuleKind::GreaterOrEqual;
    return false;
}

bool compares(const Rule &rule, const BsonField *value)
{
    const BsonField &operand = rule.operand;
    const int left = value != nullptr ? typeOrder(value->type) : typeOrder(BsonType::Undefined);
    if (left != typeOrder(operand.type))
        return comparesAcrossTypes(rule.kind, left, operand);
    if (value == nullptr)
        return rule.kind != RuleKind::Less && rule.kind != RuleKind::Greater;
    if (operand.isNumber() && (isNaN(operand) || isNaN(*value))) {
        const bool open = rule.kind == RuleKind::Less || rule.kind == RuleKind::Greater;
        return !open && isNaN(operand) && isNaN(*value);
    }
    return comparesTrue(rule.kind, compareValues(*value, operand, FieldOrder::Counts));
}

bool remains(const Rule &rule, const BsonField &value)
{
    const std::optional<qint64> whole = cutWhole(value);
    if (!whole)
        return false;
    const qint64 rest = rule.number == -1 ? 0 : *whole % rule.number;
    return rest == rule.remainder;
}

qsizetype sizeOf(const BsonField &container)
{
    return base::BsonFields(container).count();
}

} // namespace

ArrayEnd arrayEndOf(const Rule &rule)
{
    const bool asWhole = rule.kind >= RuleKind::Size && rule.kind <= RuleKind::Inside;
    return asWhole ? ArrayEnd::Array : ArrayEnd::ItemsAndArray;
}

bool Evaluation::found(const Pattern &pattern, QByteArrayView text)
{
    const Pattern::Match match = pattern.in(text);
    if (match == Pattern::Match::GaveUp)
        decline(Text::tr("a pattern takes too many steps on a value"));
    return match == Pattern::Match::Found;
}

bool Evaluation::matches(const Rule &rule, const Scope &scope)
{
    if (m_trouble.any())
        return false;
    if (rule.kind >= RuleKind::Equal && rule.kind <= RuleKind::Inside)
        return visitPath(scope, rule.path, arrayEndOf(rule), ArrayOnWay::Through,
                         [&](const BsonField *value) { return matchesValue(rule, value); });
    const auto holdsChild = [&](const Rule &child) {
        return matches(child, scope);
    };
    switch (rule.kind) {
    case RuleKind::And:
        return std::all_of(rule.children.begin(), rule.children.end(), holdsChild);
    case RuleKind::Or:
        return std::any_of(rule.children.begin(), rule.children.end(), holdsChild);
    case RuleKind::Nor:
        return std::none_of(rule.children.begin(), rule.children.end(), holdsChild);
    case RuleKind::Not:
        return !holdsChild(rule.children.front());
    case RuleKind::OneOf:
        return std::count_if(rule.children.begin(), rule.children.end(), holdsChild) == 1;
    case RuleKind::Dependency:
        return !holdsChild(rule.children[0]) || holdsChild(rule.children[1]);
    default:
        return matchesOthers(rule, scope);
    }
}

bool Evaluation::matchesOthers(const Rule &rule, const Scope &scope)
{
    switch (rule.kind) {
    case RuleKind::AlwaysTrue:
        return true;
    case RuleKind::Declined:
        decline(rule.text);
        return false;
    case RuleKind::Expr:
        return holds(rule);
    case RuleKind::RootEqual:
        return compareDocuments(scope.document, rule.operand.value, FieldOrder::Ignored) == 0;
    case RuleKind::AllowedProperties:
        return allowsProperties(rule, scope);
    case RuleKind::MinProperties:
        return base::BsonFields(scope.document).count() >= rule.number;
    case RuleKind::MaxProperties:
        return base::BsonFields(scope.document).count() <= rule.number;
    default:
        return false;
    }
}

bool Evaluation::holds(const Rule &rule)
{
    ExpressionTrouble trouble;
    const ExpressionValue value = rule.expression->evaluate(m_root, trouble);
    if (trouble.any())
        m_trouble = trouble;
    return !trouble.any() && isTrue(value);
}

bool Evaluation::allowsProperties(const Rule &rule, const Scope &scope)
{
    for (const BsonField &field : base::BsonFields(scope.document)) {
        bool additional = !std::any_of(rule.names.begin(), rule.names.end(),
                                       [&](const QByteArray &name) { return field.name == name; });
        for (size_t i = 0; i < rule.patterns.size(); ++i) {
            if (!found(rule.patterns[i], field.name))
                continue;
            additional = false;
            if (!matches(rule.children[i + 1], Scope(&field)))
                return false;
        }
        if (additional && !matches(rule.children.front(), Scope(&field)))
            return false;
    }
    return true;
}

bool Evaluation::matchesRegex(const Rule &rule, const BsonField &value)
{
    if (value.type == BsonType::String || value.type == BsonType::Symbol)
        return found(rule.patterns.front(), value.utf8());
    if (value.type != BsonType::Regex || rule.name == "pattern")
        return false;
    const bool isRegex = rule.operand.type == BsonType::Regex;
    const QByteArrayView pattern = isRegex ? rule.operand.pattern() : rule.operand.utf8();
    const QByteArrayView options = !rule.names.isEmpty() ? QByteArrayView(rule.names.first())
                                   : isRegex             ? QByteArrayView(rule.operand.options().data())
                                                         : QByteArrayView();
    return value.pattern() == pattern && QByteArrayView(value.options().data()) == options;
}

bool Evaluation::isOneOf(const Rule &rule, const BsonField *value)
{
    size_t pattern = 0;
    for (const BsonField &operand : rule.operands) {
        if (value == nullptr ? operand.type == BsonType::Null : equalValues(*value, operand, FieldOrder::Counts))
            return true;
        if (operand.type != BsonType::Regex)
            continue;
        const Pattern &regex = rule.patterns[pattern++];
        if (value != nullptr && (value->isString() || value->type == BsonType::Symbol) && found(regex, value->utf8()))
            return true;
    }
    return false;
}

bool Evaluation::matchesValue(const Rule &rule, const BsonField *value)
{
    switch (rule.kind) {
    case RuleKind::Equal:
    case RuleKind::Less:
    case RuleKind::LessOrEqual:
    case RuleKind::Greater:
    case RuleKind::GreaterOrEqual:
        return compares(rule, value);
    case RuleKind::In:
        return isOneOf(rule, value);
    case RuleKind::And:
        return std::all_of(rule.children.begin(), rule.children.end(),
                           [&](const Rule &child) { return matchesValue(child, value); });
    case RuleKind::Or:
        return std::any_of(rule.children.begin(), rule.children.end(),
                           [&](const Rule &child) { return matchesValue(child, value); });
    case RuleKind::Not:
        return !matchesValue(rule.children.front(), value);
    case RuleKind::AlwaysTrue:
        return true;
    case RuleKind::Declined:
        decline(rule.text);
        return false;
    default:
        break;
    }
    if (value == nullptr)
        return false;
    switch (rule.kind) {
    case RuleKind::Exists:
        return true;
    case RuleKind::Type:
    case RuleKind::SchemaType:
        return rule.types.has(value->type);
    case RuleKind::Mod:
        return remains(rule, *value);
    case RuleKind::Regex:
        return matchesRegex(rule, *value);
    case RuleKind::BitsAllSet:
    case RuleKind::BitsAllClear:
    case RuleKind::BitsAnySet:
    case RuleKind::BitsAnyClear:
        return bitsMatch(rule, *value);
    case RuleKind::MultipleOf:
        return value->isNumber() && isMultipleOf(*value, rule.operand);
    case RuleKind::SchemaEqual:
        return equalValues(*value, rule.operand, FieldOrder::Ignored);
    case RuleKind::MinLength:
        return value->isString() && codePoints(value->utf8()) >= rule.number;
    case RuleKind::MaxLength:
        return value->isString() && codePoints(value->utf8()) <= rule.number;
    case RuleKind::Inside:
        return value->isDocument() && matches(rule.children.front(), Scope(value->value));
    default:
        return value->isArray() && matchesArray(rule, *value);
    }
}

bool Evaluation::matchesArray(const Rule &rule, const BsonField &array)
{
    switch (rule.kind) {
    case RuleKind::Size:
        return sizeOf(array) == rule.number;
    case RuleKind::MinItems:
        return sizeOf(array) >= rule.number;
    case RuleKind::MaxItems:
        return sizeOf(array) <= rule.number;
    case RuleKind::UniqueItems:
        return !firstDuplicate(array);
    case RuleKind::ItemsFrom:
        return !firstMismatch(*this, rule, array);
    case RuleKind::ItemAt: {
        qint64 index = 0;
        for (const BsonField &item : base::BsonFields(array)) {
            if (index++ == rule.number)
                return matches(rule.children.front(), Scope(&item));
        }
        return true;
    }
    case RuleKind::ElemMatchObject:
        for (const BsonField &item : base::BsonFields(array)) {
            if (item.isContainer() && matches(rule.children.front(), Scope(item.value)))
                return true;
        }
        return false;
    case RuleKind::ElemMatchValue:
        for (const BsonField &item : base::BsonFields(array)) {
            if (std::all_of(rule.children.begin(), rule.children.end(),
                            [&](const Rule &child) { return matchesValue(child, &item); }))
                return true;
        }
        return false;
    default:
        return false;
    }
}

std::optional<BsonField> firstMismatch(Evaluation &evaluation, const Rule &rule, const BsonField &array)
{
    qint64 index = 0;
    for (const BsonField &item : base::BsonFields(array)) {
        if (index++ >= rule.number && !evaluation.matches(rule.children.front(), Scope(&item)))
            return item;
    }
    return std::nullopt;
}

std::optional<BsonField> firstDuplicate(const BsonField &array)
{
    const std::vector<BsonField> items = fieldsOf(array);
    constexpr size_t few = 32;
    if (items.size() > few) { // sorting tells whether there is any; which one comes first is asked only then
        std::vector<BsonField> sorted = items;
        std::sort(sorted.begin(), sorted.end(),
                  [](const BsonField &a, const BsonField &b) { return compareValues(a, b, FieldOrder::Ignored) < 0; });
        const auto twice = std::adjacent_find(sorted.begin(), sorted.end(), [](const BsonField &a, const BsonField &b) {
            return equalValues(a, b, FieldOrder::Ignored);
        });
        if (twice == sorted.end())
            return std::nullopt;
    }
    for (size_t i = 0; i < items.size(); ++i) {
        for (size_t before = 0; before < i; ++before) {
            if (equalValues(items[before], items[i], FieldOrder::Ignored))
                return items[i];
        }
    }
    return std::nullopt;
}

} // namespace sw::validation
