// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/exporter.h"

#include <QDialog>

class QCheckBox;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace sw::views
{

class StatusLine;
class TextLabel;

/// Asks for a format, a place and how much of the design, and writes its files there. What would be written, and what
/// of it is there already, is told before.
class ExportFileDialog : public QDialog
{
    Q_OBJECT

public:
    /// \p chosen: collections that can be exported alone; none: always all. \p folder: where files go at first.
    ExportFileDialog(const schema::Model &model, const design::Design &design, const QStringList &chosen,
                     const QString &folder, QWidget *parent);

    void setFormat(const QString &id);
    void setPath(const QString &path);
    QString path() const;
    /// The files that were written.
    QStringList written() const { return m_written; }

public Q_SLOTS:
    void accept() override;

private:
    const formats::Exporter *exporter() const;
    void make();
    QStringList targets(const QList<formats::OutputFile> &files) const;
    void formatChanged();
    void browse();
    void tell();

    const schema::Model m_model;
    const design::Design m_design;
    const QStringList m_chosen;
    QListWidget *m_formats;
    TextLabel *m_help;
    QLineEdit *m_path;
    QCheckBox *m_only;
    StatusLine *m_status;
    QPushButton *m_export;
    base::Result<QList<formats::OutputFile>> m_made{QList<formats::OutputFile>()}; ///< of the chosen format
    QStringList m_written;
};

} // namespace sw::views
