// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/apply/apply.h"
#include "models/deploy/plan/plan.h"

namespace sw::cli
{

class Output;

void printPlan(Output &out, const deploy::Plan &plan);
/// {"hash":…,"server":{…},"database":…,"equalObjects":n,"steps":[…],"unmanaged":[…]}
QByteArray planJson(const deploy::Plan &plan);

void printApplyReport(Output &out, const deploy::Plan &plan, const deploy::ApplyReport &report);
/// {"hash":…,"database":…,"verified":true,"steps":[{"number":1,"object":…,"state":"done","detail":…}],"error":null}
QByteArray applyReportJson(const deploy::Plan &plan, const deploy::ApplyReport &report);

/// "MongoDB 6.0.5, standalone"
QString serverText(const deploy::ServerIdentity &server);
/// "3 documents would fail", or empty when it was not asked or is not so.
QString violatorsText(const deploy::Violators &violators);

} // namespace sw::cli
