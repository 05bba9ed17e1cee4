// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonbuilder.h"
#include "models/design/validator/validator.h"
#include "models/patterns/core/designbuilder.h"
#include "models/samples/write/samplegenerator.h"
#include "tests/live/deploytesting.h"
#include "tests/support/designdump.h"
#include "tests/support/randommodel.h"
#include "tests/support/randompatterns.h"

using namespace sw;
using namespace sw::deploytesting;

namespace
{

constexpr quint32 models = 200;
constexpr int usesPerModel = 4;
constexpr quint64 documentsEach = 20;
constexpr qsizetype largest = 200'000;    // of a random document, in bytes
constexpr double mostContradicting = 0.1; // share of collections

/// As many documents on both sides of a 1:1 relationship, also after a while: otherwise some would have no partner.
void evenOut(schema::Model &model)
{
    for (schema::Entity &entity : model.entities) {
        const bool hasPartner = std::any_of(model.relationships.cbegin(), model.relationships.cend(),
                                            [&](const schema::Relationship &each) {
                                                return each.type == schema::RelationshipType::OneToOne &&
                                                       (each.a.entity == entity.id || each.b.entity == entity.id);
                                            });
        if (hasPartner)
            entity.lifecycle = schema::Lifecycle::KeepForever;
    }
    const auto countOf = [&](const schema::EntityId &id) -> schema::Cardinality & {
        return std::find_if(model.entities.begin(), model.entities.end(),
                            [&](const schema::Entity &each) { return each.id == id; })
            ->count;
    };
    for (bool changed = true; changed;) {
        changed = false;
        for (const schema::Relationship &relationship : std::as_const(model.relationships)) {
            schema::Cardinality &a = countOf(relationship.a.entity);
            schema::Cardinality &b = countOf(relationship.b.entity);
            if (relationship.type != schema::RelationshipType::OneToOne || a == b)
                continue;
            changed = true;
            (a.likely < b.likely ? a : b) = a.likely < b.likely ? b : a;
        }
    }
}

} // namespace

/// Random models with random patterns that get on with each other, on a real server: every collection, validator and
/// index can be made, and takes the documents that the generator makes for it.
class TestCompositionsLive : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void takesItsOwnSamples_data();
    void takesItsOwnSamples();
    void fewContradictThemselves();
    void cleanupTestCase();

private:
    QStringList faultsOf(const design::Design &design, const QString &database);
    QString create(const design::Collection &collection, const QString &database);
    QString insert(const design::Design &design, const design::Collection &collection, const QString &database);

    testsupport::MongoServer m_server;
    std::unique_ptr<RawClient> m_client;
    QMap<QString, int> m_used;   ///< by pattern
    QStringList m_contradicting; ///< models that no document can satisfy, and the generator's reason
    int m_collections = 0;
    int m_documents = 0;
    int m_indexes = 0;
};

void TestCompositionsLive::initTestCase()
{
    SW_REQUIRE_MONGOD();
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
    m_client = std::make_unique<RawClient>(m_server.uri());
    m_client->setLoud(false);
}

void TestCompositionsLive::cleanupTestCase()
{
    QStringList used;
    for (auto it = m_used.cbegin(); it != m_used.cend(); ++it)
        used << QStringLiteral("%1 %2").arg(it.key(), QString::number(it.value()));
    qInfo("%d collections with %d indexes took %d documents; patterns used: %s", m_collections, m_indexes, m_documents,
          qPrintable(used.join(QStringLiteral(", "))));
}

/// Makes \p collection with its rules and indexes; what the server says against it.
QString TestCompositionsLive::create(const design::Collection &collection, const QString &database)
{
    base::BsonBuilder command;
    command.string(QStringLiteral("create"), collection.name);
    const base::Bson validator = design::validatorOf(collection, {});
    if (collection.timeSeries) {
        command.beginDocument(QStringLiteral("timeseries"))
            .string(QStringLiteral("timeField"), collection.timeSeries->timeField);
        if (!collection.timeSeries->metaField.isEmpty())
            command.string(QStringLiteral("metaField"), collection.timeSeries->metaField);
        command.string(QStringLiteral("granularity"), collection.timeSeries->granularity).end();
    } else if (!validator.isEmpty()) {
        command.document(QStringLiteral("validator"), validator);
    }
    const base::Bson made = m_client->run(database, command.finish());
    if (!deploy::truthAt(made, "ok"))
        return QStringLiteral("create: ") + deploy::textAt(made, "errmsg");
    if (collection.indexes.isEmpty())
        return {};
    base::BsonBuilder indexes;
    indexes.string(QStringLiteral("createIndexes"), collection.name).beginArray(QStringLiteral("indexes"));
    for (const design::Index &index : collection.indexes)
        indexes.document(indexes.nextIndex(), design::indexSpecification(index));
    indexes.end();
    const base::Bson built = m_client->run(database, indexes.finish());
    m_indexes += static_cast<int>(collection.indexes.size());
    return deploy::truthAt(built, "ok") ? QString()
                                        : QStringLiteral("createIndexes: ") + deploy::textAt(built, "errmsg");
}

QString TestCompositionsLive::insert(const design::Design &design, const design::Collection &collection,
                                     const QString &database)
{
    const samples::SampleGenerator generator(design, collection);
    if (const auto able = generator.check(); !able) {
        m_contradicting << collection.name + QStringLiteral(": ") +
                               able.error().text(); // more unique truth values than two, …
        return {};
    }
    base::BsonBuilder command;
    command.string(QStringLiteral("insert"), collection.name)
        .boolean(QStringLiteral("ordered"), false)
        .beginArray(QStringLiteral("documents"));
    const quint64 most =
        std::min<quint64>(documentsEach, static_cast<quint64>(std::max(1.0, collection.documents.likely)));
    for (quint64 n = 0; n < most; ++n) {
        base::Bson document = generator.document(n);
        const bool tooLarge =
            document.bytes().size() > largest; // tens of thousands of index entries test patience only
        if (tooLarge && n > 0)
            continue;
        if (tooLarge)
            document = generator.document(n, samples::Extent::Smallest);
        command.document(command.nextIndex(), document);
        ++m_documents;
    }
    command.end();
    const base::Bson reply = m_client->run(database, command.finish());
    if (!deploy::truthAt(reply, "ok"))
        return QStringLiteral("insert: ") + deploy::textAt(reply, "errmsg");
    const QList<base::Bson> errors = deploy::documentsAt(reply, "writeErrors");
    return errors.isEmpty() ? QString()
                            : QStringLiteral("%1 documents refused: %2")
                                  .arg(errors.size())
                                  .arg(QString::fromUtf8(errors.first().toRelaxedJson().left(1500)));
}

QStringList TestCompositionsLive::faultsOf(const design::Design &design, const QString &database)
{
    QStringList faults;
    for (const design::Collection &collection : design.collections) {
        QString fault = create(collection, database);
        if (fault.isEmpty())
            fault = insert(design, collection, database);
        if (!fault.isEmpty())
            faults << collection.name + QStringLiteral(": ") + fault << test::dumpCollection(collection);
        ++m_collections;
    }
    m_client->run(database, R"({"dropDatabase":1})");
    return faults;
}

void TestCompositionsLive::takesItsOwnSamples_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 0; seed < models; ++seed)
        QTest::addRow("%u", seed) << seed;
    for (const quint32 seed : {217u}) // a list of points that is searched by place
        QTest::addRow("%u", seed) << seed;
}

void TestCompositionsLive::takesItsOwnSamples()
{
    QFETCH(quint32, seed);
    schema::Model model = testsupport::randomModel(seed, {3, 5, seed % 4 == 0});
    model.server = {6, 0};
    evenOut(model);
    model.patterns = testsupport::randomLegalUses(model, seed, usesPerModel);
    QStringList used;
    for (const schema::PatternUse &use : std::as_const(model.patterns)) {
        ++m_used[use.pattern];
        used << use.pattern;
    }
    const QStringList faults = faultsOf(patterns::buildDesign(model), QStringLiteral("model%1").arg(seed));
    QVERIFY2(faults.isEmpty(),
             qPrintable(used.join(QLatin1Char(' ')) + QLatin1Char('\n') + faults.join(QLatin1Char('\n'))));
}

void TestCompositionsLive::fewContradictThemselves()
{
    const double share = static_cast<double>(m_contradicting.size()) / std::max(1, m_collections);
    QVERIFY2(m_collections > 0 && share < mostContradicting, qPrintable(m_contradicting.join(QLatin1Char('\n'))));
}

QTEST_GUILESS_MAIN(TestCompositionsLive)
#include "tst_compositions_live.moc"
