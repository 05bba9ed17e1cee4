// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"
#include "models/samples/write/preview.h"

namespace sw::services
{

/// What became of a line of a document between two designs.
enum class LineMark { Kept, Moved, Copied, Added, Removed };

/// A line of an example document, and whether the other one has it too.
struct ComparedLine
{
    samples::PreviewLine line;
    bool differs = false;
    LineMark mark = LineMark::Kept;
};

/// A likely document of a collection without a pattern and with it (the largest, where what differs is not in the
/// likely one); one of the two is missing where the collection is.
struct ComparedDocument
{
    struct Side
    {
        QList<ComparedLine> lines;
        base::Bytes bytes;
        base::Bytes average;  ///< of which this document is an example
        double documents = 0; ///< of the collection, likely
    };
    QString collection;
    std::optional<Side> before;
    std::optional<Side> after;
};

/// An example document of the collection \p name in \p after, beside that in \p before; nothing where it has none.
ComparedDocument compareDocument(const design::Design &before, const design::Design &after, const QString &name,
                                 samples::Extent extent);

/// Example documents of the collections whose shape differs between \p before and \p after, and of those that only one
/// of them has.
QList<ComparedDocument> compareDocuments(const design::Design &before, const design::Design &after);

} // namespace sw::services
