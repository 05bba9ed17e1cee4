// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/context.h"
#include "app/cli/exitcode.h"

namespace sw::cli
{

/// A command of the program: one file in this folder and one row in the registry. Commands hold no state, read all that
/// they need from the context and the arguments, and never exit or open a display on their own.
class Command
{
public:
    virtual ~Command() = default;

    virtual QString name() const = 0;
    virtual QString summary() const = 0; ///< one line, no full stop
    virtual QString details() const { return {}; }
    virtual QList<Positional> positionals() const = 0;
    virtual QList<Option> options() const { return {}; }
    /// Of a command with --json: the members in their order, for help; values are left out where the name says it all.
    virtual QString jsonMembers() const { return {}; }
    /// Whole command lines without the program's name; at least one.
    virtual QStringList examples() const = 0;
    /// Needs fonts and pictures; the program then starts with an offscreen platform, never a display.
    virtual bool drawsPictures() const { return false; }
    /// It asks Context::isCancelled again and again, and leaves nothing half-done behind.
    virtual bool hasSafePoints() const { return false; }
    /// The exit code, or the error that the program reports and turns into one.
    virtual base::Result<int> run(Context &context, const Arguments &arguments) const = 0;
};

/// The option that all reporting commands have.
Option jsonOption();
/// `-o OUT`; \p help says what is written and what happens to a file that is there.
Option outputOption(const QString &help);

} // namespace sw::cli
