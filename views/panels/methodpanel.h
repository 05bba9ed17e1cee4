// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/methodology/methodology.h"
#include "views/properties/propertypage.h"

#include <QTimer>
#include <QWidget>

class QPushButton;
class QScrollArea;
class QSplitter;
class QTreeWidget;
class QTreeWidgetItem;

namespace sw::base
{
class Job;
}

namespace sw::views
{

class LinkButton;
class MethodAnswer;
class MethodQuestions;
class MethodSteps;
class StatusLine;
class TextLabel;

/// Leads from an application to a design in three steps, on the project itself: what each step asks at the current
/// goal, what is missing and why it matters, and the editors that answer it. The canvas stays usable beside it.
class MethodPanel : public QWidget
{
    Q_OBJECT

public:
    MethodPanel(document::Document &document, document::DerivedState &derived, items::Selection &selection,
                QWidget *parent = nullptr);

    services::MethodStep step() const { return m_step; }
    void setStep(services::MethodStep step);
    const services::Methodology &methodology() const { return m_method; }
    /// The question that is being answered; nullptr when there is none.
    const services::MethodQuestion *question() const;
    /// Selects the next question, from the current one on and around all steps, that is missing or rests on an
    /// assumption. False when there is no other.
    bool goToOpen();
    MethodAnswer *answer() const { return m_answer; }
    QTreeWidget *steps() const;
    QTreeWidget *questions() const;
    /// Gives the focus to what answers the question.
    void enter();

Q_SIGNALS:
    void entityWanted();
    void relationshipWanted();
    void operationWanted(const sw::schema::Operation &draft); ///< without an entity: it starts at what is selected
    void fieldWanted(const sw::schema::EntityId &entity);
    void patternWanted(const sw::schema::PatternUse &use);
    void problemsWanted();
    void recordWanted();
    void questionChosen(); ///< its object is selected

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *makeQuestion();
    QWidget *makeButtons();
    void keepDivider(QSplitter *splitter);
    void take(const services::Methodology &method);
    void goOn();
    void agreeWithAll();
    void documentChanged(const document::ChangeEvent &event);
    void refresh();
    bool isPending(const services::MethodQuestion &question) const;
    void askAdvisor();
    void showSteps();
    void showList();
    void showQuestion();
    void chooseRow(int row);
    void choose(QTreeWidgetItem *item);
    void goBack();
    std::optional<services::MethodStep> stepBefore() const;
    void keepRow();
    void selectObject();

    document::Document &m_document;
    document::DerivedState &m_derived;
    items::Selection &m_selection;
    base::Job *m_job;
    QTimer m_pause;
    services::Methodology m_method;
    QList<services::MethodQuestion> m_patterns; ///< what the advisor said last
    bool m_patternsKnown = false;
    bool m_patternsCurrent = false;          ///< and it said so of the project as it is
    services::MethodQuestion m_asked;        ///< whose editors are shown
    QList<services::MethodQuestion> m_shown; ///< of the step, in rows
    services::MethodStep m_step = services::MethodStep::Workload;
    int m_row = -1;
    bool m_stale = true;

    MethodSteps *m_steps;
    TextLabel *m_task;
    MethodQuestions *m_list;
    QScrollArea *m_area;
    TextLabel *m_question;
    TextLabel *m_reason;
    TextLabel *m_standing;
    MethodAnswer *m_answer;
    StatusLine *m_error;
    QPushButton *m_back;
    QPushButton *m_next;
    QPushButton *m_all;
    LinkButton *m_record;
};

} // namespace sw::views
