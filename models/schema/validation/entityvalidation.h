// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/validation/validation.h"

namespace sw::schema
{

/// Of entities and their collections.
class EntityValidation : public Validation
{
public:
    using Validation::Validation;

    void entities();

private:
    void entity(const Entity &entity);
    void identity(const Entity &entity, const Place &where);
    void life(const Entity &entity, const Place &where);
    void rules(const Entity &entity, const Place &where);
    void collectionNames();
    void cycles();
};

} // namespace sw::schema
