// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/finding.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace sw::items
{
class Selection;
}

namespace sw::views
{

class CanvasView;

/// Finds and replaces text in the model: all matches are marked on the canvas, one of them is selected and in sight.
class FindBar : public QWidget
{
    Q_OBJECT

public:
    enum class Mode { Find, Replace };

    FindBar(document::Document &document, items::Selection &selection, CanvasView &canvas, QWidget *parent = nullptr);

    void open(Mode mode);
    /// To the next match, or the one before; around at the ends. Opens the bar when there is nothing to find yet.
    void step(int by);
    QLineEdit *text() const { return m_text; }
    QLineEdit *replacement() const { return m_with; }
    const QList<document::Match> &matches() const { return m_matches; }
    void replaceOne();
    void replaceAll();

Q_SIGNALS:
    void problem(const QString &text);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QWidget *buildFindRow();
    QWidget *buildReplaceRow();
    document::Search search() const;
    void refresh();
    void mark();
    void show(qsizetype index);
    void replace(const QList<document::Match> &matches);

    document::Document &m_document;
    items::Selection &m_selection;
    CanvasView &m_canvas;
    QLineEdit *m_text;
    QLineEdit *m_with;
    QCheckBox *m_names;
    QCheckBox *m_fields;
    QCheckBox *m_notes;
    QCheckBox *m_case;
    QLabel *m_count;
    QWidget *m_replaceRow;
    QList<document::Match> m_matches;
    qsizetype m_current = -1;
};

} // namespace sw::views
