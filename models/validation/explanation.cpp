// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/explanation.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/validation/explanationwords.h"

#include <algorithm>
#include <set>

namespace sw::validation
{

namespace
{

constexpr qsizetype mostConsidered = 10;

template <typename Names>
void appendNames(base::BsonBuilder &out, const char *single, const char *several, const Names &names)
{
    if (names.size() == 1) {
        out.string(single, QString::fromLatin1(*names.begin()));
        return;
    }
    out.beginArray(several);
    for (const QByteArray &name : names)
        out.string(out.nextIndex(), QString::fromLatin1(name));
    out.end();
}

} // namespace

base::Bson Explanation::of(const Rule &rule)
{
    const Said said = explain(rule, Scope(m_evaluation.root()), false, State::Tells);
    const base::Bson *error = std::get_if<base::Bson>(&said);
    return error != nullptr ? *error : base::Bson();
}

Explanation::Said Explanation::explain(const Rule &rule, const Scope &scope, bool inverted, State state)
{
    base::BsonBuilder out;
    Frame frame{scope, inverted, state, out};
    switch (rule.kind) {
    case RuleKind::And:
        if (rule.name == "$all")
            return leaf(rule, frame);
        return rule.name == "items" ? itemsEach(rule, frame) : tree(rule, frame);
    case RuleKind::Or:
        return rule.name == "enum" ? leaf(rule, frame) : tree(rule, frame);
    case RuleKind::Nor:
        return tree(rule, frame);
    case RuleKind::OneOf:
        return oneOf(rule, frame);
    case RuleKind::Not:
        return negation(rule, frame);
    case RuleKind::Expr:
        return expression(rule, frame);
    case RuleKind::ItemsFrom:
        return items(rule, frame);
    case RuleKind::ItemAt:
        return itemAt(rule, frame);
    case RuleKind::Inside:
        return inside(rule, frame);
    case RuleKind::AllowedProperties:
        return allowedProperties(rule, frame);
    case RuleKind::Dependency:
        return dependency(rule, frame);
    case RuleKind::MinItems:
    case RuleKind::MaxItems:
    case RuleKind::UniqueItems:
        return arrayKeyword(rule, frame);
    case RuleKind::Declined:
        m_missing = rule.text;
        return {};
    default:
        return leaf(rule, frame);
    }
}

Explanation::Said Explanation::child(const Frame &parent, const Rule &rule, const Scope &scope)
{
    if (parent.state == State::Silent || parent.state == State::IgnoresChildren)
        return {};
    if (rule.kind == RuleKind::Declined)
        m_missing = rule.text;
    if (rule.telling == Telling::Nothing)
        return {};
    if (parent.state == State::AsksChildren) {
        const bool matched = m_evaluation.matches(rule, scope);
        const ExpressionTrouble trouble = m_evaluation.takeTrouble();
        if (!trouble.declined.isEmpty()) {
            m_missing = trouble.declined;
            return {};
        }
        if (!trouble.any() && matched != parent.inverted)
            return {};
    }
    return explain(rule, scope, parent.inverted, State::Tells);
}

void Explanation::head(const Rule &rule, Frame &frame)
{
    if (!rule.name.isEmpty() && !rule.name.startsWith('_'))
        frame.out.string("operatorName", QString::fromLatin1(rule.name));
    frame.out.document("specifiedAs", rule.specified);
}

void Explanation::reason(Frame &frame, const char *normal, const char *invertedText)
{
    if (!std::exchange(frame.hasReason, true))
        frame.out.string("reason", QString::fromLatin1(frame.inverted ? invertedText : normal));
}

Explanation::Said Explanation::listed(const Rule &rule, Frame &frame, QList<Said> said)
{
    const bool asList = rule.name == "_subschema" || rule.name == "_propertiesExistList";
    base::BsonBuilder array;
    QList<base::Bson> list;
    int count = 0, index = -1;
    const auto append = [&](const base::Bson &error) {
        list << error;
        array.document(QByteArray::number(count++), error);
    };
    for (const Said &one : said) {
        ++index;
        if (std::holds_alternative<std::monostate>(one))
            continue;
        if (namesItsClauses(rule)) {
            base::BsonBuilder clause;
            clause.int32("index", index).merge(rule.children[static_cast<size_t>(index)].annotations);
            if (const auto *error = std::get_if<base::Bson>(&one))
                clause.document("details", *error);
            if (const auto *errors = std::get_if<QList<base::Bson>>(&one)) {
                clause.beginArray("details");
                for (const base::Bson &error : *errors)
                    clause.document(clause.nextIndex(), error);
                clause.end();
            }
            append(clause.finish());
        } else if (const auto *name = std::get_if<QByteArray>(&one)) {
            base::BsonBuilder holder; // of a list of names, one document for each
            list << holder.string("", QString::fromUtf8(*name)).finish();
            array.string(QByteArray::number(count++), QString::fromUtf8(*name));
        } else if (const auto *error = std::get_if<base::Bson>(&one)) {
            append(*error);
        } else if (const auto *errors = std::get_if<QList<base::Bson>>(&one)) {
            for (const base::Bson &each : *errors)
                append(each);
        }
    }
    if (asList)
        return list;
    if (count == 0 && (rule.name == "properties" || rule.name == "_property"))
        return {};
    frame.out.array(listName(rule, frame.inverted), array.finish());
    return frame.out.finish();
}

Explanation::Said Explanation::tree(const Rule &rule, Frame &frame)
{
    if (rule.telling == Telling::Own) {
        if (!rule.name.startsWith('_'))
            frame.out.string("operatorName", QString::fromLatin1(rule.name));
        if (rule.name == "required")
            frame.out.document("specifiedAs", rule.specified);
        else
            frame.out.merge(rule.specified);
    }
    const bool asksWhen = rule.kind == RuleKind::Or; // inverted
    if (frame.inverted == asksWhen)
        frame.state = State::AsksChildren;
    if (rule.kind == RuleKind::Nor)
        frame.inverted = !frame.inverted;
    if (rule.name == "$jsonSchema" && frame.inverted) {
        reason(frame, "", "schema matched");
        return frame.out.finish();
    }
    QList<Said> said;
    for (const Rule &one : rule.children)
        said << child(frame, one, frame.scope);
    if (rule.telling == Telling::Inner)
        return said.isEmpty() ? Said() : said.last();
    frame.out.merge(rule.annotations);
    return listed(rule, frame, said);
}

Explanation::Said Explanation::oneOf(const Rule &rule, Frame &frame)
{
    frame.out.string("operatorName", QStringLiteral("oneOf"));
    frame.state = State::AsksChildren;
    QList<int> matching;
    for (size_t i = 0; i < rule.children.size(); ++i) {
        if (m_evaluation.matches(rule.children[i], frame.scope))
            matching << static_cast<int>(i);
    }
    if (!matching.isEmpty()) {
        frame.inverted = true;
        reason(frame, "", "more than one subschema matched");
        frame.out.beginArray("matchingSchemaIndexes");
        for (const int index : matching)
            frame.out.int32(frame.out.nextIndex(), index);
        frame.out.end();
        return frame.out.finish();
    }
    QList<Said> said;
    for (const Rule &one : rule.children)
        said << child(frame, one, frame.scope);
    return listed(rule, frame, said);
}

Explanation::Said Explanation::negation(const Rule &rule, Frame &frame)
{
    frame.inverted = !frame.inverted;
    if (rule.telling == Telling::Inner)
        return child(frame, rule.children.front(), frame.scope);
    frame.out.string("operatorName", QString::fromLatin1(rule.name));
    if (rule.name == "not") {
        reason(frame, "", "child expression matched");
        return frame.out.finish();
    }
    const Said said = child(frame, rule.children.front(), frame.scope);
    if (const auto *error = std::get_if<base::Bson>(&said))
        frame.out.document("details", *error);
    return frame.out.finish();
}

Explanation::Said Explanation::expression(const Rule &rule, Frame &frame)
{
    ExpressionTrouble trouble;
    const ExpressionValue value = rule.expression->evaluate(m_evaluation.root(), trouble);
    if (!trouble.declined.isEmpty()) {
        m_missing = trouble.declined;
        return {};
    }
    head(rule, frame);
    if (trouble.any()) {
        frame.out.string("reason", QStringLiteral("failed to evaluate aggregation expression"));
        frame.out.beginDocument("details").int32("code", trouble.code);
        frame.out.string("codeName", trouble.code == refusalCode::typeMismatch
                                         ? QStringLiteral("TypeMismatch")
                                         : QStringLiteral("Location%1").arg(trouble.code));
        frame.out.string("errmsg", trouble.message).end();
        return frame.out.finish();
    }
    reason(frame, "expression did not match", "expression did match");
    if (value.field)
        frame.out.field("expressionResult", *value.field);
    return frame.out.finish();
}

std::optional<QList<BsonField>> Explanation::consideredValues(const Rule &rule, Frame &frame, ArrayEnd end)
{
    const Rule &source = rule.path.isEmpty() && !rule.children.empty() ? rule.children.front() : rule;
    const bool ofRoot = source.path.isEmpty() || (source.path.size() == 1 && source.path.first().isEmpty());
    if (ofRoot)
        return QList<BsonField>{{BsonType::Document, {}, m_evaluation.root()}};
    QList<BsonField> out;
    visitPath(frame.scope, source.path, end, ArrayOnWay::Through, [&](const BsonField *value) {
        if (value == nullptr)
            return true;
        if (out.size() == mostConsidered) {
            frame.truncated = true;
            return true;
        }
        out << *value;
        return false;
    });
    bool exists = false; // as the first value that the path leads to says
    const auto ask = [&](const BsonField *value) {
        exists = value != nullptr;
        return true;
    };
    if (out.isEmpty()) {
        visitPath(frame.scope, source.path, ArrayEnd::ItemsAndArray, ArrayOnWay::Through, ask);
        if (!exists)
            return std::nullopt;
    }
    return out;
}

void Explanation::values(Frame &frame, const QList<BsonField> &values)
{
    if (values.size() == 1) {
        frame.out.field("consideredValue", values.first());
    } else {
        frame.out.beginArray("consideredValues");
        for (const BsonField &value : values)
            frame.out.field(frame.out.nextIndex(), value);
        frame.out.end();
    }
    if (frame.truncated)
        frame.out.boolean("consideredValuesTruncated", true);
}

void Explanation::types(Frame &frame, const QList<BsonField> &values)
{
    std::set<QByteArray> names;
    for (const BsonField &value : values)
        names.insert(typeName(value.type));
    if (!names.empty())
        appendNames(frame.out, "consideredType", "consideredTypes", names);
}

void Explanation::typeMismatch(const Rule &rule, Frame &frame, const QList<BsonField> &values)
{
    const TypeSet expected = expectedTypes(rule);
    const bool anyType = expected.types.empty() && !expected.numbers;
    const bool has =
        std::any_of(values.begin(), values.end(), [&](const BsonField &value) { return expected.has(value.type); });
    if (frame.hasReason || anyType || has)
        return;
    frame.hasReason = true;
    frame.out.string("reason", QStringLiteral("type did not match"));
    types(frame, values);
    std::set<QByteArray> names;
    if (expected.numbers)
        names = {"decimal", "double", "int", "long"};
    for (const BsonType type : expected.types)
        names.insert(typeName(type));
    appendNames(frame.out, "expectedType", "expectedTypes", names);
}

std::optional<BsonField> Explanation::keywordValue(const Rule &rule, const Frame &frame, const TypeSet &types)
{
    if (frame.inverted)
        return std::nullopt;
    std::optional<BsonField> found;
    visitPath(frame.scope, rule.path, ArrayEnd::Array, ArrayOnWay::Stop, [&](const BsonField *value) {
        if (value != nullptr)
            found = *value;
        return true;
    });
    return found && types.has(found->type) ? found : std::nullopt;
}

Explanation::Said Explanation::leaf(const Rule &rule, Frame &frame)
{
    if (rule.name == "_propertyExists")
        return rule.path.join('.');
    if (rule.kind == RuleKind::MinProperties || rule.kind == RuleKind::MaxProperties) {
        head(rule, frame);
        reason(frame, "specified number of properties was not satisfied", "");
        frame.out.int32("numberOfProperties", static_cast<int>(base::BsonFields(frame.scope.document).count()));
        return frame.out.finish();
    }
    const bool listed = rule.name == "$all" || rule.name == "enum";
    const bool constant = rule.kind == RuleKind::AlwaysFalse || rule.kind == RuleKind::AlwaysTrue;
    const bool keyword = !rule.name.startsWith('$');
    if (keyword && !listed && !constant && rule.kind != RuleKind::SchemaType &&
        !keywordValue(rule, frame, expectedTypes(rule)))
        return {};
    const bool whole = listed || arrayEndOf(rule) == ArrayEnd::Array || (keyword && rule.kind != RuleKind::Regex);
    std::optional<QList<BsonField>> considered;
    if (!constant && rule.kind != RuleKind::Exists) {
        considered = consideredValues(rule, frame, whole ? ArrayEnd::Array : ArrayEnd::Items);
        if (keyword && !considered)
            return {};
    }
    head(rule, frame);
    if (!constant && rule.kind != RuleKind::Exists) {
        if (!considered)
            reason(frame, "field was missing", "field was missing");
        else
            typeMismatch(rule, frame, *considered);
    }
    if (listed && !constant) {
        rule.name == "enum"
            ? reason(frame, "value was not found in enum", "value was found in enum")
            : reason(frame, "array did not contain all specified values", "array did contain all specified values");
    } else {
        const Wording wording = wordingOf(rule);
        if (*wording.normal != 0 || *wording.inverted != 0)
            reason(frame, wording.normal, wording.inverted);
    }
    if (considered)
        values(frame, *considered);
    if (considered && (rule.kind == RuleKind::Type || rule.kind == RuleKind::SchemaType))
        types(frame, *considered);
    return frame.out.finish();
}

Explanation::Said Explanation::arrayKeyword(const Rule &rule, Frame &frame)
{
    const std::optional<BsonField> array = keywordValue(rule, frame, typesOf({BsonType::Array}));
    if (!array)
        return {};
    head(rule, frame);
    const bool unique = rule.kind == RuleKind::UniqueItems;
    reason(frame, unique ? "found a duplicate item" : "array did not match specified length", "");
    frame.out.field("consideredValue", *array);
    if (!unique)
        frame.out.int32("numberOfItems", static_cast<int>(base::BsonFields(*array).count()));
    else if (const std::optional<BsonField> twice = firstDuplicate(*array))
        frame.out.field("duplicatedValue", *twice);
    return frame.out.finish();
}

Explanation::Said Explanation::itemsEach(const Rule &rule, Frame &frame)
{
    if (rule.children.empty() || !keywordValue(rule.children.front(), frame, typesOf({BsonType::Array})))
        return {};
    frame.out.string("operatorName", QStringLiteral("items"));
    frame.state = State::AsksChildren;
    QList<Said> said;
    for (const Rule &one : rule.children)
        said << child(frame, one, frame.scope);
    return listed(rule, frame, said);
}

namespace
{

void appendDetails(base::BsonBuilder &out, const QList<base::Bson> &errors)
{
    out.beginArray("details");
    for (const base::Bson &error : errors)
        out.document(out.nextIndex(), error);
    out.end();
}

} // namespace

Explanation::Said Explanation::itemAt(const Rule &rule, Frame &frame)
{
    const std::optional<BsonField> array = keywordValue(rule, frame, typesOf({BsonType::Array}));
    const auto item = array ? base::findField(array->value, QByteArray::number(rule.number)) : std::nullopt;
    if (!item)
        return {};
    frame.out.int32("itemIndex", static_cast<int>(rule.number));
    const Said said = child(frame, rule.children.front(), Scope(&*item));
    if (const auto *errors = std::get_if<QList<base::Bson>>(&said))
        appendDetails(frame.out, *errors);
    return frame.out.finish();
}

Explanation::Said Explanation::items(const Rule &rule, Frame &frame)
{
    const std::optional<BsonField> array = keywordValue(rule, frame, typesOf({BsonType::Array}));
    if (!array)
        return {};
    const Rule &one = rule.children.front();
    if (one.kind == RuleKind::AlwaysFalse || one.kind == RuleKind::AlwaysTrue) {
        head(rule, frame);
        reason(frame, "found additional items", "");
        frame.out.beginArray("additionalItems");
        qint64 index = 0;
        for (const BsonField &item : base::BsonFields(*array)) {
            if (index++ >= rule.number)
                frame.out.field(frame.out.nextIndex(), item);
        }
        frame.out.end();
        return frame.out.finish();
    }
    const std::optional<BsonField> failing = firstMismatch(m_evaluation, rule, *array);
    if (!failing)
        return {};
    frame.out.string("operatorName", QString::fromLatin1(rule.name)).merge(one.annotations);
    reason(frame,
           rule.name == "items" ? "At least one item did not match the sub-schema"
                                : "At least one additional item did not match the sub-schema",
           "");
    frame.out.int32("itemIndex", failing->name.toByteArray().toInt());
    const Said said = child(frame, one, Scope(&*failing));
    if (const auto *errors = std::get_if<QList<base::Bson>>(&said))
        appendDetails(frame.out, *errors);
    return frame.out.finish();
}

Explanation::Said Explanation::inside(const Rule &rule, Frame &frame)
{
    QList<BsonField> found;
    visitPath(frame.scope, rule.path, ArrayEnd::Array, ArrayOnWay::Through, [&](const BsonField *value) {
        found << (value != nullptr ? *value : BsonField());
        return found.size() > 1;
    });
    if (found.size() != 1 || !found.first().isDocument())
        return {};
    return child(frame, rule.children.front(), Scope(found.first().value));
}

Explanation::Said Explanation::patternProperties(const Rule &rule, const Frame &frame)
{
    base::BsonBuilder out;
    out.string("operatorName", QStringLiteral("patternProperties")).beginArray("details");
    bool any = false;
    for (size_t i = 0; i < rule.patterns.size(); ++i) {
        for (const BsonField &field : base::BsonFields(frame.scope.document)) {
            const Rule &one = rule.children[i + 1];
            if (rule.patterns[i].in(field.name) != Pattern::Match::Found || m_evaluation.matches(one, Scope(&field)))
                continue;
            const Said said = child(frame, one, Scope(&field));
            if (const auto *errors = std::get_if<QList<base::Bson>>(&said)) {
                any = true;
                out.beginDocument(out.nextIndex()).string("propertyName", field.nameText()).merge(one.annotations);
                out.string("regexMatched", rule.operands[i].nameText());
                appendDetails(out, *errors);
                out.end();
            }
            break;
        }
    }
    return any ? Said(out.end().finish()) : Said();
}

Explanation::Said Explanation::allowedProperties(const Rule &rule, Frame &frame)
{
    const Rule &others = rule.children.front();
    std::vector<BsonField> additional;
    for (const BsonField &field : base::BsonFields(frame.scope.document)) {
        const bool named = rule.names.contains(field.name.toByteArray());
        const bool matched = std::any_of(rule.patterns.begin(), rule.patterns.end(), [&](const Pattern &pattern) {
            return pattern.in(field.name) == Pattern::Match::Found;
        });
        if (!named && !matched)
            additional.push_back(field);
    }
    bool any = false;
    if (others.kind == RuleKind::AlwaysFalse && !additional.empty()) {
        any = true;
        frame.out.string("operatorName", QStringLiteral("additionalProperties"));
        frame.out.document("specifiedAs", rule.specified).beginArray("additionalProperties");
        for (const BsonField &field : additional)
            frame.out.string(frame.out.nextIndex(), field.nameText());
        frame.out.end();
    } else if (others.kind != RuleKind::AlwaysFalse && others.kind != RuleKind::AlwaysTrue) {
        const auto failing = std::find_if(additional.begin(), additional.end(), [&](const BsonField &field) {
            return !m_evaluation.matches(others, Scope(&field));
        });
        if (failing != additional.end()) {
            any = true;
            frame.out.string("operatorName", QStringLiteral("additionalProperties")).merge(others.annotations);
            reason(frame, "at least one additional property did not match the subschema", "");
            frame.out.string("failingProperty", failing->nameText());
            const Said said = child(frame, others, Scope(&*failing));
            if (const auto *errors = std::get_if<QList<base::Bson>>(&said))
                appendDetails(frame.out, *errors);
        }
    }
    const Said patterns = patternProperties(rule, frame);
    const auto *patternError = std::get_if<base::Bson>(&patterns);
    if (patternError == nullptr)
        return any ? Said(frame.out.finish()) : Said();
    return any ? Said(QList<base::Bson>{frame.out.finish(), *patternError}) : patterns;
}

Explanation::Said Explanation::dependency(const Rule &rule, Frame &frame)
{
    if (!m_evaluation.matches(rule.children[0], frame.scope))
        return {};
    const Said said = child(frame, rule.children[1], frame.scope);
    if (std::holds_alternative<std::monostate>(said))
        return frame.out.finish();
    base::BsonFields specified(rule.specified);
    BsonField property;
    if (specified.next(property))
        frame.out.string("conditionalProperty", property.nameText());
    if (const auto *error = std::get_if<base::Bson>(&said)) {
        frame.out.document("details", *error);
        return frame.out.finish();
    }
    const auto *errors = std::get_if<QList<base::Bson>>(&said);
    if (errors == nullptr)
        return frame.out.finish();
    if (rule.name == "_schemaDependency") {
        appendDetails(frame.out, *errors);
        return frame.out.finish();
    }
    frame.out.beginArray("missingProperties");
    for (const base::Bson &name : *errors) {
        base::BsonFields fields(name);
        BsonField field;
        if (fields.next(field))
            frame.out.field(frame.out.nextIndex(), field);
    }
    frame.out.end();
    return frame.out.finish();
}

} // namespace sw::validation
