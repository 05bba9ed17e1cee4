// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

#include <functional>

class QMenu;

namespace sw::views
{

/// The text of a menu entry that shows \p name as it is: no letter of it becomes a mnemonic.
QString menuText(const QString &name);

/// The entities that \p operation starts at or passes, each once.
QList<schema::EntityId> reachedEntities(const schema::Operation &operation);

/// Fills \p menu with the fields of \p entities, nested ones by path, and _id; a submenu for each entity when there are
/// several. With \p allChosen, the first entry of each entity is all its fields.
void fillFieldMenu(QMenu *menu, const schema::Model &model, const QList<schema::EntityId> &entities,
                   const std::function<void(const schema::FieldRef &)> &chosen,
                   const std::function<void(const QList<schema::FieldRef> &)> &allChosen = {});

/// The same for what is compared with a value: links stand below the fields.
void fillFilterMenu(QMenu *menu, const schema::Model &model, const QList<schema::EntityId> &entities,
                    const std::function<void(const schema::FieldRef &)> &chosen);

/// The paths of all fields, parents first.
QStringList fieldPaths(const QList<schema::Field> &fields, const QString &prefix = {});

} // namespace sw::views
