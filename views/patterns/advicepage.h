// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/advisor/advisor.h"

#include <QWidget>

class QTreeWidget;
class QTreeWidgetItem;

namespace sw::views
{

class ExplanationView;
class TextLabel;

/// The advice for one goal: what to apply, ticked, what would help beyond the goal, and what was rejected, each
/// explained.
class AdvicePage : public QWidget
{
    Q_OBJECT

public:
    explicit AdvicePage(QWidget *parent = nullptr);

    void show(const advisor::Advice &advice);
    /// While the advisor works.
    void showBusy(const QString &text);
    /// The uses that are ticked, in the order in which they were chosen.
    QList<schema::PatternUse> chosen() const;
    QTreeWidget *list() const { return m_list; }

Q_SIGNALS:
    void chosenChanged();

private:
    void addGroup(const QString &title, const QList<advisor::Explanation> &explanations, Qt::CheckState state);
    void explainCurrent();
    const advisor::Explanation *explanationOf(const QTreeWidgetItem *item) const;

    QList<advisor::Explanation> m_explanations;
    QTreeWidget *m_list;
    ExplanationView *m_explanation;
    TextLabel *m_assumptions;
};

} // namespace sw::views
