// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edits/linkedits.h"

#include "models/document/document.h"
#include "models/document/edits/edittexts.h"
#include "models/document/edits/members.h"
#include "models/document/edits/removal.h"
#include "models/schema/validation/linkvalidation.h"

#include <limits>
#include <utility>

namespace sw::document
{

namespace
{

constexpr double endless = std::numeric_limits<double>::infinity();

schema::Placement mirrored(schema::Placement placement)
{
    switch (placement) {
    case schema::Placement::EmbedInA:
        return schema::Placement::EmbedInB;
    case schema::Placement::EmbedInB:
        return schema::Placement::EmbedInA;
    case schema::Placement::ReferenceFromA:
        return schema::Placement::ReferenceFromB;
    case schema::Placement::ReferenceFromB:
        return schema::Placement::ReferenceFromA;
    default:
        return placement;
    }
}

/// Sets the type that the counts mean, with the one side of a 1:N at a.
void settle(schema::Relationship &link)
{
    if (link.a.perOther.max > 1 && link.b.perOther.max <= 1) {
        std::swap(link.a, link.b);
        link.placement = mirrored(link.placement);
        link.agreedPlacement = mirrored(link.agreedPlacement);
        link.doubtedPlacement = mirrored(link.doubtedPlacement);
    }
    link.type = typeOf(link);
    if (link.type != schema::RelationshipType::ManyToMany)
        link.attributes.clear();
}

QString nameIn(const Document &document, const schema::Relationship &link)
{
    return schema::relationshipName(document.model(), link);
}

/// What the names of its two ends in documents come from.
QSet<QString> namesIn(const schema::Relationship &link)
{
    const auto nameOf = [](const schema::RelationshipEnd &end) {
        return (QStringList{end.entity.text(), end.role, end.link.kindField} + end.link.key + end.link.names)
            .join(QLatin1Char('/'));
    };
    return {nameOf(link.a), nameOf(link.b)};
}

/// Pushes \p after unless it is unusable; \p mergeKey empty: a step of its own.
base::Result<void> pushLink(Document &document, const schema::Relationship &after, const QString &text,
                            const QString &mergeKey)
{
    const schema::RelationshipId id = after.id;
    const schema::Relationship *before = document.model().relationship(id);
    for (const schema::RelationshipEnd *end : {&after.a, &after.b}) {
        if (auto ok = checkCardinality(end->perOther, nameIn(document, after)); !ok)
            return ok;
        if (!document.model().entity(end->entity))
            return missing(end->entity.text());
    }
    if (after.growthPerParentPerDay < 0)
        return invalid(Text::tr("The number is out of range."), nameIn(document, after),
                       Text::tr("Growth is 0 or more."));
    ChangeEvent event;
    describeRelationship(*before, after, event);
    const QString key =
        mergeKey.isEmpty() ? base::newIdText() : QStringLiteral("link/") + id.text() + QLatin1Char('/') + mergeKey;
    const QString name = text.isEmpty() ? Text::tr("Change relationship %1").arg(nameIn(document, after)) : text;
    if (namesIn(*before) != namesIn(after)) {
        editModel(document, name, [&](schema::Model &model) { *model.relationship(id) = after; });
        return {};
    }
    pushObject<schema::Relationship>(
        document, name, key, event, [id](schema::Model &model) { return model.relationship(id); }, after);
    return {};
}

/// What a quick choice puts where nobody has said a number.
constexpr schema::Cardinality manyAtFirst{0, 10, 1000, true};
constexpr schema::Cardinality zillionsAtFirst{0, 10000, endless, true};

/// More than one, without an end when \p zillions; the likely number stays when a person gave it.
void makeMany(schema::Cardinality &count, bool zillions)
{
    if (count.max <= 1 || count == (zillions ? manyAtFirst : zillionsAtFirst))
        count = zillions ? zillionsAtFirst : manyAtFirst;
    else if (zillions)
        count.max = endless;
    else if (count.isUnbounded())
        count.max = std::max(manyAtFirst.max, count.likely);
}

void setKind(schema::Relationship &link, LinkKind kind)
{
    const auto atMostOne = [](schema::Cardinality &count) {
        count = {std::min(count.min, 1.0), 1, 1, false};
    };
    if (kind == LinkKind::ManyToMany)
        makeMany(link.a.perOther, false);
    else
        atMostOne(link.a.perOther);
    if (kind == LinkKind::OneToOne)
        atMostOne(link.b.perOther);
    else
        makeMany(link.b.perOther, kind == LinkKind::OneToZillions);
    if (link.b.perOther.isUnbounded())
        link.growth = schema::Growth::Unbounded;
    else if (link.growthPerParentPerDay <= 0 || kind == LinkKind::OneToOne)
        link.growth = schema::Growth::Bounded;
}

bool isEndless(const schema::Relationship &link)
{
    return link.a.perOther.isUnbounded() || link.b.perOther.isUnbounded();
}

} // namespace

base::Result<void> checkLinkFields(const schema::Model &model, const schema::RelationshipEnd &end)
{
    const QList<base::Error> errors = schema::validateLinkFields(model, end);
    return errors.isEmpty() ? base::Result<void>() : errors.first();
}

schema::RelationshipType typeOf(const schema::Relationship &relationship)
{
    const bool manyA = relationship.a.perOther.max > 1;
    const bool manyB = relationship.b.perOther.max > 1;
    if (manyA && manyB)
        return schema::RelationshipType::ManyToMany;
    return manyA || manyB ? schema::RelationshipType::OneToMany : schema::RelationshipType::OneToOne;
}

LinkKind kindOf(const schema::Relationship &relationship)
{
    switch (relationship.type) {
    case schema::RelationshipType::OneToOne:
        return LinkKind::OneToOne;
    case schema::RelationshipType::ManyToMany:
        return LinkKind::ManyToMany;
    default:
        return relationship.b.perOther.isZillions() ? LinkKind::OneToZillions : LinkKind::OneToMany;
    }
}

base::Result<schema::RelationshipId> addRelationship(Document &document, const schema::EntityId &a,
                                                     const schema::EntityId &b, LinkKind kind)
{
    for (const schema::EntityId &id : {a, b}) {
        if (!document.model().entity(id))
            return missing(id.text());
    }
    schema::Relationship link;
    link.id = schema::RelationshipId(base::newIdText());
    link.a.entity = a;
    link.b.entity = b;
    setKind(link, kind);
    settle(link);
    editModel(document, Text::tr("Connect %1").arg(nameIn(document, link)),
              [&](schema::Model &model) { model.relationships.append(link); });
    return link.id;
}

base::Result<void> setLinkKind(Document &document, const schema::RelationshipId &id, LinkKind kind)
{
    const schema::Relationship *link = document.model().relationship(id);
    if (!link)
        return missing(id.text());
    schema::Relationship after = *link;
    if (kindOf(after) != kind)
        setKind(after, kind);
    settle(after);
    return pushLink(document, after, {}, {});
}

base::Result<void> setEndCount(Document &document, const schema::RelationshipId &id, End end,
                               const schema::Cardinality &count)
{
    const schema::Relationship *link = document.model().relationship(id);
    if (!link)
        return missing(id.text());
    schema::Relationship after = *link;
    (end == End::A ? after.a : after.b).perOther = count;
    settle(after);
    if (isEndless(after) && !isEndless(*link))
        after.growth = schema::Growth::Unbounded;
    return pushLink(document, after, Text::tr("Change cardinality of %1").arg(nameIn(document, after)),
                    end == End::A ? QStringLiteral("a") : QStringLiteral("b"));
}

base::Result<void> reconnectEnd(Document &document, const schema::RelationshipId &id, End end,
                                const schema::EntityId &entity)
{
    const schema::Relationship *link = document.model().relationship(id);
    if (!link)
        return missing(id.text());
    if (!document.model().entity(entity))
        return missing(entity.text());
    editModel(document, Text::tr("Reconnect %1").arg(nameIn(document, *link)), [&](schema::Model &model) {
        // What walks over the relationship goes first: taking it out and putting it back at its place does that.
        const QList<schema::Relationship> links = model.relationships;
        const QList<schema::PatternUse> patterns = model.patterns;
        Removal removal;
        removal.relationships.insert(id);
        removeFrom(model, removal);
        model.relationships = links;
        model.patterns = patterns;
        schema::Relationship &changed = *model.relationship(id);
        schema::RelationshipEnd &moved = end == End::A ? changed.a : changed.b;
        moved.entity = entity;
        moved.link = {}; // the key was the former entity's
    });
    return {};
}

base::Result<void> swapEnds(Document &document, const schema::RelationshipId &id)
{
    const schema::Relationship *link = document.model().relationship(id);
    if (!link)
        return missing(id.text());
    editModel(document, Text::tr("Swap the ends of %1").arg(nameIn(document, *link)), [&](schema::Model &model) {
        schema::Relationship &changed = *model.relationship(id);
        std::swap(changed.a.entity, changed.b.entity);
        std::swap(changed.a.role, changed.b.role);
        std::swap(changed.a.unknown, changed.b.unknown);
        changed.a.link = {}; // they say which fields of the other entity hold a key
        changed.b.link = {};
    });
    return {};
}

base::Result<void> renameRelationship(Document &document, const schema::RelationshipId &id, const QString &name)
{
    return changeRelationship(
        document, id, Text::tr("Rename relationship %1").arg(name),
        [&name](schema::Relationship &link) { link.name = name; }, QStringLiteral("name"));
}

base::Result<void> changeRelationship(Document &document, const schema::RelationshipId &id, const QString &text,
                                      const std::function<void(schema::Relationship &)> &change,
                                      const QString &mergeKey)
{
    const schema::Relationship *link = document.model().relationship(id);
    if (!link)
        return missing(id.text());
    schema::Relationship after = *link;
    change(after);
    after.id = id;
    return pushLink(document, after, text, mergeKey);
}

} // namespace sw::document
