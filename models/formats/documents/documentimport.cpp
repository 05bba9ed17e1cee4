// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/documents/documentimport.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/formats/documents/documentreader.h"
#include "models/formats/importer.h"
#include "models/formats/inference/inferredfields.h"
#include "models/formats/inference/inferredlinks.h"
#include "models/formats/inference/inferredtype.h"

#include <QFileInfo>
#include <QIODevice>

#include <algorithm>
#include <cmath>

namespace sw::formats
{

namespace
{

const QLatin1String idName("_id");
constexpr qsizetype longestCollection = 120;
constexpr int documentsPerLook = 256;
constexpr int bytesOfAddedId = 17; // of an ObjectId with its type and name

/// "users" for "dump/users.bson", "earthquakes" for "earthquakes.geojson.json".
QString nameOfSource(const QString &source)
{
    QString name = QFileInfo(source).fileName();
    for (bool cut = true; cut;) {
        cut = false;
        for (const char *ending : {".json", ".jsonl", ".ndjson", ".geojson", ".bson", ".payload"}) {
            const QLatin1String text(ending);
            if (name.endsWith(text, Qt::CaseInsensitive) && name.size() > text.size()) {
                name.chop(text.size());
                cut = true;
            }
        }
    }
    return name;
}

/// \p name without what a server refuses in a collection's name.
QString usableCollection(const QString &name)
{
    QString usable = name.left(longestCollection);
    for (QChar &c : usable) {
        if (c == QChar(0) || c == QLatin1Char('$'))
            c = QLatin1Char('_');
    }
    if (usable.startsWith(QLatin1String("system.")) || usable.startsWith(QLatin1Char('.')))
        usable.prepend(QLatin1Char('_'));
    return usable.trimmed().isEmpty() ? QStringLiteral("documents") : usable;
}

schema::Sampled sampledOf(const CollectionTally &tally, double storedBytes, bool isText)
{
    const auto documents = static_cast<double>(tally.inference().documents());
    const auto inHundredths = [](double number) {
        return std::round(100 * number) / 100;
    };
    const double wholeReals = isText ? static_cast<double>(tally.inference().root().allWholeReals()) : 0;
    return {documents,
            inHundredths(storedBytes),
            inHundredths(tally.deviation()),
            tally.idsPerSecond(),
            inHundredths(tally.idsInASecond()),
            inHundredths(tally.pages().wideRatio()),
            inHundredths(tally.pages().narrowRatio()),
            documents > 0 ? inHundredths(wholeReals / documents) : 0};
}

} // namespace

DocumentImport::DocumentImport(const QList<ImportSource> &sources, const ImportOptions &options,
                               const base::Progress &progress)
    : m_sources(sources), m_options(options), m_progress(progress)
{
    const auto isPipe = [](const ImportSource &source) {
        return source.device->isSequential();
    };
    if (std::none_of(sources.cbegin(), sources.cend(), isPipe)) {
        for (const ImportSource &source : sources)
            m_bytes += source.device->size();
    }
}

base::Result<Imported> DocumentImport::run()
{
    for (const ImportSource &source : m_sources) {
        if (const auto done = read(source); !done)
            return done.error();
    }
    return finish();
}

base::Result<void> DocumentImport::checkProgress(qint64 bytes) const
{
    const auto textOf = [](qint64 number) {
        return base::bytesText(base::Bytes(static_cast<double>(number)));
    };
    const qint64 done = m_bytesBefore + bytes;
    const bool goesOn = m_bytes > 0 ? m_progress.goesOn(static_cast<double>(done) / static_cast<double>(m_bytes),
                                                        Text::tr("Read %1 of %2").arg(textOf(done), textOf(m_bytes)))
                                    : m_progress.goesOn(0, Text::tr("Read %1").arg(textOf(done)));
    return goesOn ? base::Result<void>() : base::Error{base::ErrorCode::Cancelled, {}, {}, {}};
}

CollectionTally &DocumentImport::collectionOf(const ImportSource &source, const DocumentReader &reader)
{
    const bool listed = m_options.member.isEmpty() && reader.format() == DocumentFormat::JsonLists;
    const QString chosen = source.collection.isEmpty() ? m_options.collection : source.collection;
    const QString own = chosen.isEmpty() ? nameOfSource(source.name) : chosen;
    const QString name = usableCollection(listed ? QString::fromUtf8(reader.member()) : own);
    CollectionTally *&tally = m_byName[name];
    if (tally == nullptr) {
        m_collections.push_back(std::make_unique<CollectionTally>(name, m_options));
        tally = m_collections.back().get();
    }
    return *tally;
}

base::Result<void> DocumentImport::read(const ImportSource &source)
{
    const QString shown = base::visibleText(source.name);
    if (source.name.endsWith(QLatin1String(".metadata.json"))) {
        m_notes << ImportNote{
            shown, Text::tr("mongodump describes indexes and options in it; it holds no documents and was left out.")};
        return {};
    }
    DocumentReader reader(*source.device, shown, m_options.member.toUtf8());
    CollectionTally *tally = nullptr;
    QByteArray member;
    for (qint64 number = 0;; ++number) {
        if (number % documentsPerLook == 0) {
            if (const auto going = checkProgress(reader.bytesRead()); !going)
                return going;
        }
        const auto next = reader.next();
        if (!next)
            return next.error();
        if (!*next)
            break;
        if (tally == nullptr || reader.member() != member) {
            member = reader.member();
            tally = &collectionOf(source, reader);
        }
        if (const auto broken = tally->add(reader.document()))
            return reader.error(broken->problem, broken->at);
    }
    for (const QString &skipped : reader.skippedMembers())
        m_notes << ImportNote{
            shown, Text::tr("The member %1 beside the documents was left out.").arg(base::visibleText(skipped))};
    if (reader.format() == DocumentFormat::JsonEntries)
        m_notes << ImportNote{shown,
                              Text::tr("It is one object of many objects: each was taken for a document, and its "
                                       "name for the _id.")};
    m_bytesBefore += reader.bytesRead();
    m_sawWholeReals = m_sawWholeReals || reader.sawWholeReals();
    return {};
}

base::Result<Imported> DocumentImport::finish()
{
    Imported out;
    out.model.name = m_options.projectName;
    out.notes = m_notes;
    for (const auto &tally : m_collections) {
        if (const auto done = tally->finish(); !done)
            return done.error();
        addEntity(*tally, out);
    }
    if (m_collections.empty())
        return base::Error{base::ErrorCode::Format, Text::tr("There are no documents in the input."),
                           Text::tr("import"),
                           m_options.member.isEmpty() ? Text::tr("Give a file with at least one document.")
                                                      : Text::tr("Name a member that holds documents with --member.")};
    addLinks(out);
    for (size_t i = 0; i < m_collections.size(); ++i) {
        schema::Entity &entity = out.model.entities[static_cast<qsizetype>(i)];
        double &stored = out.collections[static_cast<qsizetype>(i)].storedBytes;
        if (entity.idStrategy == schema::IdStrategy::Field) {
            stored += static_cast<double>(idName.size() - entity.idFields.first().toUtf8().size());
        } else if (!m_collections[i]->ids(idName)) {
            stored += bytesOfAddedId;
            out.notes << ImportNote{
                base::visibleText(entity.name),
                Text::tr("The documents have no _id: a server adds one, which takes %1 bytes of each.")
                    .arg(bytesOfAddedId)};
        }
        entity.sampled = sampledOf(*m_collections[i], stored, m_sawWholeReals);
    }
    return out;
}

void DocumentImport::addEntity(const CollectionTally &tally, Imported &out) const
{
    schema::Entity entity;
    entity.id = schema::EntityId(stableId(tally.name() + QStringLiteral("\nentity")));
    entity.name = tally.name();
    entity.collectionName = tally.name();
    const auto documents = static_cast<double>(tally.documents());
    entity.count = {0, documents, documents, false};
    const auto examined = static_cast<double>(tally.inference().documents());
    InferredFields fields(base::visibleText(tally.name()),
                          {examined / documents, m_options.datesInText, m_sawWholeReals}, out.notes);
    entity.fields = fields.fieldsOf(tally.inference().root());
    addPairs(entity.fields, fields.paired(), tally.inference().pairs(), documents);
    if (fields.namesAreData())
        entity.dynamics = schema::SchemaDynamics::DataDriven;
    setIdentity(entity, tally);
    tellAbout(tally, entity, out);
    out.model.entities << entity;
    out.collections << ImportedCollection{entity.id,
                                          tally.name(),
                                          tally.documents(),
                                          static_cast<qint64>(tally.inference().documents()),
                                          tally.averageBytes(),
                                          tally.averageBytes(),
                                          tally.largestBytes()};
}

/// An _id of ObjectIds is what a server gives anyway; any other is drawn as a field.
void DocumentImport::setIdentity(schema::Entity &entity, const CollectionTally &tally) const
{
    const FieldTally *id = tally.inference().root().field("_id");
    if (id && inferredType(*id).type == schema::FieldType::ObjectId && !inferredType(*id).mixed)
        entity.fields.removeIf([](const schema::Field &field) { return field.name == idName; });
    for (schema::Field &field : entity.fields) {
        if (field.name != idName)
            continue;
        field.presence = 1;
        field.nullable = false;
        field.nullShare = 0;
        if (field.type == schema::FieldType::Array)
            field.type = schema::FieldType::Any;
    }
}

void DocumentImport::tellAbout(const CollectionTally &tally, const schema::Entity &entity, Imported &out) const
{
    const QString name = base::visibleText(entity.name);
    if (tally.isReduced())
        out.notes << ImportNote{name, Text::tr("The documents are so large that only %1 of them were looked into.")
                                          .arg(tally.inference().documents())};
    if (tally.inference().droppedBytes() > 0)
        out.notes << ImportNote{
            name, Text::tr("It has more names of fields than a model takes; fields of %1 bytes in all were left out.")
                      .arg(tally.inference().droppedBytes())};
}

void DocumentImport::addLinks(Imported &out) const
{
    QList<LinkedCollection> collections;
    for (size_t i = 0; i < m_collections.size(); ++i) {
        const CollectionTally &tally = *m_collections[i];
        LinkedCollection linked;
        linked.entity = &out.model.entities[static_cast<qsizetype>(i)];
        linked.inference = &tally.inference();
        linked.documents = static_cast<double>(tally.documents());
        linked.share = static_cast<double>(tally.inference().documents()) / linked.documents;
        linked.idField = tally.idField();
        if (const auto *ids = tally.ids(linked.idField)) {
            linked.ids = ids->values;
            linked.idKind = ids->mixed ? formats::ValueKind() : ids->kind;
        }
        collections << linked;
    }
    addRelationships(out.model, collections, m_options.linkNames, out.notes);
    for (const LinkedCollection &collection : std::as_const(collections)) {
        if (collection.isTarget && collection.idField != idName)
            useAsId(*collection.entity, collection, out);
        if (collection.share < 1 && (collection.isTarget || collection.idField == idName))
            makeRoomForIds(*collection.entity, collection);
    }
}

/// Documents that were not looked into have an id as well.
void DocumentImport::makeRoomForIds(schema::Entity &entity, const LinkedCollection &collection)
{
    for (schema::Field &field : entity.fields) {
        if (field.name == collection.idField && field.minimum && field.maximum)
            field.maximum = std::max(*field.maximum, *field.minimum + collection.documents);
    }
}

/// Others refer to documents by a field that is not called _id; a design refers by _id only.
void DocumentImport::useAsId(schema::Entity &entity, const LinkedCollection &collection, Imported &out) const
{
    entity.idStrategy = schema::IdStrategy::Field;
    entity.idFields = {collection.idField};
    out.notes << ImportNote{base::visibleText(entity.name + QLatin1Char('.') + collection.idField),
                            Text::tr("Others refer to it, so it becomes _id.")};
}

} // namespace sw::formats
