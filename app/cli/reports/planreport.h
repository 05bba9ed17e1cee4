// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/deployment/deployment.h"

namespace sw::cli
{

class Output;

void printPlan(Output &out, const services::Proposal &proposal);
/// {"hash":…,"server":{…},"database":…,"equalObjects":n,"steps":[…],"unmanaged":[…]}
QByteArray planJson(const services::Proposal &proposal);

void printApplyReport(Output &out, const deploy::Plan &plan, const deploy::ApplyReport &report);

/// "MongoDB 6.0.5, standalone"
QString serverText(const deploy::ServerIdentity &server);
/// "3 of those stored would be refused", or empty when it was not asked or is not so.
QString violatorsText(const deploy::Step &step);

} // namespace sw::cli
