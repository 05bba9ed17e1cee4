// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/panels/panelfixture.h"

#include "models/design/access/accessresolver.h"
#include "models/design/shape/anynode.h"
#include "models/document/edits/projectedits.h"
#include "models/document/edits/workloadedits.h"
#include "tests/support/patience.h"
#include "views/panels/previewpanel.h"
#include "views/widgets/documents/beforeafterview.h"
#include "views/widgets/style/appearance.h"

#include <QLabel>
#include <QLineEdit>
#include <QtTest>

using namespace sw;
using items::DocumentLinesModel;

namespace
{

struct Preview
{
    test::PanelFixture project;
    views::PreviewPanel panel{project.document, project.derived, project.selection};

    Preview()
    {
        document::editModel(project.document, QStringLiteral("none"),
                            [](schema::Model &model) { model.patterns.clear(); });
        panel.resize(900, 300);
        panel.show();
        project.selection.selectCollection(QStringLiteral("books"));
    }
    bool settle() const
    {
        return QTest::qWaitFor([this] { return panel.isCompared(); }, sw::test::patience);
    }
    views::DocumentTree *before() const { return panel.documents()->before(); }
    views::DocumentTree *after() const { return panel.documents()->after(); }
    bool isOneSided() const { return !before()->isVisibleTo(&panel); }
    bool use(const char *pattern, const schema::RelationshipId &link)
    {
        schema::PatternUse use;
        use.pattern = QLatin1String(pattern);
        use.relationship = link;
        use.enabled = true;
        return document::addPattern(project.document, use) && settle();
    }
};

QModelIndex lineNamed(const DocumentLinesModel &lines, const QString &name, const QModelIndex &parent = {})
{
    for (int row = 0; row < lines.rowCount(parent); ++row) {
        const QModelIndex index = lines.index(row, 0, parent);
        if (index.data(DocumentLinesModel::NameRole).toString() == name)
            return index;
        if (const QModelIndex below = lineNamed(lines, name, index); below.isValid())
            return below;
    }
    return {};
}

} // namespace

/// A sample document with and without its patterns.
class TestPreviewPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneSideWithoutPatterns();
    void bothSidesWithThem();
    void findsAndFolds();
    void leadsToTheField();
    void figuresFollowTheTheme();
    void followsRelationships();
    void showsWhatAnOperationReads();
};

void TestPreviewPanel::oneSideWithoutPatterns()
{
    Preview preview;
    QVERIFY(preview.settle());
    QVERIFY(preview.isOneSided());
    QVERIFY(lineNamed(preview.after()->lines(), QStringLiteral("title")).isValid());
}

void TestPreviewPanel::figuresFollowTheTheme()
{
    Preview preview;
    QVERIFY(preview.settle());
    const QLabel *largest = nullptr;
    for (const auto *label : preview.panel.findChildren<QLabel *>())
        largest = label->text().startsWith(QStringLiteral("Longest texts and arrays allowed:")) ? label : largest;
    QVERIFY(largest != nullptr);
    for (const views::ThemeChoice choice : {views::ThemeChoice::Dark, views::ThemeChoice::Light}) {
        views::applyTheme(choice);
        QTRY_COMPARE(largest->palette().color(QPalette::WindowText), views::statusText(views::Status::Ok));
    }
}

void TestPreviewPanel::bothSidesWithThem()
{
    Preview preview;
    QVERIFY(preview.use("extended-reference", preview.project.link("authors", "books")) ||
            preview.use("extended-reference", preview.project.link("books", "authors")));
    QVERIFY(!preview.isOneSided());
    const DocumentLinesModel &lines = preview.after()->lines();
    int made = 0;
    const std::function<void(const QModelIndex &)> count = [&](const QModelIndex &parent) {
        for (int row = 0; row < lines.rowCount(parent); ++row) {
            const QModelIndex index = lines.index(row, 0, parent);
            if (index.data(DocumentLinesModel::PatternRole).toString() == QStringLiteral("extended-reference") &&
                index.data(DocumentLinesModel::FirstRole).toBool())
                ++made;
            count(index);
        }
    };
    count({});
    QVERIFY(made > 0);
    preview.project.undo();
    QVERIFY(preview.settle());
    QVERIFY(preview.isOneSided());
}

void TestPreviewPanel::findsAndFolds()
{
    Preview preview;
    QVERIFY(preview.settle());
    views::DocumentTree *tree = preview.after();
    tree->foldAll(true);
    const QModelIndex root = tree->lines().index(0, 0);
    QVERIFY(tree->isExpanded(root));
    for (int row = 0; row < tree->lines().rowCount(root); ++row)
        QVERIFY(!tree->isExpanded(tree->lines().index(row, 0, root)));
    preview.panel.search()->setText(QStringLiteral("titl"));
    QCOMPARE(tree->currentIndex().siblingAtColumn(0).data(DocumentLinesModel::NameRole).toString(),
             QStringLiteral("title"));
    preview.panel.search()->setText(QStringLiteral("nothing of that kind"));
    QCOMPARE(tree->currentIndex().siblingAtColumn(0).data(DocumentLinesModel::NameRole).toString(),
             QStringLiteral("title"));
    tree->foldAll(false);
    for (int row = 0; row < tree->lines().rowCount(root); ++row) {
        const QModelIndex index = tree->lines().index(row, 0, root);
        QVERIFY(!tree->lines().hasChildren(index) || tree->isExpanded(index));
    }
}

void TestPreviewPanel::leadsToTheField()
{
    Preview preview;
    QVERIFY(preview.settle());
    const QModelIndex title = lineNamed(preview.after()->lines(), QStringLiteral("title"));
    Q_EMIT preview.after()->activated(title);
    QCOMPARE(preview.project.selection.objects().collection, QStringLiteral("books"));
    QCOMPARE(preview.project.selection.objects().path, QStringLiteral("title"));
}

/// It stayed where it was, whatever relationship was looked at.
void TestPreviewPanel::followsRelationships()
{
    Preview preview;
    document::editModel(preview.project.document, QStringLiteral("placed"), [](schema::Model &model) {
        for (schema::Relationship &link : model.relationships)
            link.placement = schema::Placement::Automatic;
    });
    int followed = 0;
    for (const schema::Relationship &link : preview.project.model().relationships) {
        preview.project.selection.selectCollection(QStringLiteral("books"));
        preview.project.selection.selectRelationship(link.id);
        const design::Collection *shown = preview.project.derived.design().collection(preview.panel.collection());
        QVERIFY(shown);
        bool stored = false;
        design::visitNodes(shown->root,
                           [&](const design::Node &node) { stored = stored || node.source.relationship == link.id; });
        QVERIFY2(stored, qPrintable(link.id.text()));
        followed += preview.panel.collection() != QStringLiteral("books");
    }
    QVERIFY(followed > 1);
}

/// All documents that it looks into, the first one first; it stayed with what was selected before.
void TestPreviewPanel::showsWhatAnOperationReads()
{
    Preview preview;
    const auto shown = [&preview] {
        QStringList names;
        const DocumentLinesModel &lines = preview.after()->lines();
        for (int row = 0; row < lines.rowCount(); ++row)
            names << lines.index(row, 0).data(DocumentLinesModel::NameRole).toString();
        return names;
    };
    bool several = false;
    for (const schema::Operation &operation : preview.project.model().operations) {
        preview.project.selection.selectCollection(QStringLiteral("publishers"));
        QCOMPARE(shown(), QStringList{QStringLiteral("publishers")});
        preview.project.selection.selectOperation(operation.id);
        const schema::ModelIndex model(preview.project.model());
        const design::DesignIndex places(preview.project.derived.design());
        QStringList wanted;
        for (const design::Access &access : design::AccessResolver(places, model).of(operation))
            wanted << access.collection;
        wanted.removeDuplicates();
        if (wanted.isEmpty())
            wanted << places.homeOf(operation.entity)->collection;
        QCOMPARE(shown(), wanted);
        QCOMPARE(preview.panel.collection(), wanted.first());
        several = several || wanted.size() > 1;
    }
    QVERIFY(several);
}

QTEST_MAIN(TestPreviewPanel)
#include "tst_previewpanel.moc"
