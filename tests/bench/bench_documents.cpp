// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a collection against what a server makes of all of it: average document, the collection's file and
// index files; then how large the errors are, how many of the truths lie inside the intervals, and how wide these are.
// For four ways in: typed by hand (types, averages to one digit), from the first 1,000 documents of a file, from 1,000
// drawn evenly, and from the whole file.
//
//   bench_documents [--seed N] [FILE…]
//
// FILE: JSON, Extended JSON or BSON; none: eight collections that no part of the product made, and eight others that no
// constant was chosen by.
#include "models/formats/documents/documentreader.h"
#include "models/formats/importer.h"
#include "models/formats/importerregistry.h"
#include "models/patterns/core/designbuilder.h"
#include "models/sizing/estimate/sizing.h"
#include "tests/support/figures.h"
#include "tests/support/server/sizedserver.h"
#include "tests/support/sizes/otherworlddata.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

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
    bool ownIds = false; ///< that nobody added
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
    /// Goals: median error, and how many times the low end the high end is.
    Judged(const QString &name, double medianGoal, double widthGoal)
        : m_name(name), m_medianGoal(medianGoal), m_widthGoal(widthGoal)
    {}

    void add(const QString &name, const sizing::Range &said, double truth, double tolerance, double slack = blockBytes)
    {
        m_errors.push_back(std::abs(said.likely.value() / truth - 1));
        m_inside += said.low.value() <= truth && truth <= said.high.value();
        m_widths.push_back(said.high.value() / std::max(1.0, said.low.value()));
        testsupport::printEstimated(name, said.likely.value(), truth, tolerance, slack);
    }
    bool print() const
    {
        if (m_errors.empty())
            return true;
        using testsupport::Goal;
        const auto count = static_cast<double>(m_errors.size());
        const QString truths = QStringLiteral("of %1 truths").arg(m_errors.size());
        const auto line = [&](const char *what, double figure, const QString &unit, double reference, Goal goal) {
            return testsupport::printFigure(
                {m_name + QLatin1String(what), figure, unit, QStringLiteral("goal"), reference, goal});
        };
        bool reached = line(": median error", medianOf(m_errors), QStringLiteral("of the truth"), m_medianGoal, {});
        line(": within 10 %", within(0.1), truths, count, {Goal::Kind::AtLeast, 0});
        line(": within 25 %", within(0.25), truths, count, {Goal::Kind::AtLeast, 0});
        reached &= line(": inside the interval", m_inside, truths, count, {Goal::Kind::AtLeast, 0.85});
        return line(": high / low, median", medianOf(m_widths), QStringLiteral("times"), m_widthGoal, {}) && reached;
    }

private:
    static double medianOf(std::vector<double> values)
    {
        std::sort(values.begin(), values.end());
        return values[values.size() / 2];
    }
    double within(double tolerance) const
    {
        return static_cast<double>(
            std::count_if(m_errors.begin(), m_errors.end(), [&](double error) { return error <= tolerance; }));
    }

    QString m_name;
    double m_medianGoal;
    double m_widthGoal;
    std::vector<double> m_errors;
    std::vector<double> m_widths;
    int m_inside = 0;
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

/// A design from the first \p documents of \p given, of which \p sample are looked into (0: all).
design::Collection inferred(const QString &name, const Given &given, size_t documents, qint64 sample)
{
    QByteArray all;
    for (size_t i = 0; i < documents; ++i)
        all += given.documents[i];
    QBuffer buffer(&all);
    buffer.open(QIODevice::ReadOnly);
    formats::ImportOptions options;
    options.sample = sample;
    options.collection = name;
    const auto imported = formats::ImporterRegistry::instance()
                              .find(QStringLiteral("json-documents"))
                              ->read({{name, &buffer}}, options, {});
    if (!imported)
        qFatal("%s", qPrintable(imported.error().text()));
    return patterns::buildDesign(imported->model).collections.first();
}

double oneDigit(double number)
{
    if (number <= 0)
        return number;
    const double unit = std::pow(10, std::floor(std::log10(number)));
    return std::round(number / unit) * unit;
}

/// Leaves what a person types: types, lengths and items on average to one digit, shares to tenths.
void forget(design::Node &node)
{
    const auto tenths = [](double share) {
        return share >= 1 ? 1 : std::clamp(std::round(10 * share) / 10, 0.05, 0.95);
    };
    node.distinctValues.reset();
    node.spread = {};
    node.countP99.reset();
    const QStringList listed = node.constraints.enumValues;
    node.constraints = {};
    node.constraints.enumValues = listed;
    node.averageBytes = oneDigit(node.averageBytes);
    node.presence = tenths(node.presence);
    node.nullShare = node.nullShare > 0 ? tenths(node.nullShare) : 0;
    node.count.likely = std::clamp(oneDigit(node.count.likely), node.count.min, node.count.max);
    for (design::Node &field : node.fields)
        forget(field);
    for (design::Variant &variant : node.variants) {
        for (design::Node &field : variant.fields)
            forget(field);
    }
}

design::Collection typed(design::Collection collection)
{
    forget(collection.root);
    collection.sampled = {};
    return collection;
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

/// What is said of collections that came in by one way.
class WayIn
{
public:
    /// Goals: median errors, and how many times the low end the high end of a file is.
    WayIn(const QString &set, const QString &name, double documents, double storage, double indexes, double width = 2)
        : m_name(name),
          m_documents(set + name + QStringLiteral(", documents"), documents, 1.6),
          m_storage(set + name + QStringLiteral(", storage"), storage, width),
          m_indexes(set + name + QStringLiteral(", indexes"), indexes, width)
    {}

    void judge(design::Collection collection, const QString &name, const QList<design::Index> &indexes,
               const StoredSizes &stored, const Given &given)
    {
        collection.name = name;
        collection.indexes = indexes;
        collection.growthPerDay = 0;
        design::Design design;
        design.collections = {collection};
        sizing::SizeOptions options;
        options.topology = sizing::Topology::Standalone;
        options.documents.insert(name, stored.documents);
        const sizing::SizeReport report = sizing::estimate(design, options);
        const sizing::CollectionSize &size = report.collections.first();
        const QString whose = m_name + QStringLiteral(": ") + name;
        m_documents.add(whose, size.document, given.bytes / stored.documents, documentTolerance, 1);
        m_storage.add(whose + QStringLiteral(" storage"), size.storage, stored.live, storageTolerance);
        for (const sizing::IndexSize &index : size.indexes) {
            QStringList paths;
            for (const design::IndexKey &key : index.keys)
                paths << key.path;
            if (stored.indexes.contains(index.name) && (given.ownIds || index.name != QStringLiteral("_id_")))
                m_indexes.add(whose + QLatin1Char(' ') + paths.join(QLatin1Char('+')), index.file,
                              stored.indexes.value(index.name).live, indexTolerance);
        }
    }
    bool print() const
    {
        const bool documents = m_documents.print();
        const bool storage = m_storage.print();
        return m_indexes.print() && storage && documents;
    }

private:
    QString m_name;
    Judged m_documents;
    Judged m_storage;
    Judged m_indexes;
};

/// All ways in, for a set of collections.
class Judgement
{
public:
    explicit Judgement(const QString &set)
        : m_typed(set, QStringLiteral("typed"), 0.1, 0.25, 0.35, 4),
          m_first(set, QStringLiteral("first 1,000"), 0.03, 0.15, 0.1),
          m_sample(set, QStringLiteral("1,000 of all"), 0.01, 0.1, 0.08),
          m_whole(set, QStringLiteral("whole"), 0.01, 0.1, 0.05)
    {}

    void measure(SizedServer &server, const QString &name, Given &given, const QList<design::Index> &wanted)
    {
        const size_t count = given.documents.size();
        const design::Collection whole = inferred(name, given, count, 0);
        const size_t few = std::min<size_t>(sampleSize, count / 2);
        const bool canSample = few >= fewest;
        const design::Collection first = canSample ? inferred(name, given, few, 0) : whole;
        const design::Collection sample = canSample ? inferred(name, given, count, static_cast<qint64>(few)) : whole;
        const QList<design::Index> indexes = wanted.isEmpty() ? naturalIndexes(whole) : wanted;
        given.ownIds = hasId(given.documents.front());
        server.drop(name);
        load(server, name, given, indexes);
        const StoredSizes stored = server.sizes(name);
        m_typed.judge(typed(whole), name, indexes, stored, given);
        m_whole.judge(whole, name, indexes, stored, given);
        if (canSample) {
            m_first.judge(first, name, indexes, stored, given);
            m_sample.judge(sample, name, indexes, stored, given);
        }
    }
    bool print() const
    {
        bool reached = true;
        for (const WayIn *way : {&m_typed, &m_first, &m_sample, &m_whole})
            reached = way->print() && reached;
        return reached;
    }

private:
    static constexpr size_t fewest = 50;

    WayIn m_typed;
    WayIn m_first;
    WayIn m_sample;
    WayIn m_whole;
};

bool measureWorlds(SizedServer &server, quint64 seed)
{
    bool reached = true;
    for (const auto &[set, worlds] : {std::pair(QString(), &testsupport::worldData()),
                                      std::pair(QStringLiteral("others, "), &testsupport::otherWorldData())}) {
        Judgement judgement(set);
        for (const testsupport::WorldData &world : *worlds) {
            Given given;
            for (const base::Bson &document : world.make(world.documents, 1000 * seed))
                given.documents.push_back(document.bytes());
            judgement.measure(server, QString::fromLatin1(world.name), given, indexesOf(world));
        }
        reached = judgement.print() && reached;
    }
    return reached;
}

bool measureFiles(SizedServer &server, const QStringList &files)
{
    Judgement judgement{QString()};
    for (const QString &file : files) {
        for (auto &[name, given] : collectionsOf(file))
            judgement.measure(server,
                              QFileInfo(file).completeBaseName().section(QLatin1Char('.'), 0, 0) +
                                  (name.isEmpty() ? QString() : QStringLiteral("_") + name),
                              given, {});
    }
    return judgement.print();
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QStringList files = application.arguments().mid(1);
    quint64 seed = 0;
    if (files.size() > 1 && files.first() == QStringLiteral("--seed")) {
        seed = files.at(1).toULongLong();
        files = files.mid(2);
    }
    if (!testsupport::MongoServer::available()) {
        testsupport::printSkipped(QStringLiteral("documents"), testsupport::MongoServer::skipReason());
        return 0;
    }
    SizedServer server;
    if (!server.start())
        qFatal("%s", qPrintable(server.errorString()));
    return (files.isEmpty() ? measureWorlds(server, seed) : measureFiles(server, files)) ? 0 : 1;
}
