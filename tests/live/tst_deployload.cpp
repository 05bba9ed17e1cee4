// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/live/deploytesting.h"

#include "models/deploy/apply/journal.h"

#include <QElapsedTimer>
#include <QTemporaryDir>

using namespace sw;
using namespace sw::deploytesting;
using design::KeyKind;

namespace
{

const QString db = QStringLiteral("load");
constexpr int manyCollections = 1000;

/// Collections of 12 fields and 3 indexes.
design::Design manyOf(int count)
{
    QStringList fields;
    for (int i = 0; i < 12; ++i)
        fields << QStringLiteral("field%1").arg(i);
    QList<design::Index> indexes;
    for (int i = 0; i < 3; ++i)
        indexes << indexOn({{fields.at(i), KeyKind::Ascending}, {fields.at(i + 1), KeyKind::Descending}});
    QList<design::Collection> collections;
    for (int i = 0; i < count; ++i)
        collections << collectionOf(QStringLiteral("collection%1").arg(i), fields, indexes);
    return designOf(collections);
}

} // namespace

/// A thousand collections: two commands that change something for each, and no more.
class TestDeployLoad : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void thousandCollections();

private:
    testsupport::MongoServer m_server;
};

void TestDeployLoad::initTestCase()
{
    SW_REQUIRE_MONGOD();
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
}

void TestDeployLoad::thousandCollections()
{
    auto session = connectSpy(m_server.uri());
    QVERIFY(session);
    const design::Design design = manyOf(manyCollections);
    QTemporaryDir folder;
    QElapsedTimer clock;
    clock.start();
    const auto plan = planFor(*session, db, design);
    QVERIFY2(plan.has_value(), plan ? "" : qPrintable(plan.error().text()));
    const qint64 planned = clock.restart();
    session->forget();
    const auto report =
        deploy::applyPlan(*session, *plan, fullConsent(*plan), deploy::journalPath(folder.path(), *plan));
    const qint64 applied = clock.restart();
    QVERIFY2(report.verified, report.error ? qPrintable(report.error->text()) : "");
    QCOMPARE(session->countOf("create"), manyCollections);
    QCOMPARE(session->countOf("createIndexes"), manyCollections);
    QCOMPARE(session->countOf("collMod"), 0);
    const qsizetype commands = session->names.size();
    clock.restart();
    const auto second = planFor(*session, db, design);
    QVERIFY(second && second->isEmpty());
    QCOMPARE(second->equalObjects, 4 * manyCollections);
    qInfo("planned in %lld ms, applied in %lld ms with %lld commands, second plan in %lld ms", planned, applied,
          static_cast<long long>(commands), clock.elapsed());
}

QTEST_GUILESS_MAIN(TestDeployLoad)
#include "tst_deployload.moc"
