// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/keys/keypaths.h"

#include <algorithm>

namespace sw::sizing
{

namespace
{

bool isPosition(const std::string &part)
{
    return !part.empty() && std::all_of(part.begin(), part.end(), [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace

KeyPaths::KeyPaths(const QStringList &paths)
{
    for (const QString &path : paths) {
        std::vector<std::string> parts;
        for (const QString &part : path.split(QLatin1Char('.')))
            parts.push_back(part.toStdString());
        m_paths.push_back(std::move(parts));
    }
}

bool KeyPaths::forEach(const base::Bson &document, const Visit &visit) const
{
    bson_t view;
    bson_iter_t fields;
    return document.view(&view) && bson_iter_init(&fields, &view) && forEach(fields, visit);
}

bool KeyPaths::forEach(bson_iter_t fields, const Visit &visit) const
{
    Cursors cursors(m_paths.size());
    for (Cursor &cursor : cursors)
        cursor.fields = fields;
    return expand(cursors, visit);
}

/// Goes on with the field that \p cursor's last path part has named.
void KeyPaths::enter(Cursor &cursor, const bson_iter_t &field, size_t which) const
{
    const std::vector<std::string> &path = m_paths[which];
    if (BSON_ITER_HOLDS_ARRAY(&field)) {
        uint32_t length = 0;
        bson_iter_array(&field, &length, &cursor.array);
        bson_iter_recurse(&field, &cursor.elements);
        if (cursor.part >= path.size() || !isPosition(path[cursor.part]))
            return;
        bson_iter_t element = cursor.elements;
        if (!bson_iter_find(&element, path[cursor.part].c_str()))
            return;
        ++cursor.part;
        if (!BSON_ITER_HOLDS_ARRAY(&element) || cursor.part < path.size()) {
            cursor.array = nullptr;
            return enter(cursor, element, which);
        }
        return enterElement(cursor, element, which); // an array within an array is one value
    }
    if (cursor.part >= path.size()) {
        cursor.found = {PathValue::State::Present, field};
        cursor.done = true;
    } else if (!BSON_ITER_HOLDS_DOCUMENT(&field) || !bson_iter_recurse(&field, &cursor.fields)) {
        cursor.done = true;
    }
}

void KeyPaths::enterElement(Cursor &cursor, const bson_iter_t &element, size_t which) const
{
    cursor.array = nullptr;
    if (cursor.part >= m_paths[which].size())
        cursor.found = {PathValue::State::Present, element};
    else if (BSON_ITER_HOLDS_DOCUMENT(&element) && bson_iter_recurse(&element, &cursor.fields))
        return;
    cursor.done = true;
}

/// On to the value, to what is missing, or to the next array.
void KeyPaths::advance(Cursor &cursor, size_t which) const
{
    while (!cursor.done && cursor.array == nullptr) {
        bson_iter_t field = cursor.fields;
        if (!bson_iter_find(&field, m_paths[which][cursor.part].c_str())) {
            cursor.done = true;
            return;
        }
        ++cursor.part;
        enter(cursor, field, which);
    }
}

bool KeyPaths::expand(Cursors &cursors, const Visit &visit) const
{
    const Cursor *array = nullptr;
    for (size_t i = 0; i < cursors.size(); ++i) {
        advance(cursors[i], i);
        if (cursors[i].done)
            continue;
        if (array != nullptr && array->array != cursors[i].array)
            return false;
        array = &cursors[i];
    }
    if (array != nullptr)
        return expandArray(cursors, *array, visit);
    std::vector<PathValue> values;
    values.reserve(cursors.size());
    for (const Cursor &cursor : cursors)
        values.push_back(cursor.found);
    visit(values);
    return true;
}

bool KeyPaths::expandArray(const Cursors &cursors, const Cursor &at, const Visit &visit) const
{
    bson_iter_t element = at.elements;
    bool isEmpty = true;
    while (bson_iter_next(&element)) {
        isEmpty = false;
        Cursors next = cursors;
        for (size_t i = 0; i < next.size(); ++i) {
            if (next[i].array != nullptr)
                enterElement(next[i], element, i);
        }
        if (!expand(next, visit))
            return false;
    }
    if (!isEmpty)
        return true;
    Cursors next = cursors;
    for (size_t i = 0; i < next.size(); ++i) {
        if (next[i].array == nullptr)
            continue;
        if (next[i].part >= m_paths[i].size())
            next[i].found.state = PathValue::State::EmptyArray;
        next[i].array = nullptr;
        next[i].done = true;
    }
    return expand(next, visit);
}

} // namespace sw::sizing
