// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/plan/planfile.h"

#include "models/base/jsonwriter.h"
#include "models/base/texts.h"
#include "models/base/utf8text.h"
#include "models/deploy/plan/plancheck.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace sw::deploy
{

namespace
{

constexpr qsizetype largestFile = 256 * 1024 * 1024;
constexpr int formatVersion = 3; // 2: the members of the set; 3: names and what changed its name

const QString &formatName()
{
    static const QString name = QStringLiteral("shapewright-plan");
    return name;
}

template <typename Enum>
struct NameRow
{
    Enum value;
    const char *name;
};

constexpr NameRow<StepKind> kindNames[] = {
    {StepKind::CreateCollection, "createCollection"}, {StepKind::CreateIndex, "createIndex"},
    {StepKind::ChangeValidator, "changeValidator"},   {StepKind::ChangeIndex, "changeIndex"},
    {StepKind::ChangeOptions, "changeOptions"},       {StepKind::Manual, "manual"}};
constexpr NameRow<Violators::State> countNames[] = {{Violators::State::NotAsked, "notAsked"},
                                                    {Violators::State::None, "none"},
                                                    {Violators::State::Some, "some"},
                                                    {Violators::State::Unknown, "unknown"}};

template <typename Enum, size_t size>
QString nameOf(const NameRow<Enum> (&rows)[size], Enum value)
{
    for (const auto &row : rows) {
        if (row.value == value)
            return QString::fromLatin1(row.name);
    }
    return {};
}

/// The first row for a name that is unknown: the comparison of the whole text finds that later.
template <typename Enum, size_t size>
Enum valueOf(const NameRow<Enum> (&rows)[size], const QString &name)
{
    for (const auto &row : rows) {
        if (name == QLatin1String(row.name))
            return row.value;
    }
    return rows[0].value;
}

void writeDocument(base::JsonWriter &json, const QString &name, const base::Bson &document)
{
    // As text: order and types of Extended JSON survive any JSON reader that way.
    json.member(name, document.isEmpty() ? QString() : QString::fromUtf8(document.toCanonicalJson()));
}

void writeNumber(base::JsonWriter &json, const QString &name, std::optional<qint64> number)
{
    json.key(name);
    if (number)
        json.value(*number);
    else
        json.null();
}

void writeTexts(base::JsonWriter &json, const QString &name, const QStringList &texts)
{
    json.key(name).beginArray();
    for (const QString &text : texts)
        json.value(text);
    json.end();
}

void writeServer(base::JsonWriter &json, const ServerIdentity &server)
{
    json.key(QStringLiteral("server")).beginObject();
    json.member(QStringLiteral("name"), server.name).member(QStringLiteral("topology"), server.topology);
    json.member(QStringLiteral("product"), server.product).key(QStringLiteral("version")).inlineNext().beginArray();
    for (int part : server.version)
        json.value(part);
    json.end();
    json.member(QStringLiteral("featureVersion"), server.featureVersion).member(QStringLiteral("user"), server.user);
    writeTexts(json, QStringLiteral("members"), server.members);
    json.member(QStringLiteral("membersUp"), server.membersUp)
        .member(QStringLiteral("membersKnown"), server.membersKnown);
    json.end();
}

void writeStep(base::JsonWriter &json, const Step &step)
{
    json.beginObject();
    json.member(QStringLiteral("number"), step.number).member(QStringLiteral("class"), classCode(step.change));
    json.member(QStringLiteral("kind"), nameOf(kindNames, step.kind))
        .member(QStringLiteral("collection"), step.collection);
    json.member(QStringLiteral("object"), step.object).member(QStringLiteral("what"), step.what);
    json.member(QStringLiteral("onServer"), step.onServer).member(QStringLiteral("inPlan"), step.inPlan);
    json.member(QStringLiteral("why"), step.why);
    writeDocument(json, QStringLiteral("command"), step.command);
    writeDocument(json, QStringLiteral("from"), step.from);
    writeDocument(json, QStringLiteral("to"), step.to);
    json.member(QStringLiteral("uuid"), QString::fromLatin1(step.uuid.toHex()))
        .member(QStringLiteral("inverse"), step.inverse);
    json.member(QStringLiteral("script"), step.script);
    writeNumber(json, QStringLiteral("documents"), step.documents);
    writeNumber(json, QStringLiteral("bytes"), step.bytes);
    json.member(QStringLiteral("acknowledge"), step.acknowledge);
    json.key(QStringLiteral("violators")).inlineNext().beginObject();
    json.member(QStringLiteral("state"), nameOf(countNames, step.violators.state))
        .member(QStringLiteral("count"), step.violators.count);
    json.member(QStringLiteral("atLeast"), step.violators.atLeast)
        .member(QStringLiteral("countedAt"), step.violators.countedAtMs);
    json.end().end();
}

base::Error broken(const QString &message, const QString &where)
{
    return {base::ErrorCode::Format, message, where, Text::tr("Make the plan again; plans are not edited by hand.")};
}

std::optional<qint64> readNumber(const QJsonValue &value)
{
    return value.isDouble() ? std::optional<qint64>(value.toInteger()) : std::nullopt;
}

base::Result<base::Bson> readDocument(const QJsonValue &value)
{
    const QString text = value.toString();
    return text.isEmpty() ? base::Result<base::Bson>(base::Bson()) : base::Bson::fromJson(text.toUtf8());
}

ServerIdentity readServer(const QJsonObject &json)
{
    ServerIdentity out;
    out.name = json.value(QLatin1String("name")).toString();
    out.topology = json.value(QLatin1String("topology")).toString();
    out.product = json.value(QLatin1String("product")).toString();
    for (const QJsonValue part : json.value(QLatin1String("version")).toArray())
        out.version << part.toInt();
    out.featureVersion = json.value(QLatin1String("featureVersion")).toString();
    out.user = json.value(QLatin1String("user")).toString();
    out.members = base::textsOf(json.value(QLatin1String("members")));
    out.membersUp = json.value(QLatin1String("membersUp")).toBool();
    out.membersKnown = json.value(QLatin1String("membersKnown")).toBool();
    return out;
}

base::Result<Step> readStep(const QJsonObject &json)
{
    Step out;
    out.number = json.value(QLatin1String("number")).toInt();
    out.kind = valueOf(kindNames, json.value(QLatin1String("kind")).toString());
    out.change =
        static_cast<ChangeClass>(std::clamp(json.value(QLatin1String("class")).toString().mid(1).toInt(), 0, 5));
    for (const auto &[member, target] : {std::pair("collection", &out.collection),
                                         {"object", &out.object},
                                         {"what", &out.what},
                                         {"onServer", &out.onServer},
                                         {"inPlan", &out.inPlan},
                                         {"why", &out.why},
                                         {"inverse", &out.inverse},
                                         {"script", &out.script},
                                         {"acknowledge", &out.acknowledge}})
        *target = json.value(QLatin1String(member)).toString();
    for (const auto &[member, target] : {std::pair("command", &out.command), {"from", &out.from}, {"to", &out.to}}) {
        const auto document = readDocument(json.value(QLatin1String(member)));
        if (!document)
            return document.error();
        *target = *document;
    }
    out.uuid = QByteArray::fromHex(json.value(QLatin1String("uuid")).toString().toLatin1());
    out.documents = readNumber(json.value(QLatin1String("documents")));
    out.bytes = readNumber(json.value(QLatin1String("bytes")));
    const QJsonObject count = json.value(QLatin1String("violators")).toObject();
    out.violators.state = valueOf(countNames, count.value(QLatin1String("state")).toString());
    out.violators.count = count.value(QLatin1String("count")).toInteger();
    out.violators.atLeast = count.value(QLatin1String("atLeast")).toBool();
    out.violators.countedAtMs = count.value(QLatin1String("countedAt")).toInteger();
    return out;
}

} // namespace

QByteArray planToJson(const Plan &plan)
{
    base::JsonWriter json;
    json.beginObject();
    json.member(QStringLiteral("format"), formatName()).member(QStringLiteral("version"), formatVersion);
    json.member(QStringLiteral("madeAt"), plan.madeAt.toUTC().toString(Qt::ISODateWithMs))
        .member(QStringLiteral("model"), plan.modelHash);
    json.member(QStringLiteral("database"), plan.database);
    writeServer(json, plan.server);
    json.member(QStringLiteral("equal"), plan.equalObjects);
    writeTexts(json, QStringLiteral("unmanaged"), plan.unmanaged);
    writeTexts(json, QStringLiteral("notes"), plan.notes);
    writeNames(json.key(QStringLiteral("names")), plan.names);
    writeRenames(json.key(QStringLiteral("renames")), plan.renames);
    json.key(QStringLiteral("steps")).beginArray();
    for (const Step &step : plan.steps)
        writeStep(json, step);
    json.end().end();
    return json.result();
}

base::Result<Plan> planFromJson(const QByteArray &json)
{
    const QString where = Text::tr("plan file");
    if (json.size() > largestFile)
        return broken(Text::tr("It is too large."), where);
    QJsonParseError error{};
    const QJsonObject object = QJsonDocument::fromJson(base::withEscapedMarks(json), &error).object();
    if (error.error != QJsonParseError::NoError)
        return broken(Text::tr("Invalid JSON near byte %1.").arg(error.offset), where);
    if (object.value(QLatin1String("format")).toString() != formatName())
        return broken(Text::tr("This is not a Shapewright plan."), where);
    if (object.value(QLatin1String("version")).toInt() != formatVersion)
        return broken(Text::tr("Its format version is not known here."), where);
    Plan out;
    out.madeAt = QDateTime::fromString(object.value(QLatin1String("madeAt")).toString(), Qt::ISODateWithMs);
    out.modelHash = object.value(QLatin1String("model")).toString();
    out.database = object.value(QLatin1String("database")).toString();
    out.server = readServer(object.value(QLatin1String("server")).toObject());
    out.equalObjects = object.value(QLatin1String("equal")).toInt();
    out.unmanaged = base::textsOf(object.value(QLatin1String("unmanaged")));
    out.notes = base::textsOf(object.value(QLatin1String("notes")));
    out.names = readNames(object.value(QLatin1String("names")));
    out.renames = readRenames(object.value(QLatin1String("renames")));
    for (const QJsonValue item : object.value(QLatin1String("steps")).toArray()) {
        const auto step = readStep(item.toObject());
        if (!step)
            return broken(step.error().message, where);
        out.steps << *step;
    }
    // A plan has one form. Whatever was added, left out or written twice makes the text differ from it.
    if (planToJson(out) != json)
        return broken(Text::tr("It was changed after it was made."), where);
    if (const auto problem = checkPlan(out))
        return *problem;
    return out;
}

} // namespace sw::deploy
