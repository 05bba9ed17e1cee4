// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/samples/write/preview.h"
#include "models/sizing/estimate/sizing.h"
#include "models/sizing/figures/figure.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace sw::base
{
class Job;
}

namespace sw::document
{
class DerivedState;
class Document;
} // namespace sw::document

namespace sw::items
{
class Selection;
}

namespace sw::views
{

class BeforeAfterView;
class CollectionBox;
class SegmentedControl;
class TextLabel;

/// A sample document of a collection as a tree, beside the one that there would be without patterns: what became of
/// each line, the pattern that made it, and what it weighs.
class PreviewPanel : public QWidget
{
    Q_OBJECT

public:
    PreviewPanel(document::Document &document, document::DerivedState &derived, items::Selection &selection,
                 QWidget *parent = nullptr);

    QString collection() const;
    BeforeAfterView *documents() const { return m_view; }
    QLineEdit *search() const { return m_search; }
    /// Whether the design without patterns, which comes later, is that of the present model.
    bool isCompared() const;

protected:
    void showEvent(QShowEvent *event) override;

private:
    QWidget *buildBar();
    QWidget *buildFigures();
    void designChanged();
    void designPlain();
    void refresh();
    void showDocuments();
    void showFigures();
    void find(int step);
    void copyDocument();
    sizing::Figure figure() const;

    document::Document &m_document;
    document::DerivedState &m_derived;
    items::Selection &m_selection;
    base::Job *m_job;
    design::Design m_plain; ///< without patterns
    sizing::SizeReport m_plainSizes;
    bool m_plainKnown = false;
    bool m_stale = true; ///< it has not been asked for
    samples::Preview m_preview;
    CollectionBox *m_collection;
    SegmentedControl *m_extent;
    QLineEdit *m_search;
    TextLabel *m_found;
    BeforeAfterView *m_view;
    QLabel *m_size;
    QLabel *m_share;
    TextLabel *m_largest;
    QLabel *m_origins;
};

} // namespace sw::views
