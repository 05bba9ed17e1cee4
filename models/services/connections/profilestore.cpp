// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/connections/profilestore.h"

#include "models/base/enumtable.h"
#include "models/base/files/safefile.h"
#include "models/base/files/statefolder.h"
#include "models/base/jsonwriter.h"
#include "models/base/suggestion.h"
#include "models/base/texts.h"
#include "models/base/utf8text.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace sw::services
{

namespace
{

constexpr qint64 mostBytes = 16LL * 1024 * 1024;
constexpr base::EnumNames<TlsUse::Off> tlsNames("default", "on", "off");

void writeProfile(base::JsonWriter &json, const ConnectionProfile &profile)
{
    json.beginObject().member(QStringLiteral("name"), profile.name).member(QStringLiteral("srv"), profile.isSrv);
    const auto list = [&](const QString &name, const QStringList &texts) {
        json.key(name).inlineNext().beginArray();
        for (const QString &text : texts)
            json.value(text);
        json.end();
    };
    list(QStringLiteral("hosts"), profile.hosts);
    json.member(QStringLiteral("replicaSet"), profile.replicaSet)
        .member(QStringLiteral("tls"), QString(nameOf(tlsNames, profile.tls)))
        .member(QStringLiteral("caFile"), profile.caFile)
        .member(QStringLiteral("certificateFile"), profile.certificateFile)
        .member(QStringLiteral("mechanism"), profile.mechanism)
        .member(QStringLiteral("user"), profile.user)
        .member(QStringLiteral("loginDatabase"), profile.loginDatabase)
        .member(QStringLiteral("readPreference"), profile.readPreference);
    list(QStringLiteral("options"), profile.otherOptions);
    json.member(QStringLiteral("database"), profile.database)
        .member(QStringLiteral("role"), roleName(profile.role))
        .end();
}

/// A role that is not known is the most careful one.
ConnectionProfile readProfile(const QJsonObject &json)
{
    ConnectionProfile out;
    for (const auto &[member, target] : {std::pair("name", &out.name),
                                         {"replicaSet", &out.replicaSet},
                                         {"caFile", &out.caFile},
                                         {"certificateFile", &out.certificateFile},
                                         {"mechanism", &out.mechanism},
                                         {"user", &out.user},
                                         {"loginDatabase", &out.loginDatabase},
                                         {"readPreference", &out.readPreference},
                                         {"database", &out.database}})
        *target = json.value(QLatin1String(member)).toString();
    out.isSrv = json.value(QLatin1String("srv")).toBool();
    out.hosts = base::textsOf(json.value(QLatin1String("hosts")));
    out.otherOptions = base::textsOf(json.value(QLatin1String("options")));
    out.tls = tlsNames.find(json.value(QLatin1String("tls")).toString()).value_or(TlsUse::Default);
    out.role = roleOfName(json.value(QLatin1String("role")).toString()).value_or(ServerRole::Production);
    return out;
}

bool isBefore(const ConnectionProfile &a, const ConnectionProfile &b)
{
    return a.name.compare(b.name, Qt::CaseInsensitive) < 0;
}

} // namespace

base::Result<QString> ProfileStore::path() const
{
    const base::Result<QString> folder = base::stateFolder(QStringLiteral("connections"), m_environment);
    return folder ? *folder + QStringLiteral("/profiles.json") : folder;
}

base::Result<QList<ConnectionProfile>> ProfileStore::all() const
{
    const base::Result<QString> file = path();
    if (!file)
        return file.error();
    QList<ConnectionProfile> out;
    if (!QFileInfo::exists(*file))
        return out;
    const base::Result<QByteArray> content = base::readFile(*file, mostBytes);
    if (!content)
        return content.error();
    const QJsonObject object = QJsonDocument::fromJson(base::withEscapedMarks(*content)).object();
    if (!object.value(QLatin1String("profiles")).isArray())
        return base::Error{base::ErrorCode::Format, Text::tr("This is not a file of connection profiles."), *file,
                           Text::tr("Move it away; profiles then start from none.")};
    for (const QJsonValue profile : object.value(QLatin1String("profiles")).toArray())
        out << readProfile(profile.toObject());
    std::stable_sort(out.begin(), out.end(), isBefore);
    return out;
}

base::Result<ConnectionProfile> ProfileStore::named(const QString &name) const
{
    const auto profiles = all();
    if (!profiles)
        return profiles.error();
    QStringList names;
    for (const ConnectionProfile &profile : *profiles) {
        if (profile.name == name)
            return profile;
        names << profile.name;
    }
    return base::Error{base::ErrorCode::Usage,
                       Text::tr("There is no connection profile “%1”.").arg(name),
                       {},
                       names.isEmpty() ? Text::tr("Add one: profile add %1 --uri mongodb://…").arg(name)
                                       : base::suggestion(name, names)};
}

base::Result<void> ProfileStore::put(const ConnectionProfile &profile) const
{
    if (const auto usable = checkProfile(profile); !usable)
        return usable;
    auto profiles = all();
    if (!profiles)
        return profiles.error();
    profiles->removeIf([&](const ConnectionProfile &one) { return one.name == profile.name; });
    *profiles << profile;
    return write(*profiles);
}

base::Result<void> ProfileStore::remove(const QString &name) const
{
    if (const auto there = named(name); !there)
        return there.error();
    auto profiles = all();
    if (!profiles)
        return profiles.error();
    profiles->removeIf([&](const ConnectionProfile &one) { return one.name == name; });
    return write(*profiles);
}

base::Result<void> ProfileStore::write(const QList<ConnectionProfile> &profiles) const
{
    const base::Result<QString> file = path();
    if (!file)
        return file.error();
    base::JsonWriter json;
    json.beginObject().key(QStringLiteral("profiles")).beginArray();
    for (const ConnectionProfile &profile : profiles)
        writeProfile(json, profile);
    json.end().end();
    return base::writeFileSafely(*file, json.result());
}

} // namespace sw::services
