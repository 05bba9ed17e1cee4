// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/job.h"
#include "models/services/connections/profilestore.h"
#include "models/services/connections/serverlook.h"
#include "models/services/deployment/applyrecords.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace sw::views
{

class Banner;
class KeychainBox;
class StatusLine;

/// First page of the export: which server, by profile or connection string, and which database. Connection strings are
/// remembered without user and password.
class ExportConnectPage : public QWidget
{
    Q_OBJECT

public:
    explicit ExportConnectPage(const QString &database, QWidget *parent = nullptr);

    QString uri() const;
    QByteArray password() const;
    QString database() const;
    /// All of that, with the password that was kept where none is typed.
    services::ServerAddress address();
    /// By the profiles that there are.
    bool isProduction() const;
    void setUri(const QString &uri);
    void setDatabase(const QString &name);
    /// Says what will happen to the server.
    void setHint(const QString &text);
    /// Adds a button that connects, says what server it is, and lists its databases.
    void offerTest(const services::Connect &connect);
    /// Names the server of the recent ones that \p run was for, and its database.
    void setPlaceOf(const deploy::UnfinishedRun &run);
    /// Says what broke off; one button names its server, another puts it aside.
    void offerUnfinished(const services::ApplyRecords &records);
    /// After a connection was made.
    void remember();
    bool isComplete() const;
    /// Keeps the message in place until the next try.
    void showError(const base::Error &error);
    void clearError();

Q_SIGNALS:
    void completeChanged(bool complete);
    void connectAsked();
    /// What went wrong with a password behind the back of whoever typed it; it stands on this page too.
    void warned(const QString &text);

private:
    QWidget *buildProfiles();
    QWidget *buildDatabase();
    void addRow(QFormLayout &form, const QString &name, QWidget *field, QWidget *words);
    void fillProfiles(const QString &chosen);
    void chooseProfile();
    void editProfile(const services::ConnectionProfile &profile);
    void removeProfile();
    const services::ConnectionProfile *chosenProfile() const;
    void updateRole();
    void takePasswordOut();
    void uriEdited();
    void connectKeychain();
    void updatePassword();
    void test();

    services::ProfileStore m_store;
    QList<services::ConnectionProfile> m_profiles;
    services::Connect m_connect;
    base::Job m_test;
    Banner *m_banner;
    Banner *m_unfinished;
    QComboBox *m_profile;
    QPushButton *m_edit;
    QPushButton *m_remove;
    StatusLine *m_role;
    QComboBox *m_uri;
    QLineEdit *m_password;
    QCheckBox *m_keep;
    KeychainBox *m_keychain;
    QComboBox *m_database;
    QPushButton *m_testButton;
    QLabel *m_hint;
};

} // namespace sw::views
