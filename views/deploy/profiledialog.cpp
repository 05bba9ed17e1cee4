// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/deploy/profiledialog.h"

#include "models/deploy/connectionstring.h"
#include "views/widgets/statusline.h"
#include "views/widgets/textlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

namespace sw::views
{

using services::ConnectionProfile;
using services::ServerRole;
using services::TlsUse;

ProfileDialog::ProfileDialog(const ConnectionProfile &profile, QWidget *parent)
    : QDialog(parent),
      m_start(profile),
      m_form(new QFormLayout),
      m_role(new QComboBox),
      m_srv(new QCheckBox(tr("Loo&k the members up by name (mongodb+srv)"))),
      m_tls(new QComboBox),
      m_mechanism(new QComboBox),
      m_readFrom(new QComboBox),
      m_problem(new StatusLine)
{
    setWindowTitle(profile.name.isEmpty() ? tr("New connection profile") : tr("Connection profile"));
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_name = addLine(tr("&Name"), profile.name, tr("staging"));
    for (const ServerRole role : {ServerRole::Development, ServerRole::Staging, ServerRole::Production})
        m_role->addItem(services::roleText(role), static_cast<int>(role));
    m_role->setCurrentIndex(static_cast<int>(profile.role));
    m_role->setToolTip(tr("For a production server plans are made, and applied only after you unlock it"));
    m_form->addRow(tr("&Role"), m_role);
    m_hosts =
        addLine(tr("&Hosts"), profile.hosts.join(QStringLiteral(", ")), tr("db1.example.com:27017, db2.example.com"));
    m_srv->setChecked(profile.isSrv);
    m_form->addRow(QString(), m_srv);
    m_set = addLine(tr("Replica &set"), profile.replicaSet, tr("none named"));
    for (const auto &[text, use] : {std::pair(tr("On, except for this machine"), TlsUse::Default),
                                    {tr("On"), TlsUse::On},
                                    {tr("Off: nothing is encrypted"), TlsUse::Off}})
        m_tls->addItem(text, static_cast<int>(use));
    m_tls->setCurrentIndex(static_cast<int>(profile.tls));
    m_form->addRow(tr("&TLS"), m_tls);
    m_authority = addFile(tr("&CA file"), profile.caFile);
    m_certificate = addFile(tr("Client certi&ficate with key"), profile.certificateFile);
    m_user = addLine(tr("&User"), profile.user, tr("no login"));
    m_mechanism->addItem(tr("What the server offers"), QString());
    for (const char *name : {"SCRAM-SHA-256", "SCRAM-SHA-1", "MONGODB-X509", "PLAIN"})
        m_mechanism->addItem(QLatin1String(name), QLatin1String(name));
    m_mechanism->setCurrentIndex(std::max(0, m_mechanism->findData(profile.mechanism)));
    m_form->addRow(tr("&Mechanism"), m_mechanism);
    m_loginDatabase = addLine(tr("&Login database"), profile.loginDatabase, QStringLiteral("admin"));
    m_readFrom->addItem(tr("The primary"), QString());
    for (const auto &[text, preference] :
         {std::pair(tr("A secondary, the primary if there is none"), "secondaryPreferred"),
          {tr("Secondaries only"), "secondary"},
          {tr("The nearest member"), "nearest"},
          {tr("The primary, a secondary while it is away"), "primaryPreferred"}})
        m_readFrom->addItem(text, QLatin1String(preference));
    m_readFrom->setCurrentIndex(std::max(0, m_readFrom->findData(profile.readPreference)));
    m_readFrom->setToolTip(
        tr("Which member counts and lists documents while a plan is made. What is compared and changed is always "
           "the primary's"));
    m_form->addRow(tr("Cou&nt on"), m_readFrom);
    m_database = addLine(tr("&Database"), profile.database, tr("the name of the project"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_save = buttons->addButton(tr("Save profile"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_problem->setLines(2);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(m_form);
    layout->addWidget(new TextLabel(TextLabel::Style::Secondary,
                                    tr("The password is asked for when you connect. It is never written to a file.")));
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    resize(560, sizeHint().height());
    for (QComboBox *box : {m_role, m_tls, m_mechanism, m_readFrom})
        connect(box, &QComboBox::currentIndexChanged, this, &ProfileDialog::check);
    connect(m_srv, &QCheckBox::toggled, this, &ProfileDialog::check);
    check();
}

QLineEdit *ProfileDialog::addLine(const QString &label, const QString &text, const QString &placeholder)
{
    auto *edit = new QLineEdit(text);
    edit->setPlaceholderText(placeholder);
    m_form->addRow(label, edit);
    connect(edit, &QLineEdit::textChanged, this, &ProfileDialog::check);
    return edit;
}

QLineEdit *ProfileDialog::addFile(const QString &label, const QString &path)
{
    auto *edit = new QLineEdit(path);
    edit->setPlaceholderText(tr("none"));
    auto *choose = new QToolButton;
    choose->setText(QStringLiteral("…"));
    choose->setToolTip(tr("Choose a file"));
    choose->setAccessibleName(choose->toolTip());
    auto *row = new QHBoxLayout;
    row->addWidget(edit, 1);
    row->addWidget(choose);
    m_form->addRow(label, row);
    if (auto *words = qobject_cast<QLabel *>(m_form->labelForField(row)))
        words->setBuddy(edit);
    connect(edit, &QLineEdit::textChanged, this, &ProfileDialog::check);
    connect(choose, &QToolButton::clicked, this, [this, edit] {
        const QString chosen = QFileDialog::getOpenFileName(this, tr("Choose a file"), edit->text(),
                                                            tr("Certificates (*.pem *.crt *.key);;All files (*)"));
        if (!chosen.isEmpty())
            edit->setText(chosen);
    });
    return edit;
}

ConnectionProfile ProfileDialog::profile() const
{
    ConnectionProfile out = m_start;
    out.name = m_name->text().trimmed();
    out.role = static_cast<ServerRole>(m_role->currentData().toInt());
    out.hosts.clear();
    for (const QString &host : m_hosts->text().split(QLatin1Char(','), Qt::SkipEmptyParts))
        out.hosts << host.trimmed();
    out.isSrv = m_srv->isChecked();
    out.replicaSet = m_set->text().trimmed();
    out.tls = static_cast<TlsUse>(m_tls->currentData().toInt());
    out.caFile = m_authority->text().trimmed();
    out.certificateFile = m_certificate->text().trimmed();
    out.user = m_user->text().trimmed();
    out.mechanism = m_mechanism->currentData().toString();
    out.readPreference = m_readFrom->currentData().toString();
    out.loginDatabase = m_loginDatabase->text().trimmed();
    out.database = m_database->text().trimmed();
    return out;
}

void ProfileDialog::check()
{
    const ConnectionProfile now = profile();
    const auto usable = services::checkProfile(now);
    const bool begun = !now.name.isEmpty() && !now.hosts.isEmpty();
    m_save->setEnabled(usable.has_value());
    if (usable)
        m_problem->setMessage(Status::Ok, deploy::uriForPeople(services::uriOf(now)));
    else if (begun)
        m_problem->setMessage(Status::Warn, usable.error().message + QLatin1Char(' ') + usable.error().wayOut);
    else
        m_problem->setMessage(Status::Info, tr("A profile needs a name and at least one host."));
}

} // namespace sw::views
