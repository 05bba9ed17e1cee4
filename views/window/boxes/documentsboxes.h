// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QCheckBox;

namespace sw::views
{

class Actions;

/// What is drawn in the Documents view beside the cards: each box stands for its command, and its picture tells how
/// that looks.
class DocumentsBoxes : public QWidget
{
    Q_OBJECT

public:
    explicit DocumentsBoxes(const Actions &actions, QWidget *parent = nullptr);

    /// It goes where it has no room, and keeps no window wide.
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void paintSamples();

    QList<QCheckBox *> m_boxes;
};

} // namespace sw::views
