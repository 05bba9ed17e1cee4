// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/remote/remotesession.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/secret.h"
#include "models/base/texts.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/connectionstring.h"
#include "models/deploy/errorcodes.h"
#include "models/remote/helperprocess.h"
#include "models/remote/messages.h"

#include <QElapsedTimer>
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
constexpr int longSilence = 3000;
constexpr int silenceTellPause = 500;
constexpr int probeMilliseconds = 1500; ///< for a server that shall show that it is there
constexpr int probePause = 2000;

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
    /// Another connection to the same server with the same login.
    RemoteSession(const RemoteSession &other)
        : m_options(other.m_options),
          m_name(other.m_name),
          m_user(other.m_user),
          m_proven(other.m_proven),
          m_reachMs(other.m_reachMs),
          m_changesAllowed(other.m_changesAllowed),
          m_isStopped(other.m_isStopped)
    {
        m_options.password.detach();
    }
    RemoteSession &operator=(const RemoteSession &) = delete;
    ~RemoteSession() override;

    /// Starts a helper and lets it connect.
    base::Result<void> start(const base::Progress &progress);

    deploy::Reply run(const QString &database, const base::Bson &command) override;
    QString serverName() const override { return m_name; }
    QString userName() const override { return m_user; }
    std::optional<bool> allMembersUp() override;
    bool isServerProven() const override { return m_proven; }
    void allowChanges(bool allowed) override;
    void stopReadingWhen(const std::function<bool()> &isStopped) override;
    void tellSilence(const std::function<void(qint64)> &tell) override { m_tellSilence = tell; }
    std::vector<deploy::Session *> companions(int most) override;

private:
    /// Looks about while an answer is waited for.
    class Wait
    {
    public:
        Wait(RemoteSession &session, bool builds) : m_session(session), m_builds(builds) {}
        bool ends();

    private:
        RemoteSession &m_session;
        const bool m_builds;
        QElapsedTimer m_told;
        QElapsedTimer m_probed;
    };

    std::unique_ptr<RemoteSession> another() const { return std::make_unique<RemoteSession>(*this); }
    bool serverAnswers();
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
    std::function<void(qint64)> m_tellSilence;
    QElapsedTimer m_silent; ///< since the first question that has no answer yet
    std::vector<std::unique_ptr<RemoteSession>> m_companions;
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
    if (!m_silent.isValid())
        m_silent.start();
    Wait look(*this, builds);
    const int wait = (builds ? m_options.buildPollMs : deploy::socketMilliseconds) + m_reachMs + marginMilliseconds;
    QByteArray answer;
    const Outcome outcome = exchange(toMessage(RunRequest{database, command, m_changesAllowed}), answer, wait,
                                     [&look] { return look.ends(); });
    const auto reply = outcome == Outcome::Done ? replyFrom(answer) : std::nullopt;
    if (reply && !reply->networkError)
        m_silent.invalidate();
    if (reply)
        return *reply;
    deploy::Reply out = broken(outcome);
    if (outcome == Outcome::Stopped && m_changesAllowed) { // what was sent may be done all the same
        out.networkError = true;
        out.message = Text::tr("The server did not answer before the export was stopped.");
    }
    return out;
}

/// A look need not be waited for. While changes are made their outcome is worth more than the moment, unless the server
/// is dead.
bool RemoteSession::Wait::ends()
{
    const qint64 silent = m_session.m_silent.isValid() ? m_session.m_silent.elapsed() : 0;
    if (m_session.m_tellSilence && !m_builds && silent > longSilence &&
        (!m_told.isValid() || m_told.elapsed() > silenceTellPause)) {
        m_told.start();
        m_session.m_tellSilence(silent);
    }
    if (!m_session.m_isStopped || !m_session.m_isStopped())
        return false;
    if (!m_session.m_changesAllowed)
        return true;
    if (m_probed.isValid() && m_probed.elapsed() < probePause)
        return false;
    const bool answers = m_session.serverAnswers();
    m_probed.start();
    return !answers;
}

/// On a connection of its own, because the other ones may wait for something else than the server itself.
bool RemoteSession::serverAnswers()
{
    const std::unique_ptr<RemoteSession> probe = another();
    const QDeadlineTimer until(probeMilliseconds);
    probe->stopReadingWhen([until] { return until.hasExpired(); });
    return probe->run(QStringLiteral("admin"), base::BsonBuilder().int32(QStringLiteral("hello"), 1).finish()).ok;
}

void RemoteSession::allowChanges(bool allowed)
{
    m_changesAllowed = allowed;
    for (const auto &companion : m_companions)
        companion->allowChanges(allowed);
}

void RemoteSession::stopReadingWhen(const std::function<bool()> &isStopped)
{
    m_isStopped = isStopped;
    for (const auto &companion : m_companions)
        companion->stopReadingWhen(isStopped);
}

std::vector<deploy::Session *> RemoteSession::companions(int most)
{
    std::vector<deploy::Session *> out;
    if (!m_options.scratchDatabase.isEmpty()) // one session may fill and drop it
        return out;
    for (size_t i = 0; i < static_cast<size_t>(most); ++i) {
        if (i == m_companions.size())
            m_companions.push_back(another());
        out.push_back(m_companions[i].get());
    }
    return out;
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
