// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/progress.h"

namespace sw::base
{

Progress Progress::part(double from, double to, const QString &what) const
{
    if (!m_report)
        return *this;
    return {[report = m_report, from, to, what](double share, const QString &own) {
                report(from + share * (to - from), own.isEmpty() ? what : own);
            },
            m_isCancelled};
}

} // namespace sw::base
