// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

namespace sw::testsupport
{

struct RandomModelOptions
{
    int entities = 8;
    int fieldsPerEntity = 6;
    /// Names with quotes, spaces and characters of other scripts, and members of a newer minor format.
    bool odd = false;
};

/// A model that validateModel accepts, with every member of every object used now and then. The same seed and options
/// give the same model. Work grows linearly with the number of entities.
schema::Model randomModel(quint32 seed, const RandomModelOptions &options = {});

} // namespace sw::testsupport
