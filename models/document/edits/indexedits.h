// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/edits/removal.h"
#include "models/services/indexes/indexchanges.h"

#include <functional>

namespace sw::document
{

class Document;

/// Changes the indexes of a project, as one step called \p text. An error of \p change is passed on, nothing changed.
base::Result<void> changeIndexes(Document &document, const QString &text,
                                 const std::function<base::Result<void>(services::IndexChanges &)> &change);

/// The indexes that go with fields of \p removal, while their entity stays: "books.title_1".
struct Removal;
QStringList indexesGoneWith(const schema::Model &model, const Removal &removal);

} // namespace sw::document
