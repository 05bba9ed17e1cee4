// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/canvasarea.h"

#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/items/selection.h"
#include "views/bench/patternbench.h"
#include "views/canvas/findbar.h"
#include "views/canvas/layoutjob.h"
#include "views/canvas/toast.h"
#include "views/panels/objecttips.h"
#include "views/patterns/advicedialog.h"
#include "views/widgets/charts/figuretips.h"
#include "views/widgets/emptyhint.h"
#include "views/widgets/notices.h"
#include "views/widgets/style/icons.h"
#include "views/window/actions.h"
#include "views/window/boxes/canvasbox.h"
#include "views/window/boxes/documentsboxes.h"
#include "views/window/boxes/notationbox.h"
#include "views/window/boxes/zoombox.h"
#include "views/window/diagramswitcher.h"
#include "views/window/operationpaths.h"

#include <QHBoxLayout>
#include <QSettings>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolBar>

namespace sw::views
{

namespace
{

const QLatin1String overviewKey("view/overview");
const QLatin1String zoomBoxKey("view/zoomBox");
constexpr int benchTab = 2;
constexpr int rowGap = 8;

} // namespace

CanvasArea::CanvasArea(document::Document &document, document::DerivedState &derived, items::Selection &selection,
                       Actions &actions, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_derived(derived),
      m_selection(selection),
      m_actions(actions),
      m_tabs(new QTabBar),
      m_stack(new QStackedWidget),
      m_notices(new Notices),
      m_model(makeCanvas(CanvasMode::Model)),
      m_documents(makeCanvas(CanvasMode::Documents)),
      m_findBar(new FindBar(document, selection, *m_model)),
      m_layout(new LayoutJob(this)),
      m_toast(new Toast(m_stack, document.histories()))
{
    const QString notation = QSettings().value(QStringLiteral("view/notation")).toString();
    m_model->setNotation(diagram::notationNamed(notation).value_or(diagram::Notation::CrowsFoot));
    auto *body = new QHBoxLayout;
    body->setSpacing(0);
    m_tools = makeToolStrip();
    body->addWidget(m_tools);
    body->addWidget(m_stack, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_notices);
    layout->addWidget(makeTabRow());
    layout->addWidget(m_findBar);
    layout->addLayout(body, 1);
    for (CanvasView *canvas : {m_model, m_documents}) {
        auto *zoom = new ZoomBox(*canvas, actions);
        m_zoomBoxes << zoom;
        zoom->setWanted(QSettings().value(zoomBoxKey, true).toBool());
        canvas->navigation().setMinimapWanted(QSettings().value(overviewKey, true).toBool());
        if (canvas == m_model)
            m_operationPaths = new OperationPaths(document, selection, *canvas, *zoom);
    }
    m_toast->stayClearOf([this] {
        QList<QRect> boxes;
        for (const CanvasBox *box : current().findChildren<CanvasBox *>()) {
            if (box->isVisible())
                boxes << box->geometry();
        }
        return boxes;
    });
    connect(m_findBar, &FindBar::problem, this, &CanvasArea::message);
    connect(m_layout, &LayoutJob::notice, this, &CanvasArea::message);
    connect(m_layout, &LayoutJob::done, this, [this](bool wholeView) {
        if (wholeView)
            current().navigation().fit();
    });
}

PatternBench &CanvasArea::bench()
{
    if (!m_bench) {
        m_bench = new PatternBench(m_document, m_derived, m_selection);
        m_stack->addWidget(m_bench);
        hintOnBench();
        connect(m_bench, &PatternBench::adviceWanted, this, &CanvasArea::openAdvice);
        Q_EMIT benchMade(*m_bench);
    }
    return *m_bench;
}

bool CanvasArea::isOverviewShown() const
{
    return m_model->navigation().isMinimapWanted();
}

void CanvasArea::showOverview(bool shown)
{
    QSettings().setValue(overviewKey, shown);
    for (CanvasView *canvas : {m_model, m_documents})
        canvas->navigation().setMinimapWanted(shown);
}

bool CanvasArea::isZoomBoxShown() const
{
    return !m_zoomBoxes.first()->isHidden();
}

void CanvasArea::showZoomBox(bool shown)
{
    QSettings().setValue(zoomBoxKey, shown);
    for (ZoomBox *box : m_zoomBoxes)
        box->setWanted(shown);
}

void CanvasArea::showInDocuments(bool diagram::SceneOptions::*what, bool shown)
{
    m_documents->setOption(what, shown);
    Q_EMIT changed();
}

CanvasView *CanvasArea::makeCanvas(CanvasMode mode)
{
    auto *canvas = new CanvasView(m_document, m_derived, m_selection, mode);
    const ObjectTips tips(m_document, m_derived);
    FigureTips::install(canvas, FigureTips::TipAt([canvas, tips](const QPoint &at) {
                            return tips.onScene(canvas->scene(), canvas->toScene(at), canvas->camera().zoom);
                        }));
    m_stack->addWidget(canvas);
    m_actions.addCanvas(canvas);
    connect(canvas, &CanvasView::problem, this, &CanvasArea::message);
    connect(canvas, &CanvasView::toolChanged, this, &CanvasArea::changed);
    connect(canvas, &CanvasView::pathClicked, this, &CanvasArea::showSource);
    connect(canvas, &CanvasView::menuRequested, this, &CanvasArea::menuRequested);
    connect(canvas, &CanvasView::routedChanged, this, [this](bool routed) { Q_EMIT routing(!routed); });
    return canvas;
}

QWidget *CanvasArea::makeToolStrip()
{
    auto *strip = new QToolBar(tr("Drawing tools"));
    strip->setOrientation(Qt::Vertical);
    strip->setIconSize(QSize(18, 18));
    for (const char *id : {"tool.select", "tool.hand", "tool.entity", "tool.relationship", "tool.note", "tool.area"})
        strip->addAction(m_actions.action(QLatin1String(id)));
    strip->addSeparator();
    strip->addAction(m_actions.action(QStringLiteral("model.layout")));
    strip->addAction(m_actions.action(QStringLiteral("view.fit")));
    return strip;
}

void CanvasArea::hintOnBench()
{
    auto *hint = new EmptyHint(m_bench, tr("How well each pattern fits, and what it would change, appears here."),
                               tr("Draw an entity"), [this] {
                                   setMode(CanvasMode::Model);
                                   m_actions.action(QStringLiteral("tool.entity"))->trigger();
                                   m_model->setFocus();
                               });
    const auto look = [this, hint] {
        hint->setNeeded(m_document.model().entities.isEmpty());
    };
    connect(&m_document, &document::Document::changed, hint, look);
    look();
}

QWidget *CanvasArea::makeTabRow()
{
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->addTab(icon(QStringLiteral("entity")), tr("Model"));
    m_tabs->addTab(icon(QStringLiteral("document")), tr("Documents"));
    m_tabs->addTab(icon(QStringLiteral("grid")), tr("Patterns"));
    m_tabs->setAccessibleName(tr("Pages"));
    m_shownBoxes = new DocumentsBoxes(m_actions);
    m_notation = new NotationBox(m_actions);
    m_diagrams = new DiagramSwitcher(m_document, m_selection);
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(4, 0, 12, 0);
    layout->addWidget(m_tabs);
    layout->addStretch();
    layout->addWidget(m_shownBoxes);
    layout->addSpacing(rowGap);
    layout->addWidget(m_diagrams);
    layout->addSpacing(rowGap);
    layout->addWidget(m_notation);
    m_shownBoxes->hide();
    connect(m_tabs, &QTabBar::currentChanged, this, &CanvasArea::pageChosen);
    // Queued: the page is chosen by the same press, or by its release.
    connect(m_tabs, &QTabBar::tabBarClicked, this, &CanvasArea::focusPage, Qt::QueuedConnection);
    return row;
}

void CanvasArea::pageChosen(int index)
{
    const bool bench = index == benchTab;
    QWidget *page = bench ? static_cast<QWidget *>(&this->bench()) : m_stack->widget(index);
    if (!bench)
        m_mode = index == 0 ? CanvasMode::Model : CanvasMode::Documents;
    else
        m_findBar->hide();
    fitTabRow();
    m_tools->setVisible(!bench);
    m_diagrams->setVisible(!bench);
    Q_EMIT benchShown(bench);
    m_stack->setCurrentWidget(page);
    m_toast->raise(); // the page that comes is laid above it
    Q_EMIT changed();
}

void CanvasArea::focusPage()
{
    QWidget *page = isBenchShown() ? bench().parts().first() : &current();
    page->setFocus();
}

/// Tabs need their room first; the other things are in the menu, too.
void CanvasArea::fitTabRow()
{
    const QLayout &row = *m_tabs->parentWidget()->layout();
    const QMargins around = row.contentsMargins();
    const int rest = m_tabs->sizeHint().width() + m_diagrams->sizeHint().width() + around.left() + around.right() +
                     2 * (row.spacing() + rowGap);
    const auto showOn = [&](int tab, QWidget *part) {
        part->setVisible(m_tabs->currentIndex() == tab && width() >= rest + part->sizeHint().width());
    };
    showOn(0, m_notation);
    showOn(1, m_shownBoxes);
}

void CanvasArea::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitTabRow();
}

void CanvasArea::setMode(CanvasMode mode)
{
    m_tabs->setCurrentIndex(mode == CanvasMode::Model ? 0 : 1);
}

void CanvasArea::showBench()
{
    m_tabs->setCurrentIndex(benchTab);
}

bool CanvasArea::isBenchShown() const
{
    return m_tabs->currentIndex() == benchTab;
}

void CanvasArea::showSource(const QString &collection, const QString &path)
{
    const design::Collection *found = m_derived.design().collection(collection);
    const design::Node *node = found == nullptr ? nullptr : design::nodeAt(found->root, path);
    if (node == nullptr)
        return;
    const schema::EntityId entity = node->source.entity.isEmpty() ? found->entity() : node->source.entity;
    setMode(CanvasMode::Model);
    if (!node->source.relationship.isEmpty() && node->source.field.isEmpty())
        m_selection.selectRelationship(node->source.relationship);
    else if (node->source.field.isEmpty())
        m_selection.selectEntity(entity);
    else
        m_selection.selectField(entity, node->source.field);
    m_model->navigation().reveal(diagram::NodeKey::ofEntity(entity));
}

void CanvasArea::openAdvice()
{
    auto *dialog = new AdviceDialog(m_document, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &AdviceDialog::applied, this, &CanvasArea::showChange);
    dialog->open();
}

/// All documents as they are then; whoever looks at the page of patterns stays there.
void CanvasArea::showChange(const QString &what)
{
    if (!isBenchShown()) {
        setMode(CanvasMode::Documents);
        const auto fit = [this] {
            m_documents->navigation().fitAnew(); // with the scene that is made next
        };
        fit();
        connect(&m_derived, &document::DerivedState::updated, this, fit, Qt::SingleShotConnection);
    }
    m_toast->say(what);
}

void CanvasArea::layOut()
{
    m_layout->start(current());
}

} // namespace sw::views
