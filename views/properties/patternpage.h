// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/patternuse.h"
#include "views/properties/propertypage.h"

class QPushButton;

namespace sw::patterns
{
class Pattern;
}

namespace sw::views
{

class EffectTable;
class StatusLine;
class TextLabel;

/// Properties of the selected use of a pattern: its parameters, whether it is applied, and what it changes.
class PatternPage : public PropertyPage
{
    Q_OBJECT

public:
    explicit PatternPage(const PageContext &context);

    bool take(const items::SelectedObjects &objects) override;
    bool isConcerned(const document::ChangeEvent &event) const override;
    void reset() override;
    void refreshDerived() override;

private:
    void refreshHeader() override;
    const schema::PatternUse &use() const;
    const patterns::Pattern *pattern() const;
    QString formKey() const;
    void rebuildForm();
    void showState();
    void showEffect();

    schema::PatternUseId m_id;
    QString m_formOf; ///< formKey() of the form that is shown
    PropertyForm *m_parameters = nullptr;
    StatusLine *m_state;
    TextLabel *m_card;
    EffectTable *m_effects;
};

} // namespace sw::views
