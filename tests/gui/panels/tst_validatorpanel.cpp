// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/panels/panelfixture.h"

#include "models/document/edits/entityedits.h"
#include "tests/support/patience.h"
#include "views/panels/validatorpanel.h"
#include "views/widgets/collectionbox.h"

#include <QComboBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTreeWidget>
#include <QtTest>

using namespace sw;

namespace
{

struct Tester
{
    test::PanelFixture project;
    views::ValidatorPanel panel{project.document, project.derived, project.selection};

    explicit Tester(const QString &collection = QStringLiteral("publishers"))
    {
        project.selection.selectCollection(collection);
        panel.show();
    }
    bool waits() const
    {
        return QTest::qWaitFor([this] { return panel.isCurrent(); }, sw::test::patience);
    }
    QTreeWidgetItem *document(int number) const { return panel.results()->topLevelItem(number); }
};

} // namespace

/// Documents that are pasted or opened, and why the validator refuses them.
class TestValidatorPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followsTheSelection();
    void takesItsExample();
    void saysWhy();
    void saysWhatIsNoJson();
    void followsTheModel();
    void capsLargeFiles();
    void missingFile();
    void leadsToTheField();
    void restsOutOfSight();
    void keepsTheChosenCollection();
    void keepsTheCollectionOfWhatIsChecked();
    void reasonsStayInSight();
};

void TestValidatorPanel::followsTheSelection()
{
    Tester tester;
    QCOMPARE(tester.panel.collection(), QStringLiteral("publishers"));
    tester.project.selection.selectEntity(tester.project.entity("books"));
    QCOMPARE(tester.panel.collection(), QStringLiteral("books"));
}

void TestValidatorPanel::takesItsExample()
{
    Tester tester;
    for (QPushButton *button : tester.panel.findChildren<QPushButton *>()) {
        if (button->text() == QLatin1String("Insert example"))
            button->click();
    }
    QVERIFY(!tester.panel.editor()->toPlainText().isEmpty());
    QVERIFY(tester.waits());
    QCOMPARE(tester.panel.summary(), QStringLiteral("1 document: 1 valid, 0 refused, 0 undecided"));
    QCOMPARE(tester.panel.results()->topLevelItemCount(), 0);
}

void TestValidatorPanel::saysWhy()
{
    Tester tester;
    tester.panel.editor()->setPlainText(QStringLiteral("{\"_id\": 7, \"name\": 5}\n{\"_id\": 8}"));
    QVERIFY(tester.waits());
    QCOMPARE(tester.panel.results()->topLevelItemCount(), 2);
    QVERIFY(tester.document(0)->text(0).contains(QLatin1String("_id 7")));
    QStringList paths;
    for (int i = 0; i < tester.document(0)->childCount(); ++i)
        paths << tester.document(0)->child(i)->text(0);
    QVERIFY2(paths.contains(QLatin1String("name")), qPrintable(paths.join(QLatin1Char(' '))));
}

void TestValidatorPanel::saysWhatIsNoJson()
{
    Tester tester;
    tester.panel.editor()->setPlainText(QStringLiteral("{\"name\": }"));
    QVERIFY(tester.waits());
    QVERIFY2(tester.panel.summary().contains(QLatin1String("Line 1, byte")), qPrintable(tester.panel.summary()));
    QVERIFY2(!tester.panel.summary().contains(QLatin1String("file")), qPrintable(tester.panel.summary()));
    tester.panel.editor()->clear();
    QVERIFY(tester.waits());
    QVERIFY(tester.panel.summary().isEmpty());
}

void TestValidatorPanel::followsTheModel()
{
    Tester tester;
    tester.panel.editor()->setPlainText(QStringLiteral("{\"_id\": 7, \"name\": 5}"));
    QVERIFY(tester.waits());
    QCOMPARE(tester.panel.results()->topLevelItemCount(), 1);
    schema::Model model = tester.project.model();
    schema::Entity *publishers = model.entity(tester.project.entity("publishers"));
    publishers->rules.level = schema::ValidationLevel::Off;
    for (schema::Field &field : publishers->fields) {
        field.type = schema::FieldType::Any;
        field.presence = 0.5;
        field.maxLength.reset();
        field.minLength.reset();
        field.pattern.clear();
    }
    publishers->idStrategy = schema::IdStrategy::ObjectId;
    tester.project.document.setModel(model);
    QVERIFY(tester.waits());
    QStringList reasons;
    for (int i = 0; tester.document(0) && i < tester.document(0)->childCount(); ++i)
        reasons << tester.document(0)->child(i)->text(0);
    QVERIFY2(!reasons.contains(QLatin1String("name")), qPrintable(reasons.join(QLatin1Char(' '))));
}

void TestValidatorPanel::capsLargeFiles()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("many.jsonl")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    for (int i = 0; i < 20'000; ++i)
        file.write("{\"_id\": 1, \"name\": 5}\n");
    file.close();
    Tester tester;
    tester.panel.openFile(file.fileName());
    QVERIFY(tester.waits());
    QCOMPARE(tester.panel.results()->topLevelItemCount(), 200);
    QVERIFY2(tester.panel.summary().startsWith(QLatin1String("20000 documents")), qPrintable(tester.panel.summary()));
    QVERIFY(!tester.panel.editor()->isEnabled());
}

void TestValidatorPanel::missingFile()
{
    Tester tester;
    tester.panel.openFile(QStringLiteral("missing.jsonl"));
    QVERIFY(tester.waits());
    QVERIFY2(tester.panel.summary().contains(QLatin1String("missing.jsonl")), qPrintable(tester.panel.summary()));
}

void TestValidatorPanel::leadsToTheField()
{
    Tester tester;
    tester.panel.editor()->setPlainText(QStringLiteral("{\"_id\": 7, \"name\": 5}"));
    QVERIFY(tester.waits());
    for (int i = 0; i < tester.document(0)->childCount(); ++i) {
        QTreeWidgetItem *reason = tester.document(0)->child(i);
        if (reason->text(0) == QLatin1String("name"))
            Q_EMIT tester.panel.results()->itemActivated(reason, 0);
    }
    QCOMPARE(tester.project.selection.objects().path, QStringLiteral("name"));
}

void TestValidatorPanel::restsOutOfSight()
{
    Tester tester;
    QVERIFY(tester.waits());
    tester.panel.hide();
    tester.panel.editor()->setPlainText(QStringLiteral("{\"_id\": 7, \"name\": 5}"));
    QTest::qWait(600);
    QCOMPARE(tester.panel.results()->topLevelItemCount(), 0);
    QVERIFY(!tester.panel.isCurrent());
    tester.panel.show();
    QVERIFY(tester.waits());
    QCOMPARE(tester.panel.results()->topLevelItemCount(), 1);
}

void TestValidatorPanel::keepsTheChosenCollection()
{
    Tester tester;
    auto *box = tester.panel.findChild<views::CollectionBox *>();
    box->setCurrentIndex(box->findData(QStringLiteral("books")));
    // The design changes, the selection does not.
    QVERIFY(document::renameEntity(tester.project.document, tester.project.entity("users"), QStringLiteral("readers")));
    QCOMPARE(tester.panel.collection(), QStringLiteral("books"));
    tester.project.selection.selectEntity(tester.project.entity("publishers"));
    QCOMPARE(tester.panel.collection(), QStringLiteral("publishers"));
}

/// A click on a field elsewhere made a valid document a refused one.
void TestValidatorPanel::keepsTheCollectionOfWhatIsChecked()
{
    Tester tester;
    tester.panel.editor()->setPlainText(QStringLiteral("{\"_id\": 7, \"name\": 5}"));
    tester.project.selection.selectEntity(tester.project.entity("books"));
    QCOMPARE(tester.panel.collection(), QStringLiteral("publishers"));
    QVERIFY(document::renameEntity(tester.project.document, tester.project.entity("users"), QStringLiteral("readers")));
    QCOMPARE(tester.panel.collection(), QStringLiteral("publishers"));
    tester.panel.editor()->clear();
    QCOMPARE(tester.panel.collection(), QStringLiteral("books"));
}

void TestValidatorPanel::reasonsStayInSight()
{
    Tester tester;
    tester.panel.resize(700, 300);
    tester.panel.editor()->setPlainText(
        QStringLiteral("{\"_id\": \"%1\", \"name\": 5}").arg(QString(60, QLatin1Char('n'))));
    QVERIFY(tester.waits());
    const QTreeWidget *results = tester.panel.results();
    QCOMPARE(results->topLevelItemCount(), 1);
    QVERIFY(results->columnWidth(0) <= results->viewport()->width() / 2);
    tester.panel.resize(500, 300);
    QTRY_VERIFY(results->columnWidth(0) <= results->viewport()->width() / 2);
    QVERIFY(tester.document(0)->text(0).startsWith(QStringLiteral("Line 1")));
}

QTEST_MAIN(TestValidatorPanel)
#include "tst_validatorpanel.moc"
