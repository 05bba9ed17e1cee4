// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <vector>

namespace sw::formats
{

/// How many different values all documents have, where a sample of them had each of its values so many \p times.
/// \p factor: documents in all for each one of the sample. Values that came often are all known; the others are taken
/// to come at rates that are spread as a gamma distribution, fitted to how many there are and how many came once, and
/// that is followed up to all documents. Even rates give what Chao1 gives, values that never come again one for each
/// document, and skewed ones lie between. (Rare and abundant values: A. Chao and S.-M. Lee, Estimating the number of
/// classes, JASA 87 (1992); gamma-Poisson: R. Fisher, A. Corbet, C. Williams, J. Animal Ecology 12 (1943).)
double differentValues(const std::vector<quint32> &times, double factor);

} // namespace sw::formats
