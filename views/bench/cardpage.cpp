// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/bench/cardpage.h"

#include "models/base/text.h"
#include "models/services/comparison/effects.h"
#include "models/services/lessons/lessontext.h"
#include "views/widgets/style/appearance.h"
#include "views/widgets/textlabel.h"

#include <QEvent>
#include <QScrollBar>
#include <QUrl>

namespace sw::views
{

namespace
{

QString plain(const QString &text)
{
    return base::visibleText(text).toHtmlEscaped();
}

QString row(const QString &label, const QString &text)
{
    if (text.isEmpty())
        return {};
    return QStringLiteral("<tr><td style='padding-right:14px'><b>%1</b></td><td>%2</td></tr>")
        .arg(plain(label), plain(asSentence(text)));
}

QString heading(const QString &text)
{
    return QStringLiteral("<p style='margin-top:10px;margin-bottom:2px'><b>%1</b></p>").arg(plain(text));
}

QString list(const QStringList &html)
{
    return html.isEmpty() ? QString()
                          : QStringLiteral("<ul style='margin-top:0;margin-bottom:0'><li>%1</li></ul>")
                                .arg(html.join(QStringLiteral("</li><li>")));
}

QStringList escaped(const QStringList &texts)
{
    QStringList html;
    for (const QString &text : texts)
        html << plain(asSentence(text));
    return html;
}

QString link(const QString &address, const QString &text)
{
    return QStringLiteral("<a href='%1'>%2</a>").arg(address.toHtmlEscaped(), plain(text));
}

} // namespace

CardPage::CardPage(QWidget *parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setTabChangesFocus(false);
    setAccessibleName(tr("About the pattern"));
    document()->setDocumentMargin(12);
    connect(this, &QTextBrowser::anchorClicked, this, &CardPage::follow);
}

void CardPage::setPage(const services::PatternPage &page, const services::PatternTrial &trial, const QString &target,
                       const QList<checks::Finding> &findings)
{
    if (page.lesson.id != m_page.lesson.id || page.card.problem != m_page.card.problem)
        m_answers = false;
    m_page = page;
    m_trial = trial;
    m_target = target;
    m_findings = findings;
    write();
}

void CardPage::setAnswersShown(bool shown)
{
    m_answers = shown;
    write();
}

void CardPage::follow(const QUrl &link)
{
    if (link.scheme() == QLatin1String("lesson"))
        Q_EMIT lessonWanted(link.path());
    else if (link.scheme() == QLatin1String("finding"))
        Q_EMIT findingWanted(link.path());
    else
        setAnswersShown(!m_answers);
}

QString CardPage::questionHtml() const
{
    if (m_page.question.isEmpty())
        return {};
    QStringList answers;
    for (const services::PatternPage::Answer &answer : m_page.answers) {
        QString html = services::toInlineHtml(answer.text);
        if (m_answers) {
            const Status status = answer.right ? Status::Ok : Status::Bad;
            html += QStringLiteral("<br><span style='color:%1'>%2</span> %3")
                        .arg(statusText(status).name(), plain(answer.right ? tr("Right.") : tr("Not so.")),
                             services::toInlineHtml(answer.reason));
        }
        answers << html;
    }
    return heading(tr("A question")) +
           QStringLiteral("<p style='margin-top:0;margin-bottom:2px'>%1</p>")
               .arg(services::toInlineHtml(m_page.question)) +
           list(answers) +
           QStringLiteral("<p style='margin-top:4px'>%1</p>")
               .arg(link(QStringLiteral("answers:"), m_answers ? tr("Hide the answers") : tr("Show the answers")));
}

void CardPage::write()
{
    const patterns::Card &card = m_page.card;
    QString html = QStringLiteral("<table cellspacing='0' cellpadding='2'>");
    html += row(tr("Problem"), card.problem) + row(tr("Solution"), card.solution) +
            row(tr("Use cases"), card.useCases) + row(tr("Usual for"), m_page.usualFor) +
            row(tr("Benefit"), card.benefit) + row(tr("Trade-offs"), card.price) + row(tr("When not"), card.whenNot) +
            row(tr("Example"), card.example) + QStringLiteral("</table>");
    QStringList figures;
    for (const advisor::EffectRow &effect : m_trial.effects) {
        if (effect.differs())
            figures << plain(services::effectLine(effect));
    }
    if (!figures.isEmpty())
        html += heading(tr("On %1").arg(m_target)) + list(figures);
    QStringList against;
    for (const patterns::Condition &condition : m_trial.conditions) {
        if (!condition.met)
            against << condition.text;
    }
    if (!against.isEmpty())
        html += heading(tr("What speaks against it here")) + list(escaped(against));
    if (!m_page.notWith.isEmpty())
        html += heading(tr("Not together with")) + list(escaped(m_page.notWith));
    if (!m_page.carefulWith.isEmpty())
        html += heading(tr("Careful with")) + list(escaped(m_page.carefulWith));
    QStringList findings;
    for (const checks::Finding &finding : m_findings)
        findings << link(QStringLiteral("finding:") + finding.check,
                         QStringLiteral("%1 %2: %3").arg(finding.check, finding.object, finding.title));
    if (!findings.isEmpty())
        html += heading(tr("Problems that it would settle here")) + list(findings);
    html += questionHtml();
    if (!m_page.lesson.id.isEmpty())
        html +=
            heading(tr("Lesson")) + QStringLiteral("<p style='margin-top:0'>%1</p>")
                                        .arg(link(QStringLiteral("lesson:") + m_page.lesson.id, m_page.lesson.title));
    m_writing = true;
    const int scrolled = verticalScrollBar()->value();
    setHtml(html);
    verticalScrollBar()->setValue(scrolled);
    m_writing = false;
}

void CardPage::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_writing)
        write(); // its colours are those of the theme
}

} // namespace sw::views
