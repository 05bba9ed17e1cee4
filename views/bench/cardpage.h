// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/check.h"
#include "models/services/patternuses/patternpage.h"
#include "models/services/patternuses/patterntrial.h"

#include <QTextBrowser>

namespace sw::views
{

/// A pattern's card as a page: what it solves and how, what it brings and costs, when not, with the figures of the
/// project at hand, findings that it would settle, a question with its answers, and the way to the lesson.
class CardPage : public QTextBrowser
{
    Q_OBJECT

public:
    explicit CardPage(QWidget *parent = nullptr);

    /// \p target: what the trial is about; \p findings: of the project, that the pattern would help with.
    void setPage(const services::PatternPage &page, const services::PatternTrial &trial, const QString &target,
                 const QList<checks::Finding> &findings);
    void setAnswersShown(bool shown);

Q_SIGNALS:
    void lessonWanted(const QString &lesson);
    void findingWanted(const QString &check);

protected:
    void changeEvent(QEvent *event) override;

private:
    void follow(const QUrl &link);
    void write();
    QString questionHtml() const;

    services::PatternPage m_page;
    services::PatternTrial m_trial;
    QString m_target;
    QList<checks::Finding> m_findings;
    bool m_answers = false;
    bool m_writing = false;
};

} // namespace sw::views
