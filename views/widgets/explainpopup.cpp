// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/explainpopup.h"

#include "views/widgets/textlabel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>

namespace sw::views
{

namespace
{

constexpr int textWidth = 440;
constexpr int mostHeight = 420;

} // namespace

ExplainPopup::ExplainPopup(QWidget *host, const Explanation &explanation) : QFrame(host, Qt::Popup)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(QFrame::StyledPanel);
    m_text = explanation.title + QLatin1Char('\n') + explanation.lines.join(QLatin1Char('\n'));
    setAccessibleName(explanation.title);
    setAccessibleDescription(explanation.lines.join(QLatin1Char('\n')));
    auto *title = new TextLabel(TextLabel::Style::Title, explanation.title);
    auto *button = new QPushButton(tr("Copy"));
    connect(button, &QPushButton::clicked, this, &ExplainPopup::copy);
    auto *top = new QHBoxLayout;
    top->addWidget(title, 1);
    top->addWidget(button);
    auto *content = new QWidget;
    auto *lines = new QVBoxLayout(content);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(6);
    for (const QString &line : explanation.lines) {
        auto *label = new TextLabel(TextLabel::Style::Body, line);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setFixedWidth(textWidth);
        lines->addWidget(label);
    }
    lines->addStretch();
    auto *scroll = new QScrollArea;
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFixedHeight(std::min(mostHeight, lines->heightForWidth(textWidth) > 0
                                                    ? lines->heightForWidth(textWidth) + 4
                                                    : content->sizeHint().height() + 4));
    scroll->setFixedWidth(textWidth + 20);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 12);
    layout->addLayout(top);
    layout->addWidget(scroll);
    button->setFocus();
}

void ExplainPopup::copy() const
{
    QGuiApplication::clipboard()->setText(m_text);
}

void ExplainPopup::showAt(QWidget *host, const QPoint &globalPosition, const Explanation &explanation)
{
    if (explanation.isEmpty())
        return;
    auto *popup = new ExplainPopup(host, explanation);
    popup->adjustSize();
    const QRect room = host->screen()->availableGeometry();
    const int x = std::clamp(globalPosition.x(), room.left(), std::max(room.left(), room.right() - popup->width()));
    const int y = std::clamp(globalPosition.y(), room.top(), std::max(room.top(), room.bottom() - popup->height()));
    popup->move(x, y);
    popup->show();
}

} // namespace sw::views
