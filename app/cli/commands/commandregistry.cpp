// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commandregistry.h"

// One row for each command, in the order of help: the function of this name is in the file of this name in lower case.
#define SW_COMMANDS(ROW)                                                                                               \
    ROW(newCommand)                                                                                                    \
    ROW(samplesCommand)                                                                                                \
    ROW(setCommand)                                                                                                    \
    ROW(checkCommand)                                                                                                  \
    ROW(adviseCommand)                                                                                                 \
    ROW(methodCommand)                                                                                                 \
    ROW(patternsCommand)                                                                                               \
    ROW(lessonCommand)                                                                                                 \
    ROW(applyPatternCommand)                                                                                           \
    ROW(removePatternCommand)                                                                                          \
    ROW(alternativeCommand)                                                                                            \
    ROW(indexCommand)                                                                                                  \
    ROW(shapesCommand)                                                                                                 \
    ROW(codeCommand)                                                                                                   \
    ROW(migrateCommand)                                                                                                \
    ROW(diffCommand)                                                                                                   \
    ROW(sizeCommand)                                                                                                   \
    ROW(sampleCommand)                                                                                                 \
    ROW(validateCommand)                                                                                               \
    ROW(exportCommand)                                                                                                 \
    ROW(importCommand)                                                                                                 \
    ROW(reportCommand)                                                                                                 \
    ROW(formatsCommand)                                                                                                \
    ROW(layoutCommand)                                                                                                 \
    ROW(renderCommand)                                                                                                 \
    ROW(profileCommand)                                                                                                \
    ROW(inspectCommand)                                                                                                \
    ROW(planCommand)                                                                                                   \
    ROW(applyCommand)                                                                                                  \
    ROW(verifyCommand)

namespace sw::cli
{

#define DECLARE(name) const Command &name();
SW_COMMANDS(DECLARE)
#undef DECLARE

CommandRegistry::CommandRegistry()
{
#define ADD(name) m_commands.append(&name());
    SW_COMMANDS(ADD)
#undef ADD
}

const CommandRegistry &CommandRegistry::instance()
{
    static const CommandRegistry registry;
    return registry;
}

const Command *CommandRegistry::find(const QString &name) const
{
    for (const Command *command : m_commands) {
        if (command->name() == name)
            return command;
    }
    return nullptr;
}

QStringList CommandRegistry::names() const
{
    QStringList names;
    for (const Command *command : m_commands)
        names << command->name();
    return names;
}

} // namespace sw::cli
