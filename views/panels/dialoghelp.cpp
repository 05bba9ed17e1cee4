// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/dialoghelp.h"

#include "views/panels/helppanel.h"

#include <QApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QVBoxLayout>

namespace sw::views
{

namespace
{

struct DialogTopic
{
    const char *dialog; ///< its class
    const char *page;
};

constexpr DialogTopic topics[] = {
    {"AdviceDialog", "patterns"}, {"AlternativesDialog", "goals"}, {"CalibrateDialog", "sizes"},
    {"CompareDialog", "export"},  {"ExportDialog", "export"},      {"ExportFileDialog", "export"},
    {"IndexDialog", "sizes"},     {"IndexesDialog", "sizes"},      {"MeasureDialog", "sizes"},
    {"PictureDialog", "export"},  {"PrintDialog", "export"},       {"SampleDialog", "export"},
    {"ShortcutsDialog", "keys"},  {"UseCaseMatrix", "patterns"},
};

/// Empty: no dialog of this program.
QString topicOf(const QWidget *dialog)
{
    const QString name = QString::fromLatin1(dialog->metaObject()->className()).section(QLatin1String("::"), -1);
    for (const DialogTopic &topic : topics) {
        if (name == QLatin1String(topic.dialog))
            return QLatin1String(topic.page);
    }
    return {};
}

} // namespace

DialogHelp::DialogHelp(QObject *parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool DialogHelp::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || static_cast<QKeyEvent *>(event)->key() != Qt::Key_F1 ||
        static_cast<QKeyEvent *>(event)->modifiers() != Qt::NoModifier)
        return QObject::eventFilter(watched, event);
    auto *part = qobject_cast<QWidget *>(watched);
    auto *dialog = part != nullptr ? qobject_cast<QDialog *>(part->window()) : nullptr;
    const QString page = dialog != nullptr ? topicOf(dialog) : QString();
    if (page.isEmpty())
        return QObject::eventFilter(watched, event);
    auto *shown = dialog->findChild<QDialog *>(QStringLiteral("help"), Qt::FindDirectChildrenOnly);
    if (shown == nullptr) {
        shown = new QDialog(dialog);
        shown->setObjectName(QStringLiteral("help"));
        shown->setWindowTitle(HelpPanel::tr("Help"));
        shown->setAttribute(Qt::WA_DeleteOnClose);
        auto *layout = new QVBoxLayout(shown);
        layout->setContentsMargins(0, 0, 0, 0);
        auto *panel = new HelpPanel;
        panel->open(page);
        layout->addWidget(panel);
        shown->resize(420, 560);
    }
    shown->show();
    shown->raise();
    shown->activateWindow();
    return true;
}

} // namespace sw::views
