// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"
#include "models/base/result.h"

#include <QStringList>

namespace sw::cli
{

/// The whole program but for the process: finds the command, runs it, reports its error, and says the exit code.
/// \p words are the arguments without the program's name.
int runProgram(Context &context, const QStringList &words);

/// The value of --lang in \p words, else the language of the environment ("de", "en"): before anything is translated.
QString wantedLanguage(const QStringList &words, const QProcessEnvironment &environment);

/// "error: where: message wayOut" on the stream of messages.
void report(Context &context, const base::Error &error);
/// "warning: …".
void warn(Context &context, const base::Error &warning);
/// A plain sentence for people on the stream of messages.
void say(Context &context, const QString &text);

} // namespace sw::cli
