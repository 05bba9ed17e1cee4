// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/sizes/sizeddesigns.h"

namespace sw::testsupport
{

/// \p documents with a field of each type that references and groups have, and an index on each; each takes \p
/// different values at random, or another in each document where there are as many as documents. Made without the
/// product's own generator.
SizedDesign repeatedKeys(quint64 documents, quint64 different);

} // namespace sw::testsupport
