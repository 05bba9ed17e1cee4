// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/lessons/shapestage.h"

#include "models/base/text.h"
#include "models/diagram/paint/theme.h"
#include "views/widgets/documents/documenttree.h"
#include "views/widgets/style/appearance.h"
#include "views/widgets/style/icons.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>

namespace sw::views
{

namespace
{

using diagram::Token;
using services::LineMark;
using services::StageCard;
using services::StageRow;
using Kind = services::StageRow::Kind;

constexpr double margin = 20;
constexpr double gap = 64; ///< between the columns, for arrows
constexpr double between = 20;
constexpr double widest = 30; ///< a card, in widths of "M"
constexpr double radius = 5;
constexpr double grid = 20;
constexpr double weighs = 0.2; ///< of a document, from which on a line says its bytes unasked

double eased(double from, double to, double progress)
{
    return from + (to - from) * progress;
}

QRectF eased(const QRectF &from, const QRectF &to, double progress)
{
    return {eased(from.x(), to.x(), progress), eased(from.y(), to.y(), progress),
            eased(from.width(), to.width(), progress), eased(from.height(), to.height(), progress)};
}

double part(double from, double to, double progress)
{
    return std::clamp((progress - from) / (to - from), 0.0, 1.0);
}

QFont bold(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

QString fullText(const StageRow &row)
{
    return base::visibleText(row.name.isEmpty() ? row.value : row.name + QStringLiteral(": ") + row.value);
}

} // namespace

ShapeStage::ShapeStage(services::LessonStage stage, QWidget *parent) : QWidget(parent), m_stage(std::move(stage))
{
    for (const QList<StageCard> *cards : {&m_stage.after, &m_stage.before}) {
        for (const StageCard &card : *cards) {
            if (!m_slots.contains(card.collection))
                m_slots << card.collection;
        }
    }
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Documents of this step"));
    setAccessibleDescription(services::stageText(m_stage));
    place();
}

void ShapeStage::setProgress(double progress)
{
    m_progress = progress;
    update();
}

void ShapeStage::setBytesShown(bool shown)
{
    m_bytesShown = shown;
    update();
}

QString ShapeStage::bytesTextOf(const QString &collection) const
{
    for (const StageCard &card : m_stage.after) {
        if (card.collection == collection)
            return base::bytesText(bytesNow(card));
    }
    return {};
}

base::Bytes ShapeStage::bytesNow(const StageCard &card) const
{
    const base::Bytes from = card.bytesBefore.value_or(card.bytes);
    return from + (card.bytes - from) * now();
}

double ShapeStage::now() const
{
    return m_stage.before.isEmpty() ? 1 : m_progress;
}

int ShapeStage::slotOf(const QString &collection) const
{
    return static_cast<int>(m_slots.indexOf(collection));
}

double ShapeStage::heightOf(const StageRow &row) const
{
    const double line = fontMetrics().height();
    switch (row.kind) {
    case Kind::Item:
    case Kind::Gone:
        return line + 12;
    case Kind::Rest:
    case Kind::Field:
        break;
    }
    return line + 7;
}

QSizeF ShapeStage::sizeOf(const StageCard &card, double width) const
{
    double height = 2 * (fontMetrics().height() + 12) + 8; // header and footer
    for (const StageRow &row : card.rows)
        height += heightOf(row);
    return {width, height};
}

ShapeStage::Placed ShapeStage::placedAt(const StageCard &card, const QRectF &rect) const
{
    Placed placed{rect, {}};
    double y = rect.top() + fontMetrics().height() + 16;
    for (const StageRow &row : card.rows) {
        const double indent = row.kind == Kind::Item || row.kind == Kind::Gone ? 28 : row.kind == Kind::Rest ? 16 : 0;
        placed.rows << QRectF(rect.left() + indent, y, rect.width() - indent - (indent > 20 ? 12 : 0), heightOf(row));
        y += heightOf(row);
    }
    return placed;
}

QList<ShapeStage::Placed> ShapeStage::placed(const QList<StageCard> &cards) const
{
    const bool isOne = m_slots.size() == 1;
    const double room = std::max(200.0, width() - 2 * margin);
    const double most = widest * fontMetrics().horizontalAdvance(QLatin1Char('M'));
    const double column = std::min(most, isOne ? room : (room - gap) / 2);
    const double left = margin + (room - (isOne ? column : 2 * column + gap)) / 2;
    double y = margin;
    QList<Placed> all;
    for (const StageCard &card : cards) {
        const QSizeF size = sizeOf(card, column);
        if (slotOf(card.collection) == 0) {
            all << placedAt(card, {QPointF(left, margin), size});
            continue;
        }
        all << placedAt(card, {QPointF(left + column + gap, y), size});
        y += size.height() + between;
    }
    return all;
}

void ShapeStage::place()
{
    m_before = placed(m_stage.before);
    m_after = placed(m_stage.after);
    double bottom = 0;
    for (const QList<Placed> *all : {&m_before, &m_after}) {
        for (const Placed &one : *all)
            bottom = std::max(bottom, one.card.bottom());
    }
    if (bottom + margin != m_height) {
        m_height = bottom + margin;
        setFixedHeight(static_cast<int>(std::ceil(m_height)));
        updateGeometry();
    }
    update();
}

QSize ShapeStage::sizeHint() const
{
    return {600, static_cast<int>(std::ceil(m_height))};
}

QSize ShapeStage::minimumSizeHint() const
{
    return {320, static_cast<int>(std::ceil(m_height))};
}

void ShapeStage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place();
}

void ShapeStage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        place();
}

QRectF ShapeStage::cardNow(int card) const
{
    const int former = services::cardOf(m_stage.before, m_stage.after.at(card).collection);
    return former < 0 ? m_after.at(card).card : eased(m_before.at(former).card, m_after.at(card).card, now());
}

QRectF ShapeStage::rectNow(int card, int row) const
{
    if (row < 0) {
        const QRectF whole = cardNow(card);
        return {whole.topLeft(), QSizeF(whole.width(), fontMetrics().height() + 12)};
    }
    const QRectF end = m_after.at(card).rows.at(row);
    const auto from = m_stage.after.at(card).rows.at(row).from;
    if (from)
        return eased(m_before.at(from->card).rows.at(from->row), end, now());
    return end.translated(cardNow(card).topLeft() - m_after.at(card).card.topLeft());
}

bool ShapeStage::isMet(const services::StagePlace &place) const
{
    return std::any_of(m_stage.after.cbegin(), m_stage.after.cend(), [&](const StageCard &card) {
        return std::any_of(card.rows.cbegin(), card.rows.cend(),
                           [&](const StageRow &row) { return row.from == place; });
    });
}

bool ShapeStage::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    for (int c = 0; c < m_stage.after.size(); ++c) {
        for (int r = 0; r < m_stage.after.at(c).rows.size(); ++r) {
            const StageRow &row = m_stage.after.at(c).rows.at(r);
            if (!rectNow(c, r).contains(help->pos()))
                continue;
            const QString bytes = row.bytes.value() > 0 ? QStringLiteral("\n") + base::bytesText(row.bytes) : QString();
            QToolTip::showText(help->globalPos(), base::paragraphs((fullText(row) + bytes).split(QLatin1Char('\n'))),
                               this);
            return true;
        }
    }
    const QString card = cardTipAt(help->pos());
    if (card.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), card, this);
    return true;
}

/// What the figure of a card is, which its lines do not add up to.
QString ShapeStage::cardTipAt(const QPoint &place) const
{
    for (int c = 0; c < m_stage.after.size(); ++c) {
        if (cardNow(c).contains(place))
            return base::paragraphs({tr("An average document of %1: %2")
                                         .arg(base::visibleText(m_stage.after.at(c).collection),
                                              base::bytesText(bytesNow(m_stage.after.at(c)))),
                                     tr("The lines are those of one example. The size of a document is that of its "
                                        "fields and 5 bytes that BSON puts around each.")});
    }
    return {};
}

void ShapeStage::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme().color(Token::Canvas));
    painter.setPen(theme().color(Token::Dot));
    for (double x = grid / 2; x < width(); x += grid) {
        for (double y = grid / 2; y < height(); y += grid)
            painter.drawPoint(QPointF(x, y));
    }
    const double progress = now();
    for (int c = 0; c < m_stage.before.size(); ++c) {
        const StageCard &card = m_stage.before.at(c);
        const bool stays = services::cardOf(m_stage.after, card.collection) >= 0;
        const double opacity = 1 - part(0, 0.6, progress);
        if (stays)
            continue;
        painter.setOpacity(part(0.6, 1, progress));
        paintLeft(painter, card, m_before.at(c).card);
        if (opacity > 0)
            paintCard(painter, card, m_before.at(c).card, opacity);
    }
    for (int c = 0; c < m_stage.after.size(); ++c) {
        const StageCard &card = m_stage.after.at(c);
        const bool isNew = !m_stage.before.isEmpty() && !card.bytesBefore;
        paintCard(painter, card, cardNow(c), isNew ? part(0.2, 0.8, progress) : 1);
    }
    for (int c = 0; c < m_stage.before.size(); ++c) {
        const QList<StageRow> &rows = m_stage.before.at(c).rows;
        painter.setOpacity(1 - part(0, 0.5, progress));
        for (int r = 0; painter.opacity() > 0 && r < rows.size(); ++r) {
            if (!isMet({c, r}))
                paintRow(painter, m_stage.before.at(c), rows.at(r), m_before.at(c).rows.at(r));
        }
    }
    for (const bool flying : {false, true}) {
        for (int c = 0; c < m_stage.after.size(); ++c) {
            const StageCard &card = m_stage.after.at(c);
            for (int r = 0; r < card.rows.size(); ++r) {
                const StageRow &row = card.rows.at(r);
                if ((row.mark != LineMark::Kept) != flying)
                    continue;
                const bool fades = !m_stage.before.isEmpty() && (!row.from || row.kind == Kind::Gone);
                painter.setOpacity(fades ? part(0.4, 1, progress) : 1);
                const bool isOld = row.from && row.mark == LineMark::Kept && progress < 0.5;
                const StageRow &shown = isOld ? m_stage.before.at(row.from->card).rows.at(row.from->row) : row;
                paintRow(painter, card, shown, rectNow(c, r));
            }
        }
    }
    painter.setOpacity(part(0.7, 1, progress));
    for (const services::StageArrow &arrow : m_stage.arrows)
        paintArrow(painter, arrow);
}

void ShapeStage::paintCard(QPainter &painter, const StageCard &card, const QRectF &rect, double opacity) const
{
    painter.setOpacity(opacity);
    const double bar = fontMetrics().height() + 12;
    QPainterPath outline;
    outline.addRoundedRect(rect, radius, radius);
    painter.fillPath(outline, theme().color(Token::Card));
    painter.save();
    painter.setClipPath(outline);
    painter.fillRect(QRectF(rect.topLeft(), QSizeF(rect.width(), bar)), theme().color(Token::Header));
    painter.restore();
    painter.setPen(QPen(theme().color(Token::CardLine), 1));
    painter.drawPath(outline);

    const int side = std::min(20, fontMetrics().height());
    const QRectF head = QRectF(rect.topLeft(), QSizeF(rect.width(), bar)).adjusted(10, 0, -12, 0);
    const QPixmap pixmap = iconPixmap(QStringLiteral("document"), side, theme().color(Token::SecondaryText),
                                      painter.device()->devicePixelRatioF());
    painter.drawPixmap(QPointF(head.left(), head.center().y() - side / 2.0), pixmap);
    painter.setFont(bold(font()));
    painter.setPen(theme().color(Token::Text));
    const QString size = base::bytesText(bytesNow(card));
    painter.drawText(head, Qt::AlignRight | Qt::AlignVCenter, size);
    const QFontMetrics metrics(painter.font());
    const QRectF name = head.adjusted(side + 8, 0, -metrics.horizontalAdvance(size) - 10, 0);
    painter.drawText(
        name, Qt::AlignLeft | Qt::AlignVCenter,
        metrics.elidedText(base::visibleText(card.collection), Qt::ElideRight, static_cast<int>(name.width())));
    painter.setFont(font());
    painter.setPen(theme().color(Token::SecondaryText));
    const QRectF foot(rect.left() + 12, rect.bottom() - bar + 2, rect.width() - 24, bar - 2);
    const QString documents = tr("%1 docs, average size; rows are an example").arg(base::countText(card.documents));
    painter.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(documents, Qt::ElideRight, static_cast<int>(foot.width())));
    painter.setOpacity(1);
}

void ShapeStage::paintLeft(QPainter &painter, const StageCard &card, const QRectF &rect) const
{
    const QRectF box(rect.topLeft(), QSizeF(rect.width(), 2 * fontMetrics().height() + 16));
    painter.setPen(QPen(theme().color(Token::CardLine), 1.5, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box, radius, radius);
    painter.setPen(theme().color(Token::SecondaryText));
    painter.setFont(font());
    const auto elided = [&](const QString &text) {
        return painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(box.width()) - 16);
    };
    painter.drawText(box, Qt::AlignCenter,
                     elided(base::visibleText(card.collection)) + QLatin1Char('\n') +
                         elided(tr("no longer a collection of its own")));
}

void ShapeStage::paintRow(QPainter &painter, const StageCard &card, const StageRow &row, const QRectF &rect) const
{
    const bool isBox = row.kind == Kind::Item || row.kind == Kind::Gone;
    const bool isMarked = row.mark != LineMark::Kept;
    const QColor bar = markBar(row.mark);
    const QRectF box = rect.adjusted(0.5, isBox ? 2.5 : 0, -0.5, isBox ? -2.5 : 0);
    if (row.kind == Kind::Gone) {
        painter.setPen(QPen(bar, 1.5, Qt::DashLine));
        painter.setBrush(theme().color(Token::Card));
        painter.drawRoundedRect(box, 4, 4);
        painter.setPen(markColor(row.mark));
        painter.setFont(font());
        const QString text = painter.fontMetrics().elidedText(base::visibleText(row.value), Qt::ElideRight,
                                                              static_cast<int>(box.width()) - 12);
        painter.drawText(box, Qt::AlignCenter, text);
        return;
    }
    if (isBox) {
        painter.setPen(QPen(isMarked ? bar : theme().color(Token::Separator), 1));
        painter.setBrush(isMarked ? markTint(row.mark) : theme().color(Token::Header));
        painter.drawRoundedRect(box, 4, 4);
    } else if (isMarked) {
        painter.fillRect(box.adjusted(1, 0, -1, 0), markTint(row.mark));
        painter.fillRect(QRectF(box.left() + 1, box.top(), 3, box.height()), bar);
    }
    painter.setBrush(Qt::NoBrush);
    QRectF inner = box.adjusted(isBox ? 8 : 12, 0, -10, 0);
    painter.setFont(font());
    const QFontMetrics metrics = painter.fontMetrics();
    if (isMarked) {
        constexpr int sign = 18;
        paintMark(&painter, QRectF(inner.right() - sign, inner.top(), sign, inner.height()).toRect(), row.mark);
        inner.setRight(inner.right() - sign - 4);
    }
    const bool says = row.bytes.value() > 0 && (m_bytesShown || row.bytes.value() > weighs * card.bytes.value());
    if (says && row.kind != Kind::Item) {
        const QString bytes = base::bytesText(row.bytes);
        painter.setPen(theme().color(Token::SecondaryText));
        painter.drawText(inner, Qt::AlignRight | Qt::AlignVCenter, bytes);
        inner.setRight(inner.right() - metrics.horizontalAdvance(bytes) - 8);
    }
    const auto draw = [&](const QString &text, const QColor &color, double room) {
        painter.setPen(color);
        painter.drawText(inner, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(base::visibleText(text), Qt::ElideRight, static_cast<int>(room)));
    };
    if (!row.name.isEmpty()) {
        const double half = inner.width() * 0.55;
        draw(row.name, theme().color(Token::Link), row.value.isEmpty() ? inner.width() : half);
        const double used = std::min<double>(half, metrics.horizontalAdvance(base::visibleText(row.name)));
        inner.setLeft(inner.left() + std::max(used + 12, std::min(half, 0.36 * rect.width())));
    }
    draw(row.value, theme().color(row.kind == Kind::Rest ? Token::SecondaryText : Token::Text), inner.width());
}

void ShapeStage::paintArrow(QPainter &painter, const services::StageArrow &arrow) const
{
    const QRectF from = rectNow(arrow.from.card, arrow.from.row);
    const QRectF to = rectNow(arrow.to.card, arrow.to.row);
    const QRectF source = cardNow(arrow.from.card);
    const QRectF target = cardNow(arrow.to.card);
    const bool beside = std::abs(source.left() - target.left()) > 1;
    const bool right = target.left() > source.left();
    const QPointF start(right && beside ? std::max(from.right(), source.right()) : source.left(), from.center().y());
    const QPointF end(right && beside ? target.left() : beside ? target.right() : target.left(), to.center().y());
    const double middle = beside ? (start.x() + end.x()) / 2 : start.x() - 14;
    QPainterPath path(start);
    path.lineTo(middle, start.y());
    path.lineTo(middle, end.y());
    path.lineTo(end);
    const QColor color = markBar(arrow.mark);
    painter.setPen(QPen(color, 2, Qt::DashLine, Qt::FlatCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    const double way = end.x() > middle ? -1 : 1;
    painter.setPen(QPen(color, 2));
    painter.drawLine(end, end + QPointF(way * 8, -5));
    painter.drawLine(end, end + QPointF(way * 8, 5));
}

} // namespace sw::views
