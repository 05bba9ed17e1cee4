// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/plan/value.h"

namespace sw::samples
{

// Makers of values that follow from how documents belong together.

/// Counts the documents of one parent from \p first; without a parent, always \p first.
MakerPtr siblingMaker(PickerPtr parent, qint64 first);
/// One value of \p inner for each group of documents.
MakerPtr groupMaker(MakerPtr inner, PickerPtr group, quint64 seed);
/// The document's first or last number when a tree is walked, see treeNumber().
MakerPtr treeNumberMaker(quint64 documents, bool up);

/// Of a field that is there to say that something is so.
MakerPtr alwaysTrueMaker();

} // namespace sw::samples
