// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/inference/collectiontally.h"

namespace sw::formats
{

class DocumentReader;
struct LinkedCollection;

/// Leads documents from their sources to the collections they belong to, and makes a model of what these have counted.
class DocumentImport
{
public:
    DocumentImport(const ImportOptions &options, const ImportProgress &progress);

    base::Result<void> read(const ImportSource &source);
    /// Error Format when there was no document at all.
    base::Result<Imported> finish();

private:
    CollectionTally &collectionOf(const ImportSource &source, const DocumentReader &reader);
    base::Result<void> checkProgress(qint64 bytes) const;
    void addEntity(const CollectionTally &tally, Imported &out) const;
    void setIdentity(schema::Entity &entity, const CollectionTally &tally) const;
    void addLinks(Imported &out) const;
    void tellAbout(const CollectionTally &tally, const schema::Entity &entity, Imported &out) const;
    void useAsId(schema::Entity &entity, const LinkedCollection &collection, Imported &out) const;

    ImportOptions m_options;
    ImportProgress m_progress;
    std::vector<std::unique_ptr<CollectionTally>> m_collections;
    QHash<QString, CollectionTally *> m_byName;
    QList<ImportNote> m_notes;
    qint64 m_bytesBefore = 0; ///< of the sources that are done
};

} // namespace sw::formats
