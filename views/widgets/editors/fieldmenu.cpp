// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/editors/fieldmenu.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/document/edits/references.h"
#include "views/widgets/style/icons.h"

#include <QMenu>

namespace sw::views
{

QString menuText(const QString &name)
{
    return base::visibleText(name).replace(QLatin1Char('&'), QStringLiteral("&&"));
}

QList<schema::EntityId> reachedEntities(const schema::Operation &operation)
{
    QList<schema::EntityId> reached{operation.entity};
    for (const schema::PathStep &step : operation.path) {
        if (!reached.contains(step.to))
            reached << step.to;
    }
    return reached;
}

QStringList fieldPaths(const QList<schema::Field> &fields, const QString &prefix)
{
    QStringList paths;
    for (const schema::Field &field : fields) {
        paths << prefix + field.name;
        paths << fieldPaths(field.fields, prefix + field.name + QLatin1Char('.'));
    }
    return paths;
}

namespace
{

using Chosen = std::function<void(const schema::FieldRef &)>;

/// A menu for the fields of each of \p entities that there is: \p menu itself when it is the only one.
void forEach(QMenu *menu, const schema::Model &model, const QList<schema::EntityId> &entities,
             const std::function<void(QMenu &, const schema::Entity &)> &fill)
{
    menu->clear();
    for (const schema::EntityId &id : entities) {
        if (const schema::Entity *entity = model.entity(id))
            fill(entities.size() > 1 ? *menu->addMenu(menuText(entity->name)) : *menu, *entity);
    }
}

void addFields(QMenu &menu, const schema::Entity &entity, const Chosen &chosen)
{
    QStringList paths = fieldPaths(entity.fields);
    if (!paths.contains(QStringLiteral("_id")))
        paths.prepend(QStringLiteral("_id"));
    for (const QString &path : std::as_const(paths))
        menu.addAction(menuText(path), &menu, [chosen, id = entity.id, path] { chosen({id, path}); });
}

} // namespace

void fillFieldMenu(QMenu *menu, const schema::Model &model, const QList<schema::EntityId> &entities,
                   const Chosen &chosen, const std::function<void(const QList<schema::FieldRef> &)> &allChosen)
{
    forEach(menu, model, entities, [&](QMenu &target, const schema::Entity &entity) {
        if (allChosen && entity.fields.size() > 1) {
            QList<schema::FieldRef> all;
            for (const schema::Field &field : entity.fields)
                all << schema::FieldRef{entity.id, field.name};
            target.addAction(Text::tr("All fields"), &target, [allChosen, all] { allChosen(all); });
            target.addSeparator();
        }
        addFields(target, entity, chosen);
    });
}

void fillFilterMenu(QMenu *menu, const schema::Model &model, const QList<schema::EntityId> &entities,
                    const Chosen &chosen)
{
    const schema::ModelIndex index(model);
    forEach(menu, model, entities, [&](QMenu &target, const schema::Entity &entity) {
        addFields(target, entity, chosen);
        const QStringList links = document::linkPaths(index, entity);
        if (!links.isEmpty())
            target.addSeparator();
        for (const QString &path : links)
            target.addAction(icon(QStringLiteral("relationship")), menuText(path), &target,
                             [chosen, id = entity.id, path] {
                                 chosen({id, path});
                             });
    });
}

} // namespace sw::views
