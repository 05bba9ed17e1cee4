// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bsonbuilder.h"
#include "models/sizing/estimate/sizing.h"
#include "tests/support/figures.h"
#include "tests/support/server/sizedserver.h"
#include "tests/support/sizes/sizeddesigns.h"

#include <QRandomGenerator>

namespace sw::testsupport
{

// What is estimated as an interval, because it depends on when pages are written.

/// Whether a file that was measured lies between the ends of \p range.
inline bool printWithin(const QString &name, const sizing::Range &range, double measured)
{
    const bool low = printFigure({name + QStringLiteral(" above"),
                                  measured,
                                  QStringLiteral("bytes"),
                                  QStringLiteral("low end"),
                                  range.low.value(),
                                  {Goal::Kind::AtLeast, 1}});
    const bool high = printFigure({name + QStringLiteral(" below"),
                                   measured,
                                   QStringLiteral("bytes"),
                                   QStringLiteral("high end"),
                                   range.high.value(),
                                   {Goal::Kind::AtMost, 1}});
    return low && high;
}

inline bool printIntervals(const QString &name, const SizedDesign &design, const StoredSizes &stored,
                           const sizing::SizeOptions &options)
{
    design::Design whole;
    whole.collections << design.collection;
    const sizing::SizeReport report = sizing::estimate(whole, options);
    const sizing::CollectionSize &size = report.collections.first();
    bool reached = printWithin(name, size.storage, stored.file);
    for (const sizing::IndexSize &index : size.indexes)
        reached &= printWithin(name + QLatin1Char(' ') + index.name, index.file, stored.indexes.value(index.name).file);
    return reached;
}

/// Puts the values of \p other into the document that \p old is.
inline base::Bson replacement(const base::Bson &old, const base::Bson &other)
{
    bson_t oldView, otherView, query, values;
    bson_iter_t id;
    old.view(&oldView);
    other.view(&otherView);
    bson_t update = BSON_INITIALIZER;
    bson_append_document_begin(&update, "q", 1, &query);
    if (bson_iter_init_find(&id, &oldView, "_id"))
        bson_append_iter(&query, "_id", 3, &id);
    bson_append_document_end(&update, &query);
    bson_init(&values);
    bson_copy_to_excluding_noinit(&otherView, &values, "_id", nullptr);
    bson_append_document(&update, "u", 1, &values);
    const base::Bson out(&update);
    bson_destroy(&values);
    bson_destroy(&update);
    return out;
}

constexpr double checkpointSeconds = 60; ///< that a server lets pass between two
constexpr double timeLapse =
    60; ///< one second here stands for so many: for the times of checkpoints and of history as well
constexpr double historySeconds = 300; ///< that a replica set keeps

/// Changes \p changes documents at random and adds \p added new ones before each of \p checkpoints checkpoints.
inline bool measureChanging(SizedServer &server, SizedDesign design, sizing::Topology topology, double changes,
                            double added, int checkpoints)
{
    const QString name = QStringLiteral("%1 %2 %3+%4")
                             .arg(topology == sizing::Topology::ReplicaSet ? QStringLiteral("replica-set")
                                                                           : QStringLiteral("standalone"),
                                  design.collection.name)
                             .arg(changes)
                             .arg(added);
    const QString collection = design.collection.name;
    const sizing::DocumentSource source = design.source();
    const double before = design.few;
    server.create(collection, "snappy");
    server.createIndexes(collection, design.collection.indexes);
    server.insert(collection, source, 0, static_cast<quint64>(before));
    server.checkpoint();
    QRandomGenerator random(1);
    QElapsedTimer timer;
    timer.start();
    double count = before;
    for (int round = 0; round < checkpoints; ++round) {
        for (double done = 0; done < changes; done += 1000) {
            base::BsonBuilder command;
            command.string(QStringLiteral("update"), collection).beginArray(QStringLiteral("updates"));
            for (int i = 0; i < 1000; ++i)
                command.document(command.nextIndex(), replacement(source(random.bounded(static_cast<quint32>(count))),
                                                                  source(random.bounded(static_cast<quint32>(count)))));
            server.run(server.database(), command.finish());
        }
        server.insert(collection, source, static_cast<quint64>(count), static_cast<quint64>(added));
        count += added;
        const double left = 1000 * checkpointSeconds / timeLapse - static_cast<double>(timer.restart());
        QThread::msleep(static_cast<unsigned long>(std::max(0.0, left)));
        timer.restart();
        server.checkpoint();
    }
    design = design.withDocuments(count);
    design.collection.growthPerDay = added / checkpointSeconds * 86400;
    design.collection.entities = {schema::EntityId(QStringLiteral("e"))};
    sizing::SizeOptions options;
    options.topology = topology;
    options.writesPerSecond.insert(design.collection.entities.first(), (changes + added) / checkpointSeconds);
    return printIntervals(name, design, server.sizes(collection), options);
}

/// Loads \p design into a replica set as fast as it takes it, its indexes growing with it.
inline bool measureLoaded(SizedServer &server, SizedDesign design)
{
    const QString collection = design.collection.name;
    server.create(collection, "snappy");
    server.createIndexes(collection, design.collection.indexes);
    QElapsedTimer timer;
    timer.start();
    server.insert(collection, design.source(), 0, static_cast<quint64>(design.few));
    const double seconds = static_cast<double>(timer.elapsed()) / 1000;
    server.checkpoint();
    design = design.withDocuments(design.few);
    design.collection.growthPerDay = design.few / seconds * 86400;
    return printIntervals(QStringLiteral("replica-set %1 loaded").arg(collection), design, server.sizes(collection),
                          {});
}

/// Collections of a single server and of a replica set that change between checkpoints, little and much.
inline bool measureIntervals()
{
    bool reached = true;
    const QList<SizedDesign> packed = packedDesigns();
    for (const SizedDesign &design : packed) {
        const QString name = design.collection.name;
        if (name != QLatin1String("flat") && name != QLatin1String("uuids") && name != QLatin1String("arrays"))
            continue;
        for (const sizing::Topology topology : {sizing::Topology::Standalone, sizing::Topology::ReplicaSet}) {
            const bool set = topology == sizing::Topology::ReplicaSet;
            for (const auto &[changes, added] :
                 {std::pair(0.0, 1000.0), std::pair(1000.0, 0.0), std::pair(10000.0, 1000.0)}) {
                SizedServer server(set ? QStringLiteral("rs") : QString());
                if (!server.start())
                    qFatal("%s", qPrintable(server.errorString()));
                server.run(R"({"setParameter": 1, "minSnapshotHistoryWindowInSeconds": )" +
                           QByteArray::number(historySeconds / timeLapse) + "}");
                reached &= measureChanging(server, design, topology, changes, added, 12);
            }
        }
        SizedServer server(QStringLiteral("rs"));
        if (!server.start())
            qFatal("%s", qPrintable(server.errorString()));
        reached &= measureLoaded(server, design);
    }
    return reached;
}

} // namespace sw::testsupport
