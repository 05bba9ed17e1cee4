// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/document.h"
#include "models/document/edits/entityedits.h"
#include "models/document/edits/fieldedits.h"
#include "models/document/edits/fieldlineedits.h"
#include "models/document/edits/projectedits.h"
#include "models/document/edits/removal.h"
#include "models/document/edits/workloadedits.h"
#include "tests/edit/bookstore.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>
#include <QUndoGroup>
#include <QUndoStack>

using namespace sw;
using namespace sw::document;

namespace
{

schema::EntityId entity(const char *name)
{
    return schema::EntityId(QStringLiteral("e_") + QLatin1String(name));
}

/// Writes \p content and sets a time that differs from before, as any editor would.
void write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-5), QFileDevice::FileModificationTime));
}

QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void eventsNameWhatChanged();
    void burstsMerge();
    void burstThatEndsWhereItBeganLeavesNoTrace();
    void transactionIsOneStep();
    void transactionTakesItselfBack();
    void innerTransactionTakesOnlyItselfBack();
    void undoOfTransactionTellsOnce();
    void picturesDoNotTouchTheDesign();
    void reasonsDoNotTouchTheDesign();
    void savesAndOpens();
    void noticesOutsideChanges();
    void keepsNewerFormats();
    void brokenFileChangesNothing();
    void guestLeavesTheOwnProjectAsItWas();
    void linesReferToOneOrSeveral();

private:
    std::unique_ptr<Document> m_document;
    QList<ChangeEvent> m_events;
};

void TestDocument::init()
{
    m_document = std::make_unique<Document>();
    m_document->setModel(testing::bookstore());
    m_events.clear();
    connect(m_document.get(), &Document::changed, this, [this](const ChangeEvent &event) { m_events.append(event); });
}

void TestDocument::guestLeavesTheOwnProjectAsItWas()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("own.shape.json"));
    QVERIFY(m_document->saveAs(path));
    QVERIFY(renameEntity(*m_document, entity("books"), QStringLiteral("titles")));
    QVERIFY(renameEntity(*m_document, entity("users"), QStringLiteral("people")));
    m_document->history().undo();
    const schema::Model before = m_document->model();
    QSignalSpy steps(&m_document->histories(), &QUndoGroup::indexChanged);
    QSignalSpy paths(m_document.get(), &Document::filePathChanged);

    schema::Model task;
    task.name = QStringLiteral("Task");
    m_document->openGuest(task);
    QVERIFY(m_document->hasGuest() && m_document->model() == task);
    QVERIFY(!m_document->isModified() && m_document->filePath().isEmpty());
    QCOMPARE(m_document->history().count(), 0);
    QVERIFY(m_document->ownModel() == before && m_document->isOwnModified());
    QCOMPARE(m_document->ownFilePath(), path);
    QVERIFY(addEntity(*m_document, {}, {}, QStringLiteral("Shops")));
    QVERIFY(!m_document->save()); // not over the person's file
    task.name = QStringLiteral("Another");
    m_document->openGuest(task);
    QCOMPARE(m_document->history().count(), 0);
    QVERIFY(addEntity(*m_document, {}, {}, QStringLiteral("Shops")));
    QVERIFY(steps.count() >= 3); // whoever shows the history follows

    m_events.clear();
    m_document->takeBack();
    QVERIFY(!m_document->hasGuest() && m_document->model() == before);
    QVERIFY(m_events.size() == 1 && m_events.first().has(Change::Reset));
    QVERIFY(m_document->isModified());
    QCOMPARE(m_document->filePath(), path);
    QCOMPARE(paths.count(), 2);
    QVERIFY(m_document->fileState() == FileState::Unchanged);
    m_document->history().redo();
    QCOMPARE(m_document->model().entity(entity("users"))->name, QStringLiteral("people"));
    m_document->history().undo();
    m_document->history().undo();
    QVERIFY(!m_document->isModified());
    QVERIFY(m_document->save());

    // Once it is saved, a guest is saved again like every project.
    m_document->openGuest(task);
    const QString copy = path + QStringLiteral(".copy");
    QVERIFY(m_document->saveAs(copy));
    QVERIFY(m_document->hasGuest() && m_document->ownFilePath() == path);
    QVERIFY(addEntity(*m_document, {}, {}, QStringLiteral("Shops")));
    QVERIFY(m_document->save() && !m_document->isModified());
    m_document->takeBack();
    QVERIFY(!m_document->hasGuest() && m_document->filePath() == path);

    m_document->openGuest(task);
    m_document->setModel(testing::bookstore()); // another project of the person
    QVERIFY(!m_document->hasGuest());
    QVERIFY(m_document->ownModel() == m_document->model());
}

void TestDocument::linesReferToOneOrSeveral()
{
    const FieldListKey list{{entity("users"), {}}, {}};
    const schema::Model before = m_document->model();
    QVERIFY(addFieldByLine(*m_document, list, 0, QStringLiteral("agent → publishers")));
    QVERIFY(m_document->model().relationships.last().type == schema::RelationshipType::OneToMany);
    QVERIFY(addFieldByLine(*m_document, list, 0, QStringLiteral("favourites -> books[]")));
    const schema::Relationship several = m_document->model().relationships.last();
    QVERIFY(several.type == schema::RelationshipType::ManyToMany);
    QCOMPARE(several.a.entity, entity("books"));
    QCOMPARE(several.a.role, QStringLiteral("favourites"));
    QVERIFY(several.a.perOther.max > 1 && several.b.perOther.max > 1);
    const auto none = addFieldByLine(*m_document, list, 0, QStringLiteral("friends → nobody[]"));
    QVERIFY(!none && none.error().message.contains(QStringLiteral("“nobody”")));
    QCOMPARE(m_document->history().count(), 2);
    m_document->history().undo();
    m_document->history().undo();
    QVERIFY(m_document->model() == before);
}

void TestDocument::eventsNameWhatChanged()
{
    QVERIFY(renameEntity(*m_document, entity("books"), QStringLiteral("titles")));
    QCOMPARE(m_events.size(), 1);
    QVERIFY(m_events.last().changes == EnumSet<Change>(Change::EntityChanged));
    QVERIFY(m_events.last().members == EnumSet<Member>(Member::Name));
    QCOMPARE(m_events.last().entities, QSet<schema::EntityId>{entity("books")});

    const FieldKey isbn{{entity("books"), {}}, schema::FieldId(QStringLiteral("books_isbn"))};
    QVERIFY(changeField(*m_document, isbn, {}, [](schema::Field &field) { field.unique = false; }));
    QVERIFY(m_events.last().changes == EnumSet<Change>(Change::FieldChanged));
    QCOMPARE(m_events.last().fields, QSet<FieldKey>{isbn});

    QVERIFY(removeObjects(*m_document, {{entity("users")}, {}, {}, {}, {}, {}}));
    QVERIFY(m_events.last().has(Change::EntityRemoved));
    QVERIFY(m_events.last().has(Change::RelationshipRemoved));
    QVERIFY(m_events.last().has(Change::Places));
    QCOMPARE(m_events.last().relationships.size(), 2);
    QVERIFY(!m_events.last().has(Change::OperationChanged));
}

void TestDocument::burstsMerge()
{
    for (int x = 1; x <= 20; ++x)
        QVERIFY(moveNodes(*m_document, {}, {{entity("books"), {double(x), 0}}}));
    for (int count = 1; count <= 5; ++count)
        QVERIFY(setEntityCount(*m_document, entity("books"), {0, double(count), 10, false}));
    QCOMPARE(m_document->history().count(), 2);
    QCOMPARE(m_events.size(), 25);
    m_document->endBurst();
    QVERIFY(setEntityCount(*m_document, entity("books"), {0, 7, 10, false}));
    QCOMPARE(m_document->history().count(), 3);
    while (m_document->history().canUndo())
        m_document->history().undo();
    QVERIFY(m_document->model() == testing::bookstore());
}

void TestDocument::burstThatEndsWhereItBeganLeavesNoTrace()
{
    const schema::NodePlace place = m_document->model().diagrams.first().places.value(entity("books"));
    QVERIFY(moveNodes(*m_document, {}, {{entity("books"), {5, 5}}}));
    QVERIFY(moveNodes(*m_document, {}, {{entity("books"), {place.x, place.y}}}));
    QCOMPARE(m_document->history().count(), 0);
    QVERIFY(!m_document->isModified());
}

void TestDocument::transactionIsOneStep()
{
    Transaction transaction(*m_document, QStringLiteral("Draw a shop"));
    const auto shop = addEntity(*m_document, {}, {0, 900}, QStringLiteral("shops"));
    QVERIFY(shop);
    QVERIFY(addField(*m_document, {{*shop, {}}, {}}, {}));
    transaction.commit();
    QCOMPARE(m_document->history().count(), 1);
    QCOMPARE(m_document->history().undoText(), QStringLiteral("Draw a shop"));
    m_document->history().undo();
    QVERIFY(m_document->model() == testing::bookstore());
}

void TestDocument::transactionTakesItselfBack()
{
    {
        Transaction transaction(*m_document, QStringLiteral("Gesture"));
        QVERIFY(addEntity(*m_document, {}, {}));
        QVERIFY(setGoal(*m_document, schema::Goal::Simplicity));
    }
    QVERIFY(m_document->model() == testing::bookstore());
    QCOMPARE(m_document->history().count(), 0);
    {
        Transaction empty(*m_document, QStringLiteral("Nothing"));
        empty.commit();
    }
    QCOMPARE(m_document->history().count(), 0);
}

void TestDocument::innerTransactionTakesOnlyItselfBack()
{
    Transaction outer(*m_document, QStringLiteral("Outer"));
    QVERIFY(setGoal(*m_document, schema::Goal::Simplicity));
    {
        Transaction inner(*m_document, QStringLiteral("Inner"));
        QVERIFY(addEntity(*m_document, {}, {}));
    }
    outer.commit();
    QCOMPARE(m_document->model().goal, schema::Goal::Simplicity);
    QCOMPARE(m_document->model().entities.size(), 7);
    QCOMPARE(m_document->history().count(), 1);
}

void TestDocument::undoOfTransactionTellsOnce()
{
    Transaction transaction(*m_document, QStringLiteral("Gesture"));
    QVERIFY(addEntity(*m_document, {}, {}));
    QVERIFY(addEntity(*m_document, {}, {}));
    transaction.commit();
    m_events.clear();
    m_document->history().undo();
    QCOMPARE(m_events.size(), 1);
    QCOMPARE(m_events.first().entities.size(), 2);
}

void TestDocument::picturesDoNotTouchTheDesign()
{
    QVERIFY(moveNodes(*m_document, {}, {{entity("books"), {5, 5}}}));
    QVERIFY(!m_events.last().touchesDesign());
    QVERIFY(
        changeEntity(*m_document, entity("books"), {}, [](schema::Entity &e) { e.color = QStringLiteral("#112233"); }));
    QVERIFY(!m_events.last().touchesDesign());
    QVERIFY(changeEntity(*m_document, entity("books"), {}, [](schema::Entity &e) { e.appendOnly = true; }));
    QVERIFY(m_events.last().touchesDesign());
    QVERIFY(setGoal(*m_document, schema::Goal::Simplicity));
    QVERIFY(m_events.last().touchesDesign());
}

void TestDocument::reasonsDoNotTouchTheDesign()
{
    schema::PatternUse versions;
    versions.pattern = QStringLiteral("schema-versioning");
    versions.entity = entity("books");
    const auto id = addPattern(*m_document, versions);
    QVERIFY(id);
    const auto give = [&](const QString &reason) {
        return changePattern(
            *m_document, *id, {}, [&](schema::PatternUse &use) { use.reason = reason; }, QStringLiteral("reason"));
    };
    const int before = m_document->history().index();
    QVERIFY(give(QStringLiteral("W")));
    QVERIFY(!m_events.last().touchesDesign() && m_events.last().members.contains(Member::Reason));
    QVERIFY(give(QStringLiteral("We deploy at once")));
    QCOMPARE(m_document->history().index(), before + 1);
    // Another decision has reasons of its own; Undo brings the former one back with its reason.
    QVERIFY(changePattern(*m_document, *id, {}, [](schema::PatternUse &use) { use.decide(true); }));
    QCOMPARE(m_document->model().pattern(*id)->reason, QStringLiteral("We deploy at once"));
    QVERIFY(changePattern(*m_document, *id, {}, [](schema::PatternUse &use) { use.decide(false); }));
    QVERIFY(m_events.last().touchesDesign());
    QVERIFY(m_document->model().pattern(*id)->reason.isEmpty());
    m_document->history().undo();
    QVERIFY(m_document->model().pattern(*id)->enabled);
    QCOMPARE(m_document->model().pattern(*id)->reason, QStringLiteral("We deploy at once"));
}

void TestDocument::savesAndOpens()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.shape.json"));
    QCOMPARE(m_document->save().error().code, base::ErrorCode::Usage);
    QVERIFY(setGoal(*m_document, schema::Goal::Simplicity));
    QVERIFY(m_document->isModified());
    QSignalSpy modified(m_document.get(), &Document::modifiedChanged);
    QVERIFY(m_document->saveAs(path));
    QCOMPARE(modified.count(), 1);
    QVERIFY(!m_document->isModified());
    QCOMPARE(m_document->fileState(), FileState::Unchanged);
    QVERIFY(setGoal(*m_document, schema::Goal::Performance));
    QVERIFY(m_document->save());

    Document other;
    const auto opened = other.open(path);
    QVERIFY(opened);
    QVERIFY(opened->isEmpty());
    QVERIFY(other.model() == m_document->model());
    QVERIFY(!other.isModified());
    QCOMPARE(other.filePath(), path);
}

void TestDocument::noticesOutsideChanges()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.shape.json"));
    QVERIFY(m_document->saveAs(path));
    const QByteArray mine = read(path);

    write(path, mine); // touched, not changed
    QCOMPARE(m_document->fileState(), FileState::Unchanged);
    QVERIFY(m_document->save());

    const QByteArray theirs = QByteArray(mine).replace("bookstore", "bookstory");
    write(path, theirs);
    QCOMPARE(m_document->fileState(), FileState::Changed);
    const auto refused = m_document->save();
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, base::ErrorCode::Drift);
    QCOMPARE(refused.error().where, path);
    QCOMPARE(read(path), theirs); // not one byte was written

    QVERIFY(QFile::remove(path));
    QCOMPARE(m_document->fileState(), FileState::Missing);
    QVERIFY(!m_document->save());
    QVERIFY(!QFile::exists(path));
    QVERIFY(m_document->saveAs(path)); // said by name
    QCOMPARE(m_document->fileState(), FileState::Unchanged);
}

void TestDocument::keepsNewerFormats()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.shape.json"));
    QVERIFY(m_document->saveAs(path));
    QString newer = QString::fromUtf8(read(path));
    newer.replace(QRegularExpression(QStringLiteral("\"minor\": \\d+")), QStringLiteral("\"minor\": 99"));
    write(path, newer.toUtf8());
    Document document;
    const auto opened = document.open(path);
    QVERIFY(opened);
    QVERIFY(!opened->isEmpty());
}

void TestDocument::brokenFileChangesNothing()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("b.shape.json"));
    write(path, "{\"format\": \"shapewright\", ");
    const auto opened = m_document->open(path);
    QVERIFY(!opened);
    QVERIFY(opened.error().where.contains(path));
    QVERIFY(m_document->model() == testing::bookstore());
    QVERIFY(m_events.isEmpty());
    QVERIFY(!m_document->open(folder.filePath(QStringLiteral("none.json"))));
}

QTEST_GUILESS_MAIN(TestDocument)
#include "tst_document.moc"
