// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"

#include <QList>

namespace sw::validation
{

/// A rule that a document breaks.
struct Reason
{
    QString path;          ///< of the value or of the missing field, with the index of items: "lines.0.price"
    QString keyword;       ///< "bsonType", "required", "$gt"
    QString text;          ///< what a server says
    base::Bson facts;      ///< what was specified, what was considered
    bool byServer = false; ///< about the _id that a server gives to a document without one

    friend bool operator==(const Reason &, const Reason &) = default;
};

/// The rules that \p details, an errInfo.details of a server, names, outermost first.
QList<Reason> reasonsOf(const base::Bson &details);

} // namespace sw::validation
