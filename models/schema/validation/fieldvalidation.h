// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/validation/validation.h"

namespace sw::schema
{

/// Fields nested deeper than this cannot be saved, and are far from what a validator may hold.
inline constexpr int maximumFieldDepth = 25;

/// Of fields and what is in them.
class FieldValidation : public Validation
{
public:
    using Validation::Validation;

    /// \p ids: of the fields that were seen, of one entity or relationship.
    void fields(const QList<Field> &fields, const QString &prefix, int depth, QSet<FieldId> &ids);

private:
    void field(const Field &field, const Place &where);
    void spread(const ValueSpread &spread, const Place &where);
    void bounds(const Field &field, const Place &where);
    void texts(const Field &field, const Place &where);
    void enumValues(const Field &field, const Place &where);
    void otherTypes(const Field &field, const Place &where);
};

} // namespace sw::schema
