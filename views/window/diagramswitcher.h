// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;

namespace sw::document
{
class Document;
}

namespace sw::items
{
class Selection;
}

namespace sw::views
{

/// Names the diagram that is looked at, and changes to another one of the model.
class DiagramSwitcher : public QWidget
{
    Q_OBJECT

public:
    DiagramSwitcher(document::Document &document, items::Selection &selection, QWidget *parent = nullptr);

    QComboBox *list() const { return m_list; }

private:
    void refresh();

    document::Document &m_document;
    items::Selection &m_selection;
    QComboBox *m_list;
};

} // namespace sw::views
