// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/indexes/indexlist.h"

namespace sw::base
{
class JsonWriter;
}

namespace sw::cli
{

class Output;

void printIndexes(Output &out, const QList<services::ListedIndex> &indexes);
/// {"indexes": [...]}
void writeIndexes(base::JsonWriter &json, const QList<services::ListedIndex> &indexes, const schema::Model &model);

} // namespace sw::cli
