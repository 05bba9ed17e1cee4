// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/lessons/lessonwindow.h"

#include "models/base/files/safefile.h"
#include "models/base/text.h"
#include "models/formats/lessons/lessonlibrary.h"
#include "models/services/lessons/lessoncheck.h"
#include "models/services/lessons/lessonpage.h"
#include "models/services/lessons/lessontext.h"
#include "views/lessons/lessonlist.h"
#include "views/lessons/lessonplace.h"
#include "views/lessons/lessonprogress.h"
#include "views/lessons/presenteroverlay.h"
#include "views/widgets/banner.h"
#include "views/widgets/focus/focusring.h"
#include "views/widgets/focus/taborder.h"
#include "views/widgets/mnemonics.h"
#include "views/widgets/segmentedcontrol.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/style/patternbadgewidget.h"
#include "views/widgets/style/windowplace.h"
#include "views/widgets/textlabel.h"

#include <QApplication>
#include <QButtonGroup>
#include <QCheckBox>
#include <QFileDialog>
#include <QKeyEvent>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QSettings>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace sw::views
{

namespace
{

using formats::StepKind;

constexpr double textSizes[]{1.0, 1.15, 1.5};
const char *const textSizeKey = "lessonWindow/textSize";
const char *const lastLessonKey = "lessonWindow/lesson";
const char *const geometryKey = "lessonWindow/geometry";
/// With its key, because Ctrl+F11 is another one.
QString presentText(bool presenting)
{
    return presenting ? LessonWindow::tr("&End presenting (Esc)") : LessonWindow::tr("&Present (F11)");
}

/// "Alt+N", of a button.
QString letterOf(const QPushButton *button)
{
    const QChar letter = mnemonicOf(button->text());
    return letter.isNull() ? QString()
                           : QKeySequence(Qt::ALT | letter.toUpper().unicode()).toString(QKeySequence::NativeText);
}

/// Arrows in a row of radio buttons choose, and on boxes they are the page's.
bool isPlainButton(const QObject *object)
{
    const auto *button = qobject_cast<const QAbstractButton *>(object);
    return button != nullptr && button->group() == nullptr && qobject_cast<const QCheckBox *>(object) == nullptr;
}

} // namespace

LessonWindow::LessonWindow(const LessonDesigner &designer, QWidget *parent)
    : QWidget(parent, Qt::Window),
      m_watch(designer),
      m_bar(new QWidget),
      m_list(new LessonList),
      m_reset(new QPushButton(tr("&Reset…"))),
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
      m_keysLine(new TextLabel(TextLabel::Style::Secondary)),
      m_overlay(new PresenterOverlay(this))
{
    setWindowTitle(tr("Lessons — Shapewright"));
    setObjectName(QStringLiteral("lessons"));
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
    m_side = makeSide();
    splitter->addWidget(m_side);
    splitter->addWidget(middle);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({340, 840});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    fillBar();
    layout->addWidget(m_bar);
    layout->addWidget(splitter, 1);
    m_keysLine->setWordWrap(true);
    m_keysLine->setContentsMargins(8, 2, 8, 6);
    layout->addWidget(m_keysLine);
    new FocusRing(this);

    // Boxes to tick take arrows for themselves, whatever is held down with them; shortcuts come first.
    connect(new QShortcut(QKeySequence(Qt::ALT | Qt::Key_Left), this), &QShortcut::activated, this,
            &LessonWindow::goBack);
    connect(new QShortcut(QKeySequence(Qt::ALT | Qt::Key_Right), this), &QShortcut::activated, this,
            &LessonWindow::goOn);
    const auto onKeys = [this](const QKeySequence &keys, auto run) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, run);
    };
    onKeys(Qt::Key_F6, [this] { goAround(1); });
    onKeys(Qt::SHIFT | Qt::Key_F6, [this] { goAround(-1); });
    onKeys(Qt::CTRL | Qt::Key_O, [this] { openFile(); });
    onKeys(Qt::CTRL | Qt::Key_W, [this] { close(); });
    connect(&m_watch, &TaskWatch::solved, this, &LessonWindow::markSolved);
    showProgress();
    watchButtons(this);
    setTextSize(QSettings().value(QLatin1String(textSizeKey), 0).toInt());
    const QStringList ids = formats::lessonIds();
    const QString last = QSettings().value(QLatin1String(lastLessonKey)).toString();
    if (!ids.isEmpty())
        openLesson(ids.contains(last) ? last : ids.first());
}

LessonWindow::~LessonWindow()
{
    keepPlace();
    forgetPages(); // they look into the benches
}

void LessonWindow::forgetPages()
{
    for (const Opened &opened : std::as_const(m_opened))
        qDeleteAll(opened.pages);
    m_opened.clear();
    m_page = nullptr;
}

void LessonWindow::fillBar()
{
    auto *layout = new QHBoxLayout(m_bar);
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
}

QWidget *LessonWindow::makeSide()
{
    auto *side = new QWidget;
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 8);
    m_reset->setToolTip(tr("Forgets what you have solved and answered"));
    m_result->setWordWrap(true);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(8, 0, 8, 0);
    row->addWidget(m_result, 1);
    row->addWidget(m_reset);
    layout->addWidget(m_list);
    layout->addLayout(row);
    connect(m_list, &LessonList::chosen, this, &LessonWindow::followList);
    connect(m_list, &LessonList::entered, this, [this] {
        if (m_page)
            m_page->takeFocus();
    });
    connect(m_reset, &QPushButton::clicked, this, &LessonWindow::resetProgress);
    return side;
}

QWidget *LessonWindow::makeSteps()
{
    auto *bar = new QWidget;
    auto *layout = new QHBoxLayout(bar);
    layout->setContentsMargins(24, 8, 24, 8);
    m_check->setToolTip(tr("Says whether your answer is right (Enter)"));
    layout->addWidget(m_check);
    layout->addStretch();
    layout->addWidget(m_back);
    layout->addWidget(m_place);
    layout->addWidget(m_next);
    connect(m_back, &QPushButton::clicked, this, &LessonWindow::goBack);
    connect(m_next, &QPushButton::clicked, this, &LessonWindow::goOn);
    connect(m_check, &QPushButton::clicked, this, [this] {
        if (m_page)
            m_page->check();
    });
    return bar;
}

void LessonWindow::showProgress()
{
    m_list->showProgress();
    m_result->setText(tr("%1 of %2 questions and tasks solved. Kept on this computer only.")
                          .arg(m_list->solved())
                          .arg(m_list->asked()));
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
    if (take(key, std::move(lesson)))
        showStep(0);
}

/// Makes it the current one, which shows no step yet.
bool LessonWindow::take(const QString &key, base::Result<formats::Lesson> lesson)
{
    const QList<base::Error> errors = lesson ? services::checkLesson(*lesson) : QList<base::Error>{lesson.error()};
    m_banner->setVisible(!errors.isEmpty());
    if (!errors.isEmpty())
        m_banner->showMessage(Status::Bad, errors.first().text());
    if (!lesson)
        return false;
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
    return true;
}

StepPage *LessonWindow::makePage(int step)
{
    const QString lesson = m_bench->lesson().key;
    const formats::LessonStep &shown = m_bench->lesson().steps.at(step);
    StepPage *page =
        shown.kind == StepKind::Do ? new TaskPage(*m_bench, shown, m_watch) : StepPage::make(*m_bench, shown);
    page->setAnswer(LessonProgress::answer(lesson, shown.id)); // nobody solves anything by that
    connect(page, &StepPage::answered, this,
            [page, lesson, id = shown.id] { LessonProgress::setAnswer(lesson, id, page->answer()); });
    connect(page, &StepPage::solved, this, [this, lesson, id = shown.id] { markSolved(lesson, id); });
    connect(page, &StepPage::seen, this, [this, lesson, id = shown.id] {
        LessonProgress::setSeen(lesson, id);
        showProgress();
    });
    m_stack->addWidget(page);
    watchButtons(page);
    return page;
}

void LessonWindow::showStep(int step)
{
    turnTo(step);
    if (m_page)
        m_page->takeFocus();
}

/// To the step that follows, and from the last one to the next lesson.
void LessonWindow::goOn()
{
    if (!m_bench)
        return;
    if (m_number + 1 < m_bench->lesson().steps.size())
        showStep(m_number + 1);
    else if (const QString id = formats::lessonBeside(m_bench->lesson().key, 1); !id.isEmpty())
        openLesson(id);
}

/// Where goOn() comes from.
void LessonWindow::goBack()
{
    if (!m_bench)
        return;
    if (m_number > 0)
        return showStep(m_number - 1);
    const QString id = formats::lessonBeside(m_bench->lesson().key, -1);
    if (!id.isEmpty() && take(id, formats::shippedLesson(id)))
        showStep(static_cast<int>(m_bench->lesson().steps.size()) - 1);
}

void LessonWindow::turnTo(int step)
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
    m_kind->setText(StepPage::kindText(shown.kind) + QStringLiteral(" · ") +
                    base::visibleText(m_bench->lesson().texts.title));
    m_page->setAccessibleName(m_title->accessibleName());
    updateSteps();
    setTabOrderAsSeen({m_list, m_page, m_check, m_back, m_next, m_reset, m_bar});
    m_page->start();
}

void LessonWindow::updateSteps()
{
    const int count = static_cast<int>(m_bench->lesson().steps.size());
    m_place->setText(tr("Step %1 of %2").arg(m_number + 1).arg(count));
    m_back->setEnabled(m_number > 0 || !formats::lessonBeside(m_bench->lesson().key, -1).isEmpty());
    m_back->setToolTip(
        (m_number > 0 ? tr("The step before (%1, Alt+Left)") : tr("The last step of the lesson before (%1, Alt+Left)"))
            .arg(letterOf(m_back)));
    const bool isLast = m_number + 1 >= count;
    m_next->setText(isLast ? tr("&Next lesson") : tr("&Next"));
    m_next->setToolTip((isLast ? tr("The lesson that follows (%1, Alt+Right)") : tr("The next step (%1, Alt+Right)"))
                           .arg(letterOf(m_next)));
    m_next->setEnabled(!isLast || !formats::lessonBeside(m_bench->lesson().key, 1).isEmpty());
    m_check->setText(m_page->checkText());
    m_check->setVisible(!m_page->checkText().isEmpty());
    m_list->setShown(m_bench->lesson().key, m_number);
    QStringList keys{m_page->keysText(), (isLast ? tr("%1 next lesson") : tr("%1 next step")).arg(letterOf(m_next)),
                     tr("%1 step before").arg(letterOf(m_back)), tr("F6 list, page, buttons"), tr("Esc closes")};
    keys.removeAll(QString());
    m_keysLine->setText(tr("Keys: %1").arg(keys.join(QStringLiteral(" · "))));
}

void LessonWindow::markSolved(const QString &lesson, const QString &step)
{
    LessonProgress::setSolved(lesson, step);
    showProgress();
}

/// Who walks through the list goes on walking.
void LessonWindow::followList(const QString &lesson, int step)
{
    const bool isOther = !m_bench || m_bench->lesson().key != lesson;
    if (isOther && !take(lesson, formats::shippedLesson(lesson)))
        return;
    if (isOther || m_number != step)
        turnTo(step);
    else // it is shown, perhaps half answered
        m_list->setShown(lesson, step);
}

/// Between the list, the page, what is chosen from on it, and the buttons below.
void LessonWindow::goAround(int by)
{
    QList<QWidget *> parts{m_page, m_page == nullptr ? nullptr : m_page->choices(),
                           m_next->isEnabled() ? m_next : m_back};
    parts.removeAll(nullptr);
    if (!m_presenting)
        parts.prepend(m_list);
    const auto holds = [](const QWidget *part) {
        const QWidget *focus = QApplication::focusWidget();
        return part != nullptr && focus != nullptr && (part == focus || part->isAncestorOf(focus));
    };
    qsizetype here = 0;
    for (qsizetype i = 0; i < parts.size(); ++i)
        here = holds(parts.at(i)) ? i : here;
    QWidget *next = parts.at((here + by + parts.size()) % parts.size());
    if (next == m_page && m_page->choices() == nullptr)
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
    const auto answer =
        QMessageBox::question(this, tr("Reset progress"),
                              tr("Forget everything that you have solved and answered, and tasks as you left them?"),
                              QMessageBox::Yes | QMessageBox::No, QMessageBox::No);
    if (answer != QMessageBox::Yes)
        return;
    LessonProgress::forgetAll();
    m_watch.forgetKept();
    const QString key = m_key;
    const int step = m_number;
    const formats::Lesson lesson = m_bench->lesson();
    forgetPages();
    open(key, lesson);
    showStep(step);
    showProgress();
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
    if (presenting)
        keepPlace();
    m_presenting = presenting;
    // Before the list is hidden, which would give the focus on to Back.
    if (presenting && m_page && !m_page->isAncestorOf(focusWidget()))
        m_page->setFocus(Qt::OtherFocusReason);
    m_side->setVisible(!presenting);
    m_keysLine->setVisible(!presenting);
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

void LessonWindow::watchButtons(const QWidget *part)
{
    for (auto *button : part->findChildren<QAbstractButton *>())
        button->installEventFilter(this);
}

/// Arrows would carry the focus from a button to whatever comes next: they mean the page, as they do elsewhere.
bool LessonWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || !isPlainButton(watched) || m_page == nullptr)
        return QWidget::eventFilter(watched, event);
    auto *key = static_cast<QKeyEvent *>(event);
    const bool plain = key->modifiers() == Qt::NoModifier || key->modifiers() == Qt::KeypadModifier;
    if (plain && (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down))
        m_page->verticalScrollBar()->triggerAction(key->key() == Qt::Key_Up ? QAbstractSlider::SliderSingleStepSub
                                                                            : QAbstractSlider::SliderSingleStepAdd);
    else if (plain && (key->key() == Qt::Key_Left || key->key() == Qt::Key_Right))
        keyPressEvent(key);
    else
        return QWidget::eventFilter(watched, event);
    return true;
}

void LessonWindow::standBeside(const QRect &designer)
{
    const QMargins frame(8, 40, 8, 8);
    if (restorePlace(*this, QSettings().value(QLatin1String(geometryKey)).toByteArray()))
        return;
    const QRect room = screen()->availableGeometry().marginsRemoved(frame);
    setGeometry(placeBeside(room, designer, QSize(1180, 780), minimumSizeHint()));
}

void LessonWindow::keepPlace() const
{
    if (!m_presenting && m_wasShown)
        QSettings().setValue(QLatin1String(geometryKey), saveGeometry());
}

void LessonWindow::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!std::exchange(m_wasShown, true))
        m_list->setFocus(Qt::OtherFocusReason);
}

void LessonWindow::hideEvent(QHideEvent *event)
{
    keepPlace();
    QWidget::hideEvent(event);
}

void LessonWindow::keyPressEvent(QKeyEvent *event)
{
    const bool plain = event->modifiers() == Qt::NoModifier || event->modifiers() == Qt::KeypadModifier;
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape)
        m_presenting ? setPresenting(false) : void(close());
    else if (plain && m_presenting && event->key() == Qt::Key_K)
        m_keys->toggle();
    else if (plain && m_presenting && event->key() == Qt::Key_L)
        m_pointer->toggle();
    else if (event->key() == Qt::Key_F11 && (plain || event->modifiers() == Qt::ShiftModifier))
        setPresenting(!m_presenting);
    else if (event->key() == Qt::Key_F11 && event->modifiers() == Qt::ControlModifier)
        m_watch.leave();
    else if (plain && (event->key() == Qt::Key_Right || (m_presenting && event->key() == Qt::Key_PageDown)))
        goOn();
    else if (plain && (event->key() == Qt::Key_Left || (m_presenting && event->key() == Qt::Key_PageUp)))
        goBack();
    else if (auto *button = qobject_cast<QPushButton *>(focusWidget()); plain && enter && button != nullptr)
        button->click(); // what has the focus is what is meant
    else if (plain && enter && m_page)
        m_page->check();
    else if (!plain || !m_page || !m_page->takeKey(event->key()))
        QWidget::keyPressEvent(event);
}

} // namespace sw::views
