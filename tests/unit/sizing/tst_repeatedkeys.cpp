// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/files/indexsize.h"
#include "models/sizing/keys/indexentries.h"
#include "tests/support/sizes/indexfiles.h"
#include "tests/support/sizes/repeatedkeys.h"

#include <QtTest>

using namespace sw;

/// Prefix compression of keys that come again, as references and groups do: what is said from the shape of a field
/// beside pages that are filled entry by entry, which tst_indexsizes_live holds against a server.
class TestRepeatedKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void entryBytes_data();
    void entryBytes();
};

namespace
{
constexpr quint64 documents = 40'000;
constexpr double tolerance = 0.05;
} // namespace

void TestRepeatedKeys::entryBytes_data()
{
    QTest::addColumn<quint64>("different");
    for (const quint64 different : {quint64(1), quint64(10), quint64(100), quint64(700), quint64(3000), quint64(12'000),
                                    quint64(30'000), documents})
        QTest::addRow("%llu different", different) << different;
}

void TestRepeatedKeys::entryBytes()
{
    QFETCH(quint64, different);
    const testsupport::SizedDesign sized = testsupport::repeatedKeys(documents, different);
    const QMap<QString, sizing::IndexFile> files = testsupport::indexFiles(sized.source(), documents, sized.collection);
    const sizing::KeyContext context{documents, 0, nullptr};
    QStringList wrong;
    for (const design::Index &index : sized.collection.indexes) {
        const sizing::IndexPages said = sizing::indexPages(sizing::indexKeyShape(sized.collection, index, context),
                                                           documents, documents, sizing::IndexRole::Secondary);
        const double error = said.entryBytes / files.value(index.name).entryBytes - 1;
        qInfo("%-12s %.2f bytes, %.2f said, %+.1f %%", qPrintable(index.name), files.value(index.name).entryBytes,
              said.entryBytes, 100 * error);
        if (std::abs(error) > tolerance)
            wrong << QStringLiteral("%1 %2 %").arg(index.name).arg(100 * error, 0, 'f', 1);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QStringLiteral(", "))));
}

QTEST_GUILESS_MAIN(TestRepeatedKeys)
#include "tst_repeatedkeys.moc"
