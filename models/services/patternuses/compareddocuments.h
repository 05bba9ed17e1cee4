// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"
#include "models/samples/write/preview.h"

#include <memory>

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

/// Documents of two designs, one collection after the other: those that are shown later belong to those before.
class DocumentComparison
{
public:
    /// Both must live as long.
    DocumentComparison(const design::Design &before, const design::Design &after);
    ~DocumentComparison();

    ComparedDocument at(const QString &name, samples::Extent extent);
    /// A likely document; where what differs is not in that, the largest.
    ComparedDocument of(const QString &name);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

/// An example document of the collection \p name in \p after, beside that in \p before; nothing where it has none.
ComparedDocument compareDocument(const design::Design &before, const design::Design &after, const QString &name,
                                 samples::Extent extent);

/// The collections whose shape differs between \p before and \p after, and those that only one of them has.
QStringList differingCollections(const design::Design &before, const design::Design &after);
/// Example documents of these.
QList<ComparedDocument> compareDocuments(const design::Design &before, const design::Design &after);

} // namespace sw::services
