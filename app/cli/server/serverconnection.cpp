// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/server/serverconnection.h"

#include "app/cli/server/password.h"
#include "models/base/texts.h"
#include "models/mongo/mongosession.h"
#include "models/mongo/processguard.h"

#include <QCoreApplication>

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
    if (const auto sound = mongo::checkUri(uri); !sound)
        return sound.error();
    return uri;
}

} // namespace

QList<Option> connectionOptions()
{
    return {{{QStringLiteral("uri")},
             QStringLiteral("URI"),
             Text::tr("the server, without a password; default: the variable SHAPEWRIGHT_URI"),
             false},
            {{QStringLiteral("db")}, QStringLiteral("DB"), Text::tr("the database"), false},
            {{QStringLiteral("password-stdin")},
             {},
             Text::tr("read the password from standard input, up to the first line break"),
             false},
            {{QStringLiteral("password-fd")},
             QStringLiteral("N"),
             Text::tr("read the password from this file descriptor"),
             false}};
}

bool holdsPassword(const QString &uri)
{
    return credentialsOf(uri).contains(QLatin1Char(':'));
}

base::Result<void> checkDatabaseName(const QString &name)
{
    constexpr qsizetype mostBytes = 63;
    if (name.isEmpty())
        return usageError(QStringLiteral("--db"), Text::tr("The database is missing."),
                          Text::tr("For example: --db shop."));
    for (const char *own : {"admin", "config", "local"}) {
        if (name == QLatin1String(own))
            return usageError(QStringLiteral("--db"),
                              Text::tr("The database '%1' belongs to the server itself.").arg(name),
                              Text::tr("Choose another one."));
    }
    const QString forbidden = QStringLiteral("/\\. \"$*<>:|?");
    for (const QChar c : name) {
        if (c.unicode() < 0x20 || forbidden.contains(c))
            return usageError(QStringLiteral("--db"), Text::tr("'%1' cannot be the name of a database.").arg(name),
                              Text::tr("Leave out blanks, control characters and any of %1")
                                  .arg(QStringLiteral("/ \\ . \" $ * < > : | ?")));
    }
    if (name.toUtf8().size() > mostBytes)
        return usageError(QStringLiteral("--db"), Text::tr("The name of the database is too long."),
                          Text::tr("Use at most %1 bytes.").arg(mostBytes));
    return {};
}

namespace
{

base::Result<Connection> connectTo(Context &context, const Arguments &arguments, const QString &database,
                                   mongo::ConnectOptions options)
{
    const base::Result<QString> uri = uriOf(context, arguments);
    if (!uri)
        return uri.error();
    Connection connection;
    connection.database = database;
    connection.server = mongo::uriForPeople(*uri);
    if (const auto usable = checkDatabaseName(connection.database); !usable)
        return usable.error();
    static const mongo::ProcessGuard guard; // from before there is a password to the end of the program
    base::Result<QByteArray> password = readPassword(context, arguments);
    if (!password)
        return password.error();
    if (!password->isEmpty() && credentialsOf(*uri).isEmpty())
        return usageError(QStringLiteral("--uri"), Text::tr("A password was given, but no user."),
                          Text::tr("Name the user, e.g. mongodb://alice@db.example.org."));
    options.uri = *uri;
    options.password = std::move(*password);
    auto session = mongo::connectTo(options);
    wipe(options.password);
    if (!session)
        return session.error();
    connection.session = std::move(*session);
    return connection;
}

} // namespace

base::Result<Connection> connectToServer(Context &context, const Arguments &arguments, const QString &database)
{
    const QString option = QStringLiteral("db");
    return connectTo(context, arguments, arguments.has(option) ? arguments.value(option) : database, {});
}

base::Result<Connection> connectToScratch(Context &context, const Arguments &arguments, const QString &database)
{
    mongo::ConnectOptions options;
    options.scratchDatabase = database;
    return connectTo(context, arguments, database, std::move(options));
}

} // namespace sw::cli
