// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// The parameters of a use, read once.
struct AttributeSpec
{
    QStringList fields, keys;
    QString array, key, value, qualifier;
    bool units = true;
    int headroom = 0;
};

AttributeSpec attributeSpec(const UseContext &context);

QList<CodeSnippet> attributeCode(const design::Design &design, const UseContext &context);
Migration attributeMigration(const design::Design &before, const design::Design &after, const UseContext &context);

} // namespace sw::patterns
