// SPDX-License-Identifier: GPL-3.0-or-later
// Index keys of which a value gives several: terms of texts, cells of geometries, everything for a wildcard.
#include "models/sizing/keys/indexkeys.h"

#include "models/sizing/keys/spherecell.h"
#include "models/sizing/keys/textterms.h"

namespace sw::sizing
{

using design::KeyKind;

namespace
{

constexpr quint64 reservedRecordId = quint64(1) << 62;

/// Calls \p visit for each value at \p path; arrays on the way, and at its end those of objects, stand for their items.
template <typename Visit>
void forEachAt(bson_iter_t fields, std::string_view path, const Visit &visit)
{
    const size_t dot = path.find('.');
    bson_iter_t value = fields;
    if (!bson_iter_find(&value, std::string(path.substr(0, dot)).c_str()))
        return;
    if (dot == std::string_view::npos)
        return visit(value);
    bson_iter_t inner;
    if (!(BSON_ITER_HOLDS_DOCUMENT(&value) || BSON_ITER_HOLDS_ARRAY(&value)) || !bson_iter_recurse(&value, &inner))
        return;
    if (BSON_ITER_HOLDS_DOCUMENT(&value))
        return forEachAt(inner, path.substr(dot + 1), visit);
    while (bson_iter_next(&inner)) {
        bson_iter_t below;
        if (BSON_ITER_HOLDS_DOCUMENT(&inner) && bson_iter_recurse(&inner, &below))
            forEachAt(below, path.substr(dot + 1), visit);
    }
}

void addTexts(const bson_iter_t &value, bool deep, TermWeights &out)
{
    if (BSON_ITER_HOLDS_UTF8(&value)) {
        uint32_t length = 0;
        const char *bytes = bson_iter_utf8(&value, &length);
        addTerms({bytes, length}, out);
        return;
    }
    bson_iter_t inner;
    if (!(BSON_ITER_HOLDS_ARRAY(&value) || (deep && BSON_ITER_HOLDS_DOCUMENT(&value))) ||
        !bson_iter_recurse(&value, &inner))
        return;
    while (bson_iter_next(&inner))
        addTexts(inner, deep, out);
}

} // namespace

/// False when the document has nothing for a text index, or no geometry at all: these indexes leave it out.
bool IndexKeys::gatherLists(const bson_iter_t &document)
{
    m_lists.clear();
    bool any = m_listPaths.empty();
    for (const std::string &path : m_listPaths) {
        m_lists.push_back(path.empty() ? terms(document) : cells(document, path));
        if (path.empty() && m_lists.back().empty())
            return false;
        any = any || !m_lists.back().empty();
    }
    return any;
}

std::vector<IndexKeys::Piece> IndexKeys::terms(const bson_iter_t &document) const
{
    TermWeights weights;
    for (const std::string &path : m_textPaths) {
        if (path.empty()) {
            bson_iter_t field = document;
            while (bson_iter_next(&field))
                addTexts(field, true, weights);
        } else {
            forEachAt(document, path, [&](const bson_iter_t &value) { addTexts(value, false, weights); });
        }
    }
    std::vector<Piece> out;
    for (const auto &[term, weight] : weights)
        out.push_back({storedTerm(term), weight});
    return out;
}

std::vector<IndexKeys::Piece> IndexKeys::cells(const bson_iter_t &document, const std::string &path)
{
    std::set<qint64> found;
    forEachAt(document, path, [&](const bson_iter_t &value) { found.merge(sphereCells(value, m_exact)); });
    std::vector<Piece> out;
    for (const qint64 cell : found)
        out.push_back({{}, 0, cell});
    return out;
}

void IndexKeys::encodePiece(const Piece &piece, const Key &key, KeyEncoder &encoder) const
{
    if (key.kind == KeyKind::Text) {
        encoder.appendString(piece.term);
        encoder.appendDouble(piece.number);
    } else {
        encoder.appendInt64(piece.cell, key.order);
    }
}

void IndexKeys::addWildcards(bson_iter_t fields, const std::string &prefix)
{
    while (bson_iter_next(&fields)) {
        const std::string name(bson_iter_key(&fields), bson_iter_key_len(&fields));
        if (prefix.empty() && m_wildcard->empty() && name == "_id")
            continue;
        const std::string path = prefix.empty() ? name : prefix + '.' + name;
        bson_iter_t inner;
        if (!BSON_ITER_HOLDS_ARRAY(&fields)) {
            addWildcard(path, &fields);
            continue;
        }
        m_arrayPaths.insert(path);
        bool isEmpty = true;
        if (!bson_iter_recurse(&fields, &inner))
            continue;
        while (bson_iter_next(&inner)) {
            addWildcard(path, &inner);
            isEmpty = false;
        }
        if (isEmpty)
            addWildcard(path, nullptr);
    }
}

/// \p value: null for an empty array.
void IndexKeys::addWildcard(const std::string &path, const bson_iter_t *value)
{
    bson_iter_t inner;
    bson_iter_t first;
    if (value != nullptr && BSON_ITER_HOLDS_DOCUMENT(value) && bson_iter_recurse(value, &inner)) {
        first = inner;
        if (bson_iter_next(&first))
            return addWildcards(inner, path);
    }
    const bool isBelow = m_wildcard->empty() || path == *m_wildcard || path.starts_with(*m_wildcard + '.');
    if (!isBelow)
        return;
    m_encoder.clear();
    m_encoder.appendString(path);
    if (value != nullptr)
        m_encoder.append(*value);
    else
        m_encoder.appendUndefined();
    keep(m_encoder);
}

void IndexKeys::finish(EntrySink &out)
{
    for (const std::string &path : m_arrayPaths) {
        if (!m_wildcard->empty() && path != *m_wildcard && !path.starts_with(*m_wildcard + '.'))
            continue;
        m_foundCount = 0;
        m_encoder.clear();
        m_encoder.appendInt32(1);
        m_encoder.appendString(path);
        keep(m_encoder);
        hand(reservedRecordId, out);
    }
}

} // namespace sw::sizing
