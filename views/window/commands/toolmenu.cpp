// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/commands/windowcommand.h"
#include "views/window/mainwindow.h"

namespace sw::views
{

namespace
{

Act tool(const char *id, const QString &text, const char *icon, const QString &key, CanvasTool tool)
{
    Act act{canvasSpec(id, text, {key}), {}, {}, {}, {}};
    act.spec.icon = QString::fromLatin1(icon);
    act.spec.checkable = true;
    act.run = [tool](MainWindow &window) {
        window.current().setTool(tool);
        window.current().setFocus();
    };
    const bool draws = tool != CanvasTool::Select && tool != CanvasTool::Hand;
    act.enabled = [draws](MainWindow &window) {
        return !draws || window.mode() == CanvasMode::Model;
    };
    act.checked = [tool](MainWindow &window) {
        return window.current().tool() == tool;
    };
    return act;
}

} // namespace

QList<Act> toolActs()
{
    return {tool("tool.select", ActTexts::tr("&Select"), "select", QStringLiteral("V"), CanvasTool::Select),
            tool("tool.hand", ActTexts::tr("&Move the view"), "hand", QStringLiteral("H"), CanvasTool::Hand),
            tool("tool.entity", ActTexts::tr("Draw an &entity"), "entity", QStringLiteral("E"), CanvasTool::Entity),
            tool("tool.relationship", ActTexts::tr("Draw a &relationship"), "relationship", QStringLiteral("R"),
                 CanvasTool::Relationship),
            tool("tool.note", ActTexts::tr("Draw a &note"), "note", QStringLiteral("N"), CanvasTool::Note),
            tool("tool.area", ActTexts::tr("Draw an &area"), "area", QStringLiteral("A"), CanvasTool::Area)};
}

} // namespace sw::views
