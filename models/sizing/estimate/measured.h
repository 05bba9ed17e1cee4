// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/estimate/sizing.h"

namespace sw::sizing
{

/// What a file of the storage engine weighs after a checkpoint.
struct FileSize
{
    base::Bytes file; ///< as the file system sees it
    base::Bytes free; ///< of it, room that is used again later

    base::Bytes live() const { return file - free; }
};

struct MeasuredIndex
{
    QString name; ///< "_id_" first
    double entries = 0;
    FileSize size;
    /// The file of the same entries on a MongoDB server, whose engine is younger than the packaged one and shortens
    /// keys by one rule more: as much as a quarter less or more. See IndexFile, which equals a server's files.
    base::Bytes onServer;
    bool exactKeys = true; ///< false: see IndexKeys::isExact()
};

/// What a collection weighs that was really built, by the storage engine or a server.
struct MeasuredCollection
{
    QString name;
    double documents = 0; ///< that were stored
    base::Bytes data;     ///< their BSON
    FileSize records;
    QList<MeasuredIndex> indexes;
    double seconds = 0;
};

/// What the formulas say of the same number of documents, beside what was measured.
struct Comparison
{
    QString collection;
    QString index;    ///< empty: the documents themselves
    double count = 0; ///< documents or entries
    base::Bytes estimated;
    base::Bytes measured; ///< in use, without free room
    base::Bytes onServer; ///< the same but for indexes, see MeasuredIndex
    /// estimated / onServer - 1
    double difference() const { return onServer.value() > 0 ? estimated / onServer - 1 : 0; }
};
/// Nothing when \p size has no index of this name.
const IndexSize *indexNamed(const CollectionSize &size, const QString &name);

/// For each collection its documents, then its indexes. \p estimate: of as many documents as were stored.
QList<Comparison> compare(const QList<MeasuredCollection> &measured, const SizeReport &estimate);

/// Corrects \p report by what was measured: what the formulas say of its documents, times measured / estimated for as
/// many documents as were stored (\p estimate), because entries of larger indexes are not of the same length. Free room
/// and history stay as estimated, in proportion; how well texts shrink is known now. The report's basis becomes \p
/// basis.
void useMeasured(SizeReport &report, const QList<MeasuredCollection> &measured, const SizeReport &estimate,
                 const QString &basis);

} // namespace sw::sizing
