// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/style/appearance.h"

#include <QFrame>

class QGridLayout;
class QLabel;
class QHBoxLayout;

namespace sw::views
{

class TextLabel;

/// A message that stays in place until it is solved: bar, tint, icon, what and where and the way out, and buttons for
/// it.
class Banner : public QFrame
{
    Q_OBJECT

public:
    explicit Banner(QWidget *parent = nullptr);

    /// Shows \p text, which is taken as plain text, and drops the buttons of the message before. \p head stands on one
    /// line above it, cut where there is no room.
    void showMessage(Status status, const QString &text, const QString &head = {});
    void addButton(const QString &text, const std::function<void()> &action);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void updateColors();

    Status m_status = Status::Info;
    QLabel *m_icon;
    TextLabel *m_head;
    QLabel *m_text;
    QHBoxLayout *m_buttons;
    QGridLayout *m_layout;
};

} // namespace sw::views
