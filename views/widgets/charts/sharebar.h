// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/units.h"

#include <QWidget>

namespace sw::views
{

/// How much of a document one part of it takes: a bar of two parts with their names and sizes below.
class ShareBar : public QWidget
{
    Q_OBJECT

public:
    explicit ShareBar(QWidget *parent = nullptr);

    /// \p pattern: the bar is drawn in the colour of its family; neutral when empty.
    void show(const QString &name, base::Bytes part, base::Bytes whole, const QString &pattern);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {80, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_name;
    base::Bytes m_part;
    base::Bytes m_whole;
    QString m_pattern;
};

} // namespace sw::views
