// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/keys/indexkeys.h"

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

} // namespace sw::sizing
