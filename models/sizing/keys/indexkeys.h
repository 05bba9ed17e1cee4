// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/indexes/index.h"
#include "models/sizing/files/indexsize.h"
#include "models/sizing/keys/entrytable.h"
#include "models/sizing/keys/keyencoder.h"
#include "models/sizing/keys/keypaths.h"
#include "models/sizing/keys/partialfilter.h"
#include "models/sizing/keys/wildcard.h"

#include <optional>
#include <set>

namespace sw::sizing
{

/// Makes the entries of an index from documents, byte by byte as the server does: compound and descending keys, arrays
/// (distinct elements), sparse and partial indexes, hashed keys, terms of texts, cells of points and wildcards. Unique
/// and TTL indexes have the same entries as others.
class IndexKeys
{
public:
    explicit IndexKeys(const design::Index &index, IndexRole role = IndexRole::Secondary);
    /// The index on _id that every collection has.
    static IndexKeys ofId();

    /// Adds the entries of \p document to \p out. \p recordId: 1 for the first document, then one more each.
    void add(const base::Bson &document, quint64 recordId, EntrySink &out);
    /// Adds what belongs to the index as a whole: the paths at which a wildcard index has met arrays.
    void finish(EntrySink &out);

    /// False when the server's entries differ somewhat from these: stems of texts are cut by simpler rules, areas on
    /// the sphere get the cells of their corners, a collation's sort keys are replaced by the strings, or the filter
    /// has an operator that is not known. Hashes are not the server's own, but of the same length and as evenly spread.
    bool isExact() const { return m_exact; }

private:
    struct Key
    {
        design::KeyKind kind;
        KeyEncoder::Order order;
        int place; ///< among the values of m_paths, or in m_lists; -1: its list stands where an earlier key does
    };
    struct Piece ///< one of several keys that a text or a geometry gives
    {
        std::string term{};
        double number = 0;
        qint64 cell = 0;
    };
    using Pieces = std::vector<Piece>;
    using Paths = std::vector<std::string>;
    struct ListKind; ///< how the keys of a kind that gives several are made
    struct List
    {
        design::KeyKind kind;
        Paths paths;   ///< an empty one: all fields
        Pieces pieces; ///< of the document at hand
    };
    struct Found
    {
        std::string key;
        std::string typeBits;
    };
    using Values = std::vector<PathValue>;
    static constexpr QLatin1String wildcardName{"$**"};

    static const ListKind &listKind(design::KeyKind kind);
    int addList(const design::IndexKey &key);
    bool gatherLists(const bson_iter_t &document);
    Pieces terms(const bson_iter_t &document, const Paths &paths);
    Pieces cells(const bson_iter_t &document, const Paths &paths);
    void encode(const Values &values, size_t from, KeyEncoder &encoder);
    void encodeValue(const PathValue &value, const Key &key, KeyEncoder &encoder);
    void encodePiece(const Piece &piece, const Key &key, KeyEncoder &encoder) const;
    void addWildcards(bson_iter_t fields, const std::string &prefix);
    void addWildcard(const std::string &path, const bson_iter_t *value);
    bool isWild(const std::string &path) const;
    void keep(KeyEncoder &encoder);
    void hand(quint64 recordId, EntrySink &out);

    IndexRole m_role;
    std::vector<Key> m_keys;
    KeyPaths m_paths;          ///< of the keys that are plain values
    std::vector<List> m_lists; ///< of the keys that give several pieces
    std::optional<PartialFilter> m_filter;
    std::optional<Wildcard> m_projection;  ///< of a wildcard
    std::optional<std::string> m_wildcard; ///< the path below which everything is a key; empty: all but _id
    bool m_sparse;
    bool m_exact = true;
    std::set<std::string> m_arrayPaths; ///< met by a wildcard
    std::vector<Found> m_found;         ///< in the document at hand
    size_t m_foundCount = 0;
    KeyEncoder m_encoder;
    KeyEncoder m_helper;
};

} // namespace sw::sizing
