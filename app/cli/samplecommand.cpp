// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/progressline.h"
#include "app/cli/projectcommand.h"
#include "app/cli/resultfile.h"
#include "models/patterns/designbuilder.h"
#include "models/samples/samplegenerator.h"

#include <QCoreApplication>

#include <memory>

namespace sw::cli
{

namespace
{

constexpr qint64 mostDocuments = 1'000'000'000;

/// Makes any number of documents of a collection, one at a time.
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
    QStringList examples() const override
    {
        return {QStringLiteral("sample shop.shape.json --collection books -n 1000 -o books.bson"),
                QStringLiteral("sample shop.shape.json --collection books -n 3")};
    }

protected:
    base::Result<int> runOn(Context &context, const Arguments &arguments, Project &project) const override;

private:
    base::Result<qint64> wantedNumber(const Arguments &arguments) const;
    base::Result<bool> wantsBson(const QString &path) const;
};

struct Job
{
    qint64 count = 0;
    bool bson = false;
};

base::Result<void> writeDocuments(Context &context, ResultStream &stream, const samples::SampleGenerator &generator,
                                  const Job &job)
{
    ProgressLine progress(context, SampleCommand::tr("documents"));
    for (qint64 i = 0; i < job.count; ++i) {
        if (i % 256 == 0) {
            if (context.isCancelled())
                return base::Error{base::ErrorCode::Cancelled, {}, {}, {}};
            progress.update(i, job.count);
        }
        const base::Bson document = generator.document(static_cast<quint64>(i));
        const auto written = stream.write(job.bson ? document.bytes() : document.toCanonicalJson() + '\n');
        if (!written)
            return written;
    }
    return stream.finish();
}

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
    const base::Result<bool> bson = wantsBson(path);
    if (!bson)
        return bson.error();
    const samples::SampleGenerator generator(design, **collection, static_cast<quint64>(*seed));
    if (const auto possible = generator.check(); !possible)
        return possible.error();
    auto stream = ResultStream::open(context, path, project.path);
    if (!stream)
        return stream.error();
    const auto written = writeDocuments(context, **stream, generator, {*count, *bson});
    if (!written)
        return written.error();
    return ExitCode::done;
}

base::Result<qint64> SampleCommand::wantedNumber(const Arguments &arguments) const
{
    if (arguments.has(QStringLiteral("number")))
        return arguments.integer(QStringLiteral("number"), 1, mostDocuments);
    return base::Error{base::ErrorCode::Usage, tr("The number of documents is missing."), QStringLiteral("-n"),
                       tr("For example: -n 1000.")};
}

base::Result<bool> SampleCommand::wantsBson(const QString &path) const
{
    if (path.endsWith(QStringLiteral(".bson")))
        return true;
    const bool lines =
        isStandardOutput(path) || path.endsWith(QStringLiteral(".json")) || path.endsWith(QStringLiteral(".jsonl"));
    const bool device = path.startsWith(QStringLiteral("/dev/"));
    if (lines || device)
        return false;
    return base::Error{base::ErrorCode::Usage, tr("The ending of the file says nothing about its format."), path,
                       tr("Use .bson, .json or .jsonl.")};
}

} // namespace

std::unique_ptr<const Command> makeSample()
{
    return std::make_unique<SampleCommand>();
}

} // namespace sw::cli
