// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

namespace sw::schema
{

/// What is wrong with a model: dangling ids, bad numbers, empty or repeated names. Errors: code InvalidModel, where =
/// object.
QList<base::Error> validateModel(const Model &model);

} // namespace sw::schema
