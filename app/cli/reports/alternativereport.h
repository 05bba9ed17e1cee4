// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/alternatives/comparealternatives.h"

namespace sw::cli
{

class Output;

void printAlternatives(Output &out, const schema::Model &model);
QByteArray alternativesJson(const schema::Model &model);
void printComparison(Output &out, const services::AlternativeComparison &comparison);
QByteArray comparisonJson(const services::AlternativeComparison &comparison);

} // namespace sw::cli
