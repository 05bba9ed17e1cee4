// SPDX-License-Identifier: GPL-3.0-or-later
// What sizes say of designs, against what a server makes of the same documents, up to 200,000 of each: average
// document, indexes of every kind built at once and grown with the documents; and the intervals for replica sets and
// for collections that change all the time. Collection files are bench_measure's.
//
//   bench_sizes [COLLECTION… | intervals]
#include "models/design/shape/documentsize.h"
#include "tests/bench/sizeintervals.h"
#include "tests/support/figures.h"
#include "tests/support/server/sizedserver.h"
#include "tests/support/sizes/indexfiles.h"
#include "tests/support/sizes/sizeddesigns.h"

#include <QCoreApplication>

using namespace sw;
using sizing::IndexBuild;
using testsupport::printEstimated;
using testsupport::SizedDesign;
using testsupport::SizedServer;
using testsupport::StoredSizes;

namespace
{

constexpr double documentTolerance = 0.005;
constexpr double builtTolerance = 0.01;
constexpr double grownTolerance = 0.05;
constexpr double block = 4096;       ///< what files of few pages may differ by
constexpr double smallIndex = 0.5e6; ///< a grown one below it: by more pages

QString nameOf(const SizedDesign &design, IndexBuild build)
{
    return design.collection.name + (build == IndexBuild::AtOnce ? QString() : QStringLiteral("_grown"));
}

void load(SizedServer &server, const SizedDesign &design, IndexBuild build)
{
    const QString collection = nameOf(design, build);
    server.create(collection, "snappy");
    if (build == IndexBuild::WithTheDocuments)
        server.createIndexes(collection, design.collection.indexes);
    server.insert(collection, design.source(), 0, static_cast<quint64>(design.collection.documents.likely));
    if (build == IndexBuild::AtOnce)
        server.createIndexes(collection, design.collection.indexes);
}

bool compareIndexes(const SizedDesign &design, IndexBuild build, const StoredSizes &stored)
{
    const auto files = testsupport::indexFiles(
        design.source(), static_cast<quint64>(design.collection.documents.likely), design.collection, build);
    bool reached = true;
    for (auto it = files.begin(); it != files.end(); ++it) {
        const double live = stored.indexes.value(it.key()).live;
        const QString row = design.collection.name + QLatin1Char(' ') + it.key();
        const QString grown = row + QStringLiteral(" grown");
        if (build == IndexBuild::WithTheDocuments && live < smallIndex)
            testsupport::printSkipped(grown, QStringLiteral("below 0.5 MB"));
        else if (build == IndexBuild::WithTheDocuments)
            reached &= printEstimated(grown, it->file.value(), live, grownTolerance, block);
        else if (it.key() != QLatin1String("_id_"))
            reached &= printEstimated(row, it->file.value(), live, builtTolerance, block);
    }
    return reached;
}

bool run(const SizedDesign &design)
{
    SizedServer server;
    if (!server.start())
        qFatal("%s", qPrintable(server.errorString()));
    constexpr IndexBuild builds[] = {IndexBuild::AtOnce, IndexBuild::WithTheDocuments};
    for (const IndexBuild build : builds)
        load(server, design, build);
    server.checkpoint();
    bool reached = true;
    for (const IndexBuild build : builds) {
        const StoredSizes stored = server.sizes(nameOf(design, build));
        if (build == IndexBuild::AtOnce)
            reached &= stored.documents == design.collection.documents.likely &&
                       printEstimated(design.collection.name + QStringLiteral(" document"),
                                      design::documentSize(design.collection.root).likely.value(),
                                      stored.data / stored.documents, documentTolerance);
        reached &= compareIndexes(design, build, stored);
    }
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
            reached &= run(design);
    }
    if (wanted.isEmpty() || wanted.contains(QLatin1String("intervals")))
        reached &= testsupport::measureIntervals();
    return reached ? 0 : 1;
}
