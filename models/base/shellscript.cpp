// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/shellscript.h"

#include "models/base/bson/extendedjsonwriter.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace sw::base
{

namespace
{

constexpr qsizetype widest = 110;
constexpr int deepestMaps = 150; ///< deeper documents cannot be sent anyway

bool isOneOf(std::string_view name, const std::vector<std::string_view> &names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// Names that objects or Extended JSON of JavaScript do not keep as they are.
bool isChanged(std::string_view name)
{
    static const std::vector<std::string_view> typeNames = {
        "$oid",    "$numberInt", "$numberLong",        "$numberDouble", "$numberDecimal", "$binary", "$uuid",
        "$date",   "$timestamp", "$regularExpression", "$regex",        "$code",          "$symbol", "$undefined",
        "$minKey", "$maxKey",    "$dbPointer",         "$ref"};
    if (name == "__proto__")
        return true;
    if (!name.empty() && name.front() == '$')
        return isOneOf(name, typeNames);
    return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// Whether an object at any depth has a name that would be changed; the keys of arrays do not count.
bool hasChangedName(const Bson &document)
{
    struct Level
    {
        BsonFields fields;
        bool array;
    };
    std::vector<Level> levels{{BsonFields(document), false}};
    for (BsonField field; !levels.empty();) {
        if (!levels.back().fields.next(field)) {
            levels.pop_back();
            continue;
        }
        if (!levels.back().array && isChanged({field.name.data(), static_cast<size_t>(field.name.size())}))
            return true;
        if (field.isContainer())
            levels.push_back({BsonFields(field), field.isArray()});
    }
    return false;
}

/// Extended JSON inside a string literal in single quotes, long texts in pieces.
QByteArray parsed(const QByteArray &json, int indent)
{
    QByteArray text = json;
    text.replace('\\', "\\\\");
    if (json.size() <= widest)
        return "parse('" + text + "')";
    // The JSON is broken first, for doubled backslashes would hide where its strings end.
    text = brokenIntoLines(json, widest).replace('\\', "\\\\");
    const QByteArray separator = "' +\n" + QByteArray(indent + 2, ' ') + '\'';
    return "parse(\n" + QByteArray(indent + 2, ' ') + '\'' + text.replace("\n", separator) + "')";
}

QByteArray map(BsonFields fields, int depth);

QByteArray value(const BsonField &field, int depth)
{
    if (field.isDocument())
        return map(BsonFields(field), depth + 1);
    if (field.isArray()) {
        QByteArray items;
        for (const BsonField &item : BsonFields(depth < deepestMaps ? field : BsonField()))
            items += (items.isEmpty() ? "" : ", ") + value(item, depth + 1);
        return '[' + items + ']';
    }
    if (field.type == BsonType::Int32)
        return QByteArray::number(field.as<qint32>());
    const bool plain = field.isString() || field.type == BsonType::Bool || field.type == BsonType::Null;
    const QByteArray json = toExtendedJson(field, EjsonForm::Canonical, JsonEscapes::Script);
    return plain ? json : parsed(json, 0);
}

QByteArray map(BsonFields fields, int depth)
{
    QByteArray pairs;
    BsonField field;
    while (depth < deepestMaps && fields.next(field)) {
        pairs += pairs.isEmpty() ? "[" : ", [";
        appendJsonString(pairs, field.name, JsonEscapes::Script);
        pairs += ", " + value(field, depth) + ']';
    }
    return "new Map([" + pairs + "])";
}

} // namespace

QByteArray shellString(const QString &text)
{
    return jsonString(text, JsonEscapes::Script);
}

QByteArray shellExpression(const Bson &document, int indent)
{
    if (hasChangedName(document))
        return shellMap(document);
    return parsed(toExtendedJson(document, EjsonForm::Canonical, JsonEscapes::Script), indent);
}

QByteArray shellMap(const Bson &document)
{
    return map(BsonFields(document), 0);
}

} // namespace sw::base
