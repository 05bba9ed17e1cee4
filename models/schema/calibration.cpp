// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/calibration.h"

#include "models/schema/model.h"

#include <QJsonArray>

namespace sw::schema
{

namespace
{

const QLatin1String member("calibration");

void insert(QJsonObject &json, const QString &name, const std::optional<double> &number)
{
    if (number)
        json.insert(name, *number);
}

std::optional<double> numberIn(const QJsonObject &json, const QString &name)
{
    const QJsonValue value = json.value(name);
    return value.isDouble() ? std::optional<double>(value.toDouble()) : std::nullopt;
}

QJsonArray jsonOf(const QList<IndexFactor> &indexes)
{
    QJsonArray array;
    for (const IndexFactor &index : indexes) {
        QJsonObject json{{QStringLiteral("name"), index.name}, {QStringLiteral("file"), index.file}};
        insert(json, QStringLiteral("free"), index.free);
        insert(json, QStringLiteral("cache"), index.cache);
        array << json;
    }
    return array;
}

QJsonObject jsonOf(const CollectionFactors &collection)
{
    QJsonObject json{{QStringLiteral("name"), collection.name},
                     {QStringLiteral("documents"), collection.documents},
                     {QStringLiteral("shape"), collection.shape},
                     {QStringLiteral("indexes"), jsonOf(collection.indexes)}};
    insert(json, QStringLiteral("storage"), collection.storage);
    if (collection.document != 1)
        json.insert(QStringLiteral("document"), collection.document);
    insert(json, QStringLiteral("free"), collection.free);
    insert(json, QStringLiteral("cache"), collection.cache);
    return json;
}

CollectionFactors factorsIn(const QJsonObject &json)
{
    CollectionFactors factors;
    factors.name = json.value(QStringLiteral("name")).toString();
    factors.documents = json.value(QStringLiteral("documents")).toDouble();
    factors.shape = json.value(QStringLiteral("shape")).toString();
    factors.storage = numberIn(json, QStringLiteral("storage"));
    factors.document = json.value(QStringLiteral("document")).toDouble(1);
    factors.free = numberIn(json, QStringLiteral("free"));
    factors.cache = numberIn(json, QStringLiteral("cache"));
    for (const QJsonValue value : json.value(QStringLiteral("indexes")).toArray()) {
        const QJsonObject item = value.toObject();
        factors.indexes << IndexFactor{item.value(QStringLiteral("name")).toString(),
                                       item.value(QStringLiteral("file")).toDouble(1),
                                       numberIn(item, QStringLiteral("free")), numberIn(item, QStringLiteral("cache"))};
    }
    return factors;
}

} // namespace

Calibration calibrationOf(const Model &model)
{
    const QJsonObject json = model.settings.value(member).toObject();
    Calibration calibration;
    calibration.server = json.value(QStringLiteral("server")).toString();
    calibration.date = json.value(QStringLiteral("date")).toString();
    calibration.isLive = json.value(QStringLiteral("live")).toBool();
    for (const QJsonValue item : json.value(QStringLiteral("collections")).toArray())
        calibration.collections << factorsIn(item.toObject());
    return calibration;
}

void setCalibration(Model &model, const Calibration &calibration)
{
    if (calibration.isEmpty()) {
        model.settings.remove(member);
        return;
    }
    QJsonArray collections;
    for (const CollectionFactors &each : calibration.collections)
        collections << jsonOf(each);
    QJsonObject json{{QStringLiteral("server"), calibration.server},
                     {QStringLiteral("date"), calibration.date},
                     {QStringLiteral("collections"), collections}};
    if (calibration.isLive)
        json.insert(QStringLiteral("live"), true);
    model.settings.insert(member, json);
}

} // namespace sw::schema
