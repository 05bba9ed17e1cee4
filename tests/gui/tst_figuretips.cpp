// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/document/edits/workloadedits.h"
#include "models/items/effectmodel.h"
#include "models/items/outlinemodel.h"
#include "models/services/comparison/effects.h"
#include "models/sizing/estimate/ranges.h"
#include "models/sizing/figures/figures.h"
#include "models/sizing/figures/sizetexts.h"
#include "tests/gui/windowfixture.h"
#include "views/panels/objecttips.h"
#include "views/patterns/goalspage.h"
#include "views/sizes/sizecharts.h"
#include "views/sizes/sizespanel.h"
#include "views/widgets/charts/figuretips.h"

#include "models/document/edits/projectedits.h"
#include "tests/support/patience.h"

#include <QHelpEvent>
#include <QLabel>
#include <QSignalSpy>
#include <QTableView>
#include <QToolTip>
#include <QTreeView>
#include <QtTest>

using namespace sw;
using views::SizeQuestion;

namespace
{

/// What a person sees who rests the mouse at \p at.
QString tipAt(QWidget *widget, const QPoint &at)
{
    QHelpEvent event(QEvent::ToolTip, at, widget->mapToGlobal(at));
    QCoreApplication::sendEvent(widget, &event);
    return event.isAccepted() ? QToolTip::text() : QString();
}

QString tipOf(QAbstractItemView *view, const QModelIndex &index)
{
    view->scrollTo(index);
    return tipAt(view->viewport(), view->visualRect(index).center());
}

bool hasFigure(const QString &text)
{
    static const QRegularExpression figure(QStringLiteral("^[≈−+]?\\s*[0-9.]+ ?(B|[KMGT]iB|k|M|G|%|/|\\(|$)"));
    return figure.match(text).hasMatch();
}

} // namespace

/// Whoever points at a figure of bytes, documents or events a second is told its range and how it came about.
class TestFigureTips : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useTestSettings(); }
    void init();
    void cleanup() { m_window.reset(); }
    void tablesOfCharts_data();
    void tablesOfCharts();
    void outline();
    void footersOfCards();
    void goalsSideBySide();
    void effects();
    void hostileNames();

private:
    document::Document &document() { return m_window->document(); }

    std::unique_ptr<test::Window> m_window;
};

void TestFigureTips::init()
{
    m_window = std::make_unique<test::Window>();
    m_window->window.files().openSample(QStringLiteral("bookstore"));
    schema::PatternUse use;
    use.pattern = QStringLiteral("subset");
    for (const schema::Relationship &each : document().model().relationships) {
        if (each.a.entity == m_window->entity(QStringLiteral("books")) &&
            each.b.entity == m_window->entity(QStringLiteral("reviews")))
            use.relationship = each.id;
    }
    QVERIFY(document::addPattern(document(), use));
    QTRY_VERIFY(m_window->window.derived().isCurrent() && !m_window->window.derived().sizes().collections.isEmpty());
}

void TestFigureTips::tablesOfCharts_data()
{
    QTest::addColumn<SizeQuestion>("question");
    for (const views::SizeQuestionRow &row : views::sizeQuestions())
        QTest::newRow(row.title) << row.question;
}

/// Every figure of the table beside every chart.
void TestFigureTips::tablesOfCharts()
{
    QFETCH(SizeQuestion, question);
    m_window->window.showPanel(QStringLiteral("sizes"));
    views::SizeCharts *charts = m_window->window.findChild<views::SizesPanel *>()->charts();
    QSignalSpy spy(charts, &views::SizeCharts::shown);
    charts->ask(question);
    QVERIFY(spy.wait(sw::test::patience));
    QTableView *table = charts->table();
    int figures = 0;
    int ranges = 0;
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        for (int column = 1; column < table->model()->columnCount(); ++column) {
            const QModelIndex index = table->model()->index(row, column);
            const bool isDifference = question == SizeQuestion::Pattern && column == 3;
            if (!hasFigure(index.data().toString()) || isDifference)
                continue;
            ++figures;
            const QString tip = tipOf(table, index);
            QVERIFY2(tip.startsWith(QStringLiteral("<qt><b>")),
                     qPrintable(QStringLiteral("%1 %2 %3: %4").arg(row).arg(column).arg(index.data().toString(), tip)));
            const bool isRange = tip.contains(QStringLiteral("Likely "));
            QVERIFY2(isRange || tip.contains(QStringLiteral("without a range")), qPrintable(tip));
            QVERIFY2(tip.count(QStringLiteral("<br>")) >= 2, qPrintable(QStringLiteral("no explanation: ") + tip));
            ranges += isRange;
        }
    }
    QVERIFY2(figures >= 7, qPrintable(QString::number(figures)));
    QVERIFY2(ranges >=
                 (question == SizeQuestion::Documents ? 1 : figures / (question == SizeQuestion::Operations ? 8 : 4)),
             qPrintable(QStringLiteral("%1 of %2").arg(ranges).arg(figures)));
}

void TestFigureTips::outline()
{
    auto *tree = m_window->window.findChild<QTreeView *>(QString());
    for (QTreeView *each : m_window->window.findChildren<QTreeView *>())
        tree = each->accessibleName() == QStringLiteral("Outline") ? each : tree;
    QVERIFY(tree);
    tree->expandAll();
    const auto find = [&](items::OutlineNode::Kind kind, const QString &text) {
        for (QModelIndex index = tree->model()->index(0, 0); index.isValid(); index = tree->indexBelow(index)) {
            if (index.data(items::OutlineModel::KindRole).toInt() == static_cast<int>(kind) &&
                index.data().toString() == text)
                return index.siblingAtColumn(items::OutlineModel::FigureColumn);
        }
        return QModelIndex();
    };
    using Kind = items::OutlineNode::Kind;
    const sizing::SizeReport &sizes = m_window->window.derived().sizes();
    const QString collection = tipOf(tree, find(Kind::Collection, QStringLiteral("orders")));
    QVERIFY2(collection.contains(sizing::rangeText(
                 sizing::documentsInterval(*sizes.collection(QStringLiteral("orders"))), sizing::Unit::Count)),
             qPrintable(collection));
    QVERIFY2(collection.contains(sizing::rangeText(sizes.collection(QStringLiteral("orders"))->storage)),
             qPrintable(collection));
    const QString entity = tipOf(tree, find(Kind::Entity, QStringLiteral("books")));
    QVERIFY2(entity.contains(QStringLiteral("Documents: ")) && entity.contains(QStringLiteral("One document: ")),
             qPrintable(entity));
    const QString operation = tipOf(tree, find(Kind::Operation, document().model().operations.first().name));
    QVERIFY2(operation.contains(QStringLiteral("/s")) && operation.contains(QStringLiteral("Bytes read: ")),
             qPrintable(operation));
    QVERIFY(
        !tipOf(tree, find(Kind::Relationship, QStringLiteral("books · reviews"))).startsWith(QStringLiteral("<qt>")));
}

void TestFigureTips::footersOfCards()
{
    using views::CanvasMode;
    for (const CanvasMode mode : {CanvasMode::Model, CanvasMode::Documents}) {
        m_window->window.setMode(mode);
        views::CanvasView &canvas = m_window->window.canvas(mode);
        QTRY_VERIFY(!canvas.scene().cards.isEmpty());
        canvas.navigation().fit();
        const diagram::Card &card = canvas.scene().cards.first();
        const QPointF foot(card.rect.center().x(), card.rect.bottom() - canvas.scene().footerHeight / 2);
        const QString tip = tipAt(&canvas, canvas.camera().toView(foot).toPoint());
        QVERIFY2(tip.contains(card.fullTitle) && tip.contains(QStringLiteral("One document: ")) &&
                     tip.contains(QStringLiteral(" to ")),
                 qPrintable(tip));
        QVERIFY(tipAt(&canvas, canvas.camera().toView(card.rect.center()).toPoint()).isEmpty());
    }
}

void TestFigureTips::goalsSideBySide()
{
    QList<services::GoalAdvice> goals;
    for (const schema::Goal goal : {schema::Goal::Simplicity, schema::Goal::Balanced, schema::Goal::Performance})
        goals << services::adviseFor(document().model(), goal, {});
    views::GoalsPage page;
    page.resize(1000, 700);
    page.show(goals, schema::Goal::Balanced);
    page.QWidget::show();
    auto *table = page.findChild<QTableView *>();
    int figures = 0;
    for (int row = 1; row < table->model()->rowCount(); ++row) {
        const QModelIndex index = table->model()->index(row, 1);
        if (!hasFigure(index.data().toString()))
            continue;
        ++figures;
        const QString tip = tipOf(table, index);
        QVERIFY2(tip.count(QStringLiteral("<br>")) >= 2, qPrintable(index.data().toString() + tip));
    }
    QVERIFY(figures >= 10);
}

/// What differs has a range on both sides; the advisers' own rows say that they are expected values.
void TestFigureTips::effects()
{
    const sizing::SizeReport &after = m_window->window.derived().sizes();
    sizing::SizeReport before = after;
    before.workingSet += {base::gibibytes(1), base::gibibytes(2), base::gibibytes(3)};
    items::EffectModel model;
    model.setRows(services::effectRows(before, after));
    QCOMPARE(model.rowCount(), 1);
    QVERIFY(model.tip(model.index(0, items::EffectModel::Label)).isEmpty());
    const QString tip = model.tip(model.index(0, items::EffectModel::Before));
    QVERIFY2(tip.contains(base::bytesText(before.workingSet.high)) &&
                 tip.contains(QStringLiteral("Pages of documents in use")),
             qPrintable(tip));
    QCOMPARE(services::effectText(model.rows().first(), true), sizing::rangeText(after.workingSet));
    model.setRows({{QStringLiteral("a"), 2000, 1000, sizing::Unit::Bytes, true}});
    QVERIFY(model.tip(model.index(0, items::EffectModel::After)).contains(QStringLiteral("expected value")));
}

void TestFigureTips::hostileNames()
{
    schema::Model model = document().model();
    model.entities.first().name = QStringLiteral("<img src=x>");
    document().setModel(model);
    const views::ObjectTips tips(document(), m_window->window.derived());
    const QString tip = tips.ofEntity(model.entities.first().id);
    QVERIFY2(!tip.contains(QStringLiteral("<img")) && tip.contains(QStringLiteral("&lt;img")), qPrintable(tip));
    QVERIFY(tips.ofEntity(schema::EntityId(QStringLiteral("none"))).isEmpty() &&
            tips.ofCollection(QStringLiteral("none")).isEmpty());
}

QTEST_MAIN(TestFigureTips)
#include "tst_figuretips.moc"
