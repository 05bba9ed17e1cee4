// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/command.h"
#include "app/cli/reports/table.h"
#include "models/base/jsonwriter.h"
#include "models/formats/project/samplelibrary.h"

#include <QCoreApplication>

#include <memory>

namespace sw::cli
{

namespace
{

/// Lists what `new --sample` takes.
class SamplesCommand final : public Command
{
    Q_DECLARE_TR_FUNCTIONS(SamplesCommand)

public:
    QString name() const override { return QStringLiteral("samples"); }
    QString summary() const override { return tr("the sample projects that 'new --sample' copies"); }
    QList<Positional> positionals() const override { return {}; }
    QList<Option> options() const override { return {jsonOption()}; }
    QString jsonMembers() const override { return QStringLiteral(R"({"samples": [{"name", "title", "summary"}]})"); }
    QStringList examples() const override { return {QStringLiteral("samples")}; }
    base::Result<int> run(Context &context, const Arguments &arguments) const override;
};

base::Result<int> SamplesCommand::run(Context &context, const Arguments &arguments) const
{
    const QList<formats::SampleInfo> samples = formats::samples();
    if (arguments.has(QStringLiteral("json"))) {
        base::JsonWriter json;
        json.beginObject().key(QStringLiteral("samples")).beginArray();
        for (const formats::SampleInfo &sample : samples) {
            json.beginObject().member(QStringLiteral("name"), sample.name);
            json.member(QStringLiteral("title"), sample.title).member(QStringLiteral("summary"), sample.summary).end();
        }
        context.out.write(json.end().end().result());
        return ExitCode::done;
    }
    Table table({tr("Sample"), tr("Title"), tr("What it shows")});
    table.wrapAt(110);
    for (const formats::SampleInfo &sample : samples)
        table.add({sample.name, sample.title, sample.summary});
    table.print(context.out);
    return ExitCode::done;
}

} // namespace

const Command &samplesCommand()
{
    static const SamplesCommand command;
    return command;
}

} // namespace sw::cli
