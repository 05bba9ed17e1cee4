// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/connections/connectionprofile.h"

#include "models/base/enumtable.h"
#include "models/base/secret.h"
#include "models/base/suggestion.h"
#include "models/base/texts.h"
#include "models/deploy/connectionstring.h"

#include <QCoreApplication>
#include <QUrl>

#include <algorithm>

namespace sw::services
{

namespace
{

constexpr qsizetype longestName = 100;

constexpr base::EnumNames<ServerRole::Production> roleNames("development", "staging", "production");

QString escaped(const QString &text)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text, ",:"));
}

base::Error notAPreference(const QString &preference)
{
    return {base::ErrorCode::Usage, Text::tr("'%1' is not a read preference.").arg(preference),
            QStringLiteral("readPreference"), base::suggestion(preference, readPreferences())};
}

} // namespace

QStringList readPreferences()
{
    return {QStringLiteral("primary"), QStringLiteral("primaryPreferred"), QStringLiteral("secondary"),
            QStringLiteral("secondaryPreferred"), QStringLiteral("nearest")};
}

base::Result<QString> withReadPreference(const QString &uri, const QString &preference)
{
    if (!readPreferences().contains(preference))
        return notAPreference(preference);
    auto connection = deploy::parseConnectionString(uri);
    if (!connection)
        return connection.error();
    base::wipe(connection->password);
    if (!connection->option(QStringLiteral("readpreference")).isEmpty())
        return base::Error{base::ErrorCode::Usage, Text::tr("The connection string names a read preference as well."),
                           QStringLiteral("--read-preference"), Text::tr("Leave out one of them.")};
    const qsizetype hosts = uri.indexOf(QLatin1String("://")) + 3;
    QString out = uri;
    if (!uri.contains(QLatin1Char('?')))
        out += uri.indexOf(QLatin1Char('/'), hosts) < 0 ? QStringLiteral("/?") : QStringLiteral("?");
    else if (!uri.endsWith(QLatin1Char('?')) && !uri.endsWith(QLatin1Char('&')))
        out += QLatin1Char('&');
    return out + QStringLiteral("readPreference=") + preference;
}

QString uriOf(const ConnectionProfile &profile)
{
    QStringList options;
    const auto add = [&](const char *name, const QString &value) {
        if (!value.isEmpty())
            options << QLatin1String(name) + QLatin1Char('=') + escaped(value);
    };
    add("replicaSet", profile.replicaSet);
    deploy::ConnectionString place;
    place.isSrv = profile.isSrv;
    place.hosts = profile.hosts;
    const bool saysNothing = profile.tls == TlsUse::Default && (profile.isSrv || place.isLoopback());
    if (!saysNothing)
        add("tls", profile.tls == TlsUse::Off ? QStringLiteral("false") : QStringLiteral("true"));
    add("tlsCAFile", profile.caFile);
    add("tlsCertificateKeyFile", profile.certificateFile);
    add("authMechanism", profile.mechanism);
    add("authSource", profile.loginDatabase);
    add("readPreference", profile.readPreference);
    for (const QString &option : profile.otherOptions)
        add(qPrintable(option.section(QLatin1Char('='), 0, 0)), option.section(QLatin1Char('='), 1));
    QString out = profile.isSrv ? QStringLiteral("mongodb+srv://") : QStringLiteral("mongodb://");
    if (!profile.user.isEmpty())
        out += QString::fromLatin1(QUrl::toPercentEncoding(profile.user)) + QLatin1Char('@');
    out += profile.hosts.join(QLatin1Char(',')) + QLatin1Char('/');
    return options.isEmpty() ? out : out + QLatin1Char('?') + options.join(QLatin1Char('&'));
}

base::Result<ConnectionProfile> profileFrom(const QString &uri, const QString &name)
{
    auto connection = deploy::parseConnectionString(uri);
    if (!connection)
        return connection.error();
    base::wipe(connection->password);
    ConnectionProfile out;
    out.name = name;
    out.isSrv = connection->isSrv;
    out.hosts = connection->hosts;
    out.user = connection->user;
    out.database = connection->database;
    for (const auto &[option, value] : connection->options) {
        if (option == QLatin1String("replicaset"))
            out.replicaSet = value;
        else if (option == QLatin1String("tls") || option == QLatin1String("ssl"))
            out.tls = value == QLatin1String("true") ? TlsUse::On : TlsUse::Off;
        else if (option == QLatin1String("tlscafile"))
            out.caFile = value;
        else if (option == QLatin1String("tlscertificatekeyfile"))
            out.certificateFile = value;
        else if (option == QLatin1String("authmechanism"))
            out.mechanism = value;
        else if (option == QLatin1String("authsource"))
            out.loginDatabase = value;
        else if (option == QLatin1String("readpreference"))
            out.readPreference = value;
        else if (option == QLatin1String("tlscertificatekeyfilepassword"))
            return base::Error{base::ErrorCode::Usage,
                               Text::tr("The password of the client's key is not kept in a profile."), name,
                               Text::tr("Use a key file without a password that only you can read, or give the "
                                        "connection string each time.")};
        else
            out.otherOptions << option + QLatin1Char('=') + value;
    }
    return out;
}

base::Result<void> checkProfile(const ConnectionProfile &profile)
{
    const auto usage = [&](const QString &message, const QString &wayOut) {
        return base::Error{base::ErrorCode::Usage, message, profile.name, wayOut};
    };
    const bool isName = !profile.name.trimmed().isEmpty() && profile.name == profile.name.trimmed() &&
                        profile.name.size() <= longestName &&
                        std::all_of(profile.name.cbegin(), profile.name.cend(), [](QChar c) { return c.isPrint(); });
    if (!isName)
        return usage(
            Text::tr("A profile needs a name of 1 to %1 characters, without blanks around it.").arg(longestName),
            Text::tr("For example: staging."));
    if (profile.hosts.isEmpty())
        return usage(Text::tr("The profile names no host."), Text::tr("For example: db1.example.com:27017."));
    if (!profile.readPreference.isEmpty() && !readPreferences().contains(profile.readPreference))
        return notAPreference(profile.readPreference);
    const auto connection = deploy::parseConnectionString(uriOf(profile));
    return connection ? deploy::checkSecurity(*connection) : base::Result<void>(connection.error());
}

QString roleName(ServerRole role)
{
    return nameOf(roleNames, role);
}

std::optional<ServerRole> roleOfName(QStringView name)
{
    return roleNames.find(name);
}

QString roleText(ServerRole role)
{
    constexpr base::EnumNames<ServerRole::Production> texts(QT_TRANSLATE_NOOP("Text", "Development"),
                                                            QT_TRANSLATE_NOOP("Text", "Staging"),
                                                            QT_TRANSLATE_NOOP("Text", "Production"));
    return Text::tr(texts[role]);
}

bool isOfProduction(const QList<ConnectionProfile> &profiles, const QString &uri)
{
    const auto connection = deploy::parseConnectionString(uri);
    if (!connection)
        return false;
    const auto plain = [](const QString &host) {
        const QString lower = host.toLower();
        return lower.endsWith(QLatin1String(":27017")) ? lower.chopped(6) : lower;
    };
    return std::any_of(profiles.cbegin(), profiles.cend(), [&](const ConnectionProfile &profile) {
        return profile.role == ServerRole::Production &&
               std::any_of(profile.hosts.cbegin(), profile.hosts.cend(), [&](const QString &host) {
                   return std::any_of(connection->hosts.cbegin(), connection->hosts.cend(),
                                      [&](const QString &other) { return plain(other) == plain(host); });
               });
    });
}

QString takePassword(const QString &uri, QByteArray &password)
{
    const auto connection = deploy::parseConnectionString(uri);
    if (!connection || !connection->hasPassword)
        return uri;
    password = connection->password;
    const qsizetype begin = uri.indexOf(QLatin1String("://")) + 3;
    const qsizetype at = uri.indexOf(QLatin1Char('@'), begin);
    const qsizetype colon = uri.indexOf(QLatin1Char(':'), begin);
    return uri.left(colon) + uri.mid(at);
}

} // namespace sw::services
