// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/workloadedits.h"
#include "tests/gui/panels/panelfixture.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/modelbuilder.h"

#include "models/items/documentlinesmodel.h"
#include "models/items/patternfitmodel.h"
#include "models/items/patternlistmodel.h"
#include "models/patterns/patternregistry.h"
#include "models/services/lessons/lessontext.h"
#include "tests/support/patience.h"
#include "views/bench/cardpage.h"
#include "views/bench/codetabs.h"
#include "views/bench/parameterstrip.h"
#include "views/bench/patternbench.h"
#include "views/bench/patternlists.h"
#include "views/bench/trialcolumn.h"
#include "views/patterns/effecttable.h"
#include "views/widgets/documents/beforeafterview.h"
#include "views/widgets/editors/chiplist.h"
#include "views/widgets/editors/countedit.h"
#include "views/widgets/linkbutton.h"
#include "views/window/canvasarea.h"
#include "views/window/docks.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QJsonArray>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTreeView>
#include <QtTest>

using namespace sw;
using namespace sw::views;
using items::DocumentLinesModel;
using items::PatternListModel;
using services::LineMark;

namespace
{
constexpr auto strict = QAbstractItemModelTester::FailureReportingMode::QtTest;

QString subset()
{
    return QStringLiteral("subset");
}

/// The page with the bookstore and no patterns.
struct Fixture : test::PanelFixture
{
    Fixture() : bench(document, derived, selection)
    {
        document::editModel(document, QStringLiteral("none"), [](schema::Model &model) { model.patterns.clear(); });
        document.history().clear();
        bench.resize(1440, 800);
        bench.show();
        bench.activateWindow();
        active = QTest::qWaitForWindowActive(&bench);
    }

    patterns::Target reviews() const { return {{}, link("books", "reviews"), {}}; }
    /// Opens a pattern and waits for what it does.
    bool open(const QString &pattern, const patterns::Target &target)
    {
        bench.openPattern(pattern, target);
        return settle();
    }
    bool settle()
    {
        return QTest::qWaitFor([this] { return bench.isCurrent(); }, sw::test::patience);
    }
    CountEdit *number() const { return bench.parameters()->findChild<CountEdit *>(); }
    void type(CountEdit *edit, const QString &text)
    {
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
    }

    PatternBench bench;
    bool active = false;
};

QModelIndex lineOf(const DocumentLinesModel &model, const QString &text)
{
    return model.find(text).value(0);
}

LineMark markOf(const QModelIndex &index)
{
    return static_cast<LineMark>(index.data(DocumentLinesModel::MarkRole).toInt());
}

/// The first line that differs.
QModelIndex changed(const DocumentLinesModel &model, const QModelIndex &parent)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        if (markOf(index) != LineMark::Kept)
            return index.siblingAtColumn(DocumentLinesModel::Text);
        if (const QModelIndex inner = changed(model, index); inner.isValid())
            return inner;
    }
    return {};
}

} // namespace

class TestPatternBench : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { test::useTestSettings(); }
    void modelsAreSound();
    void previewsBeforeItIsApplied();
    void appliesAsOneStep();
    void parametersActAtOnce();
    void refusesWhatCannotBeRead();
    void asksWhatTheTargetNeeds();
    void namesTheEnds();
    void documentsShowWhatMoved();
    void documentsFold();
    void listsAndSwitchesUses();
    void reordersWhereItIsLegal();
    void explainsConflicts();
    void fitFollowsTheSelection();
    void showsTheBestPlaceOnceItIsKnown();
    void showsTheBestPatternOnceItIsKnown();
    void remembersWhatWasTried();
    void findsPatterns();
    void copiesAndSaves();
    void isAPageOfTheWindow();
    void cardIsAPage();
    void keysReachEverything();
};

void TestPatternBench::modelsAreSound()
{
    Fixture f;
    items::PatternFitModel fits;
    const QAbstractItemModelTester one(&fits, strict);
    const services::PatternFindings findings = services::findPlaces(f.model(), f.derived.design());
    fits.setFits(services::patternFits(schema::ModelIndex(f.model()), findings, {}, {}), {});
    fits.setFilter(QStringLiteral("bucket"));
    QVERIFY(fits.rowCount() > 0);
    fits.setFilter({});
    DocumentLinesModel lines;
    const QAbstractItemModelTester two(&lines, strict);
    QVERIFY(f.open(subset(), f.reviews()));
    for (const services::ComparedDocument &each : f.bench.trial().documents) {
        if (each.before)
            lines.setDocuments({{each.collection, *each.before}});
        if (each.after)
            lines.setDocuments({{each.collection, *each.after}}, false);
    }
    QVERIFY(lines.rowCount() > 0);
}

void TestPatternBench::previewsBeforeItIsApplied()
{
    Fixture f;
    QVERIFY(f.open(subset(), f.reviews()));
    QVERIFY(!f.bench.applied()->isChecked() && f.bench.applied()->isEnabled());
    QVERIFY(!f.bench.column()->effects()->rows().isEmpty());
    QVERIFY(!f.bench.column()->sentences().isEmpty());
    QVERIFY(f.bench.documents()->after()->lines().rowCount() > 0);
    QVERIFY(f.bench.documents()->before()->lines().rowCount() > 0);
    const base::Bytes ten = f.bench.trial().documents.first().after->bytes;
    f.type(f.number(), QStringLiteral("3"));
    QVERIFY(f.settle());
    QVERIFY(f.bench.trial().documents.first().after->bytes < ten);
    QVERIFY(f.model().patterns.isEmpty());
    QCOMPARE(f.steps(), 0);
}

void TestPatternBench::appliesAsOneStep()
{
    Fixture f;
    QVERIFY(f.open(subset(), f.reviews()));
    f.type(f.number(), QStringLiteral("7"));
    QTest::mouseClick(f.bench.applied(), Qt::LeftButton, {}, QPoint(8, f.bench.applied()->height() / 2));
    QCOMPARE(f.model().patterns.size(), 1);
    QCOMPARE(f.model().patterns.first().pattern, subset());
    QCOMPARE(f.model().patterns.first().parameters.value(QStringLiteral("n")).toInt(), 7);
    QCOMPARE(f.steps(), 1);
    QVERIFY(f.bench.applied()->isChecked());
    f.undo();
    QVERIFY(f.model().patterns.isEmpty());
    QVERIFY(!f.bench.applied()->isChecked());
    f.document.history().redo();
    QVERIFY(f.bench.applied()->isChecked());
    f.bench.setApplied(false); // it stays with its parameters
    QCOMPARE(f.model().patterns.size(), 1);
    QVERIFY(!f.model().patterns.first().enabled);
    QCOMPARE(f.steps(), 2);
}

void TestPatternBench::parametersActAtOnce()
{
    Fixture f;
    QVERIFY(f.open(subset(), f.reviews()));
    f.bench.setApplied(true);
    const int steps = f.steps();
    f.type(f.number(), QStringLiteral("4"));
    QCOMPARE(f.model().patterns.first().parameters.value(QStringLiteral("n")).toInt(), 4);
    QCOMPARE(f.steps(), steps + 1);
    QVERIFY(f.settle());
    const base::Bytes four = f.bench.trial().documents.first().after->bytes;
    f.undo();
    QVERIFY(f.settle());
    QVERIFY(f.bench.trial().documents.first().after->bytes > four);
    QVERIFY(f.number()->text() != QStringLiteral("4"));
}

void TestPatternBench::refusesWhatCannotBeRead()
{
    Fixture f;
    QVERIFY(f.open(subset(), f.reviews()));
    f.type(f.number(), QStringLiteral("no"));
    QVERIFY(f.bench.parameters()->hasErrors());
    f.type(f.number(), QStringLiteral("8"));
    QVERIFY(!f.bench.parameters()->hasErrors());
    QVERIFY(f.model().patterns.isEmpty());
}

/// A list is cut by a number; of whole documents the fields are named that move. Rows of a place before go later.
void TestPatternBench::asksWhatTheTargetNeeds()
{
    Fixture f;
    QVERIFY(f.open(subset(), f.reviews()));
    QVERIFY(f.number() != nullptr);
    QVERIFY(f.open(QStringLiteral("hot-cold"), {f.entity("books"), {}, {}}));
    QVERIFY(f.bench.parameters()->findChild<ChipList *>() != nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(f.number() == nullptr, sw::test::patience);
}

void TestPatternBench::namesTheEnds()
{
    Fixture f;
    QVERIFY(f.open(QStringLiteral("extended-reference"), {{}, f.link("books", "authors"), {}}));
    const QList<QComboBox *> boxes = f.bench.parameters()->findChildren<QComboBox *>();
    const auto holder =
        std::find_if(boxes.cbegin(), boxes.cend(), [](const QComboBox *box) { return box->count() == 2; });
    QVERIFY(holder != boxes.cend());
    QCOMPARE((*holder)->itemText(0), QStringLiteral("books"));
    QCOMPARE((*holder)->itemText(1), QStringLiteral("authors"));
}

void TestPatternBench::documentsShowWhatMoved()
{
    Fixture f;
    QVERIFY(f.open(subset(), f.reviews()));
    const DocumentLinesModel &after = f.bench.documents()->after()->lines();
    const QModelIndex first = changed(after, {});
    QVERIFY(first.isValid());
    const QString sign = first.siblingAtColumn(DocumentLinesModel::Mark).data().toString();
    QVERIFY(!sign.isEmpty()); // not by colour alone
    const QString spoken = first.data(Qt::AccessibleTextRole).toString();
    QVERIFY2(spoken.contains(items::markText(markOf(first))), qPrintable(spoken));
    QVERIFY(!after.index(0, DocumentLinesModel::Size).data().toString().isEmpty());
}

/// What the card says in general, and of the project at hand.
void TestPatternBench::cardIsAPage()
{
    Fixture f;
    QVERIFY(f.open(subset(), f.reviews()));
    f.bench.code()->setTab(CodeTabs::About);
    CardPage *card = f.bench.code()->card();
    QVERIFY(card->isVisibleTo(&f.bench));
    QVERIFY(!f.bench.code()->text()->isVisibleTo(&f.bench));
    const auto says = [&](const QString &text) {
        return card->toPlainText().contains(text);
    };
    QVERIFY(says(QStringLiteral("Big documents evict each other")));
    QVERIFY(says(QStringLiteral("When not")) && says(QStringLiteral("Readers usually want the whole list")));
    QVERIFY(says(QStringLiteral("Outlier: both would decide")));
    QVERIFY(says(QStringLiteral("On books · reviews")));
    for (const advisor::EffectRow &effect : f.bench.trial().effects) {
        if (effect.differs())
            QVERIFY2(says(effect.label), qPrintable(effect.label));
    }
    const services::PatternPage page = services::patternPage(*patterns::PatternRegistry::instance().find(subset()));
    QVERIFY(!page.question.isEmpty());
    const QString reason = services::toPlainText(page.answers.first().reason);
    QVERIFY(!says(reason)); // before it is asked for
    card->setAnswersShown(true);
    QVERIFY(says(reason));
    QSignalSpy lesson(&f.bench, &PatternBench::lessonWanted);
    Q_EMIT card->anchorClicked(QUrl(QStringLiteral("lesson:subset")));
    QCOMPARE(lesson.value(0).value(0).toString(), QStringLiteral("subset"));
    f.bench.code()->setTab(CodeTabs::Write);
    QVERIFY(!card->isVisibleTo(&f.bench));
}

void TestPatternBench::documentsFold()
{
    Fixture f;
    QVERIFY(f.open(subset(), f.reviews()));
    DocumentTree *tree = f.bench.documents()->before();
    const QModelIndex books = tree->lines().index(0, 0);
    QVERIFY(tree->isExpanded(books));
    QVERIFY(lineOf(tree->lines(), QStringLiteral("more fields")).isValid());
    tree->collapse(books);
    f.type(f.number(), QStringLiteral("3"));
    QVERIFY(f.settle());
    QVERIFY(!tree->isExpanded(tree->lines().index(0, 0))); // as it was left
    QVERIFY(tree->findNext(QStringLiteral("title")));
    QVERIFY(tree->isExpanded(tree->lines().index(0, 0)));
    QVERIFY(!tree->findNext(QStringLiteral("nothing of that kind")));
}

void TestPatternBench::listsAndSwitchesUses()
{
    Fixture f;
    QTreeView *uses = f.bench.lists()->uses();
    QVERIFY(!uses->isVisibleTo(&f.bench));
    QVERIFY(f.open(subset(), f.reviews()));
    f.bench.setApplied(true);
    QVERIFY(uses->isVisibleTo(&f.bench));
    const schema::PatternUseId id = f.model().patterns.first().id;
    QCOMPARE(uses->currentIndex().siblingAtColumn(0).data(PatternListModel::UseRole).toString(), id.text());
    uses->setFocus();
    QTest::keyClick(uses, Qt::Key_Space);
    QVERIFY(!f.model().pattern(id)->enabled);
    QVERIFY(!f.bench.applied()->isChecked());
    f.undo();
    QVERIFY(f.model().pattern(id)->enabled);
    QTest::keyClick(uses, Qt::Key_Delete);
    QVERIFY(f.model().patterns.isEmpty());
    QVERIFY(!uses->isVisibleTo(&f.bench));
    f.undo();
    QCOMPARE(uses->model()->rowCount(), 1);
}

void TestPatternBench::reordersWhereItIsLegal()
{
    Fixture f;
    QVERIFY(f.open(subset(), f.reviews()));
    f.bench.setApplied(true);
    QVERIFY(f.open(QStringLiteral("extended-reference"), {{}, f.link("books", "authors"), {}}));
    f.bench.setApplied(true);
    QCOMPARE(f.model().patterns.size(), 2);
    QTreeView *uses = f.bench.lists()->uses();
    const auto pattern = [uses](int row) {
        return uses->model()->index(row, 0).data(PatternListModel::PatternRole).toString();
    };
    QCOMPARE(pattern(0), QStringLiteral("extended-reference")); // as they are applied, not as they were added
    const int steps = f.steps();
    uses->setCurrentIndex(uses->model()->index(1, 0));
    uses->setFocus();
    QTest::keyClick(uses, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(f.steps(), steps);
    QVERIFY2(f.bench.lists()->notice().contains(QStringLiteral("always applied before")),
             qPrintable(f.bench.lists()->notice()));
    QVERIFY(f.open(QStringLiteral("extended-reference"), {{}, f.link("publishers", "books"), {}}));
    f.bench.setApplied(true);
    QCOMPARE(f.model().patterns.size(), 3);
    uses->setCurrentIndex(uses->model()->index(1, 0));
    const QString moved = uses->currentIndex().data(PatternListModel::UseRole).toString();
    uses->setFocus();
    QTest::keyClick(uses, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(uses->model()->index(0, 0).data(PatternListModel::UseRole).toString(), moved);
    f.undo();
    QCOMPARE(uses->model()->index(1, 0).data(PatternListModel::UseRole).toString(), moved);
}

void TestPatternBench::explainsConflicts()
{
    Fixture f;
    QVERIFY(f.open(subset(), f.reviews()));
    f.bench.setApplied(true);
    const schema::PatternUseId id = f.model().patterns.first().id;
    QVERIFY(f.open(QStringLiteral("outlier"), f.reviews()));
    const QStringList sentences = f.bench.column()->sentences();
    QVERIFY2(sentences.first().contains(QStringLiteral("Not together with Subset")), qPrintable(sentences.join('\n')));
    QVERIFY(!f.bench.applied()->isEnabled());
    auto *off = f.bench.column()->findChild<LinkButton *>();
    QVERIFY(off != nullptr && off->text().contains(QStringLiteral("Subset")));
    QTest::mouseClick(off, Qt::LeftButton);
    QVERIFY(!f.model().pattern(id)->enabled);
    QVERIFY(f.settle());
    QVERIFY(f.bench.trial().conflicts.isEmpty());
}

void TestPatternBench::fitFollowsTheSelection()
{
    Fixture f;
    auto *fits = qobject_cast<items::PatternFitModel *>(f.bench.lists()->all()->model());
    QCOMPARE(fits->best().isEmpty(), false);
    f.selection.selectRelationship(f.link("books", "reviews"));
    const auto fit = [fits](const QString &pattern) {
        return fits->fitOf(pattern).value_or(services::PatternFit());
    };
    QTRY_VERIFY_WITH_TIMEOUT(fit(subset()).group == services::PatternFit::Group::Fits, sw::test::patience);
    QTRY_VERIFY_WITH_TIMEOUT(fit(subset()).score.has_value(), sw::test::patience); // the advisor has said its word
    f.bench.openPattern(subset());
    QCOMPARE(f.bench.target(), f.reviews());
    f.bench.setApplied(true);
    QVERIFY(fit(subset()).used);
    f.selection.selectEntity(f.entity("publishers"));
    QTRY_VERIFY_WITH_TIMEOUT(fit(subset()).group == services::PatternFit::Group::NotMet, sw::test::patience);
    QVERIFY(!fit(subset()).obstacle.isEmpty());
    // It is not said as of the whole model: where else it fits stands beside.
    QVERIFY(fit(subset()).elsewhere.contains(QStringLiteral("reviews")));
    const QModelIndex row = fits->indexOf(subset());
    QVERIFY(row.parent().data().toString().contains(QStringLiteral("publishers")));
    QVERIFY(row.data(Qt::ToolTipRole).toString().contains(QStringLiteral("reviews")));
}

/// The list and the page speak of the same place, until a person has chosen one.
void TestPatternBench::showsTheBestPlaceOnceItIsKnown()
{
    Fixture f;
    auto *fits = qobject_cast<items::PatternFitModel *>(f.bench.lists()->all()->model());
    const QString reference = QStringLiteral("extended-reference");
    const auto fit = [fits](const QString &pattern) {
        return fits->fitOf(pattern).value_or(services::PatternFit());
    };
    f.bench.openPattern(reference); // nothing is known of it yet
    QTRY_VERIFY_WITH_TIMEOUT(fit(reference).score.has_value(), 4 * sw::test::patience);
    QCOMPARE(f.bench.target(), fit(reference).target);
    f.bench.openPattern(subset());
    QCOMPARE(f.bench.target(), fit(subset()).target);
    f.bench.openPattern(reference);
    const int other = f.bench.places()->count() - 1;
    f.bench.places()->setCurrentIndex(other);
    Q_EMIT f.bench.places()->activated(other);
    const patterns::Target chosen = f.bench.target();
    QVERIFY(!(chosen == fit(reference).target));
    document::editModel(f.document, QStringLiteral("goal"),
                        [](schema::Model &model) { model.goal = schema::Goal::Performance; });
    QVERIFY(f.settle()); // with new findings
    QCOMPARE(f.bench.target(), chosen);
}

/// Before the advisor has spoken the first pattern that fits is shown, then the best one; what a person chose stays.
void TestPatternBench::showsTheBestPatternOnceItIsKnown()
{
    test::ModelBuilder builder;
    builder.entity("books", 1000000, "title:string:20 isbn:string:13! sold:int64")
        .entity("reviews", 40000000, "stars:int32 text:string:4000 created:date")
        .link("books 1:N reviews [0,40,2000]")
        .operation("OpenBook", "read 900/s books books-reviews:5 filter=books.isbn")
        .operation("AddReview", "insert 1/s reviews");
    Fixture f;
    f.document.setModel(builder.model);
    auto *fits = qobject_cast<items::PatternFitModel *>(f.bench.lists()->all()->model());
    QTRY_VERIFY_WITH_TIMEOUT(fits->fitOf(fits->best()).value_or(services::PatternFit()).score.has_value(),
                             sw::test::patience);
    QCOMPARE(f.bench.pattern(), fits->best());
    // It stays, whatever is better once something else has changed.
    const QString shown = f.bench.pattern();
    document::editModel(f.document, QStringLiteral("rates"), [](schema::Model &model) {
        model.operations.first().path.clear();
        model.entities.first().needsHistory = true;
    });
    QVERIFY(f.settle());
    QTRY_VERIFY_WITH_TIMEOUT(!fits->isPending(), sw::test::patience);
    QCOMPARE(f.bench.pattern(), shown);
    f.bench.openPattern(QStringLiteral("archive"));
    document::editModel(f.document, QStringLiteral("goal"),
                        [](schema::Model &model) { model.goal = schema::Goal::Performance; });
    QVERIFY(f.settle());
    QCOMPARE(f.bench.pattern(), QStringLiteral("archive"));
}

void TestPatternBench::remembersWhatWasTried()
{
    Fixture f;
    QVERIFY(f.open(subset(), f.reviews()));
    QSignalSpy shown(&f.bench, &PatternBench::trialShown);
    f.selection.selectEntity(f.entity("reviews"));
    QVERIFY(f.bench.isCurrent());
    f.selection.selectEntity(f.entity("books"));
    QVERIFY(f.bench.isCurrent());
    QCOMPARE(f.bench.target(), f.reviews());
    QCOMPARE(shown.count(), 0);
    f.bench.setApplied(true); // as a use, whose parameters stand whatever the advisor says meanwhile
    QVERIFY(f.settle());
    const base::Bytes bytes = f.bench.trial().documents.first().after->bytes;
    QVERIFY(f.open(QStringLiteral("extended-reference"), {{}, f.link("books", "authors"), {}}));
    QVERIFY(f.bench.trial().documents.first().after->bytes != bytes);
    f.bench.openPattern(subset(), f.reviews());
    QVERIFY(f.bench.isCurrent()); // at once
    QCOMPARE(f.bench.trial().documents.first().after->bytes, bytes);
    document::editModel(f.document, QStringLiteral("more"), [&f](schema::Model &model) {
        model.relationship(f.reviews().relationship)->b.perOther.likely *= 2;
    });
    QVERIFY(!f.bench.isCurrent()); // of another design nothing is known
    QVERIFY(f.settle());
}

void TestPatternBench::findsPatterns()
{
    Fixture f;
    QAbstractItemModel *model = f.bench.lists()->all()->model();
    QTest::keyClicks(f.bench.lists()->search(), QStringLiteral("subs"));
    QCOMPARE(model->rowCount(), 1);
    QCOMPARE(model->rowCount(model->index(0, 0)), 1);
    f.bench.lists()->search()->clear();
    int all = 0;
    for (int group = 0; group < model->rowCount(); ++group)
        all += model->rowCount(model->index(group, 0));
    QCOMPARE(all, static_cast<int>(patterns::PatternRegistry::instance().all().size()));
}

void TestPatternBench::copiesAndSaves()
{
    Fixture f;
    QVERIFY(f.open(subset(), f.reviews()));
    CodeTabs *code = f.bench.code();
    const QTemporaryDir folder;
    QStringList texts;
    for (const CodeTabs::Tab tab : {CodeTabs::Write, CodeTabs::Read, CodeTabs::Rules, CodeTabs::Migration}) {
        code->setTab(tab);
        const QString text = code->text()->toPlainText();
        QVERIFY2(!text.isEmpty(), qPrintable(code->tabs()->tabText(tab)));
        QVERIFY(!texts.contains(text));
        texts << text;
        QTest::mouseClick(code->copyButton(), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), text);
        const QString path = folder.filePath(code->fileName());
        QVERIFY(code->save(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(file.readAll()), text);
    }
    QVERIFY(code->tabs()->tabText(CodeTabs::Migration).contains(QStringLiteral("steps")));
    const auto refused = code->save(folder.filePath(QStringLiteral("none/there.js")));
    QVERIFY(!refused && !refused.error().message.isEmpty());
}

void TestPatternBench::isAPageOfTheWindow()
{
    test::Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    QVERIFY(w.window.docks().isShown("properties"));
    const schema::EntityId books = w.entity(QStringLiteral("books"));
    w.window.selection().selectEntity(books);
    w.key(Qt::Key_2, Qt::AltModifier);
    CanvasArea &area = w.window.area();
    QVERIFY(area.isBenchShown() && area.bench().isVisible());
    QVERIFY(w.action("view.patterns")->isChecked() && !w.action("view.model")->isChecked());
    QVERIFY(!w.window.docks().isShown("properties"));
    QTRY_VERIFY_WITH_TIMEOUT(!area.bench().pattern().isEmpty(), sw::test::patience);
    w.action("view.model")->trigger();
    QVERIFY(!area.isBenchShown() && w.window.docks().isShown("properties"));
    QCOMPARE(w.window.selection().entity(), books);
    w.action("view.patterns")->trigger();
    w.window.close(); // the panels come back the next time
    test::Window next;
    QVERIFY(next.window.docks().isShown("properties"));
}

void TestPatternBench::keysReachEverything()
{
    test::Window w;
    w.window.files().openSample(QStringLiteral("bookstore"));
    w.action("view.patterns")->trigger();
    PatternBench &bench = w.window.area().bench();
    QTRY_VERIFY_WITH_TIMEOUT(bench.isCurrent() && !bench.pattern().isEmpty(), sw::test::patience);
    QSet<QWidget *> reached;
    for (int i = 0; i < 12; ++i) {
        QWidget *focus = w.window.focusWidget();
        QVERIFY(focus != nullptr);
        for (QWidget *part : bench.parts()) {
            if (part == focus || part->isAncestorOf(focus))
                reached.insert(part);
        }
        QTest::keyClick(focus, Qt::Key_F6);
    }
    for (QWidget *part : bench.parts()) {
        if (part->isVisibleTo(&bench) && (part != bench.parameters() || !bench.parameters()->isEmpty()))
            QVERIFY2(reached.contains(part), part->metaObject()->className());
    }
    for (const QWidget *each : bench.findChildren<QWidget *>()) {
        const bool needsName = qobject_cast<const QComboBox *>(each) || qobject_cast<const QTreeView *>(each) ||
                               qobject_cast<const QLineEdit *>(each) || qobject_cast<const QPlainTextEdit *>(each);
        const bool within =
            qobject_cast<const QComboBox *>(each->parentWidget()) || each->objectName().startsWith("qt_");
        if (needsName && !within && each->isVisibleTo(&bench))
            QVERIFY2(!each->accessibleName().isEmpty(), each->metaObject()->className());
    }
}

QTEST_MAIN(TestPatternBench)
#include "tst_patternbench.moc"
