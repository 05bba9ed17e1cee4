// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/files/exportfiledialog.h"

#include "models/base/files/safefile.h"
#include "models/base/text.h"
#include "models/formats/exporterregistry.h"
#include "views/files/projectnames.h"
#include "views/widgets/statusline.h"
#include "views/widgets/textlabel.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>

namespace sw::views
{

namespace
{

const QLatin1String formatKey("export/format");

} // namespace

ExportFileDialog::ExportFileDialog(const schema::Model &model, const design::Design &design, const QStringList &chosen,
                                   const QString &folder, QWidget *parent)
    : QDialog(parent),
      m_model(model),
      m_design(design),
      m_chosen(chosen),
      m_formats(new QListWidget),
      m_help(new TextLabel(TextLabel::Style::Secondary)),
      m_path(new QLineEdit),
      m_only(new QCheckBox(tr("&Only what is selected (%1)").arg(base::visibleText(chosen.join(QLatin1String(", ")))))),
      m_status(new StatusLine),
      m_export(new QPushButton(tr("Export")))
{
    setWindowTitle(tr("Export as file"));
    for (const formats::Exporter *each : formats::ExporterRegistry::instance().all()) {
        auto *item = new QListWidgetItem(each->name(), m_formats);
        item->setData(Qt::UserRole, each->id());
        item->setToolTip(each->help());
    }
    m_formats->setAccessibleName(tr("Format"));
    m_formats->setMinimumHeight(5 * m_formats->sizeHintForRow(0));
    m_path->setAccessibleName(tr("Place"));
    m_path->setText(QDir::toNativeSeparators(folder + QLatin1Char('/') + proposedFileName(model.name)));
    m_help->setWordWrap(true);
    m_only->setVisible(!chosen.isEmpty());
    auto *other = new QPushButton(tr("&Browse…"));
    other->setAutoDefault(false);
    auto *place = new QHBoxLayout;
    place->addWidget(m_path, 1);
    place->addWidget(other);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(m_export, QDialogButtonBox::AcceptRole);
    auto *formatLabel = new QLabel(tr("&Format"));
    formatLabel->setBuddy(m_formats);
    auto *placeLabel = new QLabel(tr("&Place"));
    placeLabel->setBuddy(m_path);
    auto *form = new QFormLayout(this);
    form->addRow(formatLabel, m_formats);
    form->addRow({}, m_help);
    form->addRow(placeLabel, place);
    form->addRow({}, m_only);
    form->addRow(m_status);
    form->addRow(buttons);
    m_export->setDefault(true); // only a button that stands in its dialog becomes what Enter means
    connect(m_formats, &QListWidget::currentRowChanged, this, &ExportFileDialog::formatChanged);
    connect(m_formats, &QListWidget::itemActivated, this, &ExportFileDialog::accept);
    connect(m_path, &QLineEdit::textChanged, this, &ExportFileDialog::tell);
    connect(m_only, &QCheckBox::toggled, this, &ExportFileDialog::make);
    connect(other, &QPushButton::clicked, this, &ExportFileDialog::browse);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportFileDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    setFormat(QSettings().value(formatKey).toString());
    if (m_formats->currentRow() < 0)
        m_formats->setCurrentRow(0);
    resize(560, sizeHint().height());
}

const formats::Exporter *ExportFileDialog::exporter() const
{
    const QListWidgetItem *item = m_formats->currentItem();
    return item == nullptr ? nullptr : formats::ExporterRegistry::instance().find(item->data(Qt::UserRole).toString());
}

void ExportFileDialog::setFormat(const QString &id)
{
    for (int row = 0; row < m_formats->count(); ++row) {
        if (m_formats->item(row)->data(Qt::UserRole).toString() == id)
            m_formats->setCurrentRow(row);
    }
}

void ExportFileDialog::setPath(const QString &path)
{
    m_path->setText(QDir::toNativeSeparators(path));
}

QString ExportFileDialog::path() const
{
    return QDir::fromNativeSeparators(m_path->text().trimmed());
}

/// The name keeps its place and gets the ending of the format.
void ExportFileDialog::formatChanged()
{
    const formats::Exporter *chosen = exporter();
    if (chosen == nullptr)
        return;
    m_help->setText(chosen->help());
    QString base = path();
    for (const formats::Exporter *each : formats::ExporterRegistry::instance().all()) {
        if (const QString ending = QLatin1Char('.') + each->suffix(); base.endsWith(ending)) {
            base.chop(ending.size());
            break;
        }
    }
    {
        const QSignalBlocker quiet(m_path);
        setPath(base + QLatin1Char('.') + chosen->suffix());
    }
    make();
}

void ExportFileDialog::make()
{
    design::Design part = m_design;
    if (m_only->isChecked())
        part.collections.removeIf([this](const design::Collection &each) { return !m_chosen.contains(each.name); });
    m_made = exporter()->write(m_model, part);
    tell();
}

QStringList ExportFileDialog::targets(const QList<formats::OutputFile> &files) const
{
    QStringList paths;
    for (const formats::OutputFile &file : files)
        paths << (paths.isEmpty() ? path() : QFileInfo(path()).dir().filePath(file.name));
    return paths;
}

void ExportFileDialog::tell()
{
    const QFileInfo target(path());
    const auto refuse = [this](const QString &text) {
        m_status->setMessage(Status::Bad, text);
        m_export->setEnabled(false);
    };
    if (!m_made)
        return refuse(m_made.error().text());
    if (path().isEmpty() || target.isDir() || path().endsWith(QLatin1Char('/')))
        return refuse(tr("Name a file."));
    if (!target.dir().exists())
        return refuse(tr("There is no folder %1. Choose another one.")
                          .arg(base::visibleText(QDir::toNativeSeparators(target.path()))));
    QStringList there;
    for (const QString &each : targets(*m_made)) {
        if (QFileInfo::exists(each))
            there << QFileInfo(each).fileName();
    }
    m_export->setEnabled(true);
    const QString what = tr("%n file(s) will be written.", nullptr, static_cast<int>(m_made->size()));
    if (there.isEmpty())
        m_status->setMessage(Status::Info, what);
    else
        m_status->setMessage(Status::Warn,
                             what + QLatin1Char(' ') +
                                 tr("Replaced: %1.").arg(base::visibleText(there.mid(0, 3).join(QLatin1String(", ")))));
}

void ExportFileDialog::browse()
{
    const formats::Exporter *chosen = exporter();
    const QString filter = QStringLiteral("%1 (*.%2)").arg(chosen->name(), chosen->suffix());
    const QString path = QFileDialog::getSaveFileName(this, windowTitle(), this->path(), filter, nullptr,
                                                      QFileDialog::DontConfirmOverwrite);
    if (path.isEmpty())
        return;
    setPath(QFileInfo(path).suffix().isEmpty() ? path + QLatin1Char('.') + chosen->suffix() : path);
}

void ExportFileDialog::accept()
{
    tell();
    if (!m_export->isEnabled())
        return;
    const QStringList paths = targets(*m_made);
    for (qsizetype i = 0; i < paths.size(); ++i) {
        if (const auto written = base::writeFileSafely(paths.at(i), m_made->at(i).content); !written) {
            m_status->setMessage(Status::Bad, written.error().text());
            return;
        }
    }
    m_written = paths;
    QSettings().setValue(formatKey, exporter()->id());
    QDialog::accept();
}

} // namespace sw::views

#include "moc_exportfiledialog.cpp"
