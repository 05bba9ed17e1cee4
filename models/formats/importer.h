// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/progress.h"
#include "models/base/result.h"
#include "models/schema/model.h"

class QIODevice;

namespace sw::formats
{

/// One input. It is read from front to back once, so that it may be a pipe.
struct ImportSource
{
    QString name;                ///< of the file, for messages and for what is called after it
    QIODevice *device = nullptr; ///< open for reading
    QString collection{};        ///< that its documents are of; empty: called after the file
};

/// How the fields of relationships that were found are called: as designs call them, or as they are in the documents.
enum class LinkNames { OfTheDesign, AsFound };

struct ImportOptions
{
    QString projectName;
    QString collection; ///< of all documents that do not say otherwise; empty: called after their source
    QString member;     ///< of an object: the list in it that holds the documents; empty: none is named
    qint64 sample = 0;  ///< how many documents of a collection are looked into, drawn evenly; 0: all
    quint64 seed = 1;   ///< of that draw
    LinkNames linkNames = LinkNames::OfTheDesign;
    bool datesInText = false; ///< texts that are all dates in ISO 8601 become dates
};

/// Something that was not taken over as it is, and where.
struct ImportNote
{
    QString where;
    QString text;

    friend bool operator==(const ImportNote &, const ImportNote &) = default;
};

/// What was counted of a collection's documents, as they are in the input.
struct ImportedCollection
{
    schema::EntityId entity;
    QString name;
    qint64 documents = 0;
    qint64 examined = 0;
    double averageBytes = 0; ///< of BSON, over all documents
    double storedBytes = 0;  ///< the same with the _id that the design gives to documents without one
    qint64 largestBytes = 0;
};

struct Imported
{
    schema::Model model;
    QList<ImportNote> notes;
    QList<ImportedCollection> collections; ///< of formats that hold documents
};

/// Makes a model from what other programs wrote: one file in this folder and one row in the registry.
class Importer
{
public:
    virtual ~Importer() = default;
    virtual QString id() const = 0;           ///< on the command line, e.g. "json-documents"
    virtual QString name() const = 0;         ///< translated
    virtual QStringList suffixes() const = 0; ///< "json", "bson": for file dialogs; the content decides
    virtual QString help() const = 0;         ///< one sentence
    /// Error Format names the source and the place in it; Cancelled when the person stopped it. The model has no
    /// layout.
    virtual base::Result<Imported> read(const QList<ImportSource> &sources, const ImportOptions &options,
                                        const base::Progress &progress) const = 0;
};

} // namespace sw::formats
