// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/alternatives.h"

#include "models/formats/project/projectobjects.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace sw::formats
{

namespace
{

const QLatin1String settingsMember("alternatives");

QJsonObject jsonOf(const schema::PatternUse &use)
{
    base::JsonWriter out(base::JsonWriter::Style::Compact);
    write(use, out);
    return QJsonDocument::fromJson(out.result()).object();
}

QJsonObject jsonOf(const schema::Alternative &alternative)
{
    QJsonObject json = alternative.unknown;
    json.insert(QStringLiteral("name"), alternative.name);
    if (!alternative.description.isEmpty())
        json.insert(QStringLiteral("description"), alternative.description);
    json.insert(QStringLiteral("goal"), schema::nameOf(alternative.goal));
    QJsonObject placements;
    for (const schema::PlacementChoice &choice : alternative.placements)
        placements.insert(choice.relationship.text(), schema::nameOf(choice.placement));
    json.insert(QStringLiteral("placements"), placements);
    QJsonArray patterns;
    for (const schema::PatternUse &use : alternative.patterns)
        patterns.append(jsonOf(use));
    json.insert(QStringLiteral("patterns"), patterns);
    return json;
}

std::optional<schema::PatternUse> patternIn(const QJsonValue &json)
{
    schema::PatternUse use;
    ObjectReader reader;
    read(use, json, reader);
    return reader.failed() ? std::nullopt : std::optional(use);
}

std::optional<schema::Alternative> alternativeIn(QJsonObject json)
{
    schema::Alternative alternative;
    alternative.name = json.take(QStringLiteral("name")).toString();
    if (alternative.name.isEmpty())
        return std::nullopt;
    alternative.description = json.take(QStringLiteral("description")).toString();
    if (const auto goal = schema::parseName<schema::Goal>(json.take(QStringLiteral("goal")).toString()))
        alternative.goal = *goal;
    const QJsonObject placements = json.take(QStringLiteral("placements")).toObject();
    for (auto it = placements.begin(); it != placements.end(); ++it) {
        const auto placement = schema::parseName<schema::Placement>(it.value().toString());
        if (placement && base::isValidIdText(it.key()))
            alternative.placements.append({schema::RelationshipId(it.key()), *placement});
    }
    for (const QJsonValue use : json.take(QStringLiteral("patterns")).toArray()) {
        if (const auto pattern = patternIn(use))
            alternative.patterns.append(*pattern);
    }
    alternative.unknown = json;
    return alternative;
}

} // namespace

QList<schema::Alternative> alternativesOf(const schema::Model &model)
{
    QList<schema::Alternative> alternatives;
    for (const QJsonValue json : model.settings.value(settingsMember).toArray()) {
        if (const auto alternative = alternativeIn(json.toObject()))
            alternatives.append(*alternative);
    }
    return alternatives;
}

void setAlternatives(schema::Model &model, const QList<schema::Alternative> &alternatives)
{
    if (alternatives.isEmpty()) {
        model.settings.remove(settingsMember);
        return;
    }
    QJsonArray array;
    for (const schema::Alternative &alternative : alternatives)
        array.append(jsonOf(alternative));
    model.settings.insert(settingsMember, array);
}

} // namespace sw::formats
