// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/command.h"

#include <memory>
#include <vector>

namespace sw::cli
{

/// All commands in the order of help. Help, suggestions and tests enumerate this.
class CommandRegistry
{
public:
    static const CommandRegistry &instance();

    const QList<const Command *> &all() const { return m_commands; }
    const Command *find(const QString &name) const;
    QStringList names() const;

private:
    CommandRegistry();
    QList<const Command *> m_commands;
};

} // namespace sw::cli
