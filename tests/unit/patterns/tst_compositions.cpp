// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/design/validator/validator.h"
#include "models/patterns/core/designbuilder.h"
#include "models/patterns/patternregistry.h"
#include "tests/support/designdump.h"
#include "tests/support/modelbuilder.h"
#include "tests/support/randommodel.h"
#include "tests/support/randompatterns.h"

#include <QJsonArray>
#include <QTest>

using namespace sw;
using patterns::Pattern;
using patterns::PatternRegistry;

namespace
{

/// Measurements and orders: something for every pattern that another one excludes.
test::ModelBuilder works()
{
    test::ModelBuilder builder;
    builder.entity("sensors", 100, "name:string:20 place:string:20 spare_a:int32 spare_b:int32 slots:int32[24,24,24]");
    builder.entity("readings", 100000, "at:date value:double low:double? high:double? gain:double?");
    builder.link("sensors 1:N readings [0,1000,inf] unbounded");
    builder.entity("books", 1000, "title:string:40 sold:int64");
    builder.entity("reviews", 50000, "stars:int32 text:string:100 created:date");
    builder.link("books 1:N reviews [0,50,5000]");
    builder.model.relationships.last().p99 = 200;
    builder.operation("show book", "read 20/s books books-reviews:10");
    builder.model.entities[2].fields.last().toleratedErrorPercent = 5;
    return builder;
}

schema::PatternUse useOf(const QString &pattern, const QString &target, const schema::Model &model, const QString &id)
{
    const auto parsed = patterns::parseTarget(model, target);
    if (!parsed)
        qFatal("%s", qPrintable(parsed.error().text()));
    QJsonObject parameters;
    if (pattern == QLatin1String("attribute"))
        parameters.insert(QStringLiteral("fields"),
                          target == QLatin1String("sensors")
                              ? QJsonArray{QStringLiteral("spare_a"), QStringLiteral("spare_b")}
                              : QJsonArray{QStringLiteral("low"), QStringLiteral("high")});
    return {
        schema::PatternUseId(id), pattern, parsed->entity, parsed->relationship, parsed->path, parameters, true, {}};
}

/// Validators and indexes of \p design, and its shapes, as text.
QString textOf(const design::Design &design)
{
    QString text = test::dumpDesign(design);
    for (const design::Collection &collection : design.collections)
        text += QString::fromUtf8(design::validatorOf(collection, {}).toRelaxedJson());
    return text;
}

} // namespace

/// Patterns beside each other: what gets on does so in any order of use and comes off without a trace; what does not is
/// refused with the reason.
class TestCompositions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void illegalPairs_data();
    void illegalPairs();
    void statedConflictsAreMutual();
    void cautions();
    void randomSets_data();
    void randomSets();
};

void TestCompositions::illegalPairs_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("oneTarget");
    QTest::addColumn<QString>("other");
    QTest::addColumn<QString>("otherTarget");
    const auto row = [](const char *one, const char *oneTarget, const char *other, const char *otherTarget) {
        if (PatternRegistry::instance().find(QLatin1String(one)) &&
            PatternRegistry::instance().find(QLatin1String(other)))
            QTest::addRow("%s with %s", one, other) << QString::fromLatin1(one) << QString::fromLatin1(oneTarget)
                                                    << QString::fromLatin1(other) << QString::fromLatin1(otherTarget);
    };
    row("bucket-by-count", "sensors.readings", "time-series", "sensors.readings");
    row("bucket-by-time", "sensors.readings", "time-series", "sensors.readings");
    row("bucket-by-time", "sensors.readings", "bucket-by-count", "sensors.readings");
    row("subset", "books.reviews", "outlier", "books.reviews");
    row("time-series", "sensors.readings", "document-versioning", "readings");
    row("time-series", "sensors.readings", "single-collection", "sensors.readings");
    row("time-series", "sensors.readings", "attribute", "readings");
    row("time-series", "sensors.readings", "archive", "readings");
    row("approximation", "books.sold", "document-versioning", "books");
    row("attribute", "sensors", "pre-allocation", "sensors.slots");
}

void TestCompositions::illegalPairs()
{
    QFETCH(QString, one);
    QFETCH(QString, oneTarget);
    QFETCH(QString, other);
    QFETCH(QString, otherTarget);
    test::ModelBuilder builder = works();
    const schema::PatternUse first = useOf(one, oneTarget, builder.model, QStringLiteral("first"));
    const schema::PatternUse second = useOf(other, otherTarget, builder.model, QStringLiteral("second"));
    for (const auto &[a, b] : {std::pair(first, second), std::pair(second, first)}) {
        builder.model.patterns = {a};
        const design::Design alone = patterns::buildDesign(builder.model);
        QVERIFY2(alone.skipped.isEmpty(), qPrintable(alone.skipped.value(0).reason));
        builder.model.patterns << b;
        const design::Design design = patterns::buildDesign(builder.model);
        QCOMPARE(design.skipped.size(), 1);
        QCOMPARE(design.skipped.first().use, b.id);
        const QString reason = design.skipped.first().reason;
        QVERIFY2(reason.contains(PatternRegistry::instance().find(a.pattern)->name()), qPrintable(reason));
        QVERIFY2(reason.size() > 30, qPrintable(reason));
    }
}

void TestCompositions::statedConflictsAreMutual()
{
    for (const Pattern *pattern : PatternRegistry::instance().all()) {
        const QHash<QString, QString> conflicts = pattern->conflicts();
        for (auto it = conflicts.cbegin(); it != conflicts.cend(); ++it)
            QVERIFY2(it.key() != pattern->id() && !it.value().isEmpty(), qPrintable(pattern->id()));
        const QHash<QString, QString> cautions = pattern->cautions();
        for (auto it = cautions.cbegin(); it != cautions.cend(); ++it) {
            QVERIFY2(PatternRegistry::instance().find(it.key()), qPrintable(it.key()));
            QVERIFY2(!conflicts.contains(it.key()), "refused and only advised against at once");
        }
    }
}

void TestCompositions::cautions()
{
    test::ModelBuilder builder = works();
    builder.model.relationships.last().placement = schema::Placement::EmbedInA;
    builder.model.patterns = {
        useOf(QStringLiteral("subset"), QStringLiteral("books.reviews"), builder.model, QStringLiteral("first"))};
    QVERIFY(patterns::buildDesign(builder.model).cautions.isEmpty());
    builder.model.patterns << useOf(QStringLiteral("document-versioning"), QStringLiteral("books"), builder.model,
                                    QStringLiteral("second"));
    const design::Design design = patterns::buildDesign(builder.model);
    QCOMPARE(design.skipped.size(), 0);
    QVERIFY(!design.cautions.isEmpty());
    QCOMPARE(design.cautions.first().collection, QStringLiteral("books"));
    QCOMPARE(design.cautions.first().pattern, QStringLiteral("subset"));
    QCOMPARE(design.cautions.first().other, QStringLiteral("document-versioning"));
}

void TestCompositions::randomSets_data()
{
    QTest::addColumn<quint32>("first");
    for (quint32 first = 0; first < 200; first += 50)
        QTest::addRow("models %u to %u", first, first + 49) << first;
}

void TestCompositions::randomSets()
{
    QFETCH(quint32, first);
    QSet<QString> seen;
    for (quint32 seed = first; seed < first + 50; ++seed) {
        schema::Model model = testsupport::randomModel(seed, {5, 5, seed % 4 == 0});
        model.patterns.clear();
        const QList<schema::PatternUse> uses = testsupport::randomLegalUses(model, seed, 5);
        const schema::ModelIndex index(model);
        const auto built = [&](const QList<schema::PatternUse> &list) {
            patterns::BuildOptions options;
            options.patterns = list;
            return patterns::buildDesign(index, options);
        };
        QStringList texts;
        for (qsizetype n = 0; n <= uses.size(); ++n)
            texts << textOf(built(uses.mid(0, n)));
        for (qsizetype n = uses.size(); n >= 0; --n) {
            const design::Design design = built(uses.mid(0, n));
            QVERIFY2(design.skipped.isEmpty(), qPrintable(QString::number(seed)));
            QCOMPARE(textOf(design), texts.at(n));
        }
        for (const schema::PatternUse &use : uses)
            seen << use.pattern;
    }
    QVERIFY2(seen.size() >= PatternRegistry::instance().all().size() / 2,
             qPrintable(QStringList(seen.cbegin(), seen.cend()).join(QLatin1Char(' '))));
}

QTEST_GUILESS_MAIN(TestCompositions)
#include "tst_compositions.moc"
