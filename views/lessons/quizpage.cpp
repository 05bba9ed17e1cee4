// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/lessons/quizpage.h"

#include "models/services/lessons/lessontext.h"
#include "views/widgets/textlabel.h"

#include <QCheckBox>
#include <QGroupBox>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace sw::views
{

namespace
{

constexpr double focusWidth = 3; // of the frame of the answer that keys go to

/// The answers as a group: a screen reader tells its name, the question, where the keys come to the first one.
class AnswerGroup : public QGroupBox
{
public:
    explicit AnswerGroup(const QString &question)
    {
        setAccessibleName(question);
        auto *layout = new QVBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(8);
    }

protected:
    void paintEvent(QPaintEvent *) override {} // the answers have frames of their own
};

} // namespace

AnswerBox::AnswerBox(const QString &text, QLabel *reason, QWidget *parent)
    : QFrame(parent),
      m_text(services::toPlainText(text)),
      m_box(new QCheckBox),
      m_verdict(new TextLabel(TextLabel::Style::Title)),
      m_reason(reason)
{
    m_box->setAccessibleName(m_text);
    m_label = new QLabel(services::toInlineHtml(text));
    m_label->setTextFormat(Qt::RichText);
    m_label->setWordWrap(true);
    m_label->setTextInteractionFlags(Qt::NoTextInteraction); // a click on it is one on the box
    m_label->setBuddy(m_box);
    m_verdict->setWordWrap(true);
    m_box->installEventFilter(this);
    m_box->setProperty("showsFocus", true); // by the frame around the answer
    auto *row = new QHBoxLayout;
    row->addWidget(m_box, 0, Qt::AlignTop);
    row->addWidget(m_label, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->addLayout(row);
    layout->addWidget(m_verdict);
    layout->addWidget(m_reason);
    m_verdict->hide();
    m_reason->hide();
    connect(m_box, &QCheckBox::toggled, this, &AnswerBox::forget);
}

void AnswerBox::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()) && m_box->isEnabled())
        m_box->toggle();
}

bool AnswerBox::isTicked() const
{
    return m_box->isChecked();
}

void AnswerBox::judge(bool right, const QString &verdict)
{
    m_status = right ? Status::Ok : Status::Bad;
    m_verdict->setStyleOf(TextLabel::styleOf(*m_status));
    m_verdict->setText((right ? QStringLiteral("✓ ") : QStringLiteral("✗ ")) + verdict);
    m_verdict->show();
    m_reason->show();
    // A screen reader that is on the box hears all of it.
    m_box->setAccessibleName(m_text + QStringLiteral(" ") + verdict + QStringLiteral(" ") + m_reason->accessibleName());
    update();
}

void AnswerBox::forget()
{
    if (!m_status)
        return;
    m_status.reset();
    m_verdict->hide();
    m_reason->hide();
    m_box->setAccessibleName(m_text);
    update();
}

void AnswerBox::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool focused = m_box->hasFocus();
    const QColor frame = focused    ? palette().color(QPalette::Highlight)
                         : m_status ? statusText(*m_status)
                                    : palette().color(QPalette::Mid);
    const double width = focused ? focusWidth : 1;
    painter.setPen(QPen(frame, width));
    painter.setBrush(m_status ? statusTint(*m_status) : palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2), 4, 4);
}

bool AnswerBox::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        update();
    return QFrame::eventFilter(watched, event);
}

QuizPage::QuizPage(const services::LessonBench &bench, const formats::LessonStep &step) : StepPage(bench, step)
{
    const QString tickAll = tr("Tick all that apply.");
    content()->addWidget(new TextLabel(TextLabel::Style::Body, tickAll));
    QStringList question{services::toPlainText(filled(texts().title)), services::toPlainText(filled(texts().body)),
                         tickAll};
    question.removeAll(QString());
    auto *group = new AnswerGroup(question.join(QLatin1Char(' ')));
    content()->addWidget(group);
    for (const formats::LessonOption &option : step.options) {
        const formats::StepTexts::Option text = texts().options.value(option.id);
        auto *answer = new AnswerBox(filled(text.text), makeText(text.reason));
        answer->box()->installEventFilter(this);
        connect(answer->box(), &QCheckBox::toggled, this, [this] {
            hideVerdict();
            m_isJudged = false;
            Q_EMIT answered();
        });
        m_answers << answer;
        answer->box()->setAccessibleDescription(tr("Answer %1 of %2").arg(m_answers.size()).arg(step.options.size()));
        group->layout()->addWidget(answer);
    }
}

void QuizPage::takeFocus()
{
    if (!m_answers.isEmpty())
        m_answers.first()->box()->setFocus();
}

bool QuizPage::eventFilter(QObject *watched, QEvent *event)
{
    const auto *key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent *>(event) : nullptr;
    if (key == nullptr || (key->key() != Qt::Key_Up && key->key() != Qt::Key_Down))
        return StepPage::eventFilter(watched, event);
    const auto at = std::find_if(m_answers.begin(), m_answers.end(),
                                 [watched](const AnswerBox *answer) { return answer->box() == watched; });
    const qsizetype next = (at - m_answers.begin()) + (key->key() == Qt::Key_Down ? 1 : -1);
    if (next >= 0 && next < m_answers.size()) {
        m_answers.at(next)->box()->setFocus(key->key() == Qt::Key_Down ? Qt::TabFocusReason : Qt::BacktabFocusReason);
        ensureWidgetVisible(m_answers.at(next));
    }
    return true;
}

QString QuizPage::keysText() const
{
    return tr("1 to %1 tick answers · Enter checks").arg(m_answers.size());
}

QStringList QuizPage::ticked() const
{
    QStringList ids;
    for (int i = 0; i < m_answers.size(); ++i) {
        if (m_answers.at(i)->isTicked())
            ids << step().options.at(i).id;
    }
    return ids;
}

QStringList QuizPage::answer() const
{
    return keptTicks(m_isJudged, ticked());
}

void QuizPage::setAnswer(const QStringList &answer)
{
    for (int i = 0; i < m_answers.size(); ++i)
        m_answers.at(i)->box()->setChecked(isKeptTick(answer, step().options.at(i).id));
    if (wasJudged(answer))
        check();
}

void QuizPage::check()
{
    const QStringList ticked = this->ticked();
    if (ticked.isEmpty() && services::rightAnswers(step(), ticked) < step().options.size()) {
        showVerdict(false, tr("Tick every answer that applies, then check."));
        return;
    }
    for (int i = 0; i < m_answers.size(); ++i) {
        const formats::LessonOption &option = step().options.at(i);
        const bool isTicked = m_answers.at(i)->isTicked();
        const QString verdict = option.right ? (isTicked ? tr("Right.") : tr("This applies as well."))
                                             : (isTicked ? tr("Not so.") : tr("Right: this does not apply."));
        m_answers.at(i)->judge(isTicked == option.right, verdict);
    }
    m_isJudged = true;
    Q_EMIT answered();
    const int right = services::rightAnswers(step(), ticked);
    const bool all = right == step().options.size();
    showVerdict(
        all,
        all ? tr("All answers are right.")
            : tr("%1 of %2 answers are right. Change the rest and check again.").arg(right).arg(step().options.size()));
    if (!all)
        return;
    reveal();
    Q_EMIT solved();
}

bool QuizPage::takeKey(int key)
{
    const int place = key - Qt::Key_1;
    if (place < 0 || place >= m_answers.size())
        return false;
    m_answers.at(place)->box()->toggle();
    m_answers.at(place)->box()->setFocus();
    return true;
}

} // namespace sw::views
