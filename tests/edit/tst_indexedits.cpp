// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/document.h"
#include "models/document/edits/entityedits.h"
#include "models/document/edits/fieldedits.h"
#include "models/document/edits/indexedits.h"
#include "models/document/edits/removal.h"
#include "models/document/files/fragment.h"
#include "models/schema/indexes/indexnotation.h"
#include "tests/support/modelbuilder.h"

#include <QtTest>
#include <QUndoStack>

using namespace sw;
using namespace sw::document;

namespace
{

FieldKey key(const char *owner, const QString &path, const schema::Model &model)
{
    const schema::Entity *entity = model.entity(test::entityId(owner));
    return {{entity->id, {}}, schema::fieldAtPath(entity->fields, path)->id};
}

QStringList indexesOf(const Document &document, const char *entity)
{
    QStringList texts;
    for (const schema::IndexDefinition &index : document.model().entity(test::entityId(entity))->indexes)
        texts << schema::indexKeysText(index.keys) + QLatin1Char(' ') + schema::indexDocumentText(index.partialFilter);
    return texts;
}

} // namespace

/// Indexes of the project follow what a person does to fields and entities, one step at a time.
class TestIndexEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyChangeIsAStep();
    void refusalsLeaveNoTrace();
    void renamedFieldsRenameKeys();
    void deletedFieldsTakeTheirIndexesAlong();
    void movedFieldsRenameKeys();
    void copiesHaveThemToo();

private:
    base::Result<void> add(const char *entity, const char *keys, const char *filter = "");

    std::unique_ptr<Document> m_document;
};

void TestIndexEdits::init()
{
    test::ModelBuilder builder;
    builder.entity("books", 1000, "isbn:string! title:string genre:string state:string price:decimal128");
    builder.operation("by genre", "read 10/s books filter=books.genre");
    m_document = std::make_unique<Document>();
    m_document->setModel(builder.model);
}

base::Result<void> TestIndexEdits::add(const char *entity, const char *keys, const char *filter)
{
    schema::IndexDefinition index;
    index.keys = *schema::parseIndexKeys(QString::fromUtf8(keys));
    index.partialFilter = *schema::parseIndexDocument(QString::fromUtf8(filter));
    return changeIndexes(*m_document, QStringLiteral("Add index"),
                         [&](services::IndexChanges &changes) { return changes.add(test::entityId(entity), index); });
}

void TestIndexEdits::everyChangeIsAStep()
{
    const schema::Model before = m_document->model();
    QVERIFY(add("books", "title"));
    QCOMPARE(m_document->history().count(), 1);
    const schema::Model added = m_document->model();
    QVERIFY(changeIndexes(*m_document, QStringLiteral("Keep index"), [](services::IndexChanges &changes) {
        return changes.keep(QStringLiteral("books"), QStringLiteral("genre_1"));
    }));
    QVERIFY(changeIndexes(*m_document, QStringLiteral("Remove index"), [](services::IndexChanges &changes) {
        return changes.remove(test::entityId("books"), QStringLiteral("genre_1"));
    }));
    QCOMPARE(m_document->model(), added);
    QVERIFY(changeIndexes(*m_document, QStringLiteral("Suppress index"), [](services::IndexChanges &changes) {
        return changes.suppress(QStringLiteral("books"), QStringLiteral("genre_1"), {});
    }));
    const schema::Model after = m_document->model();
    QCOMPARE(m_document->history().count(), 4);
    while (m_document->history().canUndo())
        m_document->history().undo();
    QCOMPARE(m_document->model(), before);
    while (m_document->history().canRedo())
        m_document->history().redo();
    QCOMPARE(m_document->model(), after);
}

void TestIndexEdits::refusalsLeaveNoTrace()
{
    const schema::Model before = m_document->model();
    QVERIFY(!add("books", "colour"));
    QVERIFY(!add("books", "title hashed, genre hashed"));
    QCOMPARE(m_document->model(), before);
    QCOMPARE(m_document->history().count(), 0);
}

void TestIndexEdits::renamedFieldsRenameKeys()
{
    QVERIFY(add("books", "genre, price -1", R"({"$and": [{"genre": "crime"}, {"state": {"$gt": "a"}}]})"));
    QVERIFY(
        renameField(*m_document, key("books", QStringLiteral("genre"), m_document->model()), QStringLiteral("kind")));
    QVERIFY(
        renameField(*m_document, key("books", QStringLiteral("state"), m_document->model()), QStringLiteral("phase")));
    QCOMPARE(indexesOf(*m_document, "books"),
             QStringList{QStringLiteral(R"(kind, price -1 {"$and":[{"kind":"crime"},{"phase":{"$gt":"a"}}]})")});
}

void TestIndexEdits::deletedFieldsTakeTheirIndexesAlong()
{
    QVERIFY(add("books", "genre, price -1"));
    QVERIFY(add("books", "title", R"({"price": {"$gt": 3}})"));
    QVERIFY(add("books", "state"));
    Removal removal;
    removal.fields << key("books", QStringLiteral("price"), m_document->model());
    QCOMPARE(indexesGoneWith(m_document->model(), removal),
             (QStringList{QStringLiteral("books.genre_1_price_-1"), QStringLiteral("books.title_1")}));
    QVERIFY(removeObjects(*m_document, removal));
    QCOMPARE(indexesOf(*m_document, "books"), QStringList{QStringLiteral("state ")});
    m_document->history().undo();
    QCOMPARE(indexesOf(*m_document, "books").size(), 3);
}

void TestIndexEdits::movedFieldsRenameKeys()
{
    QVERIFY(add("books", "genre, price -1"));
    schema::Field object;
    object.name = QStringLiteral("facts");
    object.type = schema::FieldType::Object;
    const FieldOwner books{test::entityId("books"), {}};
    const auto facts = addField(*m_document, {books, {}}, object);
    QVERIFY(facts);
    QVERIFY(moveField(*m_document, key("books", QStringLiteral("genre"), m_document->model()), {books, facts->id}, 0));
    QCOMPARE(indexesOf(*m_document, "books"), QStringList{QStringLiteral("facts.genre, price -1 ")});
}

void TestIndexEdits::copiesHaveThemToo()
{
    QVERIFY(add("books", "genre, price -1"));
    const auto copies = duplicateEntities(*m_document, {}, {test::entityId("books")}, {});
    QVERIFY(copies);
    QCOMPARE(m_document->model().entity(copies->first())->indexes,
             m_document->model().entity(test::entityId("books"))->indexes);
}

QTEST_GUILESS_MAIN(TestIndexEdits)
#include "tst_indexedits.moc"
