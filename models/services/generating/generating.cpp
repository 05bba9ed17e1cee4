// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/generating/generating.h"

#include "models/base/files/filenames.h"
#include "models/base/text.h"
#include "models/base/texts.h"

#include <QDir>
#include <QSaveFile>
#include <QSet>

namespace sw::services
{

namespace
{

base::Error failure(const QSaveFile &file)
{
    return {base::ErrorCode::File,
            Text::tr("The file cannot be written (%1).").arg(base::visibleText(file.errorString())), file.fileName(),
            Text::tr("Choose another folder.")};
}

base::Result<base::Bytes> writeOne(const design::Design &design, const QString &collection, const SampleOrder &order,
                                   const QString &path, const base::Progress &progress)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return failure(file);
    double bytes = 0;
    const auto write = [&](const QByteArray &piece) -> base::Result<void> {
        if (file.write(piece) != piece.size())
            return failure(file);
        bytes += static_cast<double>(piece.size());
        return {};
    };
    if (const auto written = generateDocuments(design, collection, order, write, progress); !written)
        return written.error();
    if (!file.commit())
        return failure(file);
    return base::Bytes(bytes);
}

} // namespace

QString sampleEnding(samples::SampleFormat format)
{
    return format == samples::SampleFormat::Bson ? QStringLiteral(".bson") : QStringLiteral(".jsonl");
}

QStringList sampleFileNames(const QStringList &collections, samples::SampleFormat format)
{
    QStringList names;
    QSet<QString> taken;
    for (const QString &collection : collections) {
        const QString name = base::cleanFileName(collection);
        QString free = name;
        for (int n = 2; taken.contains(free.toCaseFolded()); ++n)
            free = name + QLatin1Char('-') + QString::number(n);
        taken.insert(free.toCaseFolded());
        names << free + sampleEnding(format);
    }
    return names;
}

base::Result<void> generateDocuments(const design::Design &design, const QString &collection, const SampleOrder &order,
                                     const std::function<base::Result<void>(const QByteArray &)> &write,
                                     const base::Progress &progress)
{
    const design::Collection *found = design.collection(collection);
    if (!found)
        return base::Error{base::ErrorCode::InvalidModel, Text::tr("There is no such collection."), collection,
                           Text::tr("Choose another collection.")};
    const samples::SampleGenerator generator(design, *found, order.seed);
    if (const auto able = generator.check(); !able)
        return able;
    return samples::writeSamples(generator, {order.count, order.format, 0}, write, progress);
}

SampleOutcome generateFiles(const design::Design &design, const SampleOrder &order, const base::Progress &progress)
{
    SampleOutcome outcome;
    const QStringList files = sampleFileNames(order.collections, order.format);
    const auto number = static_cast<double>(files.size());
    for (qsizetype i = 0; i < files.size(); ++i) {
        const QString &name = order.collections.at(i);
        const auto at = static_cast<double>(i);
        const auto written = writeOne(design, name, order, QDir(order.folder).filePath(files.at(i)),
                                      progress.part(at / number, (at + 1) / number, name));
        if (!written) {
            outcome.error = written.error();
            return outcome;
        }
        ++outcome.files;
        outcome.documents += order.count;
        outcome.bytes += *written;
    }
    return outcome;
}

} // namespace sw::services
