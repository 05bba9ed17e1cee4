// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/shape/node.h"

namespace sw::design
{

/// What a value has to be, as a sentence for the error detail of a server; empty when only its type counts. Always
/// English: what is stored on a server must not depend on the language of who sent it.
QString ruleSentence(const Node &node);

} // namespace sw::design
