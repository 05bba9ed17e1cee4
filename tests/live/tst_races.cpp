// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/apply/journal.h"
#include "tests/live/twocollections.h"
#include "tests/support/chaos.h"

#include <QRandomGenerator>
#include <QTemporaryDir>

using namespace sw;
using namespace sw::deploytesting;
using deploy::StepKind;

namespace
{

const QString db = QStringLiteral("races");

/// What the rival does to a collection.
enum class Deed {
    Create,
    Drop,
    MakeAnew,
    SetValidator,
    AddIndex,
    TakeIndexName,
    TakeIndexKeys,
    DropIndexes,
    Insert,
    Rename,
    HideIndex,
    Last = HideIndex
};

} // namespace

/// Somebody else works on the same database while a plan of every kind of step runs: before any command of it, and
/// often just before one that changes the same collection, after we have looked at it. What the rival made stays as it
/// was made, and the report is true.
class TestRaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void rivalsWorkStays();

private:
    struct Listing
    {
        bool there = false;
        QByteArray uuid;
        base::Bson options;
        QHash<QString, base::Bson> indexes;
        qint64 documents = 0;
    };
    /// What happened in one run.
    struct Race
    {
        Deed deed = Deed::Create;
        QString collection;
        QString command; ///< that it came before
        bool acted = false;
        bool wasThere = false;
        bool late = false;        ///< after all that changes something
        bool planned = false;     ///< the plan has a step for the collection
        qsizetype sentBefore = 0; ///< commands
        Listing left;             ///< what it was like then
    };

    int below(int limit) { return static_cast<int>(m_random.bounded(static_cast<quint32>(limit))); }
    static design::Design designBefore();
    static design::Design designAfter();
    void prepare();
    void act(Race &race);
    Listing listing(const QString &name);
    void judge(const Race &race, const deploy::ApplyReport &report, const QString &told);
    void finish(const QString &told);

    testsupport::MongoServer m_server{{QStringLiteral("--setParameter"), QStringLiteral("ttlMonitorEnabled=false")}};
    std::unique_ptr<SpySession> m_session;
    std::unique_ptr<RawClient> m_raw;
    QTemporaryDir m_folder;
    QRandomGenerator m_random{9};
    int m_overwritten = 0;
};

void TestRaces::initTestCase()
{
    SW_REQUIRE_MONGOD();
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
    m_session = connectSpy(m_server.uri());
    QVERIFY(m_session);
    m_raw = std::make_unique<RawClient>(m_server.uri());
    m_raw->setLoud(false);
}

design::Design TestRaces::designBefore()
{
    const QStringList fields{QStringLiteral("x"), QStringLiteral("y")};
    QList<design::Collection> out;
    for (const char *name : {"looser", "stricter", "indexed", "unique", "hidden", "expiring", "equal"})
        out << collectionOf(QLatin1String(name), fields, {ascending("x")});
    out[1].root.fields[1].presence = 0.5;
    out[5].indexes[0].expireAfterSeconds = 3600;
    return designOf(out);
}

design::Design TestRaces::designAfter()
{
    design::Design out = designBefore();
    out.collections[0].root.fields[1].presence = 0.5;
    out.collections[1].root.fields[1].presence = 1;
    out.collections[2].indexes << ascending("y");
    out.collections[3].indexes[0].unique = true;
    out.collections[4].indexes[0].hidden = true;
    out.collections[5].indexes[0].expireAfterSeconds = 7200;
    const QStringList fields{QStringLiteral("x"), QStringLiteral("y")};
    out.collections << collectionOf(QStringLiteral("new1"), fields, {ascending("x"), ascending("y")})
                    << collectionOf(QStringLiteral("new2"), fields, {ascending("x")})
                    << collectionOf(QStringLiteral("new3"), fields);
    return out;
}

void TestRaces::prepare()
{
    m_raw->run(db, R"({"dropDatabase":1})");
    const auto plan = planFor(*m_session, db, designBefore());
    QVERIFY(plan);
    const auto report =
        deploy::applyPlan(*m_session, *plan, fullConsent(*plan), deploy::journalPath(m_folder.path(), *plan));
    QVERIFY2(report.verified, qPrintable(describe(report)));
    for (const QString &name : namesIn(designBefore())) {
        QByteArrayList documents;
        for (int i = 0; i < 5; ++i)
            documents << R"({"_id":{"$oid":"65a10000000000000000000)" + QByteArray::number(i) + R"("},"x":"v)" +
                             QByteArray::number(i) + R"(","y":"w"})";
        m_raw->run(db, R"({"insert":")" + name.toUtf8() + R"(","documents":[)" + documents.join(",") + "]}");
    }
}

TestRaces::Listing TestRaces::listing(const QString &name)
{
    Listing out;
    const QList<base::Bson> found =
        m_raw->found(db, R"({"listCollections":1,"filter":{"name":")" + name.toUtf8() + R"("}})");
    out.there = !found.isEmpty();
    if (!out.there)
        return out;
    out.uuid = deploy::bytesAt(found.first(), "info.uuid");
    out.options = deploy::documentAt(found.first(), "options");
    for (const base::Bson &index : m_raw->indexes(db, name))
        out.indexes.insert(deploy::textAt(index, "name"), index);
    out.documents = m_raw->count(db, name);
    return out;
}

void TestRaces::act(Race &race)
{
    const QByteArray name = race.collection.toUtf8();
    const QByteArray mine = R"("validator":{"mine":{"$exists":false}},"validationLevel":"moderate")";
    const auto run = [&](const QByteArray &command) {
        m_raw->run(db, command);
    };
    race.acted = true;
    race.sentBefore = m_session->names.size();
    race.wasThere = listing(race.collection).there;
    switch (race.deed) {
    case Deed::Create:
        run(R"({"create":")" + name + "\"," + mine + "}");
        break;
    case Deed::Drop:
        run(R"({"drop":")" + name + "\"}");
        break;
    case Deed::MakeAnew:
        run(R"({"drop":")" + name + "\"}");
        run(R"({"create":")" + name + "\"," + mine + "}");
        break;
    case Deed::SetValidator:
        run(R"({"collMod":")" + name + "\"," + mine + "}");
        break;
    case Deed::AddIndex:
        run(R"({"createIndexes":")" + name + R"(","indexes":[{"key":{"mine":1},"name":"mine"}]})");
        break;
    case Deed::TakeIndexName:
        for (const char *index : {"x_1", "y_1"})
            run(R"({"createIndexes":")" + name + R"(","indexes":[{"key":{"mine":1},"name":")" + index + "\"}]}");
        break;
    case Deed::TakeIndexKeys:
        for (const char *key : {"x", "y"})
            run(R"({"createIndexes":")" + name + R"(","indexes":[{"key":{")" + key + R"(":1},"name":"mine)" + key +
                "\"}]}");
        break;
    case Deed::DropIndexes:
        run(R"({"dropIndexes":")" + name + R"(","index":"*"})");
        break;
    case Deed::Insert:
        run(R"({"insert":")" + name + R"(","documents":[{"x":"other","y":"w"},{"mine":1}]})");
        break;
    case Deed::Rename:
        m_raw->run(QStringLiteral("admin"),
                   R"({"renameCollection":"races.)" + name + R"(","to":"races.)" + name + "_old\"}");
        break;
    case Deed::HideIndex:
        run(R"({"collMod":")" + name + R"(","index":{"name":"x_1","hidden":true}})");
        break;
    }
    race.left = listing(race.collection);
}

void TestRaces::judge(const Race &race, const deploy::ApplyReport &report, const QString &told)
{
    const Listing now = listing(race.collection);
    const bool removes = race.deed == Deed::Drop || race.deed == Deed::Rename;
    if (removes) {
        // Only what was to be made anyway, and had not been made, may be there again.
        if (race.wasThere)
            QVERIFY2(!now.there, qPrintable(told));
        QVERIFY2(!report.verified || !race.wasThere || race.late || !race.planned, qPrintable(told));
        if (race.deed == Deed::Rename && race.wasThere)
            QVERIFY2(listing(race.collection + QStringLiteral("_old")).there, qPrintable(told));
        return;
    }
    if (!race.left.there) // a deed that needs a collection, and there was none
        return;
    QVERIFY2(now.there && now.uuid == race.left.uuid, qPrintable(told));
    QVERIFY2(now.documents == race.left.documents, qPrintable(told));
    // MongoDB cannot compare before it sets a validator, and the README says so.
    const bool setsRules = race.deed == Deed::Create || race.deed == Deed::MakeAnew || race.deed == Deed::SetValidator;
    const bool gap = race.command == QLatin1String("collMod") && race.deed == Deed::SetValidator;
    if (setsRules && gap && now.options != race.left.options)
        ++m_overwritten;
    else if (setsRules && deploy::textAt(race.left.options, "validationLevel") == QLatin1String("moderate"))
        QVERIFY2(now.options == race.left.options, qPrintable(told));
    for (auto index = race.left.indexes.cbegin(); index != race.left.indexes.cend(); ++index) {
        const bool own = index.key() == QLatin1String("x_1") || index.key() == QLatin1String("y_1");
        const bool taken = deploy::contains(*index, "key.mine") || index.key().startsWith(QLatin1String("mine"));
        if (taken || !own)
            QVERIFY2(now.indexes.value(index.key()) == *index, qPrintable(told));
        QVERIFY2(now.indexes.contains(index.key()), qPrintable(told));
    }
}

/// Whatever the rival did, new plans bring the rest or leave it to a script.
void TestRaces::finish(const QString &told)
{
    for (int tries = 0; tries < 4; ++tries) {
        const auto plan = planFor(*m_session, db, designAfter());
        QVERIFY2(plan, qPrintable(told));
        if (std::all_of(plan->steps.cbegin(), plan->steps.cend(),
                        [](const deploy::Step &step) { return step.kind == StepKind::Manual; }))
            return;
        deploy::applyPlan(*m_session, *plan, fullConsent(*plan), deploy::journalPath(m_folder.path(), *plan));
    }
    const auto plan = planFor(*m_session, db, designAfter());
    QFAIL(qPrintable(told + QStringLiteral("\nhas no end:\n") + describe(*plan)));
}

void TestRaces::rivalsWorkStays()
{
    const int all = testsupport::chaosRuns(12, 300);
    const QStringList names = namesIn(designAfter());
    const QStringList changing{QStringLiteral("create"), QStringLiteral("createIndexes"), QStringLiteral("collMod")};
    int whole = 0, stale = 0, partly = 0;
    for (int run = 0; run < all; ++run) {
        m_session->before = nullptr;
        prepare();
        const auto plan = planFor(*m_session, db, designAfter());
        QVERIFY(plan);
        m_session->forget();
        Race race;
        race.deed = static_cast<Deed>(below(static_cast<int>(Deed::Last) + 1));
        const bool inTheGap = below(3) > 0;
        int left = below(inTheGap ? 13 : 110);
        m_session->before = [&](const QString &name, const base::Bson &command) {
            if (race.acted || (inTheGap && !changing.contains(name)) || left-- > 0)
                return;
            race.command = name;
            race.collection = inTheGap ? deploy::firstText(command) : names.at(below(static_cast<int>(names.size())));
            act(race);
        };
        const auto report =
            deploy::applyPlan(*m_session, *plan, fullConsent(*plan), deploy::journalPath(m_folder.path(), *plan));
        m_session->before = nullptr;
        const QString told = QStringLiteral("run %1: deed %2 on %3 before %4 (%5)\n")
                                 .arg(QString::number(run), QString::number(static_cast<int>(race.deed)),
                                      race.collection, race.command, QString::number(race.sentBefore)) +
                             describe(report).left(3000);
        QVERIFY2(report.verified || report.error, qPrintable(told));
        const QStringList later = m_session->names.mid(race.sentBefore);
        race.late = std::none_of(later.cbegin(), later.cend(),
                                 [&](const QString &command) { return changing.contains(command); });
        race.planned = std::any_of(plan->steps.cbegin(), plan->steps.cend(),
                                   [&](const deploy::Step &step) { return step.collection == race.collection; });
        if (race.acted)
            judge(race, report, told);
        if (QTest::currentTestFailed())
            return;
        ++(report.verified ? whole : report.error->code == base::ErrorCode::Drift ? stale : partly);
        finish(told);
        if (QTest::currentTestFailed())
            return;
    }
    qInfo("%d races: %d whole, %d stale before anything was sent, %d partly; %d validators set in the gap", all, whole,
          stale, partly, m_overwritten);
    QVERIFY(whole > 0 && whole < all);
}

QTEST_GUILESS_MAIN(TestRaces)
#include "tst_races.moc"
