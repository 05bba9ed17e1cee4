// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/bench/trialcolumn.h"

#include "models/base/text.h"
#include "views/patterns/effecttable.h"
#include "views/patterns/verdicts.h"
#include "views/sizes/sizemeter.h"
#include "views/widgets/linkbutton.h"
#include "views/widgets/statusline.h"
#include "views/widgets/textlabel.h"

#include <QHBoxLayout>

#include <algorithm>

namespace sw::views
{

namespace
{

QVBoxLayout *column(QWidget *host, int spacing)
{
    auto *layout = new QVBoxLayout(host);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    return layout;
}

/// Of all operations, as a share of what they cost without the pattern; 1 where it is not known or stays.
double costShareOf(const services::PatternTrial &trial)
{
    const auto cost = std::find_if(trial.effects.cbegin(), trial.effects.cend(),
                                   [](const advisor::EffectRow &row) { return row.unit == sizing::Unit::Share; });
    return cost != trial.effects.cend() && cost->before > 0 ? cost->after / cost->before : 1;
}

void clear(QLayout *layout)
{
    while (QLayoutItem *item = layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

} // namespace

TrialColumn::TrialColumn(QWidget *parent)
    : QScrollArea(parent),
      m_fit(new TextLabel(TextLabel::Style::SecondaryTitle)),
      m_reason(new TextLabel(TextLabel::Style::Body)),
      m_without(new SizeMeter),
      m_with(new SizeMeter),
      m_meters(new QWidget),
      m_effects(new EffectTable)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Effect"));
    m_fit->setWordWrap(true);
    m_reason->setWordWrap(true);
    m_reason->hide();
    auto *meters = column(m_meters, 2);
    meters->addWidget(new TextLabel(TextLabel::Style::Secondary, tr("Working set")));
    meters->addWidget(meterRow(tr("Without"), m_without));
    meters->addWidget(meterRow(tr("With"), m_with));
    m_meters->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_effects->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_lines = column(new QWidget, 6);
    auto *content = new QWidget;
    auto *all = column(content, 8);
    all->setContentsMargins(12, 10, 12, 12);
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_fit, m_reason, m_meters, m_effects, m_lines->parentWidget()})
        all->addWidget(part);
    all->addStretch(1);
    setWidget(content);
    content->setMinimumWidth(60);
}

QWidget *TrialColumn::meterRow(const QString &label, SizeMeter *meter)
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    auto *text = new TextLabel(TextLabel::Style::Body, label);
    text->setFixedWidth(fontMetrics().horizontalAdvance(tr("Without")) + 8);
    layout->addWidget(text);
    layout->addWidget(meter, 1);
    meter->setAccessibleName(tr("Working set, %1").arg(label));
    return row;
}

void TrialColumn::setVerdict(const advisor::Explanation *judged, bool isPending, const QString &advised,
                             bool isDeclined)
{
    m_fit->setVisible(judged != nullptr || isPending);
    m_fit->setToolTip(isPending ? tr("The score is being computed.") : QString());
    QStringList reasons;
    if (judged != nullptr)
        reasons << judged->reason << advised;
    reasons.removeAll(QString());
    m_reason->setVisible(!reasons.isEmpty());
    if (judged == nullptr) {
        m_fit->setStyleOf(TextLabel::Style::SecondaryTitle);
        m_fit->setText(tr("Fit: …", "the score is not known yet"));
        return;
    }
    m_reason->setText(asSentence(base::visibleText(reasons.join(QLatin1Char(' ')))));
    const QString text = fitText(*judged, isDeclined);
    m_fit->setStyleOf(isPending || isDeclined ? TextLabel::Style::SecondaryTitle
                                              : TextLabel::styleOf(statusOf(judged->verdict)));
    m_fit->setText(isPending ? text + QStringLiteral(" …") : text);
}

void TrialColumn::setTrial(const services::PatternTrial &trial, const QList<Conflict> &conflicts)
{
    const bool known = trial.before && trial.after;
    m_meters->setVisible(known);
    m_effects->setVisible(known);
    if (known) {
        m_without->setReport(*trial.before, {});
        m_with->setReport(*trial.after, {});
        m_effects->setRows(trial.effects);
    }
    showSentences(sentencesOf(trial, conflicts));
}

QList<TrialColumn::Sentence> TrialColumn::sentencesOf(const services::PatternTrial &trial,
                                                      const QList<Conflict> &conflicts) const
{
    QList<Sentence> sentences;
    const auto add = [&sentences](const QString &heading, Status status, const QString &text) {
        sentences.append({heading, status, asSentence(base::visibleText(text))});
    };
    for (const Conflict &conflict : conflicts)
        sentences.append({tr("Conflicts"), Status::Bad, base::visibleText(conflict.reason), conflict});
    if (!trial.refusal.isEmpty() && conflicts.isEmpty())
        add(tr("Why it does not apply"), Status::Bad, trial.refusal);
    constexpr double least = 0.005; // a change that is worth a sentence
    const double cost = costShareOf(trial);
    if (cost < 1 - least)
        add(tr("What speaks for it"), Status::Ok,
            tr("All operations together cost %1 less.").arg(base::percentText(1 - cost)));
    for (const patterns::Condition &condition : trial.conditions) {
        if (condition.met)
            add(tr("What speaks for it"), Status::Ok, condition.text);
    }
    for (const patterns::Condition &condition : trial.conditions) {
        if (!condition.met)
            add(tr("What speaks against it"), condition.hard ? Status::Bad : Status::Warn, condition.text);
    }
    if (cost > 1 + least)
        add(tr("What speaks against it"), Status::Warn,
            tr("All operations together cost %1 more.").arg(base::percentText(cost - 1)));
    const double data =
        trial.before && trial.after && trial.before->data.value() > 0 ? trial.after->data / trial.before->data - 1 : 0;
    if (data > least)
        add(tr("Trade-offs"), Status::Info, tr("%1 more data").arg(base::percentText(data)));
    for (const QString &price : trial.price)
        add(tr("Trade-offs"), Status::Info, price);
    for (const QString &caution : trial.cautions)
        add(tr("Beside other patterns"), Status::Warn, caution);
    return sentences;
}

void TrialColumn::showSentences(const QList<Sentence> &sentences)
{
    if (sentences == m_sentences)
        return;
    m_sentences = sentences;
    clear(m_lines);
    QString heading;
    for (const Sentence &each : sentences) {
        if (each.heading != heading) {
            heading = each.heading;
            m_lines->addSpacing(4);
            m_lines->addWidget(new TextLabel(TextLabel::Style::SecondaryTitle, heading));
        }
        m_lines->addWidget(new StatusLine(each.status, each.text));
        if (!each.conflict)
            continue;
        auto *off = new LinkButton(tr("Switch off %1").arg(each.conflict->otherName));
        connect(off, &QPushButton::clicked, this,
                [this, use = each.conflict->other] { Q_EMIT switchOffRequested(use); });
        m_lines->addWidget(off, 0, Qt::AlignLeft);
    }
}

QStringList TrialColumn::sentences() const
{
    QStringList texts;
    for (const Sentence &each : m_sentences)
        texts << each.text;
    return texts;
}

} // namespace sw::views
