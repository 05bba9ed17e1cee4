// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"

#include <QList>
#include <QStringList>

namespace sw::testsupport
{

/// A document that breaks one keyword of a validator at one place, and should break nothing else.
struct BrokenDocument
{
    base::Bson document;
    QString path;          ///< "lines.price"
    QString keyword;       ///< "minimum", "required", …; "$gte" and "$lt" of a date's limits
    bool inBranch = false; ///< of a oneOf, of which a server reports every branch
};

struct BrokenDocuments
{
    QList<BrokenDocument> documents;
    QStringList missed; ///< "path keyword": no document could be made that breaks it
    QStringList large;  ///< "path keyword": it takes more than 15 MB to break it
};

/// For each bound and each required field of \p validator, at any depth, a copy of one of the \p valid documents that
/// breaks it. A field _id of the document itself counts as always there: servers add it.
BrokenDocuments breakEach(const base::Bson &validator, const QList<base::Bson> &valid);

} // namespace sw::testsupport
