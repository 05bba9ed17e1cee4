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

/// The advice for one goal: what to store in another way and what to apply, ticked, what would help beyond the goal,
/// and what was rejected, each explained.
class AdvicePage : public QWidget
{
    Q_OBJECT

public:
    explicit AdvicePage(QWidget *parent = nullptr);

    /// The advice for \p model.
    void show(const schema::Model &model, const advisor::Advice &advice);
    /// While the advisor works.
    void showBusy(const QString &text);
    /// The uses that are ticked, in the order in which they were chosen.
    QList<schema::PatternUse> chosen() const;
    /// The moves that are ticked.
    QList<advisor::PlacementMove> chosenMoves() const;
    QTreeWidget *list() const { return m_list; }

Q_SIGNALS:
    void chosenChanged();

private:
    QTreeWidgetItem *addGroup(const QString &title, qsizetype size, bool expanded);
    void addMoves(const QString &title, const schema::Model &model, const QList<advisor::PlacementMove> &moves,
                  Qt::CheckState state);
    void addExplanations(const QString &title, const QList<advisor::Explanation> &explanations, Qt::CheckState state);
    void explainCurrent();
    QList<const QTreeWidgetItem *> ticked() const;
    const advisor::Explanation *explanationOf(const QTreeWidgetItem *item) const;
    const advisor::PlacementMove *moveOf(const QTreeWidgetItem *item) const;

    QList<advisor::PlacementMove> m_moves;
    QList<advisor::Explanation> m_explanations;
    QTreeWidget *m_list;
    ExplanationView *m_explanation;
    TextLabel *m_assumptions;
};

} // namespace sw::views
