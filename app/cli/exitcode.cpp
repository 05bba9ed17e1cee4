// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/exitcode.h"

#include <QCoreApplication>

namespace sw::cli
{

int exitCodeOf(base::ErrorCode code)
{
    switch (code) {
    case base::ErrorCode::Usage:
    case base::ErrorCode::InvalidModel:
    case base::ErrorCode::File:
    case base::ErrorCode::Format:
        return ExitCode::usage;
    case base::ErrorCode::Drift:
        return ExitCode::drift;
    case base::ErrorCode::Refused:
        return ExitCode::refused;
    case base::ErrorCode::Partial:
        return ExitCode::partial;
    case base::ErrorCode::Unknown:
        return ExitCode::unknown;
    case base::ErrorCode::Connection:
        return ExitCode::connection;
    case base::ErrorCode::Rights:
        return ExitCode::rights;
    case base::ErrorCode::Unsupported:
        return ExitCode::unsupported;
    case base::ErrorCode::Cancelled:
        return ExitCode::cancelled;
    case base::ErrorCode::Internal:
        break;
    }
    return ExitCode::internal;
}

QList<ExitCodeMeaning> exitCodeMeanings()
{
    const auto tr = [](const char *text) {
        return QCoreApplication::translate("ExitCode", text);
    };
    return {
        {ExitCode::done, tr(QT_TRANSLATE_NOOP("ExitCode", "done, or nothing to do"))},
        {ExitCode::usage, tr(QT_TRANSLATE_NOOP("ExitCode", "wrong arguments, an unusable file, or an invalid model"))},
        {ExitCode::changes,
         tr(QT_TRANSLATE_NOOP(
             "ExitCode",
             "the plan has changes (plan, verify), projects differ (diff), or documents are not valid (validate)"))},
        {ExitCode::drift, tr(QT_TRANSLATE_NOOP("ExitCode", "the server drifted, or the plan is stale"))},
        {ExitCode::refused,
         tr(QT_TRANSLATE_NOOP("ExitCode", "refused: needs an acknowledgement, or the server did not take it"))},
        {ExitCode::partial, tr(QT_TRANSLATE_NOOP("ExitCode", "partly applied"))},
        {ExitCode::unknown, tr(QT_TRANSLATE_NOOP("ExitCode", "the outcome of a step is not known"))},
        {ExitCode::connection, tr(QT_TRANSLATE_NOOP("ExitCode", "cannot connect, TLS or login"))},
        {ExitCode::rights, tr(QT_TRANSLATE_NOOP("ExitCode", "the login lacks a right"))},
        {ExitCode::unsupported, tr(QT_TRANSLATE_NOOP("ExitCode", "the server is not supported"))},
        {ExitCode::cancelled, tr(QT_TRANSLATE_NOOP("ExitCode", "cancelled"))},
        {ExitCode::internal, tr(QT_TRANSLATE_NOOP("ExitCode", "internal error: a bug, please report it"))},
    };
}

} // namespace sw::cli
