// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonbuilder.h"
#include "models/design/designindex.h"
#include "models/design/validator/daterules.h"
#include "models/design/validator/validator.h"
#include "models/formats/project/projectfile.h"
#include "models/patterns/core/designbuilder.h"
#include "models/patterns/kinds/merging.h"
#include "models/samples/write/samplegenerator.h"
#include "models/sizing/cost/operationcost.h"
#include "models/sizing/files/indexsize.h"
#include "models/sizing/keys/indexentries.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace sw;
using namespace sw::patterns;

namespace
{

/// A golden project of a pattern that keeps several kinds in one collection, without the pattern and with it.
struct Project
{
    explicit Project(const char *path)
        : model(formats::loadProjectFile(QStringLiteral(SHAPEWRIGHT_TEST_DATA "/patterns/") + QLatin1String(path) +
                                         QStringLiteral(".shape.json"))
                    ->model),
          index(model)
    {
        BuildOptions without;
        without.patterns = QList<schema::PatternUse>();
        plain = buildDesign(index, without);
        merged = buildDesign(index);
    }

    double roundTrips(const design::Design &design, const char *operation) const
    {
        const sizing::OperationCosts costs(index, design, 1);
        for (const sizing::OperationCost &cost : costs.all()) {
            if (cost.name == QLatin1String(operation))
                return cost.roundTrips;
        }
        return -1;
    }

    schema::Model model;
    schema::ModelIndex index;
    design::Design plain, merged;
};

QString refusal(const Project &project, const Merging &merging)
{
    design::Design design = project.plain;
    const schema::PatternUse use = project.model.patterns.first();
    const auto result = mergeCollections(design, merging, {project.index, use, {}});
    if (!result && design != project.plain)
        return QStringLiteral("the design changed");
    return result ? QString() : result.error().message;
}

Merging fleet()
{
    return {QStringLiteral("all"),
            QStringLiteral("type"),
            {{QStringLiteral("ferries"), QStringLiteral("f"), {}}, {QStringLiteral("tugs"), QStringLiteral("t"), {}}},
            {}};
}

} // namespace

class TestMerging : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsEveryField_data() { projects(); }
    void findsEveryField();
    void closesEachBranch_data() { projects(); }
    void closesEachBranch();
    void makesDocumentsOfEachKind();
    void limitsDatesByKind();
    void namesTheTargetEverywhere();
    void asksOnce();
    void addsAmounts();
    void countsEntriesOfAKind();
    void refuses();
    void viewsKeepNothingThatIsDeleted();
    void keepsWhatItIsGiven();

private:
    static void projects()
    {
        QTest::addColumn<QByteArray>("path");
        for (const char *path : {"inheritance/fleet", "inheritance/hostile", "polymorphic/shop", "polymorphic/hostile"})
            QTest::newRow(path) << QByteArray(path);
    }
};

/// Each field of each entity that became a kind has its place in the one collection, whichever entity's node stands
/// there.
void TestMerging::findsEveryField()
{
    QFETCH(QByteArray, path);
    const Project project(path.constData());
    const design::DesignIndex before(project.plain), after(project.merged);
    int found = 0;
    for (const schema::Entity &entity : project.model.entities) {
        for (const schema::Field &field : entity.fields) {
            const schema::FieldRef ref{entity.id, field.name};
            const auto place = after.locate(project.index, ref);
            QVERIFY2(place, qPrintable(entity.name + u' ' + field.name));
            QVERIFY2(before.locate(project.index, ref) && after.node(*place), qPrintable(place->path));
            ++found;
        }
    }
    QVERIFY(found > 4);
}

void TestMerging::closesEachBranch()
{
    QFETCH(QByteArray, path);
    const Project project(path.constData());
    design::ValidatorOptions options = design::validatorOptions(project.model);
    options.closed = true;
    const auto merged = std::find_if(project.merged.collections.cbegin(), project.merged.collections.cend(),
                                     [](const auto &one) { return !one.root.variants.isEmpty(); });
    QVERIFY(merged != project.merged.collections.cend());
    const QJsonObject validator =
        QJsonDocument::fromJson(design::validatorOf(*merged, options).toRelaxedJson()).object();
    const QJsonValue schema =
        validator.contains(QStringLiteral("$and"))
            ? validator.value(QStringLiteral("$and")).toArray().first().toObject().value(QStringLiteral("$jsonSchema"))
            : validator.value(QStringLiteral("$jsonSchema"));
    const QJsonArray branches = schema.toObject().value(QStringLiteral("oneOf")).toArray();
    QCOMPARE(branches.size(), merged->root.variants.size());
    for (qsizetype i = 0; i < branches.size(); ++i) {
        const QJsonObject branch = branches.at(i).toObject();
        QCOMPARE(branch.value(QStringLiteral("additionalProperties")), QJsonValue(false));
        const QJsonObject properties = branch.value(QStringLiteral("properties")).toObject();
        for (const design::Node &field : merged->root.fields)
            QVERIFY2(properties.contains(field.name), qPrintable(field.name));
        for (const design::Node &field : merged->root.variants.at(i).fields)
            QVERIFY2(properties.contains(field.name), qPrintable(field.name));
        const QJsonArray kind =
            properties.value(merged->root.discriminator).toObject().value(QStringLiteral("enum")).toArray();
        QCOMPARE(kind, QJsonArray{merged->root.variants.at(i).value});
    }
}

void TestMerging::makesDocumentsOfEachKind()
{
    const Project project("inheritance/fleet");
    const design::Collection &vessels = *project.merged.collection(QStringLiteral("vessels"));
    const samples::SampleGenerator generator(project.merged, vessels);
    QHash<QString, int> kinds;
    for (quint64 n = 0; n < 200; ++n) {
        const QJsonObject document = QJsonDocument::fromJson(generator.document(n).toRelaxedJson()).object();
        const QString kind = document.value(QStringLiteral("type")).toString();
        ++kinds[kind];
        QCOMPARE(document.contains(QStringLiteral("passengers")), kind == QLatin1String("ferry"));
        QCOMPARE(document.contains(QStringLiteral("licence")), kind == QLatin1String("tug"));
    }
    QVERIFY(kinds.value(QStringLiteral("ferry")) > 80 && kinds.value(QStringLiteral("tug")) > 60);
}

/// "checked" has other limits for ferries than for tugs: neither binds the other.
void TestMerging::limitsDatesByKind()
{
    const Project project("inheritance/fleet");
    const QList<design::Rule> rules = design::dateRules(project.merged.collection(QStringLiteral("vessels"))->root);
    QStringList texts;
    for (const design::Rule &rule : rules)
        texts << QString::fromUtf8(rule.expression.toRelaxedJson());
    QCOMPARE(rules.size(), 3);
    QVERIFY(!texts.at(0).contains(QStringLiteral("$ne")));
    QVERIFY2(texts.at(1).startsWith(QStringLiteral("{\"$or\":[{\"type\":{\"$ne\":\"ferry\"}}")),
             qPrintable(texts.at(1)));
    QVERIFY2(texts.at(2).startsWith(QStringLiteral("{\"$or\":[{\"type\":{\"$ne\":\"tug\"}}")), qPrintable(texts.at(2)));
}

void TestMerging::namesTheTargetEverywhere()
{
    const Project project("polymorphic/shop");
    QVERIFY(!project.merged.collection(QStringLiteral("books")) && !project.merged.collection(QStringLiteral("films")));
    QCOMPARE(project.merged.collection(QStringLiteral("orders"))
                 ->root.field(QStringLiteral("film_id"))
                 ->reference->collection,
             QStringLiteral("products"));
}

/// Reads that ask for several kinds need a command for each collection before, and one after.
void TestMerging::asksOnce()
{
    const Project fleet("inheritance/fleet"), shop("polymorphic/shop");
    QCOMPARE(fleet.roundTrips(fleet.plain, "Show vessel"), 2.0);
    QCOMPARE(fleet.roundTrips(fleet.merged, "Show vessel"), 1.0);
    QCOMPARE(shop.roundTrips(shop.plain, "Search all that is for sale"), 2.0);
    QCOMPARE(shop.roundTrips(shop.merged, "Search all that is for sale"), 1.0);
}

void TestMerging::addsAmounts()
{
    const Project project("inheritance/fleet");
    const design::Collection &ferries = *project.plain.collection(QStringLiteral("ferries"));
    const design::Collection &tugs = *project.plain.collection(QStringLiteral("tugs"));
    const design::Collection &all = *project.merged.collection(QStringLiteral("vessels"));
    QCOMPARE(all.documents.likely, ferries.documents.likely + tugs.documents.likely);
    QCOMPARE(all.hotDocuments, ferries.hotDocuments + tugs.hotDocuments);
    QCOMPARE(all.root.variants.first().share / all.root.variants.last().share,
             ferries.documents.likely / tugs.documents.likely);
    QVERIFY(similarity({&ferries, &tugs}) > 0.3 && similarity({&ferries, &tugs}) < 0.5);
    QCOMPARE(similarity({&ferries, &ferries}), 1.0);
}

void TestMerging::countsEntriesOfAKind()
{
    const Project project("inheritance/fleet");
    const design::Collection &all = *project.merged.collection(QStringLiteral("vessels"));
    const double ferries = 40.0 / 70;
    QHash<QString, double> entries;
    for (const design::Index &index : all.indexes)
        entries.insert(index.name, sizing::entriesPerDocument(all, index));
    QCOMPARE(entries.value(QStringLiteral("imo_1")), 1.0);
    QCOMPARE(entries.value(QStringLiteral("passengers_-1")), ferries);
    QCOMPARE(entries.value(QStringLiteral("licence_1")), 1 - ferries);
}

void TestMerging::refuses()
{
    const Project project("inheritance/fleet");
    QCOMPARE(refusal(project, fleet()), QString());
    Merging merging = fleet();
    merging.discriminator = QStringLiteral("passengers");
    QVERIFY(refusal(project, merging).contains(QStringLiteral("passengers")));
    merging = fleet();
    merging.kinds[1].value = QStringLiteral("f");
    QVERIFY(refusal(project, merging).contains(QStringLiteral("\"f\"")));
    merging = fleet();
    merging.kinds[1].collection = QStringLiteral("rafts");
    QVERIFY(refusal(project, merging).contains(QStringLiteral("rafts")));
    merging = fleet();
    merging.target = QStringLiteral("voyages");
    QVERIFY(refusal(project, merging).contains(QStringLiteral("voyages")));
    merging = fleet();
    merging.kinds.removeLast();
    QVERIFY(!refusal(project, merging).isEmpty());
    merging = fleet();
    merging.extra << design::makeNode(QStringLiteral("type"), schema::FieldType::String);
    QVERIFY(refusal(project, merging).contains(QStringLiteral("type")));
    Project other("inheritance/fleet");
    other.plain.collection(QStringLiteral("tugs"))->root.field(QStringLiteral("_id"))->types = {
        schema::FieldType::Int32};
    QVERIFY(refusal(other, fleet()).contains(QStringLiteral("_id")));
}

/// What a pattern adds, for all kinds or for one, is marked as its own; given indexes and rules bind their kind only.
void TestMerging::keepsWhatItIsGiven()
{
    Project project("inheritance/fleet");
    Merging merging = fleet();
    merging.extra << design::makeNode(QStringLiteral("source"), schema::FieldType::String);
    merging.kinds.first().extra << design::makeNode(QStringLiteral("berth"), schema::FieldType::Int32);
    design::Index index;
    index.keys = {{QStringLiteral("name"), design::KeyKind::Ascending}};
    for (const char *name : {"ferries", "tugs"})
        project.plain.collection(QLatin1String(name))->indexes = {index};
    index.keys.first().path = QStringLiteral("pull");
    design::Collection &tugs = *project.plain.collection(QStringLiteral("tugs"));
    tugs.indexes << index;
    tugs.rules << design::Rule{base::BsonBuilder().boolean(QStringLiteral("pull"), true).finish(), {}, {}};
    QVERIFY(mergeCollections(project.plain, merging, {project.index, project.model.patterns.first(), {}}));
    const design::Collection &all = *project.plain.collection(QStringLiteral("all"));
    QCOMPARE(all.root.field(QStringLiteral("source"))->origin.pattern, QStringLiteral("inheritance"));
    QCOMPARE(all.root.variants.first().fields.first().name, QStringLiteral("berth"));
    QCOMPARE(all.indexes.size(), 2);
    QVERIFY(all.indexes.first().partialFilter.isEmpty());
    QCOMPARE(all.indexes.last().partialFilter.toRelaxedJson().replace(' ', ""), QByteArray("{\"type\":\"t\"}"));
    QCOMPARE(all.rules.size(), 1);
    QVERIFY(all.rules.first().expression.toRelaxedJson().contains("$ne"));
}

/// Documents inside a view cannot be deleted by age, nor checked by rules of their own.
void TestMerging::viewsKeepNothingThatIsDeleted()
{
    Project project("single-view/customers");
    QVERIFY(project.merged.skipped.isEmpty());
    for (const bool expires : {true, false}) {
        schema::Model model = project.model;
        for (schema::Entity &entity : model.entities) {
            if (entity.name != QLatin1String("shop accounts"))
                continue;
            entity.lifecycle = expires ? schema::Lifecycle::Retention : schema::Lifecycle::KeepForever;
            entity.lifecycleDays = 30;
        }
        const design::Design design = buildDesign(model);
        QCOMPARE(design.skipped.size(), expires ? 1 : 0);
        QVERIFY(!expires || design.skipped.first().reason.contains(QLatin1String("shop accounts after")));
    }
}

QTEST_GUILESS_MAIN(TestMerging)
#include "tst_merging.moc"
