// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

namespace sw::checks
{

/// A field that holds each value once, but whose rules allow fewer values than there are documents.
struct FewValues
{
    schema::EntityId entity;
    schema::FieldId field;
    QString path;
    double values = 0;    ///< that the rules allow
    double documents = 0; ///< that need one each
    bool isListed = false;

    /// "_id allows only 200 different values": why the count cannot be.
    QString sentence() const;
};

/// Those of \p entity, in the order of its fields.
QList<FewValues> fewValuesOf(const schema::Entity &entity);

} // namespace sw::checks
