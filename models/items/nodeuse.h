// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"

namespace sw::items
{

/// The operations that read and write a part of a collection's documents.
struct NodeUse
{
    QList<schema::OperationId> readers;
    QList<schema::OperationId> writers;
};

/// For \p node of \p collection; its root stands for the whole documents.
NodeUse nodeUse(const schema::Model &model, const design::Collection &collection, const design::Node &node);

} // namespace sw::items
