// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"

#include <QElapsedTimer>

namespace sw::cli
{

/// A line that says how far long work is: on a terminal only, at most ten times a second, and gone at the end.
class ProgressLine
{
public:
    ProgressLine(Context &context, const QString &what);
    ~ProgressLine();
    ProgressLine(const ProgressLine &) = delete;
    ProgressLine &operator=(const ProgressLine &) = delete;

    void update(qint64 done, qint64 total) { update(done, total, m_what); }
    void update(qint64 done, qint64 total, const QString &what);

private:
    Context &m_context;
    QString m_what;
    QElapsedTimer m_sinceShown;
    bool m_shown = false;
};

} // namespace sw::cli
