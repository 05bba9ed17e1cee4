// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/files/wholetext.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QScreen>
#include <QVBoxLayout>

namespace sw::views
{

void showWholeText(QWidget *parent, const QString &title, const QString &text)
{
    auto *dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    auto *view = new QPlainTextEdit(text);
    view->setReadOnly(true);
    view->setTabChangesFocus(true);
    view->setAccessibleName(title);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto *layout = new QVBoxLayout(dialog);
    layout->addWidget(view, 1);
    layout->addWidget(buttons);
    dialog->resize(QSize(640, 400).boundedTo(dialog->screen()->availableSize()));
    dialog->open();
}

} // namespace sw::views
