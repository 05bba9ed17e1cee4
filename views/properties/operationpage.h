// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/operation.h"
#include "models/sizing/figures/figure.h"
#include "views/properties/propertypage.h"
#include "views/widgets/formrow.h"

class QPushButton;

namespace sw::views
{

class ChipList;
class FormRow;
class PathStepsEdit;
class RateEdit;
class TextLabel;

/// Properties of the selected operation: how often, how important, where it starts, what it reads and writes.
class OperationPage : public PropertyPage
{
    Q_OBJECT

public:
    explicit OperationPage(const PageContext &context);

    bool take(const SelectedObjects &objects) override;
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
    void addCost();
    void explainCost();
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
    QList<TextLabel *> m_cost;       ///< by row of the figures
    QList<sizing::Figure> m_figures; ///< of the cost, with ranges; empty while there is none
    QPushButton *m_explainCost = nullptr;
};

} // namespace sw::views
