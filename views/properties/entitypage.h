// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/entity.h"
#include "views/properties/propertypage.h"
#include "views/widgets/formrow.h"

class QLineEdit;

namespace sw::views
{

class FieldTable;
class IndexTable;
struct PickList;

/// Properties of the selected entity: how many, how they live, how they are told apart, and their fields.
class EntityPage : public PropertyPage
{
    Q_OBJECT

public:
    explicit EntityPage(const PageContext &context);

    bool take(const items::SelectedObjects &objects) override;
    bool isConcerned(const document::ChangeEvent &event) const override;
    void refresh() override;
    void refreshDerived() override;

private:
    void refreshHeader() override;
    void addBasics();
    void addFields();
    void addIndexes();
    void addIdentity();
    void addLife();
    void addServer();
    void addNotes();
    void showOnlyUseful();

    const schema::Entity &entity() const;
    base::Result<void> change(const std::function<void(schema::Entity &)> &change, const char *mergeKey);
    template <typename T>
    Binding<T> member(T schema::Entity::*field, const char *mergeKey);
    template <typename Enum>
    Binding<int> choice(Enum schema::Entity::*field);
    Binding<QString> ownRule();
    Binding<QString> shardKey();
    Binding<std::optional<double>> number(double schema::Entity::*field, double scale = 1);
    PickList otherEntities(const schema::EntityId &current) const;
    PickList dateFields() const;

    schema::EntityId m_id;
    PropertyForm *m_basics = nullptr;
    PropertyForm *m_identity = nullptr;
    PropertyForm *m_life = nullptr;
    FieldTable *m_fields = nullptr;
    IndexTable *m_indexes = nullptr;
    QLineEdit *m_collection = nullptr;
    QWidget *m_hot = nullptr;
    QWidget *m_hotSkew = nullptr;
    QWidget *m_owner = nullptr;
    QWidget *m_idFields = nullptr;
    QWidget *m_idSeparator = nullptr;
    QWidget *m_days = nullptr;
    QWidget *m_dateField = nullptr;
};

} // namespace sw::views
