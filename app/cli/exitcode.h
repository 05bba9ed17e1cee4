// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <QList>

namespace sw::cli
{

/// What the program says to scripts. Each number has one meaning for all commands.
namespace ExitCode
{
inline constexpr int done = 0;
inline constexpr int usage = 1;
inline constexpr int changes = 2;
inline constexpr int drift = 3;
inline constexpr int refused = 4;
inline constexpr int partial = 5;
inline constexpr int unknown = 6;
inline constexpr int connection = 7;
inline constexpr int rights = 8;
inline constexpr int unsupported = 9;
inline constexpr int cancelled = 10;
inline constexpr int internal = 70;
} // namespace ExitCode

/// The one place where kinds of errors become exit codes.
int exitCodeOf(base::ErrorCode code);

struct ExitCodeMeaning
{
    int code;
    QString meaning; ///< translated
};
/// For help.
QList<ExitCodeMeaning> exitCodeMeanings();

} // namespace sw::cli
