// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/lessons/predictpage.h"

#include "views/widgets/textlabel.h"

#include <QHBoxLayout>
#include <QLineEdit>

#include <utility>

namespace sw::views
{

namespace
{

const QLatin1String typed("typed"); // and not checked yet
const QLatin1String first("first");
const QLatin1String later("later"); // than the number was told

} // namespace

PredictPage::PredictPage(const services::LessonBench &bench, const formats::LessonStep &step)
    : StepPage(bench, step), m_number(new QLineEdit)
{
    const auto question = services::questionOf(bench, step);
    if (!question) {
        showFailure(question.error());
        return;
    }
    m_question = *question;
    auto *label = new TextLabel(TextLabel::Style::Title, m_question->figure.label);
    label->setBuddy(m_number);
    label->setWordWrap(true);
    m_number->setMaximumWidth(180);
    m_number->setAccessibleName(m_question->unit.isEmpty()
                                    ? m_question->figure.label
                                    : tr("%1, in %2").arg(m_question->figure.label, m_question->unit));
    auto *row = new QHBoxLayout;
    row->addWidget(m_number);
    row->addWidget(new TextLabel(TextLabel::Style::Body, m_question->unit));
    row->addStretch();
    content()->addWidget(label);
    content()->addLayout(row);
    content()->addWidget(new TextLabel(TextLabel::Style::Secondary, tr("The first answer counts.")));
    connect(m_number, &QLineEdit::textEdited, this, [this] {
        if (!m_isTold)
            keep(typed);
    });
}

void PredictPage::takeFocus()
{
    m_number->setFocus();
}

void PredictPage::keep(const QString &how)
{
    m_answer = m_number->text().isEmpty() ? QStringList() : QStringList{m_number->text(), how};
    Q_EMIT answered();
}

void PredictPage::setAnswer(const QStringList &answer)
{
    m_number->setText(answer.value(0));
    m_answer = answer;
    m_isTold = answer.value(1) == later;
    if (m_isTold || answer.value(1) == first)
        check();
}

void PredictPage::check()
{
    if (!m_question)
        return;
    const base::Result<double> value = services::answerOf(*m_question, m_number->text());
    if (!value) {
        showVerdict(false, m_number->text().trimmed().isEmpty()
                               ? tr("Type a number first.")
                               : value.error().message + QLatin1Char(' ') + value.error().wayOut);
        m_number->setFocus();
        return;
    }
    const QString truth = services::figureText(m_question->figure.value, m_question->figure.unit);
    const bool near = services::isNear(step(), *m_question, *value);
    const bool exact = services::figureText(*value, m_question->figure.unit) == truth;
    const bool wasTold = std::exchange(m_isTold, true);
    QString verdict = (wasTold && near ? tr("Yes: it is %1. Only the first answer counts.")
                       : exact         ? tr("Right: it is %1.")
                       : near          ? tr("Near enough: it is %1.")
                                       : tr("Not quite: it is %1."))
                          .arg(truth);
    showVerdict(near, verdict.replace(QLatin1String(".."), QLatin1String("."))); // magnitudes may be abbreviations
    reveal();
    keep(wasTold ? later : first);
    const bool counts = !wasTold && near;
    if (counts)
        Q_EMIT solved();
    else
        Q_EMIT seen();
}

} // namespace sw::views
