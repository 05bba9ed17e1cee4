// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/schema/calibration.h"

#include "models/schema/model.h"

#include <QJsonArray>

namespace sw::schema
{

namespace
{

const QLatin1String member("calibration");

QJsonArray jsonOf(const QList<IndexFactor> &indexes)
{
    QJsonArray array;
    for (const IndexFactor &index : indexes)
        array << QJsonObject{{QStringLiteral("name"), index.name}, {QStringLiteral("file"), index.file}};
    return array;
}

QJsonObject jsonOf(const CollectionFactors &collection)
{
    return {{QStringLiteral("name"), collection.name},
            {QStringLiteral("documents"), collection.documents},
            {QStringLiteral("shape"), collection.shape},
            {QStringLiteral("storage"), collection.storage},
            {QStringLiteral("indexes"), jsonOf(collection.indexes)}};
}

CollectionFactors factorsIn(const QJsonObject &json)
{
    CollectionFactors factors;
    factors.name = json.value(QStringLiteral("name")).toString();
    factors.documents = json.value(QStringLiteral("documents")).toDouble();
    factors.shape = json.value(QStringLiteral("shape")).toString();
    factors.storage = json.value(QStringLiteral("storage")).toDouble(1);
    for (const QJsonValue item : json.value(QStringLiteral("indexes")).toArray())
        factors.indexes << IndexFactor{item[QStringLiteral("name")].toString(),
                                       item[QStringLiteral("file")].toDouble(1)};
    return factors;
}

} // namespace

Calibration calibrationOf(const Model &model)
{
    const QJsonObject json = model.settings.value(member).toObject();
    Calibration calibration;
    calibration.server = json.value(QStringLiteral("server")).toString();
    calibration.date = json.value(QStringLiteral("date")).toString();
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
    model.settings.insert(member, QJsonObject{{QStringLiteral("server"), calibration.server},
                                              {QStringLiteral("date"), calibration.date},
                                              {QStringLiteral("collections"), collections}});
}

} // namespace sw::schema
