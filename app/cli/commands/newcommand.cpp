// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/command.h"
#include "app/cli/program.h"
#include "app/cli/projectname.h"
#include "app/cli/resultfile.h"
#include "models/base/text.h"
#include "models/formats/project/projectfile.h"
#include "models/formats/project/samplelibrary.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <memory>

namespace sw::cli
{

namespace
{

/// Begins a project: the only command that makes a file it was not given.
class NewCommand final : public Command
{
    Q_DECLARE_TR_FUNCTIONS(NewCommand)

public:
    QString name() const override { return QStringLiteral("new"); }
    QString summary() const override { return tr("make an empty project, or a copy of a sample"); }
    QString details() const override { return tr("A file that exists is left alone unless --force is given."); }
    QList<Positional> positionals() const override
    {
        return {{QStringLiteral("FILE"), tr("the project file to make (*.shape.json)"), true}};
    }
    QList<Option> options() const override
    {
        return {{{QStringLiteral("sample")},
                 QStringLiteral("NAME"),
                 tr("copy this sample; 'shapewright-cli samples' lists them"),
                 false},
                {{QStringLiteral("force")}, {}, tr("replace a file that exists"), false}};
    }
    QStringList examples() const override { return {QStringLiteral("new shop.shape.json --sample bookstore")}; }
    base::Result<int> run(Context &context, const Arguments &arguments) const override;
};

base::Result<int> NewCommand::run(Context &context, const Arguments &arguments) const
{
    const QString path = arguments.positional(QStringLiteral("FILE"));
    if (const auto usable = checkTarget(path); !usable)
        return usable.error();
    if (QFileInfo::exists(path) && !arguments.has(QStringLiteral("force")))
        return base::Error{base::ErrorCode::File, tr("The file exists and was left as it is."), path,
                           tr("Choose another name, or replace it with --force.")};
    schema::Model model;
    model.name = projectName(path);
    if (arguments.has(QStringLiteral("sample"))) {
        base::Result<schema::Model> sample = formats::loadSample(arguments.value(QStringLiteral("sample")));
        if (!sample)
            return sample.error();
        model = std::move(*sample);
    }
    if (const auto saved = formats::saveProjectFile(path, model); !saved)
        return saved.error();
    say(context, tr("Made %1 (entities: %2, operations: %3).")
                     .arg(base::visibleText(path), QString::number(model.entities.size()),
                          QString::number(model.operations.size())));
    return ExitCode::done;
}

} // namespace

const Command &newCommand()
{
    static const NewCommand command;
    return command;
}

} // namespace sw::cli
