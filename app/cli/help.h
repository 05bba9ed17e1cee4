// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/command.h"

namespace sw::cli
{

/// The options that every command takes: help, lang.
QList<Option> commonOptions();

void printProgramHelp(Output &out);
void printCommandHelp(Output &out, const Command &command);

} // namespace sw::cli
