// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/patterns/core/pattern.h"

#include <QWidget>

class QTreeView;

namespace sw::base
{
class Job;
}

namespace sw::document
{
class Document;
class DerivedState;
} // namespace sw::document

namespace sw::items
{
class PatternGalleryModel;
class PatternListModel;
class Selection;
} // namespace sw::items

namespace sw::views
{

class TextLabel;

/// The patterns in use, in their order, and below them all patterns with how well they suit what is selected.
class PatternsPanel : public QWidget
{
    Q_OBJECT

public:
    PatternsPanel(document::Document &document, document::DerivedState &derived, items::Selection &selection,
                  QWidget *parent = nullptr);

    QTreeView *uses() const { return m_uses; }
    QTreeView *gallery() const { return m_gallery; }
    /// Opens the dialog that applies \p pattern to what is selected.
    void openPattern(const QString &pattern);

private:
    QWidget *makeUses();
    QWidget *makeGallery();
    QWidget *makeEmpty();
    void usesChanged();
    void selectionChanged();
    void derivedUpdated();
    void showUsesMenu(const QPoint &position);
    void removeUse();
    void moveUse(int by);
    void useActivated();
    void openMatrix();
    void openAdvice();
    schema::PatternUseId currentUse() const;
    patterns::Target selectedTarget() const;

    document::Document &m_document;
    document::DerivedState &m_derived;
    items::Selection &m_selection;
    items::PatternListModel *m_useModel;
    items::PatternGalleryModel *m_galleryModel;
    base::Job *m_job;
    TextLabel *m_summary;
    TextLabel *m_fitFor;
    QTreeView *m_uses;
    QTreeView *m_gallery;
    QWidget *m_empty = nullptr;
};

} // namespace sw::views
