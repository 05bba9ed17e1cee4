// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formats/project/projectways.h"

#include "models/formats/project/projectvalues.h"

#include <algorithm>

namespace sw::formats
{

namespace
{

class Ways
{
    Q_DECLARE_TR_FUNCTIONS(ProjectFile)

public:
    static QString notAWay() { return tr("This is not the way of a line."); }
    static QString help() { return tr("Write both sides, \"left\" or \"right\", and an odd number of coordinates."); }
};

/// A way with more pieces than this was not bent by hand.
constexpr qsizetype maximumPieces = 99;

QString sideName(bool right)
{
    return right ? QStringLiteral("right") : QStringLiteral("left");
}

void readSide(bool &right, const QJsonValue &json, ObjectReader &reader)
{
    const QString text = reader.text(json).value_or(QString());
    right = text == sideName(true);
    if (!right && text != sideName(false))
        reader.fail(Ways::notAWay(), Ways::help());
}

void readWay(schema::LineWay &way, const QJsonValue &json, ObjectReader &reader)
{
    if (!reader.isArray(json))
        return;
    const QJsonArray array = json.toArray();
    if (array.size() < 3 || array.size() > maximumPieces + 2 || array.size() % 2 == 0)
        return reader.fail(Ways::notAWay(), Ways::help());
    for (qsizetype i = 0; i < array.size() && !reader.failed(); ++i) {
        const ObjectReader::Step step(reader, i);
        if (i < 2)
            readSide(i == 0 ? way.rightOfA : way.rightOfB, array.at(i), reader);
        else
            way.at.append(reader.number(array.at(i)).value_or(0));
    }
}

} // namespace

void write(const QHash<QString, schema::LineWay> &value, base::JsonWriter &out)
{
    QStringList keys = value.keys();
    std::sort(keys.begin(), keys.end());
    out.beginObject();
    for (const QString &key : std::as_const(keys)) {
        const schema::LineWay way = value.value(key);
        out.key(key).inlineNext().beginArray().value(sideName(way.rightOfA)).value(sideName(way.rightOfB));
        for (const double at : way.at)
            out.value(at);
        out.end();
    }
    out.end();
}

void read(QHash<QString, schema::LineWay> &value, const QJsonValue &json, ObjectReader &reader)
{
    if (!reader.isObject(json))
        return;
    const QJsonObject members = json.toObject();
    for (auto it = members.begin(); it != members.end() && !reader.failed(); ++it) {
        const QString key = it.key();
        const ObjectReader::Step step(reader, key);
        readWay(value[key], it.value(), reader);
    }
}

} // namespace sw::formats
