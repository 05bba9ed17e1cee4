// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/job.h"
#include "models/services/connections/connectionprofile.h"

#include <QCheckBox>
#include <QList>

#include <optional>

namespace sw::views
{

/// Whether the keychain of the desktop keeps the password of a profile. What is asked of it is done in turn, because it
/// may wait for its owner to unlock it.
class KeychainBox : public QCheckBox
{
    Q_OBJECT

public:
    explicit KeychainBox(QWidget *parent = nullptr);

    /// Looks for what is kept for \p profile, and is ticked if there is something; without a profile or a user there is
    /// nothing to keep.
    void setProfile(const std::optional<services::ConnectionProfile> &profile);
    bool isReading() const { return m_reading; }
    /// The password is in the keychain, as far as is known.
    bool isKept() const { return m_kept; }
    /// Keeps \p password if this is ticked.
    void keep(const QByteArray &password);
    void keep(const services::ConnectionProfile &profile, const QByteArray &password);
    using Taken = std::function<void(const QByteArray &)>;
    /// Removes what is kept for a profile that is no longer there as it was, and tells what that was.
    void take(const services::ConnectionProfile &profile, const Taken &taken = {});

Q_SIGNALS:
    /// Reading began or ended, or a password came into the keychain or left it.
    void changed();
    void found(const sw::services::ConnectionProfile &profile, const QByteArray &password);
    /// Its owner no longer wants it to be kept.
    void removed();
    /// Nothing will be kept: no keychain answers, or it stays locked.
    void unavailable(const QString &why);
    void failed(const QString &why);

private:
    void onClicked(bool wanted);
    void check();
    void remove();
    void ask(const base::Job::Work &work);
    void next();

    std::optional<services::ConnectionProfile> m_profile;
    base::Job m_job;
    QList<base::Job::Work> m_waiting;
    bool m_reading = false;
    bool m_kept = false;
};

} // namespace sw::views
