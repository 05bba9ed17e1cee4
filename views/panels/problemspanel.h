// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/check.h"

#include <QScrollArea>

class QVBoxLayout;

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

class SegmentedControl;

/// What is wrong with the model and its design: a plain sentence, the object, the numbers and the way out, and a way to
/// suppress a finding with a reason.
class ProblemsPanel : public QWidget
{
    Q_OBJECT

public:
    ProblemsPanel(document::Document &document, document::DerivedState &derived, items::Selection &selection,
                  QWidget *parent = nullptr);

Q_SIGNALS:
    void countChanged(int count); ///< errors and warnings that are not suppressed

private:
    void rebuild();
    QWidget *makeModelError(const base::Error &error);
    QWidget *makeCard(const checks::Finding &finding);
    void show(const checks::Finding &finding);
    void suppress(const checks::Finding &finding);

    document::Document &m_document;
    document::DerivedState &m_derived;
    items::Selection &m_selection;
    SegmentedControl *m_filter;
    QWidget *m_list;
    QVBoxLayout *m_layout;
};

} // namespace sw::views
