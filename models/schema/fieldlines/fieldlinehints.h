// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

namespace sw::schema
{

/// Names that a field's line may use, besides types and words.
struct KnownNames
{
    QStringList entities;
    QStringList valueObjects;
    bool mayRefer = true; ///< false: the fields of an object, or the attributes of a relationship
};
KnownNames knownNames(const Model &model, bool mayRefer);

/// What could go on in a field's line.
struct FieldLineHints
{
    qsizetype from = 0;      ///< where the word begins that a completion takes the place of
    QStringList completions; ///< the likeliest first; empty where anything may stand
    QString ghost;           ///< what is shown behind the text: the rest of the first completion, or what may come
};

/// \p text: what stands before the cursor (see readFieldLine()).
FieldLineHints fieldLineHints(const QString &text, const KnownNames &names);

} // namespace sw::schema
