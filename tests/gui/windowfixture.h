// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/formats/project/projectfile.h"
#include "models/formats/project/projectwriter.h"
#include "models/items/selection.h"
#include "tests/gui/noservers.h"
#include "views/canvas/canvasediting.h"
#include "views/canvas/canvaspath.h"
#include "views/files/filecontroller.h"
#include "views/widgets/editors/inlineeditor.h"
#include "views/window/actions.h"
#include "views/window/mainwindow.h"

#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QUndoStack>

namespace sw::test
{

/// The settings of tests, apart from those of a person, and empty.
inline void useTestSettings()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("shapewright-tests"));
    QSettings().clear();
}

/// The real window with the focus on the Model canvas, and ways to do with it what a person does.
struct Window
{
    views::MainWindow window{testsupport::noServers()};

    Window()
    {
        window.resize(1440, 900);
        window.show();
        window.activateWindow();
        active = QTest::qWaitForWindowActive(&window); // without it no key finds its command
        canvas().setFocus();
    }
    bool active = false;

    views::CanvasView &canvas() { return window.canvas(views::CanvasMode::Model); }
    document::Document &document() { return window.document(); }
    const schema::Model &model() { return window.document().model(); }
    QByteArray bytes() { return formats::writeProject(window.document().model()); }
    QUndoStack &history() { return window.document().history(); }
    QAction *action(const char *id) { return window.actions().action(QLatin1String(id)); }

    schema::EntityId entity(const QString &name)
    {
        const schema::Entity *found = model().entityNamed(name);
        return found == nullptr ? schema::EntityId() : found->id;
    }
    const diagram::Card *card(const QString &name)
    {
        return canvas().scene().card(diagram::NodeKey::ofEntity(entity(name)));
    }
    QPoint onScene(const QPointF &point) { return canvas().camera().toView(point).toPoint(); }
    QPoint onCard(const QString &name, const QPointF &offset)
    {
        return card(name) == nullptr ? QPoint(-1, -1) : onScene(card(name)->rect.topLeft() + offset);
    }
    /// The middle of a row; (-1, -1) when there is none.
    QPoint onRow(const QString &name, const QString &row)
    {
        const diagram::Card *found = card(name);
        for (qsizetype i = 0; found != nullptr && i < found->rows.size(); ++i) {
            if (found->rows.at(i).fullName == row)
                return onScene(found->rowRect(i, canvas().scene().rowHeight).center());
        }
        return {-1, -1};
    }
    /// After a dialog, so that keys find their commands again.
    void activate()
    {
        window.activateWindow();
        active = QTest::qWaitForWindowActive(&window);
        canvas().setFocus();
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&canvas(), key, modifiers); }
    void drag(const QPoint &from, const QPoint &to, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mousePress(&canvas(), Qt::LeftButton, modifiers, from);
        QTest::mouseMove(&canvas(), (from + to) / 2);
        QTest::mouseMove(&canvas(), to);
        QTest::mouseRelease(&canvas(), Qt::LeftButton, modifiers, to);
    }
    bool isTyping() { return canvas().inlineEditor().isActive(); }
    void type(const QString &text, Qt::Key end = Qt::Key_Return, Qt::KeyboardModifiers modifiers = {})
    {
        canvas().inlineEditor().selectAll();
        QTest::keyClicks(&canvas().inlineEditor(), text);
        QTest::keyClick(&canvas().inlineEditor(), end, modifiers);
    }
    void escape()
    {
        QTest::keyClick(isTyping() ? static_cast<QWidget *>(&canvas().inlineEditor()) : &canvas(), Qt::Key_Escape);
    }
    void undoAll()
    {
        while (history().canUndo())
            history().undo();
    }
    void redoAll()
    {
        while (history().canRedo())
            history().redo();
    }
};

} // namespace sw::test
