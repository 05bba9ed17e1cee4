// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/schema/model.h"

namespace sw::formats
{

struct SampleInfo
{
    QString name; ///< "bookstore"
    QString title;
    QString summary;
};

/// The shipped sample projects, in teaching order.
QList<SampleInfo> samples();
/// Error Usage names the samples there are.
base::Result<schema::Model> loadSample(const QString &name);

} // namespace sw::formats
