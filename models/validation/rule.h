// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"
#include "models/validation/paths.h"
#include "models/validation/pattern.h"
#include "models/validation/values.h"

#include <memory>
#include <vector>

namespace sw::validation
{

class Expression;

enum class RuleKind {
    // of other rules
    And,
    Or,
    Nor,
    Not,
    OneOf,
    AlwaysTrue,
    AlwaysFalse,
    Declined, ///< cannot be evaluated here; text says why
    Expr,
    // of the values at a path, items of an array one by one
    Equal,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    In,
    Exists,
    Type,
    Mod,
    Regex,
    BitsAllSet,
    BitsAllClear,
    BitsAnySet,
    BitsAnyClear,
    MultipleOf,
    // of the values at a path, an array as a whole
    Size,
    ElemMatchObject,
    ElemMatchValue,
    SchemaType,
    SchemaEqual,
    MinLength,
    MaxLength,
    MinItems,
    MaxItems,
    UniqueItems,
    ItemsFrom, ///< all items from number on match the child
    ItemAt,    ///< the item at number, where there is one, matches the child
    Inside,    ///< the object at the path matches the child
    // of the document
    RootEqual,
    AllowedProperties, ///< the first child is for additional properties, the others for patternProperties
    MinProperties,
    MaxProperties,
    Dependency ///< if the first child matches, the second has to
};

/// How much a rule tells when it is broken: an error of its own, that of a rule inside, or nothing.
enum class Telling { Own, Inner, Nothing };

/// A set of types, as $type and bsonType name them.
struct TypeSet
{
    std::vector<BsonType> types;
    bool numbers = false; ///< "number"

    bool has(BsonType type) const;
    bool isSingle() const { return types.size() + (numbers ? 1 : 0) == 1; }
};

/// A validator as a tree of what a server checks. It mirrors how servers understand validators, so that what is told
/// about a broken rule has the same parts in the same order.
struct Rule
{
    Rule() = default;
    explicit Rule(RuleKind kindOf, Telling tellingOf = Telling::Nothing) : kind(kindOf), telling(tellingOf) {}
    Rule(Rule &&) = default;
    Rule &operator=(Rule &&) = default;

    /// A rule that tells of itself by the name of an operator and what was specified.
    Rule &&told(const QByteArray &operatorName, const base::Bson &specification = {}) &&
    {
        telling = Telling::Own;
        name = operatorName;
        specified = specification;
        return std::move(*this);
    }
    Rule &&at(const QByteArrayList &names) &&
    {
        path = names;
        return std::move(*this);
    }
    Rule &&with(Rule child) &&
    {
        children.push_back(std::move(child));
        return std::move(*this);
    }

    RuleKind kind = RuleKind::AlwaysTrue;
    Telling telling = Telling::Nothing;
    QByteArray name;        ///< of the operator or keyword; with "_" in front, of a part that has none
    base::Bson specified;   ///< for the error
    base::Bson annotations; ///< title and description
    QByteArrayList path;
    std::vector<Rule> children;
    BsonField operand; ///< a view into the validator
    std::vector<BsonField> operands;
    std::vector<Pattern> patterns;
    QByteArrayList names; ///< properties, patterns as they were written
    TypeSet types;
    qint64 number = 0;
    qint64 remainder = 0;
    std::vector<qint64> bits;
    QString text;
    std::shared_ptr<const Expression> expression;
};

} // namespace sw::validation
