// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"
#include "models/base/bson/bsonfields.h"
#include "models/base/bson/extendedjsonreader.h"
#include "models/formats/documents/bytewindow.h"

#include <QStringList>

#include <vector>

namespace sw::formats
{

enum class DocumentFormat {
    Unknown,
    JsonSequence, ///< one object after the other: JSON lines, or objects over several lines
    JsonArray,    ///< [{…}, {…}]
    JsonLists,    ///< one object whose members are lists of documents: {"users": [{…}], "orders": [{…}]}
    JsonEntries,  ///< one object of many objects, each a document whose name is its id: {"a7": {…}, "b2": {…}}
    Bson          ///< as mongodump writes
};

/// Reads documents one at a time out of a stream of JSON or BSON, whichever it is by its content: the name of a file
/// says nothing. Takes the memory of the largest document, whatever the length of the stream.
class DocumentReader
{
public:
    /// \p name: of the source, for errors. \p member: of an object, the list in it that holds the documents; empty: an
    /// object is a document, unless it is alone and all its members are lists of objects, or more than a hundred
    /// objects.
    DocumentReader(QIODevice &device, const QString &name, const QByteArray &member = {});
    /// A lone object is a document, whatever its members are.
    void takeObjectsAsDocuments() { m_objectsAreDocuments = true; }

    /// Reads what mongosh prints and takes, too. See ExtendedJsonReader.
    void takeShellNotation() { m_json.takeShellNotation(); }

    /// Steps to the next document; false at the end. Error Format: what is wrong at which line and byte; Error File:
    /// the stream cannot be read.
    base::Result<bool> next();
    /// The document in BSON, valid until next(). Its frame is sound, its fields of a BSON source are not yet checked.
    QByteArrayView document() const { return m_document; }
    /// Of JsonLists: the member that the document is in.
    const QByteArray &member() const { return m_currentMember; }
    /// "line 3, byte 120" of the document's begin.
    QString place() const;
    /// An Error at the document: in BSON at \p at inside of it.
    base::Error error(const QString &problem, const char *at = nullptr) const;

    DocumentFormat format() const { return m_format; }
    qint64 bytesRead() const { return m_window.bytesRead(); }
    const QStringList &skippedMembers() const { return m_skipped; }
    /// Whether there were numbers such as 4.0 in JSON, which a program may store as 4.
    bool sawWholeReals() const { return m_json.sawWholeReals(); }

private:
    enum class Stand { Start, Items, AfterItem, Members, End };

    base::Result<void> recognise();
    base::Result<void> recogniseObject();
    base::Result<bool> nextBson();
    base::Result<bool> nextInSequence();
    base::Result<bool> nextInArray();
    base::Result<bool> nextInLists();
    bool nextEntry();
    base::Result<bool> enterMember();
    base::Result<void> skipValue();
    base::Result<bool> readObject();
    base::Result<base::ExtendedJsonReader::Status> parseObject();
    base::Result<bool> end();
    bool skipBetween();
    QString placeOf(qint64 line, qint64 offset) const;
    QString usualWayOut() const;
    base::Error problemAt(const char *at, const QString &problem, const QString &wayOut = {}) const;

    ByteWindow m_window;
    QString m_name;
    QByteArray m_wanted;
    QByteArray m_currentMember;
    QStringList m_skipped;
    DocumentFormat m_format = DocumentFormat::Unknown;
    Stand m_stand = Stand::Start;
    base::ExtendedJsonReader m_json;
    QByteArrayView m_document;
    QByteArray m_object; ///< of JsonEntries: all of it
    std::vector<base::BsonField> m_entries;
    size_t m_entry = 0;  ///< the next one
    base::Bson m_made;   ///< of an entry
    qint64 m_offset = 0; ///< of the document's begin
    qint64 m_line = 0;   ///< 0 in BSON
    bool m_objectsAreDocuments = false;
};

} // namespace sw::formats
