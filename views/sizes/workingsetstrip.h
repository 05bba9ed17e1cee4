// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/sizes/workingsetchart.h"

#include <QWidget>

namespace sw::views
{

/// The working set of one design as a row of boxes, one for each of its parts, against the dashed line of the cache.
/// Strips that stand beside each other share a scale.
class WorkingSetStrip : public QWidget
{
    Q_OBJECT

public:
    explicit WorkingSetStrip(QWidget *parent = nullptr);

    /// \p scale: bytes of the full width.
    void show(const WorkingSetBar &bar, base::Bytes cache, base::Bytes scale);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    WorkingSetBar m_bar;
    base::Bytes m_cache;
    base::Bytes m_scale;
};

} // namespace sw::views
