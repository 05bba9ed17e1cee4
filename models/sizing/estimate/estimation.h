// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/calibration.h"
#include "models/sizing/estimate/sizing.h"

namespace sw::sizing
{

class KnownIndexPages;

/// The sizes of a design with what they were worked out from, so that those of a design that differs little take little
/// work.
class Estimation
{
public:
    /// \p pages: of indexes that were estimated before, by many estimates for the same model; nullptr: none are kept.
    /// It must outlive this.
    Estimation(const design::Design &design, const SizeOptions &options, KnownIndexPages *pages = nullptr);
    /// Corrected by \p calibration, as estimate() says.
    Estimation(const design::Design &design, const SizeOptions &options, const schema::Calibration &calibration);
    /// The same as the first; collections that are as they are in \p similar, which was made with the same options, are
    /// not sized again.
    Estimation(const design::Design &design, const SizeOptions &options, const Estimation &similar);

    const SizeReport &report() const { return m_report; }

private:
    struct Sized
    {
        CollectionSize size;
        Range workingSet;
        base::Bytes dirty;
        base::Bytes writtenPages;
    };

    void count(const SizeOptions &options);
    void sizeAll(const SizeOptions &options);
    void size(const QList<qsizetype> &which, const SizeOptions &options);
    Sized sized(const design::Collection &collection, const SizeOptions &options) const;
    void finish();
    QSet<QString> otherCounts(const Estimation &similar) const;

    KnownIndexPages *m_pages;
    schema::Calibration m_calibration;
    QList<design::Collection> m_collections;
    QHash<QString, double> m_documents; ///< by collection
    QList<Sized> m_sized;               ///< in the order of the collections
    SizeReport m_report;
};

} // namespace sw::sizing
