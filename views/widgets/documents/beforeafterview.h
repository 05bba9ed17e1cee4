// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/documents/documenttree.h"

#include <QWidget>

class QSplitter;

namespace sw::views
{

class MarkLegend;
class StatusLine;
class TextLabel;

/// Documents without a change at the left, with it at the right; what the tints and signs mean stands above them.
class BeforeAfterView : public QWidget
{
    Q_OBJECT

public:
    explicit BeforeAfterView(QWidget *parent = nullptr);

    /// A side without a title has no line for it.
    void setTitles(const QString &before, const QString &after);
    /// \p folding: long runs of kept fields hide.
    void setDocuments(const QList<services::ComparedDocument> &documents, bool folding = true);
    /// Without a change there is but one side.
    void setOneSided(bool one);
    /// Instead of documents: why there are none.
    void setMessage(const QString &text);
    DocumentTree *before() const { return m_before; }
    DocumentTree *after() const { return m_after; }
    QSize minimumSizeHint() const override { return {120, 140}; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *side(TextLabel *title, DocumentTree *tree);
    void placeLegend();

    TextLabel *m_beforeTitle;
    TextLabel *m_afterTitle;
    DocumentTree *m_before;
    DocumentTree *m_after;
    MarkLegend *m_legend;
    QSplitter *m_splitter;
    StatusLine *m_message;
};

} // namespace sw::views
