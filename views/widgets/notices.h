// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/style/appearance.h"

#include <QHash>
#include <QWidget>

class QVBoxLayout;

namespace sw::views
{

class Banner;

/// One message that waits for a person.
struct Notice
{
    struct Action
    {
        QString text;
        std::function<void()> run;
    };

    QString key; ///< what it is about: a later one of the same key takes its place
    Status status = Status::Info;
    QString text; ///< plain
    QList<Action> actions;
    QString close{};                ///< of the button that puts it aside; empty: "Close"
    std::function<void()> closed{}; ///< once that button was pressed
    QString head{};                 ///< above the text, as many lines as it needs
    QString spoken{};               ///< to screen readers; empty: head and text
};

/// Messages one below the other, each until it is solved or put aside: a new one never takes the place of another that
/// was not read.
class Notices : public QWidget
{
    Q_OBJECT

public:
    explicit Notices(QWidget *parent = nullptr);

    void put(const Notice &notice);
    void remove(const QString &key);
    /// All whose key begins with \p beginning.
    void removeAll(const QString &beginning);
    QStringList texts() const;

private:
    QVBoxLayout *m_column;
    QList<std::pair<QString, Banner *>> m_shown;
};

} // namespace sw::views
