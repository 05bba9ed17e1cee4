// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/differences/projectdifference.h"

#include <QDialog>

class QLabel;
class QTreeWidget;

namespace sw::base
{
class Job;
}

namespace sw::views
{

/// What differs between a file and the project that is open: worked out off the GUI thread, and shown as the command
/// line prints it.
class CompareDialog : public QDialog
{
    Q_OBJECT

public:
    /// \p before comes from the file called \p file.
    CompareDialog(const schema::Model &before, const QString &file, const schema::Model &after,
                  QWidget *parent = nullptr);

    bool isDone() const;
    /// All lines as text, for the clipboard.
    QString text() const;
    QTreeWidget *tree() const { return m_tree; }

private:
    void show(const services::ProjectDifference &difference);

    base::Job *m_job;
    QLabel *m_summary;
    QTreeWidget *m_tree;
    QList<services::DifferenceLine> m_lines;
};

} // namespace sw::views
