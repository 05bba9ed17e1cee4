// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QMenu;
class QToolButton;

namespace sw::views
{

/// Tab leads through \p made, which were made later than all around them, and from there to \p last.
void tabThrough(const QList<QWidget *> &made, QWidget *last);

/// A short list of names, each with a button that takes it out, and one that adds: fields read, filters, sort keys.
class ChipList : public QWidget
{
    Q_OBJECT

public:
    /// \p addText: what the last button adds, "field".
    explicit ChipList(const QString &addText, QWidget *parent = nullptr);

    void setChips(const QStringList &texts);
    const QStringList &chips() const { return m_texts; }
    /// The menu of the adding button; filled when it is about to be shown.
    QMenu *addMenu() const { return m_menu; }
    /// What a click on the chip itself does; none by default.
    void setChipToolTip(const QString &text);

Q_SIGNALS:
    void activated(int index, const QPoint &globalPosition); ///< a chip itself was clicked
    void removed(int index);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeChip(int index, const QString &text);

    QStringList m_texts;
    QString m_toolTip;
    QToolButton *m_add;
    QMenu *m_menu;
};

} // namespace sw::views
