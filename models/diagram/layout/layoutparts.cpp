// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagram/layout/layoutparts.h"

#include "models/diagram/layout/columnstack.h"
#include "models/diagram/layout/layout.h"

#include <QHash>

#include <algorithm>
#include <cmath>

namespace sw::diagram
{

namespace
{

/// Up to as many boxes, layered and force are both tried.
constexpr qsizetype smallPart = 120;
/// A crossing is as bad as this much more length.
constexpr double crossing = 90;
constexpr int rounds = 40;

/// The more boxes, the more lines run between two of a column.
ColumnStack::Gaps gapsFor(qsizetype boxes)
{
    ColumnStack::Gaps gaps;
    gaps.row = boxes <= 60 ? 36 : boxes <= 300 ? 44 : 52;
    return gaps;
}

constexpr ColumnStack::Gaps gridGaps{40, 36, false};

/// True when a-b and c-d cross.
bool cross(const QPointF &a, const QPointF &b, const QPointF &c, const QPointF &d)
{
    const auto side = [](const QPointF &p, const QPointF &q, const QPointF &r) {
        return (q.x() - p.x()) * (r.y() - p.y()) - (q.y() - p.y()) * (r.x() - p.x());
    };
    return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/// Length of the lines, their crossings, and how small the block has to be drawn: less is better.
double badness(const LayoutPart &part, const LayoutBlock &block, double aspect)
{
    QList<std::pair<QPointF, QPointF>> lines;
    double sum = 0;
    for (const auto &[a, b] : part.links) {
        const QRectF boxA(block.corners.at(a), part.sizes.at(a));
        const QRectF boxB(block.corners.at(b), part.sizes.at(b));
        sum += (boxA.center() - boxB.center()).manhattanLength();
        lines.append({boxA.center(), boxB.center()});
    }
    for (qsizetype i = 0; i < lines.size(); ++i) {
        for (qsizetype k = 0; k < i; ++k)
            sum += cross(lines.at(i).first, lines.at(i).second, lines.at(k).first, lines.at(k).second) ? crossing : 0;
    }
    const double drawn = std::max(block.size.width(), block.size.height() * aspect);
    return sum + static_cast<double>(part.links.size() + 1) * drawn * 0.35;
}

/// Most boxes with no other link that hang on one box.
int mostLeaves(const LayoutPart &part)
{
    QList<int> degree(part.boxes.size(), 0);
    QList<int> leaves(part.boxes.size(), 0);
    for (const auto &[a, b] : part.links) {
        ++degree[a];
        ++degree[b];
    }
    for (const auto &[a, b] : part.links) {
        leaves[a] += degree.at(b) == 1 ? 1 : 0;
        leaves[b] += degree.at(a) == 1 ? 1 : 0;
    }
    return leaves.isEmpty() ? 0 : *std::max_element(leaves.cbegin(), leaves.cend());
}

LayoutBlock blockFrom(const LayoutPart &part, const ColumnStack &stack)
{
    return {part.boxes, stack.corners(), stack.size()};
}

LayoutBlock gridWith(const LayoutPart &part, double aspect)
{
    ColumnStack stack(part.sizes, {}, gridGaps);
    QList<QPointF> order;
    for (qsizetype i = 0; i < part.boxes.size(); ++i)
        order.append(QPointF(static_cast<double>(i), 0));
    stack.fill(order, aspect);
    stack.alignTops();
    return blockFrom(part, stack);
}

/// Follows links from box to box.
class PartFinder
{
public:
    PartFinder(const ArrangeRequest &request, const QList<qsizetype> &boxes)
        : m_request(request), m_boxes(boxes), m_linked(boxes.size())
    {
        for (qsizetype i = 0; i < boxes.size(); ++i)
            m_numbers.insert(boxes.at(i), i);
        for (const auto &[a, b] : request.links) {
            const qsizetype from = m_numbers.value(a, -1);
            const qsizetype to = m_numbers.value(b, -1);
            if (from == to || from < 0 || to < 0)
                continue;
            m_linked[from].append(to);
            m_linked[to].append(from);
        }
    }

    QList<LayoutPart> run()
    {
        QList<bool> seen(m_boxes.size(), false);
        LayoutPart loose;
        for (qsizetype start = 0; start < m_boxes.size(); ++start) {
            if (seen.at(start))
                continue;
            const LayoutPart part = partFrom(start, seen);
            if (part.boxes.size() == 1 && m_request.boxes.at(part.boxes.first()).role == ArrangeBox::Role::Moves) {
                loose.boxes += part.boxes;
                loose.sizes += part.sizes;
            } else {
                m_parts.append(part);
            }
        }
        addLinks();
        std::stable_sort(m_parts.begin(), m_parts.end(),
                         [](const LayoutPart &a, const LayoutPart &b) { return a.boxes.size() > b.boxes.size(); });
        if (!loose.boxes.isEmpty())
            m_parts.append(loose);
        return m_parts;
    }

private:
    LayoutPart partFrom(qsizetype start, QList<bool> &seen) const
    {
        QList<qsizetype> found{start};
        seen[start] = true;
        for (qsizetype next = 0; next < found.size(); ++next) {
            for (const qsizetype other : m_linked.at(found.at(next))) {
                if (!seen.at(other))
                    found.append(other);
                seen[other] = true;
            }
        }
        std::sort(found.begin(), found.end());
        LayoutPart part;
        for (const qsizetype each : std::as_const(found)) {
            part.boxes.append(m_boxes.at(each));
            part.sizes.append(m_request.boxes.at(m_boxes.at(each)).rect.size());
        }
        return part;
    }

    void addLinks()
    {
        QHash<qsizetype, std::pair<qsizetype, qsizetype>> at; // part and place of a box
        for (qsizetype part = 0; part < m_parts.size(); ++part) {
            for (qsizetype i = 0; i < m_parts.at(part).boxes.size(); ++i)
                at.insert(m_parts.at(part).boxes.at(i), {part, i});
        }
        for (qsizetype i = 0; i < m_request.links.size(); ++i) {
            const auto &[a, b] = m_request.links.at(i);
            const auto from = at.constFind(a);
            const auto to = at.constFind(b);
            if (a == b || from == at.cend() || to == at.cend() || from->first != to->first)
                continue;
            m_parts[from->first].links.append({from->second, to->second});
            m_parts[from->first].widths.append(m_request.widths.value(i));
        }
    }

    const ArrangeRequest &m_request;
    const QList<qsizetype> &m_boxes;
    QHash<qsizetype, qsizetype> m_numbers;
    QList<QList<qsizetype>> m_linked;
    QList<LayoutPart> m_parts;
};

} // namespace

QList<LayoutPart> partsOf(const ArrangeRequest &request, const QList<qsizetype> &boxes)
{
    return PartFinder(request, boxes).run();
}

QList<LayoutGraph> graphsFor(const LayoutPart &part, LayoutMethod method)
{
    if (part.links.isEmpty())
        return {};
    const LayoutGraph force{part.sizes, part.links, LayoutMethod::Force, 1};
    const bool isSmall = part.boxes.size() <= smallPart;
    if (method == LayoutMethod::Force || (method == LayoutMethod::Automatic && !isSmall))
        return {force};
    QList<LayoutGraph> graphs;
    const int leaves = mostLeaves(part);
    for (const int stagger : {1, 2, 3, 5}) {
        if (stagger == 1 || leaves >= 3 * stagger)
            graphs.append({part.sizes, part.links, LayoutMethod::Layered, stagger});
    }
    if (method == LayoutMethod::Automatic && part.boxes.size() > 4)
        graphs.append(force);
    return graphs;
}

LayoutBlock blockOf(const LayoutPart &part, const QList<LayoutGraph> &graphs, const QList<QList<QPointF>> &centres,
                    double aspect)
{
    if (graphs.isEmpty())
        return gridWith(part, aspect);
    LayoutBlock best;
    double least = 0;
    for (qsizetype i = 0; i < graphs.size(); ++i) {
        ColumnStack stack(part.sizes, part.links, gapsFor(part.boxes.size()));
        stack.setLinkWidths(part.widths);
        if (graphs.at(i).method == LayoutMethod::Force) {
            stack.fill(centres.at(i), aspect);
            stack.improve(rounds);
            stack.relax();
        } else {
            stack.keep(centres.at(i));
        }
        LayoutBlock block = blockFrom(part, stack);
        if (graphs.size() == 1)
            return block;
        const double bad = badness(part, block, aspect);
        if (best.boxes.isEmpty() || bad < least) {
            best = std::move(block);
            least = bad;
        }
    }
    return best;
}

LayoutBlock gridOf(const LayoutPart &part, double width)
{
    double area = 0;
    double widest = 1;
    for (const QSizeF &size : part.sizes) {
        area += (size.width() + gridGaps.column) * (size.height() + gridGaps.row);
        widest = std::max(widest, size.width());
    }
    return gridWith(part, std::max(width, widest) * std::max(width, widest) / std::max(area, 1.0));
}

LayoutBlock simpleBlockOf(const LayoutPart &part)
{
    QList<LayoutBox> boxes;
    for (const QSizeF &size : part.sizes)
        boxes.append({size, std::nullopt});
    LayoutBlock block{part.boxes, layoutMissing(boxes, part.links), {}};
    QRectF all;
    for (qsizetype i = 0; i < boxes.size(); ++i)
        all |= QRectF(block.corners.at(i), part.sizes.at(i));
    block.size = {all.right(), all.bottom()};
    return block;
}

} // namespace sw::diagram
