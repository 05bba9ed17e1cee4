// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QToolButton;

namespace sw::views
{

/// A part of a page under a heading that folds it away, so that rare settings do not stand between the usual ones.
class FoldSection : public QWidget
{
    Q_OBJECT

public:
    FoldSection(const QString &title, QWidget *content, bool folded, QWidget *parent = nullptr);

    void setFolded(bool folded);

Q_SIGNALS:
    void folded(bool folded); ///< by a person

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void tellState(bool folded);

    QToolButton *m_button;
    QWidget *m_content;
    bool m_folded = false;
};

} // namespace sw::views
