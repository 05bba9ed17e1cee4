// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/documents/documentsample.h"
#include "models/formats/documents/packedpages.h"
#include "models/formats/importer.h"
#include "models/formats/inference/inference.h"

#include <map>

namespace sw::formats
{

/// What is gathered of one collection while its documents pass: all are counted and measured and their ids remembered,
/// and those of the sample are looked into.
class CollectionTally
{
public:
    CollectionTally(const QString &name, const ImportOptions &options);

    /// \p document may be overwritten afterwards.
    std::optional<BrokenDocument> add(QByteArrayView document);
    /// Looks into the sample, after the last document. Error Format: a document of it is broken.
    base::Result<void> finish();

    const QString &name() const { return m_name; }
    const Inference &inference() const { return m_inference; }
    qint64 documents() const { return m_documents; }
    double averageBytes() const
    {
        return m_documents > 0 ? static_cast<double>(m_bytes) / static_cast<double>(m_documents) : 0;
    }
    /// Of the bytes of a document.
    double deviation() const;
    qint64 largestBytes() const { return m_largest; }
    /// At which ids of type ObjectId were made; 0: the documents have no such ones, or all at once.
    double idsPerSecond() const;
    /// In each second in which any were made; 0: the documents have no such ones.
    double idsInASecond() const;
    const PackedPages &pages() const { return m_pages; }
    bool isReduced() const { return m_sample.isReduced(); }

    /// A field that could be the identity of the documents, over all of them.
    struct Ids
    {
        DistinctValues values;
        quint64 documents = 0; ///< that have one which is neither null nor of another kind
        ValueKind kind;
        bool mixed = false;
    };
    /// "_id" when the documents have it, else the first field that identifies each of them; empty when none does.
    QString idField() const;
    const Ids *ids(const QString &field) const;

private:
    struct KnownName
    {
        QByteArray name;
        bool couldBeId;
    };
    void addIds(QByteArrayView document);
    /// True when it has an _id.
    bool addIdTime(QByteArrayView document);
    /// \p expected: where the name is likely to stand, as documents have their fields in the same order.
    const KnownName *knownName(QByteArrayView name, size_t &expected);
    void takeIds();

    QString m_name;
    bool m_sampled;
    qint64 m_documents = 0;
    qint64 m_bytes = 0;
    double m_squaredBytes = 0;
    PackedPages m_pages;
    IdTimes m_idTimes; ///< of _id
    qint64 m_largest = 0;
    Inference m_inference;
    DocumentSample m_sample;
    std::vector<KnownName> m_names; ///< of fields that were seen
    std::map<QByteArray, size_t, std::less<>> m_placeOfName;
    std::map<QByteArray, Ids, std::less<>> m_ids;
};

} // namespace sw::formats
