// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <limits>

namespace sw::base
{

/// How long work says how far it is and asks whether it is still wanted. An empty one says nothing and goes on. Both
/// are called from the thread that works.
class Progress
{
public:
    using Report = std::function<void(double share, const QString &what)>;
    using IsCancelled = std::function<bool()>;

    Progress() = default;
    Progress(Report report, IsCancelled isCancelled)
        : m_report(std::move(report)), m_isCancelled(std::move(isCancelled))
    {}

    /// \p share of the whole that is done, 0 to 1 (remark(): NaN); \p what is under way, as the model or the server
    /// calls it.
    void report(double share, const QString &what = {}) const
    {
        if (m_report)
            m_report(share, what);
    }
    /// The same; false: stop.
    bool goesOn(double share, const QString &what = {}) const
    {
        report(share, what);
        return !isCancelled();
    }
    /// Says what is under way, which is as far as it was.
    void remark(const QString &what) const { report(std::numeric_limits<double>::quiet_NaN(), what); }
    bool isCancelled() const { return m_isCancelled && m_isCancelled(); }
    /// False: nobody can stop it.
    bool canBeCancelled() const { return m_isCancelled != nullptr; }
    /// For a piece that is too short to be told of.
    Progress silent() const { return {{}, m_isCancelled}; }

    /// For a piece of the work: its own shares lie \p from … \p to in the whole, and \p what is under way unless it
    /// says so itself.
    Progress part(double from, double to, const QString &what = {}) const;

private:
    Report m_report;
    IsCancelled m_isCancelled;
};

} // namespace sw::base
