// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/advisor/advisor.h"
#include "models/base/bson/bsonbuilder.h"
#include "models/checks/check.h"
#include "models/deploy/apply/journal.h"
#include "models/design/validator/validator.h"
#include "models/formats/project/samplelibrary.h"
#include "models/samples/write/preview.h"
#include "tests/live/deploytesting.h"
#include "tests/support/brokendocuments.h"
#include "tests/support/bsontree.h"

#include <QElapsedTimer>

#include <map>

using namespace sw;
using namespace sw::deploytesting;
using samples::Extent;
using testsupport::BrokenDocument;
using testsupport::BsonTree;

namespace
{

constexpr int generated = 200;
constexpr int refusedByValidator = 121;     // DocumentValidationFailure
constexpr qsizetype mostBytes = 12'000'000; // of a command, whose limit is 16 MiB

/// A sample project's design for a goal, as it lies on the server.
struct Place
{
    QString database;
    design::Design design;
    design::ValidatorOptions options;
    QString failure;
};

/// A document that a server did not take as it should.
struct WriteError
{
    qint64 code = 0;
    QString message;
    base::Bson details;
};

/// Which keywords failed where, as the server tells it: "lines.price minimum".
void gatherFailures(const BsonTree &details, const QStringList &path, QStringList &out)
{
    QStringList here = path;
    if (details.at("propertyName").type == BsonTree::String)
        here << QString::fromUtf8(details.at("propertyName").text());
    bool leaf = true;
    for (const char *list : {"schemaRulesNotSatisfied", "propertiesNotSatisfied", "details", "clausesNotSatisfied",
                             "schemasNotSatisfied"}) {
        const BsonTree &below = details.at(list);
        leaf = leaf && !below.isContainer();
        if (below.type == BsonTree::Object)
            gatherFailures(below, here, out);
        else
            for (const BsonTree &each : below.items)
                gatherFailures(each, here, out);
    }
    if (leaf && details.at("operatorName").type == BsonTree::String)
        out << here.join(QLatin1Char('.')) + QLatin1Char(' ') + QString::fromUtf8(details.at("operatorName").text());
}

/// What else must break when \p keyword does: another length may miss the pattern, and no type but the right one is in
/// an enum.
bool goesAlong(const QString &keyword, const QString &failed)
{
    static const QMultiHash<QString, QString> pairs{{QStringLiteral("bsonType"), QStringLiteral("enum")},
                                                    {QStringLiteral("minLength"), QStringLiteral("pattern")},
                                                    {QStringLiteral("maxLength"), QStringLiteral("pattern")},
                                                    {QStringLiteral("multipleOf"), QStringLiteral("enum")}};
    return pairs.contains(keyword, failed);
}

/// Dates have their limits beside the schema, with operators of queries.
bool isDateRule(const QString &failed)
{
    return failed.startsWith(QLatin1Char('$')) && failed != QLatin1String("$expr");
}

/// What is wrong with the refusal of \p one: it must be for that keyword at that place, and for nothing else.
QStringList flawsOf(const BrokenDocument &one, const WriteError &error)
{
    QStringList failures;
    gatherFailures(testsupport::treeOf(error.details), {}, failures);
    if (one.inBranch)
        return failures.isEmpty() ? QStringList(QStringLiteral("refused without a reason")) : QStringList();
    QStringList flaws;
    bool found = false;
    for (const QString &failure : std::as_const(failures)) {
        const QString operatorName = failure.section(QLatin1Char(' '), -1);
        const QString path = failure.section(QLatin1Char(' '), 0, -2);
        const bool date = one.keyword.startsWith(QLatin1Char('$')) && isDateRule(operatorName);
        const bool meant = date || (path == one.path && operatorName == one.keyword);
        const bool along = (path == one.path && goesAlong(one.keyword, operatorName)) ||
                           operatorName == QLatin1String("$expr") || isDateRule(operatorName);
        found = found || meant;
        if (!meant && !along)
            flaws << QStringLiteral("breaks also ") + failure;
    }
    if (!found)
        flaws << QStringLiteral("refused for ") + failures.join(QStringLiteral(", "));
    return flaws;
}

} // namespace

/// The shipped projects on a real server, for each goal and with the advice applied: it takes what the generator makes,
/// refuses what breaks a single rule, and has the indexes of the design.
class TestSamplesLive : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void takesWhatIsGenerated_data();
    void takesWhatIsGenerated();
    void refusesWhatIsBroken_data() { takesWhatIsGenerated_data(); }
    void refusesWhatIsBroken();
    void hasTheIndexes_data() { takesWhatIsGenerated_data(); }
    void hasTheIndexes();
    void cleanupTestCase();

private:
    const Place &place();
    void deploy(Place &place, const schema::Model &model);
    QMap<qsizetype, WriteError> insert(const QString &database, const QString &collection,
                                       const QList<base::Bson> &documents);
    void insertPart(const QString &database, const QString &collection, const QList<base::Bson> &part, qsizetype start,
                    QMap<qsizetype, WriteError> &out);
    QStringList wrongIn(const design::Collection &collection, const Place &place);

    testsupport::MongoServer m_server;
    std::unique_ptr<RawClient> m_client;
    std::unique_ptr<SpySession> m_session;
    std::map<QString, Place> m_places;
    QMap<QString, int> m_broken; ///< by keyword
    int m_taken = 0;
    int m_indexes = 0;
};

void TestSamplesLive::initTestCase()
{
    SW_REQUIRE_MONGOD();
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
    m_client = std::make_unique<RawClient>(m_server.uri());
    m_client->setLoud(false);
    m_session = connectSpy(m_server.uri());
    QVERIFY(m_session);
}

void TestSamplesLive::cleanupTestCase()
{
    QStringList broken;
    for (auto it = m_broken.cbegin(); it != m_broken.cend(); ++it)
        broken << QStringLiteral("%1 %2").arg(it.key(), QString::number(it.value()));
    qInfo("%d documents taken, %d indexes equal, refused: %s", m_taken, m_indexes,
          qPrintable(broken.join(QStringLiteral(", "))));
}

void TestSamplesLive::takesWhatIsGenerated_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<schema::Goal>("goal");
    QTest::addColumn<bool>("closed"); // no other fields, and any type of number
    for (const formats::SampleInfo &info : formats::samples()) {
        for (const schema::Goal goal : {schema::Goal::Simplicity, schema::Goal::Balanced, schema::Goal::Performance})
            QTest::addRow("%s %s", qPrintable(info.name), qPrintable(schema::nameOf(goal)))
                << info.name << goal << false;
        QTest::addRow("%s closed", qPrintable(info.name)) << info.name << schema::Goal::Balanced << true;
    }
}

void TestSamplesLive::deploy(Place &place, const schema::Model &model)
{
    const auto snapshot = deploy::inspect(*m_session, place.database, namesIn(place.design));
    const auto plan =
        snapshot ? deploy::makePlan(model, place.design, *snapshot) : base::Result<deploy::Plan>(snapshot.error());
    if (!plan) {
        place.failure = model.name + QLatin1Char(' ') + plan.error().text();
        return;
    }
    const QTemporaryDir folder;
    const auto report =
        deploy::applyPlan(*m_session, *plan, fullConsent(*plan), deploy::journalPath(folder.path(), *plan));
    if (!report.verified)
        place.failure = describe(report);
}

const Place &TestSamplesLive::place()
{
    const QString sample = *static_cast<QString *>(QTest::qData("sample", qMetaTypeId<QString>()));
    const schema::Goal goal = *static_cast<schema::Goal *>(QTest::qData("goal", qMetaTypeId<schema::Goal>()));
    const bool closed = *static_cast<bool *>(QTest::qData("closed", qMetaTypeId<bool>()));
    const QString name = sample + QLatin1Char('_') + (closed ? QStringLiteral("closed") : schema::nameOf(goal));
    const auto [found, isNew] = m_places.try_emplace(name);
    Place &place = found->second;
    if (!isNew)
        return place;
    place.database = name;
    auto model = formats::loadSample(sample);
    if (!model) {
        place.failure = model.error().text();
        return place;
    }
    if (closed) {
        model->settings.insert(QStringLiteral("validator.closed"), true);
        model->settings.insert(QStringLiteral("validator.lenientNumbers"), true);
    }
    place.design = advisor::advise(*model, goal, checks::judge).after;
    place.options = design::validatorOptions(*model);
    deploy(place, *model);
    return place;
}

void TestSamplesLive::insertPart(const QString &database, const QString &collection, const QList<base::Bson> &part,
                                 qsizetype start, QMap<qsizetype, WriteError> &out)
{
    base::BsonBuilder command;
    command.string(QStringLiteral("insert"), collection)
        .boolean(QStringLiteral("ordered"), false)
        .beginArray(QStringLiteral("documents"));
    for (const base::Bson &document : part)
        command.document(command.nextIndex(), document);
    command.end();
    const base::Bson reply = m_client->run(database, command.finish());
    if (!deploy::contains(reply, "n"))
        out.insert(start, {-1, QString::fromUtf8(reply.toRelaxedJson()), {}});
    for (const base::Bson &error : deploy::documentsAt(reply, "writeErrors"))
        out.insert(start + deploy::wholeAt(error, "index").value_or(0),
                   {deploy::wholeAt(error, "code").value_or(0), deploy::textAt(error, "errmsg"),
                    deploy::documentAt(error, "errInfo.details")});
}

QMap<qsizetype, WriteError> TestSamplesLive::insert(const QString &database, const QString &collection,
                                                    const QList<base::Bson> &documents)
{
    QMap<qsizetype, WriteError> out;
    QList<base::Bson> part;
    qsizetype bytes = 0;
    for (qsizetype i = 0; i < documents.size(); ++i) {
        part << documents.at(i);
        bytes += documents.at(i).bytes().size();
        if (i + 1 < documents.size() && bytes + documents.at(i + 1).bytes().size() < mostBytes && part.size() < 500)
            continue;
        insertPart(database, collection, part, i + 1 - part.size(), out);
        part.clear();
        bytes = 0;
    }
    return out;
}

void TestSamplesLive::takesWhatIsGenerated()
{
    const Place &here = place();
    QVERIFY2(here.failure.isEmpty(), qPrintable(here.failure));
    QVERIFY(!here.design.collections.isEmpty());
    QStringList wrong;
    for (const design::Collection &collection : here.design.collections) {
        const samples::SampleGenerator generator(here.design, collection);
        QVERIFY2(generator.check(), qPrintable(collection.name));
        const auto take = [&](const QList<base::Bson> &documents, const char *what) {
            const auto errors = insert(here.database, collection.name, documents);
            if (!errors.isEmpty())
                wrong << QStringLiteral("%1, %2 %3 of %4: %5 %6")
                             .arg(collection.name, QLatin1String(what), QString::number(errors.size()),
                                  QString::number(documents.size()), errors.first().message,
                                  QString::fromUtf8(errors.first().details.toRelaxedJson()));
            m_taken += static_cast<int>(documents.size() - errors.size());
        };
        QList<base::Bson> documents;
        for (quint64 n = 0; n < generated; ++n)
            documents << generator.document(n);
        take(documents, "generated");
        for (const Extent extent : {Extent::Smallest, Extent::Likely, Extent::Largest, Extent::Random}) {
            m_client->run(here.database,
                          base::BsonBuilder()
                              .string(QStringLiteral("delete"), collection.name)
                              .array(QStringLiteral("deletes"), *base::Bson::fromJson(R"({"0":{"q":{},"limit":0}})"))
                              .finish());
            take({samples::preview(here.design, collection, extent).document}, "previewed");
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

QStringList TestSamplesLive::wrongIn(const design::Collection &collection, const Place &here)
{
    const samples::SampleGenerator generator(here.design, collection);
    QList<base::Bson> valid{generator.document(1, Extent::Likely)};
    for (quint64 n = 2; n < 40; ++n)
        valid << generator.document(n);
    valid << generator.document(1, Extent::Largest);
    const auto broken = testsupport::breakEach(design::validatorOf(collection, here.options), valid);
    QList<base::Bson> documents;
    for (const BrokenDocument &each : broken.documents)
        documents << each.document;
    const auto errors = insert(here.database, collection.name, documents);
    QStringList wrong;
    for (const QString &missed : broken.missed)
        wrong << QStringLiteral("%1: not broken: %2").arg(collection.name, missed);
    for (qsizetype i = 0; i < broken.documents.size(); ++i) {
        const BrokenDocument &one = broken.documents.at(i);
        const QString told = QStringLiteral("%1: %2 %3").arg(collection.name, one.path, one.keyword);
        const WriteError error = errors.value(i);
        ++m_broken[one.keyword];
        if (error.code != refusedByValidator) {
            wrong << QStringLiteral("%1: %2 %3").arg(told, QString::number(error.code), error.message);
            continue;
        }
        for (const QString &flaw : flawsOf(one, error))
            wrong << told + QStringLiteral(": ") + flaw;
    }
    for (const QString &large : broken.large)
        qInfo("%s: more than a document holds: %s", qPrintable(collection.name), qPrintable(large));
    return wrong;
}

void TestSamplesLive::refusesWhatIsBroken()
{
    const Place &here = place();
    QVERIFY2(here.failure.isEmpty(), qPrintable(here.failure));
    QStringList wrong;
    for (const design::Collection &collection : here.design.collections) {
        if (collection.timeSeries || collection.level == design::ValidationLevel::Off ||
            collection.action != design::ValidationAction::Error)
            continue;
        const qint64 before = m_client->count(here.database, collection.name);
        wrong << wrongIn(collection, here);
        if (m_client->count(here.database, collection.name) != before)
            wrong << collection.name + QStringLiteral(": broken documents were taken");
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void TestSamplesLive::hasTheIndexes()
{
    const Place &here = place();
    QVERIFY2(here.failure.isEmpty(), qPrintable(here.failure));
    for (const design::Collection &collection : here.design.collections) {
        QMap<QString, QByteArray> live;
        for (const base::Bson &index : m_client->indexes(here.database, collection.name)) {
            if (deploy::textAt(index, "name") != QLatin1String("_id_"))
                live.insert(deploy::textAt(index, "name"), deploy::documentAt(index, "key").bytes());
        }
        QMap<QString, QByteArray> wanted;
        for (const design::Index &index : collection.indexes)
            wanted.insert(index.name, design::indexKeyDocument(index).bytes());
        QCOMPARE(wanted.size(), collection.indexes.size());
        QCOMPARE(live.keys(), wanted.keys());
        for (auto it = wanted.cbegin(); it != wanted.cend(); ++it)
            QVERIFY2(live.value(it.key()) == it.value(), qPrintable(collection.name + QLatin1Char(' ') + it.key()));
        m_indexes += static_cast<int>(wanted.size());
    }
}

QTEST_GUILESS_MAIN(TestSamplesLive)
#include "tst_samples_live.moc"
