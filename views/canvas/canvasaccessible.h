// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/scene/scene.h"

#include <QAccessibleWidget>

#include <functional>

namespace sw::views
{

class CanvasView;

/// The canvas for screen readers: each card with its rows, each line and each note is a child with a name, although
/// none of them is a widget. Children are told apart by what they show, so they stay the same when the scene is built
/// again.
class CanvasAccessible : public QAccessibleWidget
{
public:
    explicit CanvasAccessible(CanvasView *view);
    ~CanvasAccessible() override;

    int childCount() const override;
    QAccessibleInterface *child(int index) const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QAccessibleInterface *childAt(int x, int y) const override;
    QAccessibleInterface *focusChild() const override;
    QString text(QAccessible::Text text) const override;

    /// The child for a row of a card; for the card itself with row -1.
    QAccessibleInterface *rowChild(qsizetype card, qsizetype row) const;
    CanvasView &view() const;

private:
    QAccessibleInterface *keep(const QString &key, const std::function<QAccessibleInterface *()> &make) const;

    mutable QHash<QString, QAccessible::Id> m_children;
};

/// Makes Qt ask CanvasAccessible about canvases. To be called once, before the first of them is made.
void installCanvasAccessibility();
/// Tells screen readers what the selection has come to.
void announceSelection(CanvasView &view);

} // namespace sw::views
