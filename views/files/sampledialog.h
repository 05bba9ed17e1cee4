// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/generating/generating.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLineEdit;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace sw::base
{
class Job;
}

namespace sw::views
{

class CountEdit;
class StatusLine;
class TextLabel;

/// Asks for how many synthetic documents of which collections, and writes them to a folder in a thread of its own, with
/// progress and a way to stop. What is stopped leaves the file that was there before.
class SampleDialog : public QDialog
{
    Q_OBJECT

public:
    /// \p chosen: the collections that are ticked at first; none of the design's: all. \p folder: where files go at
    /// first.
    SampleDialog(const design::Design &design, const QStringList &chosen, const QString &folder, QWidget *parent);
    ~SampleDialog() override;

    bool isRunning() const;
    void setFolder(const QString &folder);
    QString folder() const;
    void setFormat(samples::SampleFormat format);

public Q_SLOTS:
    void accept() override;
    /// Stops what runs; else closes.
    void reject() override;

Q_SIGNALS:
    void ended(bool written);

private:
    QWidget *makeForm();
    QWidget *makeCollections(const QStringList &chosen);
    QWidget *makeFolder();
    void connectParts();
    void browse();
    void tickAll(bool on);
    void updateTicks();
    /// Says which files there will be, and which of them take the place of others.
    void updateHint();
    QStringList ticked() const;
    samples::SampleFormat format() const;
    /// Nothing when something is missing, which is then said.
    std::optional<services::SampleOrder> order();
    void refuse(const QString &text);
    void start(const services::SampleOrder &order);
    void finish(const services::SampleOutcome &outcome, const services::SampleOrder &order);
    void setRunning(bool running);

    const design::Design m_design;
    QCheckBox *m_all;
    QListWidget *m_collections;
    CountEdit *m_number;
    CountEdit *m_seed;
    QComboBox *m_format;
    QLineEdit *m_folder;
    QPushButton *m_browse;
    TextLabel *m_hint;
    QProgressBar *m_progress;
    StatusLine *m_status;
    QPushButton *m_generate;
    QDialogButtonBox *m_buttons;
    QWidget *m_form = nullptr;
    base::Job *m_job;
};

} // namespace sw::views
