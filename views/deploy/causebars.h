// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/deployment/evidence.h"

#include <QWidget>

namespace sw::views
{

/// Why documents fail, as bars with a number: the most frequent causes.
class CauseBars : public QWidget
{
    Q_OBJECT

public:
    explicit CauseBars(QWidget *parent = nullptr);

    void setCauses(const services::Evidence &evidence);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {80, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QList<services::FailureCause> m_causes;
};

} // namespace sw::views
