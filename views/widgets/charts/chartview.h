// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChartView>

class QAbstractAxis;

namespace sw::views
{

/// What all charts have in common: colours and type of the theme in use, tips with numbers, a picture as SVG or PNG,
/// and the question how the figures came about.
class ChartView : public QChartView
{
    Q_OBJECT

public:
    explicit ChartView(QWidget *parent = nullptr);

    /// Writes the chart as \p path's ending says: .svg or .png. False when the file cannot be written.
    bool saveAs(const QString &path);
    /// Asks for a file, proposing \p name, and writes it.
    void saveWithDialog();
    /// The name without ending that is proposed for pictures.
    void setPictureName(const QString &name) { m_pictureName = name; }

    /// What a person reads with the pointer over \p position of the viewport: plain text; empty where there is nothing
    /// to say.
    virtual QString tipAt(const QPointF &position) const = 0;

Q_SIGNALS:
    void explainWanted(const QPoint &globalPosition);
    void saveFailed(const QString &message);

protected:
    /// Makes series and axes anew, in the colours of the theme in use.
    virtual void rebuild() = 0;
    void clear();
    void setTitle(const QString &title);
    /// Colours and type of an axis; only vertical lines are drawn behind the figures.
    void dress(QAbstractAxis *axis, Qt::Alignment side);
    QFont smallFont() const;
    QFont boldFont() const; ///< as small
    /// Where the title ends.
    double titleRight() const;
    /// A dashed line from \p from to \p to with its \p label at \p labelBox.
    void drawLimit(QPainter *painter, const QLineF &line, const QString &label, const QRectF &labelBox,
                   int flags) const;

    void drawForeground(QPainter *painter, const QRectF &rect) override;
    bool viewportEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    QString m_title;
    QString m_pictureName;
};

} // namespace sw::views
