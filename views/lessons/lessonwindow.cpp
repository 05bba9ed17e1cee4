// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/lessons/lessonwindow.h"

#include "models/base/files/safefile.h"
#include "models/base/text.h"
#include "models/formats/lessons/lessonlibrary.h"
#include "models/services/lessons/lessoncheck.h"
#include "models/services/lessons/lessonpage.h"
#include "models/services/lessons/lessontext.h"
#include "views/lessons/lessonprogress.h"
#include "views/lessons/presenteroverlay.h"
#include "views/widgets/banner.h"
#include "views/widgets/segmentedcontrol.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/style/patternbadgewidget.h"
#include "views/widgets/textlabel.h"

#include <QApplication>
#include <QFileDialog>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QSettings>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace sw::views
{

namespace
{

using formats::StepKind;

constexpr double textSizes[]{1.0, 1.15, 1.5};
const char *const textSizeKey = "lessonWindow/textSize";
const char *const lastLessonKey = "lessonWindow/lesson";
constexpr int lessonRole = Qt::UserRole; ///< its id; of a step its lesson's
constexpr int stepRole = Qt::UserRole + 1;
constexpr int askedRole = Qt::UserRole + 2; ///< whether the step asks for something

QString kindText(StepKind kind)
{
    switch (kind) {
    case StepKind::Show:
        return LessonWindow::tr("Look");
    case StepKind::Predict:
        return LessonWindow::tr("Predict");
    case StepKind::Quiz:
        return LessonWindow::tr("Quiz");
    case StepKind::Spot:
        return LessonWindow::tr("Spot it");
    case StepKind::Do:
        return LessonWindow::tr("Do it");
    }
    return {};
}

/// With its key, because Ctrl+F11 is another one.
QString presentText(bool presenting)
{
    return presenting ? LessonWindow::tr("&End presenting (Esc)") : LessonWindow::tr("&Present (F11)");
}

QString kindIcon(StepKind kind)
{
    switch (kind) {
    case StepKind::Show:
        return QStringLiteral("document");
    case StepKind::Predict:
        return QStringLiteral("help");
    case StepKind::Quiz:
        return QStringLiteral("note");
    case StepKind::Spot:
        return QStringLiteral("search");
    case StepKind::Do:
        return QStringLiteral("settings");
    }
    return {};
}

} // namespace

LessonWindow::LessonWindow(const LessonDesigner &designer, QWidget *parent)
    : QWidget(parent, Qt::Window),
      m_watch(designer),
      m_tree(new QTreeWidget),
      m_result(new TextLabel(TextLabel::Style::Secondary)),
      m_banner(new Banner),
      m_badges(new PatternBadgeRow),
      m_kind(new TextLabel(TextLabel::Style::Secondary)),
      m_title(new QLabel),
      m_stack(new QStackedWidget),
      m_size(new SegmentedControl({QStringLiteral("A"), QStringLiteral("A+"), QStringLiteral("A++")})),
      m_keys(new QPushButton(tr("Show &keys"))),
      m_pointer(new QPushButton(tr("&Laser pointer"))),
      m_present(new QPushButton(presentText(false))),
      m_back(new QPushButton(icon(QStringLiteral("left")), tr("&Back"))),
      m_check(new QPushButton),
      m_next(new QPushButton(icon(QStringLiteral("right")), tr("&Next"))),
      m_place(new TextLabel(TextLabel::Style::Secondary)),
      m_overlay(new PresenterOverlay(this))
{
    setWindowTitle(tr("Lessons — Shapewright"));
    setObjectName(QStringLiteral("lessons"));
    const QSize room = screen()->availableSize() - QSize(16, 48); // its frame
    resize(QSize(1180, 780).boundedTo(room));
    auto *middle = new QWidget;
    auto *middleLayout = new QVBoxLayout(middle);
    middleLayout->setContentsMargins(0, 0, 0, 0);
    middleLayout->setSpacing(0);
    m_banner->hide();
    middleLayout->addWidget(m_banner);
    auto *head = new QVBoxLayout;
    head->setContentsMargins(24, 12, 24, 4);
    auto *over = new QHBoxLayout;
    over->setSpacing(8);
    over->addWidget(m_badges);
    over->addWidget(m_kind, 1);
    head->setSpacing(8);
    head->addLayout(over);
    m_title->setWordWrap(true);
    m_title->setTextFormat(Qt::RichText);
    head->addWidget(m_title);
    middleLayout->addLayout(head);
    middleLayout->addWidget(m_stack, 1);
    middleLayout->addWidget(makeSteps());
    auto *splitter = new QSplitter;
    m_list = makeList();
    splitter->addWidget(m_list);
    splitter->addWidget(middle);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({340, 840});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeBar());
    layout->addWidget(splitter, 1);

    // Boxes to tick take arrows for themselves, whatever is held down with them; shortcuts come first.
    connect(new QShortcut(QKeySequence(Qt::ALT | Qt::Key_Left), this), &QShortcut::activated, this,
            [this] { showStep(m_number - 1); });
    connect(new QShortcut(QKeySequence(Qt::ALT | Qt::Key_Right), this), &QShortcut::activated, this,
            [this] { showStep(m_number + 1); });
    const auto onKeys = [this](const QKeySequence &keys, auto run) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, run);
    };
    onKeys(Qt::Key_F6, [this] { goAround(1); });
    onKeys(Qt::SHIFT | Qt::Key_F6, [this] { goAround(-1); });
    onKeys(Qt::CTRL | Qt::Key_O, [this] { openFile(); });
    onKeys(Qt::CTRL | Qt::Key_W, [this] { close(); });
    connect(&m_watch, &TaskWatch::solved, this, &LessonWindow::markSolved);
    fillList();
    setTextSize(QSettings().value(QLatin1String(textSizeKey), 0).toInt());
    const QStringList ids = formats::lessonIds();
    const QString last = QSettings().value(QLatin1String(lastLessonKey)).toString();
    if (!ids.isEmpty())
        openLesson(ids.contains(last) ? last : ids.first());
}

LessonWindow::~LessonWindow()
{
    forgetPages(); // they look into the benches
}

void LessonWindow::forgetPages()
{
    for (const Opened &opened : std::as_const(m_opened))
        qDeleteAll(opened.pages);
    m_opened.clear();
    m_page = nullptr;
}

QWidget *LessonWindow::makeBar()
{
    auto *bar = new QWidget;
    auto *layout = new QHBoxLayout(bar);
    layout->setContentsMargins(8, 6, 8, 6);
    auto *openButton = new QPushButton(icon(QStringLiteral("open")), tr("&Open lesson…"));
    openButton->setToolTip(tr("A lesson in a file (Ctrl+O)"));
    m_files = new QWidget;
    auto *files = new QHBoxLayout(m_files);
    files->setContentsMargins(0, 0, 0, 0);
    auto *exportButton = new QPushButton(icon(QStringLiteral("export")), tr("&Export page…"));
    exportButton->setToolTip(tr("Writes this lesson as one page that works offline and prints as a worksheet"));
    m_present->setToolTip(tr("Fills the screen, with large text and without lists (F11; Esc ends it)"));
    m_size->setAccessibleName(tr("Text size"));
    m_size->setCurrent(0);
    files->addWidget(openButton);
    files->addWidget(exportButton);
    layout->addWidget(m_files);
    layout->addStretch();
    layout->addWidget(new TextLabel(TextLabel::Style::Secondary, tr("Text size")));
    layout->addWidget(m_size);
    layout->addWidget(m_keys);
    layout->addWidget(m_pointer);
    layout->addWidget(m_present);
    m_keys->setToolTip(tr("Shows the keys that are pressed (K while presenting)"));
    m_pointer->setToolTip(tr("A red dot follows the mouse (L while presenting)"));
    for (QPushButton *button : {m_keys, m_pointer}) {
        button->setCheckable(true);
        connect(button, &QPushButton::toggled, button,
                [button](bool on) { button->setIcon(on ? icon(QStringLiteral("ok")) : QIcon()); });
    }
    connect(m_keys, &QPushButton::toggled, m_overlay, &PresenterOverlay::setKeysShown);
    connect(m_pointer, &QPushButton::toggled, m_overlay, &PresenterOverlay::setPointer);
    connect(openButton, &QPushButton::clicked, this, &LessonWindow::openFile);
    connect(exportButton, &QPushButton::clicked, this, &LessonWindow::exportPage);
    connect(m_size, &SegmentedControl::chosen, this, [this](int size) {
        QSettings().setValue(QLatin1String(textSizeKey), size);
        setTextSize(size);
    });
    connect(m_present, &QPushButton::clicked, this, [this] { setPresenting(!m_presenting); });
    return bar;
}

QWidget *LessonWindow::makeList()
{
    auto *list = new QWidget;
    auto *layout = new QVBoxLayout(list);
    layout->setContentsMargins(0, 0, 0, 8);
    m_tree->setColumnCount(2);
    m_tree->setHeaderHidden(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(14);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_tree->setAccessibleName(tr("Lessons and their steps"));
    auto *reset = new QPushButton(tr("&Reset…"));
    reset->setToolTip(tr("Forgets what you have solved"));
    m_result->setWordWrap(true);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(8, 0, 8, 0);
    row->addWidget(m_result, 1);
    row->addWidget(reset);
    layout->addWidget(m_tree);
    layout->addLayout(row);
    // A lesson that opens moves the rows below the mouse: it waits for the button to be let go.
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this] {
        if (QApplication::mouseButtons() == Qt::NoButton)
            followList();
    });
    connect(m_tree, &QTreeWidget::itemClicked, this, &LessonWindow::followList);
    connect(reset, &QPushButton::clicked, this, &LessonWindow::resetProgress);
    return list;
}

QWidget *LessonWindow::makeSteps()
{
    auto *bar = new QWidget;
    auto *layout = new QHBoxLayout(bar);
    layout->setContentsMargins(24, 8, 24, 8);
    m_back->setToolTip(tr("The step before (Alt+Left)"));
    m_next->setToolTip(tr("The next step (Alt+Right)"));
    layout->addWidget(m_back);
    layout->addWidget(m_place);
    layout->addStretch();
    layout->addWidget(m_check);
    layout->addWidget(m_next);
    connect(m_back, &QPushButton::clicked, this, [this] { showStep(m_number - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] {
        if (m_number + 1 < m_bench->lesson().steps.size())
            showStep(m_number + 1);
        else
            openLesson(nextLesson());
    });
    connect(m_check, &QPushButton::clicked, this, [this] {
        if (m_page)
            m_page->check();
    });
    return bar;
}

void LessonWindow::fillList()
{
    const QSignalBlocker blocker(m_tree);
    for (const QString &id : formats::lessonIds()) {
        const auto lesson = formats::shippedLesson(id);
        if (!lesson)
            continue;
        auto *item = new QTreeWidgetItem(
            m_tree, {lesson->texts.title.section(QStringLiteral(": "), 0, 0)}); // the rest in its tip
        item->setData(0, lessonRole, id);
        item->setToolTip(0, base::paragraphs({lesson->texts.title, services::toPlainText(lesson->texts.summary)}));
        item->setIcon(0, icon(lesson->pattern.isEmpty() ? QStringLiteral("idea")
                                                        : QStringLiteral("patterns/") + lesson->pattern));
        for (int i = 0; i < lesson->steps.size(); ++i) {
            const formats::LessonStep &step = lesson->steps.at(i);
            auto *child =
                new QTreeWidgetItem(item, {services::toPlainText(lesson->texts.steps.value(step.id).title), QString()});
            child->setData(0, lessonRole, id);
            child->setData(0, stepRole, i);
            child->setData(1, lessonRole, step.id);
            child->setData(0, askedRole, step.kind != StepKind::Show);
            child->setIcon(0, icon(kindIcon(step.kind)));
            child->setToolTip(0, base::paragraphs({child->text(0), kindText(step.kind)}));
        }
    }
    updateList();
}

void LessonWindow::updateList()
{
    int done = 0;
    int all = 0;
    for (int l = 0; l < m_tree->topLevelItemCount(); ++l) {
        QTreeWidgetItem *item = m_tree->topLevelItem(l);
        const QString lesson = item->data(0, lessonRole).toString();
        const QSet<QString> solved = LessonProgress::solved(lesson);
        const QSet<QString> seen = LessonProgress::seen(lesson);
        int here = 0;
        int asked = 0;
        for (int i = 0; i < item->childCount(); ++i) {
            QTreeWidgetItem *step = item->child(i);
            const QString id = step->data(1, lessonRole).toString();
            const bool isSolved = solved.contains(id);
            const bool isSeen = isSolved || seen.contains(id);
            here += isSolved ? 1 : 0;
            asked += step->data(0, askedRole).toBool() ? 1 : 0;
            step->setText(1, isSolved ? QStringLiteral("✓") : isSeen ? tr("seen") : QString());
            step->setForeground(1, palette().placeholderText());
            step->setData(1, Qt::AccessibleTextRole, isSolved ? tr("solved") : isSeen ? tr("seen") : tr("open"));
        }
        item->setText(1, here == 0 ? QString() : tr("%1 of %2").arg(here).arg(asked));
        done += here;
        all += asked;
    }
    m_result->setText(tr("%1 of %2 questions and tasks solved. Kept on this computer only.").arg(done).arg(all));
}

void LessonWindow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_tree->topLevelItemCount() > 0)
        updateList(); // whose colours are those of its rows
}

void LessonWindow::openLesson(const QString &id)
{
    open(id, formats::shippedLesson(id));
}

void LessonWindow::openFile()
{
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Open a lesson"), {}, tr("Lessons (*.json);;All files (*)"));
    if (!path.isEmpty())
        openPath(path);
}

void LessonWindow::openPath(const QString &path)
{
    auto lesson = formats::loadLessonFile(path);
    if (lesson) { // it may say something else by now
        qDeleteAll(m_opened.take(path).pages);
        m_page = m_key == path ? nullptr : m_page;
    }
    open(path, std::move(lesson));
}

void LessonWindow::open(const QString &key, base::Result<formats::Lesson> lesson)
{
    const QList<base::Error> errors = lesson ? services::checkLesson(*lesson) : QList<base::Error>{lesson.error()};
    m_banner->setVisible(!errors.isEmpty());
    if (!errors.isEmpty())
        m_banner->showMessage(Status::Bad, errors.first().text());
    if (!lesson)
        return;
    Opened &opened = m_opened[key];
    if (!opened.bench)
        opened.bench = std::make_shared<services::LessonBench>(*std::move(lesson));
    m_key = key;
    m_bench = opened.bench;
    m_badges->setVisible(!m_bench->lesson().pattern.isEmpty());
    m_badges->setPatterns(m_bench->lesson().pattern.isEmpty() ? QStringList() : QStringList{m_bench->lesson().pattern});
    setWindowTitle(tr("%1 — Lessons — Shapewright").arg(base::visibleText(m_bench->lesson().texts.title)));
    if (formats::lessonIds().contains(key))
        QSettings().setValue(QLatin1String(lastLessonKey), key);
    m_number = -1;
    showStep(0);
}

StepPage *LessonWindow::makePage(int step)
{
    const QString lesson = m_bench->lesson().id;
    const formats::LessonStep &shown = m_bench->lesson().steps.at(step);
    StepPage *page =
        shown.kind == StepKind::Do ? new TaskPage(*m_bench, shown, m_watch) : StepPage::make(*m_bench, shown);
    connect(page, &StepPage::solved, this, [this, lesson, id = shown.id] { markSolved(lesson, id); });
    connect(page, &StepPage::seen, this, [this, lesson, id = shown.id] {
        LessonProgress::setSeen(lesson, id);
        updateList();
    });
    m_stack->addWidget(page);
    return page;
}

void LessonWindow::showStep(int step)
{
    if (!m_bench || step < 0 || step >= m_bench->lesson().steps.size())
        return;
    m_number = step;
    const formats::LessonStep &shown = m_bench->lesson().steps.at(step);
    const formats::StepTexts texts = m_bench->lesson().texts.steps.value(shown.id);
    StepPage *&page = m_opened[m_key].pages[step];
    if (page == nullptr)
        page = makePage(step);
    m_page = page;
    m_stack->setCurrentWidget(m_page);
    const auto title = services::filledText(*m_bench, shown.model, texts.title);
    const QString titleText = title ? *title : texts.title;
    m_title->setText(services::toInlineHtml(titleText));
    m_title->setAccessibleName(services::toPlainText(titleText));
    m_kind->setText(kindText(shown.kind) + QStringLiteral(" · ") + base::visibleText(m_bench->lesson().texts.title));
    m_page->setAccessibleName(m_title->accessibleName());
    updateSteps();
    m_page->start();
}

void LessonWindow::updateSteps()
{
    const int count = static_cast<int>(m_bench->lesson().steps.size());
    m_place->setText(tr("Step %1 of %2").arg(m_number + 1).arg(count));
    m_back->setEnabled(m_number > 0);
    const bool isLast = m_number + 1 >= count;
    m_next->setText(isLast ? tr("&Next lesson") : tr("&Next"));
    m_next->setToolTip(isLast ? tr("The lesson that follows") : tr("The next step (Alt+Right)"));
    m_next->setEnabled(!isLast || !nextLesson().isEmpty());
    m_check->setText(m_page->checkText());
    m_check->setVisible(!m_page->checkText().isEmpty());
    const QSignalBlocker blocker(m_tree);
    for (int l = 0; l < m_tree->topLevelItemCount(); ++l) {
        QTreeWidgetItem *item = m_tree->topLevelItem(l);
        const bool here = item->data(0, lessonRole).toString() == m_bench->lesson().id;
        item->setExpanded(here);
        if (here && m_number < item->childCount())
            m_tree->setCurrentItem(item->child(m_number));
    }
}

/// Of the shipped ones; empty behind the last one, and for a file.
QString LessonWindow::nextLesson() const
{
    const QStringList ids = formats::lessonIds();
    const qsizetype at = ids.indexOf(m_bench->lesson().id);
    return at < 0 ? QString() : ids.value(at + 1);
}

void LessonWindow::markSolved(const QString &lesson, const QString &step)
{
    LessonProgress::setSolved(lesson, step);
    updateList();
}

void LessonWindow::followList()
{
    const QTreeWidgetItem *item = m_tree->currentItem();
    if (!item)
        return;
    const QString id = item->data(0, lessonRole).toString();
    const int step = item->data(0, stepRole).toInt();
    if (m_bench && m_bench->lesson().id == id && m_number == step && item->parent() != nullptr)
        return; // it is shown, perhaps half answered
    const bool hadFocus = m_tree->hasFocus();
    if (!m_bench || m_bench->lesson().id != id)
        openLesson(id);
    showStep(step);
    if (hadFocus) // who walks through the list goes on walking
        m_tree->setFocus();
}

/// Between the list, the page and the buttons below.
void LessonWindow::goAround(int by)
{
    QList<QWidget *> parts{m_page, m_next->isEnabled() ? m_next : m_back};
    if (!m_presenting)
        parts.prepend(m_tree);
    const auto holds = [](const QWidget *part) {
        const QWidget *focus = QApplication::focusWidget();
        return part != nullptr && focus != nullptr && (part == focus || part->isAncestorOf(focus));
    };
    qsizetype here = 0;
    for (qsizetype i = 0; i < parts.size(); ++i)
        here = holds(parts.at(i)) ? i : here;
    QWidget *next = parts.at((here + by + parts.size()) % parts.size());
    if (next == m_page)
        m_page->takeFocus();
    else if (next != nullptr)
        next->setFocus(Qt::TabFocusReason);
}

void LessonWindow::exportPage()
{
    if (!m_bench)
        return;
    const QString name = m_bench->lesson().id + QStringLiteral(".html");
    const QString path = QFileDialog::getSaveFileName(this, tr("Export the lesson"), name, tr("Pages (*.html)"));
    if (path.isEmpty())
        return;
    const auto page = services::lessonPage(*m_bench);
    const auto written = page ? base::writeFileSafely(path, *page) : base::Result<void>(page.error());
    m_banner->setVisible(true);
    if (written)
        m_banner->showMessage(Status::Ok, tr("Wrote %1.").arg(base::visibleText(path)));
    else
        m_banner->showMessage(Status::Bad, written.error().text());
}

void LessonWindow::resetProgress()
{
    const auto answer = QMessageBox::question(this, tr("Reset progress"), tr("Forget everything that you have solved?"),
                                              QMessageBox::Yes | QMessageBox::No, QMessageBox::No);
    if (answer != QMessageBox::Yes)
        return;
    LessonProgress::forgetAll();
    const QString key = m_key;
    const int step = m_number;
    const formats::Lesson lesson = m_bench->lesson();
    forgetPages();
    open(key, lesson);
    showStep(step);
    updateList();
}

void LessonWindow::setTextSize(int size)
{
    size = qBound(0, size, 2);
    m_size->setCurrent(size);
    QFont large = QApplication::font();
    large.setPointSizeF(large.pointSizeF() * textSizes[size]);
    m_stack->setFont(large);
    m_kind->setFont(large);
    large.setPointSizeF(large.pointSizeF() * 1.35);
    large.setWeight(QFont::DemiBold);
    m_title->setFont(large);
}

void LessonWindow::setPresenting(bool presenting)
{
    m_presenting = presenting;
    // Before the list is hidden, which would give the focus on to Back.
    if (presenting && m_page && !m_page->isAncestorOf(focusWidget()))
        m_page->setFocus(Qt::OtherFocusReason);
    m_list->setVisible(!presenting);
    m_files->setVisible(!presenting);
    m_present->setText(presentText(presenting));
    if (presenting && m_size->current() == 0)
        setTextSize(1);
    if (!presenting) { // they are of the talk
        m_keys->setChecked(false);
        m_pointer->setChecked(false);
        setTextSize(QSettings().value(QLatin1String(textSizeKey), 0).toInt());
    }
    setWindowState(presenting ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
}

void LessonWindow::keyPressEvent(QKeyEvent *event)
{
    const bool plain = event->modifiers() == Qt::NoModifier || event->modifiers() == Qt::KeypadModifier;
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape && m_presenting)
        setPresenting(false);
    else if (plain && m_presenting && event->key() == Qt::Key_K)
        m_keys->toggle();
    else if (plain && m_presenting && event->key() == Qt::Key_L)
        m_pointer->toggle();
    else if (event->key() == Qt::Key_F11 && (plain || event->modifiers() == Qt::ShiftModifier))
        setPresenting(!m_presenting);
    else if (event->key() == Qt::Key_F11 && event->modifiers() == Qt::ControlModifier)
        m_watch.leave();
    else if (plain && (event->key() == Qt::Key_Right || (m_presenting && event->key() == Qt::Key_PageDown)))
        showStep(m_number + 1);
    else if (plain && (event->key() == Qt::Key_Left || (m_presenting && event->key() == Qt::Key_PageUp)))
        showStep(m_number - 1);
    else if (auto *button = qobject_cast<QPushButton *>(focusWidget()); plain && enter && button != nullptr)
        button->click(); // what has the focus is what is meant
    else if (plain && enter && m_page)
        m_page->check();
    else if (!plain || !m_page || !m_page->takeKey(event->key()))
        QWidget::keyPressEvent(event);
}

} // namespace sw::views
