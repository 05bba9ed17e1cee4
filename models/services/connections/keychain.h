// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/connections/connectionprofile.h"

namespace sw::services
{

/// The keychain of the desktop, which keeps passwords encrypted until its owner logs in. A password belongs to a
/// profile as it is: when the name, a host, the user, the mechanism or TLS change, it is asked for again. Each call
/// waits for the keychain, which may ask its owner to unlock it: not for the GUI thread. Errors Usage: none answers
/// here; Refused: it stays locked, or does not want to.
class Keychain
{
public:
    /// Whether one answers.
    static base::Result<void> check();
    /// Empty: nothing is kept.
    static base::Result<QByteArray> read(const ConnectionProfile &profile);
    static base::Result<void> keep(const ConnectionProfile &profile, const QByteArray &password);
    static base::Result<void> forget(const ConnectionProfile &profile);

private:
    static base::Result<QByteArray> ask(const QString &action, const QString &entry, const QByteArray &password = {});
};

} // namespace sw::services
