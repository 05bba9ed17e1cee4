// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/plan/picker.h"
#include "models/samples/plan/value.h"

#include <QSet>

namespace sw::samples
{

/// A reference that stands in an object, or is assumed there: the copies below it are of the same document.
struct PlanBinding
{
    QString collection;
    schema::RelationshipId relationship;
    PickerPtr picker;
    QString kind{};                  ///< of the documents picked; empty: any
    std::optional<size_t> ownKind{}; ///< of the documents that pick; none: any
};

/// An object or array item on the way from the root to where compilation is; a frame at run time.
struct PlanLevel
{
    const design::Node *node = nullptr;
    QString path;
    QString owner;
    bool isItem = false;
    bool shares = false; ///< the items of the array share the children of the document
    double places = 1;
    double usualPlaces = 1; ///< where arrays have their likely lengths
    double itemGap = 0;
    Spans spans{};
    std::vector<PlanBinding> bindings;
};

/// A list of another collection whose array has no place for what a collection holds.
struct ListOfRest
{
    const design::Collection *collection = nullptr;
    QString path;
    const design::Node *array = nullptr;
    const design::Node *reference = nullptr; ///< of the own documents
};

/// Where compilation is in the documents of a collection, and what is known of these.
struct PlanPlace
{
    const design::Collection *collection = nullptr;
    Clock clock;
    quint64 key = 0;
    std::optional<size_t> kind{}; ///< whose fields are compiled, where the documents are of several
    int depth = 0;                ///< originals of originals, and values derived from derived ones
    std::vector<PlanLevel> levels;
    QSet<const design::Node *> unique;        ///< must not repeat so that _id or a unique index does not
    const design::Node *numbered = nullptr;   ///< counts the documents of one parent, for the same reason
    const design::Node *numberedBy = nullptr; ///< the reference to that parent
    const design::Node *group = nullptr;      ///< the plain value, no reference, that documents are grouped by
    std::optional<ListOfRest> list{};         ///< whose rest these documents are
    const design::Node *pagedBy = nullptr;    ///< of its groups, where each fills one document after the other
};

/// The path of \p node, a field of where \p place is.
QString pathOf(const PlanPlace &place, const design::Node &node);
/// \p own: \p node as it is drawn.
MakerContext contextOf(const design::Node &node, const design::Node &own, const PlanPlace &place, int position);

/// The documents of \p collection as a whole number, at least 1.
quint64 documentCount(const design::Collection &collection);

} // namespace sw::samples
