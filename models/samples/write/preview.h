// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/units.h"
#include "models/samples/write/samplegenerator.h"

namespace sw::samples
{

/// A line of a previewed document, as people read it.
struct PreviewLine
{
    int indent = 0;
    QString path;  ///< of the node it shows; "" for brackets
    QString name;  ///< field name, or empty in arrays
    QString value; ///< ObjectId("…"), "text", NumberDecimal("24.90"), "{", "[ … +9", "]"
    design::Origin origin;
    base::Bytes bytes; ///< of the field in Preview::document, only on the first line of a field
    qint64 more = 0;   ///< items that "… +9" stands for
};

struct Preview
{
    QList<PreviewLine> lines;
    base::Bytes bytes;   ///< of the document shown, arrays in full
    base::Bytes maximum; ///< infinite when unbounded
    base::Bson document; ///< the whole document
};

/// A document of \p collection as lines, with Extent::Likely one of each kind; arrays show two items and then "… +n".
Preview preview(const SampleGenerator &generator, const design::Collection &collection, Extent extent,
                const QList<quint64> &numbers);
/// Of the examples that the generator names.
Preview preview(const design::Design &design, const design::Collection &collection, Extent extent, quint64 seed = 1);

} // namespace sw::samples
