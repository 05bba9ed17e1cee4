// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/importer.h"

#include <QCoreApplication>

namespace sw::formats
{

// One function per importer, each in a file of its own. The registry has a row for each.
const Importer &jsonDocumentsImporter();

} // namespace sw::formats
