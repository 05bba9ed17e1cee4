// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// The parameters of a use, read once.
struct AttributeSpec
{
    QStringList fields, keys;
    QStringList unitOf; ///< of each field; empty: it has none, or none are stored
    QString array, key, value, qualifier;
    bool units = true;
    int headroom = 0;

    bool hasUnits() const;
    /// Whether a name is stored in several units: what is one value is then told by both.
    bool tellsByUnit() const;
};

/// Of the one index on the array at \p path: name, value, and the unit where there are any.
QList<design::IndexKey> attributeIndexKeys(const QString &path, const AttributeSpec &spec);

AttributeSpec attributeSpec(const UseContext &context);

QList<CodeSnippet> attributeCode(const design::Design &design, const UseContext &context);
Migration attributeMigration(const design::Design &before, const design::Design &after, const UseContext &context);

} // namespace sw::patterns
