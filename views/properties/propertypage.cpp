// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/propertypage.h"

#include "models/document/document.h"
#include "views/widgets/foldsection.h"
#include "views/widgets/panelheader.h"
#include "views/widgets/propertyform.h"

#include <QVBoxLayout>

namespace sw::views
{

PropertyPage::PropertyPage(const PageContext &context) : m_context(context), m_header(new PanelHeader)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 10, 12, 12);
    m_column = new QVBoxLayout;
    m_column->setSpacing(8);
    m_column->addWidget(m_header);
    layout->addLayout(m_column);
    layout->addStretch();
}

const schema::Model &PropertyPage::model() const
{
    return m_context.document.model();
}

PropertyForm *PropertyPage::makeForm()
{
    auto *form = new PropertyForm;
    m_forms.append(form);
    connect(form, &PropertyForm::left, this, [this] { document().endBurst(); });
    return form;
}

PropertyForm *PropertyPage::addForm(const QString &title, bool folded)
{
    PropertyForm *form = makeForm();
    if (title.isEmpty())
        addPart(form);
    else
        addPart(new FoldSection(title, form, folded));
    return form;
}

PropertyForm *PropertyPage::replaceForm(PropertyForm *form)
{
    PropertyForm *made = makeForm();
    delete m_column->replaceWidget(form, made);
    m_forms.removeAll(form);
    form->hide();
    form->deleteLater(); // an editor of it may be what asked for this
    return made;
}

void PropertyPage::addPart(QWidget *widget)
{
    m_column->addWidget(widget);
}

void PropertyPage::reset()
{
    refreshHeader();
    for (PropertyForm *form : std::as_const(m_forms))
        form->reset();
    refreshDerived();
}

void PropertyPage::refresh()
{
    refreshHeader();
    for (PropertyForm *form : std::as_const(m_forms))
        form->refresh();
}

void PropertyPage::commit()
{
    for (PropertyForm *form : std::as_const(m_forms))
        form->commit();
}

} // namespace sw::views
