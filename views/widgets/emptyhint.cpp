// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/emptyhint.h"

#include "views/widgets/textlabel.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace sw::views
{

EmptyHint::EmptyHint(QWidget *host, const QString &text, const QString &button, const std::function<void()> &run)
    : QWidget(host)
{
    setAutoFillBackground(true);
    auto *label = new TextLabel(TextLabel::Style::Body, text);
    label->setWordWrap(true);
    auto *begin = new QPushButton(button);
    begin->setAutoDefault(false);
    connect(begin, &QPushButton::clicked, this, [run] { run(); });
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->addWidget(label);
    layout->addWidget(begin, 0, Qt::AlignLeft);
    layout->addStretch();
    host->installEventFilter(this);
    hide();
}

void EmptyHint::setNeeded(bool needed)
{
    if (needed) {
        resize(parentWidget()->size());
        raise();
    }
    setVisible(needed);
}

bool EmptyHint::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && !isHidden())
        resize(parentWidget()->size());
    return QWidget::eventFilter(watched, event);
}

} // namespace sw::views

#include "moc_emptyhint.cpp"
