// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/inference/adaptivesample.h"

#include <QByteArray>
#include <QList>

namespace sw::formats
{

/// How soon different texts differ: index keys that begin alike take less room. Keeps the beginnings of an adaptive
/// sample of them.
class TextStarts
{
public:
    /// A text that was not there before.
    void add(quint64 hash, QByteArrayView text);
    void add(const TextStarts &other) { m_texts.add(other.m_texts); }

    /// For the first 1, 2, 3 … bytes how many different ones \p all different texts have; up to where all differ. Empty
    /// when there are too few texts to tell.
    QList<double> different(double all) const;

private:
    struct Text
    {
        quint64 hash;
        QByteArray start;
    };

    AdaptiveSample<Text, 4096> m_texts;
};

} // namespace sw::formats
