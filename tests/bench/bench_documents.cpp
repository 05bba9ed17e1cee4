// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a collection after a look at 1,000 of its documents, against what a server makes of all of them:
// average document, the collection's file and index files; then how large the errors are, and how many of the truths
// lie inside the intervals.
//
//   bench_documents [FILE…] (JSON, Extended JSON or BSON; none: eight collections that no part of the product made)
#include "models/formats/documents/documentreader.h"
#include "models/formats/importer.h"
#include "models/formats/importerregistry.h"
#include "models/patterns/core/designbuilder.h"
#include "models/sizing/estimate/sizing.h"
#include "tests/support/figures.h"
#include "tests/support/server/sizedserver.h"
#include "tests/support/worlddata.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <cmath>
#include <map>

using namespace sw;
using testsupport::SizedServer;
using testsupport::StoredSizes;

namespace
{

constexpr qint64 sampleSize = 1000;
constexpr double documentTolerance = 0.03;
constexpr double storageTolerance = 0.25;
constexpr double indexTolerance = 0.25;
constexpr double blockBytes = 4096; ///< what an index file of few pages may differ by
constexpr qsizetype mostIndexes = 40;

/// A collection as it is in a file.
struct Given
{
    std::vector<QByteArray> documents;
    double bytes = 0;
};

std::map<QString, Given> collectionsOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(path));
    formats::DocumentReader reader(file, path);
    std::map<QString, Given> found;
    for (auto more = reader.next(); more && *more; more = reader.next()) {
        const QString member = QString::fromUtf8(reader.member());
        Given &given = found[member.isEmpty() ? QFileInfo(path).completeBaseName() : member];
        given.documents.push_back(reader.document().toByteArray());
    }
    return found;
}

/// What was said of one kind of figure, over all collections.
class Judged
{
public:
    Judged(const QString &name, double medianGoal) : m_name(name), m_medianGoal(medianGoal) {}

    bool add(const QString &name, const sizing::Range &said, double truth, double tolerance, double slack = blockBytes)
    {
        m_errors.push_back(std::abs(said.likely.value() / truth - 1));
        m_inside += said.low.value() <= truth && truth <= said.high.value();
        m_widths.push_back(said.high.value() / std::max(1.0, said.low.value()));
        return testsupport::printEstimated(name, said.likely.value(), truth, tolerance, slack);
    }
    bool print()
    {
        if (m_errors.empty())
            return true;
        const auto count = static_cast<double>(m_errors.size());
        const auto within = [&](double tolerance) {
            return static_cast<double>(
                std::count_if(m_errors.begin(), m_errors.end(), [&](double error) { return error <= tolerance; }));
        };
        const QString all = QStringLiteral("all");
        using testsupport::Goal;
        bool reached = testsupport::printFigure({m_name + QStringLiteral(" median error"),
                                                 medianOf(m_errors),
                                                 QStringLiteral("of the truth"),
                                                 QStringLiteral("goal"),
                                                 m_medianGoal,
                                                 {Goal::Kind::AtMost, 1}});
        reached &= testsupport::printFigure({m_name + QStringLiteral(" within 10 %"),
                                             within(0.1),
                                             QStringLiteral("files"),
                                             all,
                                             count,
                                             {Goal::Kind::AtLeast, 0.5}});
        reached &= testsupport::printFigure({m_name + QStringLiteral(" within 25 %"),
                                             within(0.25),
                                             QStringLiteral("files"),
                                             all,
                                             count,
                                             {Goal::Kind::AtLeast, 0.9}});
        reached &= testsupport::printFigure({m_name + QStringLiteral(" inside the interval"),
                                             static_cast<double>(m_inside),
                                             QStringLiteral("files"),
                                             all,
                                             count,
                                             {Goal::Kind::AtLeast, 0.85}});
        reached &= testsupport::printFigure({m_name + QStringLiteral(" high / low end, median"),
                                             medianOf(m_widths),
                                             QString(),
                                             QStringLiteral("goal"),
                                             2,
                                             {Goal::Kind::AtMost, 1}});
        return reached;
    }

private:
    static double medianOf(std::vector<double> values)
    {
        std::sort(values.begin(), values.end());
        return values[values.size() / 2];
    }

    QString m_name;
    double m_medianGoal;
    std::vector<double> m_errors;
    std::vector<double> m_widths;
    int m_inside = 0;
};

struct Judgement
{
    Judged documents{QStringLiteral("documents"), 0.01};
    Judged storage{QStringLiteral("storage"), 0.1};
    Judged indexes{QStringLiteral("indexes"), 0.08};
};

bool hasId(const QByteArray &document)
{
    bson_t view;
    bson_iter_t it;
    return bson_init_static(&view, reinterpret_cast<const uint8_t *>(document.constData()),
                            static_cast<size_t>(document.size())) &&
           bson_iter_init_find(&it, &view, "_id");
}

QByteArray withId(const QByteArray &document)
{
    bson_t view;
    bson_oid_t id;
    bson_init_static(&view, reinterpret_cast<const uint8_t *>(document.constData()),
                     static_cast<size_t>(document.size()));
    bson_t *out = bson_new();
    bson_oid_init(&id, nullptr);
    bson_append_oid(out, "_id", 3, &id);
    bson_concat(out, &view);
    const QByteArray bytes(reinterpret_cast<const char *>(bson_get_data(out)), static_cast<qsizetype>(out->len));
    bson_destroy(out);
    return bytes;
}

design::Collection inferred(const QString &name, const Given &given, design::Design &design)
{
    QByteArray all;
    for (const QByteArray &document : given.documents)
        all += document;
    QBuffer buffer(&all);
    buffer.open(QIODevice::ReadOnly);
    formats::ImportOptions options;
    options.sample = sampleSize;
    options.collection = name;
    const auto imported = formats::ImporterRegistry::instance()
                              .find(QStringLiteral("json-documents"))
                              ->read({{name, &buffer}}, options, {});
    if (!imported)
        qFatal("%s", qPrintable(imported.error().text()));
    design = patterns::buildDesign(imported->model);
    return design.collections.first();
}

/// An index on each value outside of nested arrays, and pairs of neighbours.
QList<design::Index> naturalIndexes(const design::Collection &collection)
{
    QList<design::Index> indexes;
    const auto add = [&](const QList<design::IndexKey> &keys) {
        design::Index index;
        index.keys = keys;
        index.name = QStringLiteral("i%1").arg(indexes.size());
        if (indexes.size() < mostIndexes)
            indexes << index;
    };
    QString before;
    design::forEachNode(collection.root, [&](const QString &path, const design::Node &node) {
        const bool isScalar = !node.isObject() && !node.isArray() && node.type() != schema::FieldType::Any &&
                              node.type() != schema::FieldType::GeoPoint;
        const bool isList =
            node.isArray() && !node.fields.isEmpty() && !node.item().isObject() && !node.item().isArray();
        if (path == design::idName || path.startsWith(QStringLiteral("_id.")) || !(isScalar || isList) ||
            design::isBelowData(collection.root, path))
            return;
        add({{path, design::KeyKind::Ascending}});
        if (isScalar && !before.isEmpty() && !path.contains(QLatin1Char('.')))
            add({{before, design::KeyKind::Ascending}, {path, design::KeyKind::Descending}});
        before = isScalar && !path.contains(QLatin1Char('.')) ? path : QString();
    });
    return indexes;
}

QList<design::Index> indexesOf(const testsupport::WorldData &world)
{
    QList<design::Index> indexes;
    for (const char *keys : world.indexes) {
        design::Index index;
        index.name = QString::fromLatin1(keys);
        for (QString path : index.name.split(QLatin1Char(','))) {
            const bool down = path.startsWith(QLatin1Char('-'));
            index.keys << design::IndexKey{down ? path.mid(1) : path,
                                           down ? design::KeyKind::Descending : design::KeyKind::Ascending};
        }
        indexes << index;
    }
    return indexes;
}

void load(SizedServer &server, const QString &name, Given &given, const QList<design::Index> &indexes)
{
    for (QByteArray &document : given.documents) {
        if (!hasId(document))
            document = withId(document);
        given.bytes += static_cast<double>(document.size());
    }
    server.insert(
        name, [&](quint64 n) { return *base::Bson::fromBytes(given.documents[n]); }, 0, given.documents.size());
    for (const design::Index &index : indexes)
        server.tryIndex(name, index);
    server.checkpoint();
}

bool measure(SizedServer &server, const QString &name, Given &given, const QList<design::Index> &wanted,
             Judgement &judgement)
{
    design::Design design;
    design::Collection collection = inferred(name, given, design);
    collection.name = name;
    collection.indexes = wanted.isEmpty() ? naturalIndexes(collection) : wanted;
    const double count = static_cast<double>(given.documents.size());
    collection.documents = {count, count, count, false};
    collection.growthPerDay = 0;
    design.collections = {collection};
    const bool ownIds = hasId(given.documents.front());
    server.drop(name);
    load(server, name, given, collection.indexes);
    sizing::SizeOptions options;
    options.topology = sizing::Topology::Standalone;
    const sizing::SizeReport report = sizing::estimate(design, options);
    const sizing::CollectionSize &size = report.collections.first();
    const StoredSizes stored = server.sizes(name);
    bool reached = stored.documents == count;
    reached &= judgement.documents.add(name + QStringLiteral(" (%1 documents)").arg(count), size.document,
                                       given.bytes / count, documentTolerance, 1);
    reached &= judgement.storage.add(name + QStringLiteral(" storage"), size.storage, stored.live, storageTolerance);
    for (const sizing::IndexSize &index : size.indexes) {
        QStringList paths;
        for (const design::IndexKey &key : index.keys)
            paths << key.path;
        if (stored.indexes.contains(index.name) && (ownIds || index.name != QStringLiteral("_id_")))
            reached &= judgement.indexes.add(name + QLatin1Char(' ') + paths.join(QLatin1Char('+')), index.file,
                                             stored.indexes.value(index.name).live, indexTolerance);
    }
    return reached;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList files = application.arguments().mid(1);
    if (!testsupport::MongoServer::available()) {
        testsupport::printSkipped(QStringLiteral("documents"), testsupport::MongoServer::skipReason());
        return 0;
    }
    SizedServer server;
    if (!server.start())
        qFatal("%s", qPrintable(server.errorString()));
    bool reached = true;
    Judgement judgement;
    for (const testsupport::WorldData &world :
         files.isEmpty() ? testsupport::worldData() : std::vector<testsupport::WorldData>()) {
        Given given;
        for (const base::Bson &document : world.make(world.documents))
            given.documents.push_back(document.bytes());
        reached &= measure(server, QString::fromLatin1(world.name), given, indexesOf(world), judgement);
    }
    for (const QString &file : files) {
        for (auto &[name, given] : collectionsOf(file))
            reached &= measure(server,
                               QFileInfo(file).completeBaseName().section(QLatin1Char('.'), 0, 0) +
                                   (name.isEmpty() ? QString() : QStringLiteral("_") + name),
                               given, {}, judgement);
    }
    reached &= judgement.documents.print();
    reached &= judgement.storage.print();
    reached &= judgement.indexes.print();
    return reached ? 0 : 1;
}
