// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/table.h"
#include "models/base/jsonwriter.h"
#include "models/formats/exporter.h"

#include <QCoreApplication>

#include <memory>

namespace sw::cli
{

namespace
{

/// Lists what `export` takes.
class FormatsCommand final : public Command
{
    Q_DECLARE_TR_FUNCTIONS(FormatsCommand)

public:
    QString name() const override { return QStringLiteral("formats"); }
    QString summary() const override { return tr("the formats that 'export' writes"); }
    QList<Positional> positionals() const override { return {}; }
    QList<Option> options() const override { return {jsonOption()}; }
    QString jsonMembers() const override { return QStringLiteral(R"({"export": [{"id", "name", "suffix", "help"}]})"); }
    QStringList examples() const override { return {QStringLiteral("formats")}; }
    base::Result<int> run(Context &context, const Arguments &arguments) const override;
};

base::Result<int> FormatsCommand::run(Context &context, const Arguments &arguments) const
{
    const QList<const formats::Exporter *> &exporters = formats::ExporterRegistry::instance().all();
    if (arguments.has(QStringLiteral("json"))) {
        base::JsonWriter json;
        json.beginObject().key(QStringLiteral("export")).beginArray();
        for (const formats::Exporter *exporter : exporters) {
            json.beginObject()
                .member(QStringLiteral("id"), exporter->id())
                .member(QStringLiteral("name"), exporter->name());
            json.member(QStringLiteral("suffix"), exporter->suffix())
                .member(QStringLiteral("help"), exporter->help())
                .end();
        }
        context.out.write(json.end().end().result());
        return ExitCode::done;
    }
    Table table({tr("Format"), tr("Name"), tr("File"), tr("What it is")});
    table.wrapAt(110);
    for (const formats::Exporter *exporter : exporters)
        table.add({exporter->id(), exporter->name(), QLatin1Char('.') + exporter->suffix(), exporter->help()});
    table.print(context.out);
    return ExitCode::done;
}

} // namespace

std::unique_ptr<const Command> makeFormats()
{
    return std::make_unique<FormatsCommand>();
}

} // namespace sw::cli
