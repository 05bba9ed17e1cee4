// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/patternuses/documentaverages.h"

namespace sw::services
{

base::Bytes averageOf(const sizing::SizeReport &sizes, const QString &collection, base::Bytes otherwise)
{
    const sizing::CollectionSize *size = sizes.collection(collection);
    return size ? size->document.likely : otherwise;
}

void takeAverages(QList<ComparedDocument> &documents, const sizing::SizeReport &before, const sizing::SizeReport &after)
{
    for (ComparedDocument &document : documents) {
        if (document.before)
            document.before->average = averageOf(before, document.collection, document.before->average);
        if (document.after)
            document.after->average = averageOf(after, document.collection, document.after->average);
    }
}

} // namespace sw::services
