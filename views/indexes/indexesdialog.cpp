// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/indexes/indexesdialog.h"

#include "views/indexes/indextable.h"

#include <QDialogButtonBox>
#include <QVBoxLayout>

namespace sw::views
{

IndexesDialog::IndexesDialog(document::Document &document, document::DerivedState &derived, QWidget *parent)
    : QDialog(parent), m_table(new IndexTable(document, derived))
{
    setWindowTitle(tr("Indexes"));
    m_table->showAll();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 12, 16, 12);
    layout->setSpacing(10);
    layout->addWidget(m_table, 1);
    layout->addWidget(buttons);
    resize(900, 520);
}

} // namespace sw::views
