// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"
#include "models/base/progress.h"

#include <QElapsedTimer>
#include <QMutex>

namespace sw::cli
{

/// A line that says how far long work is: on a terminal only, at most ten times a second, and gone at the end.
class ProgressLine
{
public:
    /// \p what: as long as the work itself does not say what is under way.
    explicit ProgressLine(Context &context, const QString &what = {});
    ~ProgressLine();
    ProgressLine(const ProgressLine &) = delete;
    ProgressLine &operator=(const ProgressLine &) = delete;

    /// For the work, which must end before this object does; cancelled as the context is.
    base::Progress progress();
    void update(double share, const QString &what);
    void update(qint64 done, qint64 total, const QString &what)
    {
        update(static_cast<double>(done) / static_cast<double>(std::max<qint64>(1, total)), what);
    }

private:
    Context &m_context;
    QString m_what;
    QMutex m_mutex; ///< of the following
    QElapsedTimer m_sinceShown;
    double m_share = 0;
    bool m_shown = false;
};

} // namespace sw::cli
