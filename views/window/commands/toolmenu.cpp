// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "views/canvas/canvasview.h"
#include "views/window/canvasarea.h"
#include "views/window/commands/commandmenus.h"
#include "views/window/mainwindow.h"

namespace sw::views
{

namespace
{

WindowCommand toolCommand(const char *id, const QString &text, const char *icon, const char *key, CanvasTool tool)
{
    const auto take = [tool](MainWindow &window) {
        window.current().setTool(tool);
        window.current().setFocus();
    };
    const bool draws = tool != CanvasTool::Select && tool != CanvasTool::Hand;
    return WindowCommand(id, text, {key}, take)
        .withIcon(icon)
        .inGroup("tool")
        .enabledWhen([draws](MainWindow &window) {
            return !window.area().isBenchShown() && (!draws || window.mode() == CanvasMode::Model);
        })
        .checkedWhen([tool](MainWindow &window) { return window.current().tool() == tool; })
        .onCanvas();
}

QList<WindowCommand> toolCommands()
{
    return {toolCommand("tool.select", Text::tr("&Select"), "select", "V", CanvasTool::Select),
            toolCommand("tool.hand", Text::tr("&Move the view"), "hand", "H", CanvasTool::Hand),
            toolCommand("tool.entity", Text::tr("Draw an &entity"), "entity", "E", CanvasTool::Entity),
            toolCommand("tool.relationship", Text::tr("Draw a &relationship"), "relationship", "R",
                        CanvasTool::Relationship),
            toolCommand("tool.note", Text::tr("Draw a &note"), "note", "N", CanvasTool::Note),
            toolCommand("tool.area", Text::tr("Draw an &area"), "area", "A", CanvasTool::Area)};
}

} // namespace

const CommandMenu &toolMenu()
{
    static constexpr CommandMenu menu{"tool", QT_TRANSLATE_NOOP("Text", "&Tools"), "model.uncalibrate", toolCommands};
    return menu;
}

} // namespace sw::views
