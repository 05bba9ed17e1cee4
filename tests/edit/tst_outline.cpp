// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/document/edits/entityedits.h"
#include "models/document/edits/fieldedits.h"
#include "models/document/edits/fieldlineedits.h"
#include "models/document/edits/removal.h"
#include "models/items/outlinemodel.h"
#include "models/items/sizes/sizetablemodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>
#include <QUndoStack>

using namespace sw;
using items::OutlineModel;
using items::OutlineNode;

class TestOutline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followsEdits();
    void tellsOnlyWhatChanged();
    void sizesFollow();
};

namespace
{

struct Fixture
{
    document::Document document;
    document::DerivedState derived{document, document::DerivedState::Mode::Immediate};
};

} // namespace

void TestOutline::followsEdits()
{
    Fixture fixture;
    OutlineModel outline(fixture.document, fixture.derived);
    QAbstractItemModelTester tester(&outline, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto books = document::addEntity(fixture.document, {}, {}, QStringLiteral("books"));
    QVERIFY(books.has_value());
    const auto field = document::addField(fixture.document, {{*books, {}}, {}}, {});
    QVERIFY(field.has_value());
    const QModelIndex entity = outline.find(OutlineNode::Kind::Entity, books->text());
    QCOMPARE(entity.data().toString(), QStringLiteral("books"));
    QCOMPARE(outline.rowCount(entity), 1);
    QVERIFY(outline.find(OutlineNode::Kind::Field, field->id.text(), books->text()).isValid());
    QVERIFY(outline.find(OutlineNode::Kind::Collection, QStringLiteral("books")).isValid());
    // Types are told as the cards tell them.
    QVERIFY(document::addFieldByLine(fixture.document, {{*books, {}}, {}}, 1, QStringLiteral("status enum(a, b)")));
    const auto typeOf = [&outline](const QModelIndex &of, const QString &name) {
        for (int row = 0; row < outline.rowCount(of); ++row) {
            const QModelIndex index = outline.index(row, OutlineModel::NameColumn, of);
            if (index.data().toString() == name)
                return index.siblingAtColumn(OutlineModel::FigureColumn).data().toString();
        }
        return QString();
    };
    QCOMPARE(typeOf(entity, QStringLiteral("status")), QStringLiteral("enum"));
    QCOMPARE(typeOf(outline.find(OutlineNode::Kind::Collection, QStringLiteral("books")), QStringLiteral("status")),
             QStringLiteral("enum"));
    fixture.document.history().undo();
    fixture.document.history().undo();
    fixture.document.history().undo();
    QVERIFY(!outline.find(OutlineNode::Kind::Entity, books->text()).isValid());
    QVERIFY(!outline.find(OutlineNode::Kind::Collection, QStringLiteral("books")).isValid());
}

void TestOutline::tellsOnlyWhatChanged()
{
    Fixture fixture;
    const auto first = document::addEntity(fixture.document, {}, {}, QStringLiteral("authors"));
    const auto second = document::addEntity(fixture.document, {}, {}, QStringLiteral("books"));
    OutlineModel outline(fixture.document, fixture.derived);
    QAbstractItemModelTester tester(&outline, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QPersistentModelIndex kept = outline.find(OutlineNode::Kind::Entity, second->text());
    QSignalSpy resets(&outline, &QAbstractItemModel::modelReset);
    QVERIFY(document::renameEntity(fixture.document, *first, QStringLiteral("writers")));
    QVERIFY(document::removeObjects(fixture.document, {{*first}, {}, {}, {}, {}, {}}));
    QCOMPARE(resets.count(), 0);
    QVERIFY(kept.isValid());
    QCOMPARE(kept.row(), 0);
    QCOMPARE(kept.data().toString(), QStringLiteral("books"));
}

void TestOutline::sizesFollow()
{
    Fixture fixture;
    items::SizeTableModel sizes(fixture.derived);
    QAbstractItemModelTester tester(&sizes, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(sizes.rowCount(), 0);
    const auto books = document::addEntity(fixture.document, {}, {}, QStringLiteral("books"));
    QVERIFY(document::setEntityCount(fixture.document, *books, {0, 400000, 400000, false}));
    using items::SizeTableModel;
    QCOMPARE(sizes.rowCount(), 3); // the collection, its _id index, all
    QCOMPARE(sizes.index(0, SizeTableModel::DocumentsColumn).data().toString(), QStringLiteral("400 k"));
    QCOMPARE(sizes.index(0, SizeTableModel::CollectionColumn).data(SizeTableModel::CollectionRole).toString(),
             QStringLiteral("books"));
    QCOMPARE(sizes.index(1, SizeTableModel::DocumentsColumn).data().toString(), QStringLiteral("400 k entries"));
    QCOMPARE(sizes.index(1, SizeTableModel::CollectionColumn).data(SizeTableModel::IndexRole).toString(),
             QStringLiteral("_id_"));
    QCOMPARE(sizes.index(1, SizeTableModel::CollectionColumn).data(SizeTableModel::CollectionRole).toString(),
             QStringLiteral("books"));
    QCOMPARE(sizes.index(2, SizeTableModel::CollectionColumn).data().toString(), QStringLiteral("All 1"));
    const QString storage = sizes.index(0, SizeTableModel::StorageColumn).data().toString();
    QVERIFY2(storage.contains(QStringLiteral("iB (")) && storage.contains(QStringLiteral(" to ")), qPrintable(storage));
    QCOMPARE(sizes.index(2, SizeTableModel::StorageColumn).data().toString(), storage);
}

QTEST_GUILESS_MAIN(TestOutline)
#include "tst_outline.moc"
