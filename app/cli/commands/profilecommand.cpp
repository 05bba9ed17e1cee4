// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/command.h"
#include "app/cli/program.h"
#include "app/cli/reports/table.h"
#include "app/cli/server/password.h"
#include "app/cli/server/serverconnection.h"
#include "models/base/jsonwriter.h"
#include "models/base/secret.h"
#include "models/base/suggestion.h"
#include "models/base/text.h"
#include "models/services/connections/keychain.h"
#include "models/services/connections/profilestore.h"

#include <QCoreApplication>

namespace sw::cli
{

namespace
{

/// Servers by name, the same ones as in the window.
class ProfileCommand final : public Command
{
    Q_DECLARE_TR_FUNCTIONS(ProfileCommand)

public:
    QString name() const override { return QStringLiteral("profile"); }
    QString summary() const override
    {
        return tr("connection profiles: servers by name, for --profile and the window");
    }
    QString details() const override
    {
        return tr("list: all profiles. add NAME: keeps the server of --uri under this name, in place of an older one. "
                  "remove NAME. keep-password NAME: puts a password into the keychain of the desktop, for "
                  "--password-keychain and the window. forget-password NAME.\nA profile holds no password. Plans for a "
                  "production server are applied only with "
                  "--unlock.");
    }
    QList<Positional> positionals() const override
    {
        return {{QStringLiteral("ACTION"), allActions().join(QLatin1String(", ")), true},
                {QStringLiteral("NAME"), tr("the profile, but for list"), false}};
    }
    QList<Option> options() const override
    {
        return {
            {{QStringLiteral("uri")}, QStringLiteral("URI"), tr("of add: the server, without a password"), false},
            {{QStringLiteral("role")},
             QStringLiteral("ROLE"),
             tr("of add: development, staging or production; default: development"),
             false},
            {{QStringLiteral("db")}, QStringLiteral("DB"), tr("of add: the database, unless --db says another"), false},
            {{QStringLiteral("password-stdin")},
             {},
             tr("of keep-password: read the password from standard input, up to the first line break"),
             false},
            {{QStringLiteral("password-fd")},
             QStringLiteral("N"),
             tr("of keep-password: read the password from this file descriptor"),
             false},
            jsonOption()};
    }
    QString jsonMembers() const override
    {
        return QStringLiteral(R"({"profiles": [{"name", "role", "uri", "database"}]})");
    }
    QStringList examples() const override
    {
        return {QStringLiteral(
                    "profile add staging --uri 'mongodb://me@db1.example.com/?tls=true' --role staging --db shop"),
                QStringLiteral("profile list")};
    }
    base::Result<int> run(Context &context, const Arguments &arguments) const override;

private:
    static QStringList allActions()
    {
        return {QStringLiteral("list"), QStringLiteral("add"), QStringLiteral("remove"),
                QStringLiteral("keep-password"), QStringLiteral("forget-password")};
    }
    base::Result<int> add(Context &context, const Arguments &arguments, const QString &name) const;
    base::Result<int> list(Context &context, const Arguments &arguments) const;
    base::Result<int> password(Context &context, const Arguments &arguments, const QString &name, bool keep) const;
};

base::Result<int> ProfileCommand::list(Context &context, const Arguments &arguments) const
{
    const auto profiles = services::ProfileStore(context.environment).all();
    if (!profiles)
        return profiles.error();
    if (arguments.has(QStringLiteral("json"))) {
        base::JsonWriter json;
        json.beginObject().key(QStringLiteral("profiles")).beginArray();
        for (const services::ConnectionProfile &profile : *profiles)
            json.beginObject()
                .member(QStringLiteral("name"), profile.name)
                .member(QStringLiteral("role"), services::roleName(profile.role))
                .member(QStringLiteral("uri"), services::uriOf(profile))
                .member(QStringLiteral("database"), profile.database)
                .end();
        json.end().end();
        context.out.write(json.result());
        return ExitCode::done;
    }
    if (profiles->isEmpty()) {
        context.out.line(tr("No profiles yet: profile add NAME --uri mongodb://…"));
        return ExitCode::done;
    }
    Table table({tr("Name"), tr("Role"), tr("Server"), tr("Database")});
    for (const services::ConnectionProfile &profile : *profiles)
        table.add({profile.name, services::roleText(profile.role), services::uriOf(profile), profile.database});
    table.print(context.out);
    return ExitCode::done;
}

base::Result<int> ProfileCommand::add(Context &context, const Arguments &arguments, const QString &name) const
{
    const QString uri = arguments.value(QStringLiteral("uri"));
    if (uri.isEmpty())
        return base::Error{base::ErrorCode::Usage, tr("No server was named."), QStringLiteral("--uri"),
                           tr("For example: --uri mongodb://127.0.0.1:27017.")};
    if (holdsPassword(uri))
        return base::Error{base::ErrorCode::Usage, tr("A profile holds no password."), QStringLiteral("--uri"),
                           tr("Leave it out; commands take it by --password-stdin.")};
    auto profile = services::profileFrom(uri, name);
    if (!profile)
        return profile.error();
    if (arguments.has(QStringLiteral("role"))) {
        const QString role = arguments.value(QStringLiteral("role"));
        const auto known = services::roleOfName(role);
        if (!known)
            return base::Error{base::ErrorCode::Usage, tr("'%1' is not a role of a server.").arg(role),
                               QStringLiteral("--role"),
                               base::suggestion(role, {services::roleName(services::ServerRole::Development),
                                                       services::roleName(services::ServerRole::Staging),
                                                       services::roleName(services::ServerRole::Production)})};
        profile->role = *known;
    }
    if (arguments.has(QStringLiteral("db")))
        profile->database = arguments.value(QStringLiteral("db"));
    if (const auto kept = services::ProfileStore(context.environment).put(*profile); !kept)
        return kept.error();
    say(context, tr("Kept the profile %1 (%2).").arg(base::visibleText(name), services::roleText(profile->role)));
    return ExitCode::done;
}

base::Result<int> ProfileCommand::password(Context &context, const Arguments &arguments, const QString &name,
                                           bool keep) const
{
    const auto profile = services::ProfileStore(context.environment).named(name);
    if (!profile)
        return profile.error();
    if (!keep) {
        const auto gone = services::Keychain::forget(*profile);
        if (!gone)
            return gone.error();
        say(context, tr("The keychain keeps no password of %1.").arg(base::visibleText(name)));
        return ExitCode::done;
    }
    auto typed = readPassword(context, arguments);
    if (!typed)
        return typed.error();
    if (typed->isEmpty())
        return base::Error{base::ErrorCode::Usage, tr("No password came."), QStringLiteral("profile keep-password"),
                           tr("Give it by --password-stdin.")};
    const auto kept = services::Keychain::keep(*profile, *typed);
    base::wipe(*typed);
    if (!kept)
        return kept.error();
    say(context, tr("The password of %1 is in the keychain.").arg(base::visibleText(name)));
    return ExitCode::done;
}

base::Result<int> ProfileCommand::run(Context &context, const Arguments &arguments) const
{
    const QString action = arguments.positional(QStringLiteral("ACTION"));
    const QString name = arguments.positional(QStringLiteral("NAME"));
    if (!allActions().contains(action))
        return base::Error{base::ErrorCode::Usage, tr("Unknown action '%1'.").arg(action), QStringLiteral("profile"),
                           base::suggestion(action, allActions())};
    if (action == QLatin1String("list"))
        return list(context, arguments);
    if (name.isEmpty())
        return base::Error{base::ErrorCode::Usage, tr("The name is missing."), QStringLiteral("profile ") + action,
                           tr("'profile list' shows those there are.")};
    if (action == QLatin1String("add"))
        return add(context, arguments, name);
    if (action.endsWith(QLatin1String("-password")))
        return password(context, arguments, name, action.startsWith(QLatin1String("keep")));
    if (const auto removed = services::ProfileStore(context.environment).remove(name); !removed)
        return removed.error();
    say(context, tr("Removed the profile %1.").arg(base::visibleText(name)));
    return ExitCode::done;
}

} // namespace

const Command &profileCommand()
{
    static const ProfileCommand command;
    return command;
}

} // namespace sw::cli
