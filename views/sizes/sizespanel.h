// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace sw::document
{
class Document;
class DerivedState;
} // namespace sw::document

namespace sw::items
{
class Selection;
}

namespace sw::views
{

class SizeCharts;

/// What the design weighs: charts and tables of sizes, working set, growth and cost.
class SizesPanel : public QWidget
{
    Q_OBJECT

public:
    SizesPanel(document::Document &document, document::DerivedState &derived, items::Selection &selection,
               QWidget *parent = nullptr);

    SizeCharts *charts() const { return m_charts; }

private:
    SizeCharts *m_charts;
};

} // namespace sw::views
