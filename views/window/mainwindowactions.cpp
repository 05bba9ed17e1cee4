// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/mainwindow.h"

#include "models/base/safefile.h"
#include "models/base/text.h"
#include "models/document/derivedstate.h"
#include "models/document/edits/entityedits.h"
#include "models/document/edits/linkedits.h"
#include "models/document/edits/projectedits.h"
#include "models/formats/exporter.h"
#include "views/canvas/canvasediting.h"
#include "views/canvas/findbar.h"
#include "views/canvas/layoutjob.h"
#include "views/deploy/exportdialog.h"
#include "views/files/filecontroller.h"
#include "views/patterns/advicedialog.h"
#include "views/sizes/sizecharts.h"
#include "views/sizes/sizemeter.h"
#include "views/sizes/sizespanel.h"
#include "views/sizes/sizetools.h"
#include "views/widgets/banner.h"
#include "models/items/selection.h"
#include "views/widgets/style/appearance.h"
#include "views/window/actions.h"
#include "views/window/shortcutsdialog.h"

#include <QDateTime>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QStatusBar>
#include <QUndoStack>

// What the commands of the window do.
namespace sw::views
{

namespace
{

QString id(const char *text)
{
    return QLatin1String(text);
}

} // namespace

void MainWindow::connectActions()
{
    m_actions->on(id("file.new"), m_files, &FileController::newProject);
    m_actions->on(id("file.open"), m_files, &FileController::open);
    m_actions->on(id("file.save"), m_files, [this] { m_files->save(); });
    m_actions->on(id("file.saveAs"), m_files, [this] { m_files->saveAs(); });
    m_actions->on(id("file.import"), m_files, &FileController::import);
    m_actions->on(id("file.exportScript"), this, &MainWindow::exportToFile);
    connectPictures();
    m_actions->on(id("file.quit"), this, &QWidget::close);
    QUndoStack *history = &m_document->history();
    m_actions->on(id("edit.undo"), history, &QUndoStack::undo);
    m_actions->on(id("edit.redo"), history, &QUndoStack::redo);
    m_actions->on(id("edit.duplicate"), this, &MainWindow::duplicateSelection);
    m_actions->on(id("edit.delete"), this, &MainWindow::deleteSelection);
    m_actions->on(id("edit.rename"), this, &MainWindow::renameSelection);
    connect(history, &QUndoStack::indexChanged, this, &MainWindow::updateActions);
    connect(m_selection, &Selection::changed, this, &MainWindow::updateActions);
    connect(m_selection, &Selection::changed, this, &MainWindow::updateStatus);
    connect(m_document, &document::Document::changed, this, [this] { m_selection->keepOnly(m_document->model()); });
    connect(m_document, &document::Document::changed, this, &MainWindow::updateStatus);
    connect(m_derived, &document::DerivedState::updated, this, &MainWindow::updateSizes);
    connect(m_derived, &document::DerivedState::currentChanged, this,
            [this](bool current) { m_meter->setOutdated(!current); });
    connectViewActions();
    connectModelActions();
    m_actions->connectActs(*this);
    connect(m_selection, &Selection::diagramChanged, this, &MainWindow::updateActions);
    connect(m_findBar, &FindBar::problem, this, [this](const QString &text) { statusBar()->showMessage(text, 8000); });
    updateSizes();
}

void MainWindow::connectViewActions()
{
    m_actions->on(id("edit.selectAll"), this, [this] {
        SelectedObjects all;
        for (const diagram::Card &card : m_modelView->scene().cards)
            all.entities.insert(card.entity);
        for (const diagram::NoteBox &note : m_modelView->scene().notes)
            all.notes.insert(note.id);
        m_selection->set(all);
    });
    m_actions->on(id("view.model"), this, [this] { setMode(CanvasMode::Model); });
    m_actions->on(id("view.documents"), this, [this] { setMode(CanvasMode::Documents); });
    m_actions->on(id("view.zoomIn"), this, [this] { current().zoomBy(1.25); });
    m_actions->on(id("view.zoomOut"), this, [this] { current().zoomBy(0.8); });
    m_actions->on(id("view.fit"), this, [this] { current().fit(); });
    m_actions->on(id("view.actual"), this,
                  [this] { current().zoomTo(1, QPointF(current().width(), current().height()) / 2); });
    m_actions->on(id("view.selection"), this, [this] { current().zoomToSelection(); });
    m_actions->on(id("view.headlines"), this, [this](bool on) {
        for (CanvasMode mode : {CanvasMode::Model, CanvasMode::Documents})
            canvas(mode).setDetail(on ? diagram::Detail::Headlines : diagram::Detail::Full);
    });
    m_actions->on(id("view.growth"), this, [this] { showSizes(SizeQuestion::Growth); });
    m_actions->on(id("view.costs"), this, [this] { showSizes(SizeQuestion::Operations); });
    m_actions->action(id("view.panels"))->setChecked(true);
    m_actions->on(id("view.panels"), this, &MainWindow::togglePanels);
    m_actions->on(id("help.shortcuts"), this, [this] {
        ShortcutsDialog(*m_actions, this).exec();
        updateActions();
    });
    m_actions->on(id("help.about"), this, &MainWindow::about);
}

void MainWindow::connectModelActions()
{
    m_actions->on(id("model.entity"), this, [this] {
        setMode(CanvasMode::Model);
        m_modelView->editing().createEntity(m_modelView->camera().visible().center() - QPointF(85, 40));
    });
    m_actions->on(id("model.field"), this, [this] { m_modelView->editing().addNextField(); });
    m_actions->on(id("model.relationship"), this, &MainWindow::relateSelection);
    m_actions->on(id("model.operation"), this, [this] {
        showPanel(QStringLiteral("workload"));
        schema::Operation operation;
        const QList<schema::Entity> &entities = m_document->model().entities;
        operation.entity =
            m_selection->entity().isEmpty() && !entities.isEmpty() ? entities.first().id : m_selection->entity();
        operation.perSecond = 1;
        const auto added = document::addOperation(*m_document, operation);
        if (!added)
            return showError(added.error());
        m_selection->selectOperation(*added);
    });
    m_actions->on(id("model.layout"), this, &MainWindow::layOut);
    m_actions->on(id("model.check"), this, [this] { showPanel(QStringLiteral("problems")); });
    m_actions->on(id("pattern.advise"), this, [this] { AdviceDialog(*m_document, this).exec(); });
    m_actions->on(id("server.export"), this, &MainWindow::exportToServer);
    m_actions->on(id("model.measure"), m_sizeTools, &SizeTools::measure);
    m_actions->on(id("model.uncalibrate"), m_sizeTools, &SizeTools::removeCalibration);
    m_actions->on(id("server.calibrate"), m_sizeTools, &SizeTools::calibrate);
    for (const char *name : {"model.measure", "server.calibrate"})
        m_actions->action(id(name))->setEnabled(m_lab != nullptr);
}

void MainWindow::connectFiles()
{
    connect(m_files, &FileController::failed, this, &MainWindow::showError);
    connect(m_files, &FileController::warned, this, [this](const QString &text) {
        m_banner->showMessage(Status::Warn, text);
        m_banner->addButton(tr("Close"), [this] { m_banner->hide(); });
    });
    connect(m_files, &FileController::opened, this, [this] {
        offerRecovery();
        m_selection->clear();
        m_selection->setDiagram(document::mainDiagramId(m_document->model()));
        updateTitle();
        updateStatus();
    });
    connect(m_files, &FileController::saved, this, [this] {
        m_banner->hide();
        m_savedLabel->setText(tr("Saved at %1").arg(QLocale().toString(QTime::currentTime(), QLocale::ShortFormat)));
        updateTitle();
    });
    connect(m_files, &FileController::leftBehindChanged, this, &MainWindow::offerRecovery);
    connect(m_document, &document::Document::modifiedChanged, this, &MainWindow::updateTitle);
    connect(m_document, &document::Document::filePathChanged, this, &MainWindow::updateTitle);
}

void MainWindow::updateTitle()
{
    setWindowTitle(m_files->title() + QStringLiteral("[*] — Shapewright"));
    setWindowModified(m_document->isModified());
    if (m_document->isModified())
        m_savedLabel->setText(tr("Not saved"));
}

void MainWindow::updateActions()
{
    const QUndoStack &history = m_document->history();
    const SelectedObjects &objects = m_selection->objects();
    QAction *undo = m_actions->action(id("edit.undo"));
    QAction *redo = m_actions->action(id("edit.redo"));
    undo->setEnabled(history.canUndo());
    redo->setEnabled(history.canRedo());
    undo->setText(history.canUndo() ? tr("&Undo: %1").arg(history.undoText()) : tr("&Undo"));
    redo->setText(history.canRedo() ? tr("&Redo: %1").arg(history.redoText()) : tr("&Redo"));
    const bool model = mode() == CanvasMode::Model;
    m_actions->action(id("edit.delete"))->setEnabled(!objects.isEmpty() && objects.collection.isEmpty());
    m_actions->action(id("edit.rename"))
        ->setEnabled(!m_selection->entity().isEmpty() || !m_selection->relationship().isEmpty() ||
                     objects.notes.size() == 1);
    m_actions->action(id("edit.duplicate"))->setEnabled(!objects.entities.isEmpty());
    m_actions->action(id("model.field"))->setEnabled(model && !m_selection->entity().isEmpty());
    m_actions->action(id("model.relationship"))
        ->setEnabled(objects.entities.size() == 1 || objects.entities.size() == 2);
    m_actions->action(id("view.selection"))->setEnabled(!objects.isEmpty());
    m_actions->updateActs(*this);
}

void MainWindow::showSizes(SizeQuestion question)
{
    showPanel(QStringLiteral("sizes"));
    m_sizes->charts()->ask(question);
}

void MainWindow::updateSizes()
{
    if (m_derived->isKnown())
        m_meter->setReport(m_derived->sizes(), m_derived->diskReads());
    else
        m_meter->setUnknown();
    updateStatus();
}

void MainWindow::updateStatus()
{
    const schema::Model &model = m_document->model();
    if (mode() == CanvasMode::Model) {
        m_countsLabel->setText(
            QStringList{tr("%n entities", nullptr, static_cast<int>(model.entities.size())),
                        tr("%n relationships", nullptr, static_cast<int>(model.relationships.size())),
                        tr("%n operations", nullptr, static_cast<int>(model.operations.size()))}
                .join(QStringLiteral(" · ")));
    } else {
        int indexes = 0;
        for (const design::Collection &collection : m_derived->design().collections)
            indexes += 1 + static_cast<int>(collection.indexes.size());
        m_countsLabel->setText(tr("%n collections", nullptr, static_cast<int>(m_derived->design().collections.size())) +
                               QStringLiteral(" · ") + tr("%n indexes", nullptr, indexes));
    }
    const SelectedObjects &objects = m_selection->objects();
    QString selected;
    if (const schema::Entity *entity = model.entity(m_selection->entity()))
        selected = tr("%1 selected").arg(base::visibleText(entity->name));
    else if (const schema::Relationship *relationship = model.relationship(m_selection->relationship()))
        selected = tr("%1 selected").arg(base::visibleText(schema::relationshipName(model, *relationship)));
    else if (!objects.collection.isEmpty())
        selected =
            tr("%1 selected")
                .arg(base::visibleText(objects.path.isEmpty() ? objects.collection
                                                              : objects.collection + QLatin1Char('.') + objects.path));
    else if (const auto count = objects.entities.size() + objects.relationships.size(); count > 1)
        selected = tr("%n objects selected", nullptr, static_cast<int>(count));
    m_selectionLabel->setText(selected);
}

void MainWindow::deleteSelection()
{
    const SelectedObjects objects = m_selection->objects();
    document::Removal removal;
    if (!objects.field.isEmpty() && objects.entities.size() == 1)
        removal.fields.insert({{*objects.entities.constBegin(), {}}, objects.field});
    else
        removal.entities = objects.entities;
    removal.relationships = objects.relationships;
    removal.notes = objects.notes;
    if (!objects.operation.isEmpty())
        removal.operations.insert(objects.operation);
    if (!objects.pattern.isEmpty())
        removal.patterns.insert(objects.pattern);
    if (!document::removeObjects(*m_document, removal))
        return;
    statusBar()->showMessage(tr("%1. Ctrl+Z takes it back.").arg(m_document->history().undoText()), 5000);
}

void MainWindow::renameSelection()
{
    setMode(CanvasMode::Model);
    m_modelView->editing().editSelection();
}

void MainWindow::duplicateSelection()
{
    const auto copies = document::duplicateEntities(*m_document, m_selection->diagram(),
                                                    m_selection->objects().entities.values(), {40, 40});
    if (!copies)
        return showError(copies.error());
    SelectedObjects objects;
    objects.entities = {copies->begin(), copies->end()};
    m_selection->set(objects);
}

void MainWindow::relateSelection()
{
    const QList<schema::EntityId> entities = m_selection->objects().entities.values();
    const auto added = document::addRelationship(*m_document, entities.first(), entities.last());
    if (!added)
        return showError(added.error());
    m_selection->selectRelationship(*added);
}

void MainWindow::layOut()
{
    if (m_layout == nullptr) {
        m_layout = new LayoutJob(this);
        connect(m_layout, &LayoutJob::notice, this,
                [this](const QString &text) { statusBar()->showMessage(text, 8000); });
        connect(m_layout, &LayoutJob::done, this, [this](bool wholeView) {
            if (wholeView)
                current().fit();
        });
    }
    m_layout->start(current());
}

void MainWindow::exportToServer()
{
    ExportDialog(m_servers, m_document->model(), m_derived->design(), this).exec();
}

void MainWindow::exportToFile()
{
    QStringList filters;
    QHash<QString, const formats::Exporter *> byFilter;
    for (const formats::Exporter *exporter : formats::ExporterRegistry::instance().all()) {
        const QString filter = QStringLiteral("%1 (*.%2)").arg(exporter->name(), exporter->suffix());
        filters << filter;
        byFilter.insert(filter, exporter);
    }
    QString chosen;
    const QString path = QFileDialog::getSaveFileName(this, tr("Export as file"), m_document->model().name,
                                                      filters.join(QStringLiteral(";;")), &chosen);
    const formats::Exporter *exporter = byFilter.value(chosen);
    if (path.isEmpty() || exporter == nullptr)
        return;
    const auto files = exporter->write(m_document->model(), m_derived->design());
    if (!files)
        return showError(files.error());
    for (qsizetype i = 0; i < files->size(); ++i) {
        QString target = i == 0 ? path : QFileInfo(path).dir().filePath(files->at(i).name);
        if (i == 0 && QFileInfo(target).suffix().isEmpty())
            target += QLatin1Char('.') + exporter->suffix();
        if (const auto written = base::writeFileSafely(target, files->at(i).content); !written)
            return showError(written.error());
    }
    statusBar()->showMessage(tr("Written: %1").arg(path), 5000);
}

void MainWindow::togglePanels(bool visible)
{
    for (QDockWidget *dock : std::as_const(m_docks))
        dock->setVisible(visible);
}

void MainWindow::showSource(const QString &collection, const QString &path)
{
    const design::Collection *found = m_derived->design().collection(collection);
    const design::Node *node = found == nullptr ? nullptr : design::nodeAt(found->root, path);
    if (node == nullptr)
        return;
    const schema::EntityId entity = node->source.entity.isEmpty() ? found->entity() : node->source.entity;
    setMode(CanvasMode::Model);
    if (!node->source.relationship.isEmpty() && node->source.field.isEmpty())
        m_selection->selectRelationship(node->source.relationship);
    else if (node->source.field.isEmpty())
        m_selection->selectEntity(entity);
    else
        m_selection->selectField(entity, node->source.field);
    m_modelView->reveal(diagram::NodeKey::ofEntity(entity));
}

void MainWindow::about()
{
    QMessageBox::about(this, tr("About Shapewright"),
                       tr("Shapewright %1\n\nDesigns MongoDB schemas before the data exists: draws the model, shows "
                          "what each shape of documents costs, "
                          "says why one is better, and applies it to a server without ever dropping, renaming or "
                          "rewriting anything.\n\n"
                          "Free software under the GNU General Public License, version 3 or later.")
                           .arg(QStringLiteral(SHAPEWRIGHT_VERSION)));
}

} // namespace sw::views
