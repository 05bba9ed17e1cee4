// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileDialog>

namespace sw::views
{

/// Asks where a decision record goes. The format chosen there decides the ending of the name, and is proposed the next
/// time.
class RecordDialog : public QFileDialog
{
    Q_OBJECT

public:
    /// \p proposed: a path without ending.
    explicit RecordDialog(const QString &proposed, QWidget *parent = nullptr);

    /// With an ending that names a format.
    QString path() const;

    void accept() override;

private:
    void useFormat(const QString &filter);
    QString suffix() const;
};

} // namespace sw::views
