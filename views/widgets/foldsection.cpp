// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/foldsection.h"

#include "views/widgets/style/appearance.h"
#include "views/widgets/textlabel.h"

#include <QEvent>
#include <QPainter>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace sw::views
{

namespace
{

/// Cuts its title with "…" where it finds no room, and tells the whole of it then.
class FoldButton : public QToolButton
{
public:
    QSize minimumSizeHint() const override
    {
        constexpr int letters = 8;
        const QSize whole = QToolButton::minimumSizeHint();
        return {std::min(whole.width(), beside() + letters * fontMetrics().averageCharWidth()), whole.height()};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QStyleOptionToolButton option;
        initStyleOption(&option);
        option.text = fontMetrics().elidedText(text(), Qt::ElideRight, width() - beside(), Qt::TextShowMnemonic);
        QStylePainter(this).drawComplexControl(QStyle::CC_ToolButton, option);
    }
    bool event(QEvent *event) override
    {
        if (event->type() != QEvent::ToolTip || width() >= sizeHint().width())
            return QToolButton::event(event);
        tellWhole(this, event, text());
        return true;
    }

private:
    /// What arrow and edges take.
    int beside() const { return sizeHint().width() - fontMetrics().size(Qt::TextShowMnemonic, text()).width(); }
};

} // namespace

FoldSection::FoldSection(const QString &title, QWidget *content, bool folded, QWidget *parent)
    : QWidget(parent), m_button(new FoldButton), m_content(content)
{
    m_button->setText(title);
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_button->setAutoRaise(true);
    m_button->setFocusPolicy(Qt::TabFocus);
    m_button->setIconSize({10, 10});
    m_button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setTitleFont(m_button);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_button);
    layout->addWidget(content);
    connect(m_button, &QToolButton::clicked, this, [this] {
        setFolded(!m_folded);
        Q_EMIT this->folded(m_folded);
    });
    tellState(folded);
    if (folded) // what is open appears with the section; showing it now would lay it out in a place it does not have
        content->hide();
}

void FoldSection::setFolded(bool folded)
{
    tellState(folded);
    m_content->setVisible(!folded);
}

void FoldSection::tellState(bool folded)
{
    m_folded = folded;
    m_button->setAccessibleDescription(folded ? tr("folded") : tr("open"));
    m_button->setArrowType(folded ? (isRightToLeft() ? Qt::LeftArrow : Qt::RightArrow) : Qt::DownArrow);
}

void FoldSection::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::Midlight));
    painter.drawLine(0, 0, width(), 0);
}

} // namespace sw::views
