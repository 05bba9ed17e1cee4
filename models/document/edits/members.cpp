// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/members.h"

namespace sw::document
{

namespace
{

void note(ChangeEvent &event, Member member, bool differs)
{
    if (differs)
        event.members |= member;
}

/// True when the values differ in more than the members that \p same copies from one to the other.
template <typename T, typename Same>
bool differsElsewhere(const T &before, T after, const Same &same)
{
    same(after, before);
    return before != after;
}

void describeField(const schema::Field &before, const schema::Field &after, const FieldOwner &owner, ChangeEvent &event)
{
    describeFields(before.fields, after.fields, owner, event);
    const bool own =
        differsElsewhere(before, after, [](schema::Field &a, const schema::Field &b) { a.fields = b.fields; });
    if (!own)
        return;
    event.changes |= Change::FieldChanged;
    event.fields.insert({owner, after.id});
    note(event, Member::Name, before.name != after.name);
    note(event, Member::Description, before.description != after.description);
    note(event, Member::Type,
         before.type != after.type || before.itemType != after.itemType || before.otherTypes != after.otherTypes);
    note(event, Member::Required,
         before.presence != after.presence || before.nullable != after.nullable || before.nullShare != after.nullShare);
    note(event, Member::Count,
         before.count != after.count || before.bounded != after.bounded || before.countP99 != after.countP99 ||
             before.emptyShare != after.emptyShare);
    note(event, Member::Key, before.unique != after.unique);
    note(event, Member::Other, differsElsewhere(before, after, [](schema::Field &a, const schema::Field &b) {
             a.fields = b.fields;
             a.name = b.name;
             a.description = b.description;
             a.type = b.type;
             a.itemType = b.itemType;
             a.otherTypes = b.otherTypes;
             a.presence = b.presence;
             a.nullable = b.nullable;
             a.nullShare = b.nullShare;
             a.count = b.count;
             a.bounded = b.bounded;
             a.countP99 = b.countP99;
             a.emptyShare = b.emptyShare;
             a.unique = b.unique;
         }));
}

} // namespace

void describeFields(const QList<schema::Field> &before, const QList<schema::Field> &after, const FieldOwner &owner,
                    ChangeEvent &event)
{
    if (before == after)
        return;
    QHash<schema::FieldId, qsizetype> places;
    for (qsizetype i = 0; i < before.size(); ++i)
        places.insert(before.at(i).id, i);
    qsizetype last = -1;
    for (const schema::Field &field : after) {
        const auto found = places.constFind(field.id);
        if (found == places.cend()) {
            event.changes |= {Change::FieldAdded, Change::FieldRemoved};
            event.fields.insert({owner, field.id});
            continue;
        }
        if (*found < last)
            event.changes |= Change::FieldOrder;
        last = *found;
        describeField(before.at(*found), field, owner, event);
        places.erase(found);
    }
    for (auto it = places.cbegin(); it != places.cend(); ++it) {
        event.changes |= {Change::FieldAdded, Change::FieldRemoved};
        event.fields.insert({owner, it.key()});
    }
}

void describeEntity(const schema::Entity &before, const schema::Entity &after, ChangeEvent &event)
{
    event.entities.insert(after.id);
    describeFields(before.fields, after.fields, {after.id, {}}, event);
    if (!differsElsewhere(before, after, [](schema::Entity &a, const schema::Entity &b) { a.fields = b.fields; }))
        return;
    event.changes |= Change::EntityChanged;
    note(event, Member::Name, before.name != after.name || before.collectionName != after.collectionName);
    note(event, Member::Description, before.description != after.description);
    note(event, Member::Color, before.color != after.color);
    note(event, Member::Type,
         before.kind != after.kind || before.owner != after.owner || before.superEntity != after.superEntity);
    note(event, Member::Count, before.count != after.count || before.growthPerDay != after.growthPerDay);
    note(event, Member::Key, before.idStrategy != after.idStrategy || before.idFields != after.idFields);
    note(event, Member::Other, differsElsewhere(before, after, [](schema::Entity &a, const schema::Entity &b) {
             a.fields = b.fields;
             a.name = b.name;
             a.collectionName = b.collectionName;
             a.description = b.description;
             a.color = b.color;
             a.kind = b.kind;
             a.owner = b.owner;
             a.superEntity = b.superEntity;
             a.count = b.count;
             a.growthPerDay = b.growthPerDay;
             a.idStrategy = b.idStrategy;
             a.idFields = b.idFields;
         }));
}

void describeRelationship(const schema::Relationship &before, const schema::Relationship &after, ChangeEvent &event)
{
    event.changes |= Change::RelationshipChanged;
    event.relationships.insert(after.id);
    for (const schema::RelationshipEnd *end : {&before.a, &before.b, &after.a, &after.b})
        event.entities.insert(end->entity);
    describeFields(before.attributes, after.attributes, {{}, after.id}, event);
    note(event, Member::Name, before.name != after.name);
    note(event, Member::Description, before.description != after.description);
    note(event, Member::Type, before.type != after.type);
    note(event, Member::Count,
         before.a.perOther != after.a.perOther || before.b.perOther != after.b.perOther ||
             before.growth != after.growth);
    note(event, Member::Ends,
         before.a.entity != after.a.entity || before.b.entity != after.b.entity || before.a.role != after.a.role ||
             before.b.role != after.b.role || before.a.link != after.a.link || before.b.link != after.b.link);
    note(event, Member::Placement, before.placement != after.placement);
    note(event, Member::Other,
         differsElsewhere(before, after, [](schema::Relationship &a, const schema::Relationship &b) {
             a.attributes = b.attributes;
             a.name = b.name;
             a.description = b.description;
             a.type = b.type;
             a.a = b.a;
             a.b = b.b;
             a.growth = b.growth;
             a.placement = b.placement;
         }));
}

void describeOperation(const schema::Operation &before, const schema::Operation &after, ChangeEvent &event)
{
    event.changes |= Change::OperationChanged;
    event.operations.insert(after.id);
    note(event, Member::Name, before.name != after.name);
    note(event, Member::Description, before.description != after.description);
    note(event, Member::Type, before.kind != after.kind);
    note(event, Member::Workload, differsElsewhere(before, after, [](schema::Operation &a, const schema::Operation &b) {
             a.name = b.name;
             a.description = b.description;
             a.kind = b.kind;
         }));
}

void describePattern(const schema::PatternUse &before, const schema::PatternUse &after, ChangeEvent &event)
{
    event.changes |= Change::PatternChanged;
    event.patterns.insert(after.id);
    note(event, Member::Enabled, before.enabled != after.enabled);
    note(event, Member::Parameters, before.parameters != after.parameters);
    note(event, Member::Target,
         before.entity != after.entity || before.relationship != after.relationship || before.path != after.path ||
             before.pattern != after.pattern);
    note(event, Member::Reason, before.reason != after.reason);
}

void describeDiagram(const schema::Diagram &before, const schema::Diagram &after, ChangeEvent &event)
{
    event.diagrams.insert(after.id);
    const auto differing = [&event](const auto &from, const auto &to, auto &ids) {
        for (auto it = to.cbegin(); it != to.cend(); ++it) {
            const auto old = from.constFind(it.key());
            if (old == from.cend() || *old != *it)
                ids.insert(it.key());
        }
        for (auto it = from.cbegin(); it != from.cend(); ++it) {
            if (!to.contains(it.key()))
                ids.insert(it.key());
        }
    };
    if (before.places != after.places || before.collections != after.collections) {
        event.changes |= Change::Places;
        differing(before.places, after.places, event.moved);
        differing(before.collections, after.collections, event.movedCollections);
    }
    if (before.lines != after.lines)
        event.changes |= Change::Places;
    if (before.notes != after.notes)
        event.changes |= Change::Notes;
    if (before.name != after.name || before.wholeModel != after.wholeModel || before.unknown != after.unknown) {
        event.changes |= Change::DiagramChanged;
        note(event, Member::Name, before.name != after.name);
    }
}

void describeProject(const schema::Model &before, const schema::Model &after, ChangeEvent &event)
{
    if (before.suppressed != after.suppressed)
        event.changes |= Change::Suppressed;
    const EnumSet<Member> others = event.members;
    event.members = {};
    note(event, Member::Name, before.name != after.name);
    note(event, Member::Description, before.description != after.description);
    note(event, Member::Server, before.server != after.server);
    note(event, Member::Ram, before.ramGiB != after.ramGiB || before.cacheOverrideMiB != after.cacheOverrideMiB);
    note(event, Member::Goal, before.goal != after.goal);
    note(event, Member::UseCase, before.useCase != after.useCase);
    note(event, Member::Settings, before.settings != after.settings || before.unknown != after.unknown);
    if (!event.members.isEmpty())
        event.changes |= Change::Project;
    event.members |= others;
}

} // namespace sw::document
