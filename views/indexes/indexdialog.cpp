// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/indexes/indexdialog.h"

#include "models/schema/indexes/indexnotation.h"
#include "models/schema/indexes/indexrules.h"
#include "views/widgets/banner.h"
#include "views/widgets/propertyform.h"
#include "views/widgets/textlabel.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace sw::views
{

namespace
{

using schema::IndexDefinition;
using Keys = QList<schema::IndexKey>;
using Expiry = std::optional<int>;

QString expiryEditText(const Expiry &seconds)
{
    return seconds ? schema::expiryText(*seconds) : QString();
}

base::Result<Expiry> parseExpiryEdit(const QString &text)
{
    if (text.trimmed().isEmpty())
        return Expiry();
    const auto seconds = schema::parseExpiry(text);
    if (!seconds)
        return seconds.error();
    return Expiry(*seconds);
}

bool isText(const IndexDefinition &index)
{
    return schema::hasKind(index.keys, schema::KeyKind::Text);
}

bool takesProjection(const IndexDefinition &index)
{
    return index.keys.size() == 1 && index.keys.first().path == QLatin1String("$**") && !isText(index);
}

} // namespace

IndexDialog::IndexDialog(const QString &title, const IndexDefinition &index, const Apply &apply, QWidget *parent)
    : QDialog(parent),
      m_index(index),
      m_apply(apply),
      m_keys(new PropertyForm),
      m_which(new PropertyForm),
      m_text(new PropertyForm),
      m_error(new Banner)
{
    setWindowTitle(title);
    addKeys();
    addWhich();
    addText();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &IndexDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &IndexDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 12, 16, 12);
    layout->setSpacing(10);
    for (PropertyForm *form : {m_keys, m_which, m_text}) {
        layout->addWidget(form);
        form->reset();
    }
    layout->addStretch();
    layout->addWidget(m_error);
    layout->addWidget(buttons);
    m_error->hide();
    showOnlyUseful();
    resize(520, sizeHint().height());
}

template <typename T>
QLineEdit *IndexDialog::addParsed(PropertyForm *form, const QString &label, const QString &help,
                                  T IndexDefinition::*member, QString (*text)(const T &),
                                  base::Result<T> (*parse)(const QString &))
{
    QLineEdit *edit = form->addText(label, {[=, this] { return text(m_index.*member); },
                                            [=, this](const QString &typed) -> base::Result<void> {
                                                const auto value = parse(typed);
                                                if (!value)
                                                    return value.error();
                                                m_index.*member = *value;
                                                showOnlyUseful();
                                                return {};
                                            }});
    edit->setToolTip(help);
    return edit;
}

void IndexDialog::addKeys()
{
    addParsed<Keys>(m_keys, tr("Keys"),
                    tr("Paths with their kinds, apart by commas: 1 (which may be left out), -1, text, text(WEIGHT), "
                       "hashed, 2dsphere; $** for all fields"),
                    &IndexDefinition::keys, schema::indexKeysText, schema::parseIndexKeys)
        ->setPlaceholderText(tr("customer, placed -1"));
    m_name = m_keys->addText(tr("Name"), {[this] { return m_index.name; },
                                          [this](const QString &name) {
                                              m_index.name = name.trimmed();
                                              return base::Result<void>();
                                          }});
    m_name->setToolTip(tr("Empty: made of the keys"));
}

void IndexDialog::addWhich()
{
    const auto truth = [this](bool IndexDefinition::*member) {
        return Binding<bool>{[=, this] { return m_index.*member; },
                             [=, this](bool on) {
                                 m_index.*member = on;
                                 return base::Result<void>();
                             }};
    };
    m_which->addSwitch({}, tr("Unique: no two documents share a value"), truth(&IndexDefinition::unique));
    m_which->addSwitch({}, tr("Sparse: without documents that lack its fields"), truth(&IndexDefinition::sparse));
    m_which->addSwitch({}, tr("Hidden: kept up to date, but not used by queries"), truth(&IndexDefinition::hidden));
    addParsed<QJsonObject>(m_which, tr("Only where"), tr("A query; only documents that match it are in the index"),
                           &IndexDefinition::partialFilter, schema::indexDocumentText, schema::parseIndexDocument)
        ->setPlaceholderText(QStringLiteral("{\"status\": \"active\"}"));
    addParsed<QJsonObject>(m_which, tr("Collation"), tr("How its texts compare; a locale alone will do"),
                           &IndexDefinition::collation, schema::indexDocumentText, schema::parseCollation)
        ->setPlaceholderText(QStringLiteral("{\"locale\": \"en\", \"strength\": 2}"));
    addParsed<Expiry>(m_which, tr("Expires after"),
                      tr("Documents are deleted so long after the date in its field; 0: at that moment"),
                      &IndexDefinition::expireAfterSeconds, expiryEditText, parseExpiryEdit)
        ->setPlaceholderText(QStringLiteral("30 d"));
    m_projection = addParsed<QJsonObject>(m_which, tr("Projection"), tr("The fields that are in it (1) or are not (0)"),
                                          &IndexDefinition::wildcardProjection, schema::indexDocumentText,
                                          schema::parseIndexDocument);
}

void IndexDialog::addText()
{
    m_text->addPick(
        tr("Language"),
        [this] {
            const QStringList languages = schema::textLanguages();
            return PickList{QStringList{tr("(the server's: english)")} + languages, QStringList{QString()} + languages,
                            m_index.defaultLanguage};
        },
        [this](const QString &language) {
            m_index.defaultLanguage = language;
            return base::Result<void>();
        });
    QLineEdit *field = m_text->addText(tr("Language field"), {[this] { return m_index.languageOverride; },
                                                              [this](const QString &name) {
                                                                  m_index.languageOverride = name.trimmed();
                                                                  return base::Result<void>();
                                                              }});
    field->setPlaceholderText(QStringLiteral("language"));
    field->setToolTip(tr("The field that tells a document's language"));
}

void IndexDialog::showOnlyUseful()
{
    m_text->setVisible(isText(m_index));
    m_which->setRowVisible(m_projection, takesProjection(m_index) || !m_index.wildcardProjection.isEmpty());
    m_name->setPlaceholderText(schema::defaultIndexName(m_index.keys));
}

void IndexDialog::accept()
{
    for (PropertyForm *form : {m_keys, m_which, m_text}) {
        for (QWidget *editor : form->findChildren<QLineEdit *>()) {
            if (form->errorOf(editor).isEmpty())
                continue;
            editor->setFocus();
            return;
        }
    }
    if (const auto applied = m_apply(m_index); !applied) {
        m_error->showMessage(Status::Bad, applied.error().message + QLatin1Char(' ') + applied.error().wayOut);
        m_error->show();
        return;
    }
    QDialog::accept();
}

} // namespace sw::views
