// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/validation/validation.h"

namespace sw::schema
{

/// Of the indexes that people own.
class IndexValidation : public Validation
{
public:
    using Validation::Validation;

    void indexes(const Entity &entity);
};

} // namespace sw::schema
