// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/snapshot.h"

#include <algorithm>

namespace sw::deploy
{

QString ServerIdentity::placeText() const
{
    return members.isEmpty() ? name
                             : name + QStringLiteral(" (") + members.join(QStringLiteral(", ")) + QLatin1Char(')');
}

QString ServerIdentity::versionText() const
{
    QStringList parts;
    for (int part : version)
        parts << QString::number(part);
    return parts.join(QLatin1Char('.'));
}

bool ServerIdentity::isAtLeast(int major, int minor) const
{
    const int ourMajor = version.value(0);
    return ourMajor > major || (ourMajor == major && version.value(1) >= minor);
}

bool isSamePlace(const ServerIdentity &a, const ServerIdentity &b)
{
    const bool shared = std::any_of(a.members.cbegin(), a.members.cend(),
                                    [&](const QString &member) { return b.members.contains(member); });
    return a.name == b.name && (shared || a.members.isEmpty() || b.members.isEmpty());
}

bool isSameServer(const ServerIdentity &a, const ServerIdentity &b)
{
    return isSamePlace(a, b) && a.topology == b.topology && a.product == b.product && a.version == b.version &&
           a.featureVersion == b.featureVersion && a.user == b.user;
}

bool Rights::allow(const QString &action, const QString &database, const QString &collection) const
{
    if (!enforced)
        return true;
    return std::any_of(privileges.cbegin(), privileges.cend(), [&](const Privilege &privilege) {
        const bool here = !privilege.cluster && (privilege.database.isEmpty() || privilege.database == database) &&
                          (privilege.collection.isEmpty() || privilege.collection == collection);
        return here && (privilege.actions.contains(action) || privilege.actions.contains(QLatin1String("anyAction")));
    });
}

const LiveCollection *Snapshot::collection(const QString &name) const
{
    const auto found =
        std::lower_bound(collections.cbegin(), collections.cend(), name,
                         [](const LiveCollection &one, const QString &wanted) { return one.name < wanted; });
    return found != collections.cend() && found->name == name ? &*found : nullptr;
}

} // namespace sw::deploy
