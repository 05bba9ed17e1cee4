// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/projectcommand.h"
#include "app/cli/progressline.h"
#include "app/cli/resultfile.h"
#include "models/patterns/core/designbuilder.h"
#include "models/services/generating/generating.h"

#include <QCoreApplication>

#include <memory>

namespace sw::cli
{

namespace
{

constexpr qint64 mostDocuments = 1'000'000'000;

/// Makes any number of documents of a collection.
class SampleCommand final : public ProjectCommand
{
    Q_DECLARE_TR_FUNCTIONS(SampleCommand)

public:
    QString name() const override { return QStringLiteral("sample"); }
    QString summary() const override { return tr("synthetic documents that satisfy the validator"); }
    QString details() const override
    {
        return tr("An OUT ending in .bson is written as mongodump would, for mongorestore; any other as lines of "
                  "canonical Extended JSON, for mongoimport. "
                  "The same seed gives the same documents everywhere. A file that exists is replaced once all "
                  "documents are made.");
    }
    QList<Option> options() const override
    {
        return {collectionOption(tr("the collection to make documents for")),
                {{QStringLiteral("number"), QStringLiteral("n")}, QStringLiteral("N"), tr("how many documents"), false},
                {{QStringLiteral("seed")},
                 QStringLiteral("S"),
                 tr("whole number that decides the values; default: 1"),
                 false},
                outputOption(tr("file ending in .bson, .json or .jsonl; default: JSON lines to standard output"))};
    }
    bool hasSafePoints() const override { return true; }
    QStringList examples() const override
    {
        return {QStringLiteral("sample shop.shape.json --collection books -n 1000 -o books.bson"),
                QStringLiteral("sample shop.shape.json --collection books -n 3")};
    }

protected:
    base::Result<int> runOn(Context &context, const Arguments &arguments, Project &project) const override;

private:
    base::Result<qint64> wantedNumber(const Arguments &arguments) const;
    base::Result<samples::SampleFormat> wantedFormat(const QString &path) const;
};

base::Result<int> SampleCommand::runOn(Context &context, const Arguments &arguments, Project &project) const
{
    const design::Design design = patterns::buildDesign(project.model);
    const QString wanted = arguments.value(QStringLiteral("collection"));
    if (wanted.isEmpty())
        return base::Error{base::ErrorCode::Usage, tr("The collection is missing."), QStringLiteral("--collection"),
                           suggestion({}, collectionNames(design))};
    const auto collection = findCollection(design, wanted);
    if (!collection)
        return collection.error();
    const base::Result<qint64> count = wantedNumber(arguments);
    if (!count)
        return count.error();
    const base::Result<qint64> seed =
        arguments.has(QStringLiteral("seed")) ? arguments.integer(QStringLiteral("seed"), 0, INT64_MAX) : 1;
    if (!seed)
        return seed.error();
    const QString path = arguments.value(QStringLiteral("output"));
    const base::Result<samples::SampleFormat> format = wantedFormat(path);
    if (!format)
        return format.error();
    auto stream = ResultStream::open(context, path, project.path);
    if (!stream)
        return stream.error();
    ProgressLine line(context, tr("documents"));
    const auto write = [&](const QByteArray &bytes) {
        return (*stream)->write(bytes);
    };
    const services::SampleOrder order{{}, static_cast<quint64>(*count), static_cast<quint64>(*seed), *format};
    const auto written = services::generateDocuments(design, (*collection)->name, order, write, line.progress());
    if (!written)
        return written.error();
    if (const auto finished = (*stream)->finish(); !finished)
        return finished.error();
    return ExitCode::done;
}

base::Result<qint64> SampleCommand::wantedNumber(const Arguments &arguments) const
{
    if (arguments.has(QStringLiteral("number")))
        return arguments.integer(QStringLiteral("number"), 1, mostDocuments);
    return base::Error{base::ErrorCode::Usage, tr("The number of documents is missing."), QStringLiteral("-n"),
                       tr("For example: -n 1000.")};
}

base::Result<samples::SampleFormat> SampleCommand::wantedFormat(const QString &path) const
{
    if (const auto format = samples::sampleFormatOf(path))
        return *format;
    if (isStandardOutput(path) || path.startsWith(QStringLiteral("/dev/")))
        return samples::SampleFormat::JsonLines;
    return base::Error{base::ErrorCode::Usage, tr("The ending of the file says nothing about its format."), path,
                       tr("Use .bson, .json or .jsonl.")};
}

} // namespace

const Command &sampleCommand()
{
    static const SampleCommand command;
    return command;
}

} // namespace sw::cli
