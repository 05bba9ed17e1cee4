// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/validation/validation.h"

namespace sw::schema
{

/// Of operations, uses of patterns and diagrams.
class WorkloadValidation : public Validation
{
public:
    using Validation::Validation;

    void operations();
    void patterns();
    void diagrams();

private:
    void operation(const Operation &operation);
    static QSet<EntityId> alsoAsked(const Operation &operation);
    void numbers(const Operation &operation, const Place &where);
    QSet<EntityId> path(const Operation &operation, const Place &where);
    void fieldRef(const FieldRef &ref, const QSet<EntityId> &reached, const Place &where);

    QSet<OperationId> m_ids;
};

} // namespace sw::schema
