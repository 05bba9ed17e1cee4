// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/paint/theme.h"
#include "models/diagram/scene/metrics.h"
#include "models/diagram/scene/scene.h"

#include <QGraphicsItem>
#include <QGraphicsScene>
#include <QPainter>
#include <QPainterPath>
#include <QPen>

namespace sw::bench
{

/// A card as the handbook's way to draw one: rounded box, header, and one drawText for each text.
class NaiveCard : public QGraphicsItem
{
public:
    NaiveCard(const diagram::Card &card, const diagram::Metrics &metrics, const diagram::Theme &theme)
        : m_card(card), m_metrics(metrics), m_theme(theme)
    {
        setPos(card.rect.topLeft());
        setFlags(ItemIsSelectable | ItemIsMovable);
    }

    QRectF boundingRect() const override { return QRectF(QPointF(), m_card.rect.size()).adjusted(-1, -1, 1, 2); }

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override
    {
        using diagram::FontRole;
        using diagram::Token;
        const QRectF box(QPointF(), m_card.rect.size());
        painter->setPen(m_theme.color(Token::CardLine));
        painter->setBrush(m_theme.color(Token::Card));
        painter->drawRoundedRect(box, 5, 5);
        painter->fillRect(QRectF(1, 1, box.width() - 2, m_metrics.header - 1), m_theme.color(Token::Header));
        text(painter, FontRole::Name, Token::Text, QRectF(29, 0, box.width() - 30, m_metrics.header), m_card.title);
        double y = m_card.rowsTop;
        for (const diagram::Row &row : m_card.rows) {
            const QRectF strip(22, y, row.typeRight - 22, m_metrics.rowHeight);
            text(painter, FontRole::Row, Token::Text, strip, row.name);
            text(painter, FontRole::Type, Token::SecondaryText, strip, row.type, Qt::AlignRight | Qt::AlignVCenter);
            y += m_metrics.rowHeight;
        }
        const QRectF footer(10, y, box.width() - 18, m_metrics.footer);
        text(painter, FontRole::Label, Token::SecondaryText, footer, m_card.footerLeft);
        text(painter, FontRole::Label, Token::SecondaryText, footer, m_card.footerRight,
             Qt::AlignRight | Qt::AlignVCenter);
    }

private:
    void text(QPainter *painter, diagram::FontRole role, diagram::Token token, const QRectF &rect, const QString &text,
              int flags = Qt::AlignLeft | Qt::AlignVCenter) const
    {
        painter->setFont(m_metrics.font(role));
        painter->setPen(m_theme.color(token));
        painter->drawText(rect, flags, text);
    }

    const diagram::Card &m_card;
    const diagram::Metrics &m_metrics;
    const diagram::Theme &m_theme;
};

/// The same picture as \p scene, with an item for each card and each line. \p scene must live as long as \p target.
inline void fillNaive(QGraphicsScene &target, const diagram::Scene &scene, const diagram::Metrics &metrics,
                      const diagram::Theme &theme)
{
    target.setBackgroundBrush(theme.color(diagram::Token::Canvas));
    for (const diagram::Line &line : scene.lines) {
        QPainterPath path;
        for (qsizetype i = 0; i < line.points.size(); ++i)
            i == 0 ? path.moveTo(line.points.at(i)) : path.lineTo(line.points.at(i));
        target.addPath(path, QPen(theme.color(diagram::Token::Relation), 1.5));
    }
    for (const diagram::Card &card : scene.cards)
        target.addItem(new NaiveCard(card, metrics, theme));
}

} // namespace sw::bench
