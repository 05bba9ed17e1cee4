// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/deploy/keychainbox.h"

#include "models/services/connections/keychain.h"

namespace sw::views
{

using base::Job;
using base::Progress;
using services::ConnectionProfile;
using services::Keychain;

KeychainBox::KeychainBox(QWidget *parent)
    : QCheckBox(tr("Keep it in the ke&ychain of this computer"), parent), m_job(Job::Policy::OneAtATime)
{
    connect(this, &QCheckBox::clicked, this, &KeychainBox::onClicked);
    connect(&m_job, &Job::runningChanged, this, &KeychainBox::next);
    setProfile(std::nullopt);
}

void KeychainBox::setProfile(const std::optional<ConnectionProfile> &profile)
{
    m_profile = profile && !profile->user.isEmpty() ? profile : std::nullopt;
    m_kept = false;
    m_reading = m_profile.has_value();
    setChecked(false);
    setEnabled(m_profile.has_value());
    setToolTip(m_profile ? tr("Encrypted by the desktop, and read from there when the profile is chosen again")
               : profile ? tr("A profile without a user has no password")
                         : tr("For the password of a profile: choose one, or make one with New…"));
    Q_EMIT changed();
    if (!m_profile)
        return;
    ask([this, wanted = *m_profile](const Progress &) -> Job::Delivery {
        const auto read = Keychain::read(wanted);
        return [this, wanted, read] {
            if (m_profile != wanted)
                return;
            m_reading = false;
            m_kept = read && !read->isEmpty();
            if (m_kept) {
                setChecked(true);
                Q_EMIT found(wanted, *read);
            } else if (!read && read.error().code == base::ErrorCode::Refused) {
                Q_EMIT failed(read.error().message + QLatin1Char(' ') + // where there is none, nothing was kept
                              tr("Type the password, or choose the profile again to be asked once more."));
            }
            Q_EMIT changed();
        };
    });
}

void KeychainBox::onClicked(bool wanted)
{
    if (wanted)
        check();
    else if (m_kept)
        remove();
}

/// Where no keychain answers, that is said at once and not when the password is lost.
void KeychainBox::check()
{
    ask([this](const Progress &) -> Job::Delivery {
        const auto there = Keychain::check();
        return [this, there] {
            if (there || !isChecked())
                return;
            setChecked(false);
            Q_EMIT unavailable(there.error().message);
        };
    });
}

void KeychainBox::remove()
{
    ask([this, profile = *m_profile](const Progress &) -> Job::Delivery {
        const auto gone = Keychain::forget(profile);
        return [this, profile, gone] {
            if (!gone)
                Q_EMIT failed(gone.error().message);
            if (m_profile != profile)
                return;
            m_kept = !gone;
            setChecked(m_kept);
            if (gone)
                Q_EMIT removed();
            Q_EMIT changed();
        };
    });
}

void KeychainBox::keep(const QByteArray &password)
{
    if (m_profile && isChecked() && !password.isEmpty())
        keep(*m_profile, password);
}

void KeychainBox::keep(const ConnectionProfile &profile, const QByteArray &password)
{
    ask([this, profile, password](const Progress &) -> Job::Delivery {
        const auto kept = Keychain::keep(profile, password);
        return [this, profile, kept] {
            if (!kept)
                Q_EMIT failed(kept.error().message);
            if (m_profile != profile)
                return;
            m_kept = m_kept || kept;
            setChecked(m_kept);
            Q_EMIT changed();
        };
    });
}

void KeychainBox::take(const ConnectionProfile &profile, const Taken &taken)
{
    if (profile.user.isEmpty())
        return;
    ask([this, profile, taken](const Progress &) -> Job::Delivery {
        const auto kept = Keychain::read(profile);
        const auto gone = kept && !kept->isEmpty() ? Keychain::forget(profile) : base::Result<void>();
        return [this, kept, gone, taken] {
            if (!gone || (!kept && kept.error().code == base::ErrorCode::Refused))
                Q_EMIT failed(
                    tr("Its password stays in the keychain: %1").arg((gone ? kept.error() : gone.error()).message));
            else if (taken && kept)
                taken(*kept);
        };
    });
}

void KeychainBox::ask(const Job::Work &work)
{
    m_waiting.append(work);
    next();
}

void KeychainBox::next()
{
    if (!m_job.isRunning() && !m_waiting.isEmpty())
        m_job.start(m_waiting.takeFirst());
}

} // namespace sw::views

#include "moc_keychainbox.cpp"
