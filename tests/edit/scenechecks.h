// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagram/scene/scene.h"

#include <QDebug>

namespace sw::testing
{

using diagram::Line;
using diagram::Scene;

struct Piece
{
    qsizetype line;
    QPointF from;
    QPointF to;

    bool isVertical() const { return qAbs(from.x() - to.x()) < 0.01; }
    double at() const { return isVertical() ? from.x() : from.y(); }
    double low() const { return isVertical() ? qMin(from.y(), to.y()) : qMin(from.x(), to.x()); }
    double high() const { return isVertical() ? qMax(from.y(), to.y()) : qMax(from.x(), to.x()); }
};

inline QList<Piece> piecesOf(const Scene &scene)
{
    QList<Piece> pieces;
    for (qsizetype i = 0; i < scene.lines.size(); ++i) {
        const QList<QPointF> &points = scene.lines.at(i).points;
        for (qsizetype k = 1; k < points.size(); ++k)
            pieces.append({i, points.at(k - 1), points.at(k)});
    }
    return pieces;
}

inline int overlappingCards(const Scene &scene)
{
    int count = 0;
    for (qsizetype i = 0; i < scene.cards.size(); ++i) {
        for (const qsizetype k : scene.cardGrid.query(scene.cards.at(i).rect))
            count += k > i && scene.cards.at(k).rect.intersects(scene.cards.at(i).rect) ? 1 : 0;
    }
    return count;
}

inline int slantedPieces(const Scene &scene)
{
    int count = 0;
    for (const Piece &piece : piecesOf(scene))
        count += !piece.isVertical() && qAbs(piece.from.y() - piece.to.y()) > 0.01 ? 1 : 0;
    return count;
}

/// Pieces that run through the inside of a card, their own ones included.
inline int piercedCards(const Scene &scene)
{
    int count = 0;
    for (const Piece &piece : piecesOf(scene)) {
        const QRectF box = QRectF(piece.from, piece.to).normalized();
        for (const qsizetype card : scene.cardGrid.query(box)) {
            const QRectF inside = scene.cards.at(card).rect.adjusted(0.5, 0.5, -0.5, -0.5);
            const bool through = box.left() < inside.right() && box.right() > inside.left() &&
                                 box.top() < inside.bottom() && box.bottom() > inside.top();
            count += through ? 1 : 0;
        }
    }
    return count;
}

/// Pairs of lines that lie on each other for more than a few units.
inline int sharedChannels(const Scene &scene)
{
    const QList<Piece> pieces = piecesOf(scene);
    diagram::Grid grid(256);
    for (qsizetype i = 0; i < pieces.size(); ++i)
        grid.insert(i, QRectF(pieces.at(i).from, pieces.at(i).to).normalized().adjusted(-2, -2, 2, 2));
    int count = 0;
    for (qsizetype i = 0; i < pieces.size(); ++i) {
        const Piece &a = pieces.at(i);
        for (const qsizetype k : grid.query(QRectF(a.from, a.to).normalized().adjusted(-2, -2, 2, 2))) {
            const Piece &b = pieces.at(k);
            if (k <= i || a.line == b.line || a.isVertical() != b.isVertical() || qAbs(a.at() - b.at()) > 0.9)
                continue;
            const bool shared = qMin(a.high(), b.high()) - qMax(a.low(), b.low()) > 3;
            count += shared ? 1 : 0;
            if (shared)
                qDebug() << "lines" << a.line << b.line << a.from << a.to << "and" << b.from << b.to;
        }
    }
    return count;
}

} // namespace sw::testing
