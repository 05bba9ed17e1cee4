// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/document/document.h"
#include "models/document/edits/projectedits.h"
#include "views/bench/patternbench.h"
#include "views/patterns/alternativesdialog.h"
#include "views/patterns/usecasematrix.h"
#include "views/window/canvasarea.h"
#include "views/window/commands/commandmenus.h"
#include "views/window/mainwindow.h"

namespace sw::views
{

namespace
{

/// One table for a window; it stays beside it.
void openMatrix(MainWindow &window)
{
    auto *matrix = window.findChild<UseCaseMatrix *>();
    if (matrix == nullptr) {
        matrix = new UseCaseMatrix(window.document().model().useCase, &window);
        QObject::connect(matrix, &UseCaseMatrix::patternChosen, &window, [&window](const QString &pattern) {
            window.area().showBench();
            window.area().bench().openPattern(pattern);
        });
        QObject::connect(matrix, &UseCaseMatrix::useCaseChosen, &window,
                         [&window](schema::UseCase useCase) { document::setUseCase(window.document(), useCase); });
        QObject::connect(&window.document(), &document::Document::changed, matrix,
                         [&window, matrix] { matrix->setCurrentUseCase(window.document().model().useCase); });
    }
    matrix->show();
    matrix->raise();
    matrix->activateWindow();
}

QList<WindowCommand> patternCommands()
{
    return {
        WindowCommand(
            "pattern.advise", Text::tr("&Advise…"), {"Ctrl+Shift+A"},
            [](MainWindow &window) { window.area().openAdvice(); },
            Text::tr("Which patterns help at this goal, and why"))
            .withIcon("idea"),
        WindowCommand("pattern.matrix", Text::tr("Patterns by &use case"), {"Ctrl+Shift+U"}, openMatrix,
                      Text::tr("Which patterns are usual for which use case"))
            .withIcon("grid"),
        WindowCommand(
            "pattern.saveDesign", Text::tr("&Save design as alternative…"), {"Ctrl+Alt+Q"},
            [](MainWindow &window) {
                if (saveAsAlternative(window.document(), &window))
                    window.say(Text::tr("The design is kept as an alternative."));
            },
            Text::tr("Keep goal, placements and patterns as they are now under a name"))
            .afterSeparator(),
        WindowCommand(
            "pattern.alternatives", Text::tr("Al&ternatives…"), {"Ctrl+Alt+T"},
            [](MainWindow &window) { AlternativesDialog(window.document(), &window).exec(); },
            Text::tr("Compare named designs side by side, and take one")),
    };
}

} // namespace

const CommandMenu &patternMenu()
{
    static constexpr CommandMenu menu{"pattern", QT_TRANSLATE_NOOP("Text", "&Pattern"), nullptr, patternCommands};
    return menu;
}

} // namespace sw::views
