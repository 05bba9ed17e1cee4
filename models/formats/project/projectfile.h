// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/formats/project/projectreader.h"
#include "models/formats/project/projectwriter.h"
#include "models/schema/model.h"

namespace sw::formats
{

inline constexpr int formatMajor = 1;
inline constexpr int formatMinor = 3;
/// Larger files are refused before they are read.
inline constexpr qint64 maximumProjectBytes = 256LL * 1024 * 1024;

/// readProject and writeProject on a file; saving parses its own text back before it touches the file.
base::Result<LoadedProject> loadProjectFile(const QString &path);
base::Result<void> saveProjectFile(const QString &path, const schema::Model &model);

} // namespace sw::formats
