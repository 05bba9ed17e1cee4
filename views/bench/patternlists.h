// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/schema/types.h"

#include <QWidget>

class QLineEdit;
class QPushButton;
class QTreeView;

namespace sw::items
{
class PatternFitModel;
class PatternListModel;
} // namespace sw::items

namespace sw::views
{

class StatusLine;
class TextLabel;

/// The patterns in use, in the order in which they are applied, and all patterns by how well they fit.
class PatternLists : public QWidget
{
    Q_OBJECT

public:
    PatternLists(items::PatternListModel *uses, items::PatternFitModel *fits, QWidget *parent = nullptr);

    QTreeView *uses() const { return m_uses; }
    QTreeView *all() const { return m_all; }
    QLineEdit *search() const { return m_search; }
    /// Shows which pattern, and which use of it, is looked at.
    void setCurrent(const QString &pattern, const schema::PatternUseId &use);
    /// One step up or down in the order; says why when it cannot be.
    void moveUse(int by);
    QString notice() const;
    /// Whether the mouse is on the list of all patterns.
    bool isPointedAt() const;
    QSize minimumSizeHint() const override { return {130, 120}; }
    /// Wide enough for every name beside its figure.
    QSize sizeHint() const override;

Q_SIGNALS:
    void patternChosen(const QString &pattern);
    void useChosen(const schema::PatternUseId &use);
    void removalRequested(const schema::PatternUseId &use);
    void adviceRequested();
    void matrixRequested();
    void pointerLeft(); ///< the list of all patterns

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeUses();
    QWidget *makeAll();
    void usesChanged();
    void tellTitle();
    void updateButtons();
    void showMenu(const QPoint &position);
    void removeUse();
    void keepCurrent();
    schema::PatternUseId currentUse() const;

    items::PatternListModel *m_useModel;
    items::PatternFitModel *m_fitModel;
    QTreeView *m_uses;
    QTreeView *m_all;
    QLineEdit *m_search;
    QPushButton *m_up = nullptr;
    QPushButton *m_down = nullptr;
    QPushButton *m_remove = nullptr;
    QWidget *m_empty = nullptr;
    TextLabel *m_title = nullptr;
    StatusLine *m_notice = nullptr;
    QString m_pattern;
    bool m_telling = false;
};

} // namespace sw::views
