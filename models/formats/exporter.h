// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/design/design.h"

namespace sw::formats
{

struct OutputFile
{
    QString name; ///< a plain file name of [A-Za-z0-9._-]
    QByteArray content;
};

/// Writes a design in a format for other programs or people: one file in this folder and one row in the registry.
class Exporter
{
public:
    virtual ~Exporter() = default;
    virtual QString id() const = 0;     ///< on the command line, e.g. "mongosh"
    virtual QString name() const = 0;   ///< translated
    virtual QString suffix() const = 0; ///< "js"
    virtual QString help() const = 0;   ///< one sentence
    /// The main file first. Error InvalidModel when the design has a name that the format cannot carry.
    virtual base::Result<QList<OutputFile>> write(const schema::Model &model, const design::Design &design) const = 0;
};

} // namespace sw::formats
