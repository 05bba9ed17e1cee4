// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/scene/scenebuilder.h"

namespace sw::diagram
{

/// The card of a collection in the Documents view.
struct CollectionCardMaker
{
    const Metrics &metrics;
    const SceneOptions &options;
    const sizing::SizeReport *sizes = nullptr;

    Card make(const design::Collection &collection) const;

private:
    /// True when what is inside is shown as well.
    bool addRow(Card &card, const design::Node &node, const QString &path, int indent,
                const QString &outerPattern) const;
    void addNodes(Card &card, const design::Node &node, const QString &prefix, int indent,
                  const QString &outerPattern) const;
};

} // namespace sw::diagram
