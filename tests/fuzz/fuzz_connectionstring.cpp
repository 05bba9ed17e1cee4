// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/target.h"

#include "models/deploy/connectionstring.h"
#include "models/services/connections/connectionprofile.h"

using namespace sw;

namespace
{

constexpr qsizetype longest = 16384; ///< that is read

QList<QByteArray> seeds()
{
    return {"mongodb://127.0.0.1:27017/shop",
            "mongodb://ann:secretword@db1.example:27017,db2.example:27018,[::1]:27019/shop?replicaSet=rs0&tls=true",
            "mongodb+srv://ann:p%40ss%3Aword@cluster.example/?authSource=admin&retryWrites=true",
            "mongodb://%2Ftmp%2Fmongodb-27017.sock/?directConnection=true",
            "mongodb://u@h.example/"
            "?authMechanism=MONGODB-X509&tls=true&tlsCertificateKeyFile=%2Fx.pem&readPreference=nearest"};
}

/// A password is never shown, and what goes to the driver has the same hosts and no user.
bool takes(const QByteArray &input)
{
    const QString text = QString::fromUtf8(input);
    const auto read = deploy::parseConnectionString(text);
    QByteArray password;
    const QString without = services::takePassword(text, password);
    const QString shown = deploy::uriForPeople(text);
    const auto profile = services::profileFrom(text, QStringLiteral("p"));
    if (!read) {
        if (read.error().text().contains(QLatin1String("secretword")))
            fuzz::broken("an error holds no password");
        return false;
    }
    if (read->password == "secretword") {
        if (shown.contains(QLatin1String("secretword")) && !text.startsWith(QLatin1String("mongodb://secretword")) &&
            text.count(QLatin1String("secretword")) == 1)
            fuzz::broken("a connection string for people holds no password");
        if (without.count(QLatin1String("secretword")) == text.count(QLatin1String("secretword")))
            fuzz::broken("a password is taken out");
    }
    const QString plain = read->withoutCredentials();
    if (plain.size() > longest) // escapes made it longer
        return true;
    const auto driver = deploy::parseConnectionString(plain);
    if (!driver || driver->hosts != read->hosts || !driver->user.isEmpty() || driver->hasPassword)
        fuzz::broken("the driver gets the same hosts and no login");
    [[maybe_unused]] const auto secure = deploy::checkSecurity(*read);
    if (profile) {
        [[maybe_unused]] const auto good = services::checkProfile(*profile);
        const auto again = deploy::parseConnectionString(services::uriOf(*profile));
        if (again && (again->hosts != read->hosts || again->user != read->user || again->hasPassword))
            fuzz::broken("a profile leads to the same hosts");
    }
    return true;
}

} // namespace

const fuzz::Target &fuzz::target()
{
    static const Target uri{"connectionstring",
                            seeds,
                            {"mongodb://",
                             "mongodb+srv://",
                             "@",
                             "%",
                             "%2F",
                             "%00",
                             "%C0%AF",
                             "?",
                             "&",
                             "=",
                             "/",
                             ":",
                             ",",
                             "[",
                             "]",
                             "tlsInsecure=true",
                             "authMechanism=PLAIN",
                             "replicaSet=",
                             "secretword",
                             "ssl=false",
                             "readPreference=secondary",
                             "directConnection=true",
                             "[fe80::1%25eth0]",
                             ":65536",
                             "#",
                             ";"},
                            takes};
    return uri;
}
