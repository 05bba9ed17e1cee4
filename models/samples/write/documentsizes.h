// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/progress.h"
#include "models/base/units.h"
#include "models/design/design.h"

#include <vector>

namespace sw::samples
{

/// How large the documents of a collection turn out: BSON bytes of synthetic ones, which are spread over all that there
/// will be.
class DocumentSizes
{
public:
    /// Equal steps of size on a logarithmic scale.
    struct Class
    {
        base::Bytes from, to;
        double share = 0; ///< of the documents
    };

    DocumentSizes() = default;
    /// \p bytes: of each document, in any order.
    explicit DocumentSizes(std::vector<double> bytes);

    qsizetype count() const { return static_cast<qsizetype>(m_sorted.size()); }
    base::Bytes mean() const;
    /// The size that a share \p below of the documents does not exceed; 0 when there are none.
    base::Bytes percentile(double below) const;
    /// \p perDoubling classes from one power of two to the next, only as many as are needed.
    QList<Class> classes(int perDoubling) const;

private:
    std::vector<double> m_sorted;
};

/// Sizes of \p most documents of \p collection, or of fewer once they weigh 48 MiB together. Error as
/// SampleGenerator::check(); what was made so far when cancelled.
base::Result<DocumentSizes> sampleSizes(const design::Design &design, const design::Collection &collection, int most,
                                        const base::Progress &progress);

} // namespace sw::samples
