// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/remote/remotesession.h"

#include "models/base/secret.h"
#include "models/base/texts.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/connectionstring.h"
#include "models/deploy/errorcodes.h"
#include "models/remote/helperprocess.h"
#include "models/remote/messages.h"

#include <QLocale>

#include <algorithm>

namespace sw::remote
{

namespace
{

using Outcome = Channel::Outcome;

constexpr int marginMilliseconds = 20'000; ///< for what the helper does beside waiting for the server
constexpr int farewellMilliseconds = 500;
constexpr int interrupted = 11601;   ///< the server's code for it
constexpr int looksAtConnecting = 3; ///< hello, the login, and another look when the set is not the one named

/// To a command that somebody did not want to wait for.
deploy::Reply stopped()
{
    deploy::Reply out;
    out.code = interrupted;
    out.codeName = QStringLiteral("Interrupted");
    return out;
}

int numberOption(const deploy::ConnectionString &connection, const char *name)
{
    return std::clamp(connection.option(QLatin1String(name)).toInt(), 0, 3'600'000);
}

class RemoteSession : public deploy::Session
{
public:
    RemoteSession(const deploy::ConnectOptions &options, const deploy::ConnectionString &connection)
        : m_options(options),
          m_name(connection.hostsText()),
          m_user(connection.user),
          m_proven(!connection.hasWeakTls()),
          m_reachMs(std::max(options.selectionTimeoutMs, numberOption(connection, "serverselectiontimeoutms")) +
                    std::max(deploy::connectMilliseconds, numberOption(connection, "connecttimeoutms")))
    {
        m_options.password.detach();
    }
    ~RemoteSession() override;

    /// Starts a helper and lets it connect.
    base::Result<void> start(const base::Progress &progress);

    deploy::Reply run(const QString &database, const base::Bson &command) override;
    QString serverName() const override { return m_name; }
    QString userName() const override { return m_user; }
    std::optional<bool> allMembersUp() override;
    bool isServerProven() const override { return m_proven; }
    void allowChanges(bool allowed) override { m_changesAllowed = allowed; }
    void stopReadingWhen(const std::function<bool()> &isStopped) override { m_isStopped = isStopped; }

private:
    Outcome exchange(const QByteArray &request, QByteArray &answer, int milliseconds,
                     const std::function<bool()> &isStopped);
    deploy::Reply broken(Outcome outcome);
    std::optional<deploy::Reply> ensureStarted();

    deploy::ConnectOptions m_options;
    std::unique_ptr<HelperProcess> m_helper;
    QString m_name;
    QString m_user;
    bool m_proven = true;
    int m_reachMs = 0; ///< until a server is found and answers at all
    bool m_changesAllowed = false;
    std::function<bool()> m_isStopped;
};

RemoteSession::~RemoteSession()
{
    if (m_helper &&
        m_helper->channel().send(toMessage(Ask::Quit), {QDeadlineTimer(farewellMilliseconds), {}}) == Outcome::Done)
        m_helper->channel().awaitEnd(farewellMilliseconds); // it ends its sessions at the server
    base::wipe(m_options.password);
    m_options.uri.fill(QChar());
}

Outcome RemoteSession::exchange(const QByteArray &request, QByteArray &answer, int milliseconds,
                                const std::function<bool()> &isStopped)
{
    const Channel::Patience patience{QDeadlineTimer(milliseconds), isStopped};
    const Outcome sent = m_helper->channel().send(request, patience);
    return sent == Outcome::Done ? m_helper->channel().receive(answer, patience) : sent;
}

base::Result<void> RemoteSession::start(const base::Progress &progress)
{
    auto helper = HelperProcess::start(HelperProcess::standardProgram());
    if (!helper)
        return helper.error();
    m_helper = std::move(*helper);
    QByteArray request = toMessage(ConnectRequest{m_options, QLocale().name()});
    QByteArray answer;
    const auto isCancelled = [&progress] {
        return progress.isCancelled();
    };
    const Outcome outcome =
        exchange(request, answer, looksAtConnecting * m_reachMs + deploy::socketMilliseconds + marginMilliseconds,
                 progress.canBeCancelled() ? std::function<bool()>(isCancelled) : std::function<bool()>());
    base::wipe(request);
    const auto connected = outcome == Outcome::Done ? connectAnswerFrom(answer) : std::nullopt;
    if (connected && *connected)
        return {};
    m_helper.reset();
    if (connected)
        return connected->error();
    if (outcome == Outcome::Stopped)
        return base::Error{base::ErrorCode::Cancelled, Text::tr("Connecting was stopped."), m_name, {}};
    if (outcome == Outcome::Late)
        return base::Error{base::ErrorCode::Connection, Text::tr("The server does not finish its reply."), m_name,
                           Text::tr("Check that the server runs and can be reached, then try again.")};
    return deploy::unreadableReply(m_name);
}

/// After a crash the next command starts again. A scratch database is claimed once only.
std::optional<deploy::Reply> RemoteSession::ensureStarted()
{
    if (m_helper)
        return std::nullopt;
    deploy::Reply out;
    out.networkError = true;
    if (!m_options.scratchDatabase.isEmpty()) {
        out.message = Text::tr("The connection was lost.");
        return out;
    }
    const auto started = start(base::Progress({}, m_isStopped));
    if (started)
        return std::nullopt;
    if (started.error().code == base::ErrorCode::Cancelled)
        return stopped();
    out.unreadable = started.error().message == deploy::unreadableReply({}).message;
    out.message = out.unreadable ? QString() : started.error().message;
    return out;
}

deploy::Reply RemoteSession::broken(Outcome outcome)
{
    m_helper.reset();
    if (outcome == Outcome::Stopped)
        return stopped();
    deploy::Reply out;
    out.networkError = true;
    out.unreadable = outcome == Outcome::Closed || outcome == Outcome::TooLarge || outcome == Outcome::Done;
    if (outcome == Outcome::Late)
        out.message = Text::tr("The server does not finish its reply.");
    return out;
}

deploy::Reply RemoteSession::run(const QString &database, const base::Bson &command)
{
    if (const auto failed = ensureStarted())
        return *failed;
    const bool builds = deploy::firstName(command) == QLatin1String("createIndexes");
    const int wait = (builds ? m_options.buildPollMs : deploy::socketMilliseconds) + m_reachMs + marginMilliseconds;
    QByteArray answer;
    // What changes something is waited for: its outcome is worth more than the moment.
    const Outcome outcome = exchange(toMessage(RunRequest{database, command, m_changesAllowed}), answer, wait,
                                     m_changesAllowed ? std::function<bool()>() : m_isStopped);
    const auto reply = outcome == Outcome::Done ? replyFrom(answer) : std::nullopt;
    return reply ? *reply : broken(outcome);
}

std::optional<bool> RemoteSession::allMembersUp()
{
    if (ensureStarted())
        return std::nullopt;
    QByteArray answer;
    const Outcome outcome = exchange(toMessage(Ask::Members), answer,
                                     deploy::socketMilliseconds + m_reachMs + marginMilliseconds, m_isStopped);
    const auto members = outcome == Outcome::Done ? membersFrom(answer) : std::nullopt;
    if (!members)
        broken(outcome);
    return members.value_or(std::nullopt);
}

} // namespace

base::Result<void> checkUri(const QString &uri)
{
    auto connection = deploy::parseConnectionString(uri);
    if (!connection)
        return connection.error();
    base::wipe(connection->password);
    return deploy::checkSecurity(*connection);
}

base::Result<std::unique_ptr<deploy::Session>> connectTo(const deploy::ConnectOptions &options,
                                                         const base::Progress &progress)
{
    auto connection = deploy::parseConnectionString(options.uri);
    if (!connection)
        return connection.error();
    base::wipe(connection->password);
    auto session = std::make_unique<RemoteSession>(options, *connection);
    if (const auto started = session->start(progress); !started)
        return started.error();
    return std::unique_ptr<deploy::Session>(std::move(session));
}

base::Result<std::unique_ptr<deploy::Session>> connectTo(const QString &uri, const QByteArray &password,
                                                         const base::Progress &progress)
{
    deploy::ConnectOptions options;
    options.uri = uri;
    options.password = password;
    return connectTo(options, progress);
}

} // namespace sw::remote
