// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/exporter.h"

namespace sw::formats
{

/// Names that no server takes: of collections empty, with NUL or $, of the system's, or too long; of fields empty or
/// with NUL.
base::Result<void> checkNames(const design::Design &design);

/// The checksum that stands in the project's file, to tell what an exported file was made from.
QByteArray projectChecksum(const schema::Model &model);

/// \p name reduced to [A-Za-z0-9._-], for names of files; never empty, never starting with a dot.
QString plainFileName(const QString &name);

} // namespace sw::formats
