// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"
#include "models/sizing/estimate/measured.h"

#include <QDialog>

class QLabel;
class QProgressBar;
class QPushButton;

namespace sw::views
{

class Banner;
class SizeJob;
class SizeLab;
class MeasuredTable;

/// Builds the collections of a design and their indexes in the storage engine, on this machine, and shows what they
/// weigh beside the estimates. Begins when it is shown; editing goes on beside it.
class MeasureDialog : public QDialog
{
    Q_OBJECT

public:
    MeasureDialog(std::shared_ptr<SizeLab> lab, const design::Design &design, const sizing::SizeOptions &options,
                  QWidget *parent = nullptr);

    /// Documents of each collection at most.
    void setDocuments(double most) { m_most = most; }
    bool isRunning() const;
    void done(int result) override;

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct Outcome
    {
        QStringList notes;
        std::optional<base::Error> error;
    };
    using Progress = std::function<bool(double, const QString &)>;
    /// Called for each collection as soon as it is measured, with the estimate for as many documents.
    using Weighed = std::function<void(const sizing::MeasuredCollection &, const sizing::SizeReport &)>;
    static Outcome weigh(SizeLab &lab, const design::Design &design, const sizing::SizeOptions &options, double most,
                         const Progress &progress, const Weighed &measured);
    void measure();
    void showOutcome(const Outcome &outcome);
    void updateButtons();

    std::shared_ptr<SizeLab> m_lab;
    design::Design m_design;
    sizing::SizeOptions m_options;
    double m_most = 100'000;
    SizeJob *m_job;
    Banner *m_banner;
    MeasuredTable *m_table;
    QLabel *m_status;
    QProgressBar *m_progress;
    QPushButton *m_again;
    QPushButton *m_close;
    bool m_begun = false;
};

} // namespace sw::views
