// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/keys/indexkeys.h"

#include "models/sizing/keys/spherecell.h"
#include "models/sizing/keys/textterms.h"

#include <algorithm>

namespace sw::sizing
{

using design::KeyKind;

namespace
{

bool isPlain(KeyKind kind)
{
    return !design::traitsOf(kind).givesSeveral;
}

QStringList plainPaths(const QList<design::IndexKey> &keys)
{
    QStringList paths;
    for (const design::IndexKey &key : keys) {
        if (isPlain(key.kind))
            paths << key.path;
    }
    return paths;
}

/// 64 bits that depend on all bytes.
qint64 hashOf(const std::string &bytes)
{
    quint64 hash = 0xcbf29ce484222325;
    for (const char c : bytes)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    hash = (hash ^ (hash >> 30)) * 0xbf58476d1ce4e5b9;
    hash = (hash ^ (hash >> 27)) * 0x94d049bb133111eb;
    return static_cast<qint64>(hash ^ (hash >> 31));
}

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

IndexKeys::IndexKeys(const design::Index &index, IndexRole role)
    : m_role(role), m_paths(plainPaths(index.keys)), m_sparse(index.sparse), m_exact(index.collation.isEmpty())
{
    int values = 0;
    for (const design::IndexKey &key : index.keys) {
        const auto order =
            design::traitsOf(key.kind).direction < 0 ? KeyEncoder::Order::Descending : KeyEncoder::Order::Ascending;
        m_keys.push_back({key.kind, order, isPlain(key.kind) ? values++ : addList(key)});
        if (isPlain(key.kind) && (key.path == wildcardName || key.path.endsWith(QLatin1String(".$**"))))
            m_wildcard = key.path.chopped(std::min<qsizetype>(4, key.path.size())).toStdString();
    }
    if (!index.wildcardProjection.isEmpty())
        m_projection.emplace(index);
    if (!index.partialFilter.isEmpty()) {
        m_filter.emplace(index.partialFilter);
        m_exact = m_exact && m_filter->isUnderstood();
    }
}

IndexKeys IndexKeys::ofId()
{
    design::Index index;
    index.keys = {{design::idName, KeyKind::Ascending}};
    return IndexKeys(index, IndexRole::Id);
}

void IndexKeys::add(const base::Bson &document, quint64 recordId, EntrySink &out)
{
    bson_t view;
    bson_iter_t fields;
    m_foundCount = 0;
    if (!document.view(&view) || !bson_iter_init(&fields, &view) || (m_filter && !m_filter->matches(document)))
        return;
    if (m_wildcard) {
        addWildcards(fields, {});
    } else if (gatherLists(fields)) {
        const bool fits = m_paths.forEach(fields, [&](const Values &values) {
            const auto isMissing = [](const PathValue &value) {
                return value.state == PathValue::State::Missing;
            };
            if (m_sparse && m_lists.empty() && std::all_of(values.begin(), values.end(), isMissing))
                return;
            m_encoder.clear();
            encode(values, 0, m_encoder);
        });
        if (!fits)
            return; // two arrays side by side in one key: the server refuses the document
    }
    hand(recordId, out);
}

void IndexKeys::encode(const Values &values, size_t from, KeyEncoder &encoder)
{
    for (size_t i = from; i < m_keys.size(); ++i) {
        const Key &key = m_keys[i];
        if (isPlain(key.kind)) {
            encodeValue(values[static_cast<size_t>(key.place)], key, encoder);
        } else if (key.place >= 0) {
            const Pieces &pieces = m_lists[static_cast<size_t>(key.place)].pieces;
            for (const Piece &piece : pieces) {
                KeyEncoder branch = encoder;
                encodePiece(piece, key, branch);
                encode(values, i + 1, branch);
            }
            if (!pieces.empty())
                return;
            encoder.appendNull(key.order);
        }
    }
    keep(encoder);
}

void IndexKeys::encodeValue(const PathValue &value, const Key &key, KeyEncoder &encoder)
{
    const bool present = value.state == PathValue::State::Present;
    if (key.kind == KeyKind::Hashed) {
        m_helper.clear();
        if (present && BSON_ITER_HOLDS_DOUBLE(&value.value))
            m_helper.appendInt64(bson_iter_as_int64(&value.value)); // what differs in the fraction only is hashed alike
        else if (present)
            m_helper.append(value.value);
        else
            m_helper.appendNull();
        encoder.appendInt64(hashOf(m_helper.key()));
    } else if (present) {
        encoder.append(value.value, key.order);
    } else if (value.state == PathValue::State::EmptyArray) {
        encoder.appendUndefined(key.order);
    } else {
        encoder.appendNull(key.order);
    }
}

void IndexKeys::keep(KeyEncoder &encoder)
{
    encoder.finish();
    if (m_foundCount == m_found.size())
        m_found.emplace_back();
    Found &found = m_found[m_foundCount++];
    found.key = encoder.key();
    found.typeBits.clear();
    encoder.storeTypeBits(found.typeBits);
}

/// Equal keys of one document are one entry.
void IndexKeys::hand(quint64 recordId, EntrySink &out)
{
    const auto end = m_found.begin() + static_cast<std::ptrdiff_t>(m_foundCount);
    auto last = end;
    if (m_foundCount > 1) {
        std::stable_sort(m_found.begin(), end, [](const Found &a, const Found &b) { return a.key < b.key; });
        last = std::unique(m_found.begin(), end, [](const Found &a, const Found &b) { return a.key == b.key; });
    }
    m_helper.clear();
    m_helper.appendRecordId(recordId);
    const std::string &id = m_helper.key();
    for (auto found = m_found.begin(); found != last; ++found) {
        if (m_role == IndexRole::Id)
            out.add(found->key, found->typeBits.insert(0, id));
        else
            out.add(found->key.append(id), found->typeBits);
    }
}

struct IndexKeys::ListKind
{
    KeyKind kind;
    Pieces (IndexKeys::*pieces)(const bson_iter_t &document, const Paths &paths) = nullptr; ///< nullptr: it has none
    void (*encode)(const Piece &piece, KeyEncoder::Order order, KeyEncoder &encoder) = nullptr;
    bool isShared = false;   ///< all keys of the kind have one list
    bool isRequired = false; ///< the index leaves documents out for which the list is empty
    bool isExact = true;
};

const IndexKeys::ListKind &IndexKeys::listKind(KeyKind kind)
{
    constexpr auto encodeTerm = [](const Piece &piece, KeyEncoder::Order, KeyEncoder &encoder) {
        encoder.appendString(piece.term);
        encoder.appendDouble(piece.number);
    };
    constexpr auto encodeCell = [](const Piece &piece, KeyEncoder::Order order, KeyEncoder &encoder) {
        encoder.appendInt64(piece.cell, order);
    };
    static constexpr ListKind kinds[] = {{KeyKind::Ascending},
                                         {KeyKind::Descending},
                                         {KeyKind::Text, &IndexKeys::terms, encodeTerm, true, true, false},
                                         {KeyKind::Hashed},
                                         {KeyKind::Geo2dSphere, &IndexKeys::cells, encodeCell}};
    static_assert(base::isTableOf<design::lastIndexKind>(kinds, &ListKind::kind));
    return kinds[static_cast<size_t>(kind)];
}

/// The place of the list that \p key stands for; -1 where a key before stands for it already.
int IndexKeys::addList(const design::IndexKey &key)
{
    const ListKind &kind = listKind(key.kind);
    m_exact = m_exact && kind.isExact;
    const std::string path = key.path == wildcardName ? std::string() : key.path.toStdString();
    const auto same = std::find_if(m_lists.begin(), m_lists.end(),
                                   [&](const List &list) { return kind.isShared && list.kind == key.kind; });
    if (same != m_lists.end()) {
        same->paths.push_back(path);
        return -1;
    }
    m_lists.push_back({key.kind, {path}, {}});
    return static_cast<int>(m_lists.size()) - 1;
}

/// False when the index leaves the document out: it has nothing for a text index, or no geometry at all.
bool IndexKeys::gatherLists(const bson_iter_t &document)
{
    bool any = m_lists.empty();
    for (List &list : m_lists) {
        const ListKind &kind = listKind(list.kind);
        list.pieces = (this->*kind.pieces)(document, list.paths);
        if (kind.isRequired && list.pieces.empty())
            return false;
        any = any || !list.pieces.empty();
    }
    return any;
}

IndexKeys::Pieces IndexKeys::terms(const bson_iter_t &document, const Paths &paths)
{
    TermWeights weights;
    for (const std::string &path : paths) {
        if (path.empty()) {
            bson_iter_t field = document;
            while (bson_iter_next(&field))
                addTexts(field, true, weights);
        } else {
            forEachAt(document, path, [&](const bson_iter_t &value) { addTexts(value, false, weights); });
        }
    }
    Pieces out;
    for (const auto &[term, weight] : weights)
        out.push_back({storedTerm(term), weight});
    return out;
}

IndexKeys::Pieces IndexKeys::cells(const bson_iter_t &document, const Paths &paths)
{
    std::set<qint64> found;
    for (const std::string &path : paths)
        forEachAt(document, path, [&](const bson_iter_t &value) { found.merge(sphereCells(value, m_exact)); });
    Pieces out;
    for (const qint64 cell : found)
        out.push_back({{}, 0, cell});
    return out;
}

void IndexKeys::encodePiece(const Piece &piece, const Key &key, KeyEncoder &encoder) const
{
    listKind(key.kind).encode(piece, key.order, encoder);
}

void IndexKeys::addWildcards(bson_iter_t fields, const std::string &prefix)
{
    while (bson_iter_next(&fields)) {
        const std::string name(bson_iter_key(&fields), bson_iter_key_len(&fields));
        if (prefix.empty() && m_wildcard->empty() && !m_projection && name == "_id")
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

bool IndexKeys::isWild(const std::string &path) const
{
    if (m_projection)
        return m_projection->holds(QString::fromStdString(path));
    return m_wildcard->empty() || path == *m_wildcard || path.starts_with(*m_wildcard + '.');
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
    if (!isWild(path))
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
        if (!isWild(path))
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
