// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/edits/fieldedits.h"
#include "views/properties/propertypage.h"
#include "views/widgets/formrow.h"

class QLineEdit;

namespace sw::views
{

/// Properties of the selected field of an entity: type, how often it is there, what values it takes.
class FieldPage : public PropertyPage
{
    Q_OBJECT

public:
    explicit FieldPage(const PageContext &context);

    bool take(const items::SelectedObjects &objects) override;
    bool isConcerned(const document::ChangeEvent &event) const override;
    void reset() override;
    void refresh() override;

private:
    void refreshHeader() override;
    void addBasics();
    void addValues();
    void addSamples();
    void addUse();
    void showOnlyUseful();

    const schema::Field &field() const;
    base::Result<void> change(const std::function<void(schema::Field &)> &change, const char *mergeKey);
    template <typename T>
    Binding<T> member(T schema::Field::*field, const char *mergeKey);
    Binding<std::optional<double>> whole(std::optional<int> schema::Field::*field);
    Binding<std::optional<double>> spread(std::optional<double> schema::ValueSpread::*member, const char *mergeKey);
    Binding<QString> enumValues();
    Binding<QString> otherTypes();

    document::FieldKey m_key;
    PropertyForm *m_basics = nullptr;
    PropertyForm *m_values = nullptr;
    QWidget *m_itemType = nullptr;
    QWidget *m_count = nullptr;
    QWidget *m_countHeader = nullptr;
    QWidget *m_bytes = nullptr;
    QWidget *m_otherTypes = nullptr;
    QWidget *m_valueObject = nullptr;
    QWidget *m_keyBytes = nullptr;
    QList<QWidget *> m_ofNumbers;
    QList<QWidget *> m_ofDates;
    QList<QWidget *> m_ofTexts;
    QWidget *m_enumValues = nullptr;
    PropertyForm *m_samples = nullptr;
    QWidget *m_spread = nullptr;
    QWidget *m_skew = nullptr;
    QWidget *m_mean = nullptr;
    QWidget *m_deviation = nullptr;
    QWidget *m_step = nullptr;
    QWidget *m_language = nullptr;
};

} // namespace sw::views
