// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/inference/valuepairs.h"
#include "models/formats/project/projectfile.h"
#include "models/formats/project/projectreader.h"
#include "models/formats/project/projectwriter.h"
#include "models/samples/plan/streams.h"
#include "models/schema/validation/validatemodel.h"
#include "models/sizing/estimate/sizing.h"
#include "models/sizing/figures/explain.h"
#include "models/sizing/files/indexsize.h"
#include "models/sizing/keys/indexentries.h"
#include "tests/support/documentinputs.h"
#include "tests/support/shapes.h"

#include <QSet>
#include <QtTest>

using namespace sw;
using namespace sw::testsupport;
using schema::FieldType;

namespace
{

constexpr int documents = 1500;

quint64 chance(int n, quint64 stream)
{
    return samples::mixed(static_cast<quint64>(n) * 3 + stream * samples::golden);
}

/// Towns in countries, and colours that have nothing to do with them.
QByteArray place(int n)
{
    const quint64 town = chance(n, 1) % 200;
    const QByteArray own = "\"town\":\"" + QByteArray::number(samples::mixed(town), 36) +
                           "\",\"country\":" + QByteArray::number(town % 30) +
                           ",\"colour\":" + QByteArray::number(chance(n, 2) % 40);
    return "{\"_id\":" + QByteArray::number(n) + ',' + own + ",\"home\":{" + own + "},\"visits\":[{" + own + "}]}";
}

double pairsOf(const formats::Imported &result, const char *field, const char *other)
{
    const schema::FieldId id = fieldAt(result, other).id;
    for (const schema::PairCount &pair : fieldAt(result, field).spread.pairs) {
        if (pair.other == id)
            return pair.different;
    }
    return 0;
}

formats::Imported places(int count, int sample = 0)
{
    formats::ImportOptions options;
    options.sample = sample;
    return imported(Inputs{{QStringLiteral("places.json"), repeated(count, place)}}, options);
}

/// The bytes of an entry of an index on \p paths.
double entryBytes(const schema::Model &model, const QStringList &paths)
{
    design::Collection collection = patterns::buildDesign(model).collections.first();
    design::Index index;
    for (const QString &path : paths)
        index.keys << design::IndexKey{path, design::KeyKind::Ascending};
    const double count = collection.documents.likely;
    const sizing::KeyShape key = sizing::indexKeyShape(collection, index, {count, 0, nullptr});
    return sizing::indexPages(key, count, count, sizing::IndexRole::Secondary).entryBytes;
}

int different(const QList<QJsonObject> &made, const QList<const char *> &names)
{
    QSet<QString> seen;
    for (const QJsonObject &document : made) {
        QString all;
        for (const char *name : names)
            all += document[QLatin1String(name)].toVariant().toString() + QLatin1Char('/');
        seen << all;
    }
    return static_cast<int>(seen.size());
}

schema::Model without(schema::Model model)
{
    for (schema::Field &field : model.entities.first().fields)
        field.spread.pairs.clear();
    return model;
}

} // namespace

/// How many pairs of values two fields have is found in documents, kept in projects, and makes indexes on both smaller.
class TestValuePairs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhatGoesTogether();
    void findsNothingWhereNothingIs();
    void holdsForAllWhenSampled();
    void keepsManyDocuments();
    void staysInProjects();
    void indexesFollow();
    void explanationsSaySo();
    void documentsFollow();
    void alternativesAreFew();
    void forgetsFieldsThatAreGone();
    void copiesKeepTheirOwn();
};

void TestValuePairs::findsWhatGoesTogether()
{
    const formats::Imported result = places(documents);
    QCOMPARE(pairsOf(result, "country", "town"), 200.0);
    QCOMPARE(pairsOf(result, "home.country", "home.town"), 200.0);
    QCOMPARE(pairsOf(result, "home.country", "town"), 200.0);
    QVERIFY(fieldAt(result, "town").spread.pairs.size() == 1 && pairsOf(result, "town", "home.town") == 200);
    QVERIFY(fieldAt(result, "visits.country").spread.pairs.isEmpty());
}

void TestValuePairs::findsNothingWhereNothingIs()
{
    const formats::Imported result = places(documents);
    QCOMPARE(pairsOf(result, "colour", "town"), 0.0);
    QCOMPARE(pairsOf(result, "country", "colour"), 0.0);
    QCOMPARE(pairsOf(result, "colour", "home.colour"), 40.0);
    const formats::Imported few = places(40);
    QVERIFY(fieldAt(few, "country").spread.pairs.isEmpty());
}

void TestValuePairs::holdsForAllWhenSampled()
{
    const formats::Imported sampled = places(documents, 300);
    const double pairs = pairsOf(sampled, "country", "town"); // there are 200 towns, each in one country
    QVERIFY2(std::abs(pairs - 200) <= 10, qPrintable(QString::number(pairs)));
    QCOMPARE(pairsOf(sampled, "colour", "town"), 0.0);
}

/// Only some of them are looked at for pairs, but these stand for all.
void TestValuePairs::keepsManyDocuments()
{
    formats::ValuePairs pairs;
    const int first = pairs.newField();
    const int second = pairs.newField();
    for (int n = 0; n < 50'000; ++n) {
        if (!pairs.begin(static_cast<quint64>(n)))
            continue;
        pairs.set(first, 1 + static_cast<quint64>(n) % 64);
        if (n % 2 == 0)
            pairs.set(second, 1 + static_cast<quint64>(n) % 256);
    }
    QVERIFY(pairs.documents() > 700 && pairs.documents() <= 2048);
    QCOMPARE(pairs.column(first).different, 64u);
    const formats::ValuePairs::Together both = formats::ValuePairs::together(pairs.column(first), pairs.column(second));
    QCOMPARE(both.different, 128.0);
    QVERIFY(std::abs(both.documents / static_cast<double>(pairs.documents()) - 0.5) < 0.06);
}

void TestValuePairs::staysInProjects()
{
    const schema::Model model = places(documents).model;
    const auto loaded = formats::readProject(formats::writeProject(model));
    QVERIFY(loaded);
    QCOMPARE(loaded->model, model);
    QVERIFY(!(without(model) == model));
    schema::Model hostile = model;
    for (schema::Field &field : hostile.entities.first().fields) {
        for (schema::PairCount &pair : field.spread.pairs)
            pair.different = -1;
    }
    const QList<base::Error> errors = schema::validateModel(hostile);
    QVERIFY(!errors.isEmpty() && errors.first().message.contains(QStringLiteral("distinct pairs")));
}

void TestValuePairs::indexesFollow()
{
    const schema::Model model = places(documents).model;
    for (const QStringList &paths : {QStringList{QStringLiteral("country"), QStringLiteral("town")},
                                     QStringList{QStringLiteral("town"), QStringLiteral("country")}}) {
        const double alone = entryBytes(model, {QStringLiteral("town")});
        const double together = entryBytes(model, paths);
        const double chance = entryBytes(without(model), paths);
        QVERIFY2(chance > alone + 1 && together - alone < (chance - alone) / 3,
                 qPrintable(QStringLiteral("%1 %2 %3").arg(alone).arg(together).arg(chance)));
    }
    const QStringList three{QStringLiteral("country"), QStringLiteral("home.town"), QStringLiteral("town")};
    QVERIFY(entryBytes(model, three) < entryBytes(without(model), three) - 3);
    const QStringList apart{QStringLiteral("colour"), QStringLiteral("town")};
    QCOMPARE(entryBytes(model, apart), entryBytes(without(model), apart));
}

void TestValuePairs::explanationsSaySo()
{
    design::Design design = patterns::buildDesign(places(documents).model);
    design::Collection &collection = design.collections.first();
    design::Index index;
    index.name = QStringLiteral("both");
    index.keys = {{QStringLiteral("town"), design::KeyKind::Ascending},
                  {QStringLiteral("country"), design::KeyKind::Ascending}};
    collection.indexes << index;
    const auto says = [&] {
        const QStringList lines = sizing::explainIndexFile(design, collection.name, index.name, {});
        return lines.join(QLatin1Char(' '))
            .contains(QStringLiteral("town and country depend on each other: there are 200 different pairs"));
    };
    QVERIFY(says());
    collection.indexes.last().keys.last().path = QStringLiteral("colour");
    QVERIFY(!says());
}

void TestValuePairs::documentsFollow()
{
    const schema::Model model = places(documents).model;
    const design::Collection collection = patterns::buildDesign(model).collections.first();
    QCOMPARE(problemOf(collection), QString());
    const QList<QJsonObject> made = documentsOf(collection, documents);
    const int towns = different(made, {"town"}); // a few towns are called alike
    QVERIFY2(towns > 190 && towns <= 200, qPrintable(QString::number(towns)));
    QVERIFY(different(made, {"country"}) > 12);
    const int pairs = different(made, {"country", "town"});
    QVERIFY2(pairs >= towns && pairs <= 200, qPrintable(QString::number(pairs)));
    QVERIFY(different(made, {"colour", "town"}) > 1200);
    QCOMPARE(documentsOf(collection, 100), made.first(100));
    const design::Collection apart = patterns::buildDesign(without(model)).collections.first();
    QVERIFY(different(documentsOf(apart, documents), {"country", "town"}) > 900);
}

/// Half of the towns have two countries, and nothing is made of fields that name each other.
void TestValuePairs::alternativesAreFew()
{
    schema::Model model = places(documents).model;
    QList<schema::Field> &fields = model.entities.first().fields;
    const auto at = [&fields](const char *name) {
        return schema::findField(fields, schema::fieldAtPath(fields, QLatin1String(name))->id);
    };
    at("country")->spread.pairs = {{at("town")->id, 300}};
    at("town")->spread.pairs = {{at("country")->id, 300}, {at("town")->id, 7}};
    const QList<QJsonObject> made = documentsOf(patterns::buildDesign(model).collections.first(), documents);
    const int pairs = different(made, {"country", "town"});
    QVERIFY2(std::abs(pairs - 300) < 30, qPrintable(QString::number(pairs)));
}

void TestValuePairs::forgetsFieldsThatAreGone()
{
    schema::Model model = places(documents).model;
    schema::Field &town = *schema::findField(
        model.entities.first().fields, schema::fieldAtPath(model.entities.first().fields, QStringLiteral("town"))->id);
    town.id = schema::FieldId(QStringLiteral("other"));
    QVERIFY(schema::validateModel(model).isEmpty());
    const QStringList paths{QStringLiteral("country"), QStringLiteral("town")};
    QCOMPARE(entryBytes(model, paths), entryBytes(without(model), paths));
}

void TestValuePairs::copiesKeepTheirOwn()
{
    schema::Entity entity = places(documents).model.entities.first();
    QSet<schema::FieldId> before;
    for (const schema::Field &field : std::as_const(entity.fields))
        before.insert(field.id);
    schema::Field alone = *schema::fieldAtPath(entity.fields, QStringLiteral("country"));
    QVERIFY(!alone.spread.pairs.isEmpty());
    schema::renewIds(entity.fields);
    const schema::Field *country = schema::fieldAtPath(entity.fields, QStringLiteral("country"));
    const schema::Field *town = schema::fieldAtPath(entity.fields, QStringLiteral("town"));
    QVERIFY(!before.contains(country->id) && !before.contains(town->id));
    QVERIFY(country->spread.pairs.contains(schema::PairCount{town->id, 200}));
    QList<schema::Field> one{alone};
    schema::renewIds(one);
    QVERIFY(one.first().id != alone.id && one.first().spread.pairs.isEmpty());
}

QTEST_GUILESS_MAIN(TestValuePairs)
#include "tst_valuepairs.moc"
