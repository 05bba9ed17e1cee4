// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/methodology/methodquestion.h"

#include <functional>

namespace sw::services
{

/// Makes the assumed answer of a question that of a person.
using Agreement = std::function<void(schema::Model &)>;

/// Empty when \p question is answered, when nothing stands for an answer, or when the project has no word for that the
/// assumption is right.
Agreement agreementWith(const MethodQuestion &question);

/// Those of \p questions that can be agreed with.
QList<MethodQuestion> agreeable(const QList<MethodQuestion> &questions);
void agreeWith(schema::Model &model, const QList<MethodQuestion> &questions);

/// What a button says that agrees: "No operation uses it". With a mnemonic.
QString agreementText(Asked asked);
/// What \p entity says of itself when somebody agrees; empty: agreement with it is no such word.
using Word = bool schema::Entity::*;
Word wordOf(Asked asked);

/// What questions of a kind are about, as a heading of them: "Sizes of texts".
QString titleOf(Asked asked);

} // namespace sw::services
