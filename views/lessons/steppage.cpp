// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/lessons/steppage.h"

#include "models/base/text.h"
#include "models/services/comparison/changetext.h"
#include "models/services/lessons/lessontext.h"
#include "views/lessons/predictpage.h"
#include "views/lessons/quizpage.h"
#include "views/lessons/showpage.h"
#include "views/lessons/spotpage.h"
#include "views/widgets/textlabel.h"

#include <QAccessible>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTimer>

#include <cmath>

namespace sw::views
{

using formats::StepKind;

static constexpr int figureGap = 24;
static constexpr int mostFigureColumns = 3;

StepPage::StepPage(const services::LessonBench &bench, const formats::LessonStep &step, QWidget *parent)
    : QScrollArea(parent),
      m_bench(bench),
      m_step(step),
      m_verdict(new TextLabel(TextLabel::Style::Title)),
      m_answer(makeText(texts().answer))
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::ClickFocus); // Tab leads to what is in it
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(24, 16, 24, 16);
    layout->setSpacing(12);
    layout->addWidget(makeText(texts().body));
    m_content = new QVBoxLayout;
    m_content->setSpacing(8);
    layout->addLayout(m_content);
    m_verdict->setWordWrap(true);
    m_verdict->hide();
    m_answer->hide();
    m_end = new QVBoxLayout;
    m_end->addWidget(m_verdict);
    m_end->addWidget(m_answer);
    layout->addLayout(m_end);
    layout->addStretch();
    setWidget(page);
    addHint();
}

StepPage *StepPage::make(const services::LessonBench &bench, const formats::LessonStep &step)
{
    switch (step.kind) {
    case StepKind::Predict:
        return new PredictPage(bench, step);
    case StepKind::Quiz:
        return new QuizPage(bench, step);
    case StepKind::Spot:
        return new SpotPage(bench, step);
    case StepKind::Show:
    case StepKind::Do:
        break;
    }
    return new ShowPage(bench, step);
}

QString StepPage::kindText(StepKind kind)
{
    switch (kind) {
    case StepKind::Show:
        return tr("Look");
    case StepKind::Predict:
        return tr("Predict");
    case StepKind::Quiz:
        return tr("Quiz");
    case StepKind::Spot:
        return tr("Spot it");
    case StepKind::Do:
        return tr("Do it");
    }
    return {};
}

void StepPage::takeFocus()
{
    setFocus(Qt::TabFocusReason);
}

QString StepPage::filled(const QString &text) const
{
    const auto result = services::filledText(m_bench, m_step.model, text);
    return result ? *result : text;
}

QLabel *StepPage::makeText(const QString &markdown) const
{
    const QString text = filled(markdown);
    auto *label = new QLabel(services::toHtml(text));
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setFocusPolicy(Qt::ClickFocus);
    label->setAccessibleName(services::toPlainText(text));
    label->setVisible(!text.isEmpty());
    return label;
}

void StepPage::addHint()
{
    const QString text = texts().hint;
    if (text.isEmpty())
        return;
    auto *button = new QPushButton(tr("&Hint"));
    QLabel *hint = makeText(text);
    hint->hide();
    connect(button, &QPushButton::clicked, this, [button, hint] {
        hint->show();
        button->hide();
    });
    m_end->insertWidget(0, button, 0, Qt::AlignLeft);
    m_end->insertWidget(1, hint);
}

void StepPage::showVerdict(bool right, const QString &text)
{
    m_verdict->setStyleOf(right ? TextLabel::Style::Ok : TextLabel::Style::Warn);
    m_verdict->setText((right ? QStringLiteral("✓ ") : QStringLiteral("○ ")) + text);
    m_verdict->setAccessibleName(text);
    m_verdict->show();
    QTimer::singleShot(0, this, [this] { ensureWidgetVisible(m_verdict); }); // once it has its place
    constexpr int settling = 200; // milliseconds in which what stands above it may still grow
    const QMetaObject::Connection follow =
        connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this] { ensureWidgetVisible(m_verdict); });
    QTimer::singleShot(settling, this, [follow] { disconnect(follow); });
    QAccessibleEvent event(m_verdict, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void StepPage::hideVerdict()
{
    m_verdict->hide();
}

void StepPage::reveal()
{
    m_answer->setVisible(!texts().answer.isEmpty());
}

static const QLatin1String judgedMark("judged");

QStringList StepPage::keptTicks(bool judged, const QStringList &ticked)
{
    return !judged && ticked.isEmpty() ? QStringList()
                                       : QStringList{judged ? judgedMark : QLatin1String("ticked")} + ticked;
}

bool StepPage::wasJudged(const QStringList &answer)
{
    return answer.value(0) == judgedMark;
}

void StepPage::showFailure(const base::Error &error)
{
    m_content->addWidget(new TextLabel(TextLabel::Style::Bad, error.text()));
}

void StepPage::keyPressEvent(QKeyEvent *event)
{
    const QScrollBar *bar = verticalScrollBar();
    const bool ends = (event->key() == Qt::Key_PageDown && bar->value() == bar->maximum()) ||
                      (event->key() == Qt::Key_PageUp && bar->value() == bar->minimum());
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right || ends)
        event->ignore();
    else
        QScrollArea::keyPressEvent(event);
}

/// "72 % less" at \p value; nothing where a share of what was says little.
static QString changeText(const services::ShownFigure &figure, double value)
{
    using services::FigureUnit;
    const bool isAmount = figure.now.unit == FigureUnit::Bytes || figure.now.unit == FigureUnit::Count;
    if (!isAmount || !figure.before || *figure.before <= 0 || !std::isfinite(figure.now.value))
        return {};
    constexpr double least = 100; // of a count: 1 → 2 speaks for itself
    if (figure.now.unit == FigureUnit::Count && std::max(*figure.before, figure.now.value) < least)
        return {};
    if (std::abs(value / *figure.before - 1) < 0.005)
        return {};
    return services::changeText(*figure.before, value);
}

FigureRow::FigureRow(const QList<services::ShownFigure> &figures, QWidget *parent)
    : QWidget(parent), m_figures(figures), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 8, 0, 0);
    m_grid->setHorizontalSpacing(figureGap);
    for (const services::ShownFigure &figure : figures) {
        auto *name = new TextLabel(TextLabel::Style::Body, figure.now.label, this);
        name->setWordWrap(true);
        m_names << name;
        auto *value = new QLabel(this);
        value->setTextFormat(Qt::PlainText);
        m_values << value;
        auto *change = new TextLabel(TextLabel::Style::Secondary, {}, this);
        m_changes << change;
        change->setHidden(changeText(figure, figure.now.value).isEmpty());
    }
    updateFonts();
    show(1);
    arrange();
}

int FigureRow::widest() const
{
    int width = 0;
    for (const QList<QLabel *> &labels : {m_names, m_values, m_changes}) {
        for (const QLabel *each : labels)
            width = std::max(width, each->minimumSizeHint().width());
    }
    return width;
}

/// In a narrow window, or large text, figures go on in the next row.
QSize FigureRow::minimumSizeHint() const
{
    return {widest(), QWidget::minimumSizeHint().height()};
}

void FigureRow::arrange()
{
    const int columns = std::clamp((width() + figureGap) / (widest() + figureGap), 1, mostFigureColumns);
    if (columns == m_columns)
        return;
    m_columns = columns;
    while (QLayoutItem *item = m_grid->takeAt(0))
        delete item;
    for (int i = 0; i < m_values.size(); ++i) {
        const int row = 3 * (i / columns);
        const int column = i % columns;
        m_grid->addWidget(m_names.at(i), row, column, Qt::AlignBottom);
        m_grid->addWidget(m_values.at(i), row + 1, column);
        m_grid->addWidget(m_changes.at(i), row + 2, column);
    }
    for (int column = 0; column < mostFigureColumns; ++column)
        m_grid->setColumnStretch(column, column < std::min<int>(columns, static_cast<int>(m_values.size())) ? 1 : 0);
}

void FigureRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void FigureRow::show(double progress)
{
    for (int i = 0; i < m_figures.size(); ++i) {
        const services::ShownFigure &figure = m_figures.at(i);
        const double from = figure.before.value_or(figure.now.value);
        const bool counts = std::isfinite(from) && std::isfinite(figure.now.value) && progress < 1 &&
                            figure.now.unit != services::FigureUnit::Truth;
        const double between = counts ? from + (figure.now.value - from) * progress : figure.now.value;
        const bool isWhole = figure.now.unit == services::FigureUnit::Count && std::floor(from) == from &&
                             std::floor(figure.now.value) == figure.now.value;
        const double value = isWhole ? std::round(between) : between; // there are no 2.08 collections on the way
        const QString before = services::figureText(from, figure.now.unit);
        const QString now = services::figureText(value, figure.now.unit);
        const bool same = before == services::figureText(figure.now.value, figure.now.unit);
        const bool moves = !same && now != before; // "1 → 1" says nothing yet
        m_values.at(i)->setText(moves ? before + QStringLiteral(" → ") + now : now);
        m_changes.at(i)->setText(changeText(figure, value));
        m_values.at(i)->setAccessibleName(figure.now.label + QStringLiteral(": ") + m_values.at(i)->text());
    }
}

void FigureRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateFonts();
}

void FigureRow::updateFonts()
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.5);
    large.setWeight(QFont::DemiBold);
    for (QLabel *value : std::as_const(m_values))
        value->setFont(large);
    if (m_columns > 0)
        arrange();
}

} // namespace sw::views
