// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/schemacompiler.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/texts.h"
#include "models/validation/parts.h"

#include <QSet>

#include <algorithm>

namespace sw::validation
{

namespace
{

constexpr int badValue = refusalCode::badValue;
constexpr int failed = refusalCode::failedToParse;
constexpr int mismatch = refusalCode::typeMismatch;

QString shown(QByteArrayView utf8)
{
    return QString::fromUtf8(utf8);
}

Rule typeRule(const QByteArrayList &path, const TypeSet &types)
{
    Rule out(RuleKind::SchemaType);
    out.path = path;
    out.types = types;
    return out;
}

TypeSet only(BsonType type)
{
    TypeSet out;
    if (type == BsonType::Double)
        out.numbers = true;
    else
        out.types = {type};
    return out;
}

Rule existsRule(const QByteArrayList &path)
{
    return Rule(RuleKind::Exists).at(path);
}

} // namespace

const BsonField *SchemaCompiler::Place::find(const char *keyword) const
{
    const auto found = keywords.constFind(QByteArrayView(keyword));
    return found == keywords.constEnd() ? nullptr : &*found;
}

Rule SchemaCompiler::compile(const BsonField &field)
{
    if (!field.isDocument()) {
        m_refused.refuse(mismatch, Text::tr("$jsonSchema must be an object"));
        return {};
    }
    Rule out = schema({}, field);
    out.annotations = annotationsOf(field);
    if (out.kind == RuleKind::And)
        out.name = "$jsonSchema";
    return out;
}

bool SchemaCompiler::collect(const BsonField &schema, Keywords &keywords)
{
    for (const BsonField &field : base::BsonFields(schema)) {
        if (!isSchemaKeyword(field.name)) {
            m_refused.refuse(failed, Text::tr("Unknown $jsonSchema keyword: %1").arg(shown(field.name)));
            return false;
        }
        if (keywords.contains(field.name)) {
            m_refused.refuse(failed, Text::tr("Duplicate $jsonSchema keyword: %1").arg(shown(field.name)));
            return false;
        }
        keywords.insert(field.name, field);
    }
    for (const char *text : {"description", "title"}) {
        const auto found = keywords.constFind(QByteArrayView(text));
        if (found != keywords.constEnd() && !found->isString())
            m_refused.refuse(mismatch, Text::tr("$jsonSchema keyword '%1' must be a string").arg(QLatin1String(text)));
    }
    if (keywords.contains("type") && keywords.contains("bsonType"))
        m_refused.refuse(failed, Text::tr("Cannot specify both $jsonSchema keywords 'type' and 'bsonType'"));
    if (keywords.contains("encrypt") && (keywords.contains("type") || keywords.contains("bsonType")))
        m_refused.refuse(failed, Text::tr("$jsonSchema keyword 'encrypt' already says the type"));
    return true;
}

Rule SchemaCompiler::schema(const QByteArrayList &path, const BsonField &field)
{
    Keywords keywords;
    if (!collect(field, keywords))
        return {};
    Rule all = Rule(RuleKind::And).told("_subschema");
    all.annotations = annotationsOf(field);
    Rule type;
    Place place{path, keywords, nullptr, all};
    for (const char *keyword : {"type", "bsonType"}) {
        if (const BsonField *names = place.find(keyword)) {
            type = typeRule(path, types(*names, names->name == QByteArrayView("type"))).told(keyword, wrapped(*names));
            place.type = &type;
        }
    }
    scalars(place);
    arrays(place);
    if (place.find("encrypt") != nullptr || place.find("encryptMetadata") != nullptr) {
        Rule declined(RuleKind::Declined);
        declined.text = Text::tr("encrypt and encryptMetadata are not evaluated here");
        all.children.push_back(std::move(declined));
    }
    objects(place);
    logic(place);
    if (place.type != nullptr && place.isRoot()) {
        if (!type.types.has(BsonType::Document)) {
            base::BsonBuilder whole;
            whole.field("$jsonSchema", field);
            Rule never = Rule(RuleKind::AlwaysFalse).told("$jsonSchema", whole.finish());
            return never;
        }
    } else if (place.type != nullptr) {
        all.children.push_back(std::move(type));
    }
    return all;
}

TypeSet SchemaCompiler::types(const BsonField &names, bool json)
{
    TypeSet out;
    const auto add = [&](const BsonField &name) {
        const QByteArrayView text = name.utf8();
        std::optional<BsonType> type = json ? jsonType(text) : typeOfName(text);
        bool twice = false;
        if (text == QByteArrayView("number"))
            twice = std::exchange(out.numbers, true);
        else if (!type)
            m_refused.refuse(text == QByteArrayView("integer") ? failed : badValue,
                             Text::tr("Unknown type name alias: %1").arg(shown(text)));
        else if (std::find(out.types.begin(), out.types.end(), *type) != out.types.end())
            twice = true;
        else
            out.types.push_back(*type);
        if (twice)
            m_refused.refuse(
                failed,
                Text::tr("$jsonSchema keyword '%1' has duplicate value: %2").arg(shown(names.name), shown(text)));
    };
    if (names.isString()) {
        add(names);
    } else if (names.isArray()) {
        for (const BsonField &name : base::BsonFields(names)) {
            if (!name.isString()) {
                m_refused.refuse(
                    mismatch,
                    Text::tr("$jsonSchema keyword '%1' array elements must be strings").arg(shown(names.name)));
                return out;
            }
            add(name);
        }
        if (out.types.empty() && !out.numbers)
            m_refused.refuse(failed,
                             Text::tr("$jsonSchema keyword '%1' must name at least one type").arg(shown(names.name)));
    } else {
        m_refused.refuse(
            mismatch,
            Text::tr("$jsonSchema keyword '%1' must be either a string or an array of strings").arg(shown(names.name)));
    }
    return out;
}

Rule SchemaCompiler::restricted(const Place &place, BsonType type, Rule rule)
{
    const TypeSet wanted = only(type);
    if (place.type != nullptr && place.type->types.isSingle()) {
        const TypeSet &stated = place.type->types;
        const bool applies = wanted.has(stated.numbers ? BsonType::Int32 : stated.types.front());
        return applies ? std::move(rule) : Rule(RuleKind::AlwaysTrue);
    }
    return Rule(RuleKind::Or, Telling::Inner)
        .with(Rule(RuleKind::Not).with(typeRule(place.path, wanted)))
        .with(std::move(rule));
}

Rule SchemaCompiler::insideObject(const Place &place, Rule rule)
{
    if (place.isRoot())
        return rule;
    return restricted(place, BsonType::Document,
                      Rule(RuleKind::Inside, Telling::Inner).at(place.path).with(std::move(rule)));
}

void SchemaCompiler::scalars(const Place &place)
{
    if (const BsonField *pattern = place.find("pattern")) {
        Rule rule = Rule(RuleKind::Regex).told("pattern", wrapped(*pattern)).at(place.path);
        if (!pattern->isString())
            m_refused.refuse(mismatch, Text::tr("$jsonSchema keyword 'pattern' must be a string"));
        else if (!place.isRoot())
            addPattern(rule, pattern->utf8(), {}, m_refused);
        if (place.isRoot())
            rule.kind = RuleKind::AlwaysTrue;
        place.all.children.push_back(place.isRoot() ? std::move(rule)
                                                    : restricted(place, BsonType::String, std::move(rule)));
    }
    length(place, "maxLength", RuleKind::MaxLength, BsonType::String);
    length(place, "minLength", RuleKind::MinLength, BsonType::String);
    if (const BsonField *divisor = place.find("multipleOf")) {
        if (!divisor->isNumber())
            m_refused.refuse(mismatch, Text::tr("$jsonSchema keyword 'multipleOf' must be a number"));
        else if (isNaN(*divisor) || isInfinite(*divisor))
            m_refused.refuse(badValue, Text::tr("The divisor of multipleOf cannot be NaN or infinite"));
        else if (!isPositive(*divisor))
            m_refused.refuse(failed, Text::tr("$jsonSchema keyword 'multipleOf' must have a positive value"));
        Rule rule = Rule(place.isRoot() ? RuleKind::AlwaysTrue : RuleKind::MultipleOf)
                        .told("multipleOf", wrapped(*divisor))
                        .at(place.path);
        rule.operand = *divisor;
        place.all.children.push_back(place.isRoot() ? std::move(rule)
                                                    : restricted(place, BsonType::Double, std::move(rule)));
    }
    limit(place, "maximum", "exclusiveMaximum", RuleKind::Less, RuleKind::LessOrEqual);
    limit(place, "minimum", "exclusiveMinimum", RuleKind::Greater, RuleKind::GreaterOrEqual);
}

void SchemaCompiler::limit(const Place &place, const char *keyword, const char *exclusive, RuleKind open,
                           RuleKind closed)
{
    const BsonField *bound = place.find(keyword);
    const BsonField *isOpen = place.find(exclusive);
    if (bound == nullptr) {
        if (isOpen != nullptr)
            m_refused.refuse(failed, Text::tr("$jsonSchema keyword '%1' must be present if %2 is present")
                                         .arg(QLatin1String(keyword), QLatin1String(exclusive)));
        return;
    }
    if (isOpen != nullptr && isOpen->type != BsonType::Bool)
        m_refused.refuse(mismatch,
                         Text::tr("$jsonSchema keyword '%1' must be a boolean").arg(QLatin1String(exclusive)));
    if (!bound->isNumber())
        m_refused.refuse(mismatch, Text::tr("$jsonSchema keyword '%1' must be a number").arg(QLatin1String(keyword)));
    const bool exclude = isOpen != nullptr && isOpen->isTruthy();
    base::BsonBuilder specified;
    specified.field(*bound);
    if (exclude)
        specified.boolean(exclusive, true);
    const RuleKind kind = place.isRoot() ? RuleKind::AlwaysTrue : exclude ? open : closed;
    Rule rule = Rule(kind).told(keyword, specified.finish()).at(place.path);
    rule.operand = *bound;
    place.all.children.push_back(place.isRoot() ? std::move(rule)
                                                : restricted(place, BsonType::Double, std::move(rule)));
}

std::optional<qint64> SchemaCompiler::count(const BsonField &number)
{
    return wholeCount(number, failed, m_refused);
}

void SchemaCompiler::length(const Place &place, const char *keyword, RuleKind kind, BsonType type)
{
    const BsonField *length = place.find(keyword);
    if (length == nullptr)
        return;
    Rule rule = Rule(place.isRoot() ? RuleKind::AlwaysTrue : kind).told(keyword, wrapped(*length)).at(place.path);
    rule.number = count(*length).value_or(0);
    place.all.children.push_back(place.isRoot() ? std::move(rule) : restricted(place, type, std::move(rule)));
}

void SchemaCompiler::arrays(const Place &place)
{
    length(place, "minItems", RuleKind::MinItems, BsonType::Array);
    length(place, "maxItems", RuleKind::MaxItems, BsonType::Array);
    if (const BsonField *unique = place.find("uniqueItems")) {
        if (unique->type != BsonType::Bool)
            m_refused.refuse(mismatch, Text::tr("$jsonSchema keyword 'uniqueItems' must be a boolean"));
        const bool checks = !place.isRoot() && unique->isTruthy();
        Rule rule = Rule(checks ? RuleKind::UniqueItems : RuleKind::AlwaysTrue)
                        .told("uniqueItems", wrapped(*unique))
                        .at(place.path);
        place.all.children.push_back(checks ? restricted(place, BsonType::Array, std::move(rule)) : std::move(rule));
    }
    items(place);
}

void SchemaCompiler::items(const Place &place)
{
    const BsonField *items = place.find("items");
    const BsonField *others = place.find("additionalItems");
    const QByteArrayList itemPath{itemName};
    qint64 positions = -1;
    if (items != nullptr && items->isArray()) {
        positions = 0;
        Rule all = Rule(RuleKind::And).told("items", wrapped(*items));
        for (const BsonField &one : base::BsonFields(*items)) {
            if (!one.isDocument()) {
                m_refused.refuse(mismatch, Text::tr("$jsonSchema keyword 'items' wants an object for each position"));
                return;
            }
            Rule at = Rule(RuleKind::ItemAt).told("").at(place.path).with(schema(itemPath, one));
            at.number = positions++;
            all.children.push_back(std::move(at));
        }
        if (!place.isRoot())
            place.all.children.push_back(restricted(place, BsonType::Array, std::move(all)));
    } else if (items != nullptr && items->isDocument()) {
        Rule all =
            Rule(RuleKind::ItemsFrom).told("items", wrapped(*items)).at(place.path).with(schema(itemPath, *items));
        if (!place.isRoot())
            place.all.children.push_back(restricted(place, BsonType::Array, std::move(all)));
    } else if (items != nullptr) {
        m_refused.refuse(mismatch, Text::tr("$jsonSchema keyword 'items' must be an array or an object"));
    }
    if (others == nullptr)
        return;
    Rule rule = Rule(RuleKind::ItemsFrom).told("additionalItems", wrapped(*others)).at(place.path);
    rule.number = positions;
    if (others->type == BsonType::Bool)
        rule.children.emplace_back(others->isTruthy() ? RuleKind::AlwaysTrue : RuleKind::AlwaysFalse);
    else if (others->isDocument())
        rule.children.push_back(schema(itemPath, *others));
    else
        m_refused.refuse(mismatch,
                         Text::tr("$jsonSchema keyword 'additionalItems' must be either an object or a boolean"));
    if (positions >= 0 && !place.isRoot())
        place.all.children.push_back(restricted(place, BsonType::Array, std::move(rule)));
}

QByteArrayList SchemaCompiler::nameList(const BsonField &list)
{
    QByteArrayList names;
    QSet<QByteArrayView> seen;
    if (!list.isArray()) {
        m_refused.refuse(mismatch, Text::tr("'%1' must be an array").arg(shown(list.name)));
        return names;
    }
    for (const BsonField &name : base::BsonFields(list)) {
        if (!name.isString()) {
            m_refused.refuse(mismatch, Text::tr("'%1' must be an array of strings").arg(shown(list.name)));
            return names;
        }
        if (seen.contains(name.utf8()))
            m_refused.refuse(failed, Text::tr("'%1' names '%2' twice").arg(shown(list.name), shown(name.utf8())));
        seen.insert(name.utf8());
        names << name.utf8().toByteArray();
    }
    if (names.isEmpty())
        m_refused.refuse(failed, Text::tr("'%1' cannot be an empty array").arg(shown(list.name)));
    return names;
}

void SchemaCompiler::objects(const Place &place)
{
    QByteArrayList names;
    const BsonField *list = place.find("required");
    if (list != nullptr)
        names = nameList(*list);
    const BsonField *fields = place.find("properties");
    if (fields != nullptr && !fields->isDocument())
        m_refused.refuse(mismatch, Text::tr("$jsonSchema keyword 'properties' must be an object"));
    else if (fields != nullptr)
        properties(place, *fields, names);
    if (place.find("patternProperties") != nullptr || place.find("additionalProperties") != nullptr)
        allowed(place);
    if (list != nullptr)
        required(place, *list, names);
    propertyCount(place, "minProperties", RuleKind::MinProperties);
    propertyCount(place, "maxProperties", RuleKind::MaxProperties);
    dependencies(place);
}

void SchemaCompiler::properties(const Place &place, const BsonField &fields, const QByteArrayList &required)
{
    Rule all = Rule(RuleKind::And).told("properties");
    for (const BsonField &field : base::BsonFields(fields)) {
        if (!field.isDocument()) {
            m_refused.refuse(mismatch,
                             Text::tr("The schema of property '%1' must be an object").arg(shown(field.name)));
            return;
        }
        const QByteArray name = field.name.toByteArray();
        const QByteArrayList path = pathOf(name);
        Rule rule = schema(path, field);
        if (name.isEmpty()) { // a server would take the whole document for the field, and may end itself
            rule = Rule(RuleKind::Declined);
            rule.text = Text::tr("a rule for a property without a name can end the server's process");
        } else {
            base::BsonBuilder named;
            named.string("propertyName", QString::fromUtf8(name));
            rule.name = "_property";
            rule.specified = named.finish();
        }
        if (required.contains(name))
            all.children.push_back(std::move(rule));
        else
            all.children.push_back(Rule(RuleKind::Or, Telling::Inner)
                                       .with(Rule(RuleKind::Not).with(existsRule(path)))
                                       .with(std::move(rule)));
    }
    place.all.children.push_back(insideObject(place, std::move(all)));
}

void SchemaCompiler::allowed(const Place &place)
{
    Rule rule = Rule(RuleKind::AllowedProperties).told("");
    if (const BsonField *fields = place.find("properties")) {
        for (const BsonField &field : base::BsonFields(*fields))
            rule.names << field.name.toByteArray();
    }
    rule.children.emplace_back(RuleKind::AlwaysTrue);
    if (const BsonField *patterns = place.find("patternProperties")) {
        if (!patterns->isDocument())
            m_refused.refuse(mismatch, Text::tr("$jsonSchema keyword 'patternProperties' must be an object"));
        for (const BsonField &pattern : base::BsonFields(*patterns)) {
            if (!pattern.isDocument()) {
                m_refused.refuse(
                    mismatch, Text::tr("patternProperties has '%1', which is not an object").arg(shown(pattern.name)));
                return;
            }
            rule.children.push_back(schema({itemName}, pattern));
            addPattern(rule, pattern.name, {}, m_refused, badValue);
            rule.operands.push_back(pattern);
        }
    }
    if (const BsonField *others = place.find("additionalProperties")) {
        rule.specified = wrapped(*others);
        if (others->type == BsonType::Bool)
            rule.children.front() = Rule(others->isTruthy() ? RuleKind::AlwaysTrue : RuleKind::AlwaysFalse);
        else if (others->isDocument())
            rule.children.front() = schema({itemName}, *others);
        else
            m_refused.refuse(mismatch,
                             Text::tr("$jsonSchema keyword 'additionalProperties' must be an object or a boolean"));
    }
    place.all.children.push_back(insideObject(place, std::move(rule)));
}

void SchemaCompiler::required(const Place &place, const BsonField &list, QByteArrayList names)
{
    Rule all = Rule(RuleKind::And).told("required", wrapped(list));
    std::sort(names.begin(), names.end());
    for (const QByteArray &name : names)
        all.children.push_back(existsRule(pathOf(name)).told("_propertyExists"));
    place.all.children.push_back(insideObject(place, std::move(all)));
}

void SchemaCompiler::propertyCount(const Place &place, const char *keyword, RuleKind kind)
{
    const BsonField *number = place.find(keyword);
    if (number == nullptr)
        return;
    Rule rule = Rule(kind).told(keyword, wrapped(*number));
    rule.number = count(*number).value_or(0);
    place.all.children.push_back(insideObject(place, std::move(rule)));
}

void SchemaCompiler::dependencies(const Place &place)
{
    const BsonField *fields = place.find("dependencies");
    if (fields == nullptr)
        return;
    if (!fields->isDocument())
        m_refused.refuse(mismatch, Text::tr("$jsonSchema keyword 'dependencies' must be an object"));
    Rule all = Rule(RuleKind::And).told("dependencies");
    all.annotations = annotationsOf(*fields);
    for (const BsonField &field : base::BsonFields(*fields)) {
        const bool annotation =
            field.isString() && (field.name == QByteArrayView("title") || field.name == QByteArrayView("description"));
        if (field.isContainer())
            all.children.push_back(dependency(place, field));
        else if (!annotation)
            m_refused.refuse(mismatch,
                             Text::tr("dependency '%1' must be either an object or an array").arg(shown(field.name)));
    }
    place.all.children.push_back(std::move(all));
}

Rule SchemaCompiler::dependency(const Place &place, const BsonField &field)
{
    const auto exists = [&](const QByteArray &name, bool told) {
        Rule rule = existsRule(pathOf(name));
        if (told)
            rule = std::move(rule).told("_propertyExists");
        return place.isRoot() ? std::move(rule)
                              : Rule(RuleKind::Inside, told ? Telling::Inner : Telling::Nothing)
                                    .at(place.path)
                                    .with(std::move(rule));
    };
    Rule then;
    if (field.isArray()) {
        then = Rule(RuleKind::And).told("_propertiesExistList");
        for (const QByteArray &name : nameList(field))
            then.children.push_back(exists(name, true));
    } else {
        then = schema(place.path, field);
    }
    return Rule(RuleKind::Dependency)
        .told(field.isArray() ? "_propertyDependency" : "_schemaDependency", wrapped(field))
        .with(exists(field.name.toByteArray(), false))
        .with(std::move(then));
}

void SchemaCompiler::logic(const Place &place)
{
    if (const BsonField *list = place.find("allOf"))
        place.all.children.push_back(several(place, *list, RuleKind::And));
    if (const BsonField *list = place.find("anyOf"))
        place.all.children.push_back(several(place, *list, RuleKind::Or));
    if (const BsonField *list = place.find("oneOf"))
        place.all.children.push_back(several(place, *list, RuleKind::OneOf));
    if (const BsonField *field = place.find("not")) {
        if (!field->isDocument())
            m_refused.refuse(mismatch, Text::tr("$jsonSchema keyword 'not' must be an object"));
        else
            place.all.children.push_back(Rule(RuleKind::Not).told("not").with(schema(place.path, *field)));
    }
    if (const BsonField *list = place.find("enum"))
        place.all.children.push_back(enumeration(place, *list));
}

Rule SchemaCompiler::several(const Place &place, const BsonField &list, RuleKind kind)
{
    Rule out = Rule(kind).told(list.name.toByteArray());
    if (!list.isArray()) {
        m_refused.refuse(mismatch, Text::tr("$jsonSchema keyword '%1' must be an array").arg(shown(list.name)));
        return out;
    }
    for (const BsonField &field : base::BsonFields(list)) {
        if (!field.isDocument()) {
            m_refused.refuse(mismatch,
                             Text::tr("$jsonSchema keyword '%1' must be an array of objects").arg(shown(list.name)));
            return out;
        }
        out.children.push_back(schema(place.path, field));
    }
    if (out.children.empty())
        m_refused.refuse(badValue,
                         Text::tr("$jsonSchema keyword '%1' must be a non-empty array").arg(shown(list.name)));
    return out;
}

Rule SchemaCompiler::enumeration(const Place &place, const BsonField &list)
{
    Rule out = Rule(RuleKind::Or).told("enum", wrapped(list));
    if (!list.isArray()) {
        m_refused.refuse(mismatch, Text::tr("$jsonSchema keyword 'enum' must be an array"));
        return out;
    }
    std::vector<BsonField> seen;
    for (const BsonField &value : base::BsonFields(list)) {
        const bool twice = std::any_of(seen.begin(), seen.end(), [&](const BsonField &other) {
            return equalValues(other, value, FieldOrder::Ignored);
        });
        if (twice)
            m_refused.refuse(failed, Text::tr("$jsonSchema keyword 'enum' array cannot contain duplicate values"));
        seen.push_back(value);
        if (place.isRoot() && !value.isDocument())
            continue;
        Rule equal = Rule(place.isRoot() ? RuleKind::RootEqual : RuleKind::SchemaEqual).at(place.path);
        equal.operand = value;
        out.children.push_back(std::move(equal));
    }
    if (seen.empty())
        m_refused.refuse(failed, Text::tr("$jsonSchema keyword 'enum' cannot be an empty array"));
    if (out.children.empty())
        out.kind = RuleKind::AlwaysFalse;
    return out;
}

} // namespace sw::validation
