// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/schema/model.h"

namespace sw::formats
{

inline constexpr int formatMajor = 1;
inline constexpr int formatMinor = 2;
/// Larger files are refused before they are read.
inline constexpr qint64 maximumProjectBytes = 256LL * 1024 * 1024;

struct LoadedProject
{
    schema::Model model;
    QList<base::Error> warnings; ///< a newer minor format, a checksum that does not match (people edit by hand), …
    bool readOnly = false;
};

/// Reads a project from JSON text. Errors Format name line and column or the member ("entities[3].fields[2].type") and
/// the reason; a newer major format is refused by name. Depth, counts and lengths are limited.
base::Result<LoadedProject> readProject(const QByteArray &json);
/// The text of \p model: UTF-8, stable order, one member per line, unknown members written back, sha256 of the body.
QByteArray writeProject(const schema::Model &model);

/// readProject and writeProject on a file; saving parses its own text back before it touches the file.
base::Result<LoadedProject> loadProjectFile(const QString &path);
base::Result<void> saveProjectFile(const QString &path, const schema::Model &model);

} // namespace sw::formats
