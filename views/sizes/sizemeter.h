// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/cost/diskreads.h"

#include <QWidget>

namespace sw::views
{

/// The working set against the cache in one line: bar to 125 %, thin tick at 70 %, thick tick at the cache, then an
/// icon, the figures and the word, so that nothing is told by colour alone; and what has to be read from disk when it
/// does not fit.
class SizeMeter : public QWidget
{
    Q_OBJECT

public:
    explicit SizeMeter(QWidget *parent = nullptr);

    /// Nothing is known yet of what was opened.
    void setUnknown();
    void setReport(const sizing::SizeReport &report, const sizing::DiskReads &reads);
    /// Figures of an older model: shown dimmed until new ones come.
    void setOutdated(bool outdated);
    QSize sizeHint() const override;
    /// Where room is short, the bar gets shorter and words are left out; the tip has all of them.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void clicked();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    QString figures() const;
    QStringList wordings() const;
    int textWidth(const QString &words) const;
    int barLength() const;

    base::Bytes m_workingSet;
    base::Bytes m_cache;
    sizing::Fit m_fit = sizing::Fit::Fits;
    double m_share = 0;
    double m_diskReads = 0; ///< per second
    bool m_outdated = false;
    bool m_known = false;
};

} // namespace sw::views
