// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/modelpatch.h"

#include "models/document/edits/listpatch.h"
#include "models/document/edits/members.h"

namespace sw::document
{

namespace
{

schema::Model withoutLists(schema::Model model)
{
    model.entities.clear();
    model.relationships.clear();
    model.operations.clear();
    model.patterns.clear();
    model.diagrams.clear();
    return model;
}

/// Copies everything of \p project that is not one of the lists of objects.
void setProject(schema::Model &model, const schema::Model &project)
{
    schema::Model merged = project;
    merged.entities = std::move(model.entities);
    merged.relationships = std::move(model.relationships);
    merged.operations = std::move(model.operations);
    merged.patterns = std::move(model.patterns);
    merged.diagrams = std::move(model.diagrams);
    model = std::move(merged);
}

struct ListChanges
{
    Change added;
    Change removed;
    Change order;
};

/// Names the ids of \p patch; what was added by apply is removed by revert, so the event says both.
template <typename T, typename Id>
void describeList(const ListPatch<T> &patch, const ListChanges &kinds, ChangeEvent &event, QSet<Id> &ids)
{
    for (const auto &placed : patch.inserted)
        ids.insert(placed.value.id);
    for (const auto &placed : patch.removed)
        ids.insert(placed.value.id);
    for (const auto &change : patch.changed)
        ids.insert(change.after.id);
    if (!patch.inserted.isEmpty() || !patch.removed.isEmpty())
        event.changes |= {kinds.added, kinds.removed};
    if (!patch.order.isEmpty())
        event.changes |= kinds.order;
}

} // namespace

ModelPatch::ModelPatch(const schema::Model &before, const schema::Model &after)
    : m_entities(makeListPatch(before.entities, after.entities)),
      m_relationships(makeListPatch(before.relationships, after.relationships)),
      m_operations(makeListPatch(before.operations, after.operations)),
      m_patterns(makeListPatch(before.patterns, after.patterns)),
      m_diagrams(makeListPatch(before.diagrams, after.diagrams)),
      m_projectBefore(withoutLists(before)),
      m_projectAfter(withoutLists(after))
{
    m_projectChanged = m_projectBefore != m_projectAfter;
    if (!m_projectChanged)
        m_projectBefore = m_projectAfter = schema::Model();
    describe();
}

bool ModelPatch::isEmpty() const
{
    return m_entities.isEmpty() && m_relationships.isEmpty() && m_operations.isEmpty() && m_patterns.isEmpty() &&
           m_diagrams.isEmpty() && !m_projectChanged;
}

void ModelPatch::apply(schema::Model &model) const
{
    applyListPatch(model.entities, m_entities);
    applyListPatch(model.relationships, m_relationships);
    applyListPatch(model.operations, m_operations);
    applyListPatch(model.patterns, m_patterns);
    applyListPatch(model.diagrams, m_diagrams);
    if (m_projectChanged)
        setProject(model, m_projectAfter);
}

void ModelPatch::revert(schema::Model &model) const
{
    revertListPatch(model.entities, m_entities);
    revertListPatch(model.relationships, m_relationships);
    revertListPatch(model.operations, m_operations);
    revertListPatch(model.patterns, m_patterns);
    revertListPatch(model.diagrams, m_diagrams);
    if (m_projectChanged)
        setProject(model, m_projectBefore);
}

void ModelPatch::describe()
{
    using enum Change;
    describeList(m_entities, {EntityAdded, EntityRemoved, EntityOrder}, m_event, m_event.entities);
    describeList(m_relationships, {RelationshipAdded, RelationshipRemoved, RelationshipOrder}, m_event,
                 m_event.relationships);
    describeList(m_operations, {OperationAdded, OperationRemoved, OperationOrder}, m_event, m_event.operations);
    describeList(m_patterns, {PatternAdded, PatternRemoved, PatternOrder}, m_event, m_event.patterns);
    describeList(m_diagrams, {DiagramAdded, DiagramRemoved, DiagramOrder}, m_event, m_event.diagrams);
    for (const auto &change : m_entities.changed)
        describeEntity(change.before, change.after, m_event);
    for (const auto &change : m_relationships.changed)
        describeRelationship(change.before, change.after, m_event);
    for (const auto &change : m_operations.changed)
        describeOperation(change.before, change.after, m_event);
    for (const auto &change : m_patterns.changed)
        describePattern(change.before, change.after, m_event);
    for (const auto &change : m_diagrams.changed)
        describeDiagram(change.before, change.after, m_event);
    if (m_projectChanged)
        describeProject(m_projectBefore, m_projectAfter, m_event);
}

} // namespace sw::document
