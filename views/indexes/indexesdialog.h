// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace sw::document
{
class Document;
class DerivedState;
} // namespace sw::document

namespace sw::views
{

class IndexTable;

/// All indexes of the design, with what uses them.
class IndexesDialog : public QDialog
{
    Q_OBJECT

public:
    IndexesDialog(document::Document &document, document::DerivedState &derived, QWidget *parent);

    IndexTable *table() const { return m_table; }

private:
    IndexTable *m_table;
};

} // namespace sw::views
