// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/workloadpanel.h"
#include "views/window/commands/windowcommand.h"
#include "views/window/mainwindow.h"

#include "models/document/document.h"

namespace sw::views
{

namespace
{

void pasteRows(MainWindow &window)
{
    window.showPanel(QStringLiteral("workload"));
    window.workload().pasteRows();
}

bool hasOperations(MainWindow &window)
{
    return !window.document().model().operations.isEmpty();
}

} // namespace

QList<Act> workloadActs()
{
    const QString after = QStringLiteral("model.operation");
    return {{spec("model.copyRows", ActTexts::tr("Cop&y workload rows"), "copy", {QStringLiteral("Ctrl+Alt+O")},
                  ActTexts::tr("Copy all operations as rows for a spreadsheet")),
             [](MainWindow &window) { window.workload().copyRows(); },
             hasOperations,
             {},
             after},
            {spec("model.pasteRows", ActTexts::tr("Paste &workload rows"), "paste", {QStringLiteral("Ctrl+Alt+V")},
                  ActTexts::tr("Add the rows of a spreadsheet from the clipboard as operations")),
             pasteRows,
             {},
             {},
             after}};
}

} // namespace sw::views
