// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QElapsedTimer>

namespace sw::views
{

/// Ends a text that does not fit with "…", and tells it as a whole in the tooltip. A choice that is typed as a whole is
/// meant, though another one that begins with it stands before it.
class ChoiceBox : public QComboBox
{
public:
    using QComboBox::QComboBox;

protected:
    void initStyleOption(QStyleOptionComboBox *option) const override;
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QString m_typed;
    QElapsedTimer m_pause;
};

} // namespace sw::views
