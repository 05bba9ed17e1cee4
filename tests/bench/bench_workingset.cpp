// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of working sets and of disk reads against what a server with a cache of 0.25 GB does: a cold start, the
// documents in use asked for once, and the writes of a minute in a cache with room for all (bytes in cache, by table);
// then the mix of reads and inserts at 0.25 GB until the cache has filled (pages read in for each operation). Twelve
// workloads on two collections each, of documents that no part of the product makes; no constant was chosen by six of
// them. Neither figure depends on how fast the machine is.
//
//   bench_workingset [--keep FILE] [--loads FILE] [NAME…]
//
// --keep: what was measured is kept in that file, and not measured again when it is there.
// --loads: workloads of that file instead, which nobody here has chosen:
//   [{"name": "…", "accesses": [{"world": "orders", "documents": 200000, "by": "customer,-placed",
//     "form": "random|newest|newestOfEach|skewed", "amount": 3, "reads": 100, "inserts": 5, "updates": 0}]}]
#include "models/base/bson/bsonbuilder.h"
#include "models/deploy/bsonread.h"
#include "models/formats/importer.h"
#include "models/formats/importerregistry.h"
#include "models/patterns/core/designbuilder.h"
#include "models/services/evaluation/evaluation.h"
#include "models/sizing/estimate/ranges.h"
#include "tests/bench/hotrun.h"
#include "tests/support/figures.h"
#include "tests/support/sizes/otherworlddata.h"

#include <QBuffer>
#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

using namespace sw;
using testsupport::Goal;
using testsupport::HotAccess;
using testsupport::HotCollection;
using testsupport::HotForm;
using testsupport::HotTruth;
using testsupport::HotWorkload;

namespace
{

constexpr double cacheMiB = 256;

const testsupport::WorldData &worldOf(const char *name)
{
    for (const auto *worlds : {&testsupport::worldData(), &testsupport::otherWorldData()}) {
        for (const testsupport::WorldData &world : *worlds) {
            if (qstrcmp(world.name, name) == 0)
                return world;
        }
    }
    qFatal("no world is called %s", name);
}

std::vector<HotCollection> collectionsOf(const HotWorkload &workload)
{
    std::vector<HotCollection> collections;
    for (const HotAccess &access : workload.accesses) {
        const int added = static_cast<int>(access.insertsPerSecond * testsupport::hotSeconds) * 10;
        collections.emplace_back(access, worldOf(access.world).make(access.documents + added, 0));
    }
    return collections;
}

void setHeat(schema::Entity &entity, const HotCollection &collection)
{
    const HotAccess &access = collection.access();
    entity.growthPerDay = access.insertsPerSecond * 86400;
    entity.hot = access.form == HotForm::Random   ? schema::HotDocuments::Random
                 : access.form == HotForm::Newest ? schema::HotDocuments::Newest
                 : access.form == HotForm::Skewed ? schema::HotDocuments::Skewed
                                                  : schema::HotDocuments::Automatic;
    if (access.form == HotForm::Skewed)
        entity.hotSkew = access.amount;
    else
        entity.hotCount = static_cast<double>(collection.hot().size());
}

QList<schema::Operation> operationsOf(const schema::Entity &entity, const HotCollection &collection)
{
    const HotAccess &access = collection.access();
    schema::Operation read;
    read.name = entity.name + QStringLiteral(" read");
    read.id = schema::OperationId(read.name);
    read.entity = entity.id;
    read.perSecond = access.readsPerSecond;
    read.filters = {{{entity.id, collection.path()}, schema::FilterOp::Equal}};
    if (access.form == HotForm::NewestOfEach)
        read.sort = {{{entity.id, collection.order()}, true}};
    if (collection.path() != QLatin1String("_id"))
        read.selectivity = collection.found();
    QList<schema::Operation> operations{read};
    const auto write = [&](const char *what, schema::OperationKind kind, double perSecond) {
        schema::Operation operation;
        operation.name = entity.name + QLatin1Char(' ') + QLatin1String(what);
        operation.id = schema::OperationId(operation.name);
        operation.kind = kind;
        operation.entity = entity.id;
        operation.perSecond = perSecond;
        if (kind == schema::OperationKind::Update)
            operation.filters = {{{entity.id, QStringLiteral("_id")}, schema::FilterOp::Equal}};
        if (perSecond > 0)
            operations << operation;
    };
    write("insert", schema::OperationKind::Insert, access.insertsPerSecond);
    write("update", schema::OperationKind::Update, access.updatesPerSecond);
    return operations;
}

/// As a person would make it: 1,000 documents of each collection imported, then how many are in use and the operations.
schema::Model modelOf(const std::vector<HotCollection> &collections)
{
    std::vector<std::unique_ptr<QBuffer>> buffers;
    QList<formats::ImportSource> sources;
    for (const HotCollection &collection : collections) {
        buffers.push_back(std::make_unique<QBuffer>());
        buffers.back()->open(QIODevice::ReadWrite);
        for (int i = 0; i < collection.access().documents; ++i)
            buffers.back()->write(collection.document(static_cast<size_t>(i)).bytes());
        buffers.back()->seek(0);
        sources << formats::ImportSource{QLatin1String(collection.access().world) + QStringLiteral(".bson"),
                                         buffers.back().get()};
    }
    formats::ImportOptions options;
    options.sample = 1000;
    auto imported =
        formats::ImporterRegistry::instance().find(QStringLiteral("json-documents"))->read(sources, options, {});
    if (!imported)
        qFatal("%s", qPrintable(imported.error().text()));
    schema::Model model = imported->model;
    model.cacheOverrideMiB = cacheMiB;
    for (const HotCollection &collection : collections) {
        const auto entity = std::find_if(model.entities.begin(), model.entities.end(), [&](const schema::Entity &one) {
            return schema::collectionNameOf(one) == QLatin1String(collection.access().world);
        });
        if (entity == model.entities.end())
            qFatal("nothing was imported for %s", collection.access().world);
        setHeat(*entity, collection);
        model.operations += operationsOf(*entity, collection);
    }
    return model;
}

services::PricedDesign pricedOn(const schema::Model &model)
{
    const schema::ModelIndex index(model);
    sizing::SizeOptions options = sizing::sizeOptions(model);
    options.topology = sizing::Topology::Standalone;
    return services::price(index, patterns::buildDesign(index), {options, {}});
}

/// How often, how well and how narrowly.
class Judged
{
public:
    explicit Judged(const QString &name) : m_name(name) {}

    void addWorkingSet(const HotWorkload &workload, const sizing::Range &said, double truth)
    {
        m_count += 1;
        const double ratio = said.likely.value() / truth;
        m_near += std::abs(ratio - 1) <= 0.2;
        m_inside += said.low.value() <= truth && truth <= said.high.value();
        m_widths.push_back(said.high.value() / std::max(1.0, said.low.value()));
        testsupport::printFigure({workload.name + QStringLiteral(": working set"),
                                  said.likely.value(),
                                  QStringLiteral("bytes"),
                                  QStringLiteral("in cache"),
                                  truth,
                                  {Goal::Kind::AtMost, 1.2}});
    }
    void addReads(const HotWorkload &workload, const sizing::DiskReads &said, const HotTruth &truth)
    {
        // A reader of disks sees no difference below one in a hundred.
        const double least = 0.01 * truth.asksPerSecond;
        const double ours = std::max(said.readsPerSecond, least);
        const double real = std::max(truth.readsPerSecond, least);
        const double apart = std::max(ours / real, real / ours); // too few are as wrong as too many
        m_nearReads += apart <= 1.5;
        m_insideReads += std::max(said.range.low, least) <= real && real <= std::max(said.range.high, least);
        testsupport::printFigure(
            {QStringLiteral("%1: pages from disk, %2 said, %3 read each second")
                 .arg(workload.name, QString::number(said.readsPerSecond), QString::number(truth.readsPerSecond)),
             apart,
             QStringLiteral("times apart"),
             QStringLiteral("equal"),
             1,
             {Goal::Kind::AtMost, 1.5}});
    }
    bool print() const
    {
        if (m_count == 0)
            return true;
        const auto line = [&](const char *what, double figure, double share) {
            return testsupport::printFigure({m_name + QLatin1String(what),
                                             figure,
                                             QStringLiteral("workloads"),
                                             QStringLiteral("of"),
                                             double(m_count),
                                             {Goal::Kind::AtLeast, share}});
        };
        std::vector<double> widths = m_widths;
        std::sort(widths.begin(), widths.end());
        bool reached = line(": working set within 20 %", m_near, 10.0 / 12);
        reached &= line(": working set inside its range", m_inside, 0.9);
        reached &= testsupport::printFigure({m_name + QStringLiteral(": high / low of working sets, median"),
                                             widths[widths.size() / 2],
                                             QStringLiteral("times"),
                                             QStringLiteral("goal"),
                                             4,
                                             {}});
        reached &= line(": disk reads within 1.5", m_nearReads, 10.0 / 12);
        return line(": disk reads inside their range", m_insideReads, 0.9) && reached;
    }

private:
    QString m_name;
    int m_count = 0;
    int m_near = 0;
    int m_inside = 0;
    int m_nearReads = 0;
    int m_insideReads = 0;
    std::vector<double> m_widths;
};

void printTables(const QString &name, const sizing::SizeReport &report, const HotTruth &truth)
{
    for (const auto &[table, bytes] : truth.tables) {
        const sizing::CollectionSize *collection = report.collection(table.section(QLatin1Char(' '), 0, 0));
        const QString index = table.section(QLatin1Char(' '), 1);
        if (!collection)
            continue;
        double said = collection->hot.likely.value();
        for (const sizing::IndexSize &one : collection->indexes)
            said = one.name == index ? one.inUse.likely.value() : said;
        testsupport::printEstimated(name + QStringLiteral(": ") + table, said, bytes, 0.2, 1e6);
    }
}

std::vector<HotWorkload> loadsOf(const QString &path)
{
    static const QHash<QString, HotForm> forms{{QStringLiteral("random"), HotForm::Random},
                                               {QStringLiteral("newest"), HotForm::Newest},
                                               {QStringLiteral("newestOfEach"), HotForm::NewestOfEach},
                                               {QStringLiteral("skewed"), HotForm::Skewed}};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s: %s", qPrintable(path), qPrintable(file.errorString()));
    std::vector<HotWorkload> loads;
    for (const QJsonValue &load : QJsonDocument::fromJson(file.readAll()).array()) {
        std::vector<HotAccess> accesses;
        for (const QJsonValue &access : load[u"accesses"].toArray()) {
            const auto form = forms.constFind(access[u"form"].toString());
            if (form == forms.constEnd())
                qFatal("no form is called %s", qPrintable(access[u"form"].toString()));
            accesses.push_back({worldOf(qPrintable(access[u"world"].toString())).name, access[u"documents"].toInt(),
                                access[u"by"].toString(), *form, access[u"amount"].toDouble(),
                                access[u"reads"].toDouble(), access[u"inserts"].toDouble(),
                                access[u"updates"].toDouble()});
        }
        loads.push_back({load[u"name"].toString(), true, accesses});
    }
    return loads;
}

// What was measured, kept in a file.

QJsonObject toJson(const HotTruth &truth)
{
    QJsonObject tables;
    for (const auto &[table, bytes] : truth.tables)
        tables.insert(table, bytes);
    return {{QStringLiteral("tables"), tables},
            {QStringLiteral("workingSet"), truth.workingSet},
            {QStringLiteral("reads"), truth.readsPerSecond},
            {QStringLiteral("asks"), truth.asksPerSecond},
            {QStringLiteral("evictions"), truth.evictionsPerSecond}};
}

HotTruth fromJson(const QJsonObject &json)
{
    HotTruth truth;
    const QJsonObject tables = json.value(QStringLiteral("tables")).toObject();
    for (auto it = tables.begin(); it != tables.end(); ++it)
        truth.tables.emplace_back(it.key(), it.value().toDouble());
    truth.workingSet = json.value(QStringLiteral("workingSet")).toDouble();
    truth.readsPerSecond = json.value(QStringLiteral("reads")).toDouble();
    truth.asksPerSecond = json.value(QStringLiteral("asks")).toDouble();
    truth.evictionsPerSecond = json.value(QStringLiteral("evictions")).toDouble();
    return truth;
}

class Kept
{
public:
    explicit Kept(const QString &path) : m_path(path)
    {
        QFile file(path);
        if (!path.isEmpty() && file.open(QIODevice::ReadOnly))
            m_all = QJsonDocument::fromJson(file.readAll()).object();
    }
    HotTruth of(const HotWorkload &workload, const design::Design &design, std::vector<HotCollection> &collections)
    {
        const QString &name = workload.name;
        if (m_all.contains(name))
            return fromJson(m_all.value(name).toObject());
        const HotTruth truth = testsupport::HotRun(design, collections).measure();
        m_all.insert(name, toJson(truth));
        QFile file(m_path);
        if (!m_path.isEmpty() && file.open(QIODevice::WriteOnly))
            file.write(QJsonDocument(m_all).toJson());
        return truth;
    }

private:
    QString m_path;
    QJsonObject m_all;
};

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption keep(QStringLiteral("keep"), QString(), QStringLiteral("FILE"));
    const QCommandLineOption loads(QStringLiteral("loads"), QString(), QStringLiteral("FILE"));
    parser.addOptions({keep, loads});
    parser.process(application);
    const QStringList names = parser.positionalArguments();
    if (!testsupport::MongoServer::available()) {
        testsupport::printSkipped(QStringLiteral("workingset"), testsupport::MongoServer::skipReason());
        return 0;
    }
    Kept kept(parser.value(keep));
    Judged chosen(QStringLiteral("chosen by"));
    Judged heldOut(QStringLiteral("held out"));
    for (const HotWorkload &workload :
         parser.isSet(loads) ? loadsOf(parser.value(loads)) : testsupport::hotWorkloads()) {
        if (!names.isEmpty() && !names.contains(workload.name))
            continue;
        std::vector<HotCollection> collections = collectionsOf(workload);
        const services::PricedDesign priced = pricedOn(modelOf(collections));
        const HotTruth truth = kept.of(workload, priced.design, collections);
        printTables(workload.name, priced.sizes, truth);
        Judged &judged = workload.heldOut ? heldOut : chosen;
        judged.addWorkingSet(workload, priced.sizes.workingSet, truth.workingSet);
        judged.addReads(workload, priced.diskReads, truth);
    }
    const bool first = chosen.print();
    return heldOut.print() && first ? 0 : 1;
}
