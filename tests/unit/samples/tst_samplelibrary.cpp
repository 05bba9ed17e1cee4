// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/projectfile.h"
#include "models/formats/project/projectreader.h"
#include "models/formats/project/projectwriter.h"
#include "models/formats/project/samplelibrary.h"
#include "models/schema/validation/validatemodel.h"

#include <QDir>
#include <QFile>
#include <QRectF>
#include <QSet>
#include <QTest>

#include <cmath>

using namespace sw;

class TestSampleLibrary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFileIsListed();
    void unknownNameIsRefused();
    void loads_data();
    void loads();
    void textIsWhatTheWriterWrites_data() { loads_data(); }
    void textIsWhatTheWriterWrites();
    void isATeachingCase_data() { loads_data(); }
    void isATeachingCase();
    void countsAgree_data() { loads_data(); }
    void countsAgree();
    void cardsDoNotOverlap_data() { loads_data(); }
    void cardsDoNotOverlap();
    void bookstoreIsTheOneInThePictures();
    void allKindsOfFeatureAreShown();

private:
    static QList<schema::Model> all();
};

static QString fileOf(const QString &name)
{
    return QStringLiteral(":/samples/%1.shape.json").arg(name);
}

QList<schema::Model> TestSampleLibrary::all()
{
    QList<schema::Model> models;
    for (const formats::SampleInfo &info : formats::samples())
        models << *formats::loadSample(info.name);
    return models;
}

void TestSampleLibrary::everyFileIsListed()
{
    QVERIFY(formats::loadSample(QStringLiteral("bookstore")));
    QStringList listed;
    for (const formats::SampleInfo &info : formats::samples()) {
        listed << info.name + QStringLiteral(".shape.json");
        QVERIFY(!info.title.isEmpty() && !info.summary.isEmpty());
    }
    listed.sort();
    QCOMPARE(QDir(QStringLiteral(":/samples")).entryList(QDir::Files, QDir::Name), listed);
    QCOMPARE(listed.size(), 7);
}

void TestSampleLibrary::unknownNameIsRefused()
{
    for (const char *name : {"bookstor", "", "../format/project.schema", "Bookstore"}) {
        const auto sample = formats::loadSample(QString::fromLatin1(name));
        QVERIFY(!sample);
        QCOMPARE(sample.error().code, base::ErrorCode::Usage);
        QVERIFY(sample.error().wayOut.contains(QLatin1String("bookstore, product-reviews, ")));
    }
}

void TestSampleLibrary::loads_data()
{
    QTest::addColumn<QString>("name");
    for (const formats::SampleInfo &info : formats::samples())
        QTest::newRow(qPrintable(info.name)) << info.name;
}

void TestSampleLibrary::loads()
{
    QFETCH(QString, name);
    const auto model = formats::loadSample(name);
    QVERIFY2(model, model ? "" : qPrintable(model.error().text()));
    QCOMPARE(model->name, name);
    QCOMPARE(model->server, (schema::ServerVersion{6, 0}));
    QVERIFY(model->patterns.isEmpty());
    for (const base::Error &error : schema::validateModel(*model))
        QFAIL(qPrintable(error.text()));
}

void TestSampleLibrary::textIsWhatTheWriterWrites()
{
    QFETCH(QString, name);
    QFile file(fileOf(name));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    const auto project = formats::readProject(text);
    QVERIFY(project);
    QVERIFY2(project->warnings.isEmpty(),
             project->warnings.isEmpty() ? "" : qPrintable(project->warnings.first().text()));
    QCOMPARE(formats::writeProject(project->model), text);
    QVERIFY2(std::all_of(text.begin(), text.end(), [](char c) { return c == '\n' || (c >= ' ' && c < 127); }),
             "plain ASCII");
}

void TestSampleLibrary::isATeachingCase()
{
    QFETCH(QString, name);
    const schema::Model model = *formats::loadSample(name);
    QVERIFY2(model.description.size() > 400, "says where counts and rates come from");
    QVERIFY(model.description.contains(QLatin1String("Rates: ")));
    QVERIFY(model.entities.size() >= 2);
    QVERIFY(model.operations.size() >= 6);
    QCOMPARE(model.diagrams.size(), 1);
    QVERIFY(model.diagrams.first().name.startsWith(QLatin1String("Whole ")));
    const schema::ModelIndex index(model);
    for (const schema::Entity &entity : model.entities) {
        QVERIFY2(!entity.fields.isEmpty(), qPrintable(entity.name));
        QVERIFY2(entity.count.min <= entity.count.likely && entity.count.likely < entity.count.max,
                 qPrintable(entity.name));
        QVERIFY2(!index.relationshipsOf(entity.id).isEmpty() || !entity.superEntity.isEmpty(), qPrintable(entity.name));
        for (const schema::Field &field : entity.fields) {
            const bool text = field.type == schema::FieldType::String;
            QVERIFY2(!text || field.averageBytes > 0, qPrintable(entity.name + QLatin1Char('.') + field.name));
        }
    }
    for (const schema::Operation &operation : model.operations) {
        QVERIFY2(operation.perSecond > 0 && operation.latencyMs && operation.freshnessSeconds &&
                     !operation.actor.isEmpty(),
                 qPrintable(operation.name));
        QVERIFY2(operation.isRead() ? !operation.reads.isEmpty() : !operation.writes.isEmpty(),
                 qPrintable(operation.name));
    }
}

void TestSampleLibrary::countsAgree()
{
    QFETCH(QString, name);
    const schema::Model model = *formats::loadSample(name);
    for (const schema::Relationship &r : model.relationships) {
        // Both ends count the same links: parents x children each = children x parents each.
        const double links = model.entity(r.a.entity)->count.likely * r.b.perOther.likely;
        const double back = model.entity(r.b.entity)->count.likely * r.a.perOther.likely;
        const double ratio = links / back;
        QVERIFY2(
            ratio > 0.8 && ratio < 1.25,
            qPrintable(QStringLiteral("%1: %2 and %3 links").arg(relationshipName(model, r)).arg(links).arg(back)));
    }
}

void TestSampleLibrary::cardsDoNotOverlap()
{
    QFETCH(QString, name);
    const schema::Model model = *formats::loadSample(name);
    const schema::Diagram &diagram = model.diagrams.first();
    QList<QRectF> cards;
    for (const schema::Entity &entity : model.entities) {
        QVERIFY2(diagram.places.contains(entity.id), qPrintable(entity.name));
        qsizetype rows = 1 + entity.fields.size();
        for (const schema::Relationship &r : model.relationships) {
            rows += r.b.entity == entity.id ? 1 : 0;
            rows += r.a.entity == entity.id && r.type == schema::RelationshipType::ManyToMany ? 1 : 0;
        }
        const schema::NodePlace place = diagram.places.value(entity.id);
        const QRectF card(place.x, place.y, 220, 26 + 18 * static_cast<double>(rows) + 20);
        for (const QRectF &other : std::as_const(cards))
            QVERIFY2(!card.adjusted(-10, -10, 10, 10).intersects(other), qPrintable(entity.name));
        cards << card;
    }
    for (const schema::Note &note : diagram.notes) {
        for (const QRectF &card : std::as_const(cards))
            QVERIFY2(!card.intersects(QRectF(note.x, note.y, note.width, note.height)), qPrintable(note.text));
    }
}

void TestSampleLibrary::bookstoreIsTheOneInThePictures()
{
    const schema::Model model = *formats::loadSample(QStringLiteral("bookstore"));
    QCOMPARE(model.entities.size(), 7);
    QCOMPARE(model.relationships.size(), 7);
    QCOMPARE(model.operations.size(), 10);
    QCOMPARE(model.goal, schema::Goal::Balanced);
    QCOMPARE(model.useCase, schema::UseCase::Catalog);
    QCOMPARE(model.ramGiB, 8.);
    QCOMPARE(model.entityNamed(QStringLiteral("reviews"))->count.likely, 16e6);
    const schema::Relationship &first = model.relationships.first();
    QCOMPARE(relationshipName(model, first), QStringLiteral("books · reviews"));
    QCOMPARE(cardinalityText(first.b.perOther), QStringLiteral("[0, 40, 2 k]"));
    double total = 0, reads = 0;
    for (const schema::Operation &operation : model.operations) {
        total += operation.perSecond;
        reads += operation.isRead() ? operation.perSecond : 0;
    }
    QCOMPARE(std::round(total), 1359.);
    QCOMPARE(std::round(100 * reads / total), 91.);
}

void TestSampleLibrary::allKindsOfFeatureAreShown()
{
    QSet<int> types, relationships, lifecycles, operations, filters, ids;
    bool history = false, unbounded = false, weak = false, kindOf = false, tree = false, personal = false,
         approximate = false, grouped = false;
    for (const schema::Model &model : all()) {
        for (const schema::Entity &e : model.entities) {
            history = history || e.needsHistory;
            weak = weak || e.kind == schema::EntityKind::Weak;
            kindOf = kindOf || !e.superEntity.isEmpty();
            lifecycles << static_cast<int>(e.lifecycle);
            ids << static_cast<int>(e.idStrategy);
            for (const schema::Field &f : e.fields) {
                types << static_cast<int>(f.type);
                personal = personal || f.personal;
                approximate = approximate || f.toleratedErrorPercent;
                grouped = grouped || !f.groupTag.isEmpty();
            }
        }
        for (const schema::Relationship &r : model.relationships) {
            relationships << static_cast<int>(r.type);
            unbounded = unbounded || r.growth == schema::Growth::Unbounded;
            tree = tree || r.tree;
        }
        for (const schema::Operation &o : model.operations) {
            operations << static_cast<int>(o.kind);
            for (const schema::Filter &filter : o.filters)
                filters << static_cast<int>(filter.op);
        }
    }
    QVERIFY(history && unbounded && weak && kindOf && tree && personal && approximate && grouped);
    QVERIFY(types.size() >= 8);
    QVERIFY(relationships.size() >= 2);
    QCOMPARE(lifecycles.size(), 3);
    QVERIFY(operations.size() >= 4);
    QVERIFY(filters.size() >= 5);
    QVERIFY(ids.size() >= 2);
}

QTEST_GUILESS_MAIN(TestSampleLibrary)
#include "tst_samplelibrary.moc"
