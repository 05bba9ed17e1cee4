// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/gotopicker.h"

#include "models/base/texts.h"
#include "models/document/document.h"
#include "models/items/selection.h"
#include "views/widgets/editors/quickpick.h"
#include "views/window/mainwindow.h"

namespace sw::views
{

namespace
{

class Items
{
public:
    explicit Items(MainWindow &window) : m_window(window) {}
    QList<QuickPick::Item> all()
    {
        const schema::Model &model = m_window.document().model();
        for (const schema::Entity &entity : model.entities) {
            add(entity.name, Text::tr("entity"), QStringLiteral("entity"),
                [&window = m_window, id = entity.id] { window.selection().selectEntity(id); });
        }
        for (const schema::Relationship &link : model.relationships) {
            add(schema::relationshipName(model, link), Text::tr("relationship"), QStringLiteral("relationship"),
                [&window = m_window, id = link.id] { window.selection().selectRelationship(id); });
        }
        for (const schema::Entity &entity : model.entities)
            addFields(entity, entity.fields, entity.name + QLatin1Char('.'));
        return std::move(m_items);
    }

private:
    void add(const QString &text, const QString &detail, const QString &icon, const std::function<void()> &select)
    {
        m_items.append({text, detail, icon, [&window = m_window, select] {
                            window.setMode(CanvasMode::Model);
                            select();
                            window.canvas(CanvasMode::Model).navigation().revealSelection();
                            window.canvas(CanvasMode::Model).setFocus();
                        }});
    }
    void addFields(const schema::Entity &entity, const QList<schema::Field> &fields, const QString &prefix)
    {
        for (const schema::Field &field : fields) {
            add(prefix + field.name, schema::shortTypeName(field.type), QString(),
                [&window = m_window, owner = entity.id, id = field.id] { window.selection().selectField(owner, id); });
            addFields(entity, field.fields, prefix + field.name + QLatin1Char('.'));
        }
    }

    MainWindow &m_window;
    QList<QuickPick::Item> m_items;
};

} // namespace

void openGoTo(MainWindow &window)
{
    QuickPick::open(&window, Text::tr("Go to"), Text::tr("Name of an entity, a field or a relationship"),
                    Items(window).all());
}

} // namespace sw::views
