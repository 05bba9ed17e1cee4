// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/files/recorddialog.h"

#include "models/record/recordfile.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

namespace sw::views
{

namespace
{

const QLatin1String formatKey("record/format");

} // namespace

RecordDialog::RecordDialog(const QString &proposed, QWidget *parent) : QFileDialog(parent, tr("Decision record"))
{
    const QFileInfo place(proposed);
    setAcceptMode(AcceptSave);
    setFileMode(AnyFile);
    setNameFilters({tr("Web page (*.html)"), tr("Markdown (*.md)"), tr("PDF (*.pdf)")});
    setDirectory(place.absoluteDir());
    const QString known =
        QLatin1Char('.') + QSettings().value(formatKey, QStringLiteral("html")).toString() + QLatin1Char(')');
    const QStringList filters = nameFilters();
    const auto last =
        std::find_if(filters.cbegin(), filters.cend(), [&](const QString &filter) { return filter.endsWith(known); });
    selectNameFilter(last == filters.cend() ? filters.first() : *last);
    setDefaultSuffix(suffix());
    selectFile(place.fileName() + QLatin1Char('.') + suffix());
    connect(this, &QFileDialog::filterSelected, this, &RecordDialog::useFormat);
}

/// "md" of "Markdown (*.md)".
QString RecordDialog::suffix() const
{
    return selectedNameFilter().section(QLatin1Char('.'), -1).chopped(1);
}

void RecordDialog::useFormat(const QString &filter)
{
    selectNameFilter(filter);
    setDefaultSuffix(suffix());
    const QFileInfo named(selectedFiles().value(0));
    const QString name = record::formatOf(named.fileName()) ? named.completeBaseName() : named.fileName();
    if (!name.isEmpty())
        selectFile(name + QLatin1Char('.') + suffix());
}

QString RecordDialog::path() const
{
    const QString chosen = selectedFiles().value(0);
    return chosen.isEmpty() || record::formatOf(chosen) ? chosen : chosen + QLatin1Char('.') + suffix();
}

void RecordDialog::accept()
{
    QFileDialog::accept();
    if (result() == Accepted)
        QSettings().setValue(formatKey, QFileInfo(path()).suffix().toLower());
}

} // namespace sw::views
