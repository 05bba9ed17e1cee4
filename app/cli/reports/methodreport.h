// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/methodology/methodology.h"

namespace sw::cli
{

class Output;

/// {"goal":…,"steps":[{"id":…,"text":…,"given":…,"assumed":…,"missing":…,"questions":[…]}]}; \p file: in commands.
QByteArray methodJson(const schema::Model &model, const services::Methodology &method, const QString &file);
/// \p all: with what is answered.
void printMethod(Output &out, const schema::Model &model, const services::Methodology &method, const QString &file,
                 bool all);

} // namespace sw::cli
