// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sizes/sizespanel.h"

#include "views/sizes/sizecharts.h"

#include <QVBoxLayout>

namespace sw::views
{

SizesPanel::SizesPanel(document::Document &document, document::DerivedState &derived, items::Selection &selection,
                       QWidget *parent)
    : QWidget(parent), m_charts(new SizeCharts(document, derived, selection))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_charts);
}

} // namespace sw::views
