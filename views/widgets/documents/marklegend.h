// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/patternuses/compareddocuments.h"

#include <QWidget>

namespace sw::views
{

/// What the signs and colours of lines mean, of those that are there.
class MarkLegend : public QWidget
{
    Q_OBJECT

public:
    explicit MarkLegend(QWidget *parent = nullptr);

    /// In their order, each once; none that means nothing.
    void setMarks(QList<services::LineMark> marks);
    bool isEmpty() const { return m_marks.isEmpty(); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QList<services::LineMark> m_marks;
};

} // namespace sw::views
