// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/measuring/measuring.h"

#include <QDialog>

class QLabel;
class QProgressBar;
class QPushButton;

namespace sw::base
{
class Job;
}

namespace sw::views
{

class Banner;
struct SizeLab;
class MeasuredTable;

/// Builds the collections of a design and their indexes in the storage engine, on this machine, and shows how large
/// they are beside the estimates. Begins when it is shown; editing goes on beside it.
class MeasureDialog : public QDialog
{
    Q_OBJECT

public:
    MeasureDialog(std::shared_ptr<const SizeLab> lab, const design::Design &design, const sizing::SizeOptions &options,
                  QWidget *parent = nullptr);

    /// Documents of each collection at most.
    void setDocuments(double most) { m_most = most; }
    bool isRunning() const;
    void done(int result) override;

protected:
    void showEvent(QShowEvent *event) override;

private:
    void measure();
    void showMeasured(const base::Result<services::Measured> &measured);
    void updateButtons();

    std::shared_ptr<const SizeLab> m_lab;
    design::Design m_design;
    sizing::SizeOptions m_options;
    double m_most = services::mostMeasuredDocuments;
    base::Job *m_job;
    Banner *m_banner;
    MeasuredTable *m_table;
    QLabel *m_status;
    QProgressBar *m_progress;
    QPushButton *m_again;
    QPushButton *m_close;
    bool m_begun = false;
};

} // namespace sw::views
