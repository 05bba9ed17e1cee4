// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/lessons/lessonstage.h"

#include <QWidget>

namespace sw::views
{

/// Documents drawn as cards, on the way from a design to the next: what moves flies to its new place, what is new
/// appears, and the bytes of each card run along.
class ShapeStage : public QWidget
{
    Q_OBJECT

public:
    explicit ShapeStage(services::LessonStage stage, QWidget *parent = nullptr);

    /// 0: the design before; 1: that of now.
    void setProgress(double progress);
    double progress() const { return m_progress; }
    /// Bytes of every line; else of those that weigh.
    void setBytesShown(bool shown);
    bool areBytesShown() const { return m_bytesShown; }
    /// "9.7 KiB": what the card of \p collection says at the moment.
    QString bytesTextOf(const QString &collection) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    /// A card and its lines where they stand.
    struct Placed
    {
        QRectF card;
        QList<QRectF> rows;
    };

    void place();
    QList<Placed> placed(const QList<services::StageCard> &cards) const;
    QSizeF sizeOf(const services::StageCard &card, double width) const;
    Placed placedAt(const services::StageCard &card, const QRectF &rect) const;
    double heightOf(const services::StageRow &row) const;
    int slotOf(const QString &collection) const;
    double now() const; ///< 1 where nothing is compared
    /// Where line \p row of card \p card is at the moment.
    QRectF rectNow(int card, int row) const;
    QRectF cardNow(int card) const;
    bool isMet(const services::StagePlace &place) const;
    base::Bytes bytesNow(const services::StageCard &card) const;
    QString cardTipAt(const QPoint &place) const;

    void paintCard(QPainter &painter, const services::StageCard &card, const QRectF &rect, double opacity) const;
    /// What is left of a collection that is no more.
    void paintLeft(QPainter &painter, const services::StageCard &card, const QRectF &rect) const;
    void paintRow(QPainter &painter, const services::StageCard &card, const services::StageRow &row,
                  const QRectF &rect) const;
    void paintArrow(QPainter &painter, const services::StageArrow &arrow) const;

    services::LessonStage m_stage;
    QStringList m_slots; ///< collections: the first one on the left, the others beside it
    QList<Placed> m_before;
    QList<Placed> m_after;
    double m_height = 0;
    double m_progress = 1;
    bool m_bytesShown = false;
};

} // namespace sw::views
