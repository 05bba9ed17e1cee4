// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

namespace sw::schema
{

// The names of goals and use cases for people; those in files are schema::nameOf.

QString goalText(Goal goal);
QString useCaseText(UseCase useCase);

} // namespace sw::schema
