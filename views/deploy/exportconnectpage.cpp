// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/deploy/exportconnectpage.h"

#include "models/deploy/connectionstring.h"
#include "views/widgets/banner.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>

#include <algorithm>

namespace sw::views
{

namespace
{

const QLatin1String recentKey("export/recentServers");
constexpr int recentCount = 8;

/// \p field with what there is to say about it below.
QLayout *explained(QWidget *field, QLabel *words)
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
      m_banner(new Banner),
      m_unfinished(new Banner),
      m_uri(new QComboBox),
      m_password(new QLineEdit),
      m_database(new QLineEdit(database)),
      m_hint(hint(tr("Nothing is changed before you have seen the plan. Collections and indexes that the model does "
                     "not know stay as they are.")))
{
    m_uri->setEditable(true);
    m_uri->setInsertPolicy(QComboBox::NoInsert);
    m_uri->addItems(QSettings().value(recentKey).toStringList());
    if (m_uri->count() == 0)
        m_uri->setEditText(QStringLiteral("mongodb://localhost:27017"));
    m_uri->setAccessibleName(tr("Connection string"));
    m_password->setEchoMode(QLineEdit::Password);
    m_database->setAccessibleName(tr("Database"));
    m_database->setMaxLength(63);

    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setVerticalSpacing(8);
    const auto addRow = [form](const QString &name, QWidget *field, QLabel *words) {
        auto *label = new QLabel(name);
        label->setBuddy(field);
        form->addRow(label, explained(field, words));
    };
    addRow(tr("&Connection string"), m_uri,
           hint(tr("mongodb://user@host:port — leave the password out of it. It is asked for below, kept in memory "
                   "only, and forgotten when this window closes.")));
    form->addRow(tr("&Password"), m_password);
    addRow(tr("&Database"), m_database, m_hint);
    form->setContentsMargins(16, 16, 16, 16);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_banner);
    layout->addWidget(m_unfinished);
    layout->addLayout(form);
    layout->addStretch();

    const auto report = [this] {
        Q_EMIT completeChanged(isComplete());
    };
    connect(m_uri, &QComboBox::editTextChanged, this, report);
    connect(m_database, &QLineEdit::textChanged, this, report);
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
    return m_database->text();
}

void ExportConnectPage::setUri(const QString &uri)
{
    m_uri->setEditText(uri);
}

void ExportConnectPage::setDatabase(const QString &name)
{
    m_database->setText(name);
}

void ExportConnectPage::setHint(const QString &text)
{
    m_hint->setText(text);
}

void ExportConnectPage::setPlaceOf(const deploy::UnfinishedRun &run)
{
    m_database->setText(run.database);
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
    m_unfinished->addButton(tr("Plan the &rest"), [this, run] {
        setPlaceOf(run);
        Q_EMIT connectAsked();
    });
    m_unfinished->addButton(tr("Put &aside"), [this, run, records] {
        records.settle(run);
        offerUnfinished(records);
    });
}

void ExportConnectPage::remember(const QString &uriForPeople)
{
    QSettings settings;
    QStringList recent = settings.value(recentKey).toStringList();
    recent.removeAll(uriForPeople);
    recent.prepend(uriForPeople);
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
    return !uri().isEmpty() && !m_database->text().isEmpty();
}

} // namespace sw::views
