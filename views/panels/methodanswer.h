// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/methodology/agreement.h"
#include "views/properties/propertypage.h"

#include <QWidget>

class QLayout;
class QPushButton;
class QVBoxLayout;

namespace sw::views
{

class PropertyForm;

/// Where one question of the methodology is answered: the editors of the members of the project that it asks for, and
/// apart from them the buttons, which are to be in sight however long the editors are. Each answer is a step of the
/// history; nothing is kept here.
class MethodAnswer : public QWidget
{
    Q_OBJECT

public:
    explicit MethodAnswer(const PageContext &context);

    /// Shows the editors for \p question, or takes over what has changed when they are there.
    void setQuestion(const services::MethodQuestion &question);
    /// After a change of the design, which comes later than that of the model.
    void refresh();
    /// Gives what is still being typed to the model.
    void commit();
    /// Gives the focus to what answers: the agreement, else the first editor, else the first button. False: there is
    /// none.
    bool takeFocus();
    /// What was typed is refused.
    bool hasErrors() const;
    /// Agrees with what is assumed; false when there is nothing to agree with.
    bool agree();
    QWidget *buttons() const { return m_buttons; }

Q_SIGNALS:
    void entityWanted();
    void relationshipWanted();
    void operationWanted(const sw::schema::Operation &draft);
    void fieldWanted(const sw::schema::EntityId &entity);
    void patternWanted(const sw::schema::PatternUse &use);
    void problemsWanted();
    void agreed();
    void settled(); ///< what had the focus is gone with its answer
    void failed(const QString &text);

private:
    void build();
    void buildDecisions();
    static void replace(QWidget *&place, QLayout *layout);
    void buildWorkload();
    void buildRelationship();
    void addWaysOut();
    void addReconsideration();
    void buildPattern();
    void addButton(const QString &text, const QString &help, const std::function<void()> &run);
    void addDecision(const QString &text, const QString &help, const std::function<void()> &run);
    void addAgreement();
    void refreshAgreement();
    bool holdsFocus(const QWidget *place) const;
    bool isSaid(services::Word word) const;
    void takeBack(services::Word word);
    void addBusiest();
    void addSizes();
    void addItemsWanted();
    void addChoices();
    void apply(const base::Result<void> &outcome);
    void usePattern(bool applied);
    void removePattern(const schema::PatternUseId &id);
    base::Result<void> changeOperation(const schema::OperationId &id, const char *mergeKey,
                                       const std::function<void(schema::Operation &)> &change);
    base::Result<void> changeLink(const char *mergeKey, const std::function<void(schema::Relationship &)> &change);
    const schema::Operation &operation(const schema::OperationId &id) const;
    const schema::Relationship &link() const;
    /// Of the pattern that is asked about, switched on or off; nullptr: nobody has decided.
    const schema::PatternUse *decidedUse() const;
    const schema::Model &model() const;

    PageContext m_context;
    services::MethodQuestion m_question;
    schema::OperationId m_picked; ///< that is said to run most often
    QVBoxLayout *m_layout;
    PropertyForm *m_form = nullptr;
    QWidget *m_content = nullptr;
    QWidget *m_buttons; ///< stands apart, with m_row in it
    QWidget *m_row = nullptr;
    QPushButton *m_agree = nullptr; ///< only of what may be assumed
    std::function<void()> m_refresh;
    bool m_built = false;
};

} // namespace sw::views
