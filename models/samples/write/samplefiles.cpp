// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/samples/write/samplefiles.h"

#include "models/base/text.h"
#include "models/base/texts.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QSaveFile>
#include <QSet>

namespace sw::samples
{

namespace
{

constexpr int pauseMs = 50; ///< between two words about the progress

base::Error failure(const QSaveFile &file)
{
    return {base::ErrorCode::File,
            Text::tr("The file cannot be written (%1).").arg(base::visibleText(file.errorString())), file.fileName(),
            Text::tr("Choose another folder.")};
}

base::Result<base::Bytes> writeOne(const SampleGenerator &generator, const SampleOrder &order, const QString &path,
                                   const std::function<bool(quint64 done)> &progress)
{
    if (const auto able = generator.check(); !able)
        return able.error();
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return failure(file);
    double bytes = 0;
    bool wanted = progress(0);
    const auto write = [&](const QByteArray &piece) -> base::Result<void> {
        if (file.write(piece) != piece.size())
            return failure(file);
        bytes += static_cast<double>(piece.size());
        return {};
    };
    const auto written = writeSamples(generator, {order.count, order.format, 0}, write,
                                      {[&](quint64 done) { wanted = progress(done); },
                                       [&] {
                                           return !wanted;
                                       }});
    if (!written)
        return written.error();
    if (!wanted)
        return base::Error{base::ErrorCode::Cancelled, {}, {}, {}};
    if (!file.commit())
        return failure(file);
    return base::Bytes(bytes);
}

} // namespace

QString sampleEnding(SampleFormat format)
{
    return format == SampleFormat::Bson ? QStringLiteral(".bson") : QStringLiteral(".jsonl");
}

QStringList sampleFileNames(const QStringList &collections, SampleFormat format)
{
    QStringList names;
    QSet<QString> taken;
    for (const QString &collection : collections) {
        QString name = collection;
        for (QChar &c : name)
            c = c.isLetterOrNumber() || QStringLiteral("-_.").contains(c) ? c : QLatin1Char('_');
        if (name.startsWith(QLatin1Char('.')))
            name.prepend(QLatin1Char('_'));
        QString free = name;
        for (int n = 2; taken.contains(free.toCaseFolded()); ++n)
            free = name + QLatin1Char('-') + QString::number(n);
        taken.insert(free.toCaseFolded());
        names << free + sampleEnding(format);
    }
    return names;
}

SampleOutcome writeSampleFiles(const design::Design &design, const SampleOrder &order,
                               const std::function<bool(double share, const QString &collection)> &progress)
{
    SampleOutcome outcome;
    const QStringList files = sampleFileNames(order.collections, order.format);
    QElapsedTimer sinceSaid;
    bool wanted = true;
    for (qsizetype i = 0; i < files.size(); ++i) {
        const QString &name = order.collections.at(i);
        const auto advanced = [&](quint64 done) {
            if (done > 0 && sinceSaid.isValid() && sinceSaid.elapsed() < pauseMs)
                return wanted;
            sinceSaid.start();
            const double share = order.count > 0 ? static_cast<double>(done) / static_cast<double>(order.count) : 1;
            return wanted = progress((static_cast<double>(i) + share) / static_cast<double>(files.size()), name);
        };
        const design::Collection *collection = design.collection(name);
        const auto written = collection
                                 ? writeOne(SampleGenerator(design, *collection, order.seed), order,
                                            QDir(order.folder).filePath(files.at(i)), advanced)
                                 : base::Error{base::ErrorCode::InvalidModel, Text::tr("There is no such collection."),
                                               name, Text::tr("Choose another collection.")};
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

} // namespace sw::samples
