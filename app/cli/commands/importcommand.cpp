// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/command.h"
#include "app/cli/program.h"
#include "app/cli/progressline.h"
#include "app/cli/projectname.h"
#include "app/cli/reports/importreport.h"
#include "app/cli/resultfile.h"
#include "models/base/text.h"
#include "models/formats/importerregistry.h"
#include "models/services/importing/importing.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <memory>

namespace sw::cli
{

namespace
{

constexpr qint64 mostRead = 100'000'000;

/// Makes a project from what other programs wrote.
class ImportCommand final : public Command
{
    Q_DECLARE_TR_FUNCTIONS(ImportCommand)

public:
    QString name() const override { return QStringLiteral("import"); }
    QString summary() const override { return tr("make a project from real documents"); }
    QString details() const override;
    QList<Positional> positionals() const override
    {
        return {{QStringLiteral("FORMAT"), tr("'shapewright-cli formats' lists them"), true},
                {QStringLiteral("INPUT"), tr("the files to read; - is standard input"), true, true}};
    }
    QList<Option> options() const override;
    QString jsonMembers() const override { return importMembers(); }
    bool hasSafePoints() const override { return true; }
    QStringList examples() const override
    {
        return {QStringLiteral("import json-documents dump/users.bson dump/orders.bson -o shop.shape.json"),
                QStringLiteral("import json-documents events.jsonl --sample 1000 -o events.shape.json --json")};
    }
    base::Result<int> run(Context &context, const Arguments &arguments) const override;

private:
    base::Result<formats::Imported> read(Context &context, const Arguments &arguments,
                                         const formats::ImportOptions &options) const;
    base::Result<formats::ImportOptions> optionsOf(const Arguments &arguments, const QString &path) const;
};

QString ImportCommand::details() const
{
    return tr(
        "Documents may be JSON (one object after the other, a list, or one object of lists), Extended JSON or BSON "
        "as mongodump writes it; the content decides, not the name of the file. A file is a collection called "
        "after it, and fields that hold ids of another collection become relationships. Plain JSON has one kind "
        "of number: whole numbers become int32 when they fit, else int64, all others double; where one of those is "
        "written as 4.0, whole numbers are accepted as well. Dates stay texts unless --dates is given. Lengths, ranges "
        "and lists of values are those that were seen: widen them "
        "before validators are made of them. A project file that exists is left alone unless --force is given.");
}

QList<Option> ImportCommand::options() const
{
    return {outputOption(tr("the project file to make (*.shape.json)")),
            {{QStringLiteral("sample")},
             QStringLiteral("N"),
             tr("look into N documents of each collection, drawn evenly; all are counted; default: all"),
             false},
            {{QStringLiteral("collection")},
             QStringLiteral("NAME"),
             tr("all documents belong to this collection; default: called after their file"),
             false},
            {{QStringLiteral("member")},
             QStringLiteral("NAME"),
             tr("of an object in JSON, the list that holds the documents, e.g. features"),
             false},
            {{QStringLiteral("dates")}, {}, tr("texts that are all dates in ISO 8601 become dates"), false},
            {{QStringLiteral("seed")},
             QStringLiteral("S"),
             tr("whole number that decides which documents are drawn; default: 1"),
             false},
            {{QStringLiteral("force")}, {}, tr("replace a project file that exists"), false},
            jsonOption()};
}

base::Error unknownFormat(const QString &format)
{
    QStringList ids;
    for (const formats::Importer *importer : formats::ImporterRegistry::instance().all())
        ids << importer->id();
    return {base::ErrorCode::Usage, ImportCommand::tr("There is no format '%1'.").arg(format), QStringLiteral("import"),
            suggestion(format, ids)};
}

base::Result<void> checkPlace(const QString &path, bool force)
{
    if (path.isEmpty() || path == QStringLiteral("-"))
        return base::Error{base::ErrorCode::Usage, ImportCommand::tr("The project file to make is missing."),
                           QStringLiteral("--output"), ImportCommand::tr("For example: -o shop.shape.json.")};
    if (const auto usable = checkTarget(path); !usable)
        return usable;
    if (QFileInfo::exists(path) && !force)
        return base::Error{base::ErrorCode::File, ImportCommand::tr("The file exists and was left as it is."), path,
                           ImportCommand::tr("Choose another name, or replace it with --force.")};
    return {};
}

base::Result<formats::ImportOptions> ImportCommand::optionsOf(const Arguments &arguments, const QString &path) const
{
    formats::ImportOptions options;
    options.projectName = projectName(path);
    options.collection = arguments.value(QStringLiteral("collection"));
    options.member = arguments.value(QStringLiteral("member"));
    options.datesInText = arguments.has(QStringLiteral("dates"));
    if (arguments.has(QStringLiteral("sample"))) {
        const auto sample = arguments.integer(QStringLiteral("sample"), 1, mostRead);
        if (!sample)
            return sample.error();
        options.sample = *sample;
    }
    if (arguments.has(QStringLiteral("seed"))) {
        const auto seed = arguments.integer(QStringLiteral("seed"), 0, INT64_MAX);
        if (!seed)
            return seed.error();
        options.seed = static_cast<quint64>(*seed);
    }
    return options;
}

base::Result<formats::Imported> ImportCommand::read(Context &context, const Arguments &arguments,
                                                    const formats::ImportOptions &options) const
{
    const formats::Importer *importer =
        formats::ImporterRegistry::instance().find(arguments.positional(QStringLiteral("FORMAT")));
    ProgressLine line(context);
    return services::importFiles(*importer, arguments.allPositional(QStringLiteral("INPUT")), options, line.progress(),
                                 &context.in);
}

base::Result<int> ImportCommand::run(Context &context, const Arguments &arguments) const
{
    const QString format = arguments.positional(QStringLiteral("FORMAT"));
    if (!formats::ImporterRegistry::instance().find(format))
        return unknownFormat(format);
    const QString path = arguments.value(QStringLiteral("output"));
    if (const auto usable = checkPlace(path, arguments.has(QStringLiteral("force"))); !usable)
        return usable.error();
    const auto options = optionsOf(arguments, path);
    if (!options)
        return options.error();
    const auto imported = read(context, arguments, *options);
    if (!imported)
        return imported.error();
    if (const auto saved = saveImport(context, *imported, path, arguments.has(QStringLiteral("json"))); !saved)
        return saved.error();
    return ExitCode::done;
}

} // namespace

const Command &importCommand()
{
    static const ImportCommand command;
    return command;
}

} // namespace sw::cli
