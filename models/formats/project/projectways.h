// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/formats/project/projectvalues.h"

namespace sw::formats
{

/// How people bent lines, by relationship or by name of a line.
void write(const QHash<QString, schema::LineWay> &value, base::JsonWriter &out);
void read(QHash<QString, schema::LineWay> &value, const QJsonValue &json, ObjectReader &reader);

} // namespace sw::formats
