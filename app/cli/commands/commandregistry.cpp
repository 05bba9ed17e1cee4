// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commandregistry.h"

// A row is a function make<Name>() in the command's own file.
#define SW_COMMANDS(ROW)                                                                                               \
    ROW(New)                                                                                                           \
    ROW(Samples)                                                                                                       \
    ROW(Check)                                                                                                         \
    ROW(Advise)                                                                                                        \
    ROW(Patterns)                                                                                                      \
    ROW(ApplyPattern)                                                                                                  \
    ROW(RemovePattern)                                                                                                 \
    ROW(Shapes)                                                                                                        \
    ROW(Code)                                                                                                          \
    ROW(Migrate)                                                                                                       \
    ROW(Size)                                                                                                          \
    ROW(Sample)                                                                                                        \
    ROW(Export)                                                                                                        \
    ROW(Import)                                                                                                        \
    ROW(Formats)                                                                                                       \
    ROW(Layout)                                                                                                        \
    ROW(Render)                                                                                                        \
    ROW(Plan)                                                                                                          \
    ROW(Apply)                                                                                                         \
    ROW(Verify)

namespace sw::cli
{

#define DECLARE(name) std::unique_ptr<const Command> make##name();
SW_COMMANDS(DECLARE)
#undef DECLARE

CommandRegistry::CommandRegistry()
{
#define ADD(name) m_commands.push_back(make##name());
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
    for (const auto &command : m_commands) {
        if (command->name() == name)
            return command.get();
    }
    return nullptr;
}

QStringList CommandRegistry::names() const
{
    QStringList names;
    for (const auto &command : m_commands)
        names << command->name();
    return names;
}

} // namespace sw::cli
