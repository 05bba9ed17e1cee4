// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/deploy/causebars.h"

#include "models/base/text.h"
#include "views/widgets/style/appearance.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace sw::views
{

namespace
{

constexpr int shown = 4;
constexpr int rowHeight = 20;

QString numberOf(const services::FailureCause &cause)
{
    const QString number = QLocale().toString(cause.documents);
    return cause.atLeast ? QStringLiteral("≥ ") + number : number;
}

} // namespace

CauseBars::CauseBars(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Causes"));
}

void CauseBars::setCauses(const services::Evidence &evidence)
{
    m_causes = evidence.causes.mid(0, shown);
    QStringList lines;
    for (const services::FailureCause &cause : std::as_const(m_causes))
        lines << QStringLiteral("%1: %2").arg(base::visibleText(cause.text), numberOf(cause));
    setAccessibleDescription(lines.join(QLatin1Char('\n')));
    setToolTip(m_causes.isEmpty()
                   ? QString()
                   : base::paragraphs(lines + QStringList{evidence.counted
                                                              ? tr("Counted by the server in all that fail")
                                                              : tr("In the %1 documents that were looked at")
                                                                    .arg(QLocale().toString(evidence.examined))}));
    setVisible(!m_causes.isEmpty());
    updateGeometry();
    update();
}

QSize CauseBars::sizeHint() const
{
    return {240, static_cast<int>(m_causes.size()) * rowHeight};
}

void CauseBars::paintEvent(QPaintEvent *)
{
    if (m_causes.isEmpty())
        return;
    QPainter painter(this);
    const int most = std::max(1, m_causes.first().documents);
    const QFontMetrics metrics = fontMetrics();
    int textWidth = 0;
    int numberWidth = 0;
    for (const services::FailureCause &cause : std::as_const(m_causes)) {
        textWidth = std::max(textWidth, metrics.horizontalAdvance(base::visibleText(cause.text)));
        numberWidth = std::max(numberWidth, metrics.horizontalAdvance(numberOf(cause)));
    }
    textWidth = std::min(textWidth, width() * 3 / 5);
    const int left = textWidth + 10;
    const int room = std::max(4, width() - left - numberWidth - 12);
    for (int row = 0; row < m_causes.size(); ++row) {
        const services::FailureCause &cause = m_causes.at(row);
        const QRect line(0, row * rowHeight, width(), rowHeight);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(line.adjusted(0, 0, textWidth - width(), 0), Qt::AlignVCenter | Qt::AlignLeft,
                         metrics.elidedText(base::visibleText(cause.text), Qt::ElideMiddle, textWidth));
        const int length = std::max(3, room * cause.documents / most);
        painter.fillRect(QRect(left, line.top() + 5, length, rowHeight - 10), statusFill(Status::Warn));
        painter.drawText(line, Qt::AlignVCenter | Qt::AlignRight, numberOf(cause));
    }
}

} // namespace sw::views
