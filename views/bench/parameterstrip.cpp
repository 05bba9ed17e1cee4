// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/bench/parameterstrip.h"

#include "views/widgets/editors/chiplist.h"
#include "views/widgets/flowlayout.h"
#include "views/widgets/propertyform.h"

#include <QComboBox>

#include <algorithm>

namespace sw::views
{

namespace
{

constexpr int gap = 14;
constexpr int chipsWidth = 220; // so that some stand in a line

} // namespace

ParameterStrip::ParameterStrip(QWidget *parent) : QWidget(parent)
{
    auto *layout = new FlowLayout(gap);
    layout->setContentsMargins(14, 8, 14, 8);
    setLayout(layout);
}

void ParameterStrip::clear()
{
    m_forms.clear();
    m_enablers.clear();
    while (QLayoutItem *item = layout()->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // an editor of it may be what called
        delete item;
    }
}

void ParameterStrip::setPattern(const patterns::Pattern &pattern, const ParameterAccess &access)
{
    clear();
    const QJsonObject values = access.values();
    for (const patterns::Parameter &parameter : pattern.parameters()) {
        if (!values.contains(parameter.name))
            continue;
        auto *form = new PropertyForm;
        addParameterRow(form, pattern, parameter, access);
        form->reset();
        for (QComboBox *box : form->findChildren<QComboBox *>())
            box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        for (ChipList *chips : form->findChildren<ChipList *>())
            chips->setMinimumWidth(chipsWidth);
        m_forms << form;
        m_enablers << [form, parameter, access] {
            form->setEnabled(parameter.matters(access.values()));
        };
        layout()->addWidget(form);
        form->show(); // now, not with the next layout: who asks finds it
    }
    refresh();
}

void ParameterStrip::refresh()
{
    for (PropertyForm *form : std::as_const(m_forms))
        form->refresh();
    for (const auto &enable : std::as_const(m_enablers))
        enable();
}

void ParameterStrip::commit()
{
    for (PropertyForm *form : std::as_const(m_forms))
        form->commit();
}

bool ParameterStrip::hasErrors() const
{
    return std::any_of(m_forms.cbegin(), m_forms.cend(), [](const PropertyForm *form) { return form->hasErrors(); });
}

} // namespace sw::views
