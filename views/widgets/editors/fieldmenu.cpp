// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/editors/fieldmenu.h"

#include "models/base/text.h"
#include "models/base/texts.h"

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

void fillFieldMenu(QMenu *menu, const schema::Model &model, const QList<schema::EntityId> &entities,
                   const std::function<void(const schema::FieldRef &)> &chosen,
                   const std::function<void(const QList<schema::FieldRef> &)> &allChosen)
{
    menu->clear();
    for (const schema::EntityId &id : entities) {
        const schema::Entity *entity = model.entity(id);
        if (entity == nullptr)
            continue;
        QMenu *target = entities.size() > 1 ? menu->addMenu(menuText(entity->name)) : menu;
        if (allChosen && entity->fields.size() > 1) {
            QList<schema::FieldRef> all;
            for (const schema::Field &field : entity->fields)
                all << schema::FieldRef{id, field.name};
            target->addAction(Text::tr("All fields"), menu, [allChosen, all] { allChosen(all); });
            target->addSeparator();
        }
        QStringList paths = fieldPaths(entity->fields);
        if (!paths.contains(QStringLiteral("_id")))
            paths.prepend(QStringLiteral("_id"));
        for (const QString &path : std::as_const(paths))
            target->addAction(menuText(path), menu, [chosen, id, path] { chosen({id, path}); });
    }
}

} // namespace sw::views
