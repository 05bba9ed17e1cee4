// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"

#include <QStringList>

#include <bson/bson.h>

#include <functional>
#include <string>
#include <vector>

namespace sw::sizing
{

/// What a document holds at a path of an index.
struct PathValue
{
    enum class State { Missing, Present, EmptyArray };
    State state = State::Missing;
    bson_iter_t value{}; ///< when present
};

/// Finds the values of an index's paths in documents, through objects and arrays: an array on the way or at the end of
/// a path gives one combination of values for each element, as MongoDB makes index keys.
class KeyPaths
{
public:
    explicit KeyPaths(const QStringList &paths);

    using Visit = std::function<void(const std::vector<PathValue> &)>;
    /// Calls \p visit for each combination. False when two arrays side by side are on the paths, which no index may
    /// have.
    bool forEach(const base::Bson &document, const Visit &visit) const;
    bool forEach(bson_iter_t fields, const Visit &visit) const;

    size_t size() const { return m_paths.size(); }

private:
    struct Cursor
    {
        PathValue found;
        bson_iter_t fields{}; ///< of the object that was reached
        size_t part = 0;      ///< of the path, to be looked for next
        bool done = false;
        const uint8_t *array = nullptr; ///< that was met; its elements are to be gone through
        bson_iter_t elements{};
    };
    using Cursors = std::vector<Cursor>;
    bool expand(Cursors &cursors, const Visit &visit) const;
    bool expandArray(const Cursors &cursors, const Cursor &at, const Visit &visit) const;
    void advance(Cursor &cursor, size_t which) const;
    void enter(Cursor &cursor, const bson_iter_t &field, size_t which) const;
    void enterElement(Cursor &cursor, const bson_iter_t &element, size_t which) const;

    std::vector<std::vector<std::string>> m_paths;
};

} // namespace sw::sizing
