// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/schema/model.h"

namespace sw::items
{

/// Where an operation starts, and what it takes along.
struct PathStart
{
    schema::EntityId entity;
    QList<schema::PathStep> steps;
};

/// "books › authors, reviews (10)": the path of \p operation in a form that readPath reads back. A step is called by
/// its entity; by the role or the name of the relationship where two lead to that entity. The number says how many are
/// wanted.
QString writePath(const schema::Model &model, const schema::Operation &operation);

/// Reads such a text, whatever the case of its letters; › may be written as > or →. The error names what is not there
/// or could be several things, and what is accepted instead.
base::Result<PathStart> readPath(const schema::Model &model, const QString &text);

} // namespace sw::items
