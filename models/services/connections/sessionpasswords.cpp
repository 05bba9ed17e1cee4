// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/connections/sessionpasswords.h"

#include "models/base/secret.h"

#include <QHash>

namespace sw::services
{

namespace
{

struct Kept
{
    Kept() = default;
    ~Kept()
    {
        for (QByteArray &password : passwords)
            base::wipe(password);
    }
    Kept(const Kept &) = delete;
    Kept &operator=(const Kept &) = delete;

    QHash<QString, QByteArray> passwords;
};

Kept &kept()
{
    static Kept instance;
    return instance;
}

} // namespace

void SessionPasswords::keep(const QString &uri, const QByteArray &password)
{
    forget(uri);
    if (!password.isEmpty())
        kept().passwords.insert(uri, QByteArray(password.constData(), password.size())); // its own bytes, to be wiped
}

QByteArray SessionPasswords::of(const QString &uri)
{
    const QByteArray password = kept().passwords.value(uri);
    return QByteArray(password.constData(), password.size());
}

void SessionPasswords::forget(const QString &uri)
{
    QByteArray password = kept().passwords.take(uri);
    base::wipe(password);
}

} // namespace sw::services
