// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/deployment/applyrecords.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace sw::views
{

class Banner;

/// First page of the export: which server and which database. Connection strings are remembered without user and
/// password.
class ExportConnectPage : public QWidget
{
    Q_OBJECT

public:
    explicit ExportConnectPage(const QString &database, QWidget *parent = nullptr);

    QString uri() const;
    QByteArray password() const;
    QString database() const;
    void setUri(const QString &uri);
    void setDatabase(const QString &name);
    /// Says what will happen to the server.
    void setHint(const QString &text);
    /// Names the server of the recent ones that \p run was for, and its database.
    void setPlaceOf(const deploy::UnfinishedRun &run);
    /// Says what broke off; one button names its server, another puts it aside.
    void offerUnfinished(const services::ApplyRecords &records);
    void remember(const QString &uriForPeople);
    bool isComplete() const;
    /// Keeps the message in place until the next try.
    void showError(const base::Error &error);
    void clearError();

Q_SIGNALS:
    void completeChanged(bool complete);
    void connectAsked();

private:
    Banner *m_banner;
    Banner *m_unfinished;
    QComboBox *m_uri;
    QLineEdit *m_password;
    QLineEdit *m_database;
    QLabel *m_hint;
};

} // namespace sw::views
