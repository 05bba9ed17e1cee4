// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/style/patternbadgewidget.h"

#include "models/patterns/patternregistry.h"
#include "views/widgets/style/patternbadge.h"

#include <QHBoxLayout>
#include <QPainter>

namespace sw::views
{

PatternBadgeWidget::PatternBadgeWidget(const QString &pattern, QWidget *parent) : QWidget(parent), m_pattern(pattern)
{
    const patterns::Pattern *known = patterns::PatternRegistry::instance().find(pattern);
    const QString name = known != nullptr ? known->name() : pattern;
    setToolTip(name.toHtmlEscaped());
    setAccessibleName(name);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize PatternBadgeWidget::sizeHint() const
{
    return patternBadgeSize().toSize();
}

void PatternBadgeWidget::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintPatternBadge(&painter, QPointF(0, 0), m_pattern, font());
}

PatternBadgeRow::PatternBadgeRow(QWidget *parent) : QWidget(parent)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void PatternBadgeRow::setPatterns(const QStringList &patterns)
{
    if (m_patterns == patterns)
        return;
    m_patterns = patterns;
    while (QLayoutItem *item = layout()->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const QString &pattern : patterns)
        layout()->addWidget(new PatternBadgeWidget(pattern));
    setVisible(!patterns.isEmpty());
}

} // namespace sw::views
