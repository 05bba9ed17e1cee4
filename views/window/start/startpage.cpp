// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/start/startpage.h"

#include "models/base/text.h"
#include "models/diagram/scene/scenebuilder.h"
#include "models/document/document.h"
#include "models/formats/project/samplelibrary.h"
#include "views/files/filecontroller.h"
#include "views/files/filerecovery.h"
#include "views/files/scenepixmap.h"
#include "views/widgets/flowlayout.h"
#include "views/widgets/linkbutton.h"
#include "views/widgets/style/appearance.h"
#include "views/widgets/style/icons.h"
#include "views/widgets/textlabel.h"
#include "views/window/actions.h"
#include "views/window/mainwindow.h"

#include <QApplication>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QToolButton>

#include <chrono>

namespace sw::views
{

namespace
{

constexpr QSize pictureSize(168, 92);
constexpr int pictureColumns = 4;
constexpr int mostRecent = 5;
constexpr int pageMargin = 12;
constexpr int sideMargin = 16;
constexpr int sampleGap = 6;

bool isBlank(const schema::Model &model)
{
    const bool drawn = std::any_of(model.diagrams.cbegin(), model.diagrams.cend(),
                                   [](const schema::Diagram &each) { return !each.notes.isEmpty(); });
    return model.entities.isEmpty() && !drawn;
}

QPixmap pictureOf(const QString &sample, qreal ratio)
{
    const auto model = formats::loadSample(sample);
    if (!model)
        return {};
    diagram::SceneOptions shown;
    shown.detail = diagram::Detail::Headlines;
    const diagram::Scene scene =
        diagram::SceneBuilder(diagram::Metrics()).modelScene(*model, model->diagrams.value(0), {}, shown);
    const QPixmap picture = scenePixmap(scene, usualPictureTheme(), pictureSize, ratio);
    QPixmap framed(pictureSize * ratio); // so that all titles stand on a line
    framed.setDevicePixelRatio(ratio);
    framed.fill(Qt::transparent);
    const QSizeF size = picture.deviceIndependentSize();
    QPainter(&framed).drawPixmap(
        QPointF((pictureSize.width() - size.width()) / 2, (pictureSize.height() - size.height()) / 2), picture);
    return framed;
}

/// Recent files and samples, which are scrolled where there is no room for all of them.
class Offers : public QScrollArea
{
public:
    explicit Offers(QWidget *content)
    {
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setFocusPolicy(Qt::NoFocus);
        content->setAutoFillBackground(false);
        setWidget(content);
        viewport()->setAutoFillBackground(false);
    }
    QSize sizeHint() const override { return widget()->sizeHint(); }
    QSize minimumSizeHint() const override { return {0, fontMetrics().height()}; }
};

} // namespace

StartPage::StartPage(MainWindow &window)
    : QFrame(&window.canvas(CanvasMode::Model)), m_window(window), m_recent(new QVBoxLayout)
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setAccessibleName(tr("Start"));
    auto *title = new TextLabel(TextLabel::Style::Title, tr("An empty canvas. How do you want to begin?"));
    auto *close = new QToolButton;
    close->setIcon(icon(QStringLiteral("close")));
    close->setAutoRaise(true);
    close->setToolTip(tr("Close (Esc)"));
    close->setAccessibleName(tr("Close the start page"));
    connect(close, &QToolButton::clicked, this, [this] {
        m_closed = true;
        update();
    });
    auto *head = new QHBoxLayout;
    head->addWidget(title, 1);
    head->addWidget(close);
    m_recent->setSpacing(2);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(sideMargin, 12, sideMargin, 12);
    layout->setSpacing(8);
    layout->addLayout(head);
    layout->addWidget(makeFirst());
    auto *content = new QWidget;
    m_content = new QVBoxLayout(content);
    m_content->setContentsMargins(0, 0, 0, 0);
    m_content->addLayout(m_recent);
    m_heading = new TextLabel(TextLabel::Style::SecondaryTitle, tr("Or look at a sample (it opens as a copy)"));
    m_content->addWidget(m_heading);
    m_content->addWidget(makeSamples());
    m_content->addStretch();
    m_offers = new Offers(content);
    layout->addWidget(m_offers, 1);
    parentWidget()->installEventFilter(this);
    connect(&window.document(), &document::Document::changed, this, &StartPage::update);
    connect(&window.files(), &FileController::opened, this, [this] {
        m_closed = false;
        update();
    });
    connect(&window.files().recovery(), &FileRecovery::changed, this, [this] {
        update();
        if (isVisible()) {
            fillRecent();
            place();
        }
    });
    connect(&window.canvas(CanvasMode::Model), &CanvasView::toolChanged, this, &StartPage::update);
    update();
}

QWidget *StartPage::makeFirst()
{
    auto *row = new QWidget;
    constexpr int gap = 6;
    auto *layout = new FlowLayout(gap); // no text is cut in a small window
    row->setLayout(layout);
    layout->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](const QString &text, const char *command) {
        QAction *action = m_window.actions().action(QLatin1String(command));
        auto *button = new QPushButton(action->icon(), text);
        button->setToolTip(action->toolTip());
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        layout->addWidget(button);
    };
    add(tr("Draw an entity (E)"), "tool.entity");
    add(tr("New"), "file.new");
    add(tr("Open…"), "file.open");
    add(tr("Import…"), "file.import");
    add(tr("Tour"), "learn.tour");
    add(tr("Lessons"), "learn.lessons");
    return row;
}

QWidget *StartPage::makeSamples()
{
    auto *all = new QWidget;
    auto *grid = new QGridLayout(all);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(sampleGap);
    for (const formats::SampleInfo &sample : formats::samples()) {
        auto *button = new QToolButton;
        button->setAccessibleName(sample.title);
        button->setToolTip(base::paragraphs({sample.title, sample.summary}));
        button->setAccessibleDescription(sample.summary);
        button->setFocusPolicy(Qt::StrongFocus);
        connect(button, &QToolButton::clicked, this, [this, name = sample.name] {
            if (m_window.files().mayDiscard())
                m_window.files().openSample(name);
        });
        const int at = static_cast<int>(m_samples.size());
        grid->addWidget(button, at / pictureColumns, at % pictureColumns);
        m_samples << button;
    }
    return all;
}

void StartPage::update()
{
    const bool wanted = !m_closed && isBlank(m_window.document().model()) &&
                        m_window.canvas(CanvasMode::Model).tool() == CanvasTool::Select;
    if (!wanted) {
        const bool hadFocus = isVisible() && isAncestorOf(QApplication::focusWidget());
        hide();
        if (hadFocus)
            parentWidget()->setFocus();
        return;
    }
    show();
}

void StartPage::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    fillRecent();
    place();
    raise();
    constexpr std::chrono::milliseconds rest(200); // first of all the window is to answer
    QTimer::singleShot(rest, this, &StartPage::drawNext);
}

void StartPage::fillRecent()
{
    while (QLayoutItem *item = m_recent->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // it may be what was clicked
        delete item;
    }
    const QList<document::LeftBehind> leftBehind = m_window.files().recovery().leftBehind().mid(0, mostRecent);
    for (const document::LeftBehind &left : leftBehind) {
        const QString what = left.path.isEmpty() ? left.name : QFileInfo(left.path).fileName();
        auto *recover = new LinkButton(tr("Recover changes to %1 that were not saved").arg(base::visibleText(what)));
        connect(recover, &QPushButton::clicked, this, [this, one = left] { m_window.files().recover(one); });
        m_recent->addWidget(recover, 0, Qt::AlignLeft);
    }
    const QStringList files = m_window.files().recent().mid(0, mostRecent);
    if (!files.isEmpty())
        m_recent->addWidget(new TextLabel(TextLabel::Style::SecondaryTitle, tr("Recent files")));
    for (const QString &path : files) {
        auto *file = new LinkButton(base::visibleText(QFileInfo(path).fileName()));
        file->setToolTip(Qt::convertFromPlainText(base::visibleText(path)));
        connect(file, &QPushButton::clicked, this, [this, path] {
            if (m_window.files().mayDiscard())
                m_window.files().openPath(path);
        });
        m_recent->addWidget(file, 0, Qt::AlignLeft);
    }
    for (int row = 0; row < m_recent->count(); ++row)
        m_recent->itemAt(row)->widget()->show(); // now: what is shown later takes no room when the page is placed
}

/// In the middle of the canvas, with pictures as large as there is room for; in the smallest one samples have none, and
/// no heading.
void StartPage::place()
{
    const QRect room = parentWidget()->rect().adjusted(pageMargin, pageMargin, -pageMargin, -pageMargin);
    const auto needed = [&] {
        const int width = std::min(sizeHint().width(), room.width());
        return QSize(width, layout()->totalHeightForWidth(width)); // buttons go on in the next line
    };
    const auto fits = [&] {
        return sizeHint().width() <= room.width() && needed().height() <= room.height();
    };
    showHeading(true);
    for (const double scale : {1.0, 0.8, 0.66}) {
        showPictures(pictureSize * scale);
        if (fits())
            break;
    }
    if (!fits())
        showTitles(room.width());
    if (!fits())
        showHeading(false);
    const QSize size = needed().boundedTo(room.size());
    setGeometry(QRect(room.center() - QPoint(size.width() / 2, size.height() / 2), size));
}

void StartPage::showHeading(bool shown)
{
    constexpr int usual = 8;
    constexpr int close = 4;
    m_heading->setVisible(shown);
    layout()->setSpacing(shown ? usual : close);
    m_content->setSpacing(shown ? usual : close);
    const int above = shown ? 12 : close;
    layout()->setContentsMargins(sideMargin, above, sideMargin, above);
    measure();
}

void StartPage::showPictures(const QSize &size)
{
    for (QToolButton *sample : std::as_const(m_samples)) {
        sample->setAutoRaise(true);
        sample->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        sample->setIconSize(size);
        sample->setFixedSize(size + QSize(12, fontMetrics().height() + 20));
    }
    cutTitles();
    measure();
}

void StartPage::showTitles(int room)
{
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this); // if there are recent files, too
    const int each = (room - 2 * (sideMargin + frameWidth()) - bar - (pictureColumns - 1) * sampleGap) / pictureColumns;
    for (QToolButton *sample : std::as_const(m_samples)) {
        sample->setAutoRaise(false);
        sample->setToolButtonStyle(Qt::ToolButtonTextOnly);
        sample->setFixedSize(std::min(each, pictureSize.width()), fontMetrics().height() + 12);
    }
    cutTitles();
    measure();
}

/// The style would cut them at both ends.
void StartPage::cutTitles()
{
    constexpr int edges = 12;
    for (QToolButton *sample : std::as_const(m_samples))
        sample->setText(
            sample->fontMetrics().elidedText(sample->accessibleName(), Qt::ElideRight, sample->maximumWidth() - edges));
}

/// Else its size is that of before.
void StartPage::measure()
{
    if (!m_samples.isEmpty())
        m_samples.first()->parentWidget()->layout()->activate();
    m_content->activate();
    m_offers->updateGeometry();
    layout()->activate();
}

/// One at a time, so that the window answers meanwhile.
void StartPage::drawNext()
{
    if (!isVisible() || m_drawn >= m_samples.size())
        return;
    const QString name = formats::samples().at(m_drawn).name;
    m_samples.at(m_drawn)->setIcon(QIcon(pictureOf(name, devicePixelRatioF())));
    ++m_drawn;
    QTimer::singleShot(0, this, &StartPage::drawNext);
}

bool StartPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && !isHidden())
        place();
    return QFrame::eventFilter(watched, event);
}

void StartPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        return QFrame::keyPressEvent(event);
    m_closed = true;
    update();
}

} // namespace sw::views

#include "moc_startpage.cpp"
