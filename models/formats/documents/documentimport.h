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
    DocumentImport(const QList<ImportSource> &sources, const ImportOptions &options, const base::Progress &progress);

    /// Error Format when there is no document at all.
    base::Result<Imported> run();

private:
    base::Result<void> read(const ImportSource &source);
    base::Result<Imported> finish();
    CollectionTally &collectionOf(const ImportSource &source, const DocumentReader &reader);
    base::Result<void> checkProgress(qint64 bytes) const;
    void addEntity(const CollectionTally &tally, Imported &out) const;
    void setIdentity(schema::Entity &entity, const CollectionTally &tally) const;
    void addLinks(Imported &out) const;
    void tellAbout(const CollectionTally &tally, const schema::Entity &entity, Imported &out) const;
    void useAsId(schema::Entity &entity, const LinkedCollection &collection, Imported &out) const;
    static void makeRoomForIds(schema::Entity &entity, const LinkedCollection &collection);

    const QList<ImportSource> &m_sources;
    const ImportOptions &m_options;
    const base::Progress &m_progress;
    std::vector<std::unique_ptr<CollectionTally>> m_collections;
    QHash<QString, CollectionTally *> m_byName;
    QList<ImportNote> m_notes;
    bool m_sawWholeReals = false;
    qint64 m_bytesBefore = 0; ///< of the sources that are done
    qint64 m_bytes = 0;       ///< of all sources; 0: one is a pipe, and nobody knows
};

} // namespace sw::formats
