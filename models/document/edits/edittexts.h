// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/base/texts.h"
#include "models/document/commands/setvaluecommand.h"

#include <memory>

namespace sw::document
{

base::Error invalid(const QString &message, const QString &where, const QString &wayOut);
/// For an id that no object has.
base::Error missing(const QString &id);

/// Pushes \p after as the new value of an object: what all editing of members comes down to.
template <typename T>
bool pushObject(Document &document, const QString &text, const QString &mergeKey, const ChangeEvent &event,
                typename SetValueCommand<T>::Locate locate, const T &after)
{
    return document.push(
        std::make_unique<SetValueCommand<T>>(document, text, mergeKey, event, std::move(locate), after));
}

} // namespace sw::document
