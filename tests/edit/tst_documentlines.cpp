// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/scene/scenebuilder.h"
#include "models/patterns/core/designbuilder.h"
#include "tests/support/modelbuilder.h"

#include <QtTest>

using namespace sw;
using namespace sw::diagram;

/// The lines of the Documents view: what a row says it refers to is where its line goes.
class TestDocumentLines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void patternsKeepTheReferences_data();
    void patternsKeepTheReferences();
};

void TestDocumentLines::patternsKeepTheReferences_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("target");
    QTest::newRow("none") << QString() << QString();
    QTest::newRow("bucket by count") << QStringLiteral("bucket-by-count") << QStringLiteral("products-reviews");
    QTest::newRow("subset") << QStringLiteral("subset") << QStringLiteral("products-reviews");
    QTest::newRow("extended reference") << QStringLiteral("extended-reference") << QStringLiteral("users-reviews");
}

/// A collection that a pattern had made stood alone, though its fields said "→ products".
void TestDocumentLines::patternsKeepTheReferences()
{
    QFETCH(const QString, pattern);
    test::ModelBuilder builder;
    builder.entity("products", 1000, "title:string:20")
        .entity("users", 5000, "name:string:20")
        .entity("reviews", 40000, "stars:int32 text:string:400 at:date")
        .link("products 1:N reviews [0,40,2000] placement=referenceFromB")
        .link("users 1:N reviews [0,8,100] placement=referenceFromB")
        .operation("OpenProduct", "read 50/s products products-reviews:5 sort=-reviews.at")
        .operation("AddReview", "insert 1/s reviews");
    if (!pattern.isEmpty()) {
        QFETCH(const QString, target);
        builder.use(qPrintable(pattern), qPrintable(target), QJsonObject());
    }
    const design::Design design = patterns::buildDesign(builder.model);
    QCOMPARE(design.applied.size(), pattern.isEmpty() ? 0 : 1);
    const Scene scene = SceneBuilder(Metrics()).documentsScene({}, {}, {&design, nullptr});
    for (qsizetype card = 0; card < scene.cards.size(); ++card) {
        const QList<Row> &rows = scene.cards.at(card).rows;
        for (qsizetype row = 0; row < rows.size(); ++row) {
            if (!rows.at(row).type.startsWith(QStringLiteral("→ ")))
                continue;
            const QString to = rows.at(row).type.mid(2).section(QLatin1Char(' '), 0, 0);
            const qsizetype target = scene.indexOf(NodeKey::ofCollection(to));
            const bool found = std::any_of(scene.lines.cbegin(), scene.lines.cend(), [&](const Line &line) {
                const bool refers = line.a.card == card && line.a.row == row && line.b.card == target;
                return refers || (line.style == LineStyle::Copy && line.a.card == target && line.b.card == card);
            });
            QVERIFY2(found, qPrintable(scene.cards.at(card).fullTitle + QLatin1Char('.') + rows.at(row).path));
        }
    }
}

QTEST_MAIN(TestDocumentLines)
#include "tst_documentlines.moc"
