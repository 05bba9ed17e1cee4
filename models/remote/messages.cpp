// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/remote/messages.h"

#include <QDataStream>
#include <QIODevice>

namespace sw::remote
{

namespace
{

class Writer
{
public:
    Writer() : m_stream(&m_bytes, QIODevice::WriteOnly) { m_stream.setVersion(QDataStream::Qt_6_4); }
    explicit Writer(Ask kind) : Writer() { add(static_cast<quint8>(kind)); }
    template <typename T>
    Writer &add(const T &value)
    {
        m_stream << value;
        return *this;
    }
    QByteArray bytes() const { return m_bytes; }

private:
    QByteArray m_bytes;
    QDataStream m_stream;
};

class Reader
{
public:
    explicit Reader(const QByteArray &bytes) : m_stream(bytes) { m_stream.setVersion(QDataStream::Qt_6_4); }
    /// A reader behind the name of the request, which has to be \p kind.
    Reader(const QByteArray &bytes, Ask kind) : Reader(bytes)
    {
        m_ofKind = take<quint8>() == static_cast<quint8>(kind);
    }
    template <typename T>
    T take()
    {
        T value{};
        m_stream >> value;
        return value;
    }
    /// All was read, and nothing else is there.
    bool isWhole() const { return m_ofKind && m_stream.status() == QDataStream::Ok && m_stream.atEnd(); }

private:
    QDataStream m_stream;
    bool m_ofKind = true;
};

} // namespace

QByteArray toMessage(const ConnectRequest &request)
{
    const deploy::ConnectOptions &options = request.options;
    Writer out(Ask::Connect);
    out.add(options.uri).add(options.password).add(qint32(options.selectionTimeoutMs)).add(qint32(options.buildPollMs));
    return out.add(options.applicationName).add(options.scratchDatabase).add(request.language).bytes();
}

QByteArray toMessage(const RunRequest &request)
{
    return Writer(Ask::Run).add(request.database).add(request.command.bytes()).add(request.changesAllowed).bytes();
}

QByteArray toMessage(Ask request)
{
    return Writer(request).bytes();
}

std::optional<Ask> kindOf(const QByteArray &message)
{
    const quint8 kind = message.isEmpty() ? 0xff : static_cast<quint8>(message.front());
    return kind <= static_cast<quint8>(Ask::Quit) ? std::optional(static_cast<Ask>(kind)) : std::nullopt;
}

std::optional<ConnectRequest> connectRequestFrom(const QByteArray &message)
{
    Reader in(message, Ask::Connect);
    ConnectRequest out;
    out.options.uri = in.take<QString>();
    out.options.password = in.take<QByteArray>();
    out.options.selectionTimeoutMs = in.take<qint32>();
    out.options.buildPollMs = in.take<qint32>();
    out.options.applicationName = in.take<QString>();
    out.options.scratchDatabase = in.take<QString>();
    out.language = in.take<QString>();
    return in.isWhole() ? std::optional(out) : std::nullopt;
}

std::optional<RunRequest> runRequestFrom(const QByteArray &message)
{
    Reader in(message, Ask::Run);
    RunRequest out;
    out.database = in.take<QString>();
    const auto command = base::Bson::fromBytes(in.take<QByteArray>());
    out.changesAllowed = in.take<bool>();
    if (!in.isWhole() || !command)
        return std::nullopt;
    out.command = *command;
    return out;
}

QByteArray toMessage(const base::Result<void> &answer)
{
    const base::Error error = answer ? base::Error() : answer.error();
    return Writer()
        .add(answer.has_value())
        .add(qint32(error.code))
        .add(error.message)
        .add(error.where)
        .add(error.wayOut)
        .bytes();
}

std::optional<base::Result<void>> connectAnswerFrom(const QByteArray &message)
{
    Reader in(message);
    const bool done = in.take<bool>();
    base::Error error;
    const auto code = in.take<qint32>();
    error.message = in.take<QString>();
    error.where = in.take<QString>();
    error.wayOut = in.take<QString>();
    if (!in.isWhole() || code < 0 || code > static_cast<qint32>(base::ErrorCode::Internal))
        return std::nullopt;
    error.code = static_cast<base::ErrorCode>(code);
    return done ? base::Result<void>() : base::Result<void>(error);
}

QByteArray toMessage(const deploy::Reply &reply)
{
    return Writer()
        .add(reply.document.bytes())
        .add(reply.ok)
        .add(qint32(reply.code))
        .add(reply.codeName)
        .add(reply.message)
        .add(reply.networkError)
        .add(reply.unreadable)
        .bytes();
}

std::optional<deploy::Reply> replyFrom(const QByteArray &message)
{
    Reader in(message);
    const auto document = base::Bson::fromBytes(in.take<QByteArray>());
    deploy::Reply out;
    out.ok = in.take<bool>();
    out.code = in.take<qint32>();
    out.codeName = in.take<QString>();
    out.message = in.take<QString>();
    out.networkError = in.take<bool>();
    out.unreadable = in.take<bool>();
    if (!in.isWhole() || !document)
        return std::nullopt;
    out.document = *document;
    return out;
}

QByteArray toMessage(const std::optional<bool> &answer)
{
    return Writer().add(answer.has_value()).add(answer.value_or(false)).bytes();
}

std::optional<std::optional<bool>> membersFrom(const QByteArray &message)
{
    Reader in(message);
    const bool known = in.take<bool>();
    const bool up = in.take<bool>();
    if (!in.isWhole())
        return std::nullopt;
    return known ? std::optional(up) : std::optional<bool>();
}

} // namespace sw::remote
