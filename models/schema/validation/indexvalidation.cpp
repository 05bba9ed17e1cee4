// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/validation/indexvalidation.h"

#include "models/schema/indexes/indexnotation.h"
#include "models/schema/indexes/indexrules.h"

namespace sw::schema
{

namespace
{

/// What a server tells indexes apart by, besides their names.
bool isSameIndex(const IndexDefinition &a, const IndexDefinition &b)
{
    return sameKeys(a.keys, b.keys) && a.unique == b.unique && a.sparse == b.sparse &&
           a.partialFilter == b.partialFilter && a.collation == b.collation &&
           a.wildcardProjection == b.wildcardProjection;
}

} // namespace

void IndexValidation::indexes(const Entity &e)
{
    qsizetype texts = 0;
    for (qsizetype i = 0; i < e.indexes.size(); ++i) {
        const IndexDefinition &one = e.indexes.at(i);
        const QString name = indexNameOf(one);
        const Place where{QT_TR_NOOP("index %1"), e.name + QLatin1Char('.') + name};
        for (const base::Error &fault : indexFaults(one, model().server))
            add(where, fault.message, fault.wayOut);
        for (qsizetype j = 0; j < i; ++j) {
            if (indexNameOf(e.indexes.at(j)) == name)
                add(where, tr("Two indexes of the entity have this name."), tr("Give one of them another name."));
            else if (isSameIndex(e.indexes.at(j), one))
                add(where,
                    tr("The index “%1” has the same keys and options (code 85).").arg(indexNameOf(e.indexes.at(j))),
                    tr("Leave one of the two out."));
        }
        texts += hasKind(one.keys, KeyKind::Text) ? 1 : 0;
        if (texts == 2 && hasKind(one.keys, KeyKind::Text))
            add(where, tr("It is the second text index of the entity; a collection has one at most (code 85)."),
                tr("Put all searched texts into one index."));
    }
    for (const SuppressedIndex &suppressed : e.suppressedIndexes) {
        const Place where{QT_TR_NOOP("index %1"), e.name + QLatin1Char('.') + defaultIndexName(suppressed.keys)};
        if (suppressed.keys.isEmpty())
            add(where, tr("An index without keys is suppressed."), tr("Remove the entry, or name its keys."));
    }
}

} // namespace sw::schema
