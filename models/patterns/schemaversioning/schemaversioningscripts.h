// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"
#include "models/patterns/formershape.h"
#include "models/patterns/schemaversioning/gatheredfields.h"

namespace sw::patterns
{

/// A value that older documents keep somewhere else.
struct FieldMove
{
    QString from;
    QString to; ///< empty: it is no longer kept
};

/// The names and numbers that scripts of numbered shapes need.
struct SchemaVersionParts
{
    QString collection;
    QString field;
    int version = 1;
    int oldest = 0;
    QString strategy; ///< onRead, onWrite, background or mixed
    int batch = 1000;
    QList<FieldMove> moves;
    QList<GatheredArray> arrays;
    QList<design::Index> newIndexes; ///< of values that have moved
    QString item;                    ///< name of one document, for functions
    QList<FormerShape> unshaped;     ///< of documents that other patterns have not shaped yet
};

QList<CodeSnippet> schemaVersionCode(const SchemaVersionParts &parts, const UseContext &context);
Migration schemaVersionMigration(const SchemaVersionParts &parts);

} // namespace sw::patterns
