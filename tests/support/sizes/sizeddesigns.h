// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/write/samplegenerator.h"
#include "models/sizing/estimate/documentsource.h"

#include <functional>

namespace sw::testsupport
{

/// A collection whose documents are laid on a real server.
struct SizedDesign
{
    QString name;
    design::Collection collection; ///< with as many documents as a measurement takes: up to 200,000
    double few = 0;                ///< documents that are enough for a test; 0: it would take too long there
    /// Documents that no generator makes; none: those of the generator.
    std::function<base::Bson(quint64 n)> document{};

    SizedDesign withDocuments(double count) const;
    /// Document number n, the same each time.
    sizing::DocumentSource source() const;
};

/// Shapes of which every one packs differently, with a few indexes.
QList<SizedDesign> packedDesigns();
/// Indexes of every kind.
QList<SizedDesign> indexedDesigns();

} // namespace sw::testsupport
