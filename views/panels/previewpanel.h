// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/write/preview.h"
#include "models/sizing/figures/figure.h"

#include <QWidget>

class QLabel;
class QListView;
class QStandardItemModel;

namespace sw::document
{
class DerivedState;
}

namespace sw::items
{
class PreviewModel;
class Selection;
} // namespace sw::items

namespace sw::views
{

class CollectionBox;
class SegmentedControl;

/// A sample document of a collection, line by line, with the pattern that made each line and what it weighs.
class PreviewPanel : public QWidget
{
    Q_OBJECT

public:
    PreviewPanel(document::DerivedState &derived, items::Selection &selection, QWidget *parent = nullptr);

    QString collection() const;

private:
    QWidget *buildFigures();
    void refresh();
    void copyDocument();
    sizing::Figure figure() const;

    document::DerivedState &m_derived;
    items::Selection &m_selection;
    items::PreviewModel *m_lines;
    samples::Preview m_preview;
    CollectionBox *m_collection;
    SegmentedControl *m_extent;
    QListView *m_view;
    QLabel *m_size;
    QLabel *m_share;
    QLabel *m_largest;
    QLabel *m_origins;
};

} // namespace sw::views
