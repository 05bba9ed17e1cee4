// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/inference/adaptivesample.h"

namespace sw::formats
{

/// Which values fields have together in the same documents. Keeps the hashes of the values of an adaptive
/// sample of the documents, by their numbers.
class ValuePairs
{
public:
    static constexpr size_t mostDocuments = 2048;

    /// The place for the values of one more field; -1 when there are enough.
    int newField();
    /// True when set() is to be called with the values of document \p number.
    bool begin(quint64 number);
    /// A value of the document that was begun last.
    void set(int field, quint64 hash);

    qsizetype documents() const { return static_cast<qsizetype>(m_rows.items().size()); }
    /// The values of \p field in the documents, numbered from 1 on; 0 where it has none.
    struct Column
    {
        std::vector<quint32> values;
        quint32 different = 0;
    };
    Column column(int field) const;
    struct Together
    {
        double documents = 0; ///< that have both
        double different = 0; ///< pairs in them
    };
    static Together together(const Column &a, const Column &b);

private:
    struct Row
    {
        quint64 hash;
        std::vector<quint64> values; ///< 0: none
    };
    AdaptiveSample<Row, mostDocuments> m_rows;
    int m_fields = 0;
};

} // namespace sw::formats
