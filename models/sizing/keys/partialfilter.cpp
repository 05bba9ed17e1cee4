// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/keys/partialfilter.h"

#include "models/sizing/keys/keyencoder.h"
#include "models/sizing/keys/keytypes.h"

#include <bson/bson.h>

#include <algorithm>

namespace sw::sizing
{

namespace
{

std::string keyOf(const bson_iter_t &value)
{
    KeyEncoder encoder;
    encoder.append(value);
    return encoder.key();
}

std::string nullKey()
{
    return std::string(1, static_cast<char>(keytype::null));
}

/// Numbers of all types are compared with each other, else only values of one type.
bool areComparable(const std::string &a, const std::string &b)
{
    const auto group = [](const std::string &key) {
        const int type = static_cast<unsigned char>(key.front());
        return type >= keytype::number && type <= keytype::largeNumber ? keytype::number
               : type == keytype::boolean + 1                          ? keytype::boolean
                                                                       : type;
    };
    return group(a) == group(b);
}

std::vector<std::string> partsOf(const std::string &path)
{
    std::vector<std::string> parts;
    size_t from = 0;
    for (size_t dot = path.find('.'); dot != std::string::npos; from = dot + 1, dot = path.find('.', from))
        parts.push_back(path.substr(from, dot - from));
    parts.push_back(path.substr(from));
    return parts;
}

/// The BSON types that a name or number in $type stands for, one char each; empty for an unknown one.
std::string typesOf(const bson_iter_t &operand)
{
    if (!BSON_ITER_HOLDS_UTF8(&operand))
        return std::string(1, static_cast<char>(bson_iter_as_int64(&operand)));
    static const std::pair<const char *, std::string> names[] = {{"number", "\x01\x10\x12\x13"},
                                                                 {"double", "\x01"},
                                                                 {"string", "\x02"},
                                                                 {"object", "\x03"},
                                                                 {"array", "\x04"},
                                                                 {"binData", "\x05"},
                                                                 {"objectId", "\x07"},
                                                                 {"bool", "\x08"},
                                                                 {"date", "\x09"},
                                                                 {"null", "\x0a"},
                                                                 {"regex", "\x0b"},
                                                                 {"javascript", "\x0d"},
                                                                 {"symbol", "\x0e"},
                                                                 {"javascriptWithScope", "\x0f"},
                                                                 {"int", "\x10"},
                                                                 {"timestamp", "\x11"},
                                                                 {"long", "\x12"},
                                                                 {"decimal", "\x13"},
                                                                 {"minKey", "\xff"},
                                                                 {"maxKey", "\x7f"}};
    const std::string name = bson_iter_utf8(&operand, nullptr);
    const auto found =
        std::find_if(std::begin(names), std::end(names), [&](const auto &pair) { return name == pair.first; });
    return found == std::end(names) ? std::string() : found->second;
}

template <typename Visit>
void forEachItem(const bson_iter_t &list, const Visit &visit)
{
    bson_iter_t item;
    if (!BSON_ITER_HOLDS_ARRAY(&list) || !bson_iter_recurse(&list, &item))
        return visit(list);
    while (bson_iter_next(&item))
        visit(item);
}

} // namespace

PartialFilter::PartialFilter(const base::Bson &filter)
{
    bson_t view;
    bson_iter_t field;
    if (filter.view(&view) && bson_iter_init(&field, &view))
        readFields(field, m_root);
}

void PartialFilter::readFields(bson_iter_t &field, Rule &out)
{
    while (bson_iter_next(&field)) {
        const std::string name = bson_iter_key(&field);
        if (name == "$and" || name == "$or") {
            Rule group{name == "$and" ? Operator::All : Operator::Any};
            forEachItem(field, [&](const bson_iter_t &item) {
                bson_iter_t inner;
                Rule all;
                if (BSON_ITER_HOLDS_DOCUMENT(&item) && bson_iter_recurse(&item, &inner))
                    readFields(inner, all);
                group.rules.push_back(std::move(all));
            });
            out.rules.push_back(std::move(group));
        } else if (name.starts_with('$')) {
            m_understood = false;
        } else {
            readOperators(field, out);
        }
    }
}

void PartialFilter::readOperators(const bson_iter_t &field, Rule &out)
{
    bson_iter_t operand;
    const std::vector<std::string> path = partsOf(bson_iter_key(&field));
    bool hasOperators = false;
    if (BSON_ITER_HOLDS_DOCUMENT(&field) && bson_iter_recurse(&field, &operand)) {
        while (bson_iter_next(&operand) && bson_iter_key(&operand)[0] == '$') {
            hasOperators = true;
            Rule rule{Operator::In, true, path};
            if (readOperator(operand, rule))
                out.rules.push_back(std::move(rule));
            else
                m_understood = false;
        }
    }
    if (!hasOperators)
        out.rules.push_back({Operator::In, true, path, {keyOf(field)}});
}

bool PartialFilter::readOperator(const bson_iter_t &operand, Rule &rule)
{
    const std::string name = bson_iter_key(&operand);
    if (name == "$exists") {
        rule.what = Operator::Exists;
        rule.wanted = bson_iter_as_bool(&operand);
        return true;
    }
    if (name == "$type") {
        rule.what = Operator::OfType;
        forEachItem(operand, [&](const bson_iter_t &item) { rule.values.push_back(typesOf(item)); });
        return true;
    }
    if (name == "$in") {
        forEachItem(operand, [&](const bson_iter_t &item) { rule.values.push_back(keyOf(item)); });
        return true;
    }
    static const std::pair<const char *, Operator> comparisons[] = {{"$eq", Operator::In},
                                                                    {"$gt", Operator::Greater},
                                                                    {"$gte", Operator::GreaterOrEqual},
                                                                    {"$lt", Operator::Less},
                                                                    {"$lte", Operator::LessOrEqual}};
    for (const auto &[word, meaning] : comparisons) {
        if (name == word) {
            rule.what = meaning;
            rule.values.push_back(keyOf(operand));
            return true;
        }
    }
    return false;
}

bool PartialFilter::matches(const base::Bson &document) const
{
    bson_t view;
    bson_iter_t fields;
    return document.view(&view) && bson_iter_init(&fields, &view) && holds(m_root, fields);
}

bool PartialFilter::holds(const Rule &rule, const bson_iter_t &document)
{
    const auto inner = [&](const Rule &each) {
        return holds(each, document);
    };
    if (rule.what == Operator::All)
        return std::all_of(rule.rules.begin(), rule.rules.end(), inner);
    if (rule.what == Operator::Any)
        return std::any_of(rule.rules.begin(), rule.rules.end(), inner);
    bool found = false;
    const bool holdsForOne = holdsBelow(rule, document, 0, found);
    if (rule.what == Operator::Exists)
        return found == rule.wanted;
    if (!found && rule.what == Operator::In) // what is missing equals null
        return std::find(rule.values.begin(), rule.values.end(), nullKey()) != rule.values.end();
    return holdsForOne;
}

bool PartialFilter::holdsBelow(const Rule &rule, bson_iter_t fields, size_t part, bool &found)
{
    bson_iter_t value = fields;
    if (!bson_iter_find(&value, rule.path[part].c_str()))
        return false;
    const bool isLast = part + 1 == rule.path.size();
    bson_iter_t inner;
    if (isLast)
        found = true;
    if (isLast && holdsFor(rule, value))
        return true;
    if (!BSON_ITER_HOLDS_DOCUMENT(&value) && !BSON_ITER_HOLDS_ARRAY(&value))
        return false;
    if (!bson_iter_recurse(&value, &inner))
        return false;
    if (BSON_ITER_HOLDS_DOCUMENT(&value))
        return !isLast && holdsBelow(rule, inner, part + 1, found);
    bool holdsForOne = false;
    while (bson_iter_next(&inner) && !holdsForOne) {
        bson_iter_t below;
        if (isLast)
            holdsForOne = holdsFor(rule, inner);
        else if (BSON_ITER_HOLDS_DOCUMENT(&inner) && bson_iter_recurse(&inner, &below))
            holdsForOne = holdsBelow(rule, below, part + 1, found);
    }
    return holdsForOne;
}

bool PartialFilter::holdsFor(const Rule &rule, const bson_iter_t &value)
{
    const auto isOfType = [&](const std::string &types) {
        return types.find(static_cast<char>(bson_iter_type(&value))) != std::string::npos;
    };
    if (rule.what == Operator::Exists)
        return true;
    if (rule.what == Operator::OfType)
        return std::any_of(rule.values.begin(), rule.values.end(), isOfType);
    const std::string key = keyOf(value);
    if (rule.what == Operator::In)
        return std::find(rule.values.begin(), rule.values.end(), key) != rule.values.end();
    const std::string &operand = rule.values.front();
    if (!areComparable(key, operand))
        return false;
    switch (rule.what) {
    case Operator::Greater:
        return key > operand;
    case Operator::GreaterOrEqual:
        return key >= operand;
    case Operator::Less:
        return key < operand;
    default:
        return key <= operand;
    }
}

} // namespace sw::sizing
