// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/document.h"
#include "models/document/edits/entityedits.h"
#include "models/document/edits/linkedits.h"
#include "models/schema/knownpaths.h"
#include "views/canvas/canvasediting.h"
#include "models/items/selection.h"
#include "views/window/commands/windowcommand.h"
#include "views/window/mainwindow.h"

namespace sw::views
{

namespace
{

const schema::Relationship *selectedLink(MainWindow &window)
{
    return window.document().model().relationship(window.selection().relationship());
}

bool hasLink(MainWindow &window)
{
    return window.mode() == CanvasMode::Model && selectedLink(window) != nullptr;
}

Act kind(const char *id, const QString &text, const QString &key, document::LinkKind kind)
{
    Act act{canvasSpec(id, text, {key}, ActTexts::tr("How many of each belong together")),
            [kind](MainWindow &window) {
                if (const auto done = document::setLinkKind(window.document(), window.selection().relationship(), kind);
                    !done)
                    window.current().report(done.error());
            },
            hasLink,
            [kind](MainWindow &window) {
                return selectedLink(window) != nullptr && document::kindOf(*selectedLink(window)) == kind;
            },
            {}};
    act.spec.checkable = true;
    return act;
}

bool isWeak(MainWindow &window)
{
    const schema::Relationship *link = selectedLink(window);
    const schema::Entity *child = link == nullptr ? nullptr : window.document().model().entity(link->b.entity);
    return child != nullptr && child->kind == schema::EntityKind::Weak && child->owner == link->a.entity;
}

/// The many side cannot be without the one side: it becomes a weak entity, or a strong one again.
void toggleWeak(MainWindow &window)
{
    const schema::Relationship *link = selectedLink(window);
    const bool weak = !isWeak(window);
    const schema::EntityId owner = link->a.entity;
    const auto done = document::changeEntity(
        window.document(), link->b.entity, weak ? ActTexts::tr("Make weak entity") : ActTexts::tr("Make strong entity"),
        [&](schema::Entity &entity) {
            entity.kind = weak ? schema::EntityKind::Weak : schema::EntityKind::Strong;
            entity.owner = weak ? owner : schema::EntityId();
        });
    if (!done)
        window.current().report(done.error());
}

bool canBeKind(MainWindow &window)
{
    const schema::Relationship *link = selectedLink(window);
    return hasLink(window) && !link->isSelf();
}

/// The relationship becomes an is-a: its second entity is a kind of the first one.
void makeIsA(MainWindow &window)
{
    const schema::Relationship link = *selectedLink(window);
    if (schema::isKindOf(schema::ModelIndex(window.document().model()), link.a.entity, link.b.entity)) {
        window.current().report({base::ErrorCode::InvalidModel,
                                 ActTexts::tr("An entity cannot be a kind of itself."),
                                 {},
                                 ActTexts::tr("Remove the other is-a first.")});
        return;
    }
    document::Transaction step(window.document(), ActTexts::tr("Make is-a"));
    document::Removal removal;
    removal.relationships.insert(link.id);
    document::removeObjects(window.document(), removal);
    const auto done = document::changeEntity(window.document(), link.b.entity, {},
                                             [&link](schema::Entity &entity) { entity.superEntity = link.a.entity; });
    if (!done)
        return window.current().report(done.error());
    step.commit();
    window.selection().selectEntity(link.b.entity);
}

bool hasManyToMany(MainWindow &window)
{
    return hasLink(window) && selectedLink(window)->type == schema::RelationshipType::ManyToMany;
}

Act editEnd(const char *id, const QString &text, const QString &key, bool endA)
{
    return {canvasSpec(id, text, {key}),
            [endA](MainWindow &window) {
                window.canvas(CanvasMode::Model).editing().editLabel(window.selection().relationship(), endA);
            },
            hasLink,
            {},
            {}};
}

} // namespace

QList<Act> linkActs()
{
    using document::LinkKind;
    Act weak{canvasSpec("link.weak", ActTexts::tr("&Weak entity"), {QStringLiteral("W")},
                        ActTexts::tr("The many side depends on the one side")),
             toggleWeak,
             canBeKind,
             isWeak,
             {}};
    weak.spec.checkable = true;
    weak.spec.separatorBefore = true;
    Act first = editEnd("link.editA", ActTexts::tr("Cardinality at the &first end"), QStringLiteral("["), true);
    first.spec.separatorBefore = true;
    return {kind("link.oneToOne", ActTexts::tr("&One to one"), QStringLiteral("1"), LinkKind::OneToOne),
            kind("link.oneToMany", ActTexts::tr("One to &many"), QStringLiteral("2"), LinkKind::OneToMany),
            kind("link.manyToMany", ActTexts::tr("Ma&ny to many"), QStringLiteral("3"), LinkKind::ManyToMany),
            kind("link.zillions", ActTexts::tr("One to &zillions"), QStringLiteral("4"), LinkKind::OneToZillions),
            weak,
            {canvasSpec("link.isA", ActTexts::tr("Make &is-a"), {QStringLiteral("I")},
                        ActTexts::tr("The second entity is a kind of the first one")),
             makeIsA,
             canBeKind,
             {},
             {}},
            first,
            editEnd("link.editB", ActTexts::tr("Cardinality at the &second end"), QStringLiteral("]"), false),
            {canvasSpec("link.attribute", ActTexts::tr("Add &attribute"), {QStringLiteral("F")},
                        ActTexts::tr("Add a field to a many to many relationship")),
             [](MainWindow &window) {
                 window.canvas(CanvasMode::Model).editing().addAttribute(window.selection().relationship());
             },
             hasManyToMany,
             {},
             {}}};
}

} // namespace sw::views
