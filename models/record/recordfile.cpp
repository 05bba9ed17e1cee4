// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/record/recordfile.h"

#include "models/base/texts.h"
#include "models/record/recordhtml.h"
#include "models/record/recordmarkdown.h"
#include "models/record/recordpdf.h"

#include <QDir>
#include <QFileInfo>

namespace sw::record
{

namespace
{

using services::RecordPicture;

base::Result<QList<RecordFile>> markdownFiles(const services::Record &record, const RecordPictures &pictures,
                                              const QString &path)
{
    const QFileInfo info(path);
    QList<RecordFile> files{{path, {}}};
    QHash<RecordPicture, QString> names;
    for (const auto &[picture, ending] : {std::pair(RecordPicture::Model, QStringLiteral("-model.svg")),
                                          {RecordPicture::Documents, QStringLiteral("-documents.svg")}}) {
        const auto svg = pictures.svg(picture, diagram::PictureTheme::Light);
        if (!svg)
            return svg.error();
        names.insert(picture, info.completeBaseName() + ending);
        files.append({info.dir().filePath(names.value(picture)), *svg});
    }
    files.first().content = recordMarkdown(record, names);
    return files;
}

} // namespace

base::Result<RecordFormat> formatOf(const QString &path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QLatin1String("html") || ending == QLatin1String("htm"))
        return RecordFormat::Html;
    if (ending == QLatin1String("md"))
        return RecordFormat::Markdown;
    if (ending == QLatin1String("pdf"))
        return RecordFormat::Pdf;
    return base::Error{base::ErrorCode::Usage,
                       Text::tr("The ending of the file name does not say which format is meant."), path,
                       Text::tr("End it with .html, .md or .pdf.")};
}

base::Result<QList<RecordFile>> writeRecord(const services::Record &record, const schema::Model &model,
                                            const QString &path)
{
    const base::Result<RecordFormat> format = formatOf(path);
    if (!format)
        return format.error();
    const RecordPictures pictures(model, record.estimate);
    if (*format == RecordFormat::Markdown)
        return markdownFiles(record, pictures, path);
    const base::Result<QByteArray> content =
        *format == RecordFormat::Html ? recordHtml(record, pictures) : recordPdf(record, pictures);
    if (!content)
        return content.error();
    return QList<RecordFile>{{path, *content}};
}

} // namespace sw::record
