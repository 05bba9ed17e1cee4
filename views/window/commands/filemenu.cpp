// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/texts.h"
#include "models/design/designindex.h"
#include "models/diagram/output/renderfile.h"
#include "models/document/derivedstate.h"
#include "models/document/document.h"
#include "models/formats/project/projectfile.h"
#include "models/items/selection.h"
#include "views/canvas/canvasview.h"
#include "views/files/comparedialog.h"
#include "views/files/exportfiledialog.h"
#include "views/files/filecontroller.h"
#include "views/files/picturedialog.h"
#include "views/files/printdialog.h"
#include "views/files/projectnames.h"
#include "views/files/recorddialog.h"
#include "views/files/recordjob.h"
#include "views/files/sampledialog.h"
#include "views/window/commands/commandmenus.h"
#include "views/window/mainwindow.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

namespace sw::views
{

namespace
{

/// The collections of what is selected; none: nothing is selected that is stored.
QStringList chosenCollections(MainWindow &window)
{
    const items::SelectedObjects &objects = window.selection().objects();
    if (!objects.collection.isEmpty())
        return {objects.collection};
    const design::DesignIndex index(window.derived().design());
    QStringList chosen;
    for (const schema::EntityId &entity : objects.entities) {
        if (const auto home = index.homeOf(entity))
            chosen << home->collection;
    }
    return chosen;
}

/// Beside the project, or where documents lie.
QString folderOf(MainWindow &window)
{
    const QString file = window.document().filePath();
    return file.isEmpty() ? QDir::homePath() : QFileInfo(file).path();
}

void exportToFile(MainWindow &window)
{
    ExportFileDialog dialog(window.document().model(), window.derived().design(), chosenCollections(window),
                            folderOf(window), &window);
    if (dialog.exec() == QDialog::Accepted)
        window.say(Text::tr("Written: %1").arg(dialog.written().join(QLatin1String(", "))));
}

void generateDocuments(MainWindow &window)
{
    auto *dialog = new SampleDialog(window.derived().design(), chosenCollections(window), folderOf(window), &window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void compareWithFile(MainWindow &window)
{
    const QString path = QFileDialog::getOpenFileName(&window, Text::tr("Compare with"), {}, projectFilter());
    if (path.isEmpty())
        return;
    const auto loaded = formats::loadProjectFile(path);
    if (!loaded)
        return window.showError(loaded.error());
    auto *dialog = new CompareDialog(loaded->model, path, window.document().model(), &window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

PictureSource pictureSource(CanvasView &canvas)
{
    canvas.finishRouting();
    return {canvas.scene(), canvas.selectedKeys(), canvas.camera().visible()};
}

/// In the folder of the project, called after it.
QString proposedPath(MainWindow &window, const QString &suffix)
{
    const QString name = proposedFileName(window.document().model().name) + suffix;
    const QString file = window.document().filePath();
    return file.isEmpty() ? name : QFileInfo(file).absoluteDir().filePath(name);
}

void exportPicture(MainWindow &window)
{
    const PictureSource source = pictureSource(window.current());
    PictureDialog dialog(source, &window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const schema::Model &model = window.document().model();
    const QString path =
        QFileDialog::getSaveFileName(&window, Text::tr("Export picture"), proposedPath(window, QStringLiteral(".svg")),
                                     Text::tr("Pictures (*.svg *.png *.pdf)"));
    if (path.isEmpty())
        return;
    const auto format = diagram::formatOf(path);
    if (!format)
        return window.showError(format.error());
    diagram::PictureOptions options;
    options.format = *format;
    options.theme = dialog.theme();
    options.scale = *format == diagram::PictureFormat::Png ? dialog.scale() : 1;
    options.title = model.name;
    options.description = model.description;
    if (const auto written = diagram::renderFile(source.part(dialog.extent()), diagram::Metrics(), path, options);
        !written)
        return window.showError(written.error());
    window.say(Text::tr("Written: %1").arg(path));
}

void writeRecord(MainWindow &window)
{
    const schema::Model &model = window.document().model();
    RecordDialog dialog(proposedPath(window, {}), &window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path = dialog.path();
    auto *job = new RecordJob(&window);
    QObject::connect(job, &RecordJob::done, &window,
                     [&window](const QString &written) { window.say(Text::tr("Written: %1").arg(written)); });
    QObject::connect(job, &RecordJob::failed, &window, &MainWindow::showError);
    job->start(model, path, &window);
}

void printDiagram(MainWindow &window)
{
    CanvasView &canvas = window.current();
    PrintDialog(pictureSource(canvas), window.document().model().name, canvas.currentDiagram().name, &window).exec();
}

QList<WindowCommand> fileCommands()
{
    const auto files = [](void (FileController::*what)()) {
        return [what](MainWindow &window) {
            (window.files().*what)();
        };
    };
    return {
        WindowCommand("file.new", Text::tr("&New"), QKeySequence::New, files(&FileController::newProject),
                      Text::tr("An empty project"))
            .withIcon("new"),
        WindowCommand("file.open", Text::tr("&Open…"), QKeySequence::Open, files(&FileController::open),
                      Text::tr("Open a project file"))
            .withIcon("open"),
        WindowCommand("file.save", Text::tr("&Save"), QKeySequence::Save,
                      [](MainWindow &window) { window.files().save(); })
            .withIcon("save")
            .afterSeparator(),
        {"file.saveAs",
         Text::tr("Save &as…"),
         {QKeySequence::SaveAs, {"Ctrl+Shift+S"}},
         [](MainWindow &window) {
             window.files().saveAs();
         }},
        WindowCommand("file.import", Text::tr("&Import…"), {"Ctrl+I"}, files(&FileController::import),
                      Text::tr("A project from real documents in JSON or BSON"))
            .afterSeparator(),
        {"file.compare",
         Text::tr("&Compare with…"),
         {"Ctrl+Alt+D"},
         compareWithFile,
         Text::tr("What changed between another project file and this project")},
        {"file.exportScript",
         Text::tr("Export as &file…"),
         {"Ctrl+Alt+E"},
         exportToFile,
         Text::tr("mongosh script, JSON Schema or Markdown")},
        {"file.generate",
         Text::tr("&Generate documents…"),
         {"Ctrl+Shift+D"},
         generateDocuments,
         Text::tr("Synthetic documents of collections, as JSON lines or BSON")},
        {"file.picture",
         Text::tr("Export &picture…"),
         {"Ctrl+Alt+P"},
         exportPicture,
         Text::tr("The diagram as SVG, PNG or PDF")},
        {"file.record",
         Text::tr("&Decision record…"),
         {"Ctrl+Alt+B"},
         writeRecord,
         Text::tr("Goal, diagrams, options, shapes, sizes and findings as one HTML page, Markdown or PDF")},
        {"file.print", Text::tr("&Print…"), QKeySequence::Print, printDiagram,
         Text::tr("On paper: as many pages as you like, with a title block")},
        WindowCommand("file.quit", Text::tr("&Quit"), {QKeySequence::Quit, {"Ctrl+Q"}},
                      [](MainWindow &window) { window.close(); })
            .afterSeparator(),
    };
}

} // namespace

const CommandMenu &fileMenu()
{
    static constexpr CommandMenu menu{"file", QT_TRANSLATE_NOOP("Text", "&File"), nullptr, fileCommands};
    return menu;
}

} // namespace sw::views
