// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/documents/documentreader.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/bson/bsonfields.h"
#include "models/base/limits.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/formats/importer.h"

#include <algorithm>

namespace sw::formats
{

namespace
{

/// What a server takes, and the 16 KiB more that it allows itself in dumps of its own collections.
constexpr qint64 largestDocument = static_cast<qint64>(base::maximumDocument.value()) + 16 * 1024;
/// Of the text of one JSON object: the longest number of digits and names that still makes a document of 16 MiB.
constexpr qsizetype longestText = 64 * 1024 * 1024;

bool startsWith(const ByteWindow &window, QByteArrayView bytes)
{
    return QByteArrayView(window.begin(), window.size()).startsWith(bytes);
}

/// BSON begins with its length, of which JSON, a text, cannot have the last byte: NUL or a small number.
bool looksLikeBson(const ByteWindow &window)
{
    return window.size() >= 5 && static_cast<unsigned char>(window.begin()[3]) < 0x08 &&
           base::readNumber<qint32>(window.begin()) >= 5;
}

/// True when all members are lists of objects, at least one of them with an item.
bool holdsLists(QByteArrayView document)
{
    bool any = false;
    for (const base::BsonField &member : base::BsonFields(document)) {
        if (!member.isArray())
            return false;
        for (const base::BsonField &item : base::BsonFields(member)) {
            if (!item.isDocument())
                return false;
            any = true;
        }
    }
    return any;
}

/// True when there are so many members, all of them objects, that their names are data and not those of fields.
bool holdsEntries(QByteArrayView document)
{
    constexpr int manyNames = 100;
    int members = 0;
    for (const base::BsonField &member : base::BsonFields(document)) {
        if (!member.isDocument())
            return false;
        ++members;
    }
    return members > manyNames;
}

QString usualForms()
{
    return Text::tr(
        "Give JSON (objects one after the other, or in a list) or BSON as mongodump writes it, in UTF-8 and unpacked.");
}

constexpr qsizetype longestName = 64 * 1024;

/// Behind the closing quote of the text that begins at \p at; nothing when it is not in the window.
const char *endOfText(const char *at, const char *end)
{
    for (++at; at < end; ++at) {
        if (*at == '"')
            return at + 1;
        if (*at == '\\')
            ++at;
    }
    return nullptr;
}

} // namespace

DocumentReader::DocumentReader(QIODevice &device, const QString &name, const QByteArray &member)
    : m_window(device), m_name(name), m_wanted(member)
{}

base::Result<bool> DocumentReader::next()
{
    if (m_stand == Stand::Start) {
        if (const auto recognised = recognise(); !recognised)
            return recognised.error();
    }
    if (m_stand == Stand::End)
        return false;
    switch (m_format) {
    case DocumentFormat::Bson:
        return nextBson();
    case DocumentFormat::JsonArray:
        return nextInArray();
    case DocumentFormat::JsonLists:
        return nextInLists();
    case DocumentFormat::JsonEntries:
        return nextEntry();
    case DocumentFormat::JsonSequence:
    case DocumentFormat::Unknown:
        break;
    }
    return nextInSequence();
}

/// What is no file has no name: pasted text.
QString DocumentReader::placeOf(qint64 line, qint64 offset) const
{
    const QString byte = QString::number(offset);
    if (m_name.isEmpty())
        return line > 0 ? Text::tr("Line %1, byte %2").arg(QString::number(line), byte) : Text::tr("Byte %1").arg(byte);
    return line > 0 ? Text::tr("%1, line %2, byte %3").arg(m_name, QString::number(line), byte)
                    : Text::tr("%1, byte %2").arg(m_name, byte);
}

QString DocumentReader::usualWayOut() const
{
    if (m_json.takesShellNotation() && m_format != DocumentFormat::Bson)
        return Text::tr("Write Extended JSON such as %1 or shell notation such as %2.")
            .arg(QStringLiteral("{\"$oid\": \"…\"}"), QStringLiteral("ObjectId(\"…\")"));
    return m_name.isEmpty() ? Text::tr("Correct the text there.")
                            : Text::tr("Correct the file there, or export it again.");
}

base::Error DocumentReader::problemAt(const char *at, const QString &problem, const QString &wayOut) const
{
    const qint64 line = m_format != DocumentFormat::Bson ? m_window.lineOf(at) : 0;
    return {base::ErrorCode::Format, problem, placeOf(line, m_window.offsetOf(at)),
            wayOut.isEmpty() ? usualWayOut() : wayOut};
}

QString DocumentReader::place() const
{
    return placeOf(m_line, m_offset);
}

base::Error DocumentReader::error(const QString &problem, const char *at) const
{
    const bool bson = m_format == DocumentFormat::Bson && at != nullptr;
    const QString where = bson ? placeOf(0, m_offset + (at - m_document.data())) : place();
    return {base::ErrorCode::Format, problem, where, usualWayOut()};
}

base::Result<bool> DocumentReader::end()
{
    m_stand = Stand::End;
    if (!m_window.failure().isEmpty())
        return base::Error{base::ErrorCode::File, Text::tr("It cannot be read: %1.").arg(m_window.failure()), m_name,
                           Text::tr("Check that it is a readable file.")};
    return false;
}

/// To the next document: over blanks, and over comments and signs that part documents in the shell. False at the end.
bool DocumentReader::skipBetween()
{
    if (!m_json.takesShellNotation())
        return m_window.skipBlanks();
    while (m_window.skipBlanks()) {
        const char first = *m_window.begin();
        const bool parts = m_format == DocumentFormat::JsonSequence && (first == ',' || first == ';');
        if (!parts && !(first == '/' && m_window.need(2)))
            return true;
        if (parts) {
            m_window.drop(m_window.begin() + 1);
            continue;
        }
        const char second = m_window.begin()[1];
        if (second != '/' && second != '*')
            return true;
        const QByteArrayView close = second == '*' ? QByteArrayView("*/") : QByteArrayView("\n");
        qsizetype found = -1;
        while ((found = QByteArrayView(m_window.begin() + 2, m_window.end()).indexOf(close)) < 0) {
            if (m_window.size() > longestText || !m_window.more())
                break;
        }
        m_window.drop(found < 0 ? m_window.end() : m_window.begin() + 2 + found + close.size());
    }
    return false;
}

base::Result<void> DocumentReader::recognise()
{
    m_stand = Stand::Items;
    m_window.need(8);
    if (m_window.size() == 0) {
        if (const auto ended = end(); !ended)
            return ended.error();
        return problemAt(m_window.begin(), Text::tr("The input is empty."), usualForms());
    }
    if (startsWith(m_window, "\x1F\x8B") || startsWith(m_window, "\x28\xB5\x2F\xFD") ||
        startsWith(m_window, "PK\x03\x04"))
        return problemAt(m_window.begin(), Text::tr("The input is compressed."),
                         Text::tr("Unpack it first, for instance with gunzip, and import what comes out."));
    if (startsWith(m_window, "\x6D\xE2\x99\x81"))
        return problemAt(m_window.begin(), Text::tr("The input is an archive of mongodump."),
                         Text::tr("Dump into a folder instead (mongodump --out), and import its .bson files."));
    if (startsWith(m_window, "\xFF\xFE") || startsWith(m_window, "\xFE\xFF"))
        return problemAt(m_window.begin(), Text::tr("The input is text in UTF-16."), usualForms());
    if (startsWith(m_window, "\xEF\xBB\xBF"))
        m_window.drop(m_window.begin() + 3);
    else if (looksLikeBson(m_window))
        m_format = DocumentFormat::Bson;
    if (m_format == DocumentFormat::Bson)
        return {};
    if (!skipBetween())
        return problemAt(m_window.begin(), Text::tr("The input is blank."), usualForms());
    const char first = *m_window.begin();
    if (first == '{')
        return recogniseObject();
    if (first != '[')
        return problemAt(m_window.begin(), Text::tr("This is neither JSON nor BSON."),
                         m_json.takesShellNotation() ? usualWayOut() : usualForms());
    m_format = DocumentFormat::JsonArray;
    m_window.drop(m_window.begin() + 1);
    return {};
}

base::Result<void> DocumentReader::recogniseObject()
{
    m_format = DocumentFormat::JsonSequence;
    if (m_objectsAreDocuments)
        return {};
    if (m_wanted.isEmpty()) {
        const auto status = parseObject();
        // An object that is larger than any document can only be one of lists.
        const bool tooLarge = status && *status == base::ExtendedJsonReader::Status::NeedMore;
        const bool entries = status && !tooLarge && holdsEntries(m_json.document());
        if (!tooLarge && !entries && (!status || !holdsLists(m_json.document())))
            return {}; // what is wrong is said when the document is read
        const char *behind = m_json.position();
        while (!tooLarge && behind < m_window.end() && QByteArrayView(" \n\r\t").contains(*behind)) {
            if (++behind == m_window.end()) {
                const qsizetype seen = behind - m_window.begin();
                m_window.more();
                behind = m_window.begin() + seen;
            }
        }
        if (!tooLarge && (behind < m_window.end() || (!m_window.atEnd() && m_window.more())))
            return {};
        if (entries) {
            m_format = DocumentFormat::JsonEntries;
            m_object = m_json.document().toByteArray();
            for (const base::BsonField &member : base::BsonFields(m_object))
                m_entries.push_back(member);
            m_offset = m_window.offsetOf(m_window.begin());
            m_line = m_window.lineOf(m_window.begin());
            return {};
        }
    }
    m_format = DocumentFormat::JsonLists;
    m_stand = Stand::Members;
    m_window.drop(m_window.begin() + 1);
    return {};
}

base::Result<base::ExtendedJsonReader::Status> DocumentReader::parseObject()
{
    while (true) {
        const base::ExtendedJsonReader::Status status = m_json.read(m_window.begin(), m_window.end(), m_window.atEnd());
        if (status == base::ExtendedJsonReader::Status::Bad)
            return problemAt(m_json.position(), m_json.problem());
        if (status == base::ExtendedJsonReader::Status::Done || m_window.size() > longestText)
            return status;
        if (!m_window.more() && !m_window.failure().isEmpty())
            return end().error();
    }
}

base::Result<bool> DocumentReader::readObject()
{
    if (*m_window.begin() != '{')
        return problemAt(m_window.begin(), Text::tr("A document is expected here, which is an object in braces."),
                         usualForms());
    const auto status = parseObject();
    if (!status)
        return status.error();
    const bool complete = *status == base::ExtendedJsonReader::Status::Done;
    if (!complete || m_json.document().size() > largestDocument)
        return problemAt(m_window.begin(),
                         Text::tr("The document that begins here is larger than the 16 MiB that a server takes."),
                         Text::tr("When it is a list of documents with something around it, name the member that "
                                  "holds them with --member."));
    m_document = m_json.document();
    m_offset = m_window.offsetOf(m_window.begin());
    m_line = m_window.lineOf(m_window.begin());
    m_window.drop(m_json.position());
    return true;
}

base::Result<bool> DocumentReader::nextInSequence()
{
    return skipBetween() ? readObject() : end();
}

base::Result<bool> DocumentReader::nextInArray()
{
    const bool first = m_stand == Stand::Items;
    if (!skipBetween())
        return problemAt(m_window.begin(), Text::tr("The list has no end: the input was cut off."));
    const bool behindComma = !first && *m_window.begin() == ',';
    if (behindComma) {
        m_window.drop(m_window.begin() + 1);
        skipBetween();
    }
    const bool mayEnd = !behindComma || m_json.takesShellNotation();
    if (mayEnd && m_window.size() > 0 && *m_window.begin() == ']') {
        m_window.drop(m_window.begin() + 1);
        if (m_format == DocumentFormat::JsonLists) {
            m_stand = Stand::AfterItem;
            return false;
        }
        if (!m_window.skipBlanks())
            return end();
        return problemAt(m_window.begin(), Text::tr("Unexpected text after the list."));
    }
    if (!first && !behindComma) {
        return problemAt(m_window.begin(), Text::tr("A comma or the end of the list is expected here."));
    }
    if (m_window.size() == 0)
        return problemAt(m_window.begin(), Text::tr("The list has no end: the input was cut off."));
    m_stand = Stand::AfterItem;
    return readObject();
}

base::Result<bool> DocumentReader::nextInLists()
{
    while (m_stand != Stand::End) {
        if (m_stand == Stand::Members) {
            const auto entered = enterMember();
            if (!entered || !*entered)
                return entered;
            if (m_stand != Stand::Items)
                continue;
        }
        const auto found = nextInArray();
        if (!found || *found)
            return found;
        m_stand = Stand::Members;
    }
    return false;
}

/// The name of an entry becomes its _id, unless it has one.
bool DocumentReader::nextEntry()
{
    if (m_entry == m_entries.size()) {
        m_stand = Stand::End;
        return false;
    }
    const base::BsonField &entry = m_entries[m_entry++];
    bool hasId = false;
    for (const base::BsonField &field : base::BsonFields(entry))
        hasId = hasId || field.name == QByteArrayView("_id");
    base::BsonBuilder document;
    if (!hasId)
        document.string(QStringLiteral("_id"), entry.nameText());
    for (const base::BsonField &field : base::BsonFields(entry))
        document.field(field);
    m_made = document.finish();
    m_document = m_made.bytes();
    return true;
}

base::Result<bool> DocumentReader::nextBson()
{
    if (!m_document.isNull())
        m_window.drop(m_window.begin() + m_document.size());
    m_document = {};
    if (!m_window.need(5)) {
        if (m_window.size() == 0)
            return end();
        return problemAt(
            m_window.begin(),
            Text::tr("The last %1 bytes are not a document: the input was cut off, or something was added to it.")
                .arg(m_window.size()));
    }
    const qint64 length = base::readNumber<qint32>(m_window.begin());
    if (length < 5 || length > largestDocument)
        return problemAt(
            m_window.begin(),
            Text::tr("A document of %1 bytes is impossible: this is not BSON, or it is damaged.").arg(length),
            usualForms());
    if (!m_window.need(static_cast<qsizetype>(length)))
        return problemAt(
            m_window.begin(),
            Text::tr("The document that begins here has %1 bytes, of which only %2 are there: the input was cut off.")
                .arg(length)
                .arg(m_window.size()));
    m_document = QByteArrayView(m_window.begin(), static_cast<qsizetype>(length));
    m_offset = m_window.offsetOf(m_window.begin());
    if (m_document.back() == 0)
        return true;
    const auto broken =
        problemAt(m_window.begin(), Text::tr("The document that begins here does not end with NUL, as BSON does."));
    return broken;
}

/// Steps to the next member that is a list of documents, and into it. False at the object's end.
base::Result<bool> DocumentReader::enterMember()
{
    const auto cutOff = [this] {
        return problemAt(m_window.begin(), Text::tr("The object has no end: the input was cut off."));
    };
    if (!m_window.skipBlanks())
        return cutOff();
    if (*m_window.begin() == ',') {
        m_window.drop(m_window.begin() + 1);
        if (!m_window.skipBlanks())
            return cutOff();
    } else if (*m_window.begin() == '}') {
        m_window.drop(m_window.begin() + 1);
        if (!m_window.skipBlanks())
            return end();
        return problemAt(m_window.begin(), Text::tr("Unexpected text after the object."));
    }
    if (*m_window.begin() != '"')
        return problemAt(m_window.begin(), Text::tr("The name of a member in double quotes is expected here."));
    const char *behind = nullptr;
    while ((behind = endOfText(m_window.begin(), m_window.end())) == nullptr) {
        if (m_window.size() > longestName || !m_window.more())
            return cutOff();
    }
    // The name as JSON writes it; as the only member of an object, the other reader turns it into plain UTF-8.
    const QByteArray object = '{' + QByteArray(m_window.begin(), behind - m_window.begin()) + ":null}";
    if (m_json.read(object.begin(), object.end(), true) != base::ExtendedJsonReader::Status::Done)
        return problemAt(m_window.begin(), m_json.problem());
    m_currentMember = QByteArray(m_json.document().data() + 5);
    m_window.drop(behind);
    if (!m_window.skipBlanks())
        return cutOff();
    if (*m_window.begin() != ':')
        return problemAt(m_window.begin(), Text::tr("A colon is expected here."));
    m_window.drop(m_window.begin() + 1);
    if (!m_window.skipBlanks())
        return cutOff();
    const bool list = *m_window.begin() == '[';
    if (m_wanted.isEmpty() ? list : m_currentMember == m_wanted) {
        if (!list)
            return problemAt(m_window.begin(),
                             Text::tr("The member %1 is not a list of documents.")
                                 .arg(base::visibleText(QString::fromUtf8(m_wanted))),
                             Text::tr("Name another member with --member."));
        m_window.drop(m_window.begin() + 1);
        m_stand = Stand::Items;
        return true;
    }
    m_skipped << QString::fromUtf8(m_currentMember);
    if (const auto skipped = skipValue(); !skipped)
        return skipped.error();
    return true;
}

/// Steps over a value of any length without keeping it.
base::Result<void> DocumentReader::skipValue()
{
    qint64 depth = 0;
    bool inText = false;
    bool escaped = false;
    while (true) {
        const char *at = m_window.begin();
        for (; at < m_window.end(); ++at) {
            if (inText) {
                inText = escaped || *at != '"';
                escaped = !escaped && *at == '\\';
            } else if (*at == '"') {
                inText = true;
            } else if (*at == '{' || *at == '[') {
                ++depth;
            } else if ((*at == ',' || *at == '}') && depth == 0) {
                m_window.drop(at);
                return {};
            } else if (*at == '}' || *at == ']') {
                --depth;
            }
        }
        m_window.drop(at);
        if (!m_window.more())
            return problemAt(m_window.begin(), Text::tr("The object has no end: the input was cut off."));
    }
}

} // namespace sw::formats
