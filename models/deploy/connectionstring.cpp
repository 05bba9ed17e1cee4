// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/connectionstring.h"

#include "models/base/texts.h"
#include "models/base/utf8text.h"

#include <QFileInfo>
#include <QHash>
#include <QSet>
#include <QStringDecoder>
#include <QUrl>

#include <algorithm>

namespace sw::deploy
{

namespace
{

enum class Kind { Truth, Whole, Text, Mechanism };

/// Options that the driver knows; anything else is a mistake.
const QHash<QString, Kind> &knownOptions()
{
    static const QHash<QString, Kind> table = [] {
        QHash<QString, Kind> out;
        const auto add = [&](Kind kind, const char *names) {
            for (const QString &name : QString::fromLatin1(names).split(QLatin1Char(' ')))
                out.insert(name, kind);
        };
        add(Kind::Truth, "tls ssl tlsinsecure tlsallowinvalidcertificates tlsallowinvalidhostnames "
                         "tlsdisableocspendpointcheck directconnection "
                         "retryreads retrywrites journal loadbalanced");
        add(Kind::Whole, "connecttimeoutms serverselectiontimeoutms sockettimeoutms heartbeatfrequencyms "
                         "localthresholdms maxidletimems "
                         "maxpoolsize minpoolsize wtimeoutms zlibcompressionlevel srvmaxhosts maxstalenessseconds");
        add(Kind::Text, "appname authsource replicaset readconcernlevel readpreference readpreferencetags compressors "
                        "srvservicename "
                        "tlscafile tlscertificatekeyfile tlscertificatekeyfilepassword w");
        add(Kind::Mechanism, "authmechanism");
        return out;
    }();
    return table;
}

base::Error usage(const QString &message, const QString &wayOut = {})
{
    return {base::ErrorCode::Usage, message, Text::tr("connection string"),
            wayOut.isEmpty() ? Text::tr("The form is mongodb://USER@HOST:PORT/?OPTION=VALUE; in user and "
                                        "password write @ : / ? # % as %40 %3A %2F %3F %23 %25.")
                             : wayOut};
}

bool isHex(QChar c)
{
    const char16_t u = c.unicode();
    return (u >= '0' && u <= '9') || (u >= 'a' && u <= 'f') || (u >= 'A' && u <= 'F');
}

/// The bytes behind percent escapes; nothing when an escape is broken or the result is not UTF-8 or holds a zero.
std::optional<QByteArray> unescaped(const QString &text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == QLatin1Char('%') && (i + 2 >= text.size() || !isHex(text[i + 1]) || !isHex(text[i + 2])))
            return std::nullopt;
    }
    const QByteArray bytes = QByteArray::fromPercentEncoding(text.toUtf8());
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString decoded = decoder(bytes);
    if (decoder.hasError() || bytes.contains('\0'))
        return std::nullopt;
    return bytes;
}

bool isPort(const QString &text)
{
    bool ok = false;
    const int port = text.toInt(&ok);
    return ok && port >= 1 && port <= 65535 && text.size() <= 5 && text.at(0).isDigit();
}

bool isHostName(const QString &text)
{
    const auto allowed = [](QChar c) {
        return (c.unicode() < 128 && c.isLetterOrNumber()) || c == QLatin1Char('.') || c == QLatin1Char('-') ||
               c == QLatin1Char('_');
    };
    return !text.isEmpty() && text.size() <= 255 && std::all_of(text.cbegin(), text.cend(), allowed);
}

bool isHost(const QString &text)
{
    if (text.endsWith(QLatin1String(".sock")))
        return text.startsWith(QLatin1String("%2F"), Qt::CaseInsensitive) && unescaped(text) &&
               !text.contains(QLatin1Char('/'));
    if (text.startsWith(QLatin1Char('['))) {
        const qsizetype end = text.indexOf(QLatin1Char(']'));
        const QString inner = text.mid(1, end - 1);
        const auto allowed = [](QChar c) {
            return isHex(c) || c == QLatin1Char(':') || c == QLatin1Char('.');
        };
        const QString rest = text.mid(end + 1);
        return end > 1 && std::all_of(inner.cbegin(), inner.cend(), allowed) &&
               (rest.isEmpty() || (rest.startsWith(QLatin1Char(':')) && rest.size() > 1 && isPort(rest.mid(1))));
    }
    const qsizetype colon = text.indexOf(QLatin1Char(':'));
    if (colon < 0)
        return isHostName(text);
    return isHostName(text.left(colon)) && colon + 1 < text.size() && isPort(text.mid(colon + 1));
}

bool isLoopbackHost(const QString &host)
{
    const QString name = host.startsWith(QLatin1Char('[')) ? host.section(QLatin1Char(']'), 0, 0).mid(1)
                                                           : host.section(QLatin1Char(':'), 0, 0);
    return name == QLatin1String("localhost") || name == QLatin1String("::1") ||
           host.endsWith(QLatin1String(".sock")) ||
           (name.startsWith(QLatin1String("127.")) && name.count(QLatin1Char('.')) == 3 &&
            std::all_of(name.cbegin(), name.cend(), [](QChar c) { return c.isDigit() || c == QLatin1Char('.'); }));
}

std::optional<base::Error> readCredentials(ConnectionString &out, const QString &text)
{
    const qsizetype colon = text.indexOf(QLatin1Char(':'));
    const QString rawUser = colon < 0 ? text : text.left(colon);
    const QString rawPassword = colon < 0 ? QString() : text.mid(colon + 1);
    if (rawUser.isEmpty())
        return usage(Text::tr("The user before '@' is empty."));
    if (rawPassword.contains(QLatin1Char(':')))
        return usage(Text::tr("User or password hold a ':' that is not escaped."));
    const auto user = unescaped(rawUser);
    const auto password = unescaped(rawPassword);
    if (!user || !password)
        return usage(Text::tr("User or password hold a '%' that starts no valid escape."));
    out.user = QString::fromUtf8(*user);
    out.password = *password;
    out.hasPassword = colon >= 0;
    return std::nullopt;
}

std::optional<base::Error> readHosts(ConnectionString &out, const QString &text)
{
    out.hosts = text.split(QLatin1Char(','));
    for (qsizetype i = 0; i < out.hosts.size(); ++i) {
        if (!isHost(out.hosts.at(i)))
            return usage(Text::tr("Host number %1 is empty or no host name with an optional port.").arg(i + 1));
    }
    if (out.isSrv && (out.hosts.size() != 1 || out.hosts.first().contains(QLatin1Char(':'))))
        return usage(Text::tr("A mongodb+srv string takes one host without a port."));
    return std::nullopt;
}

bool isValue(Kind kind, const QString &value)
{
    switch (kind) {
    case Kind::Truth:
        return value == QLatin1String("true") || value == QLatin1String("false");
    case Kind::Whole:
        return !value.isEmpty() && value.size() <= 9 && std::all_of(value.cbegin(), value.cend(), [](QChar c) {
            return c >= QLatin1Char('0') && c <= QLatin1Char('9');
        });
    case Kind::Mechanism:
        return QStringList{QStringLiteral("SCRAM-SHA-256"), QStringLiteral("SCRAM-SHA-1"),
                           QStringLiteral("MONGODB-X509"), QStringLiteral("PLAIN")}
            .contains(value);
    case Kind::Text:
        break;
    }
    return !value.isEmpty();
}

std::optional<base::Error> readOptions(ConnectionString &out, const QString &text)
{
    const QString wayOut = Text::tr("Write options as NAME=VALUE joined by '&'; tls takes true or false.");
    int number = 0;
    QSet<QString> seen;
    for (const QString &part : text.split(QLatin1Char('&'))) {
        ++number;
        const qsizetype equals = part.indexOf(QLatin1Char('='));
        const QString name = part.left(equals).toLower();
        const auto value = unescaped(part.mid(equals + 1));
        const auto known = knownOptions().constFind(name);
        if (equals < 1 || known == knownOptions().cend())
            return usage(Text::tr("Option number %1 is not known.").arg(number), wayOut);
        if (!value || !isValue(*known, QString::fromUtf8(*value)))
            return usage(Text::tr("Option number %1 has a value that it cannot have.").arg(number), wayOut);
        if (seen.contains(name) && name != QLatin1String("readpreferencetags"))
            return usage(Text::tr("Option number %1 is given twice.").arg(number), wayOut);
        seen.insert(name);
        out.options.append({name, QString::fromUtf8(*value)});
    }
    if (seen.contains(QStringLiteral("tls")) && seen.contains(QStringLiteral("ssl")))
        return usage(Text::tr("tls and ssl are the same option; give one."), wayOut);
    return std::nullopt;
}

std::optional<base::Error> readDatabase(ConnectionString &out, const QString &text)
{
    const auto name = unescaped(text);
    out.database = name ? base::utf8Text(*name) : QString();
    const QString forbidden = QStringLiteral("/\\. \"$");
    const bool wrong =
        std::any_of(out.database.cbegin(), out.database.cend(), [&](QChar c) { return forbidden.contains(c); });
    if (!name || wrong || name->size() > 63)
        return usage(Text::tr("The database after the hosts is not a valid name."));
    return std::nullopt;
}

} // namespace

QString ConnectionString::option(const QString &name) const
{
    for (const auto &[key, value] : options) {
        if (key == name)
            return value;
    }
    return {};
}

bool ConnectionString::isLoopback() const
{
    return !isSrv && std::all_of(hosts.cbegin(), hosts.cend(), isLoopbackHost);
}

bool ConnectionString::usesTls() const
{
    const QString said = option(QStringLiteral("tls")) + option(QStringLiteral("ssl"));
    if (!said.isEmpty())
        return said == QLatin1String("true");
    return isSrv || std::any_of(options.cbegin(), options.cend(),
                                [](const auto &one) { return one.first.startsWith(QLatin1String("tls")); });
}

bool ConnectionString::hasWeakTls() const
{
    const QStringList weak{QStringLiteral("tlsinsecure"), QStringLiteral("tlsallowinvalidcertificates"),
                           QStringLiteral("tlsallowinvalidhostnames")};
    return std::any_of(weak.cbegin(), weak.cend(),
                       [this](const QString &name) { return option(name) == QLatin1String("true"); });
}

bool ConnectionString::seesWholeSet() const
{
    const QString direct = option(QStringLiteral("directconnection"));
    return direct == QLatin1String("false") ||
           (direct.isEmpty() && (isSrv || hosts.size() > 1 || !option(QStringLiteral("replicaset")).isEmpty()));
}

QString ConnectionString::hostsText() const
{
    return hosts.join(QLatin1Char(','));
}

QString ConnectionString::withoutCredentials() const
{
    QStringList pairs;
    for (const auto &[name, value] : options) {
        if (name == QLatin1String("authmechanism"))
            continue; // a driver refuses it where it sees no user
        pairs << name + QLatin1Char('=') + QString::fromLatin1(QUrl::toPercentEncoding(value, ",:"));
    }
    QString out = (isSrv ? QStringLiteral("mongodb+srv://") : QStringLiteral("mongodb://")) + hostsText() +
                  QLatin1Char('/') + QString::fromLatin1(QUrl::toPercentEncoding(database));
    if (!pairs.isEmpty())
        out += QLatin1Char('?') + pairs.join(QLatin1Char('&'));
    return out;
}

base::Result<ConnectionString> parseConnectionString(const QString &uri)
{
    constexpr qsizetype longest = 16384;
    ConnectionString out;
    out.isSrv = uri.startsWith(QLatin1String("mongodb+srv://"));
    if (!out.isSrv && !uri.startsWith(QLatin1String("mongodb://")))
        return usage(Text::tr("It does not start with mongodb:// or mongodb+srv://."));
    if (uri.size() > longest || std::any_of(uri.cbegin(), uri.cend(), [](QChar c) {
            return c.unicode() <= 0x20 || c.unicode() == 0x7f || c == QLatin1Char('#');
        }))
        return usage(Text::tr("It is too long, or holds a blank, a control character or a '#'."));
    QString rest = uri.mid(uri.indexOf(QLatin1String("://")) + 3);
    if (rest.count(QLatin1Char('@')) > 1)
        return usage(Text::tr("It holds more than one '@'."));
    const qsizetype question = rest.indexOf(QLatin1Char('?'));
    const QString options = question < 0 ? QString() : rest.mid(question + 1);
    rest = question < 0 ? rest : rest.left(question);
    const qsizetype at = rest.indexOf(QLatin1Char('@'));
    if (options.contains(QLatin1Char('@')) || (at >= 0 && rest.left(at).contains(QLatin1Char('/'))))
        return usage(Text::tr("User or password hold a '/' or '?' that is not escaped."));
    if (at >= 0) {
        if (const auto error = readCredentials(out, rest.left(at)))
            return *error;
    }
    const QString place = rest.mid(at + 1);
    if (const auto error = readHosts(out, place.section(QLatin1Char('/'), 0, 0)))
        return *error;
    if (const auto error = readDatabase(out, place.section(QLatin1Char('/'), 1)))
        return *error;
    if (!options.isEmpty()) {
        if (const auto error = readOptions(out, options))
            return *error;
    }
    return out;
}

QString uriForPeople(const QString &uri)
{
    const auto connection = parseConnectionString(uri);
    if (!connection)
        return Text::tr("a connection string that cannot be read");
    return (connection->isSrv ? QStringLiteral("mongodb+srv://") : QStringLiteral("mongodb://")) +
           connection->hostsText() + QLatin1Char('/') + connection->database;
}

base::Result<void> checkSecurity(const ConnectionString &connection)
{
    const QString mechanism = connection.option(QStringLiteral("authmechanism"));
    const bool needsTls = mechanism == QLatin1String("PLAIN") || mechanism == QLatin1String("MONGODB-X509");
    if (needsTls && !connection.usesTls())
        return usage(Text::tr("The login mechanism would send the password in clear without TLS."),
                     Text::tr("Add tls=true."));
    const bool said =
        !connection.option(QStringLiteral("tls")).isEmpty() || !connection.option(QStringLiteral("ssl")).isEmpty();
    if (!connection.usesTls() && !said && !connection.isLoopback())
        return usage(Text::tr("The connection to another machine would not be encrypted."),
                     Text::tr("Add tls=true, or tls=false if that is what you want."));
    const QString key = connection.option(QStringLiteral("tlscertificatekeyfile"));
    const QString authority = connection.option(QStringLiteral("tlscafile"));
    for (const auto &[file, option] : {std::pair(key, "tlsCertificateKeyFile"), {authority, "tlsCAFile"}}) {
        if (!file.isEmpty() && !QFileInfo(file).isReadable())
            return usage(
                Text::tr("The file of the option %1 is not there or cannot be read.").arg(QLatin1String(option)),
                Text::tr("Name a file in PEM form that this user can read."));
    }
    const QFile::Permissions open = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    if (!key.isEmpty() && QFileInfo(key).permissions().testAnyFlags(open))
        return usage(Text::tr("The client's key file can be read by others."),
                     Text::tr("Take the rights of group and others from the file (chmod 600)."));
    if (!authority.isEmpty() && QFileInfo(authority).permissions().testAnyFlags(QFile::WriteGroup | QFile::WriteOther))
        return usage(Text::tr("The file of certificate authorities can be changed by others."),
                     Text::tr("Take the right to write from group and others (chmod 644)."));
    return {};
}

} // namespace sw::deploy
