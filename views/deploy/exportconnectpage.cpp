// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/deploy/exportconnectpage.h"

#include "models/base/secret.h"
#include "models/base/text.h"
#include "models/deploy/connectionstring.h"
#include "models/services/connections/sessionpasswords.h"
#include "views/deploy/keychainbox.h"
#include "views/deploy/profiledialog.h"
#include "views/widgets/banner.h"
#include "views/widgets/statusline.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>

#include <algorithm>

namespace sw::views
{

namespace
{

const QLatin1String recentKey("export/recentServers");
constexpr int recentCount = 8;

/// \p field with what there is to say about it below.
QLayout *explained(QWidget *field, QWidget *words)
{
    auto *column = new QVBoxLayout;
    column->setSpacing(2);
    column->addWidget(field);
    column->addWidget(words);
    return column;
}

QLabel *hint(const QString &text)
{
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

} // namespace

ExportConnectPage::ExportConnectPage(const QString &database, QWidget *parent)
    : QWidget(parent),
      m_test(base::Job::Policy::LatestWins),
      m_banner(new Banner),
      m_unfinished(new Banner),
      m_profile(new QComboBox),
      m_edit(new QPushButton(tr("&Edit…"))),
      m_remove(new QPushButton(tr("Re&move"))),
      m_role(new StatusLine),
      m_uri(new QComboBox),
      m_password(new QLineEdit),
      m_keep(new QCheckBox(tr("&Keep it until the program ends"))),
      m_keychain(new KeychainBox),
      m_database(new QComboBox),
      m_testButton(new QPushButton(tr("&Test"))),
      m_hint(hint(tr("Nothing is changed before you have seen the plan. Collections and indexes that are not in the "
                     "model are left unchanged.")))
{
    m_uri->setEditable(true);
    m_uri->setInsertPolicy(QComboBox::NoInsert);
    m_uri->addItems(QSettings().value(recentKey).toStringList());
    if (m_uri->count() == 0)
        m_uri->setEditText(QStringLiteral("mongodb://localhost:27017"));
    m_uri->setAccessibleName(tr("Connection string"));
    m_password->setEchoMode(QLineEdit::Password);
    m_keep->setToolTip(tr("In memory only; a changed connection string asks for it again"));
    m_database->setEditable(true);
    m_database->setInsertPolicy(QComboBox::NoInsert);
    m_database->lineEdit()->setMaxLength(63);
    m_database->setEditText(database);
    m_database->setAccessibleName(tr("Database"));

    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setVerticalSpacing(8);
    addRow(*form, tr("P&rofile"), buildProfiles(), m_role);
    addRow(*form, tr("&Connection string"), m_uri,
           hint(tr("mongodb://user@host:port — leave the password out of it. It is asked for below, and forgotten when "
                   "this window closes unless you have it kept.")));
    auto *keeping = new QWidget;
    auto *ways = new QVBoxLayout(keeping);
    ways->setContentsMargins(0, 0, 0, 0);
    ways->setSpacing(2);
    ways->addWidget(m_keep);
    ways->addWidget(m_keychain);
    addRow(*form, tr("&Password"), m_password, keeping);
    addRow(*form, tr("&Database"), buildDatabase(), m_hint);
    form->setContentsMargins(16, 16, 16, 16);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_banner);
    layout->addWidget(m_unfinished);
    layout->addLayout(form);
    layout->addStretch();
    connectKeychain();
    fillProfiles({});

    const auto report = [this] {
        Q_EMIT completeChanged(isComplete());
    };
    connect(m_uri, &QComboBox::editTextChanged, this, report);
    connect(m_uri, &QComboBox::editTextChanged, this, &ExportConnectPage::uriEdited);
    connect(m_uri->lineEdit(), &QLineEdit::editingFinished, this, &ExportConnectPage::takePasswordOut);
    connect(m_database, &QComboBox::editTextChanged, this, report);
    connect(m_profile, &QComboBox::activated, this, &ExportConnectPage::chooseProfile);
    connect(m_testButton, &QPushButton::clicked, this, &ExportConnectPage::test);
    connect(m_password, &QLineEdit::textChanged, this, report);
    connect(&m_test, &base::Job::runningChanged, this,
            [this](bool running) { m_testButton->setText(running ? tr("Testing …") : tr("&Test")); });
}

void ExportConnectPage::connectKeychain()
{
    connect(m_keychain, &KeychainBox::changed, this, [this] {
        updatePassword();
        Q_EMIT completeChanged(isComplete());
    });
    connect(m_keychain, &KeychainBox::found, this,
            [](const services::ConnectionProfile &profile, const QByteArray &password) {
                services::SessionPasswords::keep(services::uriOf(profile), password); // counts as typed
            });
    connect(m_keychain, &KeychainBox::removed, this, [this] {
        if (!m_keep->isChecked())
            services::SessionPasswords::forget(uri());
        m_banner->showMessage(Status::Info, tr("The password was removed from the keychain."));
    });
    connect(m_keychain, &KeychainBox::unavailable, this, [this](const QString &why) {
        m_keep->setChecked(true);
        m_banner->showMessage(Status::Info,
                              why + QLatin1Char(' ') + tr("The password is kept until the program ends instead."));
    });
    connect(m_keychain, &KeychainBox::failed, this, [this](const QString &why) {
        m_banner->showMessage(Status::Warn, why);
        Q_EMIT warned(why);
    });
}

void ExportConnectPage::addRow(QFormLayout &form, const QString &name, QWidget *field, QWidget *words)
{
    auto *label = new QLabel(name);
    QWidget *target = field->focusProxy();
    label->setBuddy(target ? target : field);
    form.addRow(label, explained(field, words));
}

QWidget *ExportConnectPage::buildProfiles()
{
    m_profile->setAccessibleName(tr("Profile"));
    m_profile->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto *fresh = new QPushButton(tr("Ne&w…"));
    fresh->setToolTip(tr("Keep the server of the connection string under a name"));
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_profile, 1);
    layout->addWidget(fresh);
    layout->addWidget(m_edit);
    layout->addWidget(m_remove);
    row->setFocusProxy(m_profile);
    connect(fresh, &QPushButton::clicked, this, [this] {
        const auto now = services::profileFrom(uri());
        services::ConnectionProfile start = now ? *now : services::ConnectionProfile();
        start.name.clear();
        editProfile(start);
    });
    connect(m_edit, &QPushButton::clicked, this, [this] {
        if (const services::ConnectionProfile *profile = chosenProfile())
            editProfile(*profile);
    });
    connect(m_remove, &QPushButton::clicked, this, &ExportConnectPage::removeProfile);
    return row;
}

QWidget *ExportConnectPage::buildDatabase()
{
    m_database->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_testButton->setToolTip(tr("Connect, say what server it is, and list its databases"));
    m_testButton->hide();
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_database, 1);
    layout->addWidget(m_testButton);
    row->setFocusProxy(m_database);
    return row;
}

void ExportConnectPage::fillProfiles(const QString &chosen)
{
    const auto profiles = m_store.all();
    if (!profiles)
        showError(profiles.error());
    m_profiles = profiles ? *profiles : QList<services::ConnectionProfile>();
    m_profile->clear();
    m_profile->addItem(tr("None: by connection string"));
    for (const services::ConnectionProfile &profile : std::as_const(m_profiles)) {
        m_profile->addItem(tr("%1 (%2)").arg(base::visibleText(profile.name), services::roleText(profile.role)));
        if (profile.name == chosen)
            m_profile->setCurrentIndex(m_profile->count() - 1);
    }
    chooseProfile();
}

const services::ConnectionProfile *ExportConnectPage::chosenProfile() const
{
    const int row = m_profile->currentIndex() - 1;
    return row >= 0 && row < m_profiles.size() ? &m_profiles.at(row) : nullptr;
}

void ExportConnectPage::chooseProfile()
{
    const services::ConnectionProfile *profile = chosenProfile();
    if (profile != nullptr) {
        const services::ConnectionProfile chosen = *profile;
        const auto before = services::profileFrom(uri());
        if (!before || services::uriOf(*before) != services::uriOf(chosen))
            m_password->clear(); // it is another server's
        m_uri->setEditText(services::uriOf(chosen));
        if (!chosen.database.isEmpty())
            m_database->setEditText(chosen.database);
    }
    updateRole();
    m_keychain->setProfile(profile != nullptr ? std::optional(*profile) : std::nullopt);
}

void ExportConnectPage::updateRole()
{
    m_edit->setEnabled(chosenProfile() != nullptr);
    m_remove->setEnabled(chosenProfile() != nullptr);
    m_role->setVisible(isProduction());
    if (isProduction())
        m_role->setMessage(Status::Warn,
                           tr("A production server: plans are made for it, and applied only after you unlock it."));
}

/// A connection string that is no longer the profile's is of no profile.
void ExportConnectPage::uriEdited()
{
    const services::ConnectionProfile *profile = chosenProfile();
    if (profile != nullptr && uri() != services::uriOf(*profile)) {
        m_profile->setCurrentIndex(0);
        m_keychain->setProfile(std::nullopt);
    }
    updateRole();
    updatePassword();
}

void ExportConnectPage::updatePassword()
{
    const bool isKnown = !services::SessionPasswords::of(uri()).isEmpty();
    m_password->setPlaceholderText(m_keychain->isReading() ? tr("waiting for the keychain …")
                                   : !isKnown              ? QString()
                                   : m_keychain->isKept()  ? tr("from the keychain")
                                                           : tr("kept since it was typed"));
}

void ExportConnectPage::editProfile(const services::ConnectionProfile &profile)
{
    ProfileDialog dialog(profile, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const services::ConnectionProfile edited = dialog.profile();
    const bool isRenamed = !profile.name.isEmpty() && profile.name != edited.name;
    auto kept = m_store.put(edited);
    if (kept && isRenamed)
        kept = m_store.remove(profile.name);
    if (!kept)
        return showError(kept.error());
    clearError();
    const bool isSameServer = services::uriOf(profile) == services::uriOf(edited);
    if (!profile.name.isEmpty() && (isRenamed || !isSameServer))
        m_keychain->take(profile, [this, edited, isSameServer](const QByteArray &password) {
            if (isSameServer && !password.isEmpty())
                m_keychain->keep(edited, password);
        });
    fillProfiles(edited.name);
}

void ExportConnectPage::removeProfile()
{
    const services::ConnectionProfile *profile = chosenProfile();
    if (profile == nullptr)
        return;
    const services::ConnectionProfile gone = *profile;
    if (const auto removed = m_store.remove(gone.name); !removed)
        return showError(removed.error());
    services::SessionPasswords::forget(services::uriOf(gone));
    const auto password = std::make_shared<QByteArray>();
    m_keychain->take(gone, [password](const QByteArray &taken) { *password = taken; });
    fillProfiles({});
    m_banner->showMessage(Status::Info, tr("Removed the profile %1.").arg(base::visibleText(gone.name)));
    m_banner->addButton(tr("&Undo"), [this, gone, password] {
        if (const auto kept = m_store.put(gone); !kept)
            return showError(kept.error());
        clearError();
        if (!password->isEmpty())
            m_keychain->keep(gone, *password);
        fillProfiles(gone.name);
    });
}

void ExportConnectPage::takePasswordOut()
{
    QByteArray password;
    const QString without = services::takePassword(uri(), password);
    if (password.isEmpty())
        return;
    m_uri->setEditText(without);
    m_password->setText(QString::fromUtf8(password));
    base::wipe(password);
    m_banner->showMessage(Status::Info,
                          tr("The password was taken out of the connection string. It stands below, is kept "
                             "in memory only, and is never written to a file."));
}

services::ServerAddress ExportConnectPage::address()
{
    takePasswordOut();
    QByteArray typed = password();
    return {uri(), typed.isEmpty() ? services::SessionPasswords::of(uri()) : typed, database(), isProduction()};
}

bool ExportConnectPage::isProduction() const
{
    return services::isOfProduction(m_profiles, uri());
}

void ExportConnectPage::offerTest(const services::Connect &connect)
{
    m_connect = connect;
    m_testButton->show();
}

void ExportConnectPage::test()
{
    clearError();
    m_test.start([this, connect = m_connect, to = address()](const base::Progress &progress) -> base::Job::Delivery {
        const auto look = services::lookAt(connect, to, progress);
        return [this, look] {
            if (!look)
                return showError(look.error());
            const deploy::ServerIdentity &server = look->server;
            QStringList parts{tr("MongoDB %1").arg(server.versionText()), server.topology,
                              base::visibleText(server.placeText())};
            parts << (server.user.isEmpty() ? tr("no login") : tr("user %1").arg(base::visibleText(server.user)));
            m_banner->showMessage(
                server.isWritable ? Status::Ok : Status::Warn,
                tr("Connected: %1. %n database(s).", nullptr, static_cast<int>(look->databases.size()))
                    .arg(parts.join(QStringLiteral(", "))));
            const QString now = database();
            m_database->clear();
            m_database->addItems(look->databases);
            m_database->setEditText(now);
        };
    });
}

QString ExportConnectPage::uri() const
{
    return m_uri->currentText().trimmed();
}

QByteArray ExportConnectPage::password() const
{
    return m_password->text().toUtf8();
}

QString ExportConnectPage::database() const
{
    return m_database->currentText();
}

void ExportConnectPage::setUri(const QString &uri)
{
    m_uri->setEditText(uri);
}

void ExportConnectPage::setDatabase(const QString &name)
{
    m_database->setEditText(name);
}

void ExportConnectPage::setHint(const QString &text)
{
    m_hint->setText(text);
}

void ExportConnectPage::setPlaceOf(const deploy::UnfinishedRun &run)
{
    setDatabase(run.database);
    for (int row = 0; row < m_uri->count(); ++row) {
        const auto recent = deploy::parseConnectionString(m_uri->itemText(row));
        const bool isThere =
            recent && std::any_of(recent->hosts.cbegin(), recent->hosts.cend(), [&](const QString &host) {
                return run.members.contains(host) || run.server.split(QLatin1Char(',')).contains(host);
            });
        if (isThere)
            return m_uri->setEditText(m_uri->itemText(row));
    }
}

void ExportConnectPage::offerUnfinished(const services::ApplyRecords &records)
{
    const QList<deploy::UnfinishedRun> runs = records.unfinishedRuns();
    m_unfinished->setVisible(!runs.isEmpty());
    if (runs.isEmpty())
        return;
    const deploy::UnfinishedRun run = runs.first();
    const QString more = runs.size() > 1 ? QLatin1Char(' ') + tr("%n more broke off as well.", nullptr,
                                                                 static_cast<int>(runs.size()) - 1)
                                         : QString();
    m_unfinished->showMessage(Status::Warn, services::unfinishedText(run) + more + QLatin1Char(' ') +
                                                tr("A new plan shows what is left to do."));
    m_unfinished->addButton(tr("Plan the re&st"), [this, run] {
        setPlaceOf(run);
        Q_EMIT connectAsked();
    });
    m_unfinished->addButton(tr("Put &aside"), [this, run, records] {
        records.settle(run);
        offerUnfinished(records);
    });
}

void ExportConnectPage::remember()
{
    if (m_keep->isChecked() && !m_password->text().isEmpty())
        services::SessionPasswords::keep(uri(), password());
    const QByteArray now = address().password;
    if (m_keychain->isChecked() && !(m_keychain->isKept() && m_password->text().isEmpty())) {
        services::SessionPasswords::keep(uri(), now); // should the keychain refuse it
        m_keychain->keep(now);
    }
    if (chosenProfile() != nullptr)
        return;
    const QString server = deploy::uriForPeople(uri());
    QSettings settings;
    QStringList recent = settings.value(recentKey).toStringList();
    recent.removeAll(server);
    recent.prepend(server);
    settings.setValue(recentKey, recent.mid(0, recentCount));
}

void ExportConnectPage::showError(const base::Error &error)
{
    m_banner->showMessage(Status::Bad, error.text());
}

void ExportConnectPage::clearError()
{
    m_banner->hide();
}

bool ExportConnectPage::isComplete() const
{
    const bool waits = m_keychain->isReading() && m_password->text().isEmpty();
    return !uri().isEmpty() && !database().isEmpty() && !waits;
}

} // namespace sw::views
