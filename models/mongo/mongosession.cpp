// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/mongo/mongosession.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/text.h"
#include "models/deploy/apply/allowlist.h"
#include "models/deploy/apply/catalog.h"
#include "models/deploy/apply/patientread.h"
#include "models/deploy/apply/scratchcommands.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/connectionstring.h"
#include "models/deploy/errorcodes.h"
#include "models/mongo/logtrap.h"
#include "models/mongo/replies.h"
#include "models/remote/processguard.h"

#include <QCoreApplication>

namespace sw::mongo
{

/// Translations of what goes wrong on the way to a server.
class SessionText
{
    Q_DECLARE_TR_FUNCTIONS(SessionText)
};

namespace
{

constexpr int heartbeatMilliseconds = 10'000;
constexpr int safeWriteMilliseconds = 30'000;

struct UriDeleter
{
    void operator()(mongoc_uri_t *uri) const { mongoc_uri_destroy(uri); }
};
struct ClientDeleter
{
    void operator()(mongoc_client_t *client) const { mongoc_client_destroy(client); }
};
using Uri = std::unique_ptr<mongoc_uri_t, UriDeleter>;
using Client = std::unique_ptr<mongoc_client_t, ClientDeleter>;

base::Error driverRefuses()
{
    return {base::ErrorCode::Usage, SessionText::tr("The connection string is invalid or has an unsupported option."),
            SessionText::tr("connection string"), SessionText::tr("Check the options and their values.")};
}

class MongoSession : public deploy::Session
{
public:
    MongoSession(Uri uri, const deploy::ConnectionString &connection, const ConnectOptions &options)
        : m_uri(std::move(uri)),
          m_name(connection.hostsText()),
          m_user(connection.user),
          m_proven(!connection.hasWeakTls()),
          m_seesSet(connection.seesWholeSet()),
          m_buildPoll(options.buildPollMs)
    {}

    deploy::Reply run(const QString &database, const base::Bson &command) override;
    QString serverName() const override { return m_name; }
    QString userName() const override { return m_user; }
    std::optional<bool> allMembersUp() override;
    bool isServerProven() const override { return m_proven; }
    void allowChanges(bool allowed) override { m_changesAllowed = allowed && m_scratch.isEmpty(); }
    /// Makes the driver's client, which looks up the hosts of a mongodb+srv name. Error Connection.
    base::Result<void> start();
    /// From now on \p database is this session's own. Errors Refused when it exists, Rights.
    base::Result<void> claim(const QString &database);

private:
    bool maySend(const QString &database, const base::Bson &command) const;
    mongoc_client_t *clientFor(const base::Bson &command);
    const mongoc_read_prefs_t *preferenceFor(const base::Bson &command) const;
    Client newClient(int socketTimeout);

    Uri m_uri;
    remote::ProcessGuard m_guard;
    Client m_client;
    Client m_buildClient; ///< index builds may take hours; on a connection of their own each wait is short
    QString m_name;
    QString m_user;
    QString m_startError;
    QString m_scratch; ///< database that this session made, and may fill and drop
    bool m_proven = true;
    bool m_seesSet = false;
    int m_buildPoll = 0;
    bool m_changesAllowed = false;
};

Client MongoSession::newClient(int socketTimeout)
{
    mongoc_uri_set_option_as_int32(m_uri.get(), MONGOC_URI_SOCKETTIMEOUTMS, socketTimeout);
    bson_error_t error{};
    Client client(mongoc_client_new_from_uri_with_error(m_uri.get(), &error));
    if (!client)
        m_startError = QString::fromUtf8(error.message);
    if (client)
        mongoc_client_set_error_api(client.get(), MONGOC_ERROR_API_VERSION_2);
    return client;
}

base::Result<void> MongoSession::start()
{
    m_client = newClient(deploy::socketMilliseconds);
    if (m_client)
        return {};
    return base::Error{base::ErrorCode::Connection,
                       SessionText::tr("The address could not be looked up: %1").arg(m_startError), m_name,
                       SessionText::tr("Check the name and the connection to the name server.")};
}

mongoc_client_t *MongoSession::clientFor(const base::Bson &command)
{
    const bool builds = deploy::firstName(command) == QLatin1String("createIndexes");
    Client &client = builds ? m_buildClient : m_client;
    if (!client)
        client = newClient(builds ? m_buildPoll : deploy::socketMilliseconds);
    return client.get();
}

/// What reads many documents goes to the member that the person prefers, as long as nothing is changed. What an object
/// is like only the primary knows.
const mongoc_read_prefs_t *MongoSession::preferenceFor(const base::Bson &command) const
{
    static const QStringList heavy{QStringLiteral("aggregate"), QStringLiteral("find"), QStringLiteral("count")};
    const bool statistics = deploy::contains(command, "pipeline.0.$collStats");
    return !m_changesAllowed && m_scratch.isEmpty() && heavy.contains(deploy::firstName(command)) && !statistics
               ? mongoc_uri_get_read_prefs_t(m_uri.get())
               : nullptr;
}

base::Result<void> MongoSession::claim(const QString &database)
{
    const auto collections = deploy::readCollections(*this, database);
    if (!collections)
        return collections.error();
    if (!collections->isEmpty())
        return base::Error{base::ErrorCode::Refused,
                           SessionText::tr("The database exists; only a new one is filled and dropped again."),
                           database, SessionText::tr("Name a database that does not exist.")};
    m_scratch = database;
    return {};
}

bool MongoSession::maySend(const QString &database, const base::Bson &command) const
{
    if (deploy::isScratchCommand(m_scratch, database, command))
        return true;
    return deploy::isAllowedCommand(deploy::firstName(command), command) &&
           (m_changesAllowed || !deploy::isChangingCommand(command));
}

/// The one place where anything is sent.
deploy::Reply MongoSession::run(const QString &database, const base::Bson &command)
{
    const bool changes = deploy::isChangingCommand(command);
    if (!maySend(database, command))
        return notSent(SessionText::tr("This command is never sent."));
    base::Bson sent = command;
    if (changes && !deploy::contains(command, "writeConcern")) {
        base::BsonBuilder concern;
        concern.beginDocument(QStringLiteral("writeConcern")).string(QStringLiteral("w"), QStringLiteral("majority"));
        concern.int32(QStringLiteral("wtimeout"), safeWriteMilliseconds).end();
        sent = deploy::joined(command, concern.finish());
    }
    mongoc_client_t *client = clientFor(command);
    if (client == nullptr)
        return notSent(SessionText::tr("The driver could not be started."));
    bson_t view;
    bson_t reply;
    bson_error_t error{};
    if (!sent.view(&view))
        return notSent(SessionText::tr("The command is broken."));
    mongoc_client_command_simple(client, database.toUtf8().constData(), &view, preferenceFor(command), &reply, &error);
    const deploy::Reply out = replyFrom(reply, error);
    bson_destroy(&reply);
    return out;
}

std::optional<bool> MongoSession::allMembersUp()
{
    base::BsonBuilder hello;
    hello.int32(QStringLiteral("hello"), 1);
    const deploy::Reply reply = run(QStringLiteral("admin"), hello.finish());
    qsizetype members = 0;
    for (const char *kind : {"hosts", "passives", "arbiters"})
        members += deploy::textsAt(reply.document, kind).size();
    if (!reply.ok || members == 0)
        return std::nullopt;
    if (!m_seesSet)
        return members == 1 ? std::optional<bool>(true) : std::nullopt;
    size_t answering = 0; // the driver hands out only those that answered its last look
    mongoc_server_description_t **servers = mongoc_client_get_server_descriptions(m_client.get(), &answering);
    mongoc_server_descriptions_destroy_all(servers, answering);
    return static_cast<qsizetype>(answering) >= members;
}

/// The driver's form of the connection; user and password go in by setters, so that no parser sees them.
base::Result<Uri> driverUri(const deploy::ConnectionString &connection, const ConnectOptions &options)
{
    const LogTrap trap;
    bson_error_t error{};
    Uri uri(mongoc_uri_new_with_error(connection.withoutCredentials().toUtf8().constData(), &error));
    if (!uri || trap.hasWarned())
        return driverRefuses();
    const auto setNumber = [&](const char *name, int value) {
        if (!mongoc_uri_has_option(uri.get(), name))
            mongoc_uri_set_option_as_int32(uri.get(), name, value);
    };
    setNumber(MONGOC_URI_SERVERSELECTIONTIMEOUTMS, options.selectionTimeoutMs);
    setNumber(MONGOC_URI_CONNECTTIMEOUTMS, std::min(deploy::connectMilliseconds, options.selectionTimeoutMs));
    setNumber(MONGOC_URI_HEARTBEATFREQUENCYMS, heartbeatMilliseconds);
    mongoc_uri_set_option_as_bool(uri.get(), MONGOC_URI_SERVERSELECTIONTRYONCE, false);
    if (!mongoc_uri_has_option(uri.get(), MONGOC_URI_APPNAME))
        mongoc_uri_set_appname(uri.get(), options.applicationName.toUtf8().constData());
    bool ok = true;
    if (!connection.user.isEmpty())
        ok = mongoc_uri_set_username(uri.get(), connection.user.toUtf8().constData());
    if (options.password.contains('\0'))
        return driverRefuses();
    const QByteArray &password = options.password.isEmpty() ? connection.password : options.password;
    if (!password.isEmpty())
        ok = ok && mongoc_uri_set_password(uri.get(), password.constData());
    const QString mechanism = connection.option(QStringLiteral("authmechanism"));
    if (!mechanism.isEmpty())
        ok = ok && mongoc_uri_set_auth_mechanism(uri.get(), mechanism.toUtf8().constData());
    // The users of a directory and of certificates are in no database.
    const bool external = mechanism == QLatin1String("PLAIN") || mechanism == QLatin1String("MONGODB-X509");
    if (external && connection.option(QStringLiteral("authsource")).isEmpty() && connection.database.isEmpty())
        ok = ok && mongoc_uri_set_auth_source(uri.get(), "$external");
    if (!ok || trap.hasWarned())
        return driverRefuses();
    return uri;
}

/// What the server that is named says of the set it is in; nothing when it does not answer a moment.
std::optional<QString> setNameAt(const deploy::ConnectionString &connection)
{
    deploy::ConnectionString alone = connection;
    alone.user.clear();
    alone.hosts = connection.hosts.mid(0, 1);
    alone.options.removeIf([](const auto &option) {
        return option.first == QLatin1String("replicaset") || option.first.startsWith(QLatin1String("auth")) ||
               option.first == QLatin1String("directconnection") || option.first.startsWith(QLatin1String("readpref"));
    });
    alone.options.append({QStringLiteral("directconnection"), QStringLiteral("true")});
    ConnectOptions brief;
    brief.selectionTimeoutMs = 2000;
    auto uri = driverUri(alone, brief);
    if (!uri)
        return std::nullopt;
    MongoSession session(std::move(*uri), alone, brief);
    if (!session.start())
        return std::nullopt;
    const deploy::Reply reply =
        session.run(QStringLiteral("admin"), base::BsonBuilder().int32(QStringLiteral("hello"), 1).finish());
    return reply.ok ? std::optional(deploy::textAt(reply.document, "setName")) : std::nullopt;
}

/// The driver passes over servers of another set, and then says that it found none.
std::optional<base::Error> wrongSet(const deploy::ConnectionString &connection)
{
    const QString wanted = connection.option(QStringLiteral("replicaset"));
    const auto found = wanted.isEmpty() || connection.isSrv ? std::nullopt : setNameAt(connection);
    if (!found || *found == wanted)
        return std::nullopt;
    return base::Error{base::ErrorCode::Connection,
                       found->isEmpty()
                           ? SessionText::tr("The server is a member of no set, and replicaSet names one.")
                           : SessionText::tr("The server is a member of the set %1, and replicaSet names another.")
                                 .arg(base::visibleText(*found)),
                       connection.hostsText(), SessionText::tr("Correct replicaSet in the connection string.")};
}

/// Half a login. The driver crashes on a user without a password.
std::optional<base::Error> missingCredential(const deploy::ConnectionString &connection, const ConnectOptions &options)
{
    const bool hasPassword = !options.password.isEmpty() || !connection.password.isEmpty();
    if (hasPassword && connection.user.isEmpty())
        return base::Error{base::ErrorCode::Usage, SessionText::tr("There is a password, but no user."),
                           SessionText::tr("connection string"),
                           SessionText::tr("Name the user in the connection string.")};
    const bool byCertificate = connection.option(QStringLiteral("authmechanism")) == QLatin1String("MONGODB-X509");
    if (!connection.user.isEmpty() && !hasPassword && !byCertificate)
        return base::Error{base::ErrorCode::Connection,
                           SessionText::tr("The login needs a password, and none was given."), connection.hostsText(),
                           SessionText::tr("Give the password, or take the user out of the connection string.")};
    return std::nullopt;
}

} // namespace

base::Result<std::unique_ptr<deploy::Session>> connectTo(const ConnectOptions &options)
{
    auto connection = deploy::parseConnectionString(options.uri);
    if (!connection)
        return connection.error();
    if (const auto secure = deploy::checkSecurity(*connection); !secure)
        return secure.error();
    if (const auto error = missingCredential(*connection, options))
        return *error;
    auto uri = driverUri(*connection, options);
    connection->password.fill('\0');
    if (!uri)
        return uri.error();
    auto session = std::make_unique<MongoSession>(std::move(*uri), *connection, options);
    if (const auto started = session->start(); !started)
        return started.error();
    base::BsonBuilder status;
    status.int32(QStringLiteral("connectionStatus"), 1);
    for (const base::Bson &command :
         {base::BsonBuilder().int32(QStringLiteral("hello"), 1).finish(), status.finish()}) {
        const deploy::Reply reply = deploy::readPatiently(*session, QStringLiteral("admin"), command);
        if (reply.ok)
            continue;
        if (const auto wrong = reply.networkError ? wrongSet(*connection) : std::nullopt)
            return *wrong;
        base::Error error = deploy::readErrorOf(reply, deploy::firstName(command), connection->hostsText());
        error.code = base::ErrorCode::Connection;
        return error;
    }
    if (!options.scratchDatabase.isEmpty()) {
        if (const auto claimed = session->claim(options.scratchDatabase); !claimed)
            return claimed.error();
    }
    return std::unique_ptr<deploy::Session>(std::move(session));
}

base::Result<std::unique_ptr<deploy::Session>> connectTo(const QString &uri, const QByteArray &password)
{
    ConnectOptions options;
    options.uri = uri;
    options.password = password;
    return connectTo(options);
}

} // namespace sw::mongo
