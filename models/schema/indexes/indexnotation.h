// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/schema/indexes/indexdefinition.h"

namespace sw::schema
{

/// Keys as people write them, apart by commas: "title text(10), summary text", "customer, placed -1", "spot 2dsphere",
/// "attributes.$**". A key without a kind is ascending; a path with blanks, commas or quotes stands in double quotes.
QString indexKeysText(const QList<IndexKey> &keys);
base::Result<QList<IndexKey>> parseIndexKeys(const QString &text);

/// Seconds of "30d", "12 h", "90 min", "45s", "0"; error when it is none of them.
base::Result<int> parseExpiry(const QString &text);
/// "30 d", "0": in the largest unit that gives a whole number, as parseExpiry reads it back.
QString expiryText(qint64 seconds);

/// A filter, collation or projection as people write it: one object of Extended JSON. An empty text is none.
base::Result<QJsonObject> parseIndexDocument(const QString &text);
QString indexDocumentText(const QJsonObject &document);
/// The same for a collation, of which the locale alone may be given: "en".
base::Result<QJsonObject> parseCollation(const QString &text);

/// The options that are set, as in a list: "unique", "only where {"status":"active"}".
QStringList indexOptionTexts(const IndexDefinition &index);

} // namespace sw::schema
