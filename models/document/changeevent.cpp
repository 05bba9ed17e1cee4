// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/changeevent.h"

namespace sw::document
{

bool ChangeEvent::touchesDesign() const
{
    const EnumSet<Change> pictures{Change::DiagramAdded, Change::DiagramRemoved, Change::DiagramChanged,
                                   Change::DiagramOrder, Change::Places,         Change::Notes,
                                   Change::Suppressed};
    const EnumSet<Change> rest = changes.without(pictures);
    if (rest.isEmpty())
        return false;
    const EnumSet<Change> onlyMembers{Change::EntityChanged, Change::PatternChanged, Change::Project};
    const bool structure = !rest.without(onlyMembers).isEmpty();
    return structure || !members.without({Member::Color, Member::Reason}).isEmpty();
}

void ChangeEvent::merge(const ChangeEvent &other)
{
    changes |= other.changes;
    members |= other.members;
    entities |= other.entities;
    fields |= other.fields;
    relationships |= other.relationships;
    operations |= other.operations;
    patterns |= other.patterns;
    diagrams |= other.diagrams;
    moved |= other.moved;
    movedCollections |= other.movedCollections;
}

} // namespace sw::document
