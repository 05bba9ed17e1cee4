// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/connections/connectionprofile.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QPushButton;

namespace sw::views
{

class StatusLine;

/// A connection profile: where the server is, how to log in, and what it is for. It asks for no password.
class ProfileDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ProfileDialog(const services::ConnectionProfile &profile, QWidget *parent = nullptr);

    services::ConnectionProfile profile() const;

private:
    QLineEdit *addLine(const QString &label, const QString &text, const QString &placeholder);
    QLineEdit *addFile(const QString &label, const QString &path);
    void check();

    services::ConnectionProfile m_start; ///< holds what has no row
    QFormLayout *m_form;
    QLineEdit *m_name;
    QComboBox *m_role;
    QLineEdit *m_hosts;
    QCheckBox *m_srv;
    QLineEdit *m_set;
    QComboBox *m_tls;
    QLineEdit *m_authority;
    QLineEdit *m_certificate;
    QLineEdit *m_user;
    QComboBox *m_mechanism;
    QComboBox *m_readFrom;
    QLineEdit *m_loginDatabase;
    QLineEdit *m_database;
    StatusLine *m_problem;
    QPushButton *m_save;
};

} // namespace sw::views
