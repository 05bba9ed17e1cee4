// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"

#include <bson/bson.h>

#include <string>
#include <vector>

namespace sw::sizing
{

/// Decides which documents a partial index holds. Knows what the server allows in such filters: equality, $eq, $in,
/// $exists, $gt, $gte, $lt, $lte, $type, $and and $or. Values are compared by the bytes of their index keys, which sort
/// as the values do, and only with values of their own type, as queries do.
class PartialFilter
{
public:
    explicit PartialFilter(const base::Bson &filter);

    bool matches(const base::Bson &document) const;
    /// False when the filter has something that is not known here and was taken as fulfilled.
    bool isUnderstood() const { return m_understood; }

private:
    enum class Operator { All, Any, Exists, OfType, In, Greater, GreaterOrEqual, Less, LessOrEqual };
    struct Rule
    {
        Operator what = Operator::All;
        bool wanted = true;                ///< of Exists
        std::vector<std::string> path{};   ///< none for All and Any
        std::vector<std::string> values{}; ///< keys of the operands, or the types
        std::vector<Rule> rules{};         ///< of All and Any
    };
    void readFields(bson_iter_t &field, Rule &out);
    void readOperators(const bson_iter_t &field, Rule &out);
    bool readOperator(const bson_iter_t &operand, Rule &rule);
    static bool holds(const Rule &rule, const bson_iter_t &document);
    /// Whether \p rule holds for the value at its path from \p part on, or for one of several in arrays; \p found is
    /// set when there is any.
    static bool holdsBelow(const Rule &rule, bson_iter_t fields, size_t part, bool &found);
    static bool holdsFor(const Rule &rule, const bson_iter_t &value);

    Rule m_root;
    bool m_understood = true;
};

} // namespace sw::sizing
