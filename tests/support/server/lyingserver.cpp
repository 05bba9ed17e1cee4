// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/server/lyingserver.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/deploy/bsonread.h"

#include <QtEndian>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace sw::testsupport
{

namespace
{

constexpr int headBytes = 16;
constexpr qint32 oldReply = 1;
constexpr qint32 oldQuery = 2004;
constexpr qint32 message = 2013;

qint32 numberAt(const QByteArray &bytes, qsizetype at)
{
    return bytes.size() < at + 4 ? 0 : qFromLittleEndian<qint32>(bytes.constData() + at);
}

void setNumber(QByteArray &bytes, qsizetype at, qint64 value)
{
    if (bytes.size() >= at + 4)
        qToLittleEndian(static_cast<quint32>(value), bytes.data() + at);
}

QByteArray numberBytes(qint64 value)
{
    QByteArray out(4, '\0');
    setNumber(out, 0, value);
    return out;
}

QByteArray framed(const QByteArray &body, qint32 answers, qint32 operation)
{
    return numberBytes(body.size() + headBytes) + numberBytes(1) + numberBytes(answers) + numberBytes(operation) + body;
}

bool readAll(int file, char *to, qsizetype size)
{
    for (qsizetype done = 0; done < size;) {
        const ssize_t got = ::recv(file, to + done, static_cast<size_t>(size - done), 0);
        if (got <= 0)
            return false;
        done += got;
    }
    return true;
}

void sendAll(int file, const QByteArray &bytes)
{
    for (qsizetype done = 0; done < bytes.size();) {
        const ssize_t sent =
            ::send(file, bytes.constData() + done, static_cast<size_t>(bytes.size() - done), MSG_NOSIGNAL);
        if (sent <= 0)
            return;
        done += sent;
    }
}

base::Bson wireDocument(const QByteArray &json)
{
    const auto read = base::Bson::fromJson(json);
    return read ? *read : base::Bson();
}

/// The command of a request of either form.
base::Bson commandIn(const QByteArray &request)
{
    qsizetype at = headBytes + 5; // flags, kind of the section
    if (numberAt(request, 12) == oldQuery)
        at = request.indexOf('\0', headBytes + 4) + 1 + 8;
    const auto read = base::Bson::fromBytes(request.mid(at, numberAt(request, at)));
    return read ? *read : base::Bson();
}

const QStringList wireParts{QStringLiteral("$db"), QStringLiteral("lsid"), QStringLiteral("$clusterTime"),
                            QStringLiteral("$readPreference"), QStringLiteral("txnNumber")};

QByteArray replaced(const QByteArray &sound, const QByteArray &document)
{
    const bool old = numberAt(sound, 12) == oldReply;
    const QByteArray head = sound.mid(headBytes, old ? 20 : 5);
    return framed(head + document, numberAt(sound, 8), numberAt(sound, 12));
}

qsizetype documentAt(const QByteArray &sound)
{
    return headBytes + (numberAt(sound, 12) == oldReply ? 20 : 5);
}

/// {"a": {"a": … }}, \p levels deep.
QByteArray nested(int levels)
{
    QByteArray out = numberBytes(5) + '\0';
    for (int level = 1; level < levels; ++level)
        out = numberBytes(out.size() + 8) + '\3' + "a" + '\0' + out + '\0';
    return out;
}

/// A document of one element: type, name and value as given.
QByteArray element(char type, const QByteArray &name, const QByteArray &value)
{
    const QByteArray inside = type + name + '\0' + value;
    return numberBytes(inside.size() + 5) + inside + '\0';
}

} // namespace

LyingServer::LyingServer()
{
    m_state.hello = wireDocument(R"({"ismaster":true,"isWritablePrimary":true,"helloOk":true,
        "maxBsonObjectSize":16777216,"maxMessageSizeBytes":48000000,"maxWriteBatchSize":100000,
        "minWireVersion":0,"maxWireVersion":17,"readOnly":false})");
    m_file = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    if (::bind(m_file, reinterpret_cast<sockaddr *>(&address), size) != 0 || ::listen(m_file, 64) != 0 ||
        ::getsockname(m_file, reinterpret_cast<sockaddr *>(&address), &size) != 0)
        qFatal("no port for a server");
    m_port = ntohs(address.sin_port);
    m_threads.emplace_back([this] { accept(); });
}

LyingServer::~LyingServer()
{
    m_ends = true;
    ::shutdown(m_file, SHUT_RDWR);
    m_threads.front().join();
    m_threads.pop_front();
    {
        const std::scoped_lock lock(m_mutex);
        for (const int file : std::as_const(m_open))
            ::shutdown(file, SHUT_RDWR);
    }
    for (std::thread &thread : m_threads)
        thread.join();
    ::close(m_file);
}

QString LyingServer::uri(const QString &options) const
{
    return QStringLiteral("mongodb://127.0.0.1:%1/?serverSelectionTimeoutMS=300%2").arg(m_port).arg(options);
}

void LyingServer::lie(const QString &name, const Lie &lie, int times)
{
    const std::scoped_lock lock(m_mutex);
    m_name = name;
    m_lie = lie;
    m_times = times;
    m_lies = 0;
}

void LyingServer::beHonest()
{
    lie({}, {}, 0);
}

void LyingServer::accept()
{
    while (!m_ends) {
        const int file = ::accept4(m_file, nullptr, nullptr, SOCK_CLOEXEC);
        if (file < 0)
            continue;
        const std::scoped_lock lock(m_mutex);
        m_open << file;
        m_threads.emplace_back([this, file] { serve(file); });
    }
}

void LyingServer::serve(int file)
{
    for (bool goesOn = true; goesOn;) {
        QByteArray request(headBytes, '\0');
        if (!readAll(file, request.data(), headBytes))
            break;
        const qsizetype size = numberAt(request, 0);
        if (size < headBytes || size > (64 << 20))
            break;
        request.resize(size);
        if (!readAll(file, request.data() + headBytes, size - headBytes))
            break;
        QString name;
        QByteArray answer = answerTo(request, name);
        Lie lie;
        {
            const std::scoped_lock lock(m_mutex);
            if (m_lie && name == m_name && m_times-- > 0)
                lie = m_lie;
        }
        if (lie) {
            ++m_lies;
            answer = lie(answer);
            goesOn = false;
        }
        sendAll(file, answer);
    }
    const std::scoped_lock lock(m_mutex);
    m_open.removeOne(file);
    ::close(file);
}

QByteArray LyingServer::answerTo(const QByteArray &request, QString &name)
{
    const base::Bson command = deploy::without(commandIn(request), wireParts);
    name = deploy::firstName(command);
    if (name.compare(QLatin1String("isMaster"), Qt::CaseInsensitive) == 0)
        name = QStringLiteral("hello");
    base::Bson body;
    bool ok = true;
    if (name == QLatin1String("hello")) {
        body = m_state.hello;
    } else if (name == QLatin1String("connectionStatus")) {
        body = wireDocument(R"({"authInfo":{"authenticatedUsers":[],"authenticatedUserRoles":[],
            "authenticatedUserPrivileges":[]}})");
    } else if (name.startsWith(QLatin1String("sasl"))) {
        body = wireDocument(R"({"errmsg":"Authentication failed.","code":18,"codeName":"AuthenticationFailed"})");
        ok = false;
    } else {
        const deploy::Reply reply = m_state.run(command);
        body = reply.document;
        ok = reply.ok;
    }
    const QByteArray document = deploy::joined(body, base::BsonBuilder().real("ok", ok ? 1 : 0).finish()).bytes();
    const qint32 answers = numberAt(request, 4);
    if (numberAt(request, 12) == oldQuery) // flags 8, cursor, first, one document
        return framed(numberBytes(8) + QByteArray(8, '\0') + numberBytes(0) + numberBytes(1) + document, answers,
                      oldReply);
    return framed(numberBytes(0) + '\0' + document, answers, message);
}

QList<std::pair<QByteArray, LyingServer::Lie>> brokenReplies()
{
    using Lie = LyingServer::Lie;
    const auto length = [](qint64 value) -> Lie {
        return [value](QByteArray sound) {
            setNumber(sound, 0, value);
            return sound;
        };
    };
    const auto longer = [](qint64 by) -> Lie {
        return [by](QByteArray sound) {
            setNumber(sound, 0, sound.size() + by);
            return sound;
        };
    };
    const auto operation = [](qint64 value) -> Lie {
        return [value](QByteArray sound) {
            setNumber(sound, 12, value);
            return sound;
        };
    };
    const auto flags = [](qint64 value) -> Lie {
        return [value](QByteArray sound) {
            setNumber(sound, headBytes, value);
            return sound;
        };
    };
    const auto first = [](double share) -> Lie {
        return [share](const QByteArray &sound) {
            return sound.left(static_cast<qsizetype>(share * static_cast<double>(sound.size())));
        };
    };
    const auto documentLength = [](qint64 value) -> Lie {
        return [value](QByteArray sound) {
            setNumber(sound, documentAt(sound), value);
            return sound;
        };
    };
    const auto document = [](const QByteArray &bytes) -> Lie {
        return [bytes](const QByteArray &sound) {
            return replaced(sound, bytes);
        };
    };
    const auto bytes = [](const QByteArray &instead) -> Lie {
        return [instead](const QByteArray &) {
            return instead;
        };
    };
    const auto noise = [](quint32 size) {
        QByteArray out(size, '\0');
        for (quint32 i = 0; i < size; ++i)
            out[i] = static_cast<char>((i * 167 + 89 + i * i * 13) & 0xff);
        return out;
    };
    const auto kind = [](char value) -> Lie {
        return [value](QByteArray sound) {
            sound[headBytes + 4] = value;
            return sound;
        };
    };
    const QByteArray one = element('\x01', "ok", QByteArray::fromHex("000000000000f03f"));
    return {{"length 0", length(0)},
            {"length 15", length(15)},
            {"length 16", length(16)},
            {"length -1", length(-1)},
            {"length 2^31-1", length(0x7fffffff)},
            {"length above the limit", length(48'000'001)},
            {"length below the limit", length(47'999'999)},
            {"length one too large", longer(1)},
            {"length one too small", longer(-1)},
            {"length ten too small", longer(-10)},
            {"closed at once", first(0)},
            {"closed in the head", bytes(QByteArray(7, '\1'))},
            {"closed after the head",
             [](const QByteArray &sound) {
                 return sound.left(headBytes);
             }},
            {"closed in the middle", first(0.6)},
            {"closed before the last byte",
             [](const QByteArray &sound) {
                 return sound.chopped(1);
             }},
            {"operation 0", operation(0)},
            {"operation of an old reply", operation(oldReply)},
            {"operation of a query", operation(oldQuery)},
            {"operation of a compressed message", operation(2012)},
            {"operation 9999", operation(9999)},
            {"operation of a message", operation(message)},
            {"answers another request",
             [](QByteArray sound) {
                 setNumber(sound, 8, 4711);
                 return sound;
             }},
            {"all flags", flags(-1)},
            {"flag of more to come", flags(2)},
            {"flag of a checksum", flags(1)},
            {"section of an unknown kind", kind(9)},
            {"section of a sequence", kind(1)},
            {"no section",
             [](const QByteArray &sound) {
                 return framed(sound.mid(headBytes, 4), numberAt(sound, 8), numberAt(sound, 12));
             }},
            {"no body",
             [](const QByteArray &sound) {
                 return framed({}, numberAt(sound, 8), numberAt(sound, 12));
             }},
            {"two messages",
             [](const QByteArray &sound) {
                 return sound + sound;
             }},
            {"document of length 0", documentLength(0)},
            {"document of length 4", documentLength(4)},
            {"document of length -5", documentLength(-5)},
            {"document of length 2^31-1", documentLength(0x7fffffff)},
            {"document longer than its message", documentLength(100'000)},
            {"document shorter than it is", documentLength(6)},
            {"document without an end",
             [](QByteArray sound) {
                 sound.back() = '\x10';
                 return sound;
             }},
            {"element of an unknown type", document(element('\x77', "a", "12345678"))},
            {"text of negative length", document(element('\x02', "a", numberBytes(-1) + "x" + '\0'))},
            {"text beyond the end", document(element('\x02', "a", numberBytes(9'999'999) + "x" + '\0'))},
            {"text without an end", document(element('\x02', "a", numberBytes(2) + "xy"))},
            {"text that is no UTF-8", document(element('\x02', "errmsg", numberBytes(3) + "\xff\xfe" + '\0'))},
            {"binary beyond the end", document(element('\x05', "a", numberBytes(1 << 30) + '\0' + "x"))},
            {"code with scope of length 0", document(element('\x0f', "a", numberBytes(0)))},
            {"name without an end", document(numberBytes(9) +
                                             "\x10"
                                             "abc" +
                                             '\0')},
            {"inner document beyond the end", document(element('\x03', "cursor", numberBytes(4096) + '\0'))},
            {"inner document of length 1", document(element('\x04', "cursor", numberBytes(1) + '\0'))},
            {"150 levels", document(nested(150))},
            {"10,000 levels", document(nested(10'000))},
            {"empty document", document(numberBytes(5) + '\0')},
            {"nothing but ok", document(one)},
            {"ok is text", document(element('\x02', "ok", numberBytes(4) + "yes" + '\0'))},
            {"20 MB of zeros", document(QByteArray(20'000'000, '\0'))},
            {"noise, short", bytes(noise(64))},
            {"noise, long", bytes(noise(70'000))},
            {"a page of the web", bytes("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n")},
            {"an alert of TLS", bytes(QByteArray::fromHex("15030300020246"))}};
}

} // namespace sw::testsupport
