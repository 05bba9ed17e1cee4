// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/shellscript.h"

#include "models/base/bson/extendedjsonwriter.h"

#include <bson/bson.h>

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
bool hasChangedName(const bson_iter_t &start)
{
    struct Level
    {
        bson_iter_t it;
        bool array;
    };
    std::vector<Level> levels{{start, false}};
    while (!levels.empty()) {
        Level &level = levels.back();
        if (!bson_iter_next(&level.it)) {
            levels.pop_back();
            continue;
        }
        if (!level.array && isChanged({bson_iter_key(&level.it), bson_iter_key_len(&level.it)}))
            return true;
        const bool array = BSON_ITER_HOLDS_ARRAY(&level.it);
        bson_iter_t inner;
        if ((array || BSON_ITER_HOLDS_DOCUMENT(&level.it)) && bson_iter_recurse(&level.it, &inner))
            levels.push_back({inner, array});
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

QByteArray keyText(const bson_iter_t &it)
{
    QByteArray out;
    appendJsonString(out, bson_iter_key(&it), static_cast<qsizetype>(bson_iter_key_len(&it)), EjsonEscapes::Script);
    return out;
}

Bson nested(const bson_iter_t &it)
{
    bson_t view;
    uint32_t length = 0;
    const uint8_t *data = nullptr;
    BSON_ITER_HOLDS_ARRAY(&it) ? bson_iter_array(&it, &length, &data) : bson_iter_document(&it, &length, &data);
    return bson_init_static(&view, data, length) ? Bson(&view) : Bson();
}

/// {"v": value} cut down to the value.
QByteArray scalarJson(const bson_iter_t &it)
{
    bson_t holder = BSON_INITIALIZER;
    bson_append_iter(&holder, "v", 1, &it);
    const QByteArray json = toExtendedJson(Bson(&holder), EjsonForm::Canonical, EjsonEscapes::Script);
    bson_destroy(&holder);
    return json.mid(5, json.size() - 6);
}

QByteArray map(const Bson &document, int depth);

QByteArray value(const bson_iter_t &it, int depth)
{
    if (BSON_ITER_HOLDS_DOCUMENT(&it))
        return map(nested(it), depth + 1);
    if (BSON_ITER_HOLDS_ARRAY(&it)) {
        const Bson array = nested(it);
        QByteArray items;
        bson_t view;
        bson_iter_t item;
        if (depth < deepestMaps && array.view(&view) && bson_iter_init(&item, &view)) {
            while (bson_iter_next(&item))
                items += (items.isEmpty() ? "" : ", ") + value(item, depth + 1);
        }
        return '[' + items + ']';
    }
    if (BSON_ITER_HOLDS_INT32(&it))
        return QByteArray::number(bson_iter_int32(&it));
    const bool plain = BSON_ITER_HOLDS_UTF8(&it) || BSON_ITER_HOLDS_BOOL(&it) || BSON_ITER_HOLDS_NULL(&it);
    return plain ? scalarJson(it) : parsed(scalarJson(it), 0);
}

QByteArray map(const Bson &document, int depth)
{
    QByteArray pairs;
    bson_t view;
    bson_iter_t it;
    if (depth < deepestMaps && document.view(&view) && bson_iter_init(&it, &view)) {
        while (bson_iter_next(&it))
            pairs += (pairs.isEmpty() ? "[" : ", [") + keyText(it) + ", " + value(it, depth) + ']';
    }
    return "new Map([" + pairs + "])";
}

} // namespace

QByteArray shellString(const QString &text)
{
    return jsonString(text, EjsonEscapes::Script);
}

QByteArray shellExpression(const Bson &document, int indent)
{
    bson_t view;
    bson_iter_t it;
    if (document.view(&view) && bson_iter_init(&it, &view) && hasChangedName(it))
        return map(document, 0);
    return parsed(toExtendedJson(document, EjsonForm::Canonical, EjsonEscapes::Script), indent);
}

QByteArray shellMap(const Bson &document)
{
    return map(document, 0);
}

} // namespace sw::base
