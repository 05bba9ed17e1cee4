// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/serveredits.h"

#include "models/document/document.h"
#include "models/document/edits.h"
#include "models/document/edittexts.h"
#include "models/sizing/topology.h"

namespace sw::document
{

bool setTopology(Document &document, sizing::Topology topology)
{
    return editModel(document, EditTexts::tr("Choose another topology"), [topology](schema::Model &model) { sizing::setTopology(model, topology); });
}

} // namespace sw::document
