// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/window/mainwindow.h"

#include "models/diagram/output/renderfile.h"
#include "views/files/picturedialog.h"
#include "views/files/printdialog.h"
#include "views/widgets/style/appearance.h"
#include "views/window/actions.h"

#include <QActionGroup>
#include <QFileDialog>
#include <QMenu>
#include <QSettings>
#include <QStatusBar>

// What the window shows and hands out as pictures: notations, themes, files, paper.
namespace sw::views
{

void MainWindow::connectPictures()
{
    m_actions->on(QStringLiteral("file.picture"), this, &MainWindow::exportPicture);
    m_actions->on(QStringLiteral("file.print"), this, &MainWindow::printDiagram);
    auto *group = new QActionGroup(this);
    const diagram::Notation chosen =
        diagram::notationNamed(QSettings().value(QStringLiteral("view/notation")).toString())
            .value_or(diagram::Notation::CrowsFoot);
    for (const QString &name : diagram::notationNames()) {
        const diagram::Notation notation = *diagram::notationNamed(name);
        QAction *action = m_actions->action(QStringLiteral("view.") + name);
        group->addAction(action);
        action->setChecked(notation == chosen);
        connect(action, &QAction::triggered, this, [this, notation] {
            QSettings().setValue(QStringLiteral("view/notation"), diagram::notationName(notation));
            m_modelView->setNotation(notation);
        });
    }
    m_modelView->setNotation(chosen);
}

void MainWindow::fillThemeMenu(QMenu *themes)
{
    auto *group = new QActionGroup(this);
    const std::pair<QString, ThemeChoice> choices[] = {{tr("&System"), ThemeChoice::System},
                                                       {tr("&Light"), ThemeChoice::Light},
                                                       {tr("&Dark"), ThemeChoice::Dark},
                                                       {tr("&High contrast, light"), ThemeChoice::HighContrast},
                                                       {tr("High &contrast, dark"), ThemeChoice::HighContrastDark}};
    for (const auto &[text, choice] : choices) {
        QAction *action = themes->addAction(text);
        action->setCheckable(true);
        action->setChecked(QSettings().value(QStringLiteral("view/theme"), 0).toInt() == static_cast<int>(choice));
        group->addAction(action);
        connect(action, &QAction::triggered, this, [choice = choice] {
            QSettings().setValue(QStringLiteral("view/theme"), static_cast<int>(choice));
            applyTheme(choice);
        });
    }
}

void MainWindow::exportPicture()
{
    current().finishRouting();
    PictureDialog dialog(current(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Export picture"), m_document->model().name + QStringLiteral(".svg"),
                                     tr("Pictures (*.svg *.png *.pdf)"));
    if (path.isEmpty())
        return;
    const auto format = diagram::formatOf(path);
    if (!format)
        return showError(format.error());
    diagram::PictureOptions options;
    options.format = *format;
    options.theme = dialog.theme();
    options.scale = *format == diagram::PictureFormat::Png ? dialog.scale() : 1;
    options.title = m_document->model().name;
    options.description = m_document->model().description;
    if (const auto written =
            diagram::renderFile(pictureScene(current(), dialog.extent()), diagram::Metrics(), path, options);
        !written)
        return showError(written.error());
    statusBar()->showMessage(tr("Written: %1").arg(path), 5000);
}

void MainWindow::printDiagram()
{
    current().finishRouting();
    PrintDialog(current(), m_document->model().name, current().currentDiagram().name, this).exec();
}

} // namespace sw::views
