// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/serveredits.h"

#include "models/document/document.h"
#include "models/document/edits/edits.h"
#include "models/document/edits/edittexts.h"
#include "models/sizing/estimate/topology.h"

namespace sw::document
{

bool setTopology(Document &document, sizing::Topology topology)
{
    return editModel(document, Text::tr("Choose another topology"),
                     [topology](schema::Model &model) { sizing::setTopology(model, topology); });
}

} // namespace sw::document
