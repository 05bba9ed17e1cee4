// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/design.h"
#include "models/sizing/figures/figures.h"
#include "views/properties/propertypage.h"

class QLabel;
class QPushButton;

namespace sw::views
{

class CompactList;
class FoldSection;
class IndexTable;
class ShareBar;
class TextLabel;

/// What the Documents view has selected: a collection or a place in its documents. It follows from the model, so
/// nothing is edited here; buttons lead to what it came from.
class CollectionPage : public PropertyPage
{
    Q_OBJECT

public:
    explicit CollectionPage(const PageContext &context);

    bool take(const items::SelectedObjects &objects) override;
    bool isConcerned(const document::ChangeEvent &) const override { return false; }
    void refreshDerived() override;

private:
    void refreshHeader() override;
    QWidget *makeButtons();
    void showFacts(const design::Collection &collection, const design::Node &node);
    void showUse(const design::Collection &collection, const design::Node &node);
    void showIndexes(const design::Collection &collection);
    QString kindText(const design::Node &node) const;
    void showInModel();
    void showPattern();
    sizing::FigureSource source() const;
    sizing::Figure shareFigure() const;
    void explainFigures();
    void explainIndex(const QString &index);

    /// The shown collection and node; nullptr when the design has them no more.
    const design::Collection *collection() const;
    const design::Node *node() const;

    QString m_collection;
    QString m_path;
    TextLabel *m_facts;
    TextLabel *m_shareTitle;
    ShareBar *m_share;
    CompactList *m_readers;
    CompactList *m_writers;
    CompactList *m_indexes;
    TextLabel *m_readersTitle;
    TextLabel *m_writersTitle;
    TextLabel *m_indexesTitle;
    IndexTable *m_own;
    FoldSection *m_ownSection;
    QPushButton *m_toModel = nullptr;
    QPushButton *m_toPattern = nullptr;
    QPushButton *m_explain = nullptr;
};

} // namespace sw::views
