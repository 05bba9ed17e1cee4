// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QList>

#include <vector>

namespace sw::formats
{

/// How soon different texts differ: index keys that begin alike take less room. Keeps the beginnings of at most 1,024
/// different texts, chosen by their hashes, so that all tables choose alike and the order of the documents does not
/// matter.
class TextStarts
{
public:
    /// A text that was not there before.
    void add(quint64 hash, QByteArrayView text);
    void add(const TextStarts &other);

    /// For the first 1, 2, 3 … bytes how many different ones \p all different texts have; up to where all differ. Empty
    /// when there are too few texts to tell.
    QList<double> different(double all) const;

private:
    struct Text
    {
        quint64 hash;
        QByteArray start;
    };
    bool isKept(quint64 hash) const { return m_level == 0 || hash >> (64 - m_level) == 0; }
    void keep(Text text);

    std::vector<Text> m_texts;
    int m_level = 0; ///< zero bits that the hashes of kept texts begin with
};

} // namespace sw::formats
