// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

namespace sw::patterns
{

/// A field of a source and what it is called in the view of all sources.
struct ViewField
{
    QString path;
    QString name;
};

/// One of the systems that a view is made of.
struct ViewSource
{
    const schema::Entity *entity = nullptr;
    QString collection; ///< before; the array of its documents in a view has this name too
    QString key;        ///< path of the value by which documents of the sources belong together
    QList<ViewField> fields;
};

struct ViewParts
{
    QString view; ///< name of the collection
    QList<ViewSource> sources;
    bool ignoresCase = false;
    int most = 10; ///< documents of one source in one view
};

QList<CodeSnippet> viewCode(const ViewParts &parts, const UseContext &context);
Migration viewMigration(const ViewParts &parts, const design::Design &before, const design::Design &after,
                        const UseContext &context);

} // namespace sw::patterns
