// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/inspection/inspection.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/deploy/apply/inspect.h"
#include "models/formats/documents/documentimport.h"
#include "models/services/deployment/stoppablereads.h"
#include "models/services/inspection/listedindex.h"
#include "models/services/inspection/serverdocuments.h"

#include <vector>

namespace sw::services
{

namespace
{

bool holdsDocuments(const deploy::LiveCollection &collection)
{
    return collection.type != QLatin1String("view") && collection.documents.value_or(1) > 0;
}

void addIndexes(const deploy::LiveCollection &live, schema::Entity &entity, QList<formats::ImportNote> &notes)
{
    for (const base::Bson &listed : live.indexes) {
        const auto definition = definitionOf(listed);
        const QString text = listedIndexText(listed);
        if (definition)
            entity.indexes << *definition;
        else if (text != QLatin1String("_id 1"))
            notes << formats::ImportNote{
                base::visibleText(live.name),
                Text::tr("The index %1 was left out; models have no such kind.").arg(base::visibleText(text))};
    }
}

/// The sample told of fields and their values; of how many there are, the server knows better.
void takeCounts(const deploy::LiveCollection &live, formats::ImportedCollection &collection, schema::Entity &entity)
{
    if (!live.documents || *live.documents <= 0)
        return;
    const auto documents = static_cast<double>(*live.documents);
    collection.documents = *live.documents;
    entity.count = {0, documents, documents, false};
    if (!live.bytes)
        return;
    collection.averageBytes = static_cast<double>(*live.bytes) / documents;
    collection.storedBytes = collection.averageBytes;
    entity.sampled.bytes = collection.averageBytes;
}

} // namespace

Inspection::Inspection(std::unique_ptr<deploy::Session> session, const QString &database)
    : m_session(std::move(session)), m_database(database)
{}

base::Result<Inspection> Inspection::connect(const Connect &connect, ServerAddress &address,
                                             const base::Progress &progress)
{
    auto session = connectTo(connect, address, progress);
    if (!session)
        return session.error();
    return Inspection(std::move(*session), address.database);
}

base::Result<deploy::Snapshot> Inspection::look(const base::Progress &progress)
{
    const StoppableReads reads(*m_session, progress);
    return reads.told(deploy::inspect(*m_session, m_database, {}, progress));
}

base::Result<formats::Imported> Inspection::infer(const deploy::Snapshot &snapshot, const QString &projectName,
                                                  qint64 examined, const base::Progress &progress)
{
    formats::ImportOptions options;
    options.projectName = projectName;
    options.linkNames = formats::LinkNames::AsFound;
    QList<formats::ImportNote> notes;
    std::vector<std::unique_ptr<ServerDocuments>> documents;
    QList<formats::ImportSource> sources;
    for (const deploy::LiveCollection &live : snapshot.collections) {
        if (!holdsDocuments(live)) {
            notes << formats::ImportNote{base::visibleText(live.name),
                                         live.type == QLatin1String("view")
                                             ? Text::tr("It is a view, and was left out.")
                                             : Text::tr("It holds no documents, and was left out.")};
            continue;
        }
        documents.push_back(std::make_unique<ServerDocuments>(*m_session, m_database, live, examined));
        sources << formats::ImportSource{live.name, documents.back().get(), live.name};
    }
    if (sources.isEmpty())
        return base::Error{base::ErrorCode::Format, Text::tr("The database holds no documents to make a project of."),
                           m_database, Text::tr("Check its name; names differ in upper and lower case.")};
    auto imported = formats::DocumentImport(sources, options, progress).run();
    for (const auto &source : documents) {
        if (source->error())
            return *source->error();
    }
    if (!imported)
        return imported.error();
    imported->notes << notes;
    for (formats::ImportedCollection &collection : imported->collections) {
        const deploy::LiveCollection *live = snapshot.collection(collection.name);
        for (schema::Entity &entity : imported->model.entities) {
            if (live != nullptr && entity.id == collection.entity) {
                takeCounts(*live, collection, entity);
                addIndexes(*live, entity, imported->notes);
            }
        }
    }
    return imported;
}

} // namespace sw::services
