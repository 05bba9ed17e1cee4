// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/shape/documentsize.h"
#include "tests/support/server/sizedserver.h"
#include "tests/support/sizes/sizeddesigns.h"

#include <QTest>

#include <cmath>

using namespace sw;

/// What shapes say of the average document, against a real server's.
class TestCollectionSizesLive : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void documents_data();
    void documents();

private:
    testsupport::SizedServer m_server;
    QList<testsupport::SizedDesign> m_cases;
};

void TestCollectionSizesLive::initTestCase()
{
    SW_REQUIRE_MONGOD();
    QVERIFY2(m_server.start(), qPrintable(m_server.errorString()));
}

void TestCollectionSizesLive::documents_data()
{
    QTest::addColumn<int>("number");
    for (const testsupport::SizedDesign &design : testsupport::packedDesigns()) {
        if (design.few <= 0)
            continue;
        QTest::newRow(qPrintable(design.name)) << static_cast<int>(m_cases.size());
        m_cases << design.withDocuments(design.few);
    }
}

void TestCollectionSizesLive::documents()
{
    QFETCH(int, number);
    const design::Collection &collection = m_cases.at(number).collection;
    m_server.create(collection.name, "snappy");
    m_server.insert(collection.name, m_cases.at(number).source(), 0, static_cast<quint64>(collection.documents.likely));
    m_server.checkpoint();
    const testsupport::StoredSizes stored = m_server.sizes(collection.name);
    QCOMPARE(stored.documents, collection.documents.likely);
    const double estimated = design::documentSize(collection.root).likely.value();
    const double error = estimated / (stored.data / stored.documents) - 1;
    QVERIFY2(std::abs(error) <= 0.005, qPrintable(QStringLiteral("%1 %").arg(100 * error)));
}

QTEST_GUILESS_MAIN(TestCollectionSizesLive)
#include "tst_collectionsizes_live.moc"
