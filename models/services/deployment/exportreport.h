// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/deployment/deployment.h"

namespace sw::services
{

/// "done", "was done already", "not done", "refused", "outcome unknown"; for people.
QString stateText(deploy::StepState state);

/// What an apply did, for a person to keep: where, when, each step with its state, what went wrong, what is left alone,
/// and the script of what is never sent. No values of documents, no password.
QString exportReportMarkdown(const deploy::Plan &plan, const Outcome &outcome, const QDateTime &at);

/// {"hash":…,"server":…,"database":…,"at":…,"verified":true,"steps":[{"number":1,"object":…,"class":"C1","what":…,
/// "state":"done","detail":…}],"error":null}
QByteArray exportReportJson(const deploy::Plan &plan, const Outcome &outcome, const QDateTime &at);

} // namespace sw::services
