// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/expression.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/texts.h"
#include "models/validation/parts.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sw::validation
{

namespace
{

/// How many arguments an operator takes; -1: any number.
struct Operator
{
    const char *name;
    int least;
    int most;
};

constexpr std::array<Operator, 21> operators{
    {{"$eq", 2, 2},      {"$ne", 2, 2},   {"$gt", 2, 2},       {"$gte", 2, 2},       {"$lt", 2, 2},
     {"$lte", 2, 2},     {"$cmp", 2, 2},  {"$and", 0, -1},     {"$or", 0, -1},       {"$not", 1, 1},
     {"$ifNull", 2, -1}, {"$cond", 3, 3}, {"$size", 1, 1},     {"$isArray", 1, 1},   {"$type", 1, 1},
     {"$in", 2, 2},      {"$add", 0, -1}, {"$subtract", 2, 2}, {"$multiply", 0, -1}, {"$strLenCP", 1, 1},
     {"$isNumber", 1, 1}}};

ExpressionValue boolean(bool value)
{
    return ExpressionValue::of(base::BsonBuilder().boolean("", value).finish());
}

ExpressionValue whole(qint64 value, bool wide = false)
{
    const bool narrow = !wide && value >= std::numeric_limits<int>::min() && value <= std::numeric_limits<int>::max();
    base::BsonBuilder out;
    if (narrow)
        out.int32("", static_cast<int>(value));
    else
        out.int64("", value);
    return ExpressionValue::of(out.finish());
}

/// Missing values come before all others.
int compared(const ExpressionValue &a, const ExpressionValue &b)
{
    if (a.field && b.field)
        return compareValues(*a.field, *b.field, FieldOrder::Counts);
    const int left = a.field ? typeOrder(a.field->type) : 0, right = b.field ? typeOrder(b.field->type) : 0;
    return left < right ? -1 : (left > right ? 1 : 0);
}

using Values = std::vector<ExpressionValue>;

ExpressionValue fails(ExpressionTrouble &trouble, int code, const QString &message)
{
    trouble.code = code;
    trouble.message = message;
    return {};
}

ExpressionValue declines(ExpressionTrouble &trouble, const QString &reason)
{
    trouble.declined = reason;
    return {};
}

QString typeText(const ExpressionValue &value)
{
    return value.field ? QString::fromLatin1(typeName(value.field->type)) : QStringLiteral("missing");
}

bool isPlainNumber(const ExpressionValue &value)
{
    return value.field && (value.field->isInteger() || value.field->type == BsonType::Double);
}

bool isOfType(const ExpressionValue &value, BsonType type)
{
    return value.field && value.field->type == type;
}

/// What an operand that is no int, long or double leads to: an error of the server, or none that is known here.
ExpressionValue stopsAt(ExpressionTrouble &trouble, const QByteArray &name, const ExpressionValue &value)
{
    const bool date = isOfType(value, BsonType::Date);
    const bool unknown = isOfType(value, BsonType::Decimal128) || (date && name == "$add");
    if (unknown)
        return declines(
            trouble,
            Text::tr("%1 of values of type %2 is not evaluated here").arg(QString::fromLatin1(name), typeText(value)));
    if (name == "$add")
        return fails(trouble, 16554,
                     QStringLiteral("$add only supports numeric or date types, not %1").arg(typeText(value)));
    return fails(trouble, refusalCode::typeMismatch,
                 QStringLiteral("$multiply only supports numeric types, not %1").arg(typeText(value)));
}

/// Of two values of which at least one is no int, long or double.
ExpressionValue difference(const ExpressionValue &a, const ExpressionValue &b, ExpressionTrouble &trouble)
{
    const bool fromDate = isOfType(a, BsonType::Date), date = isOfType(b, BsonType::Date);
    if (fromDate && date)
        return whole(a.field->as<qint64>() - b.field->as<qint64>(), true);
    if ((fromDate || a.field->isNumber()) && b.field->isNumber())
        return declines(trouble, Text::tr("$subtract of decimals or from dates is not evaluated here"));
    return fails(
        trouble, refusalCode::typeMismatch,
        QStringLiteral("can't $subtract %1 from %2").arg(typeText(b), fromDate ? QStringLiteral("Date") : typeText(a)));
}

/// Sums, differences and products of int, long and double.
ExpressionValue arithmetic(const QByteArray &name, const Values &values, ExpressionTrouble &trouble)
{
    bool reals = false, wide = false;
    if (std::any_of(values.begin(), values.end(), [](const ExpressionValue &value) { return value.isNullish(); }))
        return ExpressionValue::of(base::BsonBuilder().null("").finish());
    for (const ExpressionValue &value : values) {
        if (!isPlainNumber(value))
            return name == "$subtract" ? difference(values[0], values[1], trouble) : stopsAt(trouble, name, value);
        reals |= value.field->type == BsonType::Double;
        wide |= value.field->type == BsonType::Int64;
    }
    constexpr double exact = 9007199254740992; // up to here doubles hold every whole number
    if (reals) {
        double out = name == "$multiply" ? 1 : 0;
        for (size_t i = 0; i < values.size(); ++i) {
            const double one = *values[i].field->number();
            const bool inexact = values[i].field->isInteger() && std::abs(one) > exact;
            if (inexact || (values.size() > 2 && name == "$add"))
                return declines(trouble, Text::tr("sums of large or many numbers are not evaluated here"));
            out = name == "$multiply" ? out * one : (name == "$subtract" && i > 0 ? out - one : out + one);
        }
        return ExpressionValue::of(base::BsonBuilder().real("", out).finish());
    }
    qint64 out = name == "$multiply" ? 1 : 0;
    for (size_t i = 0; i < values.size(); ++i) {
        const qint64 one = *values[i].field->whole();
        const bool overflows = name == "$multiply"            ? __builtin_mul_overflow(out, one, &out)
                               : name == "$subtract" && i > 0 ? __builtin_sub_overflow(out, one, &out)
                                                              : __builtin_add_overflow(out, one, &out);
        if (overflows)
            return declines(trouble, Text::tr("a number beyond 64 bits is not evaluated here"));
    }
    return whole(out, wide);
}

ExpressionValue applied(const QByteArray &name, Values &values, ExpressionTrouble &trouble)
{
    const auto first = [&]() -> const ExpressionValue & {
        return values.front();
    };
    if (name == "$not")
        return boolean(!isTrue(first()));
    if (name == "$isArray")
        return boolean(first().field && first().field->isArray());
    if (name == "$isNumber")
        return boolean(first().field && first().field->isNumber());
    if (name == "$type")
        return ExpressionValue::of(base::BsonBuilder().string("", typeText(first())).finish());
    if (name == "$size") {
        if (!first().field || !first().field->isArray())
            return fails(
                trouble, 17124,
                QStringLiteral("The argument to $size must be an array, but was of type: %1").arg(typeText(first())));
        return whole(base::BsonFields(*first().field).count());
    }
    if (name == "$strLenCP") {
        if (!first().field || !first().field->isString())
            return fails(trouble, 34471,
                         QStringLiteral("$strLenCP requires a string argument, found: %1").arg(typeText(first())));
        return whole(codePoints(first().field->utf8()));
    }
    if (name == "$in") {
        if (!values[1].field || !values[1].field->isArray())
            return fails(
                trouble, 40081,
                QStringLiteral("$in requires an array as a second argument, found: %1").arg(typeText(values[1])));
        for (const BsonField &item : base::BsonFields(*values[1].field)) {
            if (first().field && equalValues(*first().field, item, FieldOrder::Counts))
                return boolean(true);
        }
        return boolean(false);
    }
    if (name == "$add" || name == "$subtract" || name == "$multiply")
        return arithmetic(name, values, trouble);
    const int order = compared(values[0], values[1]);
    if (name == "$cmp")
        return whole(order);
    const bool holds = name == "$eq"    ? order == 0
                       : name == "$ne"  ? order != 0
                       : name == "$gt"  ? order > 0
                       : name == "$gte" ? order >= 0
                       : name == "$lt"  ? order < 0
                                        : order <= 0;
    return boolean(holds);
}

} // namespace

ExpressionValue ExpressionValue::of(const base::Bson &single)
{
    ExpressionValue out;
    out.owner = single;
    base::BsonFields fields(out.owner);
    BsonField field;
    if (fields.next(field))
        out.field = field;
    return out;
}

bool ExpressionValue::isNullish() const
{
    return !field || field->type == BsonType::Null || field->type == BsonType::Undefined;
}

bool isTrue(const ExpressionValue &value)
{
    return value.field && isTrueForServer(*value.field);
}

std::shared_ptr<const Expression> Expression::compile(const BsonField &field, Refused &refused)
{
    if (field.isString() && field.utf8().startsWith('$'))
        return compileText(field, refused);
    auto out = std::make_shared<Expression>();
    if (field.isArray()) {
        out->m_kind = Kind::List;
        for (const BsonField &item : base::BsonFields(field))
            out->m_arguments.push_back(compile(item, refused));
        return out;
    }
    if (field.isDocument()) {
        base::BsonFields fields(field);
        BsonField op;
        if (fields.next(op) && op.name.startsWith('$')) {
            if (fields.count() > 0)
                refused.refuse(15983, Text::tr("An object representing an expression must have exactly one field"));
            return compileOperator(op, refused);
        }
        if (base::BsonFields(field).count() == 0) {
            out->m_kind = Kind::Literal;
            out->m_literal = field;
            return out;
        }
        out->m_reason = Text::tr("an object of expressions is not evaluated here");
        return out;
    }
    out->m_kind = Kind::Literal;
    out->m_literal = field;
    return out;
}

std::shared_ptr<const Expression> Expression::compileText(const BsonField &text, Refused &refused)
{
    auto out = std::make_shared<Expression>();
    QByteArray path = text.utf8().toByteArray().mid(1);
    if (path.startsWith('$')) {
        const QByteArray variable = path.mid(1).split('.').first();
        path = path.mid(2 + variable.size());
        if (variable == "NOW" || variable == "CLUSTER_TIME" || variable == "REMOVE" || variable == "USER_ROLES") {
            out->m_reason = Text::tr("$$%1 is not evaluated here").arg(QString::fromUtf8(variable));
            return out;
        }
        if (variable != "ROOT" && variable != "CURRENT") {
            refused.refuse(17276, Text::tr("Use of undefined variable: %1").arg(QString::fromUtf8(variable)));
            return out;
        }
        if (path.isEmpty()) {
            out->m_kind = Kind::Root;
            return out;
        }
    }
    out->m_kind = Kind::Path;
    out->m_path = path.split('.');
    for (const QByteArray &name : std::as_const(out->m_path)) {
        if (name.isEmpty())
            refused.refuse(path.isEmpty() ? 16872 : (path.endsWith('.') ? 40353 : 15998),
                           Text::tr("A field path has an empty name"));
        else if (name.startsWith('$'))
            refused.refuse(16410, Text::tr("A field path has a name with a dollar sign in front"));
    }
    return out;
}

std::shared_ptr<Expression> Expression::conditional(const BsonField &op, Refused &refused)
{
    auto out = std::make_shared<Expression>();
    out->m_kind = Kind::Operator;
    out->m_name = "$cond";
    for (const char *name : {"if", "then", "else"}) {
        if (const auto part = base::findField(op.value, name))
            out->m_arguments.push_back(compile(*part, refused));
    }
    if (out->m_arguments.size() != 3 || base::BsonFields(op).count() != 3)
        refused.refuse(17080, Text::tr("$cond needs if, then and else"));
    return out;
}

std::shared_ptr<const Expression> Expression::compileOperator(const BsonField &op, Refused &refused)
{
    auto out = std::make_shared<Expression>();
    const QString shown = QString::fromUtf8(op.name);
    if (op.name == QByteArrayView("$literal") || op.name == QByteArrayView("$const")) {
        out->m_kind = Kind::Literal;
        out->m_literal = op;
        return out;
    }
    if (op.name == QByteArrayView("$function") || op.name == QByteArrayView("$accumulator"))
        refused.refuse(refusalCode::noDisallowedFunction, Text::tr("%1 cannot be used inside a validator").arg(shown));
    if (op.name == QByteArrayView("$rand") || op.name == QByteArrayView("$sampleRate"))
        refused.refuse(refusalCode::noRandom, Text::tr("$rand not allowed inside collection validators"));
    if (op.name == QByteArrayView("$cond") && op.isDocument())
        return conditional(op, refused);
    const auto row = std::find_if(operators.begin(), operators.end(),
                                  [&](const Operator &one) { return op.name == QByteArrayView(one.name); });
    if (row == operators.end()) {
        out->m_reason = Text::tr("%1 is not evaluated here").arg(shown);
        return out;
    }
    out->m_kind = Kind::Operator;
    out->m_name = row->name;
    if (op.isArray()) {
        for (const BsonField &argument : base::BsonFields(op))
            out->m_arguments.push_back(compile(argument, refused));
    } else {
        out->m_arguments.push_back(compile(op, refused));
    }
    const auto count = static_cast<int>(out->m_arguments.size());
    if (count < row->least || (row->most >= 0 && count > row->most))
        refused.refuse(row->name == QByteArrayView("$ifNull") ? 1257300 : 16020,
                       Text::tr("Expression %1 takes another number of arguments").arg(shown));
    return out;
}

ExpressionValue Expression::path(QByteArrayView document) const
{
    const std::function<ExpressionValue(QByteArrayView, qsizetype)> follow = [&](QByteArrayView inside,
                                                                                 qsizetype at) -> ExpressionValue {
        const std::optional<BsonField> field = base::findField(inside, m_path.at(at));
        if (!field || at + 1 == m_path.size())
            return {field, {}};
        if (field->isDocument())
            return follow(field->value, at + 1);
        if (!field->isArray())
            return {};
        base::BsonBuilder found;
        found.beginArray("");
        for (const BsonField &item : base::BsonFields(*field)) {
            if (!item.isDocument())
                continue;
            const ExpressionValue value = follow(item.value, at + 1);
            if (value.field)
                found.field(found.nextIndex(), *value.field);
        }
        return ExpressionValue::of(found.end().finish());
    };
    return follow(document, 0);
}

ExpressionValue Expression::list(QByteArrayView document, ExpressionTrouble &trouble) const
{
    base::BsonBuilder out;
    out.beginArray("");
    for (const auto &argument : m_arguments) {
        const ExpressionValue value = argument->evaluate(document, trouble);
        if (trouble.any())
            return {};
        if (value.field)
            out.field(out.nextIndex(), *value.field);
        else
            out.null(out.nextIndex());
    }
    return ExpressionValue::of(out.end().finish());
}

ExpressionValue Expression::evaluate(QByteArrayView document, ExpressionTrouble &trouble) const
{
    switch (m_kind) {
    case Kind::Literal:
        return {m_literal, {}};
    case Kind::Path:
        return path(document);
    case Kind::Root: {
        base::BsonBuilder root;
        return ExpressionValue::of(root.document("", base::Bson::fromTrusted(document.toByteArray())).finish());
    }
    case Kind::List:
        return list(document, trouble);
    case Kind::Operator:
        return apply(document, trouble);
    case Kind::Declined:
        return declines(trouble, m_reason);
    }
    return {};
}

ExpressionValue Expression::apply(QByteArrayView document, ExpressionTrouble &trouble) const
{
    if (m_name == "$and" || m_name == "$or") {
        const bool stopsAt = m_name == "$or";
        for (const auto &argument : m_arguments) {
            const bool holds = isTrue(argument->evaluate(document, trouble));
            if (trouble.any())
                return {};
            if (holds == stopsAt)
                return boolean(stopsAt);
        }
        return boolean(!stopsAt);
    }
    if (m_name == "$cond") {
        const bool holds = isTrue(m_arguments[0]->evaluate(document, trouble));
        return trouble.any() ? ExpressionValue() : m_arguments[holds ? 1 : 2]->evaluate(document, trouble);
    }
    Values values;
    for (const auto &argument : m_arguments) {
        values.push_back(argument->evaluate(document, trouble));
        if (trouble.any())
            return {};
        if (m_name == "$ifNull" && !values.back().isNullish())
            return values.back();
        const bool inOrder = m_name == "$add" || m_name == "$multiply"; // what follows is not looked at
        if (inOrder && values.back().isNullish())
            return ExpressionValue::of(base::BsonBuilder().null("").finish());
        if (inOrder && !isPlainNumber(values.back()))
            return stopsAt(trouble, m_name, values.back());
    }
    return m_name == "$ifNull" ? values.back() : applied(m_name, values, trouble);
}

} // namespace sw::validation
