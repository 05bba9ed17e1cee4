// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/start/tour.h"

#include "models/base/texts.h"
#include "models/diagram/paint/theme.h"
#include "models/document/document.h"
#include "models/items/selection.h"
#include "views/bench/patternbench.h"
#include "views/bench/patternlists.h"
#include "views/canvas/canvasnavigation.h"
#include "views/files/filecontroller.h"
#include "views/panels/propertiespanel.h"
#include "views/panels/workloadpanel.h"
#include "views/properties/propertypage.h"
#include "views/sizes/sizemeter.h"
#include "views/widgets/documents/beforeafterview.h"
#include "views/widgets/editors/cardinalityedit.h"
#include "views/widgets/editors/countedit.h"
#include "views/widgets/focus/taborder.h"
#include "views/widgets/style/appearance.h"
#include "views/widgets/textlabel.h"
#include "views/window/canvasarea.h"
#include "views/window/docks.h"
#include "views/window/goalbar.h"
#include "views/window/mainwindow.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QDockWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenuBar>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QTreeView>

namespace sw::views
{

namespace
{

constexpr int bubbleWidth = 320;
constexpr int bubbleGap = 10;
constexpr int bubbleStep = 12; ///< between the places that are tried

/// What a step speaks of, the most important first; made visible by it.
using Targets = QList<QWidget *> (*)(MainWindow &window);
/// The part of it that is to be tried.
using Part = QWidget *(*)(MainWindow &window);

/// Beside the canvas, which has panels around it.
QWidget *dockOf(MainWindow &window, const char *id)
{
    window.setMode(CanvasMode::Model);
    window.showPanel(QLatin1String(id));
    return window.docks().dock(id);
}

/// So that the numbers that a step speaks of are seen.
void selectRelationship(MainWindow &window)
{
    const QList<schema::Relationship> &all = window.document().model().relationships;
    if (window.selection().relationship().isEmpty() && !all.isEmpty())
        window.selection().selectRelationship(all.first().id);
    window.canvas(CanvasMode::Model).navigation().revealSelection();
}

struct Step
{
    const char *title;
    const char *text;
    Targets targets;
    Part part;
};

constexpr Step all[Tour::steps] = {
    {QT_TRANSLATE_NOOP("Text", "Draw what the data is about"),
     QT_TRANSLATE_NOOP("Text", "Press E and click: a new entity. Type its name, then its fields, one a line, such as "
                               "“email! string unique”. Drag from the edge of a card to another one to relate them."),
     [](MainWindow &window) -> QList<QWidget *> {
         window.setMode(CanvasMode::Model);
         return {&window.canvas(CanvasMode::Model), window.docks().dock("properties")}; // where fields are typed
     },
     [](MainWindow &window) -> QWidget * {
         return &window.canvas(CanvasMode::Model);
     }},
    {QT_TRANSLATE_NOOP("Text", "Say how many"),
     QT_TRANSLATE_NOOP("Text", "Whatever is selected shows its properties here. The numbers of a relationship decide "
                               "most: at least, usually, at most. Rough ones will do."),
     [](MainWindow &window) -> QList<QWidget *> {
         QWidget *dock = dockOf(window, "properties");
         selectRelationship(window);
         return {dock};
     },
     [](MainWindow &window) -> QWidget * {
         const auto *numbers = window.panel<PropertiesPanel>().currentPage()->findChild<CardinalityEdit *>();
         return numbers != nullptr ? numbers->likely() : nullptr;
     }},
    {QT_TRANSLATE_NOOP("Text", "Say what the application does"),
     QT_TRANSLATE_NOOP("Text", "Each row is an operation: what it reads or writes, and how often. Designs are judged "
                               "by what these cost."),
     [](MainWindow &window) -> QList<QWidget *> { return {dockOf(window, "workload")}; },
     [](MainWindow &window) -> QWidget * {
         return window.panel<WorkloadPanel>().findChild<QAbstractItemView *>();
     }},
    {QT_TRANSLATE_NOOP("Text", "Choose a goal"),
     QT_TRANSLATE_NOOP("Text",
                       "A goal leaves alone what you drew and decides which patterns pay off. Click Simplicity or "
                       "Performance and watch the list: scores and order change. Tick Applied above the "
                       "documents: they change, and the bar at the right says whether they fit in memory."),
     [](MainWindow &window) -> QList<QWidget *> {
         window.area().showBench();
         const PatternBench &bench = window.area().bench();
         auto *goals = window.findChild<GoalBar *>();
         return {goals, goals->parentWidget()->findChild<SizeMeter *>(), bench.lists()->all(), bench.applied(),
                 bench.documents()};
     },
     [](MainWindow &window) -> QWidget * {
         return window.findChild<GoalBar *>();
     }},
    {QT_TRANSLATE_NOOP("Text", "Solve what is found"),
     QT_TRANSLATE_NOOP("Text", "Problems have buttons that solve them and say beforehand what changes. When you are "
                               "done, Export shows a plan before a server is changed. F1 explains what has the focus, "
                               "Methodology (F7) asks for what is missing, and Learn has lessons."),
     [](MainWindow &window) -> QList<QWidget *> { return {dockOf(window, "problems")}; },
     [](MainWindow &window) -> QWidget * {
         return window.docks().dock("problems")->widget();
     }},
};

/// A frame that lets everything through.
class Ring : public QWidget
{
public:
    explicit Ring(QWidget *parent) : QWidget(parent)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        constexpr double line = 2;
        QPainter painter(this);
        painter.setPen(QPen(palette().color(QPalette::Highlight), line));
        painter.drawRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2));
    }
};

} // namespace

/// The style's own frame is hardly seen on what is below.
void Tour::paintEvent(QPaintEvent *event)
{
    QFrame::paintEvent(event);
    QPainter painter(this);
    painter.setPen(QPen(theme().color(diagram::Token::ControlEdge), 1));
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

Tour::Tour(MainWindow &window, const QString &greeting)
    : QFrame(&window),
      m_window(window),
      m_greeting(greeting),
      m_title(new TextLabel(TextLabel::Style::Title)),
      m_text(new TextLabel(TextLabel::Style::Body)),
      m_where(new TextLabel(TextLabel::Style::Secondary)),
      m_back(new QPushButton(tr("Back"))),
      m_next(new QPushButton(tr("Next"))),
      m_ring(new Ring(&window))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setAccessibleName(tr("Tour"));
    setFixedWidth(bubbleWidth);
    setCursor(Qt::SizeAllCursor);
    m_text->setWordWrap(true);
    auto *leaving = new QPushButton(tr("Leave"));
    auto *row = new QHBoxLayout;
    row->addWidget(m_where, 1);
    for (QPushButton *button : {leaving, m_back, m_next}) {
        button->setAutoDefault(false);
        button->setCursor(Qt::ArrowCursor);
        row->addWidget(button);
    }
    setFocusProxy(m_next);
    m_next->setToolTip(tr("F6 and Shift+F6 lead to these buttons, too"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 12, 14, 12);
    layout->setSpacing(8);
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    layout->addLayout(row);
    setTabOrder(m_next, m_back);
    setTabOrder(m_back, leaving);
    connect(leaving, &QPushButton::clicked, this, &Tour::leave);
    connect(m_back, &QPushButton::clicked, this, [this] { goTo(m_step - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { m_step + 1 < steps ? goTo(m_step + 1) : leave(); });
    window.installEventFilter(this);
    for (QDockWidget *dock : window.findChildren<QDockWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
        dock->installEventFilter(this);
        connect(dock, &QDockWidget::visibilityChanged, this, [this, dock](bool visible) {
            if (visible)
                stepAside(dock);
        });
    }
}

void Tour::goTo(int step)
{
    m_step = std::clamp(step, 0, steps - 1);
    const Step &shown = all[m_step];
    m_title->setText(Text::tr(shown.title));
    const bool greets = m_step == 0 && !m_greeting.isEmpty();
    m_text->setText(greets ? m_greeting + QLatin1Char(' ') + Text::tr(shown.text) : Text::tr(shown.text));
    m_where->setText(tr("%1 of %2").arg(m_step + 1).arg(steps));
    m_back->setEnabled(m_step > 0);
    m_next->setText(m_step + 1 < steps ? tr("Next") : tr("Done"));
    setAccessibleDescription(m_text->text());
    m_others.clear();
    for (QWidget *target : shown.targets(m_window))
        m_others << target;
    m_target = m_others.takeFirst();
    if (m_target)
        m_target->installEventFilter(this);
    m_opened = nullptr;
    m_dragged = false;
    show();
    place();
    QWidget *part = shown.part(m_window);
    if (QWidget *place = part != nullptr ? part : m_target.data())
        takeFocus(place);
}

/// From a panel that came up: it lies over the card then, or the card over it.
void Tour::stepAside(QWidget *panel)
{
    if (isHidden() || panel == nullptr || !panel->isVisible())
        return;
    if (panel != m_target)
        m_opened = panel;
    place();
}

void Tour::leave()
{
    m_ring->deleteLater();
    deleteLater();
    hide();
    m_ring->hide();
    const PatternBench &bench = m_window.area().bench();
    QWidget *page =
        bench.isVisible() ? bench.lists()->all() : static_cast<QWidget *>(&m_window.canvas(CanvasMode::Model));
    page->setFocus();
}

/// A canvas is too large to stay clear of; what is seen of its cards and figures is not.
QList<QRect> Tour::spokenOf() const
{
    QList<QRect> all;
    const auto add = [&](const QWidget *widget, const QRect &rect) {
        all << QRect(widget->mapTo(&m_window, rect.topLeft()), rect.size());
    };
    if (const auto *canvas = qobject_cast<const CanvasView *>(m_target.data())) {
        const auto addSeen = [&](const QRectF &rect) {
            const QRectF view(canvas->camera().toView(rect.topLeft()), rect.size() * canvas->camera().zoom);
            if (const QRect seen = view.toAlignedRect().intersected(canvas->rect()); !seen.isEmpty())
                add(canvas, seen);
        };
        for (const diagram::Card &card : canvas->scene().cards)
            addSeen(card.rect);
        for (const diagram::Line &line : canvas->scene().lines) {
            for (const QRectF &figure : {line.a.labelRect, line.b.labelRect, line.attributesRect})
                addSeen(figure);
        }
    } else if (m_target && m_target->isVisible()) {
        add(m_target, m_target->rect());
    }
    for (const QPointer<QWidget> &other : m_others) {
        if (other && other->isVisible())
            add(other, other->rect());
    }
    if (m_opened && m_opened->isVisible() && !m_opened->isWindow())
        add(m_opened, m_opened->rect());
    return all;
}

/// Of all places the one that covers least of what is spoken of, then the nearest to it, from the bottom right.
void Tour::place()
{
    const QPoint bottom = geometry().bottomLeft();
    layout()->activate();
    resize(bubbleWidth, layout()->totalHeightForWidth(bubbleWidth)); // the text as a whole
    ringTarget();
    raise();
    const QWidget *beside = m_target && m_target->isVisible() ? m_target : m_opened;
    if (beside == nullptr || !beside->isVisible())
        return move((m_window.width() - width()) / 2, (m_window.height() - height()) / 2);
    const QRect at(beside->mapTo(&m_window, QPoint()), beside->size());
    QList<QRect> clear = spokenOf();
    clear << m_window.menuBar()->geometry(); // which it speaks of, too
    const auto cost = [&](const QRect &bubble) {
        double covered = 0;
        for (const QRect &each : clear) {
            const QRect both = each.intersected(bubble.adjusted(-bubbleGap, -bubbleGap, bubbleGap, bubbleGap));
            covered += double(both.width()) * both.height();
        }
        const int across = std::max({0, at.left() - bubble.right(), bubble.left() - at.right()});
        const int down = std::max({0, at.top() - bubble.bottom(), bubble.top() - at.bottom()});
        return std::pair(covered, across + down);
    };
    // Where it was, with its buttons where they were, when it covers nothing there.
    const QRect kept(QPoint(bottom.x(), bottom.y() + 1 - height()), size());
    if (m_placed && m_window.rect().contains(kept) && (m_dragged || cost(kept).first == 0))
        return move(kept.topLeft());
    m_placed = true;
    QRect best(QPoint(std::max(0, m_window.width() - width()), std::max(0, m_window.height() - height())), size());
    auto least = cost(best);
    for (int y = best.top(); y >= 0; y -= bubbleStep) {
        for (int x = m_window.width() - width(); x >= 0; x -= bubbleStep) {
            const QRect bubble(QPoint(x, y), size());
            if (const auto here = cost(bubble); here < least) {
                best = bubble;
                least = here;
            }
        }
    }
    move(best.topLeft());
}

void Tour::ringTarget()
{
    const bool inSight = m_target && m_target->isVisible();
    m_ring->setVisible(inSight);
    if (!inSight)
        return;
    const QRect at(m_target->mapTo(&m_window, QPoint()), m_target->size());
    m_ring->setGeometry(at.adjusted(-2, -2, 2, 2));
    m_ring->raise();
}

bool Tour::eventFilter(QObject *watched, QEvent *event)
{
    const bool concerned = watched == &m_window || watched == m_target || watched == m_opened;
    const QEvent::Type type = event->type();
    if (concerned && (type == QEvent::Resize || type == QEvent::Move || type == QEvent::Show))
        place();
    // Afterwards: a tabbed panel comes to the front only when nothing is raised over it meanwhile.
    if (auto *dock = qobject_cast<QDockWidget *>(watched); dock != nullptr && type == QEvent::ZOrderChange)
        QMetaObject::invokeMethod(
            this, [this, panel = QPointer(dock)] { stepAside(panel); }, Qt::QueuedConnection);
    return QFrame::eventFilter(watched, event);
}

void Tour::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        return leave();
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        auto *focused = qobject_cast<QPushButton *>(focusWidget());
        return (focused != nullptr ? focused : m_next)->click();
    }
    QFrame::keyPressEvent(event);
}

void Tour::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        m_grip = event->position().toPoint();
}

void Tour::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_grip)
        return;
    const QPoint to = mapToParent(event->position().toPoint()) - *m_grip;
    move(std::clamp(to.x(), 0, std::max(0, m_window.width() - width())),
         std::clamp(to.y(), 0, std::max(0, m_window.height() - height())));
    m_dragged = true;
}

void Tour::mouseReleaseEvent(QMouseEvent *)
{
    m_grip.reset();
}

void startTour(MainWindow &window)
{
    if (auto *running = window.findChild<Tour *>(QString(), Qt::FindDirectChildrenOnly);
        running && !running->isHidden())
        return running->goTo(0);
    QString greeting;
    const bool blank = window.document().model().entities.isEmpty() && !window.document().isModified();
    if (blank && window.files().openSample(QStringLiteral("bookstore")))
        greeting = Text::tr("This is a copy of the sample Bookstore.");
    (new Tour(window, greeting))->goTo(0);
}

} // namespace sw::views

#include "moc_tour.cpp"
