// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/command.h"
#include "app/cli/reports/table.h"
#include "models/base/jsonwriter.h"
#include "models/formats/exporter.h"
#include "models/formats/exporterregistry.h"
#include "models/formats/importer.h"
#include "models/formats/importerregistry.h"

#include <QCoreApplication>

#include <memory>

namespace sw::cli
{

namespace
{

/// Lists what `export` and `import` take.
class FormatsCommand final : public Command
{
    Q_DECLARE_TR_FUNCTIONS(FormatsCommand)

public:
    QString name() const override { return QStringLiteral("formats"); }
    QString summary() const override { return tr("the formats that 'export' writes and 'import' reads"); }
    QList<Positional> positionals() const override { return {}; }
    QList<Option> options() const override { return {jsonOption()}; }
    QString jsonMembers() const override
    {
        return QStringLiteral(
            R"({"export": [{"id", "name", "suffix", "help"}], "import": [{"id", "name", "suffixes", "help"}]})");
    }
    QStringList examples() const override { return {QStringLiteral("formats")}; }
    base::Result<int> run(Context &context, const Arguments &arguments) const override;
};

QByteArray formatsJson()
{
    base::JsonWriter json;
    json.beginObject().key(QStringLiteral("export")).beginArray();
    for (const formats::Exporter *exporter : formats::ExporterRegistry::instance().all()) {
        json.beginObject()
            .member(QStringLiteral("id"), exporter->id())
            .member(QStringLiteral("name"), exporter->name());
        json.member(QStringLiteral("suffix"), exporter->suffix())
            .member(QStringLiteral("help"), exporter->help())
            .end();
    }
    json.end().key(QStringLiteral("import")).beginArray();
    for (const formats::Importer *importer : formats::ImporterRegistry::instance().all()) {
        json.beginObject()
            .member(QStringLiteral("id"), importer->id())
            .member(QStringLiteral("name"), importer->name());
        json.key(QStringLiteral("suffixes")).inlineNext().beginArray();
        for (const QString &suffix : importer->suffixes())
            json.value(suffix);
        json.end().member(QStringLiteral("help"), importer->help()).end();
    }
    return json.end().end().result();
}

base::Result<int> FormatsCommand::run(Context &context, const Arguments &arguments) const
{
    if (arguments.has(QStringLiteral("json"))) {
        context.out.write(formatsJson());
        return ExitCode::done;
    }
    Table written({tr("Format"), tr("Name"), tr("File"), tr("What it is")});
    written.wrapAt(110);
    for (const formats::Exporter *exporter : formats::ExporterRegistry::instance().all())
        written.add({exporter->id(), exporter->name(), QLatin1Char('.') + exporter->suffix(), exporter->help()});
    Table read({tr("Format"), tr("Name"), tr("File"), tr("What it is")});
    read.wrapAt(110);
    for (const formats::Importer *importer : formats::ImporterRegistry::instance().all())
        read.add({importer->id(), importer->name(), QLatin1Char('.') + importer->suffixes().join(QStringLiteral(" .")),
                  importer->help()});
    context.out.line(tr("Written by 'export':"));
    written.print(context.out);
    context.out.line();
    context.out.line(tr("Read by 'import':"));
    read.print(context.out);
    return ExitCode::done;
}

} // namespace

const Command &formatsCommand()
{
    static const FormatsCommand command;
    return command;
}

} // namespace sw::cli
