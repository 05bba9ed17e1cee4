// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/scene/hittest.h"

#include "models/diagram/scene/entitycards.h"

#include <cmath>
#include <optional>

namespace sw::diagram
{

namespace
{

/// On screen, in pixels, from a line or a border.
constexpr double reach = 4;
/// From a card's border, in scene units, that belong to a line's end.
constexpr double endLength = 22;

double distance(const QPointF &point, const QPointF &from, const QPointF &to)
{
    const QRectF box = QRectF(from, to).normalized();
    const double dx = std::max({box.left() - point.x(), 0.0, point.x() - box.right()});
    const double dy = std::max({box.top() - point.y(), 0.0, point.y() - box.bottom()});
    return std::hypot(dx, dy);
}

std::optional<Hit> hitCard(const Scene &scene, qsizetype index, const QPointF &point, double slack)
{
    const Card &card = scene.cards.at(index);
    if (!card.rect.adjusted(-slack, -slack, slack, slack).contains(point))
        return std::nullopt;
    Hit hit;
    hit.card = index;
    const double inner = std::min(slack, 4.0);
    if (!card.rect.adjusted(inner, inner, -inner, -inner).contains(point)) {
        hit.part = Hit::Part::Border;
        return hit;
    }
    const double y = point.y() - card.rect.top();
    const double rowsHeight = card.collapsed ? 0 : static_cast<double>(card.rows.size()) * scene.rowHeight;
    if (y < card.rowsTop) {
        hit.part = Hit::Part::Header;
    } else if (y < card.rowsTop + rowsHeight) {
        hit.row = static_cast<qsizetype>((y - card.rowsTop) / scene.rowHeight);
        const Row &row = card.rows.at(hit.row);
        const double x = point.x() - card.rect.left() - scene.indent * row.indent;
        const bool folds = row.mark == Mark::Open || row.mark == Mark::Closed;
        // In the Model view the arrow stands behind the type.
        const double right = point.x() - card.rect.left() - row.typeRight;
        const bool onArrow = (row.type.endsWith(u'▸') || row.type.endsWith(u'▾')) && right > -14 && right < 6;
        const bool more = folds && row.path == moreRowsPath();
        hit.part = onArrow || more || (folds && x >= 2 && x < 22) ? Hit::Part::Fold : Hit::Part::Row;
    } else {
        hit.part = Hit::Part::Footer;
    }
    return hit;
}

std::optional<Hit> hitLine(const Scene &scene, qsizetype index, const QPointF &point, double slack)
{
    const Line &line = scene.lines.at(index);
    double nearest = 2 * slack;
    Hit hit;
    hit.line = index;
    for (const bool atA : {true, false}) {
        const LineEnd &end = atA ? line.a : line.b;
        hit.atA = atA;
        if (end.labelRect.contains(point)) {
            hit.part = Hit::Part::LineLabel;
            return hit;
        }
        const double along = (point.x() - end.point.x()) * (end.side == Side::Right ? 1 : -1);
        if (!line.points.isEmpty() && std::abs(point.y() - end.point.y()) <= std::max(slack, 6.0) && along >= 0 &&
            along <= endLength) {
            hit.part = Hit::Part::LineEnd;
            return hit;
        }
    }
    hit.atA = true;
    if (line.attributesRect.contains(point)) {
        hit.part = Hit::Part::Attributes;
        return hit;
    }
    hit.part = Hit::Part::Line;
    if (line.captionRect.contains(point))
        return hit;
    for (qsizetype i = 1; i < line.points.size(); ++i) {
        const double away = distance(point, line.points.at(i - 1), line.points.at(i));
        if (away > slack || away >= nearest)
            continue;
        nearest = away;
        hit.piece = i - 1;
    }
    return hit.piece < 0 ? std::nullopt : std::optional(hit);
}

std::optional<Hit> hitNote(const Scene &scene, qsizetype index, const QPointF &point, double slack)
{
    const NoteBox &note = scene.notes.at(index);
    if (!note.rect.adjusted(-slack, -slack, slack, slack).contains(point))
        return std::nullopt;
    Hit hit;
    hit.note = index;
    const QPointF corner = note.rect.bottomRight();
    if (std::abs(point.x() - corner.x()) <= 3 * slack && std::abs(point.y() - corner.y()) <= 3 * slack) {
        hit.part = Hit::Part::NoteCorner;
        return hit;
    }
    if (!note.rect.contains(point))
        return std::nullopt;
    hit.part = note.area ? Hit::Part::Area : Hit::Part::Note;
    if (note.area && point.y() > note.rect.top() + 28)
        return std::nullopt;
    return hit;
}

} // namespace

Hit hitTest(const Scene &scene, const QPointF &point, double zoom)
{
    const double slack = reach / std::max(zoom, 0.01);
    const QRectF around(point.x() - slack, point.y() - slack, 2 * slack, 2 * slack);
    for (qsizetype i = scene.notes.size() - 1; i >= 0; --i) {
        if (scene.notes.at(i).area)
            break;
        if (const auto hit = hitNote(scene, i, point, slack))
            return *hit;
    }
    const QList<qsizetype> cards = scene.cardGrid.query(around);
    for (auto index = cards.crbegin(); index != cards.crend(); ++index) {
        if (const auto hit = hitCard(scene, *index, point, slack); hit && hit->part != Hit::Part::Border)
            return *hit;
    }
    const QList<qsizetype> lines = scene.lineGrid.query(around);
    for (auto index = lines.crbegin(); index != lines.crend(); ++index) {
        if (const auto hit = hitLine(scene, *index, point, slack))
            return *hit;
    }
    for (auto index = cards.crbegin(); index != cards.crend(); ++index) {
        if (const auto hit = hitCard(scene, *index, point, slack))
            return *hit;
    }
    for (qsizetype i = scene.notes.size() - 1; i >= 0; --i) {
        if (!scene.notes.at(i).area)
            continue;
        if (const auto hit = hitNote(scene, i, point, slack))
            return *hit;
    }
    return {};
}

QList<NodeKey> cardsIn(const Scene &scene, const QRectF &rect)
{
    QList<NodeKey> result;
    for (const qsizetype index : scene.cardGrid.query(rect)) {
        if (scene.cards.at(index).rect.intersects(rect))
            result.append(scene.cards.at(index).key);
    }
    return result;
}

} // namespace sw::diagram
