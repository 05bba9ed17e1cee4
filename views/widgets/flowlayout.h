// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

namespace sw::views
{

/// Puts widgets beside each other and goes on in the next line when a line is full, as words do; what is lower than
/// its line stands in the line's middle, what is hidden takes no room. In right-to-left languages lines begin at the
/// right.
class FlowLayout : public QLayout
{
public:
    explicit FlowLayout(int gap);
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize minimumSize() const override;
    QSize sizeHint() const override { return minimumSize(); }
    void setGeometry(const QRect &rect) override;

private:
    enum class Mode { Measure, Place };
    int arrange(const QRect &rect, Mode mode) const;
    QSize hint(qsizetype at, int width) const;
    qsizetype lineEnd(qsizetype first, int width) const;
    void placeLine(qsizetype first, qsizetype end, const QRect &line) const;
    int advance(qsizetype at, int width) const;

    QList<QLayoutItem *> m_items;
    int m_gap;
};

} // namespace sw::views
