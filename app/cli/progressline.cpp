// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/progressline.h"

#include "models/base/text.h"

#include <cmath>

namespace sw::cli
{

namespace
{
constexpr int pauseMs = 100;
constexpr int mostColumns = 70;
} // namespace

ProgressLine::ProgressLine(Context &context, const QString &what) : m_context(context), m_what(what)
{
    m_sinceShown.start();
}

ProgressLine::~ProgressLine()
{
    if (m_shown)
        m_context.err.write("\r\x1b[K");
}

base::Progress ProgressLine::progress()
{
    return {[this](double share, const QString &what) { update(share, what); }, m_context.isCancelled};
}

void ProgressLine::update(double share, const QString &what)
{
    const QMutexLocker lock(&m_mutex);
    if (!std::isnan(share))
        m_share = share;
    if (!m_context.errorIsTerminal || m_sinceShown.elapsed() < pauseMs)
        return;
    m_sinceShown.restart();
    m_shown = true;
    const QString text = QStringLiteral("%1 % %2").arg(QString::number(std::floor(m_share * 100)),
                                                       base::visibleText(what.isEmpty() ? m_what : what));
    m_context.err.write("\r\x1b[K" + text.left(mostColumns).toUtf8());
}

} // namespace sw::cli
