// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

namespace sw::formats
{

/// The text of \p model: UTF-8, stable order, one member per line, unknown members written back, sha256 of the body.
QByteArray writeProject(const schema::Model &model);

} // namespace sw::formats
