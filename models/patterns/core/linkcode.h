// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// The code that keeps the two sides of a relationship right where they are two documents.
struct LinkCode
{
    QString relationship; ///< its two entities, for people
    CodeSnippet code;
};

/// For relationships that hold ids on both sides: code that links and unlinks two documents in a transaction. For those
/// that must change together though they are apart: code that changes both.
QList<LinkCode> linkCode(const schema::ModelIndex &model, const design::Design &design);

} // namespace sw::patterns
