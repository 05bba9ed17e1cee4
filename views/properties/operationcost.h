// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/figures/figure.h"
#include "views/properties/propertypage.h"

class QPushButton;

namespace sw::views
{

class PropertyForm;
class TextLabel;

/// The rows of a form that say what an operation costs each time, and how the figures came about.
class OperationCost : public QObject
{
    Q_OBJECT

public:
    OperationCost(const PageContext &context, PropertyForm &form);

    void show(const schema::OperationId &id);

private:
    void explain();

    PageContext m_context;
    schema::OperationId m_id;
    QList<TextLabel *> m_labels;     ///< by row of the figures
    QList<sizing::Figure> m_figures; ///< with ranges; empty while there is no cost
    QPushButton *m_explain;
};

} // namespace sw::views
