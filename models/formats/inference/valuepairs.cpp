// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/inference/valuepairs.h"

#include "models/formats/inference/distinctvalues.h"

#include <algorithm>

namespace sw::formats
{

namespace
{

constexpr int mostPairedFields = 48;

/// Numbers different keys in the order in which they come. All keys but 0.
class Numbering
{
public:
    quint32 numberOf(quint64 key)
    {
        size_t at = static_cast<size_t>(key * 0x9E3779B97F4A7C15 >> 52);
        while (m_slots[at].key != 0 && m_slots[at].key != key)
            at = (at + 1) % slotCount;
        if (m_slots[at].key == 0)
            m_slots[at] = {key, ++m_count};
        return m_slots[at].number;
    }
    quint32 count() const { return m_count; }

private:
    static constexpr size_t slotCount = 2 * ValuePairs::mostDocuments;
    struct Slot
    {
        quint64 key = 0;
        quint32 number = 0;
    };
    std::vector<Slot> m_slots = std::vector<Slot>(slotCount);
    quint32 m_count = 0;
};

} // namespace

int ValuePairs::newField()
{
    return m_fields < mostPairedFields ? m_fields++ : -1;
}

bool ValuePairs::begin(quint64 number)
{
    const quint64 hash = valueHash(static_cast<qint64>(number));
    return m_rows.keeps(hash) && m_rows.add({hash, std::vector<quint64>(static_cast<size_t>(m_fields))});
}

void ValuePairs::set(int field, quint64 hash)
{
    std::vector<quint64> &values = m_rows.last().values;
    if (values.size() <= static_cast<size_t>(field))
        values.resize(static_cast<size_t>(m_fields));
    values[static_cast<size_t>(field)] = hash;
}

ValuePairs::Column ValuePairs::column(int field) const
{
    const auto at = static_cast<size_t>(field);
    Numbering numbering;
    Column column;
    column.values.reserve(m_rows.items().size());
    for (const Row &row : m_rows.items()) {
        const quint64 hash = at < row.values.size() ? row.values[at] : 0;
        column.values.push_back(hash != 0 ? numbering.numberOf(hash) : 0);
    }
    column.different = numbering.count();
    return column;
}

ValuePairs::Together ValuePairs::together(const Column &a, const Column &b)
{
    Numbering numbering;
    Together together;
    for (size_t i = 0; i < std::min(a.values.size(), b.values.size()); ++i) {
        if (a.values[i] == 0 || b.values[i] == 0)
            continue;
        ++together.documents;
        numbering.numberOf(static_cast<quint64>(a.values[i]) << 32 | b.values[i]);
    }
    together.different = numbering.count();
    return together;
}

} // namespace sw::formats
