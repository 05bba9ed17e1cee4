// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/server/serverconnection.h"

#include "app/cli/server/password.h"
#include "models/base/texts.h"
#include "models/deploy/connectionstring.h"
#include "models/remote/processguard.h"
#include "models/remote/remotesession.h"
#include "models/services/connections/profilestore.h"

namespace sw::cli
{

namespace
{

const QLatin1String uriVariable("SHAPEWRIGHT_URI");

base::Error usageError(const QString &where, const QString &message, const QString &wayOut)
{
    return {base::ErrorCode::Usage, message, where, wayOut};
}

/// User, password and hosts: what is between the scheme and the first slash or question mark after the last '@'.
QString credentialsOf(const QString &uri)
{
    const QString rest = uri.section(QStringLiteral("://"), 1);
    const qsizetype at = rest.lastIndexOf(QLatin1Char('@'));
    return at < 0 ? QString() : rest.left(at);
}

/// Of --profile; nothing without it.
base::Result<std::optional<services::ConnectionProfile>> profileOf(const Context &context, const Arguments &arguments)
{
    const QString name = arguments.value(QStringLiteral("profile"));
    if (name.isEmpty())
        return std::optional<services::ConnectionProfile>();
    if (arguments.has(QStringLiteral("uri")))
        return usageError(QStringLiteral("--profile"), Text::tr("The server can be named in one way only."),
                          Text::tr("Leave out --uri or --profile."));
    const auto profile = services::ProfileStore(context.environment).named(name);
    return profile ? base::Result<std::optional<services::ConnectionProfile>>(*profile) : profile.error();
}

base::Result<QString> uriOf(const Context &context, const Arguments &arguments)
{
    const QString given = arguments.value(QStringLiteral("uri"));
    if (holdsPassword(given))
        return usageError(
            QStringLiteral("--uri"), Text::tr("It holds a password, and every user of the machine can see arguments."),
            Text::tr("Put the connection string into the variable SHAPEWRIGHT_URI, or leave the password out "
                     "and use --password-stdin."));
    const QString uri = given.isEmpty() ? context.environment.value(uriVariable) : given;
    if (uri.isEmpty())
        return usageError(
            QStringLiteral("--uri"), Text::tr("No server was named."),
            Text::tr("For example: --uri mongodb://127.0.0.1:27017, or set the variable SHAPEWRIGHT_URI."));
    return uri;
}

} // namespace

QList<Option> connectionOptions()
{
    return {{{QStringLiteral("uri")},
             QStringLiteral("URI"),
             Text::tr("the server, without a password; default: the variable SHAPEWRIGHT_URI"),
             false},
            {{QStringLiteral("profile")},
             QStringLiteral("NAME"),
             Text::tr("the server and database of this connection profile, instead of --uri"),
             false},
            {{QStringLiteral("read-preference")},
             QStringLiteral("MODE"),
             Text::tr("which member of a set counts and lists documents: %1; default: primary")
                 .arg(services::readPreferences().join(QStringLiteral(", "))),
             false},
            {{QStringLiteral("db")}, QStringLiteral("DB"), Text::tr("the database"), false},
            {{QStringLiteral("password-stdin")},
             {},
             Text::tr("read the password from standard input, up to the first line break"),
             false},
            {{QStringLiteral("password-fd")},
             QStringLiteral("N"),
             Text::tr("read the password from this file descriptor"),
             false},
            {{QStringLiteral("password-keychain")},
             {},
             Text::tr("take the password of --profile from the keychain of the desktop"),
             false}};
}

bool holdsPassword(const QString &uri)
{
    return credentialsOf(uri).contains(QLatin1Char(':'));
}

namespace
{

/// What the arguments name, checked as far as that goes without a server.
base::Result<services::ServerAddress> addressOf(Context &context, const Arguments &arguments, const QString &database)
{
    const auto profile = profileOf(context, arguments);
    if (!profile)
        return profile.error();
    base::Result<QString> uri = *profile ? services::uriOf(**profile) : uriOf(context, arguments);
    if (uri && arguments.has(QStringLiteral("read-preference")))
        uri = services::withReadPreference(*uri, arguments.value(QStringLiteral("read-preference")));
    if (!uri)
        return uri.error();
    if (const auto sound = remote::checkUri(*uri); !sound)
        return sound.error();
    const QString place = database.isEmpty() && *profile ? (*profile)->database : database;
    if (place.isEmpty())
        return usageError(QStringLiteral("--db"), Text::tr("The database is missing."),
                          Text::tr("For example: --db shop."));
    if (const auto usable = services::checkDatabaseName(place); !usable)
        return usable.error();
    static const remote::ProcessGuard guard; // from before there is a password to the end of the program
    base::Result<QByteArray> password = readPassword(context, arguments, *profile);
    if (!password)
        return password.error();
    const auto profiles = services::ProfileStore(context.environment).all();
    if (!profiles)
        return profiles.error();
    const bool planOnly = services::isOfProduction(*profiles, *uri) && !arguments.has(QStringLiteral("unlock"));
    return services::ServerAddress{*uri, std::move(*password), place, planOnly};
}

} // namespace

base::Result<services::Deployment> connectToServer(Context &context, const Arguments &arguments,
                                                   const QString &database)
{
    const QString option = QStringLiteral("db");
    auto address = addressOf(context, arguments, arguments.has(option) ? arguments.value(option) : database);
    if (!address)
        return address.error();
    return services::Deployment::connect(context.connect, *address, services::ApplyRecords(context.environment),
                                         base::Progress({}, context.isCancelled));
}

base::Result<services::Inspection> inspectServer(Context &context, const Arguments &arguments)
{
    auto address = addressOf(context, arguments, arguments.value(QStringLiteral("db")));
    if (!address)
        return address.error();
    return services::Inspection::connect(context.connect, *address, base::Progress({}, context.isCancelled));
}

base::Result<std::unique_ptr<deploy::Session>> connectToRead(Context &context, const Arguments &arguments,
                                                             const QStringList &databases)
{
    for (const QString &database : databases) {
        if (const auto usable = services::checkDatabaseName(database); !usable)
            return usable.error();
    }
    auto address = addressOf(context, arguments, databases.value(0));
    if (!address)
        return address.error();
    return services::connectTo(context.connect, *address, base::Progress({}, context.isCancelled));
}

base::Result<ScratchConnection> connectToScratch(Context &context, const Arguments &arguments, const QString &database)
{
    auto address = addressOf(context, arguments, database);
    if (!address)
        return address.error();
    if (address->planOnly)
        return base::Error{base::ErrorCode::Refused,
                           Text::tr("This is a production server: no synthetic documents are loaded into it."),
                           deploy::uriForPeople(address->uri), Text::tr("Use a profile of another server.")};
    auto session = services::connectTo(
        [&](const QString &uri, const QByteArray &password, const base::Progress &progress) {
            deploy::ConnectOptions options;
            options.uri = uri;
            options.password = password;
            options.scratchDatabase = database;
            return remote::connectTo(options, progress);
        },
        *address, base::Progress({}, context.isCancelled));
    if (!session)
        return session.error();
    return ScratchConnection{std::move(*session), database, deploy::uriForPeople(address->uri)};
}

} // namespace sw::cli
