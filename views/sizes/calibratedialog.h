// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/calibration/calibrate.h"

#include <QDialog>

class QLabel;
class QProgressBar;
class QPushButton;
class QRadioButton;
class QSpinBox;
class QStackedWidget;

namespace sw::base
{
class Job;
}

namespace sw::document
{
class Document;
}

namespace sw::views
{

class Banner;
class ExportConnectPage;
struct SizeLab;
class MeasuredTable;

/// Compares the formulas with a server and keeps the factors with the project. Either it reads what the collections of
/// a database weigh, or it has the server weigh synthetic documents in a scratch database: connect, load, compare. The
/// button that begins says what is written, how much and where; the database is gone when the work ends, however it
/// ends.
class CalibrateDialog : public QDialog
{
    Q_OBJECT

public:
    CalibrateDialog(std::shared_ptr<const SizeLab> lab, document::Document &document, const design::Design &design,
                    const sizing::SizeOptions &options, QWidget *parent = nullptr);

    /// What the server is asked for.
    enum class Way {
        Read, ///< its own documents under its own load; nothing is written
        Load  ///< synthetic documents in a scratch database
    };
    Way way() const;
    void setWay(Way way);
    void setServer(const QString &uri, const QString &database);
    void setDocuments(int most);
    bool isRunning() const;
    void done(int result) override;

private:
    QWidget *buildConnectPage();
    QWidget *buildWays();
    QWidget *buildResultPage();
    QWidget *buildButtons();
    services::CalibrationLimits limits() const;
    void begin();
    void showCalibrated(const services::Calibrated &calibrated);
    void showError(const base::Error &error);
    void keepFactors();
    void updateExtent();
    void updateWay();
    void updateButtons();

    std::shared_ptr<const SizeLab> m_lab;
    document::Document &m_document;
    design::Design m_design;
    sizing::SizeOptions m_options;
    base::Job *m_job;
    ExportConnectPage *m_connectPage;
    QRadioButton *m_reads;
    QRadioButton *m_loads;
    QWidget *m_documentsRow;
    QSpinBox *m_documents;
    QString m_readDatabase; ///< what was typed for it
    QString m_scratch;
    Banner *m_banner;
    MeasuredTable *m_table;
    QStackedWidget *m_pages;
    QLabel *m_status;
    QProgressBar *m_progress;
    QPushButton *m_back;
    QPushButton *m_close;
    QPushButton *m_next;
    schema::Calibration m_calibration; ///< what the last run found
    bool m_kept = false;
};

} // namespace sw::views
