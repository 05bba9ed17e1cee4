// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/operation.h"
#include "views/properties/propertypage.h"
#include "views/widgets/formrow.h"

namespace sw::views
{

class ChipList;
class FormRow;
class OperationCost;
class PathStepsEdit;
class RateEdit;

/// Properties of the selected operation: how often, how important, where it starts, what it reads and writes.
class OperationPage : public PropertyPage
{
    Q_OBJECT

public:
    explicit OperationPage(const PageContext &context);

    bool take(const items::SelectedObjects &objects) override;
    bool isConcerned(const document::ChangeEvent &event) const override;
    void reset() override;
    void refresh() override;
    void refreshDerived() override;

private:
    void refreshHeader() override;
    void addBasics();
    void addImportance();
    void addPath();
    void addFields();
    void addMore();
    ChipList *addFieldChips(PropertyForm *form, const QString &label, QList<schema::FieldRef> schema::Operation::*list);
    void addFilterChips(PropertyForm *form);
    void addSortChips(PropertyForm *form);
    void chooseFilterKind(int index, const QPoint &position);

    const schema::Operation &operation() const;
    base::Result<void> change(const std::function<void(schema::Operation &)> &change, const char *mergeKey);
    template <typename T>
    Binding<T> member(T schema::Operation::*field, const char *mergeKey);
    template <typename Enum>
    Binding<int> choice(Enum schema::Operation::*field);

    schema::OperationId m_id;
    PropertyForm *m_fields = nullptr;
    ChipList *m_writes = nullptr;
    OperationCost *m_cost = nullptr;
};

} // namespace sw::views
