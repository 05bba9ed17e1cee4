// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/core/designbuilder.h"
#include "models/patterns/core/linkcode.h"
#include "tests/patterns/patternserver.h"

#include <QJsonArray>

using namespace sw;
using namespace sw::patterntesting;

namespace
{

const QString db = QStringLiteral("linked");

schema::Model modelOf(schema::RelationshipType type, schema::Placement placement)
{
    schema::Model model;
    for (const char *name : {"книга", "authors"}) {
        schema::Entity entity;
        entity.id = schema::EntityId(QLatin1String(name[0] == 'a' ? "a" : "b"));
        entity.name = QString::fromUtf8(name);
        schema::Field field;
        field.id = schema::FieldId(entity.id.text() + QStringLiteral(".name"));
        field.name = QStringLiteral("name");
        field.type = schema::FieldType::String;
        entity.fields = {field};
        model.entities << entity;
    }
    schema::Relationship relationship;
    relationship.id = schema::RelationshipId(QStringLiteral("r"));
    relationship.type = type;
    relationship.a.entity = model.entities.at(0).id;
    relationship.b.entity = model.entities.at(1).id;
    relationship.placement = placement;
    model.relationships = {relationship};
    return model;
}

QList<patterns::LinkCode> codeOf(const schema::Model &model, design::Design &design)
{
    const schema::ModelIndex index(model);
    design = patterns::buildDesign(index);
    return patterns::linkCode(index, design);
}

} // namespace

/// Links that both sides hold are the same on both sides, whoever sets and removes them at the same time.
class TestLinkCode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void bothSidesAgree();
    void changesTogether();
    void isOnlyForTwoDocuments();

private:
    PatternServer m_server{true};
};

void TestLinkCode::initTestCase()
{
    SW_REQUIRE_MONGOD();
    if (testsupport::MongoServer::shell().isEmpty())
        QSKIP("no MongoDB shell: set SHAPEWRIGHT_MONGOSH, or run packaging/mongosh");
    const QString error = m_server.start();
    QVERIFY2(error.isEmpty(), qPrintable(error));
}

void TestLinkCode::bothSidesAgree()
{
    design::Design design;
    const QList<patterns::LinkCode> code =
        codeOf(modelOf(schema::RelationshipType::ManyToMany, schema::Placement::TwoWayReference), design);
    QCOMPARE(code.size(), 2);
    const QString books = design.collections.at(0).name, authors = design.collections.at(1).name;
    const QString bookLinks = design.collections.at(0).root.fields.last().name,
                  authorLinks = design.collections.at(1).root.fields.last().name;
    const auto name = [](const patterns::LinkCode &one) {
        return one.code.script.section(QLatin1String("function "), 1).section(QLatin1Char('('), 0, 0);
    };
    const QString functions =
        code.at(0).code.script + code.at(1).code.script +
        QStringLiteral("const link = %1, unlink = %2, books = db.getCollection(%3), authors = "
                       "db.getCollection(%4), held = %5, kept = %6;\n")
            .arg(name(code.at(0)), name(code.at(1)), QLatin1Char('"') + books + QLatin1Char('"'),
                 QLatin1Char('"') + authors + QLatin1Char('"'), QLatin1Char('"') + bookLinks + QLatin1Char('"'),
                 QLatin1Char('"') + authorLinks + QLatin1Char('"'));
    m_server.contents().drop(db);
    const auto filled = m_server.pool().run(
        db, functions + QStringLiteral("for (let i = 0; i < 5; ++i) { books.insertOne({ _id: i, [held]: [] }); "
                                       "authors.insertOne({ _id: 100 + i, [kept]: [] }); }"));
    QVERIFY2(filled.ok(), qPrintable(filled.error));
    for (int client = 0; client < PatternServer::shells; ++client)
        m_server.pool().post(
            client, db,
            functions + QStringLiteral("for (let i = 0; i < 60; ++i) { const b = (i * 7 + %1) % 5, a = 100 + (i * 3 + "
                                       "%1) % 5; (i % 3 ? link : unlink)(b, a); }")
                            .arg(client));
    for (int client = 0; client < PatternServer::shells; ++client) {
        const auto answer = m_server.pool().wait(client);
        QVERIFY2(answer.ok(), qPrintable(answer.error));
    }
    const auto missing = m_server.pool().run(
        db,
        functions + QStringLiteral("let refused = 0; for (const [b, a] of [[0, 999], [999, 100]]) try { link(b, a); } "
                                   "catch (error) { refused++; } return refused;"));
    QCOMPARE(missing.value.toInt(), 2);
    const auto found = m_server.pool().run(
        db, functions + QStringLiteral("const pairs = [[], []]; for (const b of books.find()) for (const a of b[held]) "
                                       "pairs[0].push(b._id + \" \" + a); for (const a of authors.find()) for (const b "
                                       "of a[kept]) pairs[1].push(b + \" \" + a._id); return [pairs[0].sort().join(), "
                                       "pairs[1].sort().join(), pairs[0].length, new Set(pairs[0]).size];"));
    QVERIFY2(found.ok(), qPrintable(found.error));
    const QJsonArray pairs = found.value.toArray();
    QCOMPARE(pairs.at(0), pairs.at(1));
    QVERIFY(pairs.at(2).toInt() > 0);
    QCOMPARE(pairs.at(2), pairs.at(3));
    QVERIFY(!pairs.at(0).toString().contains(QLatin1String("999")));
}

void TestLinkCode::changesTogether()
{
    schema::Model model = modelOf(schema::RelationshipType::OneToMany, schema::Placement::ReferenceFromB);
    model.relationships.first().mustBeAtomic = true;
    design::Design design;
    const QList<patterns::LinkCode> code = codeOf(model, design);
    QCOMPARE(code.size(), 1);
    const QString script = code.first().code.script;
    const QString function = script.section(QLatin1String("function "), 1).section(QLatin1Char('('), 0, 0);
    const QString collections =
        QStringLiteral("const one = db.getCollection(\"%1\"), other = db.getCollection(\"%2\");\n")
            .arg(design.collections.at(0).name, design.collections.at(1).name);
    m_server.contents().drop(db);
    const auto answer = m_server.pool().run(
        db,
        script + collections +
            QStringLiteral("one.insertOne({ _id: 1, n: 0 }); other.insertOne({ _id: 2, n: 0 }); const add = { $inc: { "
                           "n: 1 } }; %1(1, add, 2, add); try { %1(1, add, 3, add); } catch (error) {} return "
                           "[one.findOne().n, other.findOne().n];")
                .arg(function));
    QVERIFY2(answer.ok(), qPrintable(answer.error));
    QCOMPARE(answer.value.toArray(), (QJsonArray{1, 1}));
}

void TestLinkCode::isOnlyForTwoDocuments()
{
    design::Design design;
    using enum schema::Placement;
    QVERIFY(codeOf(modelOf(schema::RelationshipType::OneToMany, ReferenceFromB), design).isEmpty());
    QVERIFY(codeOf(modelOf(schema::RelationshipType::ManyToMany, ReferenceFromA), design).isEmpty());
    schema::Model embedded = modelOf(schema::RelationshipType::OneToMany, EmbedInA);
    embedded.relationships.first().mustBeAtomic = true;
    QVERIFY(codeOf(embedded, design).isEmpty());
}

QTEST_GUILESS_MAIN(TestLinkCode)
#include "tst_linkcode.moc"
