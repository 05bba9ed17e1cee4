// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/querycompiler.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/texts.h"
#include "models/validation/expression.h"
#include "models/validation/parts.h"

#include <algorithm>
#include <limits>

namespace sw::validation
{

namespace
{

QString shown(QByteArrayView utf8)
{
    return QString::fromUtf8(utf8);
}

bool isOperatorName(QByteArrayView name)
{
    return name.startsWith('$');
}

std::optional<BsonField> firstField(const BsonField &document)
{
    base::BsonFields fields(document);
    BsonField first;
    return fields.next(first) ? std::optional(first) : std::nullopt;
}

/// A document of operators; a reference of the form {$ref, $id} is a value.
bool isOperators(const BsonField &value)
{
    const std::optional<BsonField> first = value.isDocument() ? firstField(value) : std::nullopt;
    if (!first || !isOperatorName(first->name))
        return false;
    return !(base::findField(value.value, "$ref") && base::findField(value.value, "$id"));
}

/// {field: {operator: value}}, as a server repeats what was asked for.
base::Bson specification(QByteArrayView field, const std::vector<BsonField> &operators)
{
    base::BsonBuilder out;
    out.beginDocument(field);
    for (const BsonField &op : operators)
        out.field(op);
    return out.end().finish();
}

Rule declined(const QString &reason)
{
    Rule out(RuleKind::Declined);
    out.text = reason;
    return out;
}

/// One rule stands for itself.
Rule alone(Rule all)
{
    if (all.children.size() != 1)
        return all;
    Rule only = std::move(all.children.front());
    return only;
}

void addBits(Rule &rule, quint64 mask)
{
    for (int bit = 0; bit < 64; ++bit) {
        if ((mask >> bit) & 1)
            rule.bits.push_back(bit);
    }
}

struct Comparison
{
    const char *name;
    RuleKind kind;
};
constexpr std::array<Comparison, 5> comparisons{{{"$eq", RuleKind::Equal},
                                                 {"$lt", RuleKind::Less},
                                                 {"$lte", RuleKind::LessOrEqual},
                                                 {"$gt", RuleKind::Greater},
                                                 {"$gte", RuleKind::GreaterOrEqual}}};
constexpr std::array<Comparison, 4> bitTests{{{"$bitsAllSet", RuleKind::BitsAllSet},
                                              {"$bitsAllClear", RuleKind::BitsAllClear},
                                              {"$bitsAnySet", RuleKind::BitsAnySet},
                                              {"$bitsAnyClear", RuleKind::BitsAnyClear}}};

template <size_t N>
std::optional<RuleKind> kindOf(const std::array<Comparison, N> &table, QByteArrayView name)
{
    for (const Comparison &row : table) {
        if (name == QByteArrayView(row.name))
            return row.kind;
    }
    return std::nullopt;
}

bool isAny(QByteArrayView name, std::initializer_list<const char *> names)
{
    return std::any_of(names.begin(), names.end(), [&](const char *one) { return name == QByteArrayView(one); });
}

/// Operators that speak of a document, not of a field.
bool isTopLevelOperator(QByteArrayView name)
{
    return isAny(name, {"$and", "$or", "$nor", "$where", "$jsonSchema", "$expr", "$comment", "$text", "$sampleRate",
                        "$alwaysTrue", "$alwaysFalse"});
}

} // namespace

Rule QueryCompiler::compile(QByteArrayView query)
{
    Rule all = Rule(RuleKind::And).told("$and");
    for (const BsonField &field : base::BsonFields(query)) {
        if (isOperatorName(field.name))
            addTopLevel(field, all);
        else
            addField(field, all);
    }
    return alone(std::move(all));
}

void QueryCompiler::addTopLevel(const BsonField &field, Rule &all)
{
    if (field.name == QByteArrayView("$and"))
        all.children.push_back(clauses(field, RuleKind::And));
    else if (field.name == QByteArrayView("$or"))
        all.children.push_back(clauses(field, RuleKind::Or));
    else if (field.name == QByteArrayView("$nor"))
        all.children.push_back(clauses(field, RuleKind::Nor));
    else if (field.name == QByteArrayView("$jsonSchema"))
        all.children.push_back(m_schemas.compile(field));
    else if (field.name == QByteArrayView("$expr")) {
        if (m_insideItems > 0)
            refuse(Text::tr("$expr can only be applied to the top-level document"));
        Rule rule = Rule(RuleKind::Expr).told("$expr", wrapped(field));
        rule.expression = Expression::compile(field, m_refused);
        all.children.push_back(std::move(rule));
    } else if (isAny(field.name, {"$where", "$text"}))
        refuse(Text::tr("%1 is not allowed in this context").arg(shown(field.name)));
    else if (field.name == QByteArrayView("$sampleRate"))
        refuse(Text::tr("$rand not allowed inside collection validators"), refusalCode::noRandom);
    else if (isAny(field.name, {"$alwaysTrue", "$alwaysFalse"}) || field.name.startsWith("$_internal"))
        all.children.push_back(declined(Text::tr("%1 is not evaluated here").arg(shown(field.name))));
    else if (field.name != QByteArrayView("$comment"))
        refuse(Text::tr("unknown top level operator: %1").arg(shown(field.name)));
}

Rule QueryCompiler::clauses(const BsonField &list, RuleKind kind)
{
    Rule out = Rule(kind).told(list.name.toByteArray());
    if (!list.isArray()) {
        refuse(Text::tr("%1 must be an array").arg(shown(list.name)));
        return out;
    }
    for (const BsonField &clause : base::BsonFields(list)) {
        if (!clause.isDocument()) {
            refuse(Text::tr("$or/$and/$nor entries need to be full objects"));
            return out;
        }
        out.children.push_back(compile(clause.value));
    }
    if (out.children.empty())
        refuse(Text::tr("$and/$or/$nor must be a nonempty array"));
    return out;
}

void QueryCompiler::addField(const BsonField &field, Rule &all)
{
    const Target target{field.name, pathOf(field.name.toByteArray())};
    if (isOperators(field)) {
        addOperators(target, field, all);
    } else if (field.type == BsonType::Regex) {
        Rule rule = Rule(RuleKind::Regex).told("$regex", wrapped(field)).at(target.path);
        rule.operand = field;
        addPattern(rule, field.pattern(), field.options().data(), m_refused);
        all.children.push_back(std::move(rule));
    } else {
        Rule rule = comparison(target, field, RuleKind::Equal);
        rule.name = "$eq";
        rule.specified = wrapped(field);
        all.children.push_back(std::move(rule));
    }
}

void QueryCompiler::addOperators(const Target &target, const BsonField &operators, Rule &all)
{
    for (const BsonField &op : base::BsonFields(operators))
        addOperator(target, op, operators, all);
}

void QueryCompiler::addOperator(const Target &target, const BsonField &op, const BsonField &operators, Rule &out)
{
    const QByteArrayView name = op.name;
    const base::Bson specified = specification(target.name, {op});
    const auto add = [&](Rule rule) {
        out.children.push_back(std::move(rule));
    };
    const auto negated = [&](Rule rule) {
        rule.name = name.toByteArray();
        rule.specified = specified;
        add(Rule(RuleKind::Not, Telling::Inner).with(std::move(rule)));
    };
    if (const auto kind = kindOf(comparisons, name)) {
        if (op.type == BsonType::Regex && *kind != RuleKind::Equal)
            refuse(Text::tr("Can't have RegEx as arg to predicate over field '%1'.").arg(shown(target.name)));
        add(comparison(target, op, *kind));
    } else if (name == QByteArrayView("$ne")) {
        if (op.type == BsonType::Regex)
            refuse(Text::tr("Can't have regex as arg to $ne."));
        negated(comparison(target, op, RuleKind::Equal));
    } else if (name == QByteArrayView("$in")) {
        add(oneOf(target, op));
    } else if (name == QByteArrayView("$nin")) {
        negated(oneOf(target, op));
    } else if (name == QByteArrayView("$exists")) {
        Rule rule = Rule(RuleKind::Exists).told("$exists", specified).at(target.path);
        if (isTrueForServer(op))
            add(std::move(rule));
        else
            negated(std::move(rule));
    } else if (name == QByteArrayView("$type")) {
        add(type(target, op));
    } else if (name == QByteArrayView("$mod")) {
        add(mod(target, op));
    } else if (name == QByteArrayView("$regex")) {
        add(regex(target, operators));
    } else if (name == QByteArrayView("$options")) {
        if (!base::findField(operators.value, "$regex"))
            refuse(Text::tr("$options needs a $regex"));
    } else if (name == QByteArrayView("$size")) {
        add(size(target, op));
    } else if (name == QByteArrayView("$all")) {
        add(all(target, op));
    } else if (name == QByteArrayView("$elemMatch")) {
        add(elemMatch(target, op));
    } else if (name == QByteArrayView("$not")) {
        add(negation(target, op));
    } else if (const auto bit = kindOf(bitTests, name)) {
        add(bits(target, op, *bit));
    } else if (isAny(name, {"$near", "$nearSphere", "$geoNear"})) {
        refuse(Text::tr("$geoNear, $near, and $nearSphere are not allowed in this context"), refusalCode::noNear);
    } else if (isAny(name, {"$geoWithin", "$geoIntersects", "$within"}) || name.startsWith("$_internal")) {
        add(declined(Text::tr("%1 is not evaluated here").arg(shown(name))));
    } else {
        refuse(Text::tr("unknown operator: %1").arg(shown(name)));
    }
}

Rule QueryCompiler::comparison(const Target &target, const BsonField &op, RuleKind kind)
{
    if (op.type == BsonType::Undefined)
        refuse(Text::tr("cannot compare to undefined"));
    Rule rule = Rule(kind).told(op.name.toByteArray(), specification(target.name, {op})).at(target.path);
    rule.operand = op;
    return rule;
}

Rule QueryCompiler::oneOf(const Target &target, const BsonField &list)
{
    Rule rule = Rule(RuleKind::In).told("$in", specification(target.name, {list})).at(target.path);
    if (!list.isArray())
        refuse(Text::tr("%1 needs an array").arg(shown(list.name)));
    for (const BsonField &value : base::BsonFields(list)) {
        if (isOperators(value))
            refuse(Text::tr("cannot nest $ under $in"));
        if (value.type == BsonType::Undefined)
            refuse(Text::tr("cannot compare to undefined"));
        if (value.type == BsonType::Regex)
            addPattern(rule, value.pattern(), value.options().data(), m_refused);
        rule.operands.push_back(value);
    }
    return rule;
}

Rule QueryCompiler::type(const Target &target, const BsonField &op)
{
    Rule rule = Rule(RuleKind::Type).told("$type", specification(target.name, {op})).at(target.path);
    const auto add = [&](const BsonField &value) {
        if (value.isString()) {
            if (value.utf8() == QByteArrayView("number"))
                rule.types.numbers = true;
            else if (const auto named = typeOfName(value.utf8()))
                rule.types.types.push_back(*named);
            else
                refuse(Text::tr("Unknown type name alias: %1").arg(shown(value.utf8())));
        } else if (value.isNumber()) {
            const std::optional<qint64> code = exactWhole(value);
            const auto type = static_cast<BsonType>(code.value_or(0));
            const bool known = code && *code != 0 && *code >= -1 && *code <= 127 && typeOfName(typeName(type)) == type;
            if (known)
                rule.types.types.push_back(type);
            else
                refuse(Text::tr("Invalid numerical type code: %1").arg(value.number().value_or(0)));
        } else {
            refuse(Text::tr("type must be represented as a number or a string"), refusalCode::typeMismatch);
        }
    };
    if (!op.isArray()) {
        add(op);
        return rule;
    }
    for (const BsonField &value : base::BsonFields(op))
        add(value);
    if (rule.types.types.empty() && !rule.types.numbers)
        refuse(Text::tr("%1 must match at least one type").arg(shown(target.name)), refusalCode::failedToParse);
    return rule;
}

Rule QueryCompiler::mod(const Target &target, const BsonField &op)
{
    Rule rule = Rule(RuleKind::Mod).told("$mod", specification(target.name, {op})).at(target.path);
    if (!op.isArray()) {
        refuse(Text::tr("malformed mod, needs to be an array"));
        return rule;
    }
    const std::vector<BsonField> values = fieldsOf(op);
    if (values.size() != 2) {
        refuse(values.size() < 2 ? Text::tr("malformed mod, not enough elements")
                                 : Text::tr("malformed mod, too many elements"));
        return rule;
    }
    const std::optional<qint64> divisor = cutWhole(values[0]), remainder = cutWhole(values[1]);
    if (!values[0].isNumber())
        refuse(Text::tr("malformed mod, divisor not a number"));
    else if (!values[1].isNumber())
        refuse(Text::tr("malformed mod, remainder not a number"));
    else if (!divisor)
        refuse(Text::tr("malformed mod, divisor value is invalid"));
    else if (!remainder)
        refuse(Text::tr("malformed mod, remainder value is invalid"));
    else if (*divisor == 0)
        refuse(Text::tr("divisor cannot be 0"));
    rule.number = divisor.value_or(1);
    rule.remainder = remainder.value_or(0);
    return rule;
}

Rule QueryCompiler::regex(const Target &target, const BsonField &operators)
{
    const std::optional<BsonField> pattern = base::findField(operators.value, "$regex");
    const std::optional<BsonField> options = base::findField(operators.value, "$options");
    // a server repeats everything that was said beside it
    Rule rule = Rule(RuleKind::Regex).told("$regex", specification(target.name, fieldsOf(operators))).at(target.path);
    const bool own = pattern->type == BsonType::Regex;
    if (!own && !pattern->isString())
        refuse(Text::tr("$regex has to be a string"));
    else if (options && !options->isString())
        refuse(Text::tr("$options has to be a string"));
    else {
        const QByteArrayView ownOptions = own ? QByteArrayView(pattern->options().data()) : QByteArrayView();
        const QByteArrayView given = options ? options->utf8() : ownOptions;
        if (options && own && !ownOptions.isEmpty())
            refuse(Text::tr("options set in both $regex and $options"), 51075);
        for (const char flag : given) {
            if (!QByteArrayView("imsxu").contains(flag))
                refuse(Text::tr("invalid flag in regex options: %1").arg(QLatin1Char(flag)), 51108);
        }
        addPattern(rule, own ? pattern->pattern() : pattern->utf8(), given, m_refused);
        rule.operand = *pattern;
        rule.names << given.toByteArray();
    }
    return rule;
}

Rule QueryCompiler::size(const Target &target, const BsonField &op)
{
    Rule rule = Rule(RuleKind::Size).told("$size", specification(target.name, {op})).at(target.path);
    rule.number = wholeCount(op, refusalCode::badValue, m_refused).value_or(0);
    if (rule.number > std::numeric_limits<int>::max())
        refuse(Text::tr("Failed to parse $size: the number is too large"));
    return rule;
}

Rule QueryCompiler::all(const Target &target, const BsonField &op)
{
    Rule rule = Rule(RuleKind::And).told("$all", specification(target.name, {op})).at(target.path);
    if (!op.isArray()) {
        refuse(Text::tr("$all needs an array"));
        return rule;
    }
    const auto isElemMatch = [](const BsonField &value) {
        const auto first = value.isDocument() ? firstField(value) : std::nullopt;
        return first && first->name == QByteArrayView("$elemMatch");
    };
    const std::optional<BsonField> first = firstField(op);
    const bool elemMatches = first && isElemMatch(*first);
    for (const BsonField &value : base::BsonFields(op)) {
        if (elemMatches && !isElemMatch(value))
            refuse(Text::tr("$all/$elemMatch has to be consistent"));
        else if (elemMatches)
            rule.children.push_back(elemMatch(target, *firstField(value)));
        else
            rule.children.push_back(allItem(target, value));
    }
    if (rule.children.empty())
        rule.kind = RuleKind::AlwaysFalse;
    return rule;
}

Rule QueryCompiler::allItem(const Target &target, const BsonField &value)
{
    if (isOperators(value))
        refuse(Text::tr("no $ expressions in $all"));
    if (value.type == BsonType::Undefined)
        refuse(Text::tr("cannot compare to undefined"));
    Rule item = Rule(value.type == BsonType::Regex ? RuleKind::Regex : RuleKind::Equal).at(target.path);
    if (value.type == BsonType::Regex)
        addPattern(item, value.pattern(), value.options().data(), m_refused);
    item.operand = value;
    return item;
}

Rule QueryCompiler::elemMatch(const Target &target, const BsonField &op)
{
    Rule rule = Rule(RuleKind::ElemMatchObject).told("$elemMatch", specification(target.name, {op})).at(target.path);
    if (!op.isDocument()) {
        refuse(Text::tr("$elemMatch needs an Object"));
        return rule;
    }
    const std::optional<BsonField> first = firstField(op);
    const bool ofValues = isOperators(op) && !isTopLevelOperator(first->name);
    if (!ofValues) {
        ++m_insideItems;
        rule.children.push_back(compile(op.value));
        --m_insideItems;
        return rule;
    }
    rule.kind = RuleKind::ElemMatchValue;
    addOperators({{}, {QByteArray()}}, op, rule);
    return rule;
}

Rule QueryCompiler::negation(const Target &target, const BsonField &op)
{
    Rule inner = Rule(RuleKind::And).told("$and");
    if (op.type == BsonType::Regex) {
        base::BsonBuilder specified;
        specified.field(target.name, op);
        Rule regex = Rule(RuleKind::Regex).told("$regex", specified.finish()).at(target.path);
        regex.operand = op;
        addPattern(regex, op.pattern(), op.options().data(), m_refused);
        inner.children.push_back(std::move(regex));
    } else if (!op.isDocument()) {
        refuse(Text::tr("$not needs a regex or a document"));
    } else if (!firstField(op)) {
        refuse(Text::tr("$not cannot be empty"));
    } else {
        addOperators(target, op, inner);
    }
    return Rule(RuleKind::Not).told("$not").with(alone(std::move(inner)));
}

Rule QueryCompiler::bits(const Target &target, const BsonField &op, RuleKind kind)
{
    Rule rule = Rule(kind).told(op.name.toByteArray(), specification(target.name, {op})).at(target.path);
    if (op.isNumber()) {
        if (const auto mask = wholeCount(op, refusalCode::failedToParse, m_refused))
            addBits(rule, static_cast<quint64>(*mask));
    } else if (op.isArray()) {
        for (const BsonField &position : base::BsonFields(op)) {
            const std::optional<qint64> bit = exactWhole(position);
            if (!bit || *bit < 0 || *bit > std::numeric_limits<int>::max())
                refuse(Text::tr("bit positions must be non-negative integers"));
            else
                rule.bits.push_back(*bit);
        }
    } else if (op.type == BsonType::Binary) {
        const QByteArrayView bytes = op.bytes();
        for (qsizetype i = 0; i < bytes.size(); ++i) {
            for (int bit = 0; bit < 8; ++bit) {
                if ((static_cast<quint8>(bytes[i]) >> bit) & 1)
                    rule.bits.push_back(i * 8 + bit);
            }
        }
    } else {
        refuse(Text::tr("%1 takes an array, a number, or binary data").arg(shown(op.name)));
    }
    return rule;
}

} // namespace sw::validation
