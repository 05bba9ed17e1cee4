// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/fieldlines/fieldlinehints.h"

#include <QObject>

#include <functional>

class QLabel;
class QLineEdit;
class QListWidget;

namespace sw::views
{

/// Helps to type the line of a field: shows in grey what may come, lists what the word could become, and completes it
/// by Tab or Right. The list is chosen from by Up and Down, or by the mouse; Enter takes what is chosen, else the line.
class FieldLineHelp : public QObject
{
    Q_OBJECT

public:
    using Hints = std::function<schema::FieldLineHints(const QString &)>;

    /// Belongs to \p edit. Without hints it does nothing.
    explicit FieldLineHelp(QLineEdit *edit);

    void setHints(const Hints &hints);
    QString ghost() const;
    QStringList offered() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool press(int key, Qt::KeyboardModifiers modifiers);
    bool complete(const QString &word);
    void update();
    void showGhost(const QString &text);
    void showList();
    void clear();

    QLineEdit *m_edit;
    QLabel *m_ghost;
    QListWidget *m_list = nullptr;
    Hints m_hints;
    schema::FieldLineHints m_shown;
};

} // namespace sw::views
