// SPDX-License-Identifier: GPL-3.0-or-later
// What sizes say of designs, against what a server makes of the same documents, up to 200,000 of each: average
// document, collections by compressor, indexes of every kind built at once and grown with the documents, cache when all
// was read; and the intervals for replica sets and for collections that change all the time.
//
//   bench_sizes [COLLECTION… | intervals]
#include "models/design/shape/documentsize.h"
#include "models/sizing/files/indexfile.h"
#include "models/sizing/files/pagesimulation.h"
#include "tests/bench/sizeintervals.h"
#include "tests/support/figures.h"
#include "tests/support/sizeddesigns.h"
#include "tests/support/sizedserver.h"

#include <QCoreApplication>

using namespace sw;
using sizing::Compressor;
using testsupport::printEstimated;
using testsupport::SizedDesign;
using testsupport::SizedServer;
using testsupport::StoredSizes;

namespace
{

constexpr double documentTolerance = 0.005;
constexpr double builtTolerance = 0.01;
constexpr double grownTolerance = 0.05;
constexpr double cacheTolerance = 0.02;
constexpr double block = 4096;       ///< what files of few pages may differ by
constexpr double smallIndex = 0.5e6; ///< a grown one below it: by more pages
constexpr double smallCollection =
    3.5e6; ///< two loads of the same documents into a smaller, compressed one differ by as much as 8 %

struct Packing
{
    Compressor compressor;
    const char *name;
    double tolerance;
};
constexpr Packing packings[] = {
    {Compressor::None, "none", 0.02}, {Compressor::Snappy, "snappy", 0.05}, {Compressor::Zstd, "zstd", 0.05}};

/// One collection on the server: what was estimated of it.
struct Foretold
{
    const Packing *packing = nullptr;
    QString collection;
    sizing::SimulatedPages pages;
    sizing::IndexBuild build = sizing::IndexBuild::AtOnce;
    QList<sizing::IndexFile> indexes; ///< _id first; of zstd none
};

class DesignBench
{
public:
    explicit DesignBench(const SizedDesign &design) : m_design(design), m_source(design.source()) {}
    bool run();

private:
    Foretold load(const Packing &packing);
    bool compareFiles(const Foretold &place);
    bool compareCaches(const Foretold &place);
    QString rowOf(const QString &what) const { return m_design.collection.name + QLatin1Char(' ') + what; }

    const SizedDesign m_design;
    const sizing::DocumentSource m_source;
    SizedServer m_server;
};

Foretold DesignBench::load(const Packing &packing)
{
    Foretold place;
    place.packing = &packing;
    place.collection = QStringLiteral("%1_%2").arg(m_design.collection.name, QLatin1String(packing.name));
    place.build =
        packing.compressor == Compressor::None ? sizing::IndexBuild::AtOnce : sizing::IndexBuild::WithTheDocuments;
    const double count = m_design.collection.documents.likely;
    const bool indexed = packing.compressor != Compressor::Zstd;
    m_server.create(place.collection, packing.name);
    if (indexed && place.build == sizing::IndexBuild::WithTheDocuments)
        m_server.createIndexes(place.collection, m_design.collection.indexes);
    m_server.insert(place.collection, m_source, 0, static_cast<quint64>(count));
    if (indexed && place.build == sizing::IndexBuild::AtOnce)
        m_server.createIndexes(place.collection, m_design.collection.indexes);
    place.pages = *sizing::simulatePages(m_source, {count, packing.compressor});
    sizing::IndexFileOptions options;
    options.build = place.build;
    if (indexed)
        place.indexes = *sizing::indexFiles(m_source, static_cast<quint64>(count), m_design.collection, options);
    return place;
}

bool DesignBench::compareFiles(const Foretold &place)
{
    const StoredSizes stored = m_server.sizes(place.collection);
    const QString packed = QLatin1String(place.packing->name);
    bool reached = stored.documents == m_design.collection.documents.likely;
    if (place.packing->compressor == Compressor::None)
        reached &= printEstimated(rowOf(QStringLiteral("document")),
                                 design::documentSize(m_design.collection.root).likely.value(),
                                 stored.data / stored.documents, documentTolerance);
    if (place.packing->compressor != Compressor::None && stored.live < smallCollection)
        testsupport::printSkipped(rowOf(packed), QStringLiteral("two loads of so small a file differ as well"));
    else
        reached &= printEstimated(rowOf(packed), place.pages.file.value(), stored.live, place.packing->tolerance);
    for (const sizing::IndexFile &index : place.indexes) {
        const double live = stored.indexes.value(index.name).live;
        if (place.build == sizing::IndexBuild::WithTheDocuments && live < smallIndex)
            testsupport::printSkipped(rowOf(index.name + QStringLiteral(" grown")), QStringLiteral("below 0.5 MB"));
        else if (place.build == sizing::IndexBuild::WithTheDocuments)
            reached &= printEstimated(rowOf(index.name + QStringLiteral(" grown")), index.file.value(), live,
                                     grownTolerance, block);
        else if (index.name != QLatin1String("_id_"))
            reached &= printEstimated(rowOf(index.name), index.file.value(), live, builtTolerance, block);
    }
    return reached;
}

bool DesignBench::compareCaches(const Foretold &place)
{
    m_server.readAll(place.collection);
    const StoredSizes stored = m_server.sizes(place.collection);
    bool reached = printEstimated(rowOf(QStringLiteral("cache ") + QLatin1String(place.packing->name)),
                                 place.pages.cache.value(), stored.cache, cacheTolerance);
    for (const sizing::IndexFile &index : place.indexes) {
        if (place.build == sizing::IndexBuild::AtOnce)
            reached &= printEstimated(rowOf(QStringLiteral("cache ") + index.name), index.cache.value(),
                                     stored.indexes.value(index.name).cache, cacheTolerance, block);
    }
    return reached;
}

bool DesignBench::run()
{
    if (!m_server.start())
        qFatal("%s", qPrintable(m_server.errorString()));
    QList<Foretold> places;
    for (const Packing &packing : packings)
        places << load(packing);
    m_server.checkpoint();
    bool reached = true;
    for (const Foretold &place : places)
        reached &= compareFiles(place);
    if (!m_server.restart())
        qFatal("%s", qPrintable(m_server.errorString()));
    for (const Foretold &place : places)
        reached &= compareCaches(place);
    return reached;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList wanted = application.arguments().mid(1);
    if (!testsupport::MongoServer::available()) {
        testsupport::printSkipped(QStringLiteral("sizes"), testsupport::MongoServer::skipReason());
        return 0;
    }
    bool reached = true;
    for (const SizedDesign &design : testsupport::packedDesigns() + testsupport::indexedDesigns()) {
        if (wanted.isEmpty() || wanted.contains(design.collection.name))
            reached &= DesignBench(design).run();
    }
    if (wanted.isEmpty() || wanted.contains(QLatin1String("intervals")))
        reached &= testsupport::measureIntervals();
    return reached ? 0 : 1;
}
