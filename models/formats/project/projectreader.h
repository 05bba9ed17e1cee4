// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

namespace sw::formats
{

struct LoadedProject
{
    schema::Model model;
    QList<base::Error> warnings; ///< a newer minor format, a checksum that does not match (people edit by hand), …
    bool readOnly = false;
};

/// Reads a project from JSON text. Errors Format name line and column or the member ("entities[3].fields[2].type") and
/// the reason; a newer major format is refused by name. Depth, counts and lengths are limited.
base::Result<LoadedProject> readProject(const QByteArray &json);

} // namespace sw::formats
