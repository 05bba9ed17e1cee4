// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/explanationwords.h"

#include <QHash>

#include <algorithm>

namespace sw::validation
{

namespace
{

TypeSet numbers()
{
    TypeSet out;
    out.numbers = true;
    return out;
}

struct Row
{
    RuleKind kind;
    const char *normal;
    const char *inverted;
};

constexpr std::array<Row, 23> wordings{
    {{RuleKind::Equal, "comparison failed", "comparison succeeded"},
     {RuleKind::Less, "comparison failed", "comparison succeeded"},
     {RuleKind::LessOrEqual, "comparison failed", "comparison succeeded"},
     {RuleKind::Greater, "comparison failed", "comparison succeeded"},
     {RuleKind::GreaterOrEqual, "comparison failed", "comparison succeeded"},
     {RuleKind::In, "no matching value found in array", "matching value found in array"},
     {RuleKind::Exists, "path does not exist", "path does exist"},
     {RuleKind::Type, "type did not match", "type did match"},
     {RuleKind::SchemaType, "type did not match", "type did match"},
     {RuleKind::Mod, "$mod did not evaluate to expected remainder", "$mod did evaluate to expected remainder"},
     {RuleKind::Regex, "regular expression did not match", "regular expression did match"},
     {RuleKind::BitsAllSet, "bitwise operator failed to match", "bitwise operator matched successfully"},
     {RuleKind::BitsAllClear, "bitwise operator failed to match", "bitwise operator matched successfully"},
     {RuleKind::BitsAnySet, "bitwise operator failed to match", "bitwise operator matched successfully"},
     {RuleKind::BitsAnyClear, "bitwise operator failed to match", "bitwise operator matched successfully"},
     {RuleKind::MultipleOf, "considered value is not a multiple of the specified value", ""},
     {RuleKind::Size, "array length was not equal to given size", "array length was equal to given size"},
     {RuleKind::ElemMatchObject, "array did not satisfy the child predicate", "array did satisfy the child predicate"},
     {RuleKind::ElemMatchValue, "array did not satisfy the child predicate", "array did satisfy the child predicate"},
     {RuleKind::MinLength, "specified string length was not satisfied", ""},
     {RuleKind::MaxLength, "specified string length was not satisfied", ""},
     {RuleKind::AlwaysFalse, "expression always evaluates to false", ""},
     {RuleKind::AlwaysTrue, "", "expression always evaluates to true"}}};

} // namespace

TypeSet typesOf(std::initializer_list<BsonType> list)
{
    TypeSet out;
    out.types = list;
    return out;
}

TypeSet expectedTypes(const Rule &rule)
{
    switch (rule.kind) {
    case RuleKind::Mod:
    case RuleKind::MultipleOf:
        return numbers();
    case RuleKind::Less:
    case RuleKind::LessOrEqual:
    case RuleKind::Greater:
    case RuleKind::GreaterOrEqual:
        return rule.name.startsWith('$') ? TypeSet() : numbers();
    case RuleKind::Regex:
        return typesOf({BsonType::String, BsonType::Symbol, BsonType::Regex});
    case RuleKind::BitsAllSet:
    case RuleKind::BitsAllClear:
    case RuleKind::BitsAnySet:
    case RuleKind::BitsAnyClear: {
        TypeSet out = numbers();
        out.types = {BsonType::Binary};
        return out;
    }
    case RuleKind::MinLength:
    case RuleKind::MaxLength:
        return typesOf({BsonType::String});
    case RuleKind::Size:
    case RuleKind::ElemMatchObject:
    case RuleKind::ElemMatchValue:
        return typesOf({BsonType::Array});
    default:
        return {};
    }
}

Wording wordingOf(const Rule &rule)
{
    const auto row =
        std::find_if(wordings.begin(), wordings.end(), [&](const Row &one) { return one.kind == rule.kind; });
    return row == wordings.end() ? Wording() : Wording{row->normal, row->inverted};
}

QByteArray listName(const Rule &rule, bool inverted)
{
    static const QHash<QByteArray, QByteArray> names{{"allOf", "schemasNotSatisfied"},
                                                     {"anyOf", "schemasNotSatisfied"},
                                                     {"oneOf", "schemasNotSatisfied"},
                                                     {"properties", "propertiesNotSatisfied"},
                                                     {"$jsonSchema", "schemaRulesNotSatisfied"},
                                                     {"items", "details"},
                                                     {"_property", "details"},
                                                     {"dependencies", "failingDependencies"},
                                                     {"required", "missingProperties"}};
    if (rule.name == "$and" || rule.name == "$or" || rule.name == "$nor")
        return inverted ? "clausesSatisfied" : "clausesNotSatisfied";
    return names.value(rule.name);
}

bool namesItsClauses(const Rule &rule)
{
    static const QByteArrayList names{"$and", "$or", "$nor", "allOf", "anyOf", "oneOf"};
    return names.contains(rule.name);
}

} // namespace sw::validation
